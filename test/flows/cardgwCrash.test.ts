import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { column, sql, z } from '@shop/runtime/extension';
import type { SqlFragment } from '@shop/runtime/extension';
import type { TestAnswer } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cardShop, configFor } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { ledger } from '../support/ledger.ts';
import { createProduct, createReadyCart } from '../support/shop.ts';

const KILLS = process.env['SOAK'] ? 200 : 6;
const CLIENTS = 4;
const REFUND_TRIES = 40;
const none = sql.type(z.object({}));

let database: TestDatabase;
/** The shop that checks the results; it delivers nothing. Its gateway is that of the shops that are killed. */
let its: CardShop;
let sku: string;
let token: string;
beforeAll(async () => {
  database = await createDatabase();
  // Others deliver the events of the payments that it reconciles, so it must know their subscribers.
  its = await cardShop({ databaseUrl: database.url, extensions: [coreShipping, cod, cardgw, ledger] });
  await its.shop.db.run(none`create table received_event (event text, subject text, delivery_id text)`);
  sku = (await createProduct(its.shop, { price: 10, qty: 100_000 })).sku;
  token = await its.shop.adminToken();
});
afterAll(async () => {
  await its.stop();
  await database.drop();
});

/** The current process that sells. */
const seller: { child: ChildProcess | null; url: Promise<string> } = {
  child: null,
  url: Promise.resolve(''),
};

