import { once } from 'node:events';
import { connect } from 'node:net';
import { randomBytes, randomUUID } from 'node:crypto';
import { dataOf } from '@shop/runtime/testing';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { senderTo } from '../../packages/runtime/src/testing/requests.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { inLane } from '../support/lane.ts';
import { sellerBy } from '../support/seller.ts';
import type { Seller } from '../support/seller.ts';
import { testShop } from '../support/shop.ts';
import { coinsTaken, createTolls, tollgate } from '../support/tollgate.ts';

const ROUNDS = inLane({ gate: 300, night: 10_000 });

let database: TestDatabase;
let shop: TestShop;
let other: Seller;

beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url, extensions: [tollgate] });
  await createTolls(shop.app);
  await turn(true);
  other = sellerBy(new URL('../support/tollgateShop.ts', import.meta.url), database.url);
});
afterAll(async () => {
  await other?.kill();
  await shop?.stop();
  await database?.drop();
});

const turn = async (tollgateEnabled: boolean) =>
  dataOf(await shop.admin('POST', '/api/settings', { tollgateEnabled }));
const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  shop.request(method, path, body, { headers });
const pay = (coins: number, headers: Record<string, string> = {}) =>
  send('POST', '/toll/coins/1', { coins }, headers);
const json = { 'content-type': 'application/json' };

/** The error of the door, and what it never has: the envelope, a page, a cookie. */
function told({ status, headers, body }: TestAnswer) {
  expect(headers.get('set-cookie')).toBeNull();
  expect(headers.get('toll-version')).toBe('3');
  expect(headers.get('cache-control')).toBe('private, max-age=7');
  return [status, body];
}

test('each error that the server reports has the shape of the door', async () => {
  const problem = (fault: string, say: string, more: object = {}) => ({ fault, say, id: null, ...more });
  expect(told(await send('GET', '/toll'))).toEqual([404, problem('not_found', 'Not found')]);
  expect(told(await send('POST', '/toll/nowhere', {}))).toEqual([404, problem('not_found', 'Not found')]);
  expect(told(await send('GET', '/toll/%zz'))).toEqual([400, problem('malformed_url', 'Malformed URL')]);
  for (const path of ['/toll/', '/%74oll/nowhere', '/.well-known%2ftoll', '/%2Ewell-known/t%6Fll/x'])
    expect([path, (await send('GET', path)).headers.get('toll-version')]).toEqual([
      path,
      path.includes('%2f') ? null : '3',
    ]);
  for (const path of ['/tolls', '/.well-known', '/.well-known/tol', '/de/toll', '/%zz/toll'])
    expect([path, (await send('GET', path)).headers.get('toll-version')]).toEqual([path, null]);
  const wrong = await send('GET', '/toll/coins/1', undefined, { accept: 'text/html' });
  expect(told(wrong)).toEqual([405, problem('method_not_allowed', 'Method not allowed')]);
  expect(wrong.headers.get('allow')).toBe('POST, OPTIONS');
  expect(told(await send('POST', '/toll/coins/1', 'x'.repeat(2001), json))).toEqual([
    413,
    problem('payload_too_large', 'Request body is larger than 2000 bytes'),
  ]);
  expect(told(await send('POST', '/toll/coins/1', 'coins=1', { 'content-type': 'text/plain' }))).toEqual([
    415,
    problem('unsupported_media_type', 'Request body must be JSON in UTF-8 (Content-Type: application/json)'),
  ]);
  expect(told(await send('POST', '/toll/coins/1', '{', json))).toEqual([
    400,
    problem('invalid_json', 'Request body is not valid JSON'),
  ]);
  expect(told(await send('POST', '/toll/coins/1', { id: 7, coins: 0 }))).toEqual([
    400,
    {
      ...problem('validation_failed', 'Too small: expected number to be >=1', { at: ['coins'] }),
      id: 7,
      say: expect.any(String),
    },
  ]);
  expect(told(await send('POST', '/toll/coins/x', { coins: 1 }))).toEqual([
    400,
    { ...problem('validation_failed', '', { at: ['lane'] }), say: expect.any(String) },
  ]);
  expect(told(await pay(1, { 'toll-key': 'forged' }))).toEqual([
    401,
    problem('unauthorized', 'Unauthorized'),
  ]);
  expect(told(await send('POST', '/toll/poor'))).toEqual([402, problem('no_coins', 'There are no coins')]);
  const late = await send('POST', '/toll/slow');
  expect(told(late)).toEqual([
    503,
    problem('service_unavailable', 'The shop is temporarily unavailable. Try again later.'),
  ]);
  expect(late.headers.get('retry-after')).toBe('5');
  expect(told(await send('POST', '/toll/broken'))).toEqual([
    500,
    problem('internal_error', 'Internal server error'),
  ]);
});

