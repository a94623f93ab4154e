import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  creditOf,
  findGiftCard,
  openCredit,
  redeemStoredValue,
  redeemStoredValues,
  refundToStoredValue,
  releaseStoredValue,
} from '../../packages/runtime/src/modules/storedValue/index.ts';
import { checkRecords } from '../../packages/runtime/src/store/doctor/diagnose.ts';
import { selectChecks } from '../../packages/runtime/src/store/doctor/checks.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { isNight, SEED, sizeOf } from '../support/lane.ts';
import { dataOf, testShop } from '../support/shop.ts';
import type { Changes, Walk } from '../support/walkLedgers.ts';

vi.setConfig({ testTimeout: 1_200_000 });

const STEPS = sizeOf('RUNS', { gate: 400, night: 10_000 });
const WALKERS = 2;
const SHARED = 4;

let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url });
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

const orderRow = z.object({ order_id: column.int });
let cart = 0;

/** Inserts orders with only the required columns. */
async function createOrders(count: number): Promise<readonly number[]> {
  const before = cart;
  cart += count;
  const rows = await shop.db.any(sql.type(orderRow)`
    insert into "order" (
      cart_id, status, payment_status, shipment_status, currency, customer_email, payment_method, payment_method_name,
      total_qty, total_weight, sub_total, sub_total_incl_tax, sub_total_with_discount, sub_total_with_discount_incl_tax,
      discount_amount, tax_amount, tax_amount_before_discount, shipping_fee_excl_tax, shipping_fee_incl_tax,
      shipping_tax_amount, total_tax_amount, grand_total
    )
    select ${before} + number, 'new', 'pending', 'unfullfilled', 'USD', 'ada@example.com', 'cod', 'Cash', 1, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0
    from generate_series(1, ${count}::int) number
    returning order_id`);
  return rows.map(({ order_id }) => order_id);
}
const oneOrder = async () => (await createOrders(1))[0] as number;

const now = () => shop.app.clock.now();
const issue = async (amount: number, more: object = {}) => {
  const card = dataOf(await shop.admin('POST', '/api/gift-cards', { amount, ...more }));
  const found = await findGiftCard(shop.app, shop.db, card.code);
  return { uuid: card.uuid as string, id: found?.stored_value_id as number };
};
const balanceOf = async (uuid: string) =>
  dataOf(await shop.admin('GET', `/api/gift-cards/${uuid}`)).balance as number;
const redeem = (storedValueId: number, orderId: number, amount: number) =>
  shop.db.transaction((tx) => redeemStoredValue(tx, { storedValueId, orderId, amount, now: now() }));
const release = (orderId: number) =>
  shop.db.transaction((tx) => releaseStoredValue(tx, { orderId, now: now() }));
const refund = (storedValueId: number, orderId: number, amount: number, attemptUuid: string = randomUUID()) =>
  shop.db.transaction((tx) =>
    refundToStoredValue(tx, { storedValueId, orderId, attemptUuid, amount, now: now() }),
  );
const checkLedgers = async () => {
  const isSelected = selectChecks(['storedBalances', 'giftCardIssues', 'redeemedAmounts']);
  const results = await checkRecords(shop.app, shop.db, { isSelected });
  expect(results.map(({ id, status }) => [id, status])).toEqual([
    ['storedBalances', 'done'],
    ['giftCardIssues', 'done'],
    ['redeemedAmounts', 'done'],
  ]);
};

test('of many orders at once, as many redeem a gift card as it has money for', async () => {
  const { uuid, id } = await issue(20);
  const orders = await createOrders(25);
  const results = await Promise.all(orders.map((order) => redeem(id, order, 300)));
  expect(results.filter(Boolean)).toHaveLength(6);
  expect(await balanceOf(uuid)).toBe(2);
  await checkLedgers();
});

test('two tabs with the last 20: one order gets it', async () => {
  const { uuid, id } = await issue(20);
  const [one, other] = (await createOrders(2)) as [number, number];
  expect((await Promise.all([redeem(id, one, 2000), redeem(id, other, 2000)])).toSorted()).toEqual([
    false,
    true,
  ]);
  expect(await balanceOf(uuid)).toBe(0);
});

test('an order takes all its parts or none', async () => {
  const [first, second] = [await issue(10), await issue(5)];
  const take = (amount: number, orderId: number) =>
    shop.db.transaction((tx) =>
      redeemStoredValues(tx, {
        orderId,
        parts: [
          { storedValueId: second.id, amount },
          { storedValueId: first.id, amount: 1000 },
        ],
        now: now(),
      }),
    );
  const order = await oneOrder();
  expect(await take(501, order)).toBe(false);
  expect([await balanceOf(first.uuid), await balanceOf(second.uuid)]).toEqual([10, 5]);
  expect(await take(500, order)).toBe(true);
  expect([await balanceOf(first.uuid), await balanceOf(second.uuid)]).toEqual([0, 0]);
  // The same again is done already.
  expect(await take(500, order)).toBe(true);
  expect(
    await shop.db.transaction((tx) => redeemStoredValues(tx, { orderId: order, parts: [], now: now() })),
  ).toBe(true);
});

