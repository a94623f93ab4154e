import { randomUUID } from 'node:crypto';
import { defineExtension, defineProcessor, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

/** Hook that runs after a cart's inputs were loaded and before the cart is saved. */
let between: () => Promise<unknown> = async () => undefined;
const meddler = defineExtension({
  name: 'meddler',
  api: '^1.0',
  setup: () => ({
    processors: [
      defineProcessor({
        key: 'cartItemUnitPrice',
        async process(price) {
          const happens = between;
          between = async () => undefined;
          await happens();
          return price;
        },
      }),
    ],
  }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [meddler] });
});
afterAll(() => shop.stop());
afterEach(() => {
  between = async () => undefined;
});

const productNotFound = [400, 'PRODUCT_NOT_FOUND', 'Product not found'];
const createCart = async (sku: string) =>
  dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] })).cartId;
const remove = (uuid: string) => () => shop.admin('DELETE', `/api/products/${uuid}`);

test('a product that is deleted while a cart is created from it is not found, and no cart is created', async () => {
  const deleted = await createProduct(shop, { price: 10, qty: 10 });
  const carts = () =>
    shop.db.one(sql.type(z.object({ rows: z.int() }))`select count(*)::int as rows from cart`);
  const before = await carts();
  between = remove(deleted.uuid);
  const answer = await shop.request('POST', '/api/carts', { items: [{ sku: deleted.sku, qty: 1 }] });
  expect(refusalOf(answer)).toEqual(productNotFound);
  expect(await carts()).toEqual(before);
});

test('a line whose product is deleted while the line changes is removed, and the totals exclude it', async () => {
  const [remaining, deleted] = await Promise.all(
    [1, 2].map(() => createProduct(shop, { price: 10, qty: 10 })),
  );
  const cartId = await createCart(remaining?.sku ?? '');
  const { item } = dataOf(
    await shop.request('POST', `/api/carts/${cartId}/items`, { sku: deleted?.sku, qty: 1 }),
  );
  between = remove(deleted?.uuid ?? '');
  const path = `/api/carts/${cartId}/items/${item[1].uuid}`;
  const answer = dataOf(await shop.request('PATCH', path, { qty: 5 }));
  expect(answer).toMatchObject({ count: 1, item: [{ product_sku: remaining?.sku, qty: 1, total: 10 }] });
  const { body } = await shop.query(
    'query($id: String!) { cart(id: $id) { totalQty items { qty } grandTotal { value } } }',
    { id: cartId },
  );
  expect(body.data.cart).toEqual({ totalQty: 1, items: [{ qty: 1 }], grandTotal: { value: 10 } });
});

test('the same is true with an Idempotency-Key, and the stored response never contains the line', async () => {
  const [remaining, deleted] = await Promise.all(
    [1, 2].map(() => createProduct(shop, { price: 10, qty: 10 })),
  );
  const cartId = await createCart(deleted?.sku ?? '');
  const path = `/api/carts/${cartId}/items`;
  const headers = { 'idempotency-key': randomUUID() };
  dataOf(await shop.admin('PATCH', `/api/products/${deleted?.uuid}`, { price: 20 }));
  between = remove(deleted?.uuid ?? '');
  const add = () => shop.request('POST', path, { sku: remaining?.sku, qty: 2 }, { headers });
  const first = await add();
  expect(dataOf(first)).toMatchObject({
    count: 1,
    item: [{ product_sku: remaining?.sku, qty: 2, total: 20 }],
  });
  expect((await add()).body).toEqual(first.body);
});