test('responses have no envelope, no cookie and no session', async () => {
  const paid = await pay(2, { cookie: 'sid=abc', origin: 'https://evil.example' });
  expect(told(paid)).toEqual([201, { lane: 1, coins: 2, cookie: null }]);
  expect([...paid.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  const found = await send('GET', '/.well-known/toll');
  expect([found.status, found.body, found.headers.get('cache-control')]).toEqual([
    200,
    { tolls: 3 },
    'public, max-age=60',
  ]);
  const head = await send('HEAD', '/.well-known/toll');
  expect([head.status, head.body, head.headers.get('content-length')]).toEqual([200, '', '11']);
  expect((await send('GET', '/de/toll')).body).not.toMatchObject({ fault: expect.anything() });
});

test('raw bytes and raw headers reach the handler', async () => {
  const body = '{ "a" : 1.0,\n"é": 2 }';
  const { body: seen } = await send('POST', '/toll/bytes', body, { ...json, 'X-Toll-One': '1' });
  expect(seen).toEqual({ bytes: Buffer.from(body).toString('hex'), names: ['X-Toll-One'] });
});

test('OPTIONS tells the methods, and only declared origins are let in', async () => {
  const options = await send('OPTIONS', '/toll/coins/1');
  expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
  const preflight = (origin: string) =>
    send('OPTIONS', '/toll/coins/1', undefined, { origin, 'access-control-request-method': 'POST' });
  const bridge = await preflight('https://bridge.example');
  expect([
    bridge.status,
    bridge.headers.get('access-control-allow-origin'),
    bridge.headers.get('access-control-allow-headers'),
    bridge.headers.get('access-control-allow-credentials'),
  ]).toEqual([204, 'https://bridge.example', 'toll-key', null]);
  expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
});

test('a key repeats the first response of its client and path, marked as the door says', async () => {
  const headers = { once: 'k', 'toll-key': 'ada' };
  const before = await coinsTaken(shop.app);
  const first = await send('POST', '/toll/coins/1', '{"coins":1,"note":"a"}', { ...json, ...headers });
  expect([first.status, first.headers.get('once-again'), first.headers.get('once')]).toEqual([
    201,
    null,
    'k',
  ]);
  const again = await send('POST', '/toll/coins/1', '{ "note": "a", "coins": 1.0 }', { ...json, ...headers });
  expect(told(again)).toEqual([201, first.body]);
  expect([again.headers.get('once-again'), again.headers.get('idempotency-replayed')]).toEqual(['yes', null]);
  expect(told(await pay(2, headers))).toEqual([
    409,
    {
      fault: 'idempotency_key_reused',
      say: 'This Idempotency-Key was already used for a different request. Use a new key for a new request.',
      id: null,
    },
  ]);
  expect((await coinsTaken(shop.app)) - before).toBe(1);
  expect((await pay(3, { ...headers, 'toll-key': 'bob' })).status).toBe(201);
  expect((await send('POST', '/toll/coins/2', { coins: 4 }, headers)).status).toBe(201);
  expect((await coinsTaken(shop.app)) - before).toBe(8);
  expect(told(await pay(1, { once: 'x'.repeat(41) }))).toMatchObject([
    400,
    { fault: 'invalid_idempotency_key' },
  ]);
});

test('refusals are repeated, failures and busy gates are not', async () => {
  const twice = async (path: string) => {
    const before = await coinsTaken(shop.app);
    const once = randomUUID();
    const answers = [await send('POST', path, {}, { once }), await send('POST', path, {}, { once })];
    return [
      answers.map(({ headers, status }) => [status, headers.get('once-again')]),
      (await coinsTaken(shop.app)) - before,
    ];
  };
  expect(await twice('/toll/poor')).toEqual([
    [
      [402, null],
      [402, 'yes'],
    ],
    1,
  ]);
  expect(await twice('/toll/later')).toEqual([
    [
      [409, null],
      [409, null],
    ],
    2,
  ]);
  expect(await twice('/toll/broken')).toEqual([
    [
      [500, null],
      [500, null],
    ],
    2,
  ]);
});

test('a response can be kept in the transaction of the change', async () => {
  const once = randomUUID();
  const first = await send('POST', '/toll/kept', { coins: 5 }, { once });
  const again = await send('POST', '/toll/kept', { coins: 5 }, { once });
  for (const { status, body, headers } of [first, again])
    expect([status, body, headers.get('toll-kept')]).toEqual([202, { kept: 5 }, '1']);
  expect(again.headers.get('once-again')).toBe('yes');
});

test('a response whose headers HTTP does not allow is not kept, and the change with it is undone', async () => {
  const before = await coinsTaken(shop.app);
  const once = randomUUID();
  for (let n = 0; n < 2; n += 1) {
    const answer = await send('POST', '/toll/kept', { coins: 5, label: 'two\nlines' }, { once });
    expect(told(answer)).toEqual([500, { fault: 'internal_error', say: 'Internal server error', id: null }]);
    expect(answer.headers.get('once-again')).toBeNull();
  }
  expect(await coinsTaken(shop.app)).toBe(before);
});

test('twenty requests at once in two processes have one effect', async () => {
  const elsewhere = senderTo(await other.start());
  const before = await coinsTaken(shop.app);
  const headers = { once: randomUUID(), 'toll-key': 'ada' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? elsewhere : shop.request)('POST', '/toll/coins/1', { coins: 7 }, { headers }),
    ),
  );
  expect((await coinsTaken(shop.app)) - before).toBe(7);
  for (const { status, body, headers: own } of answers)
    if (status === 201) expect(body).toEqual({ lane: 1, coins: 7, cookie: null });
    else {
      expect([status, own.get('retry-after'), body.fault]).toEqual([409, '1', 'idempotency_key_in_use']);
    }
  expect(answers.filter(({ status, headers: own }) => status === 201 && !own.has('once-again'))).toHaveLength(
    1,
  );
  expect(
    (await elsewhere('POST', '/toll/coins/1', { coins: 7 }, { headers })).headers.get('once-again'),
  ).toBe('yes');
});

