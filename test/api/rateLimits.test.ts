import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestAdmin } from '../../packages/runtime/src/testing/createTestAdmin.ts';
import { refusalOf } from '../support/admins.ts';
import { createImage, upload } from '../support/images.ts';
import { sharedDatabase } from '../support/sharedDatabase.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

const databaseUrl = sharedDatabase();
let shop: TestShop;
let sku: string;
beforeEach(async () => {
  // The default rate limits, behind one proxy, so that clients can be distinguished.
  shop = await testShop({
    databaseUrl: databaseUrl(),
    config: { rateLimit: {}, server: { trustProxy: 1 } },
  });
  ({ sku } = await createProduct(shop, { price: 10, qty: 1000 }));
});
afterEach(() => shop.stop());

const tooMany = [429, 'TOO_MANY_REQUESTS', 'Too many requests. Please slow down and try again later.'];
const from = (ip: string) => ({ headers: { 'x-forwarded-for': ip } });

test('a client has 120 requests per minute under /api, of any kind, and the next one must wait', async () => {
  const client = from('203.0.113.1');
  const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }, client));
  const calls: readonly [string, string, object?][] = [
    ['POST', `/api/carts/${cartId}/contacts`, { email: 'ada@example.com' }],
    ['POST', `/api/cart/${cartId}/contacts`, { email: 'ada@example.com' }],
    ['POST', `/api/carts/${randomUUID()}/contacts`, { email: 'ada@example.com' }],
    ['POST', '/api/orders', { cart_id: cartId }],
    ['GET', '/api/orders'],
    ['GET', '/api/no-such-route.css'],
    ['POST', '/api/graphql', { query: '{ __typename }' }],
  ];
  for (let used = 1; used < 120; used += 1) {
    const [method, path, body] = calls[used % calls.length] as (typeof calls)[number];
    const { status, headers } = await shop.request(method, path, body, client);
    expect([status === 429, headers.get('ratelimit-remaining')]).toEqual([false, String(119 - used)]);
  }
  for (const [method, path, body] of calls) {
    const answer = await shop.request(method, path, body, client);
    expect(refusalOf(answer)).toEqual(tooMany);
    expect(answer.headers.get('ratelimit-limit')).toBe('120');
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  }
  // Other routes, pages and health checks have separate counters or no limit.
  expect((await shop.request('GET', '/api/orders', undefined, from('203.0.113.2'))).status).toBe(401);
  expect((await shop.request('POST', '/graphql', { query: '{ __typename }' }, client)).status).toBe(200);
  expect((await shop.request('GET', '/healthz', undefined, client)).status).toBe(200);
});

test('both GraphQL endpoints share the limit of 300 with pages', async () => {
  const client = from('203.0.113.3');
  const send = (path: string) => shop.request('POST', path, { query: '{ __typename }' }, client);
  for (let used = 0; used < 300; used += 1) {
    expect((await send(used % 2 ? '/graphql' : '/admin/graphql')).status).not.toBe(429);
  }
  const refused = await send('/graphql');
  expect(refusalOf(refused)).toEqual(tooMany);
  expect(refused.headers.get('ratelimit-limit')).toBe('300');
});

test('an administrator has 1200 requests per minute at /admin/graphql, regardless of earlier anonymous requests', async () => {
  const client = from('203.0.113.20');
  const token = await shop.adminToken();
  const send = (as: string | null, path = '/admin/graphql') =>
    shop.request('POST', path, { query: '{ __typename }' }, { ...client, ...(as !== null && { token: as }) });
  const first = await send(token);
  expect([
    first.status,
    first.headers.get('ratelimit-limit'),
    first.headers.get('ratelimit-remaining'),
  ]).toEqual([200, '1200', '1199']);
  // None of these requests is counted for the client.
  expect((await send(null, '/graphql')).headers.get('ratelimit-remaining')).toBe('299');
  for (let used = 1; used < 300; used += 1) expect((await send(null)).status).toBe(401);
  for (const as of [null, 'forged']) expect(refusalOf(await send(as))).toEqual(tooMany);
  for (let used = 1; used < 1200; used += 1) expect((await send(token)).status).toBe(200);
  const refused = await send(token);
  expect(refusalOf(refused)).toEqual(tooMany);
  expect(refused.headers.get('ratelimit-limit')).toBe('1200');
  // They are counted per user, not per client.
  const elsewhere = await shop.request(
    'POST',
    '/admin/graphql',
    { query: '{ __typename }' },
    { ...from('203.0.113.21'), token },
  );
  expect(refusalOf(elsewhere)).toEqual(tooMany);
  // Another path of the same schema is below /api.
  expect((await send(token, '/api/admin/graphql')).headers.get('ratelimit-limit')).toBe('120');
});

