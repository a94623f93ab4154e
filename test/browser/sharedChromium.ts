import type { Browser, BrowserContext } from 'playwright-core';
import { startShared } from '../run/startShared.ts';
import { startHostRouter } from './hostRouter.ts';
import type { HostRouter } from './hostRouter.ts';
import { openChromium as launch } from './launch.ts';
import { createReusedPages } from './reusedPages.ts';
import type { ReusedPage, ReusedPageOptions } from './reusedPages.ts';

/** A use of this process's shared Chromium. `close` closes the contexts that the use opened, but not the browser. */
export interface Chromium extends Pick<Browser, 'newContext' | 'close'> {
  /** Lends a page that earlier tests may have used. */
  reusedPage(options: ReusedPageOptions): Promise<ReusedPage>;
}

/**
 * Flags of the engine for scripts. The pages of tests live for seconds: to optimize their functions takes more processor time than it saves, and so does
 * to collect garbage often, and to compile again what the page before had compiled.
 */
const SCRIPTS = '--js-flags=--no-opt --no-maglev --no-flush-bytecode --min-semi-space-size=32';

interface Shared {
  readonly browser: Browser;
  readonly router: HostRouter;
  readonly reusedPage: Chromium['reusedPage'];
}

let shared: Promise<Shared> | undefined;

/**
 * Opens this process's shared Chromium, which its test files use one after the other. It starts on first use and ends with the process.
 * `hosts` maps names below `.test` and `.localhost` to `address:port`.
 */
export async function openChromium(hosts: Readonly<Record<string, string>> = {}): Promise<Chromium> {
  const unreachable = Object.keys(hosts).find((name) => !/\.(?:test|localhost)$/.test(name));
  if (unreachable !== undefined) throw new Error(`Chromium asks a name server for ${unreachable}`);
  const { browser, router, reusedPage } = await (shared ??= startShared(start));
  const leave = router.lead(hosts);
  const contexts = new Set<BrowserContext>();
  return {
    async newContext(options) {
      const context = await browser.newContext(options);
      contexts.add(context);
      context.on('close', () => contexts.delete(context));
      return context;
    },
    async reusedPage(options) {
      const lent = await reusedPage(options);
      contexts.add(lent.context);
      return {
        ...lent,
        async giveBack() {
          contexts.delete(lent.context);
          await lent.giveBack();
        },
      };
    },
    async close() {
      await Promise.all([...contexts].map((context) => context.close()));
      leave();
    },
  };
}

async function start(): Promise<Shared> {
  const router = await startHostRouter();
  const browser = await launch({ '*.test': router.address, '*.localhost': router.address }, [SCRIPTS]);
  let isEnding = false;
  browser.on('disconnected', () => {
    shared = undefined;
    if (!isEnding) console.error('Chromium died; the next file of this worker opens another one');
  });
  // vitest ends its processes with this signal.
  process.once('SIGTERM', () => {
    isEnding = true;
    void browser.close().finally(() => process.exit());
  });
  return { browser, router, reusedPage: createReusedPages(browser) };
}
