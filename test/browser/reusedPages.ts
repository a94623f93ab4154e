import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** Options of a page that may be reused. The first four can be changed while it is open. */
export interface ReusedPageOptions extends Pick<
  BrowserContextOptions,
  'viewport' | 'colorScheme' | 'reducedMotion' | 'forcedColors' | 'locale' | 'javaScriptEnabled'
> {
  readonly baseURL: string;
}

/** A page on loan. */
export interface ReusedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Leaves nothing of what the test did in the page, or closes it. */
  giveBack(): Promise<void>;
}

interface Kept {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly session: CDPSession;
  readonly origin: string;
  loans: number;
}

/** Number of loans after which a page is closed, so that its process does not grow without end. */
const MOST_LOANS = 60;

/** The events to which tests listen. Playwright's own listeners are for other events. */
const EVENTS = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'load',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

/**
 * Retains pages for later tests of this process. A page in a context of its own starts a process, which compiles all scripts anew: this
 * takes as much processor time as loading the admin once more.
 */
export function createReusedPages(browser: Browser): (options: ReusedPageOptions) => Promise<ReusedPage> {
  const free = new Map<string, Kept[]>();
  return async (options) => {
    const { baseURL, locale = '', javaScriptEnabled = true } = options;
    const key = `${baseURL} ${locale} ${javaScriptEnabled}`;
    const kept = free.get(key)?.pop() ?? (await open(browser, options));
    const { page, context } = kept;
    kept.loans += 1;
    await page.setViewportSize(options.viewport ?? { width: 1280, height: 720 });
    await page.emulateMedia({
      media: null,
      colorScheme: options.colorScheme ?? 'light',
      reducedMotion: options.reducedMotion ?? 'no-preference',
      forcedColors: options.forcedColors ?? 'none',
    });
    return {
      page,
      context,
      async giveBack() {
        if (kept.loans < MOST_LOANS && (await isCleared(kept).catch(() => false)))
          free.set(key, [...(free.get(key) ?? []), kept]);
        else await context.close();
      },
    };
  };
}

async function open(browser: Browser, options: ReusedPageOptions): Promise<Kept> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return { page, context, session, origin: options.baseURL, loans: 0 };
}

/** Removes all that a test left in its page. Returns false if the page cannot be used again. */
async function isCleared({ page, context, session, origin }: Kept): Promise<boolean> {
  if (page.isClosed() || context.pages().length > 1 || !page.url().startsWith(`${origin}/`)) return false;
  for (const event of EVENTS) {
    page.removeAllListeners(event);
    context.removeAllListeners(event);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  // A page asks before it leaves what was typed into it. Playwright answers.
  await page.evaluate('sessionStorage.clear()');
  await page.mouse.move(0, 0);
  await page.goto('about:blank');
  await context.clearCookies();
  await context.clearPermissions();
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Network.clearBrowserCache');
  return true;
}
