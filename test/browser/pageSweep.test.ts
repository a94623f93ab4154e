import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import type { TestShop } from '@shop/runtime/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import gazette from '../../examples/extensions/gazette/src/index.ts';
import { loadDemo } from '../../packages/runtime/src/modules/demo/loadDemo.ts';
import { createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { hasChromium, inspect, newVisit, openChromium, takeScreenshot } from './chromium.ts';
import type { Chromium, Visit } from './chromium.ts';
import { addToCart, placeOrder, sendAddress, sendPayment, sendShipping } from './purchase.ts';
import { isNight } from '../support/lane.ts';

const THEMES = ['default', 'gazette'] as const;
const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [1280, 390] as const;
const LANGUAGES = ['en', 'de', 'ar'] as const;

type Look = readonly [
  (typeof THEMES)[number],
  (typeof SCHEMES)[number],
  (typeof WIDTHS)[number],
  (typeof LANGUAGES)[number],
];

/** Combinations that include each theme, color scheme, width and language at least once. The pages are divided among them. */
const SLICE: readonly Look[] = [
  ['default', 'light', 1280, 'en'],
  ['gazette', 'dark', 390, 'de'],
  ['default', 'dark', 390, 'ar'],
];
const EVERY: readonly Look[] = THEMES.flatMap((theme) =>
  SCHEMES.flatMap((scheme) =>
    WIDTHS.flatMap((width) => LANGUAGES.map((language): Look => [theme, scheme, width, language])),
  ),
);
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);

/** Returns the shop's URL for a theme. Forms must be submitted from this origin. */
const addressOf = (theme: string) => `http://${theme}.shop.test`;

/** Starts a shop with a theme, the demo data, a product whose name is a single long word, and a shipping zone. */
async function startShop(theme: Look[0]): Promise<TestShop> {
  const shop = await testShop({
    extensions: [coreShipping, cod, gazette],
    config: {
      rateLimit: false,
      shop: { languages: [...LANGUAGES], url: addressOf(theme) },
      ...(theme !== 'default' && { system: { theme } }),
    },
  });
  await loadDemo(shop.app);
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const categories = dataOf(await shop.admin('GET', '/api/categories'));
  const { uuid } = categories.find((one: { url_key: string }) => one.url_key === 'home-living');
  dataOf(
    await shop.admin('POST', '/api/products', {
      name: LONG,
      sku: 'LONG-1',
      url_key: 'long',
      price: 1_234_567.89,
      qty: 0,
      categories: [uuid],
    }),
  );
  return shop;
}

const PAGES = {
  home: '/',
  category: '/home-living',
  product: '/linen-cushion',
  long: '/long',
  search: '/search?keyword=lamp',
  nothing: '/search?keyword=zzzz',
  blog: '/blog',
  lost: '/nowhere',
  login: '/account/login',
  register: '/account/register',
  'empty cart': '/cart',
  design: '/design-system',
} as const;

/** Pictures are for a visual review. The gate lane takes none unless it is asked for them. */
const IS_SHOWN = isNight || Boolean(process.env['PICTURES']);
/** Combinations that are tested. The night lane tests all of them. */
const LOOKS = isNight ? EVERY : SLICE;
/** Reports whether a page is tested in a combination. In the gate lane, each page is tested in only one combination. */
const isSeen = (page: number, look: Look): boolean =>
  LOOKS === EVERY || page % LOOKS.length === LOOKS.indexOf(look);
/** Reports whether the purchase is tested in this combination, which has a narrow window, a language with long words, and another theme. */
const isBoughtIn = (look: Look): boolean => LOOKS === EVERY || look === SLICE[1];

describe.skipIf(!hasChromium)('every page in every theme', () => {
  let browser: Chromium;
  const shops = new Map<string, TestShop>();
  const hosts = new Map<string, string>();
  beforeAll(async () => {
    for (const theme of THEMES) shops.set(theme, await startShop(theme));
    for (const [theme, shop] of shops) hosts.set(new URL(addressOf(theme)).host, new URL(shop.url).host);
    browser = await openChromium(Object.fromEntries(hosts));
  });
  afterAll(async () => {
    await browser?.close();
    for (const shop of shops.values()) await shop.stop();
    if (IS_SHOWN) writeContactSheet();
  });

  const open = ([theme, colorScheme, width, language]: Look): Promise<Visit> =>
    newVisit(browser, addressOf(theme), {
      viewport: { width, height: 800 },
      colorScheme,
      reducedMotion: 'reduce',
      locale: language,
    });

  test.each(LOOKS.map((look) => ({ name: look.join(', '), look })))('is sound: $name', async ({ look }) => {
    const visit = await open(look);
    const { page } = visit;
    const [theme, scheme, width, language] = look;
    const prefix = language === 'en' ? '' : `/${language}`;
    const sound = async (name: string) => {
      const screenshot = `sweep-${name}-${theme}-${scheme}-${width}-${language}`;
      if (IS_SHOWN) await takeScreenshot(visit, screenshot);
      await inspect(visit, screenshot);
      const tooWide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(tooWide, `${name} is wider than the window`).toBeLessThanOrEqual(0);
    };
    for (const [number, [name, address]] of Object.entries(PAGES).entries()) {
      if (!isSeen(number, look)) continue;
      await page.goto(prefix + address);
      await sound(name);
    }
    if (isBoughtIn(look)) await buy(page, prefix, sound);
    const complaints = visit.complaints.filter((one) => !one.includes('404'));
    expect(complaints).toEqual([]);
    await visit.close();
  });
});

/** Buys something and calls `show` for each page. */
async function buy(page: Page, prefix: string, show: (name: string) => Promise<void>): Promise<void> {
  await page.goto(`${prefix}/linen-cushion`);
  await addToCart(page);
  await page.goto(`${prefix}/cart`);
  await show('cart');
  await page.goto(`${prefix}/checkout`);
  await show('checkout');
  await sendAddress(page);
  await show('checkout-shipping');
  await sendShipping(page);
  await show('checkout-payment');
  await sendPayment(page, 'cod');
  await show('checkout-review');
  await placeOrder(page);
  await page.waitForURL(/\/checkout\/success\//);
  await show('confirmation');
}

/** Writes an HTML page with all screenshots of the test, for a visual review. */
function writeContactSheet(): void {
  const results = path.resolve(import.meta.dirname, '../../test-results');
  const shown = readdirSync(results)
    .filter((name) => name.startsWith('sweep-') && name.endsWith('.png'))
    .sort()
    .map(
      (name) => `<figure><img src="${name}" alt=""><figcaption>${name.slice(6, -4)}</figcaption></figure>`,
    );
  writeFileSync(
    path.join(results, 'contact-sheet.html'),
    `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>body{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1rem;font:12px system-ui}
figure{margin:0}img{width:100%;height:20rem;object-fit:cover;object-position:top;border:1px solid #ccc}</style>
${shown.join('\n')}\n`,
  );
}
