import { sql, z } from '@shop/runtime/extension';
import type { TestAnswer } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

let its: OrderShop;
beforeAll(async () => {
  its = await orderShop();
});
afterAll(() => its.shop.stop());

/** Lists the distinct statuses and codes of responses. */
const kinds = (answers: readonly TestAnswer[]) =>
  new Set(answers.map(({ status, body }) => `${status} ${body.error?.code ?? ''}`.trim()));

/** Lists orders whose totals do not match their lines. */
const uneven = () =>
  its.shop.db.any(sql.type(z.object({ uuid: z.string() }))`
    select o.uuid from "order" o, lateral (
      select sum(qty) as qty, sum(line_total) as total from order_item where order_item_order_id = o.order_id
    ) lines where lines.qty is distinct from total_qty or lines.total is distinct from sub_total`);

test('deleting products while they are bought leaves no order without a line', async () => {
  const products = await Promise.all(
    Array.from({ length: 8 }, () => createProduct(its.shop, { price: 10, qty: 100 })),
  );
  const carts = await Promise.all(
    Array.from({ length: 32 }, (_, index) => {
      const [one, two] = [products[index % 8], products[(index * 3 + 1) % 8]];
      return createReadyCart(its.shop, one?.sku ?? '', two?.sku ?? '');
    }),
  );
  const [placed, deleted] = await Promise.all([
    Promise.all(carts.map(its.place)),
    Promise.all(products.map(({ uuid }) => its.shop.admin('DELETE', `/api/products/${uuid}`))),
  ]);
  expect(kinds(deleted)).toEqual(new Set(['200']));
  const expected = ['200', '400 CART_EMPTY', '400 NOT_ENOUGH_STOCK', '409 CART_CHANGED'];
  expect([...kinds(placed)].filter((kind) => !expected.includes(kind))).toEqual([]);
  expect(await uneven()).toEqual([]);
});

test('a cart that changes while it is ordered is ordered in one of its states', async () => {
  const { sku } = await createProduct(its.shop, { price: 10, qty: 1000 });
  for (let round = 0; round < 8; round += 1) {
    const cartId = await createReadyCart(its.shop, sku);
    const add = () => its.shop.request('POST', `/api/carts/${cartId}/items`, { sku, qty: 1 });
    const answers = await Promise.all([
      its.place(cartId),
      add(),
      its.place(cartId),
      add(),
      its.place(cartId),
    ]);
    const expected = ['200', '400 INVALID_CART', '409 CART_CHANGED'];
    expect([...kinds(answers)].filter((kind) => !expected.includes(kind))).toEqual([]);
  }
  expect(await uneven()).toEqual([]);
});

test('sales and an administrator who sets the stock are serialized, and the events report every step', async () => {
  const product = await createProduct(its.shop, { price: 10, qty: 500 });
  const carts = await Promise.all(Array.from({ length: 24 }, () => createReadyCart(its.shop, product.sku)));
  await its.emptyOutbox();
  const set = (qty: number) => its.shop.admin('PATCH', `/api/products/${product.uuid}`, { qty });
  const answers = await Promise.all(
    carts.flatMap((cart, index) =>
      index % 4 === 0 ? [its.place(cart), set(600 + index)] : [its.place(cart)],
    ),
  );
  for (const answer of answers) dataOf(answer);
  const steps = (await its.outbox())
    .filter(({ event }) => event === 'inventory_updated')
    .map(({ payload }) => payload);
  expect(steps).toHaveLength(24 + 6);
  let qty: unknown = 500;
  for (const step of steps) {
    expect(step['oldQty']).toBe(qty);
    qty = step['qty'];
  }
  expect(await its.stockOf(product)).toBe(qty);
});
