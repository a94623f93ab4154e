import { sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as figures from '../../packages/runtime/src/modules/dashboard/figures.repo.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { writeOrders } from '../support/orderRows.ts';
import { dataOf, testShop } from '../support/shop.ts';

/** Number of orders in five years, about a hundred per day. */
const ORDERS = 200_000;

let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  await writeOrders(database.url, { first: 1, last: ORDERS, total: ORDERS });
  shop = await testShop({ databaseUrl: database.url });
  await shop.db.run(sql.type(z.object({}))`vacuum analyze`);
}, 300_000);
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

const planLine = z.object({ 'QUERY PLAN': z.string() });

/** Returns the plan of each statement that `work` would run. Sequential scans are allowed as usual. */
async function plansOf(work: (db: Db) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  const explain = async (query: Parameters<Db['any']>[0]) => {
    const lines = await shop.db.any(sql.type(planLine)`explain ${query}`);
    plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'));
    return [];
  };
  const db = { ...shop.db, any: explain, one: explain } as unknown as Db;
  // A query for exactly one row fails because plans are returned instead of rows.
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

test('the dashboard of a month with many orders is read', async () => {
  const read = async () =>
    dataOf(await shop.admin('GET', `/api/dashboard?from=${range.from}&to=${range.to}`));
  await read();
  const started = performance.now();
  const { period, orders_to_ship } = await read();
  console.info(`a month of ${ORDERS} orders: ${Math.round(performance.now() - started)} ms`);
  expect(period.orders).toBeGreaterThan(2000);
  expect(orders_to_ship).toBeGreaterThan(900);
});
