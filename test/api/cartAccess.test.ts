import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { deleteAbandonedCarts } from '../../packages/runtime/src/modules/carts/deleteAbandonedCarts.ts';
import { cartsOf, refusal, untyped } from '../support/carts.ts';
import { createProduct, testAddress as address, testShop } from '../support/shop.ts';

let shop: TestShop;
const { createCart, read, run } = cartsOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const invalidCart = refusal(400, 'Invalid cart');

/** Returns the time the given number of hours ago. */
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

describe('a cart that the caller cannot access', () => {
  const calls: readonly [string, string, object?][] = [
    ['POST', '/items', { sku: 'a', qty: 1 }],
    ['PATCH', '/items/1', { qty: 1 }],
    ['DELETE', '/items/1'],
    ['POST', '/contacts', { email: 'a@example.com' }],
    ['POST', '/addresses', { address, type: 'shipping' }],
    ['POST', '/paymentMethods', { method_code: 'cod', method_name: 'COD' }],
    ['POST', '/shippingMethods', { provider_code: 'core', method_code: 'm' }],
    ['POST', '/shippingNotes', { note: '' }],
    ['PATCH', '', { shipping_note: '' }],
  ];
  const everyCall = (cartId: string, change: (path: string) => string = (path) => path) =>
    Promise.all(
      calls.map(([method, rest, body]) => shop.request(method, change(`/api/carts/${cartId}${rest}`), body)),
    );

  test.each([randomUUID(), 'mine-not', '1', '00000000-0000-0000-0000-00000000000g'])(
    'the id %s is 400 on every route, and null in GraphQL',
    async (id) => {
      for (const answer of await everyCall(id)) expect(answer).toMatchObject(invalidCart);
      for (const answer of await everyCall(id, (path) => path.replace('/carts/', '/cart/'))) {
        expect(answer).toMatchObject(invalidCart);
      }
      expect(await read(id, 'uuid')).toBeNull();
    },
  );

  test('that is closed is 400 on every route', async () => {
    const { sku } = await createProduct(shop, { price: 1, qty: 10 });
    const cartId = await createCart({ sku, qty: 1 });
    await run(untyped`update cart set status = false where uuid = ${cartId}`);
    for (const answer of await everyCall(cartId)) expect(answer).toMatchObject(invalidCart);
    expect(await read(cartId, 'uuid')).toBeNull();
  });

  test('that belongs to a customer is closed to other callers and open to administrators', async () => {
    const { sku } = await createProduct(shop, { price: 1, qty: 10 });
    const cartId = await createCart({ sku, qty: 1 });
    await run(untyped`update cart set customer_id = 4711 where uuid = ${cartId}`);
    for (const answer of await everyCall(cartId)) expect(answer).toMatchObject(invalidCart);
    expect(await read(cartId, 'uuid')).toBeNull();
    const added: TestAnswer = await shop.request(
      'POST',
      `/api/carts/${cartId}/items`,
      { sku, qty: 1 },
      { token: await shop.adminToken() },
    );
    expect(added).toMatchObject({ status: 200, body: { data: { item: [{ qty: 2 }] } } });
  });
});

test('the job deletes active carts unchanged for 30 days, and no others', async () => {
  const { sku } = await createProduct(shop, { price: 1, qty: 10 });
  const [fresh, old, ordered] = [
    await createCart({ sku, qty: 1 }),
    await createCart({ sku, qty: 1 }),
    await createCart({ sku, qty: 1 }),
  ];
  await run(untyped`update cart set updated_at = ${ago(719)} where uuid = ${fresh}`);
  await run(untyped`update cart set updated_at = ${ago(721)} where uuid = ${old}`);
  await run(untyped`update cart set updated_at = ${ago(721)}, status = false where uuid = ${ordered}`);
  await deleteAbandonedCarts.run(shop.app);
  const exists = (id: string) => shop.db.exists(untyped`select 1 from cart where uuid = ${id}`);
  expect(await Promise.all([fresh, old, ordered].map(exists))).toEqual([true, false, true]);
});