test('void and expired gift cards are not redeemed, and get money back', async () => {
  const { uuid, id } = await issue(10);
  const brief = await issue(10, { expires_at: new Date(Date.now() + 3_600_000).toISOString() });
  const [order, other, late] = (await createOrders(3)) as [number, number, number];
  expect(await redeem(id, order, 400)).toBe(true);
  expect(await redeem(brief.id, other, 400)).toBe(true);
  dataOf(await shop.admin('POST', `/api/gift-cards/${uuid}/void`, { reason: 'Lost' }));
  expect(await redeem(id, late, 1)).toBe(false);
  const later = new Date(Date.now() + 7_200_000);
  expect(
    await shop.db.transaction((tx) =>
      redeemStoredValue(tx, { storedValueId: brief.id, orderId: late, amount: 1, now: later }),
    ),
  ).toBe(false);
  expect(await release(order)).toBe(1);
  expect(await refund(brief.id, other, 400)).toBe(true);
  expect([await balanceOf(uuid), await balanceOf(brief.uuid)]).toEqual([4, 10]);
  await checkLedgers();
});

test('a release gives back once, however often and at once it is asked for', async () => {
  const { uuid, id } = await issue(10);
  const order = await oneOrder();
  await redeem(id, order, 700);
  expect((await Promise.all(Array.from({ length: 8 }, () => release(order)))).toSorted()).toEqual([
    0, 0, 0, 0, 0, 0, 0, 1,
  ]);
  expect(await balanceOf(uuid)).toBe(10);
  // What was released is not taken again for the same order.
  await expect(redeem(id, order, 700)).rejects.toThrow();
  expect(await release(await oneOrder())).toBe(0);
});

test('an attempt refunds once, and a release gives only the rest', async () => {
  const { uuid, id } = await issue(10);
  const order = await oneOrder();
  await redeem(id, order, 900);
  const attempt = randomUUID();
  const written = await Promise.all(Array.from({ length: 6 }, () => refund(id, order, 250, attempt)));
  expect(written.filter(Boolean)).toHaveLength(1);
  expect(await refund(id, order, 50)).toBe(true);
  expect(await balanceOf(uuid)).toBe(4);
  expect(await release(order)).toBe(1);
  expect(await balanceOf(uuid)).toBe(10);
});

test('the credit of a customer in a currency is made once', async () => {
  const { uuid } = await shop.make.customer({ email: `${randomUUID()}@example.com` });
  const { customer_id: customerId } = dataOf(await shop.admin('GET', `/api/customers/${uuid}`));
  const opened = await Promise.all(
    Array.from({ length: 8 }, () =>
      shop.db.transaction((tx) => openCredit(tx, { customerId, currency: 'USD', now: now() })),
    ),
  );
  expect(new Set(opened.map(({ uuid: id }) => id)).size).toBe(1);
  expect(await creditOf(shop.db, customerId, 'USD')).toMatchObject({
    kind: 'credit',
    balance: 0,
    last4: null,
  });
  expect(await creditOf(shop.db, customerId, 'EUR')).toBeNull();
  const order = await oneOrder();
  expect(await refund(opened[0]!.stored_value_id, order, 1234)).toBe(true);
  expect(await creditOf(shop.db, customerId, 'USD')).toMatchObject({ balance: 1234 });
});

test('administrators and orders change a gift card at once, and nothing is lost', async () => {
  const { uuid, id } = await issue(100);
  const orders = await createOrders(10);
  const adjust = (amount: number) =>
    shop.admin('POST', `/api/gift-cards/${uuid}/adjust`, { amount, reason: 'Race' });
  await Promise.all([
    ...orders.map((order) => redeem(id, order, 500)),
    ...Array.from({ length: 10 }, (_, at) => adjust(at % 2 === 0 ? 3 : -2).then(dataOf)),
  ]);
  expect(await balanceOf(uuid)).toBe(100 - 50 + 15 - 10);
  await checkLedgers();
});

const WALKER = fileURLToPath(new URL('../support/storedValueWalker.ts', import.meta.url));
const run = promisify(execFile);
const walkBy = async (walk: Walk): Promise<Changes> => {
  const args = ['--conditions=@shop/source', WALKER, database.url, JSON.stringify(walk)];
  const { stdout } = await run(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout);
};

test(`${STEPS} random steps over two processes keep balance and entries equal, never below 0`, async () => {
  const START = 20;
  const cards = await Promise.all(Array.from({ length: isNight ? 12 : 5 }, () => issue(START)));
  const shared = await createOrders(SHARED);
  const steps = Math.ceil(STEPS / WALKERS);
  const walks = await Promise.all(
    Array.from({ length: WALKERS }, async (_, index) => ({
      values: cards.map(({ id }) => id),
      orders: await createOrders(steps),
      shared,
      steps,
      seed: SEED * 1000 + index,
    })),
  );
  const changes = await Promise.all(walks.map(walkBy));
  for (const { id, uuid } of cards) {
    const expected = changes.reduce((sum, one) => sum + (one[id] ?? 0), START * 100);
    expect([uuid, Math.round((await balanceOf(uuid)) * 100)]).toEqual([uuid, expected]);
  }
  await checkLedgers();
});
