import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reconcileAttempts } from '../../packages/runtime/src/modules/orders/payment/reconcileAttempts.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { sizeOf } from '../support/lane.ts';
import { answersOf, Killed, sellerOn } from '../support/seller.ts';
import type { Seller } from '../support/seller.ts';
import { createProduct, createReadyCart, createZoneWithRate, testShop } from '../support/shop.ts';

const KILLS = sizeOf('KILLS', { gate: 2, night: 30 });
const CLIENTS = 6;

let database: TestDatabase;
/** The shop that verifies the results and reconciles open payment attempts. */
let shop: TestShop;
let seller: Seller;
let sku: string;
beforeAll(async () => {
  database = await createDatabase();
  seller = sellerOn(database.url);
  shop = await testShop({ databaseUrl: database.url });
  await shop.db.run(none`create table received_event (event text, order_uuid uuid, delivery_id text)`);
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  ({ sku } = await createProduct(shop, { price: 10, qty: 100_000 }));
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

const none = sql.type(z.object({}));
const orderRow = z.object({
  uuid: z.string(),
  cart: z.string(),
  captures: column.int,
  refunds: column.int,
  open: column.int,
});

interface Sold {
  /** Order UUIDs by cart, as the client received them. */
  readonly orders: Map<string, string>;
  /** Orders that were captured and refunded twice. */
  readonly finished: string[];
  readonly wrong: unknown[];
}

/** Repeats a request with the same idempotency key until there is a response. */
async function untilDone(
  path: string,
  body: object,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<TestAnswer['body']> {
  const keyed = { ...headers, 'idempotency-key': `key-${randomUUID()}` };
  while (!signal.aborted) {
    const answer = await seller.request('POST', path, body, keyed);
    if (answer?.status === 200) return answer.body.data;
    // 409 means that an earlier attempt is still running or has an unknown outcome.
    if (answer && answer.status !== 409) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    await pause(20);
  }
  throw new Killed();
}

/** Places an order, captures it, and refunds 1.00 twice. */
async function sell(sold: Sold, admin: Readonly<Record<string, string>>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const cart = await createReadyCart(answersOf(seller), sku);
      const { uuid } = await untilDone('/api/orders', { cart_id: cart }, {}, signal);
      sold.orders.set(cart, uuid);
      await untilDone(`/api/orders/${uuid}/capture`, {}, admin, signal);
      await untilDone(`/api/orders/${uuid}/refunds`, { amount: 1 }, admin, signal);
      await untilDone(`/api/orders/${uuid}/refunds`, { amount: 1 }, admin, signal);
      sold.finished.push(uuid);
    } catch (error) {
      if (!(error instanceof Killed)) sold.wrong.push(error);
      await pause(20);
    }
  }
}

/**
 * Backdates the database by a minute since the shop was killed. Idempotency keys are released, and open payment attempts are reconciled.
 */
async function agePending(): Promise<void> {
  await shop.db.run(none`
    update idempotency_key set leased_until = leased_until - interval '10 minutes' where answer is null`);
  await shop.db.run(none`
    update payment_attempt set updated_at = updated_at - interval '10 minutes' where state = 'open'`);
  await reconcileAttempts.run(shop.app);
}

test(
  `a shop that is killed ${KILLS} times executes each keyed request once, and returns the stored response to a repeated request`,
  async () => {
    const sold: Sold = { orders: new Map(), finished: [], wrong: [] };
    const stop = new AbortController();
    const admin = { authorization: `Bearer ${await shop.adminToken()}` };
    await seller.start();
    const clients = Array.from({ length: CLIENTS }, () => sell(sold, admin, stop.signal));
    for (let kills = 0; kills < KILLS; kills += 1) {
      const before = sold.finished.length;
      await vi.waitFor(() => expect(sold.finished.length).toBeGreaterThan(before), { timeout: 120_000 });
      await pause(Math.random() * 300);
      await seller.kill();
      await agePending();
      await seller.start();
    }
    const before = sold.finished.length;
    await vi.waitFor(() => expect(sold.finished.length).toBeGreaterThan(before + CLIENTS), {
      timeout: 120_000,
    });
    stop.abort();
    await Promise.all(clients);
    await seller.kill();
    await agePending();

    expect(sold.wrong).toEqual([]);
    const orders = await shop.db.any(sql.type(orderRow)`
      select o.uuid, cart.uuid as cart,
        (select count(*)::int from payment_transaction t
          where t.order_id = o.order_id and payment_action = 'capture') as captures,
        (select count(*)::int from payment_transaction t
          where t.order_id = o.order_id and payment_action = 'refund') as refunds,
        (select count(*)::int from payment_attempt a where a.order_id = o.order_id and state = 'open') as open
      from "order" o join cart using (cart_id)`);
    for (const { uuid, cart } of orders) if (sold.orders.has(cart)) expect(sold.orders.get(cart)).toBe(uuid);
    expect(new Set(orders.map(({ cart }) => cart)).size).toBe(orders.length);
    const known = new Map(orders.map((order) => [order.uuid, order]));
    for (const uuid of sold.finished)
      expect(known.get(uuid)).toMatchObject({ captures: 1, refunds: 2, open: 0 });
    for (const { captures, refunds } of orders) {
      expect(captures).toBeLessThanOrEqual(1);
      expect(refunds).toBeLessThanOrEqual(2);
    }
  },
  120_000 + KILLS * 70_000,
);
