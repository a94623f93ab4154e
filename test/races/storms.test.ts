import { column, sql, z } from '@shop/runtime/extension';
import type { SqlFragment } from '@shop/runtime/extension';
import type { TestAnswer } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cardFleet } from '../support/cardFleet.ts';
import type { CardFleet } from '../support/cardFleet.ts';
import type { CardShop } from '../support/cardShop.ts';
import { inLane, sizeOf } from '../support/lane.ts';
import { answersOf } from '../support/seller.ts';
import type { Fleet } from '../support/seller.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

/*
 * Many concurrent requests to several processes of one shop. The expected number of requests must succeed, the others must be refused with
 * a reason, and the tables must match the responses.
 */

const PROCESSES = inLane({ gate: 2, night: 4 });
const BUYERS = sizeOf('BUYERS', { gate: 40, night: 300 });
const ROUNDS = sizeOf('ROUNDS', { gate: 1, night: 10 });
const ORDERS = inLane({ gate: 8, night: 60 });
/** Number of carts that are prepared concurrently. */
const AT_ONCE = 16;

vi.setConfig({ testTimeout: inLane({ gate: 300_000, night: 3_600_000 }) });

let all: CardFleet;
/** The shop that prepares the data and verifies the results, without taking part in the concurrent requests. */
let its: CardShop;
let fleet: Fleet;
let admin: Readonly<Record<string, string>>;
beforeAll(async () => {
  all = await cardFleet(PROCESSES);
  ({ its, fleet } = all);
  admin = { authorization: `Bearer ${await its.shop.adminToken()}` };
  await fleet.start();
});
afterAll(() => all.stop());

const currentAnswers = () => answersOf(fleet);
const post = async (path: string, body: object = {}, headers = admin): Promise<TestAnswer> => {
  const answer = await fleet.request('POST', path, body, headers);
  if (answer === null) throw new Error(`No answer to ${path}`);
  return answer;
};
const place = (cart_id: string) => post('/api/orders', { cart_id }, {});
const some = (count: number, low = 0): number => low + Math.floor(Math.random() * count);

/** Counts responses by status and code. */
const kinds = (answers: readonly TestAnswer[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status, body }) => `${status} ${body.error?.code ?? ''}`.trim())].map(
      ([kind, all]) => [kind, all.length],
    ),
  );

const count = async (rows: SqlFragment): Promise<number> =>
  (await its.shop.db.one(sql.type(z.object({ n: column.int }))`select count(*)::int as n from ${rows}`)).n;
const stockOf = async (id: number): Promise<number> =>
  (
    await its.shop.db.one(
      sql.type(z.object({ qty: column.int }))`select qty from product_inventory where product_id = ${id}`,
    )
  ).qty;

/** Creates the given number of results, a few concurrently. */
async function many<T>(times: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let left = times; left > 0; left -= AT_ONCE)
    made.push(...(await Promise.all(Array.from({ length: Math.min(left, AT_ONCE) }, make))));
  return made;
}

