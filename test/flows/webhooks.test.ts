import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { adminsOf } from '../support/admins.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { inLane, SEED, sizeOf } from '../support/lane.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { startReceiver, toThisMachine, webhooksOf } from '../support/webhookReceiver.ts';
import type { Receiver } from '../support/webhookReceiver.ts';

/*
 * Delivers many webhooks to receivers that fail in all possible ways, from processes that are killed. Each event must be delivered at least
 * once and in sequence per product, and a replay must be exact. `EVENTS=25000` creates 100,000 deliveries.
 */

const WEBHOOKS = 4;
const EVENTS = sizeOf('EVENTS', { gate: 300, night: 5000 });
const PRODUCTS = inLane({ gate: 60, night: 1000 });
/** Number of attempts per event that may fail. The pause is 5 s after the first attempt and 30 s after the second. */
const FAULTY_TRIES = inLane({ gate: 1, night: 2 });
const KILLS = sizeOf('KILLS', { gate: 1, night: 5 });
const BATCH = 100;
const pollOptions = { timeout: inLane({ gate: 150_000, night: 3_600_000 }), interval: 500 };

/** Creates a generator of random numbers from 0 to 1, with the same sequence for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
const random = randomOf(SEED);

let database: TestDatabase;
/** The shop that emits events and verifies the results. It sends no webhooks. */
let shop: TestShop;
let sender: ChildProcess | null = null;
let receivers: Receiver[] = [];
const { createWebhook } = webhooksOf(() => shop);
// A token expires before the test ends.
const { asOwner } = adminsOf(() => shop);
beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url, config: toThisMachine });
  dataOf(await shop.admin('POST', '/api/settings', { webhookDeadlineSeconds: 1 }));
});
afterAll(async () => {
  sender?.kill('SIGKILL');
  await shop.stop();
  await Promise.all(receivers.map(({ stop }) => stop()));
  await database.drop();
});

async function startSender(): Promise<void> {
  const program = fileURLToPath(new URL('../support/killableSender.ts', import.meta.url));
  const started = spawn(process.execPath, ['--conditions=@shop/source', program, database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  sender = started;
  await once(started.stdout, 'data');
}

async function killSender(): Promise<void> {
  const killed = sender as ChildProcess;
  const exited = once(killed, 'exit');
  killed.kill('SIGKILL');
  await exited;
}

interface Taken {
  readonly id: string;
  readonly product: string;
  readonly step: number;
}

/** Starts a receiver that fails the first attempts of some events in various ways. Records the events that it accepted. */
async function startFaulty(): Promise<{ readonly receiver: Receiver; readonly received: Taken[] }> {
  const received: Taken[] = [];
  const tries = new Map<string, number>();
  const receiver = await startReceiver(({ id, body }, response) => {
    const attempt = (tries.get(id) ?? 0) + 1;
    tries.set(id, attempt);
    const chance = random();
    if (attempt <= FAULTY_TRIES && chance < 0.15) {
      if (chance < 0.05) return void response.writeHead(500).end();
      if (chance < 0.1) return void response.destroy();
      if (chance < 0.12) return void response.writeHead(301, { location: '/elsewhere' }).end();
      // Simulates a hang, which the request timeout ends.
      if (chance < 0.125) return undefined;
      return void response.writeHead(429).end('too many');
    }
    const { data } = JSON.parse(body);
    received.push({ id, product: data.productUuid, step: data.productId });
    response.writeHead(204).end();
  });
  receivers = [...receivers, receiver];
  return { receiver, received };
}

/** Lists each product's steps in the sequence in which they were first accepted. */
function firstReceived(received: readonly Taken[]): ReadonlyMap<string, readonly number[]> {
  const steps = new Map<string, number[]>();
  const seen = new Set<string>();
  for (const { id, product, step } of received) {
    if (seen.has(id)) continue;
    seen.add(id);
    steps.set(product, [...(steps.get(product) ?? []), step]);
  }
  return steps;
}

const pendingRow = z.object({ pending: z.int() });
const pendingOf = async ({ uuid }: { readonly uuid: string }): Promise<number> => {
  const { pending } = await shop.db.one(sql.type(pendingRow)`
    select count(*)::int as pending from webhook_delivery join webhook using (webhook_id)
    where webhook.uuid = ${uuid} and webhook_delivery.status = 'pending'`);
  return pending;
};

test(
  'every delivery is made at least once, in order per product, while processes are killed, and a replay is exact',
  async () => {
    const faulty = await Promise.all(Array.from({ length: WEBHOOKS }, startFaulty));
    const webhooks = await Promise.all(
      faulty.map(({ receiver }) => createWebhook(receiver.url, ['product_updated'])),
    );
    const products = Array.from({ length: PRODUCTS }, () => randomUUID());
    const expected = new Map<string, number[]>(products.map((product) => [product, []]));
    const from = new Date();
    await startSender();
    for (let step = 0; step < EVENTS; step += BATCH) {
      const batch = Array.from({ length: BATCH }, (_, index) => {
        const product = products[Math.floor(random() * PRODUCTS)] as string;
        expected.get(product)?.push(step + index);
        return {
          name: 'product_updated' as const,
          payload: { productId: step + index, productUuid: product, sku: `SKU-${step + index}` },
        };
      });
      await shop.app.emit(shop.app.db, ...batch);
    }
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const share = (EVENTS * WEBHOOKS * kill) / (KILLS + 2);
      await vi.waitFor(
        () => expect(faulty.reduce((sum, { received }) => sum + received.length, 0)).toBeGreaterThan(share),
        pollOptions,
      );
      await killSender();
      await startSender();
    }
    await vi.waitFor(async () => {
      for (const webhook of webhooks) expect(await pendingOf(webhook)).toBe(0);
    }, pollOptions);
    for (const { received } of faulty) {
      expect(new Set(received.map(({ id }) => id)).size).toBe(EVENTS);
      const steps = firstReceived(received);
      for (const [product, order] of expected) expect(steps.get(product) ?? []).toEqual(order);
    }

    const replayed = webhooks[0] as { readonly uuid: string };
    const { receiver, received } = faulty[0] as (typeof faulty)[0];
    const ids = new Set(received.map(({ id }) => id));
    receiver.behave((_request, response) => void response.writeHead(204).end());
    receiver.received.length = 0;
    const range = { from: from.toISOString(), to: new Date().toISOString() };
    const answer = dataOf(await asOwner('POST', `/api/webhooks/${replayed.uuid}/replay`, range));
    expect(answer).toEqual({ events: EVENTS, queued: EVENTS });
    await vi.waitFor(async () => expect(await pendingOf(replayed)).toBe(0), pollOptions);
    expect(receiver.received).toHaveLength(EVENTS);
    expect(new Set(receiver.received.map(({ id }) => id))).toEqual(ids);
  },
  inLane({ gate: 300_000, night: 7_200_000 }),
);