describe('/admin/api', () => {
  /** Signs an administrator in. Returns the headers of their browser. */
  async function signIn(ip: string) {
    const email = `${randomUUID()}@shop.test`;
    const password = 'correct horse battery';
    await createTestAdmin(shop.db, { email, password, fullName: 'Ada' });
    const { status, headers } = await shop.request(
      'POST',
      '/admin/user/login',
      { email, password },
      from(ip),
    );
    expect(status).toBe(200);
    const cookie = headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    return { ...from(ip).headers, cookie };
  }

  test('responds like /api, only for an administrator’s cookie', async () => {
    const headers = await signIn('203.0.113.30');
    const own = { headers };
    const token = await shop.adminToken();
    const read = async (path: string, options: object) => {
      const { status, body } = await shop.request('GET', path, undefined, options);
      return [status, body.error?.code ?? 'ok'];
    };
    expect((await shop.request('GET', '/admin/api/products', undefined, own)).body).toEqual(
      (await shop.request('GET', '/api/products', undefined, own)).body,
    );
    const refused = [401, 'UNAUTHORIZED'];
    for (const path of [
      '/admin/api/products',
      '/admin/api/nothing',
      '/admin/api',
      '/admin/api/openapi.json',
    ]) {
      expect(await read(path, from('203.0.113.31'))).toEqual(refused);
      expect(await read(path, { ...from('203.0.113.31'), token })).toEqual(refused);
      expect(await read(path, { headers: { ...headers, authorization: `Bearer ${token}` } })).toEqual(
        refused,
      );
      expect(await read(path, { headers: { ...headers, cookie: 'sid=a; asid=forged' } })).toEqual(refused);
    }
    expect(await read('/admin/api/nothing', own)).toEqual([404, 'NOT_FOUND']);
    expect(await read('/admin/api/customers/me', own)).toEqual(refused);
  });

  test('rejects changes from other sites, and repeats the response for a key that was sent to /api', async () => {
    const headers = await signIn('203.0.113.32');
    const make = (path: string, more: object) =>
      shop.request('POST', path, { name: 'Tea' }, { headers: { ...headers, ...more } });
    for (const more of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const { status, body } = await make('/admin/api/tax/classes', more);
      expect([status, body.error.code]).toEqual([403, 'CROSS_ORIGIN_REQUEST']);
    }
    const key = { 'idempotency-key': randomUUID() };
    const first = await make('/api/tax/classes', key);
    const again = await make('/admin/api/tax/classes', key);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(dataOf(again)).toEqual(dataOf(first));
  });

  test('serves 200 images to an administrator, and leaves the client its 120', async () => {
    const headers = await signIn('203.0.113.33');
    const files = [{ name: 'vase.png', content: await createImage('png') }];
    for (let sent = 0; sent < 200; sent += 1) {
      const answer = await upload(shop, files, { path: '/admin/api/images', headers });
      expect([answer.status, answer.headers.get('ratelimit-limit')]).toEqual([200, '1200']);
    }
    const { headers: shown } = await shop.request('GET', '/api/products', undefined, { headers });
    expect([shown.get('ratelimit-limit'), shown.get('ratelimit-remaining')]).toEqual(['120', '119']);
  });
});

test('unknown credentials are looked up no more often than the page limit allows', async () => {
  const client = from('203.0.113.22');
  const send = (token: string) =>
    shop.request('POST', '/admin/graphql', { query: '{ __typename }' }, { ...client, token });
  const statuses = [];
  for (let used = 0; used < 600; used += 1) statuses.push((await send(`forged-${used}`)).status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(300);
  expect(statuses.filter((status) => status === 429)).toHaveLength(300);
  const before = shop.statements();
  expect((await send('forged')).status).toBe(429);
  expect(shop.statements()).toBe(before);
});

test('eight wrong passwords for an account from one client are followed by 429, on every administrator login', async () => {
  const email = `${randomUUID()}@shop.test`;
  const password = 'correct horse battery';
  dataOf(await shop.admin('POST', '/api/users', { email, password, full_name: 'Ada' }));
  const client = from('203.0.113.4');
  const paths = ['/api/user/tokens', '/admin/user/login'];
  const logIn = (path: string, given: string, options = client) =>
    shop.request('POST', path, { email, password: given }, options);
  expect((await logIn('/admin/user/login', password)).status).toBe(200);
  for (let failures = 0; failures < 8; failures += 1) {
    expect((await logIn(paths[failures % 2] as string, 'wrong horse battery')).status).toBe(401);
  }
  for (const path of paths) expect(refusalOf(await logIn(path, password))).toEqual(tooMany);
  expect((await logIn('/api/user/tokens', password, from('203.0.113.5'))).status).toBe(200);
});
