import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, defineSubscriber } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { sql } from '../../packages/runtime/src/platform/db/db.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const pollOptions = { timeout: 120_000, interval: 50 };

/** Events that the extensions below received, and the function that releases the hanging extension. */
const seen = { healthy: new Set<string>(), neighbour: new Set<string>(), signals: 0 };
let release = Promise.withResolvers<void>();
let hangs = true;

const stuck = defineExtension({
  name: 'stuck',
  api: '^1.0',
  setup: () => ({
    subscribers: [
      defineSubscriber({
        id: 'stuck.ledger',
        event: 'order_placed',
        deadlineMs: 300,
        async handle(_payload, _app, { signal }) {
          signal.addEventListener('abort', () => (seen.signals += 1));
          if (hangs) await release.promise;
        },
      }),
      defineSubscriber({
        id: 'stuck.neighbour',
        event: 'order_placed',
        handle: async ({ orderUuid }) => void seen.neighbour.add(orderUuid),
      }),
    ],
    jobs: [
      {
        id: 'stuck.job',
        schedule: '0 0 1 1 *',
        deadlineMs: 200,
        run: async (_app, signal) =>
          new Promise<void>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      },
    ],
  }),
});

const healthy = defineExtension({
  name: 'healthy',
  api: '^1.0',
  setup: () => ({
    subscribers: [
      defineSubscriber({
        id: 'healthy.ledger',
        event: 'order_placed',
        handle: async ({ orderUuid }) => void seen.healthy.add(orderUuid),
      }),
    ],
  }),
});

const lines: string[] = [];
const linesOf = (text: string) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === text);
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping, cod, stuck, healthy],
    worker: true,
    logLevel: 'info',
    onLog: (line) => lines.push(line),
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(async () => {
  release.resolve();
  await shop.stop();
});

async function order(): Promise<string> {
  const { sku } = await createProduct(shop, { price: 10, qty: 5 });
  const cart = await createReadyCart(shop, sku);
  return dataOf(await shop.request('POST', '/api/orders', { cart_id: cart })).uuid;
}

const addJob = (id: string) =>
  shop.db.any(sql.type(z.unknown())`
    select graphile_worker.add_job(${`job:${id}`}, queue_name => ${`job:${id}`}, job_key => ${`job:${id}`}, max_attempts => 1)`);
const jobRuns = (id: string) =>
  shop.db.any(sql.type(z.object({ done: z.boolean(), error: z.string().nullable() }))`
    select finished_at is not null as done, error from job_run where job = ${id}`);

test('a subscriber that hangs stops no email, no job of the shop and no other extension', async () => {
  const orders: string[] = [];
  for (let count = 0; count < 12; count++) orders.push(await order());
  await vi.waitFor(() => expect(seen.healthy.size).toBe(12), pollOptions);
  const confirmed = () => linesOf('email sent').filter(({ kind }) => kind === 'orderConfirmation');
  await vi.waitFor(() => expect(confirmed()).toHaveLength(12), pollOptions);
  await addJob('reconcilePaymentAttempts');
  await vi.waitFor(
    async () => expect(await jobRuns('reconcilePaymentAttempts')).not.toEqual([]),
    pollOptions,
  );
  expect([...seen.healthy].toSorted()).toEqual(orders.toSorted());
});

test('work that continues after its deadline is reported at /readyz and in the log', async () => {
  await vi.waitFor(async () => {
    const { status, body } = await shop.request('GET', '/readyz');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'degraded',
      extensions: [],
      overdue: [{ extension: 'stuck', contribution: 'subscriber "stuck.ledger"' }],
      faults: [{ extension: 'stuck', contribution: 'subscriber "stuck.ledger"' }],
    });
  }, pollOptions);
  expect(seen.signals).toBeGreaterThan(0);
  expect(linesOf('subscriber "stuck.ledger" of stuck did not finish within 300 ms')).not.toEqual([]);
});

test('each attempt that hangs is counted, and none is delivered in the meantime', async () => {
  const tries = () => linesOf('event not delivered, it will be tried again');
  await vi.waitFor(() => expect(tries().some(({ attempt }) => attempt === 2)).toBe(true), pollOptions);
  expect(new Set(tries().map(({ subscriber, extension }) => `${subscriber} of ${extension}`))).toEqual(
    new Set(['stuck.ledger of stuck']),
  );
});

test('an extension that recovers receives what it missed', async () => {
  hangs = false;
  release.resolve();
  await vi.waitFor(() => expect(seen.neighbour.size).toBe(12), pollOptions);
  await vi.waitFor(async () => {
    const { body } = await shop.request('GET', '/readyz');
    expect(body.data.status).toBe('ok');
    expect(body.data.overdue).toBeUndefined();
  }, pollOptions);
});

test('a job is aborted by its signal at its deadline, and its run reports that', async () => {
  await addJob('stuck.job');
  await vi.waitFor(
    async () => expect(await jobRuns('stuck.job')).toEqual([{ done: true, error: expect.any(String) }]),
    pollOptions,
  );
  expect((await jobRuns('stuck.job'))[0]?.error).toBe(
    'DeadlinePassed: job "stuck.job" of stuck did not finish within 200 ms',
  );
  expect(linesOf('job failed')).toMatchObject([{ job: 'stuck.job', extension: 'stuck' }]);
});
