import type { TestShop } from '@shop/runtime/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';
import { hasChromium, inspect, newVisit, openChromium } from './chromium.ts';
import type { Chromium, Visit } from './chromium.ts';
import { pressUntil } from './engines/until.ts';

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

  /** Chooses a country. Without JavaScript the shopper has to press a button. */
  async function chooseCountry(page: Page, [name, code]: readonly [string, string], hasScript: boolean) {
    const list = page.getByRole('button', { name: LIST });
    await countryOf(page).focus();
    await countryOf(page).selectOption(name);
    expect(await list.isVisible()).toBe(!hasScript);
    if (!hasScript) await list.click();
    await page.locator(`[name="shipping.listed"][value="${code}"]`).waitFor({ state: 'attached' });
    // The focus comes after the fields, once the page is drawn.
    const hasFocus = () => countryOf(page).evaluate((field) => field === document.activeElement);
    await expect.poll(hasFocus).toBe(true);
    expect(await list.isVisible()).toBe(false);
  }

  /** Returns the vertical positions of inputs, rounded to whole pixels. They are read at once, because the page may be scrolling. */
  const bottomsOf = (page: Page, ...names: readonly string[]): Promise<number[]> =>
    page.evaluate(
      (fields) =>
        fields.map((name) => {
          const field = document.querySelector(`[name="shipping.${name}"]`);
          return Math.round(field?.getBoundingClientRect().bottom ?? 0);
        }),
      names,
    );

  async function expectFits(page: Page): Promise<void> {
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  }

  test.each([
    { width: 390, javaScriptEnabled: true },
    { width: 390, javaScriptEnabled: false },
  ])(
    'has the fields of its country and is charged the tax of its state: $width px, JavaScript $javaScriptEnabled',
    async ({ width, javaScriptEnabled }) => {
      const visit = await newVisit(browser, URL_OF_SHOP, {
        viewport: { width, height: 800 },
        javaScriptEnabled,
        locale: 'en',
      });
      const { page } = visit;
      const look = async (name: string) => {
        await expectFits(page);
        // axe is a script, so it cannot run without JavaScript.
        if (javaScriptEnabled) await inspect(visit, `address-${name}-${width}`);
      };
      await begin(visit);
      expect(await province(page).evaluate((field) => field.tagName)).toBe('INPUT');
      expect(await page.getByRole('button', { name: LIST }).isVisible()).toBe(false);
      await look('empty');
      await fill(page);
      await chooseCountry(page, ['Germany', 'DE'], javaScriptEnabled);
      expect(await province(page).count()).toBe(0);
      expect(await page.locator('[name="shipping.city"]').inputValue()).toBe(testAddress.city);
      const [postcode, city] = await bottomsOf(page, 'postcode', 'city');
      expect(postcode).toBe(city);
      await look('germany');
      if (javaScriptEnabled) await chooseCountry(page, ['United States', 'US'], true);
      else {
        // A shopper who overlooks the button gets an error about the missing fields.
        await countryOf(page).selectOption('United States');
        await look('country-changed');
        await pressUntil(
          'the error about the state',
          () => click(page, 'Continue'),
          (timeout) => page.getByRole('link', { name: 'Enter your state' }).waitFor({ timeout }),
        );
        await look('of-another-country');
      }
      // A field with an error has a separate row.
      const rows = new Set(await bottomsOf(page, 'province', 'postcode'));
      expect(rows.size).toBe(javaScriptEnabled ? 1 : 2);
      await province(page).selectOption('California');
      await look('states');
      await click(page, 'Continue');
      await page.getByRole('radio').first().check();
      await click(page, 'Continue');
      await page.getByRole('radio').first().check();
      await click(page, 'Continue');
      await look('review');
      const review = (await page.textContent('main'))?.replaceAll(/\s+/g, ' ');
      expect(review).toContain('Oakland, CA 94607');
      expect(review).toMatch(/Tax\S* \$2\.00/);
      await click(page, /^(Place order ·|Pay) \D?[\d.,]+$/);
      await page.waitForURL(/\/checkout\/success\//);
      await look('placed');
      const placed = (await page.textContent('main'))?.replaceAll(/\s+/g, ' ');
      expect(placed).toContain('Oakland, CA 94607');
      expect(placed).toContain('$27.00');
      expect(visit.complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
      await visit.close();
    },
  );

  test('keeps typed text and the focus while the form follows the country', async () => {
    const visit = await newVisit(browser, URL_OF_SHOP, {
      viewport: { width: 1280, height: 900 },
      locale: 'en',
    });
    const { page } = visit;
    await begin(visit);
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await page.route('**/checkout/country', async (route) => {
      asked.resolve();
      await answered.promise;
      await route.continue();
    });
    await countryOf(page).selectOption('United States');
    await asked.promise;
    await province(page).fill('California');
    await page.locator('[name="shipping.city"]').fill('Oakland');
    answered.resolve();
    await page.locator('[name="shipping.listed"][value="US"]').waitFor({ state: 'attached' });
    const city = page.locator('[name="shipping.city"]');
    expect(await city.inputValue()).toBe('Oakland');
    expect(await province(page).inputValue()).toBe('US-CA');
    expect(await city.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(new Set(await bottomsOf(page, 'city', 'province', 'postcode')).size).toBe(1);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('a button updates the form if the script’s request fails', async () => {
    const visit = await newVisit(browser, URL_OF_SHOP, {
      viewport: { width: 1280, height: 900 },
      locale: 'en',
    });
    const { page } = visit;
    await begin(visit);
    await page.route('**/checkout/country', (route) => route.abort(), { times: 1 });
    await countryOf(page).selectOption('United States');
    await page.getByRole('button', { name: LIST }).click();
    await page.waitForURL(/\/checkout\/country/);
    expect(await province(page).evaluate((field) => field.tagName)).toBe('SELECT');
    await visit.close();
  });
});