test('functions of a door that fail tell nothing of the inside, and are reported', async () => {
  const failing = (names: string, once = randomUUID()) => pay(1, { 'toll-fault': names, once });
  expect(told(await failing('identify'))).toEqual([
    500,
    { fault: 'internal_error', say: 'Internal server error', id: null },
  ]);
  const before = await coinsTaken(shop.app);
  const bare = await failing('identify refused');
  expect([bare.status, bare.body, bare.headers.get('content-type')]).toEqual([500, '', null]);
  const unmarked = await failing('answerHeaders');
  expect([unmarked.status, unmarked.headers.get('once')]).toEqual([201, null]);
  expect((await coinsTaken(shop.app)) - before).toBe(1);
  const { body } = await send('GET', '/readyz');
  expect(JSON.stringify(body)).toContain('tollgate');
});

test('a switch that is off makes the paths unknown pages', async () => {
  await turn(false);
  const page = await send('GET', '/.well-known/toll', undefined, { accept: 'text/html' });
  expect([page.status, page.headers.get('toll-version')]).toEqual([404, null]);
  expect(page.body).toContain('<html');
  const before = await coinsTaken(shop.app);
  const { status, body } = await pay(1);
  expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
  expect(await coinsTaken(shop.app)).toBe(before);
  await turn(true);
  expect((await pay(1)).status).toBe(201);
});

