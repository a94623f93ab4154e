import { readFileSync } from 'node:fs';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../packages/runtime/src/platform/db/pool.ts';
import { mergeMembers } from '../../packages/runtime/src/platform/extensions/mergeMembers.ts';
import { createLogger } from '../../packages/runtime/src/platform/logger.ts';
import { createMetrics } from '../../packages/runtime/src/platform/metrics/createMetrics.ts';
import { faultyExtension } from '../support/faulty/faultyExtension.ts';
import { plant } from '../support/faulty/faults.ts';
import { sharedDatabase } from '../support/sharedDatabase.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const TOKEN = 'what-prometheus-sends-and-nobody-else';
const pollOptions = { timeout: 120_000, interval: 25 };

const databaseUrl = sharedDatabase();
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    databaseUrl: databaseUrl(),
    extensions: [coreShipping, cod, faultyExtension],
    worker: true,
    config: {
      metrics: { token: TOKEN },
      rateLimit: { pages: { points: 5, seconds: 3600 }, api: { points: 100_000, seconds: 60 } },
      events: { maxAttempts: 1 },
    },
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(async () => {
  plant(null);
  await shop.stop();
});
afterEach(() => plant(null));

const scrape = (authorization?: string): Promise<TestAnswer> =>
  shop.request(
    'GET',
    '/metrics',
    undefined,
    authorization === undefined ? {} : { headers: { authorization } },
  );

/** Returns the value of each time series, by name and labels. */
async function series(): Promise<ReadonlyMap<string, number>> {
  const { status, body } = await scrape(`Bearer ${TOKEN}`);
  expect(status).toBe(200);
  return readSeries(body);
}

