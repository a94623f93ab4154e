import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { createProduct, createZoneWithRate, dataOf } from '../support/shop.ts';
import { adminVisits } from './adminVisits.ts';
import { hasChromium, inspect, inspectFully, tabTo } from './chromium.ts';
import type { Visit } from './chromium.ts';
import { addToCart } from './purchase.ts';
import { isNight } from '../support/lane.ts';

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);

/** The first two combinations include each width and each color scheme once. */
const LOOKS = [
  ['wide', 'dark', 1280],
  ['narrow', 'light', 390],
  ['wide', 'light', 1280],
  ['narrow', 'dark', 390],
] as const;

/** Expects that axe finds no issue on a page, not even a minor one, and that the page is not wider than the window. */
async function look(visit: Visit, name: string): Promise<void> {
  await inspectFully(visit, name);
  const wider = await visit.page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(wider, name).toBeLessThanOrEqual(0);
}

describe.skipIf(!hasChromium)('the pages of the shop', () => {
  const { shop, visit, signIn } = adminVisits();
  let sku: string;
  beforeAll(async () => {
    await createZoneWithRate(shop(), { countries: ['US'], cost: 5 });
    ({ sku } = await createProduct(shop(), { price: 1_234_567.89, qty: 10 }));
    const category = dataOf(
      await shop().admin('POST', '/api/categories', {
        name: `Mugs ${LONG}`,
        url_key: 'mugs',
        description: LONG,
      }),
    );
    const put = async (body: object) => dataOf(await shop().admin('POST', '/api/products', body));
    await put({ name: LONG, sku: 'LONG-1', url_key: 'long', price: 5, qty: 0, categories: [category.uuid] });
    await put({
      name: 'Mug',
      sku: 'MUG-1',
      url_key: 'mug',
      price: 16.5,
      qty: 9,
      categories: [category.uuid],
    });
    dataOf(await shop().admin('POST', '/api/categories', { name: LONG, url_key: 'empty' }));
    const place = async (type: string, settings: object) =>
      dataOf(
        await shop().admin('POST', '/api/widgets', {
          name: type,
          type,
          settings,
          placements: [{ route: 'homepage', area: 'content' }],
        }),
      );
    await place('hero', { title: 'Made to last', text: LONG, link: '/mugs', label: 'Look around' });
    await place('features', {
      items: [{ title: 'Free returns', text: '30 days' }, { title: LONG.slice(0, 99) }],
    });
    await place('faq', { title: 'Questions', items: [{ question: LONG, answer: LONG }] });
  });

  const toCheckout = async (page: Page) => {
    await page.goto(`/${sku.toLowerCase()}`);
    await addToCart(page);
    await page.goto('/cart');
  };

  test.each(isNight ? LOOKS : LOOKS.slice(0, 2))(
    'are sound on %s windows in %s',
    async (size, colorScheme, width) => {
      const opened = await visit({ viewport: { width, height: 800 }, colorScheme });
      const { page } = opened;
      for (const [name, path] of [
        ['home', '/'],
        ['category', '/mugs'],
        ['empty-category', '/empty'],
        ['product', '/long'],
        ['search', '/search?keyword=mug'],
        ['login', '/account/login'],
        ['register', '/account/register'],
        ['design', '/design-system'],
      ] as const) {
        expect((await page.goto(path))?.status(), path).toBe(200);
        await look(opened, `looks-${name}-${size}-${colorScheme}`);
      }
      await toCheckout(page);
      await look(opened, `looks-cart-${size}-${colorScheme}`);
      await page.goto('/checkout');
      await look(opened, `looks-checkout-${size}-${colorScheme}`);
      expect(opened.complaints).toEqual([]);
      await opened.close();
    },
  );

  test('are sound while the storefront is closed, for visitors and for administrators', async () => {
    const set = async (values: object) => dataOf(await shop().admin('POST', '/api/settings', values));
    const small = { viewport: { width: 320, height: 800 }, colorScheme: 'dark' } as const;
    await set({ storefrontClosed: true, storefrontClosedText: LONG });
    try {
      const visitor = await visit(small);
      expect((await visitor.page.goto('/mugs'))?.status()).toBe(503);
      await look(visitor, 'looks-closed');
      await visitor.close();
      const admin = await signIn('', undefined, small);
      expect((await admin.page.goto('/mugs'))?.status()).toBe(200);
      await admin.page.getByText('Only administrators see this page.').waitFor();
      await look(admin, 'looks-closed-admin');
      await admin.close();
    } finally {
      await set({ storefrontClosed: null, storefrontClosedText: null });
    }
  });

  test('open their menu and their filters on phones with the keyboard, without a script', async () => {
    const opened = await visit({ viewport: { width: 390, height: 800 } });
    const { page } = opened;
    await page.goto('/mugs');
    const menu = page.getByRole('navigation', { name: 'Categories' });
    expect(await menu.isVisible()).toBe(false);
    await tabTo(page, page.getByRole('button', { name: 'Open menu' }));
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await inspect(opened, 'looks-menu');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });

    await tabTo(page, page.getByRole('button', { name: 'Filter', exact: true }));
    await page.keyboard.press('Enter');
    await page.getByLabel('In stock only').check();
    await inspect(opened, 'looks-filters');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.waitForURL(/in_stock=true/);
    expect(await page.getByText('1 product', { exact: true }).count()).toBe(1);
    await opened.close();
  });

  test('collapse the order summary in the checkout on phones, and show it on wide windows', async () => {
    for (const [width, isShown] of [
      [390, false],
      [1280, true],
    ] as const) {
      const opened = await visit({ viewport: { width, height: 800 } });
      await toCheckout(opened.page);
      await opened.page.goto('/checkout');
      const line = opened.page.locator('.bought li');
      expect(await line.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))).toBe(
        isShown,
      );
      await opened.close();
    }
  });
});
