import { setTimeout as pause } from 'node:timers/promises';
import { column, sql, z } from '@shop/runtime/extension';
import type { SqlFragment } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { answersOf, Killed, sellerOn } from '../support/seller.ts';
import type { Seller } from '../support/seller.ts';
import { createProduct, createReadyCart, createZoneWithRate, testShop } from '../support/shop.ts';

const KILLS = process.env['SOAK'] ? 100 : 3;
const CLIENTS = 6;
const STOCK = 100_000;
const SEED = Number(process.env['SEED'] ?? 1);

/** Creates random numbers from 0 to 1, the same for the same seed, so that a failure can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
const random = randomOf(SEED);

let database: TestDatabase;
/** The shop that checks the results; it delivers nothing. */
let shop: TestShop;
let skus: readonly string[];
let seller: Seller;
beforeAll(async () => {
  database = await createDatabase();
  seller = sellerOn(database.url);
  shop = await testShop({ databaseUrl: database.url });
  await shop.db.run(none`create table received_event (event text, order_uuid uuid, delivery_id text)`);
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const products = await Promise.all([1, 2, 3].map(() => createProduct(shop, { price: 10, qty: STOCK })));
  skus = products.map(({ sku }) => sku);
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

const none = sql.type(z.object({}));

interface Record {
  /** The uuids of orders that were confirmed to a client. */
  readonly confirmed: string[];
  /** Answers that no client should ever see. */
  readonly wrong: unknown[];
}

/** Buys until the signal aborts; repeats requests that were cut off. */
async function buy(record: Record, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const cartId = await createReadyCart(
        answersOf(seller),
        ...skus.slice(0, 1 + Math.floor(random() * skus.length)),
      );
      await placeUntilAnswered(cartId, record, signal);
    } catch (error) {
      if (!(error instanceof Killed)) record.wrong.push(error);
      await pause(20);
    }
  }
}

async function placeUntilAnswered(cartId: string, record: Record, signal: AbortSignal): Promise<void> {
  for (let tries = 1; !signal.aborted; tries += 1) {
    const answer = await seller.ask('POST', '/api/orders', { cart_id: cartId });
    if (answer?.status === 200) return void record.confirmed.push(answer.body.data.uuid);
    // The first try may have succeeded, and its answer may be lost.
    if (answer && tries > 1 && answer.body.error?.code === 'INVALID_CART') return;
    if (answer) return void record.wrong.push(answer.body);
    await pause(20);
  }
}

/** Ages the database, so that a worker without heartbeat counts as dead. */
async function ageDeadWorkers(): Promise<void> {
  await shop.db.run(none`update worker_heartbeat set beat_at = beat_at - interval '1 hour'`);
  await shop.db.run(
    none`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour' where locked_at is not null`,
  );
}

const count = async (statement: SqlFragment): Promise<number> =>
  (
    await shop.db.one(
      sql.type(z.object({ rows: column.int }))`select count(*)::int as rows from ${statement}`,
    )
  ).rows;

test(
  `a shop that is killed ${KILLS} times while it sells loses nothing and sells nothing twice (seed ${SEED})`,
  async () => {
    const record: Record = { confirmed: [], wrong: [] };
    const stop = new AbortController();
    await seller.start();
    const clients = Array.from({ length: CLIENTS }, () => buy(record, stop.signal));
    for (let kills = 0; kills < KILLS; kills += 1) {
      await nextSale(record);
      await pause(random() * 500);
      await seller.kill();
      await seller.start();
    }
    await nextSale(record);
    stop.abort();
    await seller.kill();
    await Promise.all(clients);
    await ageDeadWorkers();
    await seller.start();
    await vi.waitFor(async () => expect(await count(sql.fragment`graphile_worker.jobs`)).toBe(0), {
      timeout: 60_000,
      interval: 100,
    });
    await seller.kill();

    expect(record.wrong).toEqual([]);
    const orders = await shop.db.any(sql.type(z.object({ uuid: z.string() }))`select uuid from "order"`);
    expect(orders.length).toBeGreaterThan(KILLS);
    expect(new Set(orders.map(({ uuid }) => uuid)).isSupersetOf(new Set(record.confirmed))).toBe(true);
    expect(await faults()).toEqual({
      'orders without all their lines': 0,
      'orders without history, addresses or authorisation': 0,
      'products whose stock and sales do not add up': 0,
      'carts that are neither open nor ordered once': 0,
      'orders with an event that was not delivered': 0,
      'events of no order': 0,
    });
  },
  120_000 + KILLS * 70_000,
);

/** Waits for a sale, so that each shop has sold something before it is killed, however busy the machine is. */
const nextSale = ({ confirmed }: Record) => {
  const before = confirmed.length;
  return vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(before), {
    timeout: 60_000,
    interval: 20,
  });
};

/** Counts the rows that break each rule. */
async function faults() {
  const rules = {
    'orders without all their lines': sql.fragment`"order" o, lateral (
      select sum(qty) as qty, sum(line_total) as total from order_item where order_item_order_id = o.order_id
    ) lines where lines.qty is distinct from total_qty or lines.total is distinct from sub_total`,
    'orders without history, addresses or authorisation': sql.fragment`"order" o where
      (select count(*) from order_activity where order_activity_order_id = o.order_id) <> 1
      or (select count(*) from payment_transaction t where t.order_id = o.order_id and amount = grand_total) <> 1
      or shipping_address_id is null or billing_address_id is null`,
    'products whose stock and sales do not add up': sql.fragment`product_inventory stock where
      qty + coalesce((select sum(qty) from order_item item where item.product_id = stock.product_id), 0) <> ${STOCK}`,
    'carts that are neither open nor ordered once': sql.fragment`cart c where
      (select count(*) from "order" o where o.cart_id = c.cart_id) <> case when status then 0 else 1 end`,
    'orders with an event that was not delivered': sql.fragment`"order" o where
      (select count(distinct event) from received_event where order_uuid = o.uuid) <> 2`,
    'events of no order': sql.fragment`received_event where not exists (
      select from "order" o where o.uuid = received_event.order_uuid)`,
  };
  const found = Object.entries(rules).map(async ([rule, rows]) => [rule, await count(rows)] as const);
  return Object.fromEntries(await Promise.all(found));
}
