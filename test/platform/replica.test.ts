import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSwitch, startReplicated } from '../support/replica.ts';
import type { DatabaseSwitch, ReplicatedServer } from '../support/replica.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const TOKEN = 'what-prometheus-sends-and-nobody-else';
const pollOptions = { timeout: 120_000, interval: 25 };

let primary: ReplicatedServer;
let replica: ReplicatedServer;
/** Switchable URL of the replica, which can be made unavailable. */
let address: DatabaseSwitch;
let stop: () => Promise<void>;
/** One shop writes without a replica. The other shop reads from the replica. */
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
  expect.poll(async () => (await state()).replica, pollOptions).toBe(expected);
/** Log lines about the replica. */
const logLines = () =>
  log
    .map((line) => JSON.parse(line) as { msg: string; replica?: string })
    .filter(({ msg }) => msg.includes('replica'));

/** Returns the number of reads that each server has processed. */
async function answered(): Promise<{ replica: number; primary: number }> {
  const { body } = await reader.request('GET', '/metrics', undefined, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const of = (server: string) =>
    Number(new RegExp(`^shop_replica_reads_total\\{server="${server}"\\} (\\d+)`, 'm').exec(body)?.[1]);
  return { replica: of('replica'), primary: of('primary') };
}

/** Runs work. Returns the number of reads that each server processed during it. */
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
const queryName = async () => dataOf(await reader.query(NAME, { id: product.uuid })).product.name as string;

/** Waits until the replica has all content of the shop and is used for reads. */
const untilRead = () =>
  expect
    .poll(() => answeredDuring(() => pageOf(`?x=${randomUUID()}`)), pollOptions)
    .toEqual({ replica: expect.any(Number), primary: 0 });

test('pages, searches, feeds and content of GraphQL are read from the replica', async () => {
  await untilRead();
  const reads = await answeredDuring(async () => {
    for (const path of [
      '/',
      `/${product.sku.toLowerCase()}`,
      '/search?keyword=sku',
      '/api/search/suggestions?q=sku',
    ])
      expect((await reader.request('GET', path)).status).toBe(200);
    expect(await queryName()).toEqual(expect.any(String));
  });
  expect(reads.primary).toBe(0);
  expect(reads.replica).toBeGreaterThan(8);
});

test('a change is visible immediately, regardless of what the replica has replayed', async () => {
  await untilRead();
  await replica.pauseReplay();
  try {
    for (const name of ['One', 'Two', 'Three']) {
      await rename(name);
      expect((await pageOf()).body.data.title).toBe(name);
      expect(await queryName()).toBe(name);
    }
  } finally {
    await replica.resumeReplay();
  }
  await untilRead();
  expect((await pageOf('?z=1')).body.data.title).toBe('Three');
});

test('with `cache.maxStaleMs`, cached content may be outdated, and newly read content is not', async () => {
  await untilRead();
  await rename('Kept');
  const lazy = await testShop({
    databaseUrl: primary.url,
    config: { database: { replicaUrl: address.url }, cache: { maxStaleMs: 60_000 } },
  });
  const query = async (query: string) => dataOf(await lazy.query(query, { id: product.uuid })).product;
  try {
    expect(await query(NAME)).toEqual({ name: 'Kept' });
    await replica.pauseReplay();
    await rename('Changed');
    expect(await query(NAME)).toEqual({ name: 'Kept' });
    expect(await query('query ($id: ID!) { product(id: $id) { name sku } }')).toEqual({
      name: 'Changed',
      sku: product.sku,
    });
    expect(await query(NAME)).toEqual({ name: 'Changed' });
  } finally {
    await replica.resumeReplay();
    await lazy.stop();
  }
});

test('what a visitor wrote is read from the primary', async () => {
  await untilRead();
  await replica.pauseReplay();
  try {
    const cart = await createReadyCart(reader, product.sku);
    const lines = await reader.query('query ($id: String!) { cart(id: $id) { items { qty } } }', {
      id: cart,
    });
    expect(dataOf(lines).cart.items).toEqual([{ qty: 1 }]);
    const { uuid } = dataOf(await reader.request('POST', '/api/orders', { cart_id: cart }));
    expect(dataOf(await writer.admin('GET', `/api/orders/${uuid}`)).uuid).toBe(uuid);
    // The product page changes only when the last unit is sold.
    await writer.admin('PATCH', `/api/products/${product.uuid}`, { qty: 1 });
    dataOf(
      await reader.request('POST', '/api/orders', { cart_id: await createReadyCart(reader, product.sku) }),
    );
    expect((await pageOf()).body.data.entity.in_stock).toBe(false);
  } finally {
    await replica.resumeReplay();
    dataOf(await writer.admin('PATCH', `/api/products/${product.uuid}`, { qty: 1000 }));
  }
});

test('only watched tables are read from the replica', async () => {
  await untilRead();
  const readTables = async () =>
    (
      await replica.query<{ name: string }>(`
        select relname as name from pg_stat_user_tables
        where schemaname = 'public' and coalesce(seq_scan, 0) + coalesce(idx_scan, 0) > 0`)
    ).map(({ name }) => name);
  // A session reports its reads after a second, or when it ends.
  await expect.poll(async () => (await readTables()).length, pollOptions).toBeGreaterThan(5);
  const watched = await primary.query<{ name: string }>(
    "select distinct tgrelid::regclass::text as name from pg_trigger where tgname = 'content_change'",
  );
  const names = new Set(watched.map(({ name }) => name));
  expect((await readTables()).filter((name) => !names.has(name))).toEqual([]);
});

test('a replica that lags far behind is reported, and the primary responds', async () => {
  await untilRead();
  await replica.pauseReplay();
  try {
    await rename('Behind');
    const reading = setInterval(() => void pageOf(`?x=${randomUUID()}`).catch(() => undefined), 50);
    await untilState('behind').finally(() => clearInterval(reading));
    expect(await state()).toMatchObject({ status: 'degraded', database: 'ok' });
    expect(await answeredDuring(() => pageOf('?b=1'))).toMatchObject({ replica: 0 });
  } finally {
    await replica.resumeReplay();
  }
  await untilState('ok');
  await untilRead();
  expect(logLines().map(({ msg, replica: why }) => [msg, why])).toEqual([
    ['the replica is not used: the primary answers all reads until it is', 'behind'],
    ['the replica answers reads again', undefined],
  ]);
});

test('while the replica is unavailable the primary responds, and nobody gets an error', async () => {
  await untilRead();
  address.turnTo(null);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => pageOf(`?a=${at}`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await untilState('out of reach');
  expect(await queryName()).toEqual(expect.any(String));
  address.turnTo(replica);
  await untilState('ok');
  await untilRead();
  expect(logLines().map(({ msg }) => msg)).toEqual([
    'the replica is not used: the primary answers all reads until it is',
    'the replica answers reads again',
  ]);
});

test('a replica that crashes or hangs is not used until it responds', async () => {
  await untilRead();
  await replica.crash();
  expect((await pageOf('?c=1')).status).toBe(200);
  await untilState('out of reach');
  await replica.start();
  await untilState('ok');
  await untilRead();
  replica.freeze();
  try {
    expect((await pageOf('?h=1')).status).toBe(200);
    await untilState('out of reach');
    expect((await pageOf('?h=2')).status).toBe(200);
  } finally {
    replica.thaw();
  }
  await untilState('ok');
});

test('a promoted replica is no longer used, and the next one at its address is', async () => {
  const next = await primary.addReplica('two');
  await untilRead();
  await replica.promote();
  await untilState('no replica');
  await replica.query("update product set name = 'Elsewhere'");
  expect((await pageOf('?p=1')).body.data.title).not.toBe('Elsewhere');
  expect(await answeredDuring(() => pageOf('?p=2'))).toMatchObject({ replica: 0 });
  address.turnTo(next);
  await untilState('ok');
  await untilRead();
});
