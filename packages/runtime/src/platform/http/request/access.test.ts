import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHttp } from '../../../../../../test/support/httpServer.ts';
import { unauthorized } from '../../errors.ts';
import { admin, customer, routes } from './access.fixture.ts';
import type { Authenticator } from '../../contracts/caller.ts';

let requests = 0;
const authenticators: Authenticator[] = [
  {
    id: 'admin',
    async authenticate({ bearer, cookie }) {
      requests += 1;
      if (bearer === 'void') throw unauthorized();
      if (bearer === 'all' || cookie('asid') === 'all') return { admin: admin('*') };
      if (bearer === 'some') return { admin: admin('adminOnly') };
      return bearer === 'none' ? { admin: admin('other') } : null;
    },
  },
  {
    id: 'customer',
    async authenticate({ cookie }) {
      if (cookie('sid') === 'guest') return { sessionId: 's' };
      return cookie('sid') === 'customer' ? { customer, sessionId: 's' } : null;
    },
  },
];

let http: Awaited<ReturnType<typeof startHttp>>;
beforeAll(async () => {
  const config = {
    shop: { url: 'http://shop.test:80' },
    cors: { origins: ['https://front.test'], adminOrigins: ['https://desk.test'] },
  };
  http = await startHttp({ routes, authenticators, config });
});
afterAll(() => http.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const refused = (status: number, message: string, code: string) => ({
  status,
  json: { error: { status, message, code } },
});
const is401 = refused(401, 'Unauthorized', 'UNAUTHORIZED');
const is403 = refused(403, 'Forbidden', 'FORBIDDEN');

describe('access to a route', () => {
  test.each<[string, string, Record<string, string>, object]>([
    ['open to nobody in particular', 'open', {}, { status: 200 }],
    ['open to an unknown token', 'open', bearer('unknown'), { status: 200 }],
    ['closed to a token that is void, even where it is public', 'open', bearer('void'), is401],
    ['customers: closed without credential', 'mine', {}, is401],
    ['customers: closed to a guest', 'mine', { cookie: 'sid=guest' }, is401],
    ['customers: closed to an admin', 'mine', bearer('all'), is401],
    ['customers: open to a customer', 'mine', { cookie: 'sid=customer' }, { status: 200 }],
    ['admins: closed without credential', 'adminOnly', {}, is401],
    ['admins: closed to an unknown token', 'adminOnly', bearer('unknown'), is401],
    ['admins: closed to a void token', 'adminOnly', bearer('void'), is401],
    ['admins: closed to another scheme', 'adminOnly', { authorization: 'Basic all' }, is401],
    ['admins: closed to a customer', 'adminOnly', { cookie: 'sid=customer' }, is401],
    ['admins: closed to a role without its id', 'adminOnly', bearer('none'), is403],
    ['admins: open to a role with its id', 'adminOnly', bearer('some'), { status: 200 }],
    ['admins: open to a role with all ids', 'adminOnly', bearer('all'), { status: 200 }],
    ['admins: open by cookie', 'adminOnly', { cookie: 'asid=all' }, { status: 200 }],
    [
      'admins: the scheme is written in any case',
      'adminOnly',
      { authorization: 'bearer all' },
      { status: 200 },
    ],
  ])('%s', async (_, id, headers, answer) =>
    expect(await http.call('GET', `/api/${id}`, { headers })).toMatchObject(answer),
  );

  test('a 401 response says how to authenticate', async () =>
    expect((await http.call('GET', '/api/adminOnly')).headers['www-authenticate']).toBe('Bearer'));

  test('is checked before the body is read', async () => {
    const options = { body: '{broken', headers: { 'content-type': 'application/json' } };
    expect(await http.call('POST', '/api/adminChange', options)).toMatchObject(is401);
  });
});

test('two credentials identify a single caller', async () => {
  const headers = { ...bearer('all'), cookie: 'sid=customer' };
  expect((await http.call('GET', '/api/open', { headers })).json).toEqual({
    data: { admin: 'a@shop.test', customer: 'c@shop.test', sessionId: 's' },
  });
});

test('nobody is looked up where nothing shows who it is, nor for health and unknown paths', async () => {
  requests = 0;
  await http.call('GET', '/api/open');
  expect(requests).toBe(0);
  for (const path of ['/healthz', '/readyz', '/api/unknown']) {
    await http.call('GET', path, { headers: { cookie: 'asid=all' } });
  }
  expect(requests).toBe(0);
  await http.call('GET', '/api/open', { headers: { cookie: 'x=y' } });
  expect(requests).toBe(1);
});

describe('a change authenticated by a cookie', () => {
  const crossOrigin = (id: string) =>
    refused(
      403,
      `A cookie-authenticated change must come from the shop or an origin in cors.${id === 'adminChange' ? 'adminOrigins' : 'origins'}`,
      'CROSS_ORIGIN_REQUEST',
    );
  const cookies: Record<string, string> = {
    adminChange: 'asid=all',
    customerChange: 'sid=customer',
    openChange: 'sid=guest',
  };
  test.each<[string, Record<string, string>, object | typeof crossOrigin]>([
    ['passes without both headers', {}, { status: 200 }],
    [
      'passes from the shop',
      { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' },
      { status: 200 },
    ],
    ['passes when the user started it', { 'sec-fetch-site': 'none' }, { status: 200 }],
    ['is refused from elsewhere', { origin: 'http://evil.test' }, crossOrigin],
    ['is refused from another port', { origin: 'http://shop.test:81' }, crossOrigin],
    ['is refused from another scheme', { origin: 'https://shop.test' }, crossOrigin],
    ['is refused from an origin that is hidden', { origin: 'null' }, crossOrigin],
    ['is refused from another site', { 'sec-fetch-site': 'cross-site' }, crossOrigin],
    ['is refused from a neighbour', { 'sec-fetch-site': 'same-site' }, crossOrigin],
    [
      'is refused where the headers disagree',
      { origin: 'http://shop.test', 'sec-fetch-site': 'cross-site' },
      crossOrigin,
    ],
  ])('%s, for admins, customers and guests', async (_, headers, answer) => {
    for (const [id, cookie] of Object.entries(cookies)) {
      const options = { body: { a: 'x' }, headers: { ...headers, cookie } };
      const expected = typeof answer === 'function' ? answer(id) : answer;
      expect(await http.call('POST', `/api/${id}`, options)).toMatchObject(expected);
    }
  });

  const both = 'asid=all; sid=customer';
  test.each<[string, string, string, string, object]>([
    ['front', 'an administrator', 'adminChange', 'asid=all', crossOrigin('adminChange')],
    ['front', 'both on an admin route', 'adminChange', both, crossOrigin('adminChange')],
    ['front', 'a customer', 'customerChange', 'sid=customer', { status: 200 }],
    ['front', 'a guest', 'openChange', 'sid=guest', { json: { data: { sessionId: 's' } } }],
    [
      'front',
      'both, as the customer',
      'openChange',
      both,
      { json: { data: { admin: null, customer: 'c@shop.test' } } },
    ],
    [
      'front',
      'an administrator, as nobody',
      'openChange',
      'asid=all',
      { json: { data: { admin: null, customer: null } } },
    ],
    ['desk', 'an administrator', 'adminChange', 'asid=all', { status: 200 }],
    ['desk', 'both on an admin route', 'adminChange', both, { status: 200 }],
    ['desk', 'a customer', 'customerChange', 'sid=customer', crossOrigin('customerChange')],
    ['desk', 'a guest', 'openChange', 'sid=guest', crossOrigin('openChange')],
    [
      'desk',
      'both, as the administrator',
      'openChange',
      both,
      { json: { data: { admin: 'a@shop.test', customer: null, sessionId: null } } },
    ],
  ])('from the %s front end: %s', async (host, _who, id, cookie, answer) => {
    const headers = { cookie, origin: `https://${host}.test`, 'sec-fetch-site': 'cross-site' };
    expect(await http.call('POST', `/api/${id}`, { body: { a: 'x' }, headers })).toMatchObject(answer);
  });

  test('a read from a storefront front end is made as the visitor', async () => {
    const read = async (origin: string) =>
      (await http.call('GET', '/api/open', { headers: { origin, cookie: both } })).json;
    expect(await read('https://front.test')).toMatchObject({
      data: { admin: null, customer: 'c@shop.test' },
    });
    expect(await read('https://desk.test')).toMatchObject({ data: { admin: 'a@shop.test' } });
  });

  test('is restricted, unlike a change with a token, a read, and an anonymous change', async () => {
    const origin = 'http://evil.test';
    const body = { a: 'x' };
    const byToken = { ...bearer('all'), cookie: 'sid=guest', origin };
    expect((await http.call('POST', '/api/adminChange', { body, headers: byToken })).status).toBe(200);
    const read = { cookie: 'asid=all', origin };
    expect((await http.call('GET', '/api/adminOnly', { headers: read })).status).toBe(200);
    expect((await http.call('POST', '/api/openChange', { body, headers: { origin } })).status).toBe(200);
  });
});

describe('front ends of cors.origins', () => {
  const origin = 'https://front.test';

  test('can read the response, including errors', async () => {
    for (const path of ['/api/open', '/api/unknown']) {
      const { headers } = await http.call('GET', path, { headers: { origin } });
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        vary: 'Origin',
      });
      expect(headers['access-control-expose-headers']).toContain('X-Request-Id');
    }
  });

  test('receive a preflight response', async () => {
    const headers = { origin, 'access-control-request-method': 'POST' };
    const answer = await http.call('OPTIONS', '/api/openChange', { headers });
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'Authorization, Content-Type, Idempotency-Key, If-Match, X-Request-Id, X-Current-Path',
      'access-control-max-age': '600',
    });
  });

  test('are distinguished from other origins', async () => {
    const others = { origin: 'https://evil.test', 'access-control-request-method': 'POST' };
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await http.call(method, '/api/open', { headers: others });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers.vary).toBe('Origin');
    }
  });

  test('have no access to the admin, but those of cors.adminOrigins do', async () => {
    const desk = 'https://desk.test';
    const calls = [
      ['GET', '/api/adminOnly', 'GET'],
      ['POST', '/api/adminChange', 'POST'],
      ['OPTIONS', '/api/adminOnly', 'GET'],
      ['OPTIONS', '/api/adminChange', 'POST'],
      ['OPTIONS', '/api/user/tokens', 'POST'],
      ['GET', '/admin/graphql', 'POST'],
    ] as const;
    for (const [method, path, expected] of calls) {
      const answerTo = async (from: string) =>
        (
          await http.call(method, path, {
            headers: { origin: from, 'access-control-request-method': expected },
          })
        ).headers['access-control-allow-origin'];
      expect([path, await answerTo(origin), await answerTo(desk)]).toEqual([path, undefined, desk]);
    }
    const { headers } = await http.call('GET', '/api/open', { headers: { origin: desk } });
    expect(headers['access-control-allow-origin']).toBe(desk);
  });
});

describe('pages on localhost', () => {
  const places = ['http://localhost:5173', 'https://127.0.0.1', 'http://[::1]:8080'];

  test.each([true, false])('can read the storefront only under `shop dev`: %s', async (localhost) => {
    const dev = await startHttp({ routes, authenticators, localhost });
    const allowed = async (path: string, origin: string) =>
      (await dev.call('GET', path, { headers: { origin } })).headers['access-control-allow-origin'];
    for (const place of places) {
      expect(await allowed('/api/open', place)).toBe(localhost ? place : undefined);
      expect(await allowed('/api/adminOnly', place)).toBeUndefined();
      for (const [id, cookie] of [
        ['customerChange', 'sid=customer'],
        ['adminChange', 'asid=all'],
      ]) {
        const options = { body: { a: 'x' }, headers: { origin: place, cookie: cookie ?? '' } };
        expect((await dev.call('POST', `/api/${id}`, options)).status, 'the cookie rule').toBe(403);
      }
    }
    for (const other of ['http://localhost.evil.test', 'http://evil.test', 'null'])
      expect(await allowed('/api/open', other)).toBeUndefined();
    await dev.close();
  });
});