function startSeller(): Promise<string> {
  const script = fileURLToPath(new URL('../support/killableCardShop.ts', import.meta.url));
  const config = JSON.stringify(configFor(its.gateway));
  const child = spawn(process.execPath, ['--conditions=@shop/source', script, database.url, config], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  seller.child = child;
  const died = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The shop ended with ${code ?? signal} before it listened`);
  });
  seller.url = Promise.race([once(child.stdout, 'data'), died]).then(([line]) => String(line).trim());
  return seller.url;
}

async function killSeller(): Promise<void> {
  seller.child?.kill('SIGKILL');
  if (seller.child) await once(seller.child, 'exit');
}

/** Sends a request and returns its answer, or null if the shop was killed before it answered. */
async function ask(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/json' },
): Promise<TestAnswer | null> {
  try {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch((await seller.url) + path, { method, headers, body: text });
    return { status: response.status, headers: response.headers, body: await response.json() };
  } catch {
    return null;
  }
}

class Killed extends Error {}
const sold = {
  async request(method: string, path: string, body?: unknown): Promise<TestAnswer> {
    const answer = await ask(method, path, body);
    if (!answer) throw new Killed();
    return answer;
  },
  query: (query: string, variables: object = {}) => sold.request('POST', '/graphql', { query, variables }),
};

interface Log {
  /** The number of accepted events. */
  taken: number;
  /** Answers that no client should ever see. */
  readonly wrong: unknown[];
}

/** Buys, pays and refunds in part, until the signal aborts. */
async function trade(record: Log, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await tradeOnce();
    } catch (error) {
      if (!(error instanceof Killed)) record.wrong.push(error);
      await pause(20);
    }
  }
}

async function tradeOnce(): Promise<void> {
  const cartId = await createReadyCart(sold, sku);
  const choice = { method_code: 'cardgw', method_name: 'Card' };
  await sold.request('POST', `/api/carts/${cartId}/paymentMethods`, choice);
  const { body } = await sold.request('POST', '/api/orders', { cart_id: cartId });
  const { uuid } = body.data;
  const opened = await sold.request('POST', '/api/cardgw/paymentIntents', { cart_id: '', order_id: uuid });
  its.gateway.pay(opened.body.data.clientSecret.split('_secret_')[0]);
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const amount = 1 + Math.floor(Math.random() * 5);
  // It is refused until the shop has received the event of the payment.
  for (let tries = 0; tries < REFUND_TRIES; tries += 1) {
    await pause(Math.random() * 100);
    const answer = await ask('POST', `/api/orders/${uuid}/refunds`, { amount }, headers);
    if (answer?.status !== 400) return;
  }
}

/** Delivers each event to the shop until it is accepted, as the gateway does; some of them twice. */
async function tellAll(record: Log, signal: AbortSignal): Promise<void> {
  for (let next = 0; !signal.aborted || next < its.gateway.events.length;) {
    const event = its.gateway.events[next];
    if (!event) {
      await pause(10);
      continue;
    }
    const { body, headers } = its.gateway.signed(event);
    const answer = await ask('POST', '/api/cardgw/webhook', body, headers);
    if (answer?.status === 200) {
      record.taken += 1;
      if (Math.random() < 0.8) next += 1;
    } else await pause(20);
  }
}

const nextTaken = (record: Log) => {
  const before = record.taken;
  return vi.waitFor(() => expect(record.taken).toBeGreaterThan(before), { timeout: 60_000, interval: 20 });
};

const count = async (rows: SqlFragment): Promise<number> =>
  (await its.shop.db.one(sql.type(z.object({ n: column.int }))`select count(*)::int as n from ${rows}`)).n;

/** Ages the database, so that a dead worker's jobs and open attempts are resumed. */
async function passTime(): Promise<void> {
  await its.shop.db.run(none`update worker_heartbeat set beat_at = beat_at - interval '1 hour'`);
  await its.shop.db.run(none`
    update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour' where locked_at is not null`);
  await its.shop.db.run(
    none`update payment_attempt set updated_at = updated_at - interval '1 hour' where state = 'open'`,
  );
  await its.runJob('reconcilePaymentAttempts');
}

test(
  `a shop that is killed ${KILLS} times while it is paid loses no cent and doubles none`,
  async () => {
    const record: Log = { taken: 0, wrong: [] };
    const [stopTrade, stopTelling] = [new AbortController(), new AbortController()];
    await startSeller();
    const clients = Array.from({ length: CLIENTS }, () => trade(record, stopTrade.signal));
    const telling = tellAll(record, stopTelling.signal);
    for (let kills = 0; kills < KILLS; kills += 1) {
      await nextTaken(record);
      await pause(Math.random() * 500);
      await killSeller();
      await startSeller();
    }
    await nextTaken(record);
    stopTrade.abort();
    await Promise.all(clients);
    await passTime();
    stopTelling.abort();
    await telling;
    await vi.waitFor(
      async () => {
        await makeJobsDue();
        expect(await jobsLeft()).toEqual([]);
      },
      { timeout: 100_000, interval: 500 },
    );
    await killSeller();

    expect(record.wrong).toEqual([]);
    const paid = its.gateway.intents().filter(({ status }) => status === 'succeeded');
    const given = its.gateway.refunds();
    expect(paid.length).toBeGreaterThan(KILLS);
    expect(await idsOf('capture')).toEqual(paid.map(({ id }) => id).toSorted());
    expect(await idsOf('refund')).toEqual(given.map(({ id }) => id).toSorted());
    const subjects = paid.map(({ metadata }) => metadata['order_id'] ?? '');
    expect(await heardOnce('order_placed')).toEqual(subjects.toSorted());
    expect(await heardOnce('order_refunded')).toEqual(given.map(({ id }) => id).toSorted());
    expect(await count(sql.fragment`payment_attempt where state = 'open'`)).toBe(0);
    expect(await count(sql.fragment`payment_transaction where reserved <> 0`)).toBe(0);
    expect(
      await count(sql.fragment`"order" o where placed_at is not null and payment_status not in
      ('cardgw_captured', 'cardgw_partial_refunded', 'cardgw_refunded')`),
    ).toBe(0);
  },
  120_000 + KILLS * 70_000,
);

/** Ages the failed deliveries, so that they are tried again. */
const makeJobsDue = () =>
  its.shop.db.run(none`
    update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null`);
const jobsLeft = () =>
  its.shop.db.any(sql.type(z.looseObject({}))`
    select identifier, key, attempts, last_error, locked_by, locked_at, run_at - now() as wait, payload
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id`);

const textRow = z.object({ text: column.text });
async function idsOf(action: string): Promise<string[]> {
  const rows = await its.shop.db.any(sql.type(textRow)`
    select transaction_id as text from payment_transaction where payment_action = ${action}`);
  return rows.map(({ text }) => text).toSorted();
}

/** Lists the subjects of an event: a delivery that is tried again has the same one. */
async function heardOnce(event: string): Promise<string[]> {
  const rows = await its.shop.db.any(sql.type(textRow)`
    select subject as text from received_event where event = ${event} group by subject, delivery_id`);
  return rows.map(({ text }) => text).toSorted();
}
