import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { createProduct, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { hasChromium, inspectFully, newVisit, openChromium } from './chromium.ts';
import type { Chromium, Visit } from './chromium.ts';
import { isStill } from './purchase.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
/** Looks by language. Each page is loaded once in a language, and shown in its looks. */
const LOOKS = {
  de: [
    [PHONE, 'light'],
    [WIDE, 'dark'],
  ],
  ar: [
    [WIDE, 'light'],
    [PHONE, 'dark'],
  ],
} as const;

/** Expects that axe finds nothing on a page, and that the page is not wider than the window. */
async function sound(visit: Visit, name: string): Promise<void> {
  await inspectFully(visit, name);
  const wider = await visit.page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(wider, name).toBeLessThanOrEqual(0);
}

describe.skipIf(!hasChromium)('offers and stored value in a browser', () => {
  let browser: Chromium;
  let shop: TestShop;
  let card: string;
  let email: string;
  beforeAll(async () => {
    shop = await testShop({ config: { shop: { languages: ['en', 'de', 'ar'] } } });
    browser = await openChromium({ 'shop.test': new URL(shop.url).host });
    await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
    const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
    await post('/api/products', { name: 'Mug', sku: 'MUG', url_key: 'mug', price: 20, qty: 50 });
    const spoon = await createProduct(shop, { price: 4, qty: 5 });
    const promote = (fields: object) =>
      post('/api/promotions', {
        status: true,
        combines: ['product', 'order', 'shipping'],
        ...fields,
      });
    await promote({
      name: 'Post',
      label: 'Free shipping from $100',
      class: 'shipping',
      action: { kind: 'shipping' },
      conditions: [{ kind: 'subtotal', min: 100 }],
    });
    await promote({
      name: 'Spoon',
      label: 'A spoon with each mug',
      class: 'shipping',
      action: { kind: 'gift', sku: spoon.sku, qty: 1 },
    });
    await promote({
      name: 'Tiers',
      label: 'More is cheaper',
      class: 'product',
      action: { kind: 'tiers', by: 'qty', tiers: [{ min: 3, percent: 10 }] },
    });
    const coded = async (code: string, fields: object) => {
      const { uuid } = await promote({
        name: code,
        label: code,
        code_required: true,
        class: 'order',
        ...fields,
      });
      await post(`/api/promotions/${uuid}/codes`, { codes: [code] });
    };
    await coded('SUMMER', { action: { kind: 'percent', value: 10 } });
    await coded('BIGCART', {
      action: { kind: 'percent', value: 20 },
      conditions: [{ kind: 'subtotal', min: 200 }],
    });
    const customer = await customersOf(() => shop).newCustomer();
    ({ email } = customer);
    await post(`/api/customers/${customer.uuid}/credit`, { amount: 12.5, reason: 'Late parcel' });
    card = (await post('/api/gift-cards', { amount: 10 })).code;
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });
  const visit = (options = {}) => newVisit(browser, 'http://shop.test', { viewport: WIDE, ...options });

  test('a shopper enters codes, pays with a gift card and credit, and sees what each does', async () => {
    const opened = await visit();
    const { page } = opened;
    await page.goto('/account/login');
    const form = page.locator('main form').first();
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByLabel('Password', { exact: true }).press('Enter');
    await page.waitForURL('**/account');
    await page.goto('/mug');
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByRole('dialog').getByText('Add 2 more items to get 10% off').waitFor();
    await sound(opened, 'offers-drawer');
    await page.goto('/cart');
    await page.getByText('Free gift: A spoon with each mug').waitFor();
    const enter = async (code: string) => {
      await page.locator('details.fold > summary').click();
      await page.getByLabel('Coupon code').fill(code);
      await page.getByRole('button', { name: 'Apply' }).click();
    };
    await enter('SUMMER');
    await page.getByText('Saves $2.00').waitFor();
    await enter('BIGCART');
    await page.getByText('BIGCART replaced SUMMER.', { exact: true }).waitFor();
    await page.getByText('Gives nothing yet. It needs a subtotal of $200.00.').waitFor();
    await enter(card);
    await page.getByText('Pays $10.00').first().waitFor();
    await sound(opened, 'offers-cart');
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Use store credit' }).click();
    await page.getByText('Pays $10.00').first().waitFor();
    await sound(opened, 'offers-checkout');
    await page.goto('/account');
    await page.getByText('History').click();
    await sound(opened, 'offers-account');
    for (const [language, looks] of Object.entries(LOOKS))
      for (const path of ['cart', 'checkout', 'account']) {
        await page.goto(`/${language}/${path}`);
        for (const [viewport, colorScheme] of looks) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme });
          await isStill(page);
          await sound(opened, `offers-${path}-${language}-${viewport.width}-${colorScheme}`);
        }
      }
    await opened.close();
  });
});