test(`the last unit is sold once, to one of ${BUYERS} buyers, in ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { sku, id } = await createProduct(its.shop, { price: 10, qty: 1 });
    const carts = await many(BUYERS, () => createReadyCart(currentAnswers(), sku));
    const answers = await Promise.all(carts.map(place));
    const { 200: sold, ...refused } = kinds(answers);
    expect(sold, JSON.stringify(kinds(answers))).toBe(1);
    expect(['400 NOT_ENOUGH_STOCK', '400 OUT_OF_STOCK']).toEqual(
      expect.arrayContaining(Object.keys(refused)),
    );
    expect(await stockOf(id)).toBe(0);
    expect(await count(sql.fragment`order_item where product_id = ${id}`)).toBe(1);
  }
});

test('a coupon with ten uses is used ten times, and a coupon with one use per customer is used once by each', async () => {
  const { sku } = await createProduct(its.shop, { price: 20, qty: 10_000 });
  const coupon = { status: 1, discount_type: 'fixed_discount_to_entire_order', discount_amount: 1 };
  const create = async (code: string, limit: object): Promise<number> =>
    dataOf(await its.shop.admin('POST', '/api/coupons', { ...coupon, ...limit, coupon: code })).coupon_id;
  const ordersWith = async (code: string, buyers: number) => {
    const carts = await many(buyers, () => createReadyCart(currentAnswers(), sku));
    await Promise.all(
      carts.map(async (id) => dataOf(await post(`/api/carts/${id}/coupons`, { coupon: code }, {}))),
    );
    return kinds(await Promise.all(carts.map(place)));
  };
  const usesOf = async (id: number) =>
    (
      await its.shop.db.one(
        sql.type(z.object({ used_time: column.int }))`select used_time from coupon where coupon_id = ${id}`,
      )
    ).used_time;

  const ten = await create('TEN', { max_uses_time_per_coupon: '10' });
  expect(await ordersWith('TEN', BUYERS / 2)).toEqual({ 200: 10, '400 COUPON_USED_UP': BUYERS / 2 - 10 });
  const once = await create('ONCE', { max_uses_time_per_customer: '1' });
  expect(await ordersWith('ONCE', 20)).toEqual({ 200: 1, '400 COUPON_CUSTOMER_LIMIT': 19 });
  for (const [id, uses] of [
    [ten, 10],
    [once, 1],
  ] as const) {
    expect(await usesOf(id)).toBe(uses);
    expect(await count(sql.fragment`coupon_redemption where coupon_id = ${id}`)).toBe(uses);
  }
});

/** Delivers all gateway events of an order, or of all orders, repeatedly and in random sequence to all processes concurrently. */
async function deliver(events: readonly { readonly data: unknown }[], times: number): Promise<void> {
  const notified = Array.from({ length: times }, () => events)
    .flat()
    .map((event) => ({ event, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at);
  const answers = await Promise.all(
    notified.map(async ({ event }) => {
      const { body, headers } = its.gateway.signed(event);
      return fleet.request('POST', '/api/cardgw/webhook', body, headers);
    }),
  );
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([200]));
}

/** Lists the amounts of an order's transactions in minor units. */
async function amountsOf(uuid: string, action: string): Promise<readonly number[]> {
  const { transactions } = await its.history(uuid);
  return transactions
    .filter(({ paymentAction }) => paymentAction === action)
    .map(({ amount }) => Math.round(amount.value * 100))
    .toSorted((one, other) => one - other);
}
const minor = (amounts: readonly { readonly amount: number }[]) =>
  amounts.map(({ amount }) => amount).toSorted((one, other) => one - other);

test('concurrent refunds of one order never exceed the paid amount, and match those at the gateway', async () => {
  const { uuid } = await its.newOrder();
  const intent = await its.intentOf(uuid);
  its.gateway.pay(intent);
  await deliver(its.gateway.events, 3);
  let given = 0;
  for (let round = 0; round < 6; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post(`/api/orders/${uuid}/refunds`, { amount: some(90, 1) / 10 })),
    );
    for (const { status, body } of answers) {
      expect([200, 400, 409], JSON.stringify(body)).toContain(status);
      if (status === 200) given += Math.round(body.data.transaction.amount * 100);
    }
  }
  expect(given).toBeGreaterThan(0);
  expect(given).toBeLessThanOrEqual(2500);
  await deliver(its.gateway.events, 3);
  const ofGateway = its.gateway.refunds().filter(({ payment_intent }) => payment_intent === intent);
  expect(await amountsOf(uuid, 'refund')).toEqual(minor(ofGateway));
  expect(minor(ofGateway).reduce((sum, amount) => sum + amount, 0)).toBe(given);
});

test(`concurrent payments, cancellations, refunds and shipments of ${ORDERS} orders end in a state that some sequence produces`, async () => {
  const from = its.gateway.events.length;
  const orders = await many(ORDERS, () => its.newOrder());
  await Promise.all(
    orders.map(async ({ uuid }) => {
      const intent = await its.intentOf(uuid);
      const late = () => new Promise((done) => setTimeout(done, some(60)));
      const answers = await Promise.all([
        late().then(() => pay(intent)),
        ...[1, 2].map(() => late().then(() => post(`/api/orders/${uuid}/cancel`, { reason: 'storm' }))),
        ...[1, 2].map(() => late().then(() => post(`/api/orders/${uuid}/shipments`))),
        ...[1, 2].map(() => late().then(() => post(`/api/orders/${uuid}/refunds`, { amount: 5 }))),
      ]);
      for (const answer of answers)
        if (answer !== null) expect([200, 400, 409], JSON.stringify(answer.body)).toContain(answer.status);
    }),
  );
  await deliver(its.gateway.events.slice(from), 3);
  await its.runJob('reconcilePaymentAttempts');
  await deliver(its.gateway.events.slice(from), 1);
  for (const { uuid, product } of orders) await expectConsistent(uuid, product.id);
});

/** Pays the intent unless it was canceled, and reports the payment twice. */
async function pay(intent: string): Promise<null> {
  const from = its.gateway.events.length;
  try {
    its.gateway.pay(intent);
  } catch {
    return null;
  }
  await deliver(its.gateway.events.slice(from), 2);
  return null;
}

/** Expects that an order's stock, money and shipments are consistent and match the gateway. */
async function expectConsistent(uuid: string, productId: number): Promise<void> {
  const order = await its.read(uuid);
  const about = JSON.stringify({ ...order, items: undefined });
  const intents = its.gateway.intents().filter(({ metadata }) => metadata['order_id'] === uuid);
  const paid = intents.filter(({ status }) => status === 'succeeded');
  const refunds = its.gateway.refunds().filter((one) => paid.some(({ id }) => id === one.payment_intent));
  expect(await amountsOf(uuid, 'capture'), about).toEqual(paid.map(() => 2500));
  expect(await amountsOf(uuid, 'refund'), about).toEqual(minor(refunds));
  const { units } = await its.shop.db.one(sql.type(z.object({ units: column.int }))`
    select coalesce(sum(qty), 0)::int as units from shipment_item
    join shipment using (shipment_id) join "order" o on o.order_id = shipment_order_id
    where o.uuid = ${uuid} and shipment.status <> 'canceled'`);
  expect([0, 2], about).toContain(units);
  // Only unshipped units are restocked.
  expect(await stockOf(productId), about).toBe(order.shipment_status === 'canceled' ? 100 - units : 98);
  if (order.shipment_status !== 'canceled')
    expect(order.shipment_status, about).toBe(units === 2 ? 'shipped' : 'unfullfilled');
}
