import { sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as figures from '../../packages/runtime/src/modules/dashboard/figures.repo.ts';
import {
  listPerformance,
  sumPromotionUses,
} from '../../packages/runtime/src/modules/dashboard/promotions/performance.repo.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { writeOrders } from '../support/orderRows.ts';
import { dataOf, testShop } from '../support/shop.ts';

/** Number of orders in five years, about a hundred per day. */
const ORDERS = 200_000;
/** Number of promotions. Each order used one of them: half of the orders the first, the others any. */
const PROMOTIONS = 10_000;

let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  await writeOrders(database.url, { first: 1, last: ORDERS, total: ORDERS });
  shop = await testShop({ databaseUrl: database.url });
  await shop.db.run(nothing`
    insert into promotion (name, label, status, class, action)
    select 'Promotion ' || n, 'Offer', true, 'order', '{"kind":"percent","value":10}'
    from generate_series(1, ${PROMOTIONS}::int) n`);
  await shop.db.run(nothing`
    insert into promotion_redemption (order_id, promotion_id, customer_key, amount)
    select order_id, case when order_id % 2 = 0 then 1 else 2 + order_id % ${PROMOTIONS - 1}::int end, customer_email, 1
    from "order"`);
  await shop.db.run(nothing`vacuum analyze`);
}, 300_000);
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

const nothing = sql.type(z.object({}));
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

const slice = {
  where: sql.fragment`true`,
  orderBy: sql.fragment`f.revenue desc, p.promotion_id desc`,
  limit: 20,
  offset: 0,
};
const current = { from: '2026-01-16', to: '2026-01-30' };

test.each([
  ['all promotions', (db: Db) => listPerformance(db, range, slice), 'order_placed_index'],
  [
    'one that half of all orders used',
    (db: Db) => sumPromotionUses(db, 1, { current, range }),
    'order_placed_index',
  ],
  [
    'one that few orders used',
    (db: Db) => sumPromotionUses(db, 2, { current, range }),
    'promotion_redemption_promotion_index',
  ],
])(
  'the performance of %s is read from the orders of the days or its own uses, and the uses are read once',
  async (_, work, index) => {
    const plan = await plansOf(work);
    expect(plan).toContain(index);
    expect(plan).not.toMatch(/Seq Scan on "?order"?\b/);
    expect(plan.match(/ on promotion_redemption r /g)).toHaveLength(1);
  },
);

test('the performance of all promotions in a month with many orders is read, most revenue first', async () => {
  const path = `/api/promotions/performance?from=${range.from}&to=${range.to}&limit=20`;
  const read = () => shop.admin('GET', path);
  await read();
  const started = performance.now();
  const { body } = await read();
  console.info(`the performance of ${PROMOTIONS} promotions: ${Math.round(performance.now() - started)} ms`);
  const [first, ...others] = body.data;
  expect(others).toHaveLength(19);
  expect(first).toMatchObject({ name: 'Promotion 1' });
  expect(first.uses).toBeGreaterThan(1000);
});
