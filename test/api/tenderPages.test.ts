import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardSales } from '../support/cardSales.ts';
import { customersOf } from '../support/customers.ts';
import { giftCardsOf } from '../support/giftCards.ts';
import {
  createProduct,
  createReadyCart,
  createZoneWithRate,
  dataOf,
  testAddress,
  testShop,
} from '../support/shop.ts';

let shop: TestShop;
let of: ReturnType<typeof giftCardsOf>;
const customers = customersOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  of = giftCardsOf(shop);
});
afterAll(() => shop.stop());

/** A shopper with a cart of 50.00, and the pages as they see them. */
async function shopper() {
  const headers = await customers.cookieOf(await customers.newCustomer());
  const client = customers.clientOf(headers);
  const { sku } = await createProduct(shop, { price: 45, qty: 9 });
  await createReadyCart(client, sku);
  const send = (path: string, fields: Readonly<Record<string, string>>) =>
    shop.request('POST', path, new URLSearchParams(fields).toString(), {
      headers: {
        ...headers,
        'content-type': 'application/x-www-form-urlencoded',
        origin: new URL(shop.app.config.shop.url).origin,
      },
    });
  return {
    send,
    page: async (path: string) => String((await shop.request('GET', path, undefined, { headers })).body),
  };
}

test('the box for codes takes a gift card, shows what it pays and what is left, and gives it back', async () => {
  const { send, page } = await shopper();
  const card = await of.newCard(20);
  const name = `Gift card ending in ${card.code.slice(-4)}`;
  expect((await send('/cart/coupons', { coupon: card.code })).status).toBe(303);
  const shown = await page('/cart');
  expect(shown).toContain(name);
  expect(shown).toMatch(/Left to pay<\/th>\s*<td>\$30\.00/);
  expect(await page('/checkout?step=payment')).toContain('Left to pay');
  expect((await send('/cart/gift-cards/removal', { gift_card: card.uuid })).status).toBe(303);
  const left = await page('/cart');
  expect(left).not.toContain(name);
  expect(left).not.toContain('Left to pay');
});

test('a code that is neither is refused as a coupon is', async () => {
  const { send } = await shopper();
  const answer = await send('/cart/coupons', { coupon: 'AAAA-AAAA-AAAA-AAAA' });
  expect(answer.status).toBe(400);
  expect(String(answer.body)).toContain('This coupon code doesn’t exist');
});

test('a cart that gift cards pay needs no payment step', async () => {
  const { send, page } = await shopper();
  const card = await of.newCard(80);
  await send('/cart/coupons', { coupon: card.code });
  const review = await page('/checkout?step=review');
  expect(review).not.toContain('step=payment');
  expect(review).toMatch(/Left to pay<\/th>\s*<td>\$0\.00/);
});

test('a gift card that credit pays needs no payment method, which a shop with cash on delivery does not offer for it', async () => {
  const customer = await customers.newCustomer();
  const headers = await customers.cookieOf(customer);
  const { request } = customers.clientOf(headers);
  const { sku } = await cardSales(() => shop).newCard();
  const items = [{ sku, qty: 1, inputs: { amount: 50 } }];
  const { cartId } = dataOf(await request('POST', '/api/carts', { items }));
  dataOf(await request('POST', `/api/carts/${cartId}/addresses`, { type: 'billing', address: testAddress }));
  const page = async (path: string) => String((await shop.request('GET', path, undefined, { headers })).body);
  expect(await page('/checkout?step=payment')).not.toContain('value="cod"');
  const credit = { amount: 80, reason: 'Sorry' };
  dataOf(await shop.admin('POST', `/api/customers/${customer.uuid}/credit`, credit));
  dataOf(await request('POST', `/api/carts/${cartId}/credit`, {}));
  const review = await page('/checkout?step=review');
  expect(review).not.toContain('step=payment');
  expect(review).toMatch(/Left to pay<\/th>\s*<td>\$0\.00/);
  const { grand_total, tenders } = dataOf(await request('POST', '/api/orders', { cart_id: cartId }));
  expect([grand_total, tenders]).toMatchObject([50, [{ method: 'credit', amount: 50 }]]);
});
