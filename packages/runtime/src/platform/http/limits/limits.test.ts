import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startHttp } from '../../../../../../test/support/httpServer.ts';
import type { HttpTestParts } from '../../../../../../test/support/httpServer.ts';
import { refuse } from '../../errors.ts';
import { reply } from '../../contracts/reply.ts';
import { defineRoute } from '../../contracts/route.ts';
import type { Route } from '../../contracts/route.ts';

const credentials = z.object({ email: z.string(), password: z.string() });
const login = (path: string): Route =>
  defineRoute({
    id: path,
    method: 'POST',
    path,
    access: 'public',
    rateTier: 'login',
    body: credentials,
    async handle({ body }) {
      if (body.password === 'broken') throw new Error('a bug');
      if (body.password !== 'right') throw refuse(401, 'BAD_LOGIN', 'Invalid email or password');
      return { ok: true };
    },
  });
const routes: Route[] = [
  defineRoute({ id: 'thing', method: 'GET', path: '/api/thing.css', access: 'public', handle: () => 1 }),
  defineRoute({
    id: 'page',
    method: 'GET',
    path: '/page',
    kind: 'page',
    access: 'public',
    handle: () => reply.page(''),
  }),
  defineRoute({ id: 'graphql', method: 'POST', path: '/graphql', access: 'public', handle: () => 1 }),
  login('/login'),
  defineRoute({
    id: 'link',
    method: 'POST',
    path: '/link',
    access: 'public',
    rateTier: 'login',
    handle: () => {
      throw refuse(401, 'BAD_LINK', 'Invalid link');
    },
  }),
  login('/api/tokens'),
  defineRoute({
    id: 'register',
    method: 'POST',
    path: '/api/register',
    access: 'public',
    rateTier: 'signup',
    body: z.object({ email: z.string() }),
    handle: () => 1,
  }),
];

async function start(rateLimit: NonNullable<HttpTestParts['config']>['rateLimit'], trustProxy = 0) {
  const http = await startHttp({ routes, config: { rateLimit, server: { trustProxy } } });
  onTestFinished(() => http.close());
  return http;
}
type Http = Awaited<ReturnType<typeof start>>;

const tooMany = (requestId: string) => ({
  error: {
    status: 429,
    message: 'Too many requests. Please slow down and try again later.',
    code: 'TOO_MANY_REQUESTS',
    requestId,
  },
});
const rateHeaders = ({ headers }: Awaited<ReturnType<Http['call']>>) => [
  headers['ratelimit-limit'],
  headers['ratelimit-remaining'],
  headers['ratelimit-reset'],
];
const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let i = 0; i < count; i++) results.push(await work());
  return results;
};

describe('the limit of /api', () => {
  test('is 120 per minute, and every response reports the remaining requests', async () => {
    const http = await start({});
    expect(rateHeaders(await http.call('GET', '/api/thing.css'))).toEqual(['120', '119', '60']);
    await times(117, () => http.call('GET', '/api/unknown'));
    expect(rateHeaders(await http.call('DELETE', '/api/thing.css'))).toEqual([
      '120',
      '1',
      expect.any(String),
    ]);
    expect((await http.call('GET', '/api/thing.css')).status).toBe(200);
    const refused = await http.call('GET', '/api/unknown', { headers: { 'x-request-id': 'r' } });
    expect(refused.status).toBe(429);
    expect(refused.json).toEqual(tooMany('r'));
    expect(refused.headers['retry-after']).toBe(refused.headers['ratelimit-reset']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(rateHeaders(refused).slice(0, 2)).toEqual(['120', '0']);
    // Pages have their own limit, and health checks have none.
    expect((await http.call('GET', '/page')).status).toBe(200);
    expect((await http.call('GET', '/healthz')).status).toBe(200);
  });

  test('resets after its period', async () => {
    const http = await start({ api: { points: 1, seconds: 1 } });
    expect((await http.call('GET', '/api/thing.css')).status).toBe(200);
    expect((await http.call('GET', '/api/thing.css')).status).toBe(429);
    await new Promise((resolve) => setTimeout(resolve, 1050));
    expect((await http.call('GET', '/api/thing.css')).status).toBe(200);
  });

  test('applies per client, as reported by a trusted proxy', async () => {
    const http = await start({ api: { points: 1, seconds: 60 } }, 1);
    const from = (ip: string) => http.call('GET', '/api/thing.css', { headers: { 'x-forwarded-for': ip } });
    expect((await from('2.2.2.2')).status).toBe(200);
    expect((await from('2.2.2.3')).status).toBe(200);
    expect((await from('6.6.6.6, 2.2.2.2')).status).toBe(429);
  });

  test('cannot be bypassed with a header if no proxy is trusted, and a single warning is logged', async () => {
    const http = await start({ api: { points: 1, seconds: 60 } });
    const from = (ip: string) => http.call('GET', '/api/thing.css', { headers: { 'x-forwarded-for': ip } });
    expect((await from('2.2.2.2')).status).toBe(200);
    expect((await from('2.2.2.3')).status).toBe(429);
    const warnings = http.lines.filter((line) => line.level === 40);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.msg).toMatch(/X-Forwarded-For arrives, but server.trustProxy is 0/);
  });
});

