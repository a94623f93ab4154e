import type { Browser, CDPSession } from 'playwright-core';
import { hasChromium, openChromium } from '../browser/launch.ts';
import { startChild } from './child.ts';
import { median } from './load.ts';
import { atMost } from './report.ts';
import type { Budget } from './report.ts';
import type { ShopDatabase } from './shopDatabase.ts';

/** Loading metrics of a demo page on a slow phone: medians over all rounds. */
export interface BrowserResults {
  readonly page: string;
  /** Largest contentful paint in ms. */
  readonly lcp: number;
  /** Cumulative layout shift score. */
  readonly cls: number;
  /** Compressed size of all transferred files except images, in kB. */
  readonly transferred: number;
  /** Compressed size of the largest script, in kB. */
  readonly largestScript: number;
}

const PAGES: Readonly<Record<string, string>> = {
  homepage: '/',
  category: '/home-living',
  product: '/linen-cushion',
  search: '/search?keyword=lamp',
  login: '/account/login',
};
/** Simulates a mid-range phone on slow 4G: 150 ms round trip, 1.6 Mbit/s down, 0.75 Mbit/s up, and a quarter of the processor speed. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const SLOWER = 4;
/** Milliseconds to wait for layout shifts after the page has loaded. */
const SETTLE_MS = 800;

/** Measures how pages load in Chromium with an empty cache. Measures nothing if Chromium is not installed. */
export async function measureInBrowser(
  { url }: ShopDatabase,
  { dir, rounds }: { readonly dir: string; readonly rounds: number },
): Promise<readonly BrowserResults[]> {
  if (!hasChromium) return [];
  const child = await startChild('server', { databaseUrl: url, dir });
  const browser = await openChromium();
  try {
    const results: BrowserResults[] = [];
    for (const [page, address] of Object.entries(PAGES)) {
      const loads: Omit<BrowserResults, 'page'>[] = [];
      // The first load fills the shop's page cache.
      for (let round = 0; round <= rounds; round += 1) {
        const load = await measureLoad(browser, `http://127.0.0.1:${child.port}${address}`);
        if (round > 0) loads.push(load);
      }
      const of = (name: keyof (typeof loads)[number]) => median(loads.map((load) => load[name]));
      results.push({
        page,
        lcp: of('lcp'),
        cls: of('cls'),
        transferred: of('transferred'),
        largestScript: of('largestScript'),
      });
    }
    return results;
  } finally {
    await browser.close();
    await child.stop();
  }
}

/** Script that records a page's paints and layout shifts from the start. */
const WATCH = `
  window.seen = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => { for (const one of list.getEntries()) window.seen.lcp = one.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) window.seen.cls += one.value; })
    .observe({ type: 'layout-shift', buffered: true });`;

async function measureLoad(browser: Browser, address: string): Promise<Omit<BrowserResults, 'page'>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const transfers = await watchTransfers(session);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(WATCH);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    const { lcp, cls } = (await page.evaluate('window.seen')) as { lcp: number; cls: number };
    const sizes = transfers();
    return {
      lcp,
      cls,
      transferred: sum(sizes.filter(({ type }) => type !== 'Image').map(({ bytes }) => bytes)) / 1000,
      largestScript:
        Math.max(0, ...sizes.filter(({ type }) => type === 'Script').map(({ bytes }) => bytes)) / 1000,
    };
  } finally {
    await context.close();
  }
}

interface Transfer {
  readonly type: string;
  readonly bytes: number;
}

/** Records a page's transfers. Returns a function that lists the transfers. */
async function watchTransfers(session: CDPSession): Promise<() => readonly Transfer[]> {
  const types = new Map<string, string>();
  const transfers: Transfer[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const type = types.get(requestId);
    if (type !== undefined) transfers.push({ type, bytes });
  });
  await session.send('Network.enable');
  return () => transfers;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const browserBudgets = (results: readonly BrowserResults[]): Budget[] =>
  results.flatMap(({ page, lcp, cls, transferred, largestScript }) => [
    atMost(`largest contentful paint on slow 4G, ms: ${page}`, lcp, 1500),
    atMost(`layout shift: ${page}`, cls, 0.02),
    atMost(`kB before pictures: ${page}`, transferred, 120),
    atMost(`kB of the largest script: ${page}`, largestScript, 15),
  ]);
