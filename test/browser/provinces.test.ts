import type { TestShop } from '@shop/runtime/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';
import { hasChromium, inspect, newVisit, openChromium } from './chromium.ts';
import type { Chromium, Visit } from './chromium.ts';

const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
/** URL that the shop is configured with. Forms from other origins are rejected. */
const URL_OF_SHOP = 'http://shop.test';
const LIST = 'Update form';
const countryOf = (page: Page) => page.locator('[name="shipping.country"]');
const province = (page: Page) => page.locator('[name="shipping.province"]');

describe.skipIf(!hasChromium)('the address of a shopper with a browser', () => {
  let browser: Chromium;
  let shop: TestShop;
  let sku: string;
  beforeAll(async () => {
    shop = await testShop();
    browser = await openChromium({ 'shop.test': new URL(shop.url).host });
    await createZoneWithRate(shop, { countries: ['US', 'DE', 'ES', 'HK'], cost: 5 });
    const product = await createProduct(shop, { price: 20, qty: 1000 });
    ({ sku } = product);
    const { uuid } = dataOf(await shop.admin('POST', '/api/tax/classes', { name: 'By state' }));
    const rate = { name: 'State', rate: 10, country: 'US', province: 'CA' };
    dataOf(await shop.admin('POST', `/api/tax/classes/${uuid}/rates`, rate));
    dataOf(await shop.admin('PATCH', `/api/products/${product.uuid}`, { tax_class: uuid }));
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  async function begin(visit: Visit): Promise<void> {
    const { page } = visit;
    await page.goto(`/${sku.toLowerCase()}`);
    await click(page, 'Add to cart');
    await page.getByRole('link', { name: 'Check out' }).click();
    await page.locator('[name="email"]').fill('ada@example.com');
  }

  async function fill(page: Page): Promise<void> {
    for (const field of ['full_name', 'telephone', 'address_1', 'city', 'postcode'] as const)
      await page.locator(`[name="shipping.${field}"]`).fill(testAddress[field]);
  }

  async function expectFits(page: Page): Promise<void> {
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  }

  test.each([
    { width: 390, javaScriptEnabled: true },
    { width: 390, javaScriptEnabled: false },
  ])(
    'lists the states of its country and pays the tax of one: $width px, JavaScript $javaScriptEnabled',
    async ({ width, javaScriptEnabled }) => {
      const visit = await newVisit(browser, URL_OF_SHOP, {
        viewport: { width, height: 800 },
        javaScriptEnabled,
      });
      const { page } = visit;
      const look = async (name: string) => {
        await expectFits(page);
        // axe is a script, so it cannot run without JavaScript.
        if (javaScriptEnabled) await inspect(visit, `address-${name}-${width}`);
      };
      const list = page.getByRole('button', { name: LIST });
      const country = countryOf(page);
      await begin(visit);
      expect(await province(page).evaluate((field) => field.tagName)).toBe('INPUT');
      expect(await list.isVisible()).toBe(false);
      await look('empty');
      await fill(page);
      await country.selectOption('Germany');
      expect(await list.isVisible()).toBe(true);
      await look('country-chosen');
      await list.click();
      expect(await countryOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
      await province(page).selectOption('DE-MV');
      expect(await list.isVisible()).toBe(false);
      await look('germany');
      await country.selectOption('United States');
      await look('country-changed');
      await click(page, 'Continue');
      await page.getByText('Please correct').waitFor();
      await look('of-another-country');
      await province(page).selectOption('California');
      await look('states');
      await click(page, 'Continue');
      await page.getByRole('radio').first().check();
      await click(page, 'Continue');
      await page.getByRole('radio').first().check();
      await click(page, 'Continue');
      await look('review');
      const review = (await page.textContent('main'))?.replaceAll(/\s+/g, ' ');
      expect(review).toContain('California');
      expect(review).toMatch(/Tax\S* \$2\.00/);
      await click(page, /^(Place order|Pay \D?[\d.,]+)$/);
      await page.waitForURL(/\/checkout\/success\//);
      await look('placed');
      const placed = (await page.textContent('main'))?.replaceAll(/\s+/g, ' ');
      expect(placed).toContain('California');
      expect(placed).toContain('$27.00');
      expect(visit.complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
      await visit.close();
    },
  );
});