test('clients are counted by the identity that the door names, others by address', async () => {
  const limited = await testShop({
    databaseUrl: database.url,
    extensions: [tollgate],
    config: { rateLimit: {}, system: { tollgate: { rate: { points: 2, seconds: 60 } } } },
  });
  try {
    const count = (key: string) =>
      limited.request('GET', '/.well-known/toll', undefined, { headers: { 'toll-key': key } });
    const statuses = async (key: string) => {
      const answers = [await count(key), await count(key), await count(key)];
      return answers.map(({ status }) => status);
    };
    expect(await statuses('ada')).toEqual([200, 200, 429]);
    expect(await statuses('unknown')).toEqual([200, 200, 429]);
    const spent = await count('invented');
    expect(told(spent)).toMatchObject([429, { fault: 'too_many_requests' }]);
    expect([spent.headers.get('retry-after'), spent.headers.get('ratelimit-limit')]).toEqual(['60', '2']);
    expect((await limited.request('GET', '/healthz')).status).toBe(200);
  } finally {
    await limited.stop();
  }
});

test('a closed storefront is told in the shape of the door', async () => {
  dataOf(await shop.admin('POST', '/api/settings', { storefrontClosed: true }));
  expect(told(await pay(1))).toMatchObject([503, { fault: 'service_unavailable' }]);
  dataOf(await shop.admin('POST', '/api/settings', { storefrontClosed: false }));
});

test('the description of the API does not contain the routes', async () => {
  const { body } = await send('GET', '/api/openapi.json');
  expect(Object.keys(body.paths).filter((path) => path.includes('toll'))).toEqual([]);
});

test('two Host headers are refused in the shape of the door', async () => {
  const { hostname, port } = new URL(shop.url);
  const socket = connect(Number(port), hostname);
  socket.write('GET /toll/x HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n');
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(bytes.toString()).toMatch(/^HTTP\/1\.1 400 [^]*"fault":"malformed_request"/);
});

test('no body and no header makes a door fail', { timeout: 600_000 }, async () => {
  const paths = [
    '/toll/coins/1',
    '/toll/bytes',
    '/toll/kept',
    '/toll/nowhere',
    '/.well-known/toll',
    '/toll/%ff',
  ];
  const pick = <T>(list: readonly T[]): T => list[randomBytes(1)[0]! % list.length]!;
  const odd = () =>
    pick([
      '',
      'null',
      '[]',
      '{"coins":1}',
      '{"coins":1e999}',
      '{"coins":"\\u0000"}',
      '"\\ud800"',
      '[['.repeat(90),
      randomBytes(60).toString('latin1'),
    ]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const path = pick(paths);
    const body = odd();
    const headers = {
      'content-type': pick(['application/json', 'text/plain', 'application/json; charset=x', 'a/b', '']),
      once: pick(['', 'a', 'é', 'x'.repeat(300), '\t']),
      'toll-key': pick(['ada', 'x'.repeat(2000), 'ÿ']),
      'accept-language': pick(['de', '*', ';;;', 'x'.repeat(100)]),
    };
    const { status, body: answer } = await send(
      pick(['POST', 'PUT', 'PATCH', 'DELETE']),
      path,
      body,
      headers,
    );
    expect(status, JSON.stringify({ path, body, headers, answer })).toBeLessThan(500);
  }
});
