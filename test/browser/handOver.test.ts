import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { valueOf } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';
import { hasChromium, inspectFully, newVisit, openChromium } from './chromium.ts';
import type { Chromium, Visit } from './chromium.ts';
import { placeOrder } from './purchase.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
const CHECKOUT = /\/checkout$/;

/** Expects that axe finds nothing on a page, and that the page is not wider than the window. */
async function sound(visit: Visit, name: string): Promise<void> {
  await inspectFully(visit, name);
  const wider = await visit.page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect(wider, name).toBeLessThanOrEqual(0);
}

describe.skipIf(!hasChromium)('going on with the cart of a sales channel in a browser', () => {
  let browser: Chromium;
  let shop: TestShop;
  let method: string;
  let sku: string;
  beforeAll(async () => {
    shop = await testShop({
      config: { shop: { languages: ['en', 'de', 'ar'] } },
      extensions: [coreShipping, cod],
    });
    browser = await openChromium({ 'shop.test': new URL(shop.url).host });
    method = (await createZoneWithRate(shop, { countries: ['US'], cost: 5 })).methodId;
    const name = 'Walnut serving board, oiled by hand';
    ({ sku } = (await shop.make.product({ name, price: 10, qty: 500 })) as unknown as { sku: string });
    const coupon = {
      coupon: 'TENTH',
      discount_type: 'percentage_discount_to_entire_order',
      discount_amount: 10,
    };
    dataOf(await shop.admin('POST', '/api/coupons', { ...coupon, status: '1' }));
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });
  const visit = (options = {}) => newVisit(browser, 'http://shop.test', { viewport: PHONE, ...options });

  /** Builds a cart with all choices, and returns the address at which a person goes on with it. */
  async function told(language = 'en'): Promise<{ readonly cart: string; readonly url: string }> {
    const { carts } = shop.app;
    const origin = { kind: 'agents', who: 'https://assistant.example/profile' };
    const { cartId: cart } = valueOf(await carts.create({}, { items: [{ sku, qty: 2 }] }, { origin }));
    valueOf(
      await carts.update({}, cart, {
        customer_email: 'ada@example.com',
        shipping_address: testAddress,
        shipping_method: { provider_code: 'core', method_code: method },
        payment_method: { method_code: 'cod' },
        coupon: 'TENTH',
      }),
    );
    return { cart, url: valueOf(await carts.handOver({ language }, cart)).url };
  }

  test.each([true, false])('by a phone keeps all that was chosen, with scripts: %s', async (scripts) => {
    const { cart, url } = await told();
    const opened = await visit({ javaScriptEnabled: scripts });
    const { page } = opened;
    await page.goto(url);
    await page.getByRole('heading', { name: 'Continue with your order' }).waitFor();
    await page.getByText('2 × Walnut serving board').waitFor();
    if (scripts) await sound(opened, 'hand-over');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Continue to checkout' }).click();
    expect(await (await sent).headerValue('origin')).toBe('http://shop.test');
    await page.waitForURL(CHECKOUT);
    if (scripts) expect(await page.evaluate('document.referrer')).toBe('');
    const shown = await page.locator('main').textContent();
    for (const chosen of ['ada@example.com', testAddress.address_1, 'Cash on delivery', 'TENTH', '$23.00'])
      expect(shown).toContain(chosen);
    if (scripts) await sound(opened, 'hand-over-checkout');
    await placeOrder(page);
    await page.waitForURL(/\/checkout\/success\//);
    expect(await shop.app.orders.find(shop.db, { cart })).toMatchObject({
      origin: 'agents',
      customer_email: 'ada@example.com',
      grand_total: '23.0000',
    });
    await page.goto(url);
    await page.getByRole('heading', { name: 'This link has ended' }).waitFor();
    expect(opened.complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
    await opened.close();
  });

  test('opens in one browser', async () => {
    const { url } = await told();
    const first = await visit();
    await first.page.goto(url);
    const second = await visit();
    await second.page.goto(url);
    await second.page.getByRole('button', { name: 'Continue to checkout' }).click();
    await second.page.waitForURL(CHECKOUT);
    await first.page.getByRole('button', { name: 'Continue to checkout' }).click();
    await first.page.getByRole('heading', { name: 'This link has ended' }).waitFor();
    await second.page.goto(url);
    await second.page.waitForURL(CHECKOUT);
    await first.close();
    await second.close();
  });

  test('is not done by a sandboxed frame or by another page', async () => {
    const { url } = await told();
    const key = new URL(url).searchParams.get('key') as string;
    const form = `<form method='post' target='_top' action='http://shop.test/cart/continue'><input name='key' value='${key}'><button>Go</button></form>`;
    const opened = await visit();
    const { page } = opened;
    for (const [html, where] of [
      [form, page],
      [
        `<iframe sandbox="allow-forms allow-top-navigation" srcdoc="${form}"></iframe>`,
        page.frameLocator('iframe'),
      ],
    ] as const) {
      await page.goto('about:blank');
      await page.setContent(html);
      const answered = page.waitForResponse(/continue/);
      await where.getByRole('button', { name: 'Go' }).click();
      const answer = await answered;
      expect([answer.status(), await answer.request().headerValue('origin')]).toEqual([403, 'null']);
    }
    await page.goto(url);
    await page.getByRole('button', { name: 'Continue to checkout' }).waitFor();
    await opened.close();
  });

  test('is sound in every look', async () => {
    const looks = [
      ['en', WIDE, 'light'],
      ['de', WIDE, 'dark'],
      ['de', PHONE, 'light'],
      ['ar', WIDE, 'light'],
      ['ar', PHONE, 'dark'],
    ] as const;
    for (const [language, viewport, colorScheme] of looks) {
      const look = `${language}-${viewport.width}-${colorScheme}`;
      const opened = await visit({ viewport, colorScheme });
      const { url } = await told(language);
      await opened.page.goto(url);
      await opened.page.locator('input[name="key"]').waitFor({ state: 'attached' });
      await sound(opened, `hand-over-${look}`);
      await opened.page.goto(`${url}x`);
      await sound(opened, `hand-over-ended-${look}`);
      await opened.close();
    }
  });
});
