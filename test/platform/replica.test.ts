import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSwitch, startReplicated } from '../support/replica.ts';
import type { DatabaseSwitch, ReplicatedServer } from '../support/replica.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const TOKEN = 'what-prometheus-sends-and-nobody-else';
const soon = { timeout: 30_000, interval: 25 };

let primary: ReplicatedServer;
let replica: ReplicatedServer;
/** The address of the replica, behind which it can go away. */
let address: DatabaseSwitch;
let stop: () => Promise<void>;
/** One shop writes without a replica, and the other one reads with it. */
let writer: TestShop;
let reader: TestShop;
let log: string[] = [];
let product: { sku: string; uuid: string };

const withReplica = (replicaUrl: string) =>
  testShop({
    databaseUrl: primary.url,
    logLevel: 'info',
    onLog: (line) => log.push(line),
    config: { database: { replicaUrl, poolSize: 4 }, metrics: { token: TOKEN } },
  });

beforeAll(async () => {
  ({ primary, stop } = await startReplicated());
  replica = await primary.addReplica('one');
  address = await openSwitch(replica);
  writer = await testShop({ databaseUrl: primary.url });
  reader = await withReplica(address.url);
  await createZoneWithRate(writer, { countries: ['US'], cost: 5 });
  product = await createProduct(writer, { price: 10, qty: 1000 });
});
afterAll(async () => {
  await reader.stop();
  await writer.stop();
  await address.close();
  await stop();
});
beforeEach(() => {
  log = [];
});

const state = async () => (await reader.request('GET', '/readyz')).body.data;
const untilState = (expected: string) =>
  expect.poll(async () => (await state()).replica, soon).toBe(expected);
/** The lines of the log about the replica. */
const said = () =>
  log
    .map((line) => JSON.parse(line) as { msg: string; replica?: string })
    .filter(({ msg }) => msg.includes('replica'));

/** Returns how many reads each server has answered. */
async function answered(): Promise<{ replica: number; primary: number }> {
  const { body } = await reader.request('GET', '/metrics', undefined, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const of = (server: string) =>
    Number(new RegExp(`^shop_replica_reads_total\\{server="${server}"\\} (\\d+)`, 'm').exec(body)?.[1]);
  return { replica: of('replica'), primary: of('primary') };
}

/** Runs work, and returns how many reads each server has answered meanwhile. */
async function answeredDuring(work: () => Promise<unknown>): Promise<{ replica: number; primary: number }> {
  const before = await answered();
  await work();
  const after = await answered();
  return { replica: after.replica - before.replica, primary: after.primary - before.primary };
}

const rename = async (name: string) =>
  dataOf(await writer.admin('PATCH', `/api/products/${product.uuid}`, { name }));
const pageOf = (query = '') =>
  reader.request('GET', `/${product.sku.toLowerCase()}${query}`, undefined, {
    headers: { accept: 'application/json' },
  });
const NAME = 'query ($id: ID!) { product(id: $id) { name } }';
const askName = async () => dataOf(await reader.query(NAME, { id: product.uuid })).product.name as string;

/** Waits until the replica has all content that the shop has, and reads go there. */
const untilRead = () =>
  expect
    .poll(() => answeredDuring(() => pageOf(`?x=${randomUUID()}`)), soon)
    .toEqual({ replica: expect.any(Number), primary: 0 });

test('pages, searches, feeds and content of GraphQL are read at the replica', async () => {
  await untilRead();
  const reads = await answeredDuring(async () => {
    for (const path of ['/', `/${product.sku.toLowerCase()}`, '/search?keyword=sku'])
      expect((await reader.request('GET', `${path}${path.includes('?') ? '&' : '?'}y=1`)).status).toBe(200);
    expect(await askName()).toEqual(expect.any(String));
  });
  expect(reads.primary).toBe(0);
  expect(reads.replica).toBeGreaterThan(8);
});

test('a change is shown at once, whatever the replica has replayed', async () => {
  await untilRead();
  await replica.pauseReplay();
  try {
    for (const name of ['One', 'Two', 'Three']) {
      await rename(name);
      expect((await pageOf()).body.data.title).toBe(name);
      expect(await askName()).toBe(name);
    }
  } finally {
    await replica.resumeReplay();
  }
  await untilRead();
  expect((await pageOf('?z=1')).body.data.title).toBe('Three');
});
