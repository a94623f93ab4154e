import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareDemo } from '../../packages/runtime/src/store/prepareDemo.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { hasChromium, inspectFully, newVisit, openChromium } from './chromium.ts';
import type { Chromium, Visit } from './chromium.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
const LOOKS = [
  ['en', '', { viewport: WIDE }],
  ['de', '/de', { viewport: PHONE }],
  ['ar', '/ar', { viewport: PHONE, colorScheme: 'dark' }],
  ['en-forced', '', { viewport: WIDE, forcedColors: 'active' }],
] as const;

const LABELS = { de: 'Herbstangebot auf alles, was wir selbst gebrannt haben', ar: 'عرض الخريف' };

/** Expects that axe finds nothing on a page, and that the page is not wider than the window. */
async function sound(visit: Visit, name: string): Promise<void> {
  await inspectFully(visit, name);
  const wider = await visit.page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(wider, name).toBeLessThanOrEqual(0);
}

/** Returns how far badges reach out of their tiles, in pixels. */
const OUTSIDE = `Math.max(...[...document.querySelectorAll('.products .badge')].map((badge) => {
  const [inner, outer] = [badge, badge.closest('li')].map((element) => element.getBoundingClientRect());
  return Math.max(outer.left - inner.left, inner.right - outer.right);
}))`;

describe.skipIf(!hasChromium)('the badges of offers in a browser', () => {
  let browser: Chromium;
  let shop: TestShop;
  let category: string;
  let product: string;
  beforeAll(async () => {
    shop = await testShop({ config: { rateLimit: false, shop: { languages: ['en', 'de', 'ar'] } } });
    await prepareDemo(shop.app);
    browser = await openChromium({ 'shop.test': new URL(shop.url).host });
    const rows = dataOf(await shop.admin('GET', '/api/products?limit=100'));
    const sold = rows.find(
      (row: {
        variant_group_id: unknown;
        qty: number;
        gift_card: unknown;
        categories?: readonly unknown[];
      }) => row.variant_group_id === null && row.qty > 0 && row.gift_card === null,
    );
    product = sold.url_key;
    category = dataOf(await shop.admin('GET', '/api/categories'))[0].url_key;
    const promote = async (fields: object) =>
      dataOf(
        await shop.admin('POST', '/api/promotions', {
          name: 'Offer',
          status: true,
          class: 'product',
          combines: ['product'],
          ...fields,
        }),
      ).uuid as string;
    const uuid = await promote({
      label: 'Autumn offer',
      priority: 9,
      ends_at: '2099-11-30T18:00:00.000Z',
      action: { kind: 'percent', value: 20 },
    });
    await promote({
      label: 'More is cheaper',
      action: { kind: 'tiers', by: 'qty', tiers: [{ min: 3, percent: 10 }] },
    });
    for (const [language, label] of Object.entries(LABELS))
      dataOf(
        await shop.admin('PUT', `/api/translations/promotion/${uuid}/${language}`, { fields: { label } }),
      );
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  test.each(LOOKS)('are sound on tiles and on the product page: %s', async (name, prefix, options) => {
    const visit = await newVisit(browser, 'http://shop.test', options);
    await visit.page.goto(`${prefix}/${category}`);
    expect(await visit.page.locator('.products .badge.sale').count()).toBeGreaterThan(1);
    expect(await visit.page.evaluate(OUTSIDE)).toBeLessThanOrEqual(0);
    await sound(visit, `badges-tiles-${name}`);
    await visit.page.goto(`${prefix}/${product}`);
    expect(await visit.page.locator('.product .badge.sale').count()).toBeGreaterThan(1);
    expect(await visit.page.locator('.promises.offers li').count()).toBe(2);
    await sound(visit, `badges-product-${name}`);
    await visit.close();
  });
});
