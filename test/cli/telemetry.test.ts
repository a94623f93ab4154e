import path from 'node:path';
import { afterEach, beforeAll, afterAll, beforeEach, expect, test } from 'vitest';
import { senderTo } from '../../packages/runtime/src/testing/requests.ts';
import { cardShop, configFor } from '../support/cardShop.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { freePort } from '../support/freePort.ts';
import { spansBelow, startCollector } from '../support/otlpCollector.ts';
import type { Collector } from '../support/otlpCollector.ts';
import { createReadyCart, dataOf } from '../support/shop.ts';
import { isNight } from '../support/lane.ts';
import { endAll, repository, shop, startShop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';
import { startCardGateway } from '@shop/runtime/testing';
import type { CardGateway } from '@shop/runtime/testing';

let database: TestDatabase;
let gateway: CardGateway;
let sku: string;
beforeAll(async () => {
  database = await createDatabase();
  // Creates the products and shipping zone through a shop on the same database.
  const its = await cardShop({ databaseUrl: database.url });
  ({
    product: { sku },
  } = await its.newOrder());
  await its.stop();
});
afterAll(() => database.drop());

let collector: Collector;
let store: TestStore;
beforeEach(async () => {
  collector = await startCollector();
  gateway = await startCardGateway();
  store = createStore({
    mode: 'development',
    shop: { url: 'http://shop.example' },
    extensions: ['@shop/core-shipping', '@shop/cod', '@shop/cardgw', './watcher'],
    rateLimit: false,
    ...configFor(gateway),
  });
  store.write(
    'watcher/index.ts',
    `export { watcher as default } from ${JSON.stringify(path.join(repository, 'test/support/watcher.ts'))};\n`,
  );
});
afterEach(async () => {
  await endAll();
  await gateway.stop();
  await collector.stop();
  store.remove();
});

/** Starts the shop in separate processes, with telemetry configured like a hosting provider would. */
async function start(...more: readonly string[]) {
  const port = await freePort();
  const args = ['start', '--store', store.dir, '--port', String(port), ...more];
  const running = startShop(args, {
    env: {
      DATABASE_URL: database.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-account=key%20of%20the%20account',
      OTEL_SERVICE_NAME: 'bicycles',
      OTEL_RESOURCE_ATTRIBUTES: 'service.namespace=tests,service.version=7',
    },
  });
  const request = senderTo(`http://127.0.0.1:${port}`);
  await expect
    .poll(() => running.stderr().split('"msg":"a worker serves"').length - 1, { timeout: 120_000 })
    .toBe(more.length === 0 ? 0 : 2);
  await expect
    .poll(
      () =>
        request('GET', '/readyz').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 120_000 },
    )
    .toBe(200);
  return { running, request };
}

/** Buys something by card and waits for the event of the paid order. */
async function buy(request: ReturnType<typeof senderTo>): Promise<void> {
  const query = (text: string, variables: object = {}) =>
    request('POST', '/graphql', { query: text, variables });
  const cart = await createReadyCart({ request, query: (text, variables) => query(text, variables) }, sku);
  const choice = { method_code: 'cardgw', method_name: 'Card' };
  dataOf(await request('POST', `/api/carts/${cart}/paymentMethods`, choice));
  const { uuid } = dataOf(await request('POST', '/api/orders', { cart_id: cart }));
  const opened = dataOf(
    await request('POST', '/api/cardgw/paymentIntents', { cart_id: 'any', order_id: uuid }),
  );
  gateway.pay(opened.clientSecret.split('_secret_')[0]);
  for (const event of gateway.events) {
    const { body, headers } = gateway.signed(event);
    dataOf(await request('POST', '/api/cardgw/webhook', body, { headers }));
  }
}

const delivered = () => collector.spans.find(({ name }) => name === 'order_placed watcher.placed');

const PROCESSES = [
  ['one process', []],
  ['two workers', ['--workers', '2']],
] as const;

test.each(isNight ? PROCESSES : PROCESSES.slice(0, 1))(
  'a purchase at %s is one tree of spans for each request',
  { timeout: 240_000 },
  async (_, options) => {
    const { running, request } = await start(...options);
    await buy(request);
    // Spans are sent in batches every two seconds and on shutdown.
    await expect.poll(delivered, { timeout: 60_000 }).toBeDefined();
    expect(await running.end('SIGTERM')).toBe(0);

    const { spans } = collector;
    const intent = spans.find(({ name }) => name === 'POST /api/cardgw/paymentIntents')!;
    const below = spansBelow(spans, intent);
    expect(
      below.filter(({ attributes }) => attributes['db.system.name'] !== undefined).length,
    ).toBeGreaterThan(0);
    expect(below.filter(({ name }) => name === 'POST 127.0.0.1')).toMatchObject([
      { kind: 'client', attributes: { 'http.response.status_code': 200 } },
    ]);
    const delivery = delivered()!;
    const webhook = spans.find(
      ({ traceId, parentSpanId, kind }) =>
        traceId === delivery.traceId && parentSpanId === null && kind === 'server',
    );
    expect(webhook?.name).toBe('POST /api/cardgw/webhook');
    expect(spansBelow(spans, webhook!)).toContain(delivery);
    expect(spansBelow(spans, delivery).map(({ attributes }) => attributes['db.query.text'])).toEqual([
      "select 1 as n where $1::text <> ''",
    ]);
    expect(intent.resource).toMatchObject({
      'service.name': 'bicycles',
      'service.namespace': 'tests',
      'service.version': '7',
    });
    const instances = new Set(collector.metrics.map(({ resource }) => resource['service.instance.id']));
    expect(instances.size).toBe(options.length === 0 ? 1 : 2);
    expect(new Set(collector.headers.map((headers) => headers['x-account']))).toEqual(
      new Set(['key of the account']),
    );
  },
);

test('unsupported variables stop the startup, each with its replacement', async () => {
  const { code, stderr } = await shop(['start', '--store', store.dir, '--port', '0'], {
    env: {
      DATABASE_URL: database.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc',
      OTEL_EXPORTER_OTLP_HEADERS: 'nonsense',
      OTEL_TRACES_SAMPLER: 'sometimes',
      OTEL_TRACES_SAMPLER_ARG: '2',
    },
  });
  expect(code).toBe(3);
  for (const name of ['ENDPOINT', 'PROTOCOL', 'HEADERS'])
    expect(stderr).toContain(`OTEL_EXPORTER_OTLP_${name}`);
  expect(stderr).toContain('is not a sampler: sometimes');
  expect(stderr).toContain('Enter a number from 0 to 1.');
});
