import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHttp } from '../../../../../test/support/httpServer.ts';
import { routes } from './server.fixture.ts';

let id = 0;

let http: Awaited<ReturnType<typeof startHttp>>;
beforeAll(async () => void (http = await startHttp({ routes })));
afterAll(() => http.close());

const call = (method: string, path: string, headers: Record<string, string> = {}) =>
  http.call(method, path, { headers: { 'x-request-id': `test-${++id}`, ...headers } });
const envelope = (status: number, code: string, message: string, more: object = {}) => ({
  error: { status, message, code, requestId: `test-${id}`, ...more },
});

describe('the value that a handler returns', () => {
  test('is wrapped in data', async () => {
    const answer = await call('GET', '/api/thing');
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ data: { a: 1 } });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('is null if there is none', async () =>
    expect((await call('GET', '/api/nothing')).json).toEqual({ data: null }));

  test('can be bare JSON, text, or a response with its own status and headers', async () => {
    expect(await call('GET', '/api/bare')).toMatchObject({ status: 200, json: { received: true } });
    const text = await call('GET', '/api/text');
    expect(text).toMatchObject({ status: 400, text: 'Webhook Error: x' });
    expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
    const made = await call('GET', '/api/made');
    expect(made).toMatchObject({ status: 202, json: { a: 1 } });
    expect(made.headers).toMatchObject({ 'x-own': 'yes', 'cache-control': 'max-age=1' });
  });

  test('can be a redirect, whose URL is encoded for the header', async () => {
    const answer = await call('GET', '/go');
    expect(answer).toMatchObject({ status: 303, text: '' });
    expect(answer.headers.location).toBe('/k%C3%A4se?a=%20');
  });

  test('can be a page', async () => {
    const answer = await call('GET', '/page');
    expect(answer).toMatchObject({ status: 200, text: '<p>hello</p>' });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });
});

describe('an error', () => {
  test('that is a refusal includes its message, details, extra members and headers', async () => {
    const answer = await call('GET', '/api/refused');
    expect(answer.status).toBe(409);
    expect(answer.json).toEqual(
      envelope(409, 'HOMEPAGE_ROLLOUT_ACTIVE', 'Busy', {
        details: [{ path: 'a', rule: 'busy', message: 'Busy' }],
        rolloutPlans: [],
      }),
    );
    expect(answer.headers['x-own']).toBe('1');
  });

  test.each(['/api/broken', '/api/odd', '/api/bigint', '/api/unsendable'])(
    'that is a bug reveals no details (%s)',
    async (path) => {
      const answer = await call('GET', path);
      expect(answer.status).toBe(500);
      expect(answer.json).toEqual(envelope(500, 'INTERNAL_ERROR', 'Internal server error'));
      expect(http.lines.at(-1)).toMatchObject({ level: 50, requestId: `test-${id}` });
    },
  );

  test("that is a bug is logged with its cause and the request ID, in the request's log line", async () => {
    await call('GET', '/api/broken');
    const lines = http.lines.filter((line) => line.requestId === `test-${id}`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 50, status: 500, err: { message: 'secret inside' } });
  });

  test.each(['down', 'slow', 'deadlock'])('of the database is 503 with Retry-After: %s', async (failure) => {
    const answer = await call('GET', `/api/${failure}`);
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json).toEqual(
      envelope(503, 'SERVICE_UNAVAILABLE', 'The shop is temporarily unavailable. Try again later.'),
    );
  });

  test('that a route reports with 500 includes its message and is logged', async () => {
    const answer = await call('GET', '/api/own500');
    expect(answer.json).toEqual(envelope(500, 'NO_INTENT', 'Can not create the payment intent'));
    expect(http.lines.find((line) => line.requestId === `test-${id}`)).toMatchObject({ level: 50 });
  });

  test('of a page is an HTML page with all text escaped', async () => {
    const answer = await call('GET', '/page/refused');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain('<h1>&lt;b&gt;No &quot;such&quot; page&lt;/b&gt;</h1>');
    expect(answer.text).toContain(`test-${id}`);
    const broken = await call('GET', '/page/broken');
    expect(broken.status).toBe(500);
    expect(broken.text).toContain('Internal server error');
    expect(broken.text).not.toContain('secret');
  });

  test('of a page is JSON if the client requests JSON', async () => {
    const answer = await call('GET', '/page/refused', { accept: 'application/json' });
    expect(answer.json).toEqual(envelope(404, 'GONE', '<b>No "such" page</b>'));
  });
});

