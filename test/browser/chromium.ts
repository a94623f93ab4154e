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
  /** Errors that the browser has reported: script errors and resources that did not load. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

const PATIENCE_MS = Number(process.env['BROWSER_PATIENCE_MS'] ?? 60_000);

export interface VisitOptions extends BrowserContextOptions {
  /** Opens a page that no other test uses, for a test that does what cannot be undone, such as to add an init script. */
  readonly alone?: boolean;
}

/** Options that a page can change while it is open, or by which pages are distinguished. */
const REUSABLE = new Set([
  'viewport',
  'colorScheme',
  'reducedMotion',
  'forcedColors',
  'locale',
  'javaScriptEnabled',
]);

/**
 * Opens a page with a separate cookie store, nothing stored, and an empty cache. It may be a page that earlier tests have used and closed,
 * because a new one takes as much processor time as loading the admin.
 */
export async function newVisit(
  browser: Pick<Chromium, 'newContext' | 'reusedPage'>,
  url: string,
  { alone = false, ...options }: VisitOptions = {},
): Promise<Visit> {
  if (!alone && Object.keys(options).every((name) => REUSABLE.has(name))) {
    const { page, giveBack } = await browser.reusedPage({ baseURL: url, ...options });
    page.setDefaultTimeout(PATIENCE_MS);
    return { page, complaints: complaintsOf(page, url), close: giveBack };
  }
  const context = await browser.newContext({ baseURL: url, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  return { page, complaints: complaintsOf(page, url), close: () => context.close() };
}

function complaintsOf(page: Page, url: string): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The simulated gateways have no icon and reject cards, which is not an error of the shop.
    const isOurs = message.location().url.startsWith(url);
    if (message.type() === 'error' && isOurs)
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

const results = path.resolve(import.meta.dirname, '../../test-results');

interface Fault {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}

/** Loads lazy images, so that they are checked too. Waits at most one second. */
const SHOW_IMAGES = `Promise.race([
  Promise.all([...document.images].map((image) => { image.loading = 'eager'; return image.decode().catch(() => {}); })),
  new Promise((done) => setTimeout(done, 1000)),
]).then(() => {})`;

/** The minified axe script, which pages parse in a third of the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The menu of the admin, which is the same on each of its pages. */
const MENU = '.mantine-AppShell-navbar';

/**
 * Script that lists the issues that axe finds, using the given rules, all rules, or only rules with serious impact. `without` selects what
 * is left out.
 */
const FIND_FAULTS = `((rules, without) => {
  const mild = axe._audit.rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
  const chosen = {
    all: {},
    serious: { rules: Object.fromEntries(mild.map(({ id }) => [id, { enabled: false }])) },
  };
  return axe
    .run(without === null ? document : { exclude: [[without]] }, { resultTypes: ['violations'], iframes: false, ...(chosen[rules] ?? { runOnly: rules }) })
    .then(({ violations }) => violations);
})`;

/** Returns the issues that axe finds on a page. With `PICTURES=1`, also saves a screenshot. */
async function faultsOf(
  visit: Pick<Visit, 'page'>,
  name: string,
  rules: readonly string[] | 'all' | 'serious',
  without: string | null = null,
): Promise<readonly Fault[]> {
  const { page } = visit;
  if (process.env['PICTURES']) await takeScreenshot(visit, name);
  else await page.evaluate(SHOW_IMAGES);
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(AXE);
  return page.evaluate(`${FIND_FAULTS}(${JSON.stringify(rules)}, ${JSON.stringify(without)})`);
}

const inWords = (faults: readonly Fault[]): readonly string[] =>
  faults.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(', ')}`);

/**
 * Expects that axe finds no serious issue on the page, using the given rules or all rules. Leaves out the menu of the admin, whose many links
 * are a third of the work: `test/browser/admin.test.ts` inspects it in every look.
 */
export async function inspect(
  visit: Pick<Visit, 'page'>,
  name: string,
  rules: readonly string[] | 'serious' = 'serious',
  without: string | null = MENU,
): Promise<void> {
  const faults = await faultsOf(visit, name, rules, without);
  const serious = faults.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(inWords(serious), name).toEqual([]);
}

/** Expects that axe finds no issue on the page, not even a minor one. */
export async function inspectFully(visit: Pick<Visit, 'page'>, name: string): Promise<void> {
  expect(inWords(await faultsOf(visit, name, 'all')), name).toEqual([]);
}

/** Saves a full-page screenshot in `test-results`. */
export async function takeScreenshot({ page }: Pick<Visit, 'page'>, name: string): Promise<void> {
  mkdirSync(results, { recursive: true });
  await page.evaluate(SHOW_IMAGES);
  await page.screenshot({ path: path.join(results, `${name}.png`), fullPage: true });
}

const MOST_TABS = 120;

/** Moves focus to an element with only the Tab key, forward or backward. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`Tab never came to ${String(target)}`);
}
