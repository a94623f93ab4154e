import { sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as figures from '../../packages/runtime/src/modules/dashboard/figures.repo.ts';
import { dataOf, testShop } from '../support/shop.ts';

/** The orders of five years: about a hundred a day, one in two hundred of which waits to be shipped or paid. */
const ORDERS = 200_000;
const BATCH = 20_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  // A statement has half a minute, also on a busy machine.
  for (let first = 1; first <= ORDERS; first += BATCH)
    await generateOrders(shop.db, first, first + BATCH - 1);
  await shop.db.run(sql.type(z.object({}))`vacuum analyze`);
}, 300_000);
afterAll(() => shop.stop());

const planLine = z.object({ 'QUERY PLAN': z.string() });

/** Returns the plan of each statement that `work` would run. Sequential scans are as allowed as they always are. */
async function plansOf(work: (db: Db) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  const explain = async (query: Parameters<Db['any']>[0]) => {
    const lines = await shop.db.any(sql.type(planLine)`explain ${query}`);
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
    return [];
  };
  const db = { ...shop.db, any: explain, one: explain } as unknown as Db;
  // A statement of one row has none here.
  await work(db).catch(() => undefined);
  return plans.join('\n');
}

const range = { from: '2026-01-01', to: '2026-01-30', timezone: 'Europe/Berlin', currency: 'USD' };

test.each([
  ['the orders of each day', (db: Db) => figures.listOrderDays(db, range), 'order_placed_index'],
  ['the money of each day', (db: Db) => figures.listMoneyDays(db, range), 'payment_transaction_money_index'],
  ['the best products', (db: Db) => figures.listBestProducts(db, range, 5), 'order_placed_index'],
  [
    'what is to do',
    (db: Db) => figures.countWork(db, { unpaid: ['pending', 'cod_pending'], lowStock: 5 }),
    'order_unshipped_index',
  ],
  ['new customers', (db: Db) => figures.countNewCustomers(db, range), 'customer'],
])('%s are read by an index, and not from all orders', async (_, work, index) => {
  const plan = await plansOf(work);
  expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on "?(order|order_item|payment_transaction)"?\b/);
});

test('the dashboard of a month is read with those orders', async () => {
  const read = async () =>
    dataOf(await shop.admin('GET', `/api/dashboard?from=${range.from}&to=${range.to}`));
  await read();
  const started = performance.now();
  const { period, orders_to_ship } = await read();
  console.info(`a month of ${ORDERS} orders: ${Math.round(performance.now() - started)} ms`);
  expect(period.orders).toBeGreaterThan(2000);
  expect(orders_to_ship).toBeGreaterThan(900);
});

/** Writes orders with a line and a capture each, spread over the five years before February 2026. */
async function generateOrders(db: Db, first: number, last: number): Promise<void> {
  await db.run(sql.type(z.object({}))`
    insert into "order" (
      order_number, cart_id, placed_at, created_at, status, payment_status, shipment_status, currency, customer_email,
      payment_method, payment_method_name, total_qty, total_weight, sub_total, sub_total_incl_tax, sub_total_with_discount,
      sub_total_with_discount_incl_tax, discount_amount, tax_amount, tax_amount_before_discount, shipping_fee_excl_tax,
      shipping_fee_incl_tax, shipping_tax_amount, total_tax_amount, grand_total
    )
    select 'G' || n, n, time, time, case when n % 200 = 0 then 'processing' else 'completed' end,
      case when n % 200 = 1 then 'pending' else 'cod_captured' end,
      case when n % 200 = 0 then 'unfullfilled' else 'delivered' end, 'USD', 'ada@example.com', 'cod', 'Cash', 1, 1, 10, 10,
      10, 10, 0, 0, 0, 0, 0, 0, 0, 10
    from (
      select n, timestamptz '2026-02-01' - interval '5 years' * (n / ${ORDERS}::float8) as time
      from generate_series(${first}::int, ${last}::int) n
    ) made`);
  await db.run(sql.type(z.object({}))`
    insert into order_item (
      order_item_order_id, product_id, product_sku, product_name, product_weight, product_price, product_price_incl_tax,
      final_price, final_price_incl_tax, qty, tax_percent, tax_amount, tax_amount_before_discount, discount_amount, line_total,
      line_total_incl_tax, line_total_with_discount, line_total_with_discount_incl_tax
    )
    select order_id, order_id % 100, 'S', 'Mug', 1, 10, 10, 10, 10, 1, 0, 0, 0, 0, 10, 10, 10, 10 from "order"
    where cart_id between ${first} and ${last}`);
  await db.run(sql.type(z.object({}))`
    insert into payment_transaction (
      order_id, payment_method, transaction_id, transaction_type, payment_action, amount, currency, created_at
    )
    select order_id, 'cod', order_id::text, 'offline', 'capture', 10, 'USD', placed_at from "order"
    where payment_status = 'cod_captured' and cart_id between ${first} and ${last}`);
}
