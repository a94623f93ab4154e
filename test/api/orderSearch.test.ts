import { sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

let its: OrderShop;
/** Three orders of 14.99, 24.99 and 34.99, oldest first, each with a different product. */
let orders: { readonly uuid: string; readonly order_number: string; readonly created_at: string }[];
beforeAll(async () => {
  its = await orderShop();
  orders = [];
  for (const [index, sku] of ['LAMP-7', 'DESK-20.A', 'CHAIR'].entries()) {
    const { uuid } = await createProduct(its.shop, { price: (index + 1) * 10, qty: 10 });
    dataOf(await its.shop.admin('PATCH', `/api/products/${uuid}`, { sku }));
    orders.push(dataOf(await its.place(await createReadyCart(its.shop, sku))));
  }
});
afterAll(() => its.shop.stop());

const find = async (...filters: readonly (readonly [key: string, operation: string, value: string])[]) => {
  const { body } = await its.shop.query(
    'query($filters: [FilterInput!]) { orders(filters: $filters) { total items { uuid } } }',
    { filters: filters.map(([key, operation, value]) => ({ key, operation, value })) },
    'admin',
  );
  expect(body.errors).toBeUndefined();
  const { total, items } = body.data.orders;
  expect(total).toBe(items.length);
  return items.map(({ uuid }: { uuid: string }) => orders.findIndex((order) => order.uuid === uuid));
};
const all = [2, 1, 0];

test.each([
  ['lamp', [0]],
  ['LAMP 7', [0]],
  ['desk-20', [1]],
  ['20.a', [1]],
  ['chai', [2]],
  ['hair', []],
  ['lamp chair', []],
  ['Lovelace', all],
  ['ADA lovel', all],
  ['ada@', all],
  ['555 0100', all],
  ['555-01', all],
  ['5550100', all],
  ['...', []],
  [`a' | b & !c:*`, []],
])('the keyword %j finds %j', async (keyword, found) => {
  expect(await find(['keyword', 'eq', keyword])).toEqual(found);
});

test('the keyword finds an order by its number', async () => {
  for (const [index, { order_number }] of orders.entries())
    expect(await find(['keyword', 'eq', order_number])).toEqual([index]);
});

test.each([
  ['total', 'eq', '24.99', [1]],
  ['total', 'gteq', '24.99', [2, 1]],
  ['total', 'lt', '24.99', [0]],
  ['payment_method', 'eq', 'cod', all],
  ['payment_method', 'in', 'cardgw,walletgw', []],
  ['customer', 'eq', '1', []],
  ['coupon', 'eq', 'TEN', []],
  ['created_at', 'gteq', '2000-01-01', all],
  ['created_at', 'lt', '2000-01-01', []],
] as const)('%s %s %s finds %j', async (key, operation, value, found) => {
  expect(await find([key, operation, value])).toEqual(found);
});

test('filters are combined, also with time', async () => {
  const from = orders[1]?.created_at ?? '';
  expect(await find(['created_at', 'gteq', from], ['total', 'lteq', '30'])).toEqual([1]);
});

test.each([
  ['keyword', 'like', 'x', 'The filter "keyword" supports the operations eq'],
  ['total', 'eq', 'x', '"x" is not a decimal number'],
  ['created_at', 'gteq', 'yesterday', '"yesterday" is not an ISO 8601 time'],
])('%s %s %s is rejected', async (key, operation, value, message) => {
  const { body } = await its.shop.query(
    'query($filters: [FilterInput!]) { orders(filters: $filters) { total } }',
    { filters: [{ key, operation, value }] },
    'admin',
  );
  expect([body.errors[0].extensions.code, body.errors[0].message]).toEqual(['BAD_FILTER', message]);
});

test.each([
  ['the keyword', sql.fragment`o.search_words @@ order_keyword('lamp')`, 'order_search_index'],
  ['the status', sql.fragment`o.status = 'new'`, 'order_status_index'],
  ['the payment status', sql.fragment`o.payment_status = 'paid'`, 'order_payment_status_index'],
  ['the payment method', sql.fragment`o.payment_method = 'cod'`, 'order_payment_method_index'],
  ['the email', sql.fragment`o.customer_email = 'ada@example.com'`, 'order_email_index'],
] as const)('an index serves %s', async (_, where, index) => {
  const plan = await its.shop.db.transaction(async (tx) => {
    // With only three rows, PostgreSQL would prefer a sequential scan.
    await tx.run(sql.type(z.object({}))`set local enable_seqscan = off`);
    return tx.any(sql.type(planLine)`explain select order_id from "order" o where ${where}`);
  });
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain(index);
});

const planLine = z.object({ 'QUERY PLAN': z.string() });
