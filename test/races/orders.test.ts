import { afterAll, beforeAll, expect, test } from 'vitest';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { createProduct, createReadyCart, createZoneWithRate, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());

const place = (cartId: string) => shop.request('POST', '/api/orders', { cart_id: cartId });
const stockOf = (productId: number) =>
  shop.db.one(
    sql.type(
      z.object({ qty: column.int }),
    )`select qty from product_inventory where product_id = ${productId}`,
  );
const placed = (answers: readonly TestAnswer[]) => answers.filter(({ status }) => status === 200);

test('ordering one cart 64 times in parallel creates one order', async () => {
  const product = await createProduct(shop, { price: 10, qty: 100 });
  const cartId = await createReadyCart(shop, product.sku);
  const answers = await Promise.all(Array.from({ length: 64 }, () => place(cartId)));

  expect(placed(answers)).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, body.error.message]).toEqual([400, 'Invalid cart']);
  }
  expect(await stockOf(product.id)).toEqual({ qty: 99 });
});

test('ordering 64 carts concurrently creates 64 orders with 64 numbers', async () => {
  const products = await Promise.all([1, 2, 3].map(() => createProduct(shop, { price: 10, qty: 1000 })));
  const carts = await Promise.all(
    Array.from({ length: 64 }, (_, index) =>
      createReadyCart(shop, ...products.map(({ sku }) => sku).toSorted(() => (index % 2 ? 1 : -1))),
    ),
  );
  const answers = await Promise.all(carts.map(place));

  expect(placed(answers)).toHaveLength(64);
  expect(new Set(answers.map(({ body }) => body.data.order_number)).size).toBe(64);
  for (const { id } of products) expect(await stockOf(id)).toEqual({ qty: 936 });
});
