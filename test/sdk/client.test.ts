import { createShopClient, ShopError } from '@shop/sdk';
import { describe, expect, test } from 'vitest';
import type { Answer } from './answeringServer.ts';
import {
  answeringServer,
  json,
  fine,
  unavailable,
  cut,
  hang,
  read,
  write,
  failure,
} from './answeringServer.ts';

const { at, client } = answeringServer();

const text =
  (status: number, body: string): Answer =>
  (res) =>
    res.writeHead(status).end(body);
const stall: Answer = (res) => void res.writeHead(200, { 'content-length': '100' }).write('{"data":');

describe('a request', () => {
  test('sends token, key and body, and returns the content of data', async () => {
    at.answers = [fine];
    const shop = createShopClient({ baseUrl: `${at.baseUrl}/shop/`, token: 'secret' });
    const idempotencyKey = '0123456789abcdef';
    expect(await shop.request({ ...write, body: { b: 2 } }, { idempotencyKey })).toEqual({ a: 1 });
    expect(at.received).toMatchObject([
      {
        method: 'POST',
        url: '/shop/api/thing',
        body: '{"b":2}',
        headers: {
          authorization: 'Bearer secret',
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey,
        },
      },
    ]);
  });

  test('requests the token before each attempt', async () => {
    at.answers = [unavailable(), fine];
    let requests = 0;
    await client({ token: async () => `token-${++requests}` }).request(read);
    expect(at.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });

  test('without a body sends no content type, and ids cannot leave their place in the path', async () => {
    at.answers = [fine];
    await client().orders.get('../users?x=1');
    expect(at.received[0]).toMatchObject({ url: '/api/orders/..%2Fusers%3Fx%3D1', body: '' });
    expect(at.received[0]?.headers['content-type']).toBeUndefined();
  });

  test.each(['', '.', '..', undefined])(
    'is not sent for the id %j, which would change the path',
    async (id) => {
      at.answers = [fine];
      await expect(client().customers.delete(id as string)).rejects.toThrow(TypeError);
      await expect(client().images.delete('hats/../../products')).rejects.toThrow(TypeError);
      expect(at.received).toEqual([]);
    },
  );

  test('has the given query, without undefined values', async () => {
    at.answers = [fine];
    await client().request({ ...read, query: { page: 2, key: 'a&b', none: undefined } });
    expect(at.received[0]?.url).toBe('/api/thing?page=2&key=a%26b');
  });

  test('has the client’s headers, overridden by those of the call', async () => {
    at.answers = [fine];
    const shop = client({
      headers: async () => ({ 'X-Forwarded-For': '203.0.113.7', 'X-Current-Path': '/' }),
    });
    await shop.request(read, { headers: { 'x-current-path': '/sale', cookie: 'sid=1' } });
    expect(at.received[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-current-path': '/sale',
      cookie: 'sid=1',
      accept: 'application/json',
    });
  });

  test('accepts a response without a body, and one without the envelope', async () => {
    at.answers = [(res) => res.writeHead(204).end(), json(200, { received: true })];
    expect(await client().request(write)).toBeUndefined();
    expect(await client().request(write)).toEqual({ received: true });
  });

  test('with a body that is not JSON fails as a programming error, and sends nothing', async () => {
    await expect(client().request({ ...write, body: { a: 1n } })).rejects.toThrow(TypeError);
    expect(at.received).toEqual([]);
  });
});

describe('an error', () => {
  test('of the shop keeps its message, details and request id', async () => {
    const details = [{ path: 'qty', message: 'qty is required' }];
    const error = {
      status: 400,
      message: 'qty is required',
      code: 'VALIDATION_FAILED',
      requestId: 'r-1',
      details,
    };
    at.answers = [json(400, { error }, { 'x-request-id': 'r-1' })];
    const { error: thrown } = await failure(client().request(write));
    expect(thrown).toBeInstanceOf(ShopError);
    expect(thrown).toMatchObject({
      name: 'ShopError',
      kind: 'api',
      status: 400,
      code: 'VALIDATION_FAILED',
      message: 'qty is required',
      requestId: 'r-1',
      details,
    });
    expect(at.received).toHaveLength(1);
  });

  test.each([
    ['no JSON', text(200, '<html>'), 200],
    ['cut JSON', text(200, '{"data":'), 200],
    ['a page of a proxy', text(500, '<h1>Bad</h1>'), 500],
    ['JSON that is no error', json(418, ['teapot']), 418],
  ])('is an answer that is %s', async (_, answer, status) => {
    at.answers = [answer];
    expect(await failure(client().request(write))).toMatchObject({
      kind: 'api',
      code: 'INVALID_ANSWER',
      status,
    });
  });

  test.each([
    ['a cut connection', cut, 'network', 'NETWORK_ERROR'],
    ['a shop that says nothing', hang, 'timeout', 'TIMEOUT'],
    ['a shop that stops in the middle', stall, 'timeout', 'TIMEOUT'],
  ] as const)('is %s', async (_, answer, kind, code) => {
    at.answers = [answer];
    const { error, ...facts } = await failure(client({ timeoutMs: 100 }).request(write));
    expect(facts).toEqual({ kind, code, status: 0 });
    expect(error.cause).toBeDefined();
  });

  test('is reported for a shop that cannot be reached', async () => {
    const shop = createShopClient({ baseUrl: 'http://127.0.0.1:1', retries: 0 });
    expect(await failure(shop.request(read))).toMatchObject({ kind: 'network', status: 0 });
  });
});

describe('GraphQL', () => {
  const outOfStock = { message: 'This item is out of stock', extensions: { code: 'OUT_OF_STOCK' } };

  test('returns the data', async () => {
    at.answers = [json(200, { data: { shop: { name: 'Shop' } } })];
    expect(await client().graphql('query($a: Int) { shop { name } }', { a: 1 })).toEqual({
      shop: { name: 'Shop' },
    });
    expect(at.received).toMatchObject([
      { url: '/graphql', body: '{"query":"query($a: Int) { shop { name } }","variables":{"a":1}}' },
    ]);
  });

  test.each([
    ['beside data', 200, { data: { a: null }, errors: [outOfStock] }],
    ['in place of data', 400, { errors: [outOfStock] }],
  ])('throws the first error, %s', async (_, status, body) => {
    at.answers = [json(status, body, { 'x-request-id': 'r-2' })];
    const { error } = await failure(client().graphql('{ a }'));
    expect(error).toMatchObject({
      kind: 'graphql',
      code: 'OUT_OF_STOCK',
      message: 'This item is out of stock',
      status,
      requestId: 'r-2',
    });
  });

  test('reads are retried, mutations are not', async () => {
    at.answers = [unavailable()];
    await failure(client().graphql('{ a }'));
    expect(at.received).toHaveLength(4);
    await failure(client().graphql('mutation { buy }'));
    expect(at.received).toHaveLength(5);
  });

  test('errors of the admin endpoint are thrown too', async () => {
    at.answers = [json(200, { data: null, errors: [outOfStock] })];
    const call = client().admin.graphql('{ a }');
    expect(await failure(call)).toMatchObject({ kind: 'graphql', code: 'OUT_OF_STOCK' });
  });
});
