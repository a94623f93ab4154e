import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

let its: OrderShop;
beforeAll(async () => {
  its = await orderShop();
});
afterAll(() => its.shop.stop());

async function newCoupon(coupon: string, fields: object) {
  const { uuid } = dataOf(
    await its.shop.admin('POST', '/api/coupons', {
      coupon,
      status: 1,
      discount_type: 'fixed_discount_to_entire_order',
      discount_amount: 1,
      ...fields,
    }),
  );
  return async () => dataOf(await its.shop.admin('GET', `/api/coupons/${uuid}`)).used_time as number;
}

/** Creates carts with the coupon, all ready to be ordered. */
async function cartsWith(coupon: string, count: number): Promise<string[]> {
  const { sku } = await createProduct(its.shop, { price: 20, qty: 10_000 });
  const carts = await Promise.all(Array.from({ length: count }, () => createReadyCart(its.shop, sku)));
  for (const id of carts) dataOf(await its.shop.request('POST', `/api/carts/${id}/coupons`, { coupon }));
  return carts;
}

const kinds = (answers: readonly { status: number; body: { error?: { code: string } } }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status, body }) => `${status} ${body.error?.code ?? ''}`.trim())].map(
      ([kind, all]) => [kind, all.length],
    ),
  );

test('a hundred orders at once use a coupon of ten uses ten times', async () => {
  const uses = await newCoupon('TEN', { max_uses_time_per_coupon: '10' });
  const carts = await cartsWith('TEN', 100);
  expect(kinds(await Promise.all(carts.map(its.place)))).toEqual({ 200: 10, '400 COUPON_USED_UP': 90 });
  expect(await uses()).toBe(10);
});

test('twenty tabs of one shopper use a coupon that is good once for each customer once', async () => {
  const uses = await newCoupon('ONCE', { max_uses_time_per_customer: '1' });
  const carts = await cartsWith('ONCE', 20);
  expect(kinds(await Promise.all(carts.map(its.place)))).toEqual({
    200: 1,
    '400 COUPON_CUSTOMER_LIMIT': 19,
  });
  expect(await uses()).toBe(1);
});
