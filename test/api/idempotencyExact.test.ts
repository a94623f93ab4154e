import { randomUUID } from 'node:crypto';
import { sql, z } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
let sku: string;
beforeAll(async () => {
  shop = await testShop();
  ({ sku } = await createProduct(shop, { price: 10, qty: 1000 }));
  dataOf(
    await shop.admin('POST', '/api/coupons', {
      coupon: 'TEN',
      status: 1,
      discount_type: 'percentage_discount_to_entire_order',
      discount_amount: '10',
    }),
  );
});
afterAll(() => shop.stop());

/** Sends a request twice with the same idempotency key. Expects one execution and equal responses. */
async function keyed(method: string, path: string, body?: object): Promise<TestAnswer['body']> {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await shop.request(method, path, body, { headers });
  const again = await shop.request(method, path, body, { headers });
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.body).toEqual(first.body);
  return dataOf(first);
}

/** Reports whether the transaction that last wrote this row also stored a response. */
const cartWithAnswer = (uuid: string) =>
  shop.db.exists(sql.type(z.object({}))`
    select from cart join idempotency_key known on known.xmin = cart.xmin and known.answer is not null
    where cart.uuid = ${uuid}`);

test('a cart, its items, and its coupons are written together with their responses', async () => {
  const { cartId, items } = await keyed('POST', '/api/carts', { items: [{ sku, qty: 1 }] });
  expect(await cartWithAnswer(cartId), 'the cart').toBe(true);
  const cart = `/api/carts/${cartId}`;
  const changes: readonly (readonly [string, string, object?])[] = [
    ['POST', `${cart}/items`, { sku, qty: 2 }],
    ['PATCH', `${cart}/items/${items[0].uuid}`, { action: 'increase', qty: 3 }],
    ['POST', `${cart}/coupons`, { coupon: 'TEN' }],
    ['DELETE', `${cart}/coupons/TEN`],
  ];
  for (const [method, path, body] of changes) {
    await keyed(method, path, body);
    expect(await cartWithAnswer(cartId), `${method} ${path}`).toBe(true);
  }
  const { body } = await shop.query('query($id: String!) { cart(id: $id) { items { qty } } }', {
    id: cartId,
  });
  expect(body.data.cart.items).toEqual([{ qty: 6 }]);
});

test('a change without effect gets the same response again too', async () => {
  const { cartId, items } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 2 }] }));
  const line = `/api/carts/${cartId}/items/${items[0].uuid}`;
  expect((await keyed('PATCH', line, { qty: 2 })).item[0].qty).toBe(2);
});

test('a customer is written together with the response', async () => {
  const account = {
    email: `${randomUUID()}@example.com`,
    password: 'correct horse battery',
    full_name: 'Ada',
  };
  const { uuid } = await keyed('POST', '/api/customers', account);
  expect(
    await shop.db.exists(sql.type(z.object({}))`
      select from customer join idempotency_key known on known.xmin = customer.xmin and known.answer is not null
      where customer.uuid = ${uuid}`),
  ).toBe(true);
});
