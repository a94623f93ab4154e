import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cardShop } from '../support/cardShop.ts';
import { freePort } from '../support/freePort.ts';
import { spansBelow, startCollector } from '../support/otlpCollector.ts';
import type { Collector, ReceivedSpan } from '../support/otlpCollector.ts';
import { sharedDatabase } from '../support/sharedDatabase.ts';
import { testShop } from '../support/shop.ts';
import { watcher } from '../support/watcher.ts';
import { startReceiver } from '../support/webhookReceiver.ts';

const pollOptions = { timeout: 120_000, interval: 25 };
const METRICS_TOKEN = 'what-prometheus-sends-and-nobody-else';
/** Trace context that a caller of the shop sends. */
const CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${CALLER.traceId}-${CALLER.spanId}-01`;

const databaseUrl = sharedDatabase();

/** Waits until there are no pending event deliveries or job runs. */
const untilDone = (shop: TestShop) =>
  vi.waitFor(async () => {
    const rows = await shop.db.any(sql.type(z.object({ id: z.unknown() }))`
      select id from graphile_worker._private_jobs`);
    expect(rows).toEqual([]);
  }, pollOptions);

describe('a purchase with a gateway', () => {
  let collector: Collector;
  let spans: readonly ReceivedSpan[];
  let scraped: string;
  const lines: string[] = [];
  const received: { headers: Readonly<Record<string, string | undefined>> }[] = [];

  // All actions run once. The tests then examine what the collector received.
  beforeAll(async () => {
    collector = await startCollector();
    const receiver = await startReceiver();
    const its = await cardShop({
      databaseUrl: databaseUrl(),
      extensions: [coreShipping, cod, cardgw, watcher],
      worker: true,
      logLevel: 'info',
      onLog: (line) => void lines.push(line),
      config: {
        telemetry: {
          url: collector.url,
          headers: { 'x-account': 'key-of-the-account' },
          serviceName: 'bicycles',
          resource: { 'service.namespace': 'tests' },
        },
        metrics: { token: METRICS_TOKEN },
        webhooks: { allowedHosts: [`127.0.0.1:${receiver.port}`] },
      },
    });
    const { shop, gateway } = its;
    await shop.admin('POST', '/api/webhooks', { name: 'ERP', url: receiver.url, topics: ['order_placed'] });
    const order = await its.newOrder();
    const headers = { traceparent, 'x-request-id': 'opens-the-intent' };
    await shop.request(
      'POST',
      '/api/cardgw/paymentIntents',
      { cart_id: 'any', order_id: order.uuid },
      { headers },
    );
    gateway.pay(await its.intentOf(order.uuid));
    await its.deliverAll();
    await shop.request('GET', `/api/watcher/call?to=${encodeURIComponent(receiver.url)}`);
    await shop.request('GET', '/api/watcher/fails/jane@example.com');
    await shop.request('GET', '/api/no/such/thing?token=secret-of-a-link');
    await shop.db.any(sql.type(z.unknown())`
      select graphile_worker.add_job('job:watcher.job', queue_name => 'job:watcher.job')`);
    await untilDone(shop);
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(2), pollOptions);
    received.push(...receiver.received);
    const scrape = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } };
    scraped = (await shop.request('GET', '/metrics', undefined, scrape)).body as string;
    await its.stop();
    await receiver.stop();
    ({ spans } = collector);
  });
  afterAll(() => collector.stop());

  const named = (name: string): ReceivedSpan => {
    const found = spans.find((span) => span.name === name);
    if (!found)
      throw new Error(`No span is named ${name}: ${[...new Set(spans.map((span) => span.name))].join(', ')}`);
    return found;
  };

  test('is a span for each request, which continues the trace of its caller', () => {
    const request = spans.find(({ attributes }) => attributes['shop.request_id'] === 'opens-the-intent');
    expect(request).toMatchObject({
      name: 'POST /api/cardgw/paymentIntents',
      kind: 'server',
      traceId: CALLER.traceId,
      parentSpanId: CALLER.spanId,
      failed: false,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/api/cardgw/paymentIntents',
        'http.response.status_code': 200,
      },
      resource: {
        'service.name': 'bicycles',
        'service.namespace': 'tests',
        'service.instance.id': expect.any(String),
      },
    });
  });

  test('has its statements and the gateway call below the request', () => {
    const request = spans.find(({ attributes }) => attributes['shop.request_id'] === 'opens-the-intent')!;
    const below = spansBelow(spans, request);
    const statements = below.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
    expect(statements.length).toBeGreaterThan(0);
    for (const { kind, attributes } of statements) {
      expect(kind).toBe('client');
      expect(attributes['db.query.text']).toMatch(/^\S.*\S$/);
      expect(attributes['code.file.path']).toMatch(/^(?:modules|platform|extensions)\/.*\.ts$/);
      expect(attributes['code.line.number']).toBeGreaterThan(0);
    }
    const calls = below.filter(({ name }) => name === 'POST 127.0.0.1');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      kind: 'client',
      failed: false,
      attributes: {
        'http.request.method': 'POST',
        'server.address': '127.0.0.1',
        'http.response.status_code': 200,
      },
    });
  });

  test('has the deliveries of its events in the trace of the request that emitted them', () => {
    const delivery = named('order_placed watcher.placed');
    expect(delivery).toMatchObject({
      kind: 'consumer',
      attributes: {
        'messaging.destination.name': 'order_placed',
        'shop.subscriber': 'watcher.placed',
        'shop.attempt': 1,
      },
    });
    const webhook = spans.find(
      ({ name, traceId, parentSpanId }) =>
        name === 'POST /api/cardgw/webhook' && traceId === delivery.traceId && parentSpanId === null,
    );
    expect(webhook?.kind).toBe('server');
    expect(spansBelow(spans, webhook!)).toContain(delivery);
    const [statement, ...more] = spansBelow(spans, delivery);
    expect(more).toEqual([]);
    expect(statement?.attributes).toMatchObject({
      'db.query.text': "select 1 as n where $1::text <> ''",
      'db.response.returned_rows': 1,
      'code.file.path': 'test/support/watcher.ts',
    });
  });

  test('has a trace for each run of a job', () => {
    const job = named('job watcher.job');
    expect(job).toMatchObject({ parentSpanId: null, attributes: { 'shop.extension': 'watcher' } });
    expect(spansBelow(spans, job).map(({ attributes }) => attributes['code.file.path'])).toContain(
      'test/support/watcher.ts',
    );
  });

  test('lets a webhook receiver continue its trace, and the event id identifies the request', () => {
    const sent = named('webhook order_placed');
    expect(sent).toMatchObject({ kind: 'producer', attributes: { 'http.response.status_code': 204 } });
    const hook = received.find(({ headers }) => headers['webhook-id'] !== undefined);
    expect(hook?.headers.traceparent).toBe(`00-${sent.traceId}-${sent.spanId}-01`);
    expect(sent.attributes['messaging.message.id']).toBe(hook?.headers['webhook-id']);
    const emitted = spans.filter(({ events }) =>
      events.some(({ attributes }) => attributes['messaging.message.id'] === hook?.headers['webhook-id']),
    );
    expect(emitted).toHaveLength(1);
    expect(emitted[0]?.traceId).toBe(named('order_placed watcher.placed').traceId);
  });

  test('lets a service that an extension calls continue its trace', () => {
    const request = named('GET /api/watcher/call');
    const [call] = spansBelow(spans, request).filter(({ name }) => name === 'POST 127.0.0.1');
    const called = received.find(({ headers }) => headers['webhook-id'] === undefined);
    expect(called?.headers.traceparent).toBe(`00-${call?.traceId}-${call?.spanId}-01`);
  });

  test('marks failures with the kind of the error', () => {
    expect(named('GET /api/watcher/fails/{who}')).toMatchObject({
      failed: true,
      attributes: { 'http.response.status_code': 500, 'error.type': 'TypeError' },
      events: [
        {
          name: 'exception',
          attributes: {
            'exception.type': 'TypeError',
            'exception.stacktrace': expect.stringContaining('watcher.ts'),
          },
        },
      ],
    });
  });

  test('contains no path without a route', () => {
    expect(spans.filter(({ name }) => name === 'GET').length).toBeGreaterThan(0);
    expect(collector.bodies.join('\n')).not.toContain('/no/such/thing');
  });

  test.each([
    ['the email of a customer', 'ada@example.com'],
    ['the text of an error', 'jane@example.com'],
    ['a value of a statement', 'a-secret-value'],
    ['a query', 'secret-of-a-link'],
    ['the key of the gateway', 'sk_test_simulated'],
    ['the token of metrics', METRICS_TOKEN],
    ['a session', 'Bearer'],
  ])('sends the collector nothing about %s', (_, text) => {
    expect(collector.bodies.join('\n').toLowerCase()).not.toContain(text.toLowerCase());
  });

  test('is sent with the account’s headers', () => {
    expect(new Set(collector.headers.map((headers) => headers['x-account']))).toEqual(
      new Set(['key-of-the-account']),
    );
  });

  test('writes its log with the ids of its traces', () => {
    const { traceId } = named('GET /api/watcher/fails/{who}');
    const line = lines.map((one) => JSON.parse(one)).find(({ route }) => route === 'watcherFails');
    expect(line).toMatchObject({ traceId, status: 500 });
  });

  test('sends the metrics that Prometheus reads, with the same names', () => {
    const names = [...scraped.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
    expect(names).toContain('shop_http_request_duration_seconds');
    expect(new Set(collector.metrics.map(({ name }) => name))).toEqual(new Set(names));
    const requests = collector.metrics
      .filter(({ name }) => name === 'shop_http_request_duration_seconds')
      .at(-1);
    const orders = requests?.points.find(({ attributes }) => attributes.route === 'createOrder');
    expect(orders).toMatchObject({ attributes: { method: 'POST', status: '2xx' }, value: 1 });
  });
});

describe('traces', () => {
  const paths = ['/healthz', '/api/watcher/call?to=http://127.0.0.1:9'];
  const spansWith = async (telemetry: object, headers: Readonly<Record<string, string>> = {}) => {
    const collector = await startCollector();
    const shop = await testShop({
      databaseUrl: databaseUrl(),
      extensions: [coreShipping, cod, watcher],
      config: { telemetry: { url: collector.url, ...telemetry } },
    });
    for (const path of paths) await shop.request('GET', path, undefined, { headers });
    await shop.stop();
    await collector.stop();
    return collector;
  };

  test.each([
    ['none with a ratio of 0', { sampleRatio: 0 }, {}, 0],
    ['one that the caller has chosen, whatever the ratio', { sampleRatio: 0 }, { traceparent }, 2],
    ['none that the caller has left out', {}, { traceparent: traceparent.replace(/01$/, '00') }, 0],
    [
      'none of callers where the ratio alone decides',
      { sampler: 'traceidratio', sampleRatio: 0 },
      { traceparent },
      0,
    ],
    ['all where the sampler says so', { sampler: 'always_on', sampleRatio: 0 }, {}, 2],
    ['none where the sampler says so', { sampler: 'always_off' }, {}, 0],
  ])('are sent: %s', async (_, telemetry, headers, requests) => {
    const { spans, metrics } = await spansWith(telemetry, headers as Record<string, string>);
    expect(spans.filter(({ kind }) => kind === 'server')).toHaveLength(requests);
    if (requests === 0) expect(spans).toEqual([]);
    expect(metrics.length).toBeGreaterThan(0);
  });

  test('start anew if the caller’s header is invalid', async () => {
    const { spans } = await spansWith({}, { traceparent: '00-nonsense-01' });
    expect(spans.filter(({ kind }) => kind === 'server').map(({ parentSpanId }) => parentSpanId)).toEqual([
      null,
      null,
    ]);
  });
});

test('an unavailable collector costs one line in the log', async () => {
  const lines: string[] = [];
  const port = await freePort();
  const shop = await testShop({
    databaseUrl: databaseUrl(),
    config: {
      telemetry: { url: `http://127.0.0.1:${port}`, headers: { 'x-account': 'key-of-the-account' } },
    },
    logLevel: 'info',
    onLog: (line) => void lines.push(line),
  });
  expect((await shop.request('GET', '/cart')).status).toBe(200);
  await shop.stop();
  const reported = lines.filter((line) => line.includes('collector'));
  expect(reported).toHaveLength(1);
  expect(JSON.parse(reported[0]!)).toMatchObject({
    level: 40,
    collector: `127.0.0.1:${port}`,
    msg: 'the collector does not take traces and metrics; the shop goes on without it',
  });
  expect(lines.join('\n')).not.toContain('key-of-the-account');
});

test('a shop without telemetry propagates no trace', async () => {
  const receiver = await startReceiver();
  const shop = await testShop({ databaseUrl: databaseUrl(), extensions: [coreShipping, cod, watcher] });
  const to = encodeURIComponent(receiver.url);
  const headers = { traceparent };
  const { status } = await shop.request('GET', `/api/watcher/call?to=${to}`, undefined, { headers });
  await shop.stop();
  await receiver.stop();
  expect(status).toBe(200);
  expect(receiver.received[0]?.headers).not.toHaveProperty('traceparent');
});