describe('the limit of pages', () => {
  test('is 300 per minute for all paths outside of /api, and a rejection is an HTML page', async () => {
    const http = await start({});
    expect(rateHeaders(await http.call('POST', '/graphql'))).toEqual(['300', '299', '60']);
    await times(299, () => http.call('GET', '/page'));
    const refused = await http.call('GET', '/page');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.text).toContain('<h1>Too many requests. Please slow down and try again later.</h1>');
    expect((await http.call('GET', '/unknown')).status).toBe(429);
  });

  test('does not count health checks', async () => {
    const http = await start({ pages: { points: 1, seconds: 60 } });
    for (const path of ['/healthz', '/readyz', '/healthz/', '/healthz']) {
      const answer = await http.call('GET', path);
      expect(answer.status).toBe(200);
      expect(answer.headers['ratelimit-limit']).toBeUndefined();
    }
  });

  test('does not count images, because a page has dozens of them', async () => {
    const http = await start({ pages: { points: 1, seconds: 60 } });
    for (const path of ['/assets/a.png', '/assets/b.png', '/assets/a/c.png?size=thumb'])
      expect((await http.call('GET', path)).status).toBe(404);
    expect((await http.call('GET', '/page')).status).toBe(200);
  });
});

const tryLogin = (http: Http, email: string, password: string, path = '/login') =>
  http.call('POST', path, { body: { email, password } });

describe('the limit of sign-ins', () => {
  test('is 8 failures in 15 minutes per account', async () => {
    const http = await start({});
    const first = await tryLogin(http, 'a@b.c', 'wrong');
    expect(first.status).toBe(401);
    expect(rateHeaders(first)).toEqual(['8', '7', '900']);
    await times(7, () => tryLogin(http, ' A@B.C', 'wrong', '/api/tokens'));
    const refused = await tryLogin(http, 'a@b.c', 'right');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await tryLogin(http, 'other@b.c', 'right')).status).toBe(200);
  });

  test('does not count successful, invalid and broken attempts', async () => {
    const http = await start({ api: false });
    await times(10, () => tryLogin(http, 'a@b.c', 'right'));
    await times(10, () => tryLogin(http, 'a@b.c', 'broken'));
    await times(10, () => http.call('POST', '/login', { body: { email: 'a@b.c' } }));
    expect(rateHeaders(await tryLogin(http, 'a@b.c', 'wrong')).slice(0, 2)).toEqual(['8', '7']);
  });

  test('is 50 failures per hour across all accounts', async () => {
    const http = await start({});
    let account = 0;
    const statuses = await times(51, async () => (await tryLogin(http, `${account++}@b.c`, 'wrong')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.at(-1)).toBe(429);
  });

  test('applies to concurrent attempts', async () => {
    const http = await start({});
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryLogin(http, 'a@b.c', 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(8);
  });

  test('throttles an account with 100 failures per hour from many addresses, without locking out its owner', async () => {
    const config = { rateLimit: { api: false as const }, server: { trustProxy: 1 } };
    const http = await startHttp({ routes, config, closeDeadlineMs: 1 });
    onTestFinished(() => http.close());
    const from = (address: number, password: string, email = 'a@b.c') =>
      http.call('POST', '/login', {
        body: { email, password },
        headers: { 'x-forwarded-for': `198.51.${address >> 8}.${address & 255}` },
      });
    const guess = async (address: number) => (await from(address, 'wrong')).status;
    let address = 0;
    expect(new Set(await times(99, () => guess(address++)))).toEqual(new Set([401]));
    const slowed = () => http.lines.filter(({ msg }) => String(msg).includes('its tries are slowed'));
    expect(slowed()).toEqual([]);
    expect(await guess(200)).toBe(401);
    expect(slowed()).toMatchObject([{ account: expect.stringMatching(/^[0-9a-f]{16}$/) }]);
    // The first attempt does not wait. Of many concurrent attempts, most are rejected with a Retry-After time, and the others
    // wait for their turn.
    expect((await from(300, 'right')).status).toBe(200);
    const waiting = Array.from({ length: 40 }, (_, at) => from(400 + at, 'wrong').catch(() => null));
    const first = await Promise.race(waiting);
    expect([first?.status, Number(first?.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect((await from(500, 'right', 'other@b.c')).status).toBe(200);
  });

  test('applies to a sign-in without an email', async () => {
    const http = await start({});
    const statuses = await times(9, async () => (await http.call('POST', '/link')).status);
    expect(statuses).toEqual([...Array(8).fill(401), 429]);
  });

  test('applies in addition to the limit of the path', async () => {
    const http = await start({ api: { points: 2, seconds: 60 } });
    await times(2, () => tryLogin(http, 'a@b.c', 'right', '/api/tokens'));
    expect((await tryLogin(http, 'a@b.c', 'right', '/api/tokens')).status).toBe(429);
  });
});

test('registrations are limited to 8 in 15 minutes, whether they succeed or not', async () => {
  const http = await start({});
  const register = () => http.call('POST', '/api/register', { body: { email: 'a@b.c' } });
  expect(rateHeaders(await register())).toEqual(['8', '7', '900']);
  await times(7, register);
  expect((await register()).status).toBe(429);
});

const callSome = async (http: Http) => {
  const register = () => http.call('POST', '/api/register', { body: { email: 'a' } });
  return [...(await times(9, register)), ...(await times(3, () => http.call('GET', '/page')))];
};

describe('the config', () => {
  test('can disable all limits', async () => {
    for (const answer of await callSome(await start(false))) {
      expect(answer.status).toBe(200);
      expect(answer.headers['ratelimit-limit']).toBeUndefined();
    }
  });

  test('can disable a single limit', async () => {
    const answers = await callSome(await start({ auth: false, pages: { points: 2, seconds: 60 } }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(11).fill(200), 429]);
  });

  test('can change a limit', async () => {
    const http = await start({ auth: { points: 2, seconds: 30 } });
    const answers = await callSome(http);
    expect(answers.map(({ status }) => status).slice(0, 3)).toEqual([200, 200, 429]);
    expect(answers[0]?.headers['ratelimit-reset']).toBe('30');
  });
});
