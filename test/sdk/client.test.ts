import { getEventListeners } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createShopClient, isShopError, ShopError } from '@shop/sdk';
import type { ClientOptions } from '@shop/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

type Answer = (res: ServerResponse, req: IncomingMessage) => void;

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** What came, and what is answered to each in turn; the last one answers all that follow. */
let received: Received[];
let answers: Answer[];
let server: ReturnType<typeof createServer>;
let baseUrl: string;

beforeEach(async () => {
  received = [];
  answers = [];
  server = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += String(chunk);
    received.push({ method: req.method, url: req.url, headers: req.headers, body });
    answers[Math.min(received.length, answers.length) - 1]?.(res, req);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (res) =>
    res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const text =
  (status: number, body: string): Answer =>
  (res) =>
    res.writeHead(status).end(body);
const fine = json(200, { data: { a: 1 } });
const unavailable = (retryAfter?: string) =>
  json(
    503,
    { error: { status: 503, message: 'Out of reach', code: 'SERVICE_UNAVAILABLE', requestId: 'r' } },
    retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  );
const cut: Answer = (_res, req) => req.socket.destroy();
const hang: Answer = () => {};
const stall: Answer = (res) => void res.writeHead(200, { 'content-length': '100' }).write('{"data":');

const client = (options: Partial<ClientOptions> = {}) => createShopClient({ baseUrl, ...options });
const read = { method: 'GET', path: '/api/thing' } as const;
const write = { method: 'POST', path: '/api/thing', body: {} } as const;

/** The facts of the ShopError that a call ends with. */
async function failure(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isShopError(error)) throw new Error(`No ShopError: ${String(error)}`);
  const { kind, code, status } = error;
  return { kind, code, status, error };
}

describe('a request', () => {
  test('carries token, key and body, and gives what stands under data', async () => {
    answers = [fine];
    const shop = createShopClient({ baseUrl: `${baseUrl}/shop/`, token: 'secret' });
    const idempotencyKey = '0123456789abcdef';
    expect(await shop.request({ ...write, body: { b: 2 } }, { idempotencyKey })).toEqual({ a: 1 });
    expect(received).toMatchObject([
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

  test('asks for the token before each try', async () => {
    answers = [unavailable(), fine];
    let asked = 0;
    await client({ token: async () => `token-${++asked}` }).request(read);
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });

  test('without a body says nothing of its type, and ids cannot leave their place in the path', async () => {
    answers = [fine];
    await client().orders.get('../users?x=1');
    expect(received[0]).toMatchObject({ url: '/api/orders/..%2Fusers%3Fx%3D1', body: '' });
    expect(received[0]?.headers['content-type']).toBeUndefined();
  });

  test.each(['', '.', '..', undefined])(
    'is not sent for the id %j, which would lead elsewhere',
    async (id) => {
      answers = [fine];
      await expect(client().customers.delete(id as string)).rejects.toThrow(TypeError);
      await expect(client().images.delete('hats/../../products')).rejects.toThrow(TypeError);
      expect(received).toEqual([]);
    },
  );

  test('has the query that is given, without what is left out', async () => {
    answers = [fine];
    await client().request({ ...read, query: { page: 2, key: 'a&b', none: undefined } });
    expect(received[0]?.url).toBe('/api/thing?page=2&key=a%26b');
  });

  test('has the headers of the client, and those of the call instead of them', async () => {
    answers = [fine];
    const shop = client({
      headers: async () => ({ 'X-Forwarded-For': '203.0.113.7', 'X-Current-Path': '/' }),
    });
    await shop.request(read, { headers: { 'x-current-path': '/sale', cookie: 'sid=1' } });
    expect(received[0]?.headers).toMatchObject({
      'x-forwarded-for': '203.0.113.7',
      'x-current-path': '/sale',
      cookie: 'sid=1',
      accept: 'application/json',
    });
  });

  test('takes an answer without a body, and one without the envelope', async () => {
    answers = [(res) => res.writeHead(204).end(), json(200, { received: true })];
    expect(await client().request(write)).toBeUndefined();
    expect(await client().request(write)).toEqual({ received: true });
  });

  test('with a body that is no JSON fails as the mistake that it is, and sends nothing', async () => {
    await expect(client().request({ ...write, body: { a: 1n } })).rejects.toThrow(TypeError);
    expect(received).toEqual([]);
  });
});

describe('an error', () => {
  test('of the shop keeps its words, details and request id', async () => {
    const details = [{ path: 'qty', message: 'qty is required' }];
    const error = {
      status: 400,
      message: 'qty is required',
      code: 'VALIDATION_FAILED',
      requestId: 'r-1',
      details,
    };
    answers = [json(400, { error }, { 'x-request-id': 'r-1' })];
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
    expect(received).toHaveLength(1);
  });

  test.each([
    ['no JSON', text(200, '<html>'), 200],
    ['cut JSON', text(200, '{"data":'), 200],
    ['a page of a proxy', text(500, '<h1>Bad</h1>'), 500],
    ['JSON that is no error', json(418, ['teapot']), 418],
  ])('is an answer that is %s', async (_, answer, status) => {
    answers = [answer];
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
    answers = [answer];
    const { error, ...facts } = await failure(client({ timeoutMs: 100 }).request(write));
    expect(facts).toEqual({ kind, code, status: 0 });
    expect(error.cause).toBeDefined();
  });

  test('is a shop that nobody can reach', async () => {
    const shop = createShopClient({ baseUrl: 'http://127.0.0.1:1', retries: 0 });
    expect(await failure(shop.request(read))).toMatchObject({ kind: 'network', status: 0 });
  });
});

describe('a request that only reads is tried again', () => {
  test.each([
    ['a cut connection', cut],
    ['a try that takes too long', hang],
    ['a shop out of reach', unavailable()],
    ['a page of a proxy', text(502, '<h1>Bad gateway</h1>')],
  ])('after %s', async (_, first) => {
    answers = [first, fine];
    expect(await client({ timeoutMs: 200 }).request(read)).toEqual({ a: 1 });
    expect(received).toHaveLength(2);
  });

  test('three times, or as often as is said', async () => {
    answers = [unavailable()];
    expect(await failure(client().request(read))).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 });
    expect(received).toHaveLength(4);
    await failure(client({ retries: 0 }).request(read));
    expect(received).toHaveLength(5);
  });

  test.each([
    ['seconds', () => '1'],
    ['a date', () => new Date(Date.now() + 2000).toUTCString()],
  ])('not before the time that the shop asks for in %s', async (_, retryAfter) => {
    answers = [unavailable(retryAfter()), fine];
    const started = performance.now();
    await client().request(read);
    expect(performance.now() - started).toBeGreaterThan(900);
  });

  test('never, where the shop asks for longer than anybody waits', async () => {
    answers = [unavailable('60'), fine];
    const { error } = await failure(client().request(read));
    expect(error.retryAfterSeconds).toBe(60);
    expect(received).toHaveLength(1);
  });

  test('not after a refusal or a bug of the shop', async () => {
    answers = [json(500, { error: { message: 'Internal server error', code: 'INTERNAL_ERROR' } })];
    expect(await failure(client().request(read))).toMatchObject({ code: 'INTERNAL_ERROR', status: 500 });
    expect(received).toHaveLength(1);
  });
});

describe('a request that changes something without a key', () => {
  const keys = () => received.map(({ headers }) => headers['idempotency-key']);

  test.each([
    ['503', unavailable('0')],
    ['a cut connection', cut],
  ])('gets one of its own, the same at each try: %s', async (_, answer) => {
    answers = [answer, answer, fine];
    expect(await client().request(write)).toEqual({ a: 1 });
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()).toEqual([keys()[0], keys()[0], keys()[0]]);
  });

  test('gets another one at the next call', async () => {
    answers = [fine];
    const shop = client();
    await shop.carts.setContact('c', { email: 'ada@example.com' });
    await shop.carts.setContact('c', { email: 'ada@example.com' });
    expect(new Set(keys()).size).toBe(2);
  });

  test('gets none where nothing is tried again, or where the shop knows no keys', async () => {
    answers = [unavailable('0')];
    await failure(client({ retries: 0 }).request(write));
    await failure(client().customers.createTokens({ email: 'ada@example.com', password: 'secret' }));
    await failure(client().graphql('mutation { a }'));
    expect(keys()).toEqual([undefined, undefined, undefined]);
  });
});

describe('a request that changes something with a key', () => {
  const idempotencyKey = '0123456789abcdef';

  test.each([
    ['503', unavailable('0')],
    ['a cut connection', cut],
    ['no answer in time', hang],
    ['an answer that stops', stall],
    ['a page of a proxy', text(502, '<h1>Bad gateway</h1>')],
  ])('is tried again with the same key and bytes after %s', async (_, answer) => {
    answers = [answer, fine];
    expect(await client({ timeoutMs: 200 }).request(write, { idempotencyKey })).toEqual({ a: 1 });
    expect(received).toHaveLength(2);
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual([
      idempotencyKey,
      idempotencyKey,
    ]);
    expect(received[1]?.body).toBe(received[0]?.body);
  });

  test('waits for the first try to end, which does not count as a failure', async () => {
    const inUse = json(
      409,
      { error: { status: 409, message: 'Still running', code: 'IDEMPOTENCY_KEY_IN_USE', requestId: 'r' } },
      { 'retry-after': '0' },
    );
    answers = [cut, inUse, inUse, inUse, fine];
    expect(await client({ retries: 1 }).request(write, { idempotencyKey })).toEqual({ a: 1 });
    answers = [inUse];
    expect((await failure(client().request(write, { idempotencyKey }))).error.status).toBe(409);
  });

  test.each([
    ['a refusal of the gateway', json(502, { error: { message: 'No', code: 'GATEWAY_REFUSED' } })],
    ['another conflict', json(409, { error: { message: 'No', code: 'PAYMENT_IN_PROGRESS' } })],
    [
      'a key that was used for something else',
      json(422, { error: { message: 'No', code: 'IDEMPOTENCY_KEY_REUSED' } }),
    ],
  ])('is not tried again after %s', async (_, answer) => {
    answers = [answer, fine];
    await failure(client().request(write, { idempotencyKey }));
    expect(received).toHaveLength(1);
  });

  test.each(['/api/user/tokens', '/api/customers/password', '/api/cardgw/paymentIntents', '/things'])(
    'is sent once where the shop knows no keys: %s',
    async (path) => {
      answers = [cut, fine];
      await failure(client().request({ ...write, path }, { idempotencyKey }));
      expect(received).toHaveLength(1);
    },
  );

  test('is sent once as a form, and as a mutation', async () => {
    answers = [cut];
    await failure(client().request({ ...write, body: new FormData() }, { idempotencyKey }));
    await failure(client().graphql('mutation { a }', {}, { idempotencyKey }));
    expect(received).toHaveLength(2);
  });
});

describe('an abort', () => {
  test('before the request sends nothing', async () => {
    answers = [fine];
    const call = client().request(read, { signal: AbortSignal.abort() });
    expect(await failure(call)).toMatchObject({ kind: 'aborted', code: 'ABORTED', status: 0 });
    expect(received).toEqual([]);
  });

  test('ends a request that hangs', async () => {
    answers = [hang];
    const controller = new AbortController();
    const call = failure(client().request(read, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 50);
    expect(await call).toMatchObject({ kind: 'aborted' });
    expect(received).toHaveLength(1);
  });

  test('ends the pause between two tries', async () => {
    answers = [unavailable('5'), fine];
    const controller = new AbortController();
    const started = performance.now();
    const call = failure(client().request(read, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 100);
    expect(await call).toMatchObject({ kind: 'aborted' });
    expect(performance.now() - started).toBeLessThan(2000);
    expect(received).toHaveLength(1);
  });

  test('that never comes leaves nothing on its signal', async () => {
    answers = [unavailable(), unavailable(), fine];
    const { signal } = new AbortController();
    await client().request(read, { signal });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('GraphQL', () => {
  const outOfStock = { message: 'This item is out of stock', extensions: { code: 'OUT_OF_STOCK' } };

  test('gives the data', async () => {
    answers = [json(200, { data: { shop: { name: 'Shop' } } })];
    expect(await client().graphql('query($a: Int) { shop { name } }', { a: 1 })).toEqual({
      shop: { name: 'Shop' },
    });
    expect(received).toMatchObject([
      { url: '/graphql', body: '{"query":"query($a: Int) { shop { name } }","variables":{"a":1}}' },
    ]);
  });

  test.each([
    ['beside data', 200, { data: { a: null }, errors: [outOfStock] }],
    ['in place of data', 400, { errors: [outOfStock] }],
  ])('throws the first error, %s', async (_, status, body) => {
    answers = [json(status, body, { 'x-request-id': 'r-2' })];
    const { error } = await failure(client().graphql('{ a }'));
    expect(error).toMatchObject({
      kind: 'graphql',
      code: 'OUT_OF_STOCK',
      message: 'This item is out of stock',
      status,
      requestId: 'r-2',
    });
  });

  test('reads are tried again, mutations are not', async () => {
    answers = [unavailable()];
    await failure(client().graphql('{ a }'));
    expect(received).toHaveLength(4);
    await failure(client().graphql('mutation { buy }'));
    expect(received).toHaveLength(5);
  });

  test('errors of the admin endpoint are thrown too', async () => {
    answers = [json(200, { data: null, errors: [outOfStock] })];
    const call = client().admin.graphql('{ a }');
    expect(await failure(call)).toMatchObject({ kind: 'graphql', code: 'OUT_OF_STOCK' });
  });
});

describe('a list', () => {
  const rows = (...names: string[]) => json(200, { data: names });
  const all = async <T>(list: AsyncIterable<T>): Promise<T[]> => {
    const found: T[] = [];
    for await (const row of list) found.push(row);
    return found;
  };

  test('is a page when it is awaited, and all rows when it is walked through', async () => {
    answers = [rows('a', 'b'), rows('a', 'b'), rows('c', 'd'), rows('e')];
    const { products } = client();
    expect(await products.list({ limit: 2 })).toEqual(['a', 'b']);
    expect(await all(products.list({ limit: 2 }))).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(received.map(({ url }) => url)).toEqual([
      '/api/products?limit=2',
      '/api/products?limit=2',
      '/api/products?limit=2&page=2',
      '/api/products?limit=2&page=3',
    ]);
  });

  test('goes on from the page that was asked for, and keeps what else was asked', async () => {
    answers = [rows('e', 'f'), rows()];
    await all(client().rolloutPlans.list({ page: 3, limit: 2, status: 'past' }));
    expect(received.map(({ url }) => url)).toEqual([
      '/api/page-builder/rollout-plans?page=3&limit=2&status=past',
      '/api/page-builder/rollout-plans?page=4&limit=2&status=past',
    ]);
  });

  test('without a limit ends at a page of less than 20', async () => {
    answers = [rows(...Array.from({ length: 20 }, String)), rows('last')];
    expect(await all(client().products.list())).toHaveLength(21);
    expect(received).toHaveLength(2);
  });

  test('that the shop answers whole is asked for once', async () => {
    answers = [rows(...Array.from({ length: 20 }, String))];
    expect(await all(client().shippingZones.list())).toHaveLength(20);
    expect(received).toHaveLength(1);
  });

  test('asks for no page that nobody wants', async () => {
    answers = [rows('a', 'b')];
    for await (const row of client().products.list({ limit: 2 })) if (row === 'b') break;
    expect(received).toHaveLength(1);
  });

  test('throws the refusal of a later page', async () => {
    answers = [rows('a'), json(403, { error: { message: 'Forbidden', code: 'FORBIDDEN' } })];
    expect(await failure(all(client().products.list({ limit: 1 })))).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('hooks', () => {
  test('see each try, and may change its headers', async () => {
    answers = [cut, fine];
    const seen: unknown[] = [];
    const shop = client({
      onRequest: ({ method, url, attempt, headers }) => {
        headers.set('x-attempt', String(attempt));
        seen.push({ method, url, attempt });
      },
      onResponse: ({ request, status, durationMs, headers }) =>
        void seen.push([request.attempt, status, durationMs > 0, headers?.get('content-type')]),
    });
    await shop.request(read);
    const url = `${baseUrl}/api/thing`;
    expect(seen).toEqual([
      { method: 'GET', url, attempt: 1 },
      [1, 0, true, undefined],
      { method: 'GET', url, attempt: 2 },
      [2, 200, true, 'application/json'],
    ]);
    expect(received.map(({ headers }) => headers['x-attempt'])).toEqual(['1', '2']);
  });
});

describe('refused credentials', () => {
  const refused = json(401, { error: { message: 'Unauthorized', code: 'UNAUTHORIZED' } });

  test('are told once for all requests that wait, which are then tried again', async () => {
    let token = 'old';
    const told: unknown[] = [];
    answers = [(res, req) => (req.headers.authorization === 'Bearer new' ? fine : refused)(res, req)];
    const shop = client({
      token: () => token,
      async onUnauthorized(was) {
        told.push(was);
        await new Promise((resolve) => setTimeout(resolve, 100));
        token = 'new';
        return true;
      },
    });
    const calls = [shop.request(read), shop.request(write), shop.orders.get('a')];
    expect(await Promise.all(calls)).toEqual([{ a: 1 }, { a: 1 }, { a: 1 }]);
    expect(told).toEqual(['old']);
    expect(received).toHaveLength(6);
  });

  test('are an error where they are refused again, or where nobody renews them', async () => {
    answers = [refused];
    let told = 0;
    expect(await failure(client({ onUnauthorized: () => ++told > 0 }).request(read))).toMatchObject({
      status: 401,
    });
    expect([told, received.length]).toEqual([1, 2]);
    expect(await failure(client({ onUnauthorized: () => false }).request(read))).toMatchObject({
      status: 401,
    });
    expect(received).toHaveLength(3);
  });

  test('are not meant by a wrong password', async () => {
    answers = [json(401, { error: { message: 'Invalid', code: 'INVALID_CREDENTIALS' } })];
    const onUnauthorized = () => {
      throw new Error('not asked');
    };
    const { error } = await failure(
      client({ onUnauthorized }).admin.createTokens({ email: 'a', password: 'b' }),
    );
    expect(error.code).toBe('INVALID_CREDENTIALS');
  });
});
