import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Chromium } from './sharedChromium.ts';

export { hasChromium } from './launch.ts';
export { openChromium } from './sharedChromium.ts';
export type { Chromium } from './sharedChromium.ts';

export interface Visit {
  readonly page: Page;
  /** The complaints of the browser so far: errors of scripts, and resources that did not load. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

const PATIENCE_MS = Number(process.env['BROWSER_PATIENCE_MS'] ?? 60_000);

/** Opens a page with a cookie jar of its own. */
export async function newVisit(
  browser: Pick<Chromium, 'newContext'>,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ baseURL: url, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The gateways are not ours: they have no icon, and refuse cards.
    const isOurs = message.location().url.startsWith(url);
    if (message.type() === 'error' && isOurs)
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints, close: () => context.close() };
}

const results = path.resolve(import.meta.dirname, '../../test-results');

interface Fault {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** Loads the pictures that wait until somebody comes near, so that they are seen too; not longer than a second. */
const SHOW_PICTURES = `Promise.race([
  Promise.all([...document.images].map((image) => { image.loading = 'eager'; return image.decode().catch(() => {}); })),
  new Promise((done) => setTimeout(done, 1000)),
]).then(() => {})`;

/** The smaller form of axe: pages parse it in a third of the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Lists the faults that axe finds: by these rules, by all, or by those whose faults can be serious. */
const FIND_FAULTS = `((rules) => {
  const mild = axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
  const chosen = {
    all: {},
    serious: { rules: Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }])) },
  };
  return axe
    .run(document, { resultTypes: ['violations'], iframes: false, ...(chosen[rules] ?? { runOnly: rules }) })
    .then(({ violations }) => violations);
})`;

/** Returns the faults that axe finds in a page. With `PICTURES=1` it saves a picture of the page too. */
async function faultsOf(
  visit: Pick<Visit, 'page'>,
  name: string,
  rules: readonly string[] | 'all' | 'serious',
): Promise<readonly Fault[]> {
  const { page } = visit;
  if (process.env['PICTURES']) await takePicture(visit, name);
  else await page.evaluate(SHOW_PICTURES);
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(AXE);
  return page.evaluate(`${FIND_FAULTS}(${JSON.stringify(rules)})`);
}

const inWords = (faults: readonly Fault[]): readonly string[] =>
  faults.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(', ')}`);

/** Expects that axe finds no serious fault in the page: of these rules, or of all. */
export async function inspect(
  visit: Pick<Visit, 'page'>,
  name: string,
  rules: readonly string[] | 'serious' = 'serious',
): Promise<void> {
  const faults = await faultsOf(visit, name, rules);
  const serious = faults.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(inWords(serious), name).toEqual([]);
}

/** Expects that axe finds no fault in the page, be it ever so mild. */
export async function inspectFully(visit: Pick<Visit, 'page'>, name: string): Promise<void> {
  expect(inWords(await faultsOf(visit, name, 'all')), name).toEqual([]);
}

/** Saves a picture of the whole page in `test-results`. */
export async function takePicture({ page }: Pick<Visit, 'page'>, name: string): Promise<void> {
  mkdirSync(results, { recursive: true });
  await page.evaluate(SHOW_PICTURES);
  await page.screenshot({ path: path.join(results, `${name}.png`), fullPage: true });
}

const MOST_TABS = 120;

/** Goes to an element by the Tab key alone, forward or back. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`Tab never came to ${String(target)}`);
}
