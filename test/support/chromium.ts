import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { TestShop } from '@shop/runtime/testing';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';

const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Where a browser is installed; `CHROMIUM` says it. Null: there is none, and its tests are skipped. */
export const chromiumPath: string | null =
  PLACES.find((place) => place !== undefined && existsSync(place)) ?? null;
if (chromiumPath === null) console.warn('There is no Chromium: the tests in a browser are skipped');

const PICTURES = path.join(import.meta.dirname, '../../test-results/pages');

/** A real browser that finds the shop at the address that the shop thinks it has. */
export async function openChromium({ url, app }: TestShop): Promise<Browser> {
  await mkdir(PICTURES, { recursive: true });
  const [own, real] = [new URL(app.config.shop.url), new URL(url)];
  return chromium.launch({
    executablePath: chromiumPath as string,
    args: ['--no-sandbox', '--disable-dev-shm-usage', `--host-resolver-rules=MAP ${own.host} ${real.host}`],
  });
}

export interface Visitor {
  readonly page: Page;
  /** What the browser complained of. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** A visitor with a session of their own. */
export async function visit(browser: Browser, { javaScriptEnabled = true } = {}): Promise<Visitor> {
  const context = await browser.newContext({ javaScriptEnabled });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Gateways are not ours: they have no icon, and refuse cards.
    const isOurs = message.location().url.startsWith('http://shop.test');
    if (message.type() === 'error' && isOurs) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints, close: () => context.close() };
}

interface AxeFinding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Keeps a picture of the page, and lets axe look for what shuts people out. */
export async function look(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: path.join(PICTURES, `${name}.png`), fullPage: true });
  await page.evaluate(axe);
  const { violations } = (await page.evaluate('axe.run(document)')) as { violations: readonly AxeFinding[] };
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
    name,
  ).toEqual([]);
}

const MAX_TABS = 100;

/** Goes by the Tab key to what this selector names, as who has no mouse. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`${selector} can not be reached by the Tab key`);
}