function readSeries(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

const requestsOf = (found: ReadonlyMap<string, number>, route: string, method: string, status: string) =>
  found.get(
    `shop_http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`,
  ) ?? 0;

const faultsOf = (found: ReadonlyMap<string, number>, kind: string, contribution: string) =>
  found.get(
    `shop_extension_faults_total{extension="faulty",kind="${kind}",contribution="${contribution.replaceAll('"', '\\"')}"}`,
  ) ?? 0;

test('the response is in the Prometheus text format, with help and type for each metric', async () => {
  const { status, headers, body } = await scrape(`Bearer ${TOKEN}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body.endsWith('\n')).toBe(true);
  const names = [...body.matchAll(/^# TYPE (\S+) (?:counter|gauge|histogram)$/gm)].map(([, name]) => name);
  expect(names).toEqual([...body.matchAll(/^# HELP (\S+) \S/gm)].map(([, name]) => name));
  for (const line of body.split('\n'))
    expect(line).toMatch(
      /^(?:|# (?:HELP|TYPE) .+|[a-z_]+(?:\{(?:[a-z]+="(?:[^"\\]|\\.)*",?)+\})? [-+\d.eInf]+)$/,
    );
});

test('the alert rules from `shop new` refer to existing metrics', async () => {
  const rules = readFileSync(
    new URL('../../packages/cli/templates/store/deploy/prometheus-alerts.yaml', import.meta.url),
    'utf8',
  );
  const used = new Set(
    [...rules.matchAll(/\bshop_[a-z_]+/g)].map(([name]) => name.replace(/_(?:bucket|count)$/, '')),
  );
  const log = createLogger({ mode: 'production', level: 'silent' });
  const database = await openDatabase({ url: databaseUrl(), poolSize: 2, log });
  const fault = { where: 'extension "gone"', message: 'is broken', hint: 'Fix it.' };
  const plan = mergeMembers([], [], [{ name: 'gone', fault }]);
  // A counter has no line for a label value that has not occurred yet.
  plan.faults.record({ extension: 'email', contribution: 'subscriber "email.send"' });
  const metrics = createMetrics({ slowStatements: () => 0, replica: null, database, plan, log });
  metrics.request('healthz', 'GET', '5xx', 0.1);
  const body = await metrics.read();
  await metrics.close();
  await database.close();
  const there = new Set([...body.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
  expect(used.size).toBeGreaterThan(8);
  expect([...used].filter((name) => !there.has(name))).toEqual([]);
});

test.each([
  ['no token', undefined],
  ['another token', 'Bearer another-one-of-the-same-length-as-it'],
  ['the token under another scheme', `Basic ${TOKEN}`],
  ['the beginning of the token', `Bearer ${TOKEN.slice(0, -1)}`],
])('%s is refused', async (_, authorization) => {
  const { status, headers, body } = await scrape(authorization);
  expect(status).toBe(401);
  expect(headers.get('www-authenticate')).toBe('Bearer');
  expect(body.error).toMatchObject({ status: 401, code: 'UNAUTHORIZED', message: 'Unauthorized' });
});

test('an administrator without the token is rejected too', async () => {
  const { status } = await shop.request('GET', '/metrics', undefined, { token: await shop.adminToken() });
  expect(status).toBe(401);
});

test('a shop without a token has no metrics', async () => {
  const without = await testShop({ databaseUrl: databaseUrl(), extensions: [] });
  try {
    const { status } = await without.request('GET', '/metrics', undefined, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    expect(status).toBe(404);
  } finally {
    await without.stop();
  }
});

test('scrapers count toward no limit', async () => {
  for (let count = 0; count < 12; count += 1) expect((await scrape(`Bearer ${TOKEN}`)).status).toBe(200);
});

test('requests are counted by route, method and status class, and never by path', async () => {
  const before = await series();
  await shop.request('GET', '/healthz');
  await shop.request('HEAD', '/healthz');
  await shop.request('GET', '/api/nothing/of-the-kind?token=secret');
  await shop.request('POST', '/api/carts', 'no json');
  const after = await series();
  const more = (route: string, method: string, status: string) =>
    requestsOf(after, route, method, status) - requestsOf(before, route, method, status);
  expect(more('healthz', 'GET', '2xx')).toBe(1);
  expect(more('healthz', 'HEAD', '2xx')).toBe(1);
  expect(more('-', 'GET', '4xx')).toBe(1);
  expect(more('createCart', 'POST', '4xx')).toBe(1);
  expect([...after.keys()].join('\n')).not.toMatch(/of-the-kind|secret|127\.0\.0\.1/);
});

test('the durations of a route add up to its count', async () => {
  await shop.request('GET', '/healthz');
  const found = await series();
  const buckets = [...found].filter(([name]) =>
    name.startsWith('shop_http_request_duration_seconds_bucket{route="healthz",method="GET",'),
  );
  expect(buckets.map(([name]) => /le="(.+?)"/.exec(name)?.[1])).toEqual([
    '0.005',
    '0.01',
    '0.025',
    '0.05',
    '0.1',
    '0.25',
    '0.5',
    '1',
    '2.5',
    '5',
    '10',
    '+Inf',
  ]);
  expect(buckets.at(-1)?.[1]).toBe(requestsOf(found, 'healthz', 'GET', '2xx'));
});

test('an extension error is counted by extension, kind and name, for the lifetime of the process', async () => {
  const route = 'route "faultyRoute"';
  const before = faultsOf(await series(), 'route', route);
  plant('route');
  await shop.request('GET', '/api/faulty');
  await shop.request('GET', '/api/faulty');
  expect(faultsOf(await series(), 'route', route) - before).toBe(2);
  plant('price');
  await shop.request('GET', '/api/faulty');
  expect(faultsOf(await series(), 'route', route) - before).toBe(2);
});

test('a failed delivery names its subscriber, and is reported as parked', async () => {
  const parked = 'shop_outbox_deliveries{state="parked"}';
  const cart = await createReadyCart(shop, (await createProduct(shop, { price: 1, qty: 9 })).sku);
  const before = await series();
  plant('subscriber');
  await shop.request('POST', `/api/carts/${cart}/paymentMethods`, {
    method_code: 'cod',
    method_name: 'Cash',
  });
  dataOf(await shop.request('POST', '/api/orders', { cart_id: cart }));
  await vi.waitFor(async () => {
    const found = await series();
    expect(found.get(parked)).toBe((before.get(parked) ?? 0) + 1);
    expect(faultsOf(found, 'subscriber', 'subscriber "faulty.ledger"')).toBe(1);
    expect(found.get('shop_outbox_deliveries{state="pending"}')).toBe(0);
    expect(found.get('shop_outbox_oldest_pending_seconds')).toBe(0);
  }, pollOptions);
});

test('connections, memory, processor time and the event loop are reported', async () => {
  const found = await series();
  expect(found.get('shop_database_up')).toBe(1);
  expect(found.get('shop_database_connections_max{pool="main"}')).toBe(10);
  expect(found.get('shop_database_connections_max{pool="reads"}')).toBe(5);
  for (const name of [
    'shop_database_connections{pool="main",state="in_use"}',
    'shop_database_connections{pool="main",state="idle"}',
    'shop_database_waiting{pool="main"}',
    'shop_event_loop_delay_seconds{quantile="0.99"}',
  ])
    expect(found.get(name), name).toBeGreaterThanOrEqual(0);
  expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(found.get('process_cpu_seconds_total')).toBeGreaterThan(0.1);
  expect(found.get('shop_database_statements_total')).toBeGreaterThan(10);
});

test('concurrent scrapes share one database query', async () => {
  const before = shop.statements();
  await Promise.all(Array.from({ length: 20 }, () => scrape(`Bearer ${TOKEN}`)));
  expect(shop.statements() - before).toBeLessThan(20);
});

test('an unavailable database does not affect the other metrics', async () => {
  const log = createLogger({ mode: 'production', level: 'silent' });
  const database = await openDatabase({ url: databaseUrl(), poolSize: 2, log });
  const metrics = createMetrics({
    database,
    replica: null,
    slowStatements: null,
    plan: mergeMembers([], [], []),
    log,
  });
  await database.close();
  const found = readSeries(await metrics.read());
  expect(found.get('shop_database_up')).toBe(0);
  expect(found.has('shop_outbox_deliveries{state="parked"}')).toBe(false);
  expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  await metrics.close();
});