describe('a request without a matching route', () => {
  test.each(['/api/none', '/none', '/api/thing/7', '/API/thing'])('is 404 (%s)', async (path) => {
    const answer = await call('GET', path);
    expect(answer.status).toBe(404);
    expect(answer.json).toEqual(envelope(404, 'NOT_FOUND', 'Not found'));
  });

  test('is an HTML page if a browser requests it outside of /api', async () => {
    const page = await call('GET', '/none', { accept: 'text/html,*/*' });
    expect(page.status).toBe(404);
    expect(page.text).toContain('<h1>Not found</h1>');
    expect(await call('HEAD', '/none', { accept: 'text/html' })).toMatchObject({ status: 404, text: '' });
    const api = await call('GET', '/api/none', { accept: 'text/html' });
    expect(api.json).toEqual(envelope(404, 'NOT_FOUND', 'Not found'));
  });

  test('with another method is 405 and lists the allowed methods', async () => {
    const answer = await call('DELETE', '/api/thing');
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
    expect(answer.json).toEqual(envelope(405, 'METHOD_NOT_ALLOWED', 'Method not allowed'));
    expect((await call('GET', '/api/carts/7')).headers.allow).toBe('POST, OPTIONS');
  });

  test.each(['/api/%E0%A4%A', '/api/cart/%zz', '/%', '/api/cart/%ED%A0%80'])(
    'with an invalid encoding in its path is 400 (%s)',
    async (path) => {
      const answer = await call('POST', path);
      expect(answer.status).toBe(400);
      expect(answer.json).toEqual(envelope(400, 'MALFORMED_URL', 'Malformed URL'));
    },
  );
});

describe('a route', () => {
  test('responds under all its paths, also with a trailing slash', async () => {
    const data = { params: { id: '7' }, query: { page: 2 } };
    for (const path of ['/api/cart/7?page=2', '/api/carts/7/?page=2']) {
      expect((await call('POST', path)).json).toEqual({ data });
    }
  });

  test('receives validated params and query', async () => {
    expect((await call('POST', '/api/cart/7?page=x')).json).toEqual(
      envelope(400, 'VALIDATION_FAILED', 'page must be a number', {
        details: [
          { path: 'page', rule: 'type', values: { type: 'number' }, message: 'page must be a number' },
        ],
      }),
    );
    expect((await call('POST', '/api/cart/%00')).json).toEqual(
      envelope(400, 'VALIDATION_FAILED', 'id must not contain the NUL character', {
        details: [{ path: 'id', rule: 'nul', message: 'id must not contain the NUL character' }],
      }),
    );
    expect((await call('POST', '/api/cart/7?page=1&page=%00')).status).toBe(400);
  });

  test('responds to HEAD like GET without a body', async () => {
    const answer = await call('HEAD', '/api/thing');
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers['content-length']).toBe(String('{"data":{"a":1}}'.length));
  });

  test('responds to OPTIONS with its methods', async () => {
    const answer = await call('OPTIONS', '/api/thing');
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
    expect((await call('OPTIONS', '/api/none')).status).toBe(404);
  });

  test("receives the request's properties", async () => {
    const answer = await call('GET', '/api/facts?x=1', { 'user-agent': 'me' });
    expect(answer.json).toEqual({
      data: { id: `test-${id}`, ip: '127.0.0.1', method: 'GET', path: '/api/facts', agent: 'me' },
    });
  });

  test('reads cookies, and sets cookies that scripts cannot read', async () => {
    const answer = await call('GET', '/api/cookie', { cookie: 'given=x' });
    expect(answer.json).toEqual({ data: 'x' });
    expect(answer.headers['set-cookie']).toEqual([
      'sid=a%20b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
      'old=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ]);
  });

  test('sets no cookie if it throws', async () =>
    expect((await call('GET', '/api/cookie/broken')).headers['set-cookie']).toBeUndefined());
});

describe('the request ID', () => {
  test("is the client's ID, in the response and during the whole request", async () => {
    const answer = await call('GET', '/api/scope', { 'x-request-id': 'Root=1-67:a/b+c' });
    expect(answer.headers['x-request-id']).toBe('Root=1-67:a/b+c');
    expect(answer.json).toEqual({ data: { id: 'Root=1-67:a/b+c' } });
    const lines = http.lines.filter((line) => line.requestId === 'Root=1-67:a/b+c');
    expect(lines.map(({ msg }) => msg)).toEqual(['inside', 'request']);
  });

  test.each(['x'.repeat(129), 'a b', '<script>', ''])('is generated for "%s"', async (sent) => {
    const { headers } = await http.call('GET', '/api/thing', { headers: { 'x-request-id': sent } });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('each request has one log line, without its query', async () => {
  await call('GET', '/api/thing?token=secret');
  const lines = http.lines.filter((line) => line.requestId === `test-${id}`);
  expect(lines).toEqual([
    expect.objectContaining({
      level: 30,
      msg: 'request',
      method: 'GET',
      path: '/api/thing',
      route: '/api/thing',
      status: 200,
      ip: '127.0.0.1',
      ms: expect.any(Number),
    }),
  ]);
});

test('every response has the security headers', async () => {
  for (const path of ['/api/thing', '/api/none', '/api/broken']) {
    expect((await call('GET', path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  }
});

test('a shop on https sets HSTS and secure cookies', async () => {
  const secure = await startHttp({ routes, config: { shop: { url: 'https://shop.test' } } });
  const { headers } = await secure.call('GET', '/api/cookie');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headers['set-cookie']?.[0]).toBe('sid=a%20b; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure');
  await secure.close();
});

test('a request that is not HTTP also receives the error envelope', async () => {
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(http.port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
    let text = '';
    socket.on('data', (chunk) => (text += chunk)).on('close', () => resolve(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nConnection: close\r\n/);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    error: { status: 400, code: 'MALFORMED_REQUEST', message: 'Malformed HTTP request' },
  });
});
