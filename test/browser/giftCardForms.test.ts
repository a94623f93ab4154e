import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardSales } from '../support/cardSales.ts';
import { createZoneWithRate, testShop } from '../support/shop.ts';
import { hasChromium, inspectFully, newVisit, openChromium } from './chromium.ts';
import type { Chromium, Visit } from './chromium.ts';
import { addToCart } from './purchase.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

/** Expects that axe finds nothing on a page, and that the page is not wider than the window. */
async function sound(visit: Visit, name: string): Promise<void> {
  await inspectFully(visit, name);
  const wider = await visit.page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(wider, name).toBeLessThanOrEqual(0);
}

describe.skipIf(!hasChromium)('buying a gift card in a browser', () => {
  let browser: Chromium;
  let shop: TestShop;
  let path: string;
  const sales = cardSales(() => shop);
  beforeAll(async () => {
    shop = await testShop({
      config: { shop: { languages: ['en', 'de', 'ar'] } },
      extensions: [coreShipping, cod],
    });
    browser = await openChromium({ 'shop.test': new URL(shop.url).host });
    await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
    path = `/${(await sales.newCard()).sku.toLowerCase()}`;
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });
  const visit = (options = {}) => newVisit(browser, 'http://shop.test', { viewport: PHONE, ...options });

  test.each([true, false])(
    'of another amount for somebody, by a phone, with scripts: %s',
    async (scripts) => {
      const opened = await visit({ javaScriptEnabled: scripts });
      const { page } = opened;
      await page.goto(path);
      const bar = page.locator('.buy-bar .price');
      const other = page.locator('[name="inputs.other"]');
      expect(await bar.textContent()).toBe('From $10.00');
      expect(await other.isVisible()).toBe(false);
      await page.getByLabel('$50.00').check();
      expect(await bar.textContent()).toBe(scripts ? '$50.00' : 'From $10.00');
      await page.getByLabel('Another amount').check();
      expect(await bar.textContent()).toBe('From $10.00');
      await other.fill('33.5');
      expect(await bar.textContent()).toBe(scripts ? '$33.50' : 'From $10.00');
      await page.getByLabel('Recipient’s name').fill('Bob Stone');
      await page.getByLabel('Recipient’s email').fill('bob@example.com');
      await page.getByLabel('Message').fill('Happy birthday');
      await page.locator('[name="inputs.deliver_at"]').fill('2020-01-01');
      if (scripts) await sound(opened, 'gift-card-form');
      await page.locator('.buy-bar button').click();
      await page.getByRole('link', { name: 'Choose today or a day within a year' }).waitFor();
      expect(await other.inputValue()).toBe('33.5');
      expect(await page.getByLabel('Message').inputValue()).toBe('Happy birthday');
      if (scripts) await sound(opened, 'gift-card-form-refused');
      await page.locator('[name="inputs.deliver_at"]').fill('');
      await addToCart(page);
      await page.getByText('For: Bob Stone, bob@example.com').waitFor();
      if (scripts) await sound(opened, 'gift-card-cart');
      await opened.close();
    },
  );

  test('the drawer of a wide window shows the gift card that was added', async () => {
    const opened = await visit({ viewport: WIDE });
    const { page } = opened;
    await page.goto(path);
    await addToCart(page);
    await page.goto(path);
    await page.getByLabel('$50.00').check();
    expect(await page.locator('article.product .price').textContent()).toBe('$50.00');
    await addToCart(page);
    await page.locator('dialog.drawer').getByText('Amount: $50.00').waitFor();
    await sound(opened, 'gift-card-drawer');
    await opened.close();
  });

  test('the form is sound in every look', async () => {
    const looks = [
      ['', WIDE, 'light'],
      ['/de', WIDE, 'dark'],
      ['/ar', WIDE, 'light'],
      ['/ar', PHONE, 'dark'],
    ] as const;
    for (const [language, viewport, colorScheme] of looks) {
      const opened = await visit({ viewport, colorScheme });
      await opened.page.goto(language + path);
      await opened.page.locator('[name="inputs.amount"][value="other"]').check();
      await sound(opened, `gift-card-form${language.replace('/', '-')}-${viewport.width}-${colorScheme}`);
      await opened.close();
    }
  });
});
