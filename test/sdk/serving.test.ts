import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createShopClient, forwardedHeaders } from '@shop/sdk';
import { afterEach, describe, expect, test } from 'vitest';
import { testShop } from '../support/shop.ts';
import { answeringServer, failure, fine, hang, read, unavailable } from './answeringServer.ts';

const { at, client } = answeringServer();

describe('a deadline', () => {
  test('ends a call with all its attempts and pauses', async () => {
    at.answers = [unavailable('5')];
    const started = performance.now();
    const { error } = await failure(client().request(read, { deadlineMs: 300 }));
    expect(error).toMatchObject({ kind: 'timeout', code: 'TIMEOUT' });
    expect(performance.now() - started).toBeLessThan(2000);
    expect(at.received).toHaveLength(1);
  });

  test('ends an attempt that hangs, and does not affect a quick call', async () => {
    at.answers = [hang, fine];
    expect(await failure(client().request(read, { deadlineMs: 200 }))).toMatchObject({ code: 'TIMEOUT' });
    at.answers = [fine];
    expect(await client().request(read, { deadlineMs: 5000 })).toEqual({ a: 1 });
  });

  test('is distinguishable from an abort by the caller', async () => {
    at.answers = [hang];
    const own = new AbortController();
    const call = failure(client().request(read, { deadlineMs: 5000, signal: own.signal }));
    setTimeout(() => own.abort(), 50);
    expect(await call).toMatchObject({ code: 'ABORTED' });
  });
});

describe('a shop that a browser cannot reach', () => {
  const globals = globalThis as { location?: unknown };
  afterEach(() => void delete globals.location);
  const unreachable = () =>
    failure(createShopClient({ baseUrl: 'http://127.0.0.1:9', retries: 0 }).request(read));

  test('is reported with the CORS setting, which browsers do not name', async () => {
    globals.location = { origin: 'https://front.example' };
    expect((await unreachable()).error.message).toBe(
      'The shop is out of reach. If it runs, its cors.origins may lack https://front.example',
    );
  });

  test('is reported without it on a page of the shop itself, and outside of browsers', async () => {
    expect((await unreachable()).error.message).toBe('The shop is out of reach');
    globals.location = { origin: 'http://127.0.0.1:9' };
    expect((await unreachable()).error.message).toBe('The shop is out of reach');
  });
});

describe('a server that renders for shoppers', () => {
  const headers = {
    cookie: 'sid=1',
    'accept-language': 'de',
    'user-agent': 'Browser/1',
    authorization: 'Bearer front',
    'x-forwarded-for': '6.6.6.6, 203.0.113.7',
  };

  test.each([
    ['of fetch', { headers: new Headers(headers) }],
    ['of Node', { headers, socket: { remoteAddress: '198.51.100.1' } }],
  ])('passes on who asks, and nothing else, from a request %s', (_, request) => {
    expect(forwardedHeaders(request, { address: '192.0.2.1' })).toEqual({
      'x-forwarded-for': '192.0.2.1',
      cookie: 'sid=1',
      'accept-language': 'de',
      'user-agent': 'Browser/1',
    });
    expect(forwardedHeaders(request, { trustProxy: 1 })['x-forwarded-for']).toBe('203.0.113.7');
  });

  test('uses the address of the connection, and sends none if it is unknown', () => {
    expect(forwardedHeaders({ headers: {}, socket: { remoteAddress: '198.51.100.1' } })).toEqual({
      'x-forwarded-for': '198.51.100.1',
    });
    expect(forwardedHeaders({ headers: new Headers() })).toEqual({});
  });

  test('makes the shop count each shopper separately', async () => {
    const shop = await testShop({
      config: { server: { trustProxy: 1 }, rateLimit: { api: { points: 3, seconds: 60 } } },
    });
    const renderer = createServer((req, res) => {
      const options = { baseUrl: shop.url, retries: 0, headers: forwardedHeaders(req, { trustProxy: 1 }) };
      void createShopClient(options)
        .countries.listProvinces('US')
        .catch((error: { code: string }) => error.code)
        .then((answer) => res.end(String(answer)));
    });
    await new Promise<void>((resolve) => renderer.listen(0, '127.0.0.1', resolve));
    const { port } = renderer.address() as AddressInfo;
    const visit = (shopper: string) =>
      new Promise<string>((resolve, reject) => {
        const options = { port, headers: { 'x-forwarded-for': shopper } };
        send({ ...options, host: '127.0.0.1' }, (res) => {
          let body = '';
          res.on('data', (chunk: Buffer) => (body += chunk.toString()));
          res.on('end', () => resolve(body));
        })
          .on('error', reject)
          .end();
      });
    for (let visited = 0; visited < 3; visited += 1)
      expect(await visit('203.0.113.7')).not.toBe('TOO_MANY_REQUESTS');
    expect(await visit('203.0.113.7')).toBe('TOO_MANY_REQUESTS');
    expect(await visit('203.0.113.8'), 'another shopper').not.toBe('TOO_MANY_REQUESTS');
    renderer.close();
    await shop.stop();
  });
});
