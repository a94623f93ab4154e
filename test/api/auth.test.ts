import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock, createTestShop } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { sql, z } from '@shop/runtime/extension';
import { createApiToken } from '../../packages/runtime/src/modules/auth/index.ts';
import { adminsOf, password, refusalOf } from '../support/admins.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';

const HOUR = 3_600_000;
const clock = createTestClock();
let database: TestDatabase;
let shop: TestShop;
const { newAdmin, logIn, tokenOf, asOwner, readsUsers } = adminsOf(() => shop);
beforeAll(async () => {
  database = await createDatabase();
  shop = await createTestShop({
    databaseUrl: database.url,
    clock,
    config: { cors: { origins: ['https://front.test'], adminOrigins: ['https://desk.test'] } },
  });
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

const wrongCredentials = { status: 401, code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' };

const refresh = (refreshToken: unknown) => shop.request('POST', '/api/user/token/refresh', { refreshToken });
const pair = async () => (await logIn((await newAdmin()).email)).body.data;
const session = async (admin: { email: string }) => {
  const answer = await shop.request('POST', '/admin/user/login', { email: admin.email, password });
  return { answer, cookie: `asid=${answer.body.data?.sid}` };
};
const asSession = (cookie: string, method: string, path: string, headers: Record<string, string> = {}) =>
  shop.request(method, path, undefined, { headers: { cookie, ...headers } });

describe('tokens', () => {
  test('email and password return a pair of tokens that admin routes accept', async () => {
    const admin = await newAdmin();
    const answer = await logIn(admin.email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({
      accessToken: expect.stringMatching(/^sat_/),
      refreshToken: expect.stringMatching(/^srt_/),
      expiresIn: 900,
    });
    expect((await readsUsers(answer.body.data.accessToken)).status).toBe(200);
  });

  test('a wrong email, a wrong password and a disabled administrator get the same response', async () => {
    const admin = await newAdmin();
    expect((await logIn(admin.email, 'wrong')).body.error).toMatchObject(wrongCredentials);
    expect((await logIn('nobody@shop.test')).body.error).toMatchObject(wrongCredentials);
    await asOwner('PATCH', `/api/users/${admin.uuid}`, { status: false });
    expect((await logIn(admin.email)).body.error).toMatchObject(wrongCredentials);
  });

  test.each([
    [{}, 'email is required'],
    [{ email: 'a@b.test' }, 'password is required'],
    [{ email: 1, password: 'x' }, 'email must be a string'],
  ])('a login with %j is rejected: %s', async (body, message) => {
    const answer = await shop.request('POST', '/api/user/tokens', body);
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION_FAILED', message]);
  });

  test('a missing, an unknown and a refresh token are rejected by admin routes', async () => {
    const { body } = await logIn((await newAdmin()).email);
    expect(refusalOf(await shop.request('GET', '/api/users'))).toEqual([401, 'UNAUTHORIZED', 'Unauthorized']);
    for (const token of ['sat_unknown', 'junk', body.data.refreshToken]) {
      expect(refusalOf(await readsUsers(token))).toEqual([401, 'UNAUTHORIZED', 'Unauthorized']);
    }
  });

  test('an access token is valid for 900 seconds', async () => {
    const token = await tokenOf(await newAdmin());
    clock.advance(899_000);
    expect((await readsUsers(token)).status).toBe(200);
    clock.advance(1000);
    expect((await readsUsers(token)).status).toBe(401);
  });

  test('tokens and sessions are stored only as hashes', async () => {
    const admin = await newAdmin();
    const token = await tokenOf(admin);
    const rows = await shop.db.any(
      sql.type(z.object({ row: z.string() }))`select admin_token::text as row from admin_token`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(token.slice(4));
  });
});

describe('refresh', () => {
  test('a refresh token returns a new pair', async () => {
    const first = await pair();
    const second = (await refresh(first.refreshToken)).body.data;
    expect(second).toMatchObject({ expiresIn: 900 });
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await readsUsers(second.accessToken)).status).toBe(200);
    expect((await refresh(second.refreshToken)).status).toBe(200);
  });

  test('used again within 30 s, for two tabs or a lost response, returns one more pair', async () => {
    const first = await pair();
    const second = (await refresh(first.refreshToken)).body.data;
    clock.advance(30_000);
    const third = (await refresh(first.refreshToken)).body.data;
    expect((await readsUsers(second.accessToken)).status).toBe(200);
    expect((await readsUsers(third.accessToken)).status).toBe(200);
    expect((await refresh(third.refreshToken)).status).toBe(200);
  });

  test('a third use revokes every token of the login', async () => {
    const first = await pair();
    const second = (await refresh(first.refreshToken)).body.data;
    const third = (await refresh(first.refreshToken)).body.data;
    expect(refusalOf(await refresh(first.refreshToken))).toEqual([
      401,
      'INVALID_REFRESH_TOKEN',
      'Invalid refresh token',
    ]);
    for (const { accessToken, refreshToken } of [first, second, third]) {
      expect((await readsUsers(accessToken)).status).toBe(401);
      expect((await refresh(refreshToken)).status).toBe(401);
    }
  });

  test('a use after the grace period revokes every token of the login, and no other login', async () => {
    const admin = await newAdmin();
    const other = (await logIn(admin.email)).body.data;
    const first = (await logIn(admin.email)).body.data;
    const second = (await refresh(first.refreshToken)).body.data;
    clock.advance(31_000);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await readsUsers(second.accessToken)).status).toBe(401);
    expect((await readsUsers(other.accessToken)).status).toBe(200);
  });

  test('used many times concurrently, returns at most two pairs, and then they are revoked', async () => {
    const first = await pair();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first.refreshToken)));
    const renewed = answers.filter(({ status }) => status === 200);
    expect(renewed.length).toBe(2);
    for (const { body } of renewed) expect((await readsUsers(body.data.accessToken)).status).toBe(401);
  });

  test.each([['srt_unknown'], ['sat_unknown'], ['']])('the refresh token "%s" is rejected', async (token) => {
    expect(refusalOf(await refresh(token))).toEqual([401, 'INVALID_REFRESH_TOKEN', 'Invalid refresh token']);
  });

  test('a missing one is reported', async () => {
    expect(refusalOf(await refresh(undefined))).toEqual([
      400,
      'VALIDATION_FAILED',
      'Refresh token is required',
    ]);
  });

  test('an expired one, or one of a disabled administrator, is rejected', async () => {
    const expired = await pair();
    clock.advance(54_001_000);
    expect((await refresh(expired.refreshToken)).status).toBe(401);
    const admin = await newAdmin();
    const { refreshToken } = (await logIn(admin.email)).body.data;
    const patched = await shop.request(
      'PATCH',
      `/api/users/${admin.uuid}`,
      { status: 0 },
      {
        token: await tokenOf(await newAdmin()),
      },
    );
    expect(patched.status).toBe(200);
    expect((await refresh(refreshToken)).status).toBe(401);
  });
});

describe('sessions', () => {
  test('a login sets the cookie asid and returns its value', async () => {
    const { answer, cookie } = await session(await newAdmin());
    expect(answer.status).toBe(200);
    expect(answer.body.data.sid).toMatch(/^sas_/);
    const header = answer.headers.get('set-cookie') ?? '';
    expect(header).toContain(cookie);
    expect(header.toLowerCase()).toContain('httponly');
    expect(header.toLowerCase()).toContain('samesite=lax');
    expect((await asSession(cookie, 'GET', '/api/users')).status).toBe(200);
  });

  test('every login has a new id, and the previous session of the cookie ends', async () => {
    const admin = await newAdmin();
    const [here, elsewhere] = [await session(admin), await session(admin)];
    expect(here.cookie).not.toBe(elsewhere.cookie);
    const again = await shop.request(
      'POST',
      '/admin/user/login',
      { email: admin.email, password },
      { headers: { cookie: here.cookie } },
    );
    expect(here.cookie).not.toContain(again.body.data.sid);
    expect((await asSession(here.cookie, 'GET', '/api/users')).status).toBe(401);
    expect((await asSession(elsewhere.cookie, 'GET', '/api/users')).status).toBe(200);
    expect((await asSession(`asid=${again.body.data.sid}`, 'GET', '/api/users')).status).toBe(200);
  });

  test('no login with the old password outlives a concurrent password change', async () => {
    const token = await tokenOf(await newAdmin());
    for (let round = 0; round < 5; round += 1) {
      const admin = await newAdmin();
      const change = { password: 'brand new password' };
      const [answers] = await Promise.all([
        Promise.all(Array.from({ length: 6 }, () => session(admin))),
        shop.request('PATCH', `/api/users/${admin.uuid}`, change, { token }),
      ]);
      for (const { answer, cookie } of answers)
        if (answer.status === 200) expect((await asSession(cookie, 'GET', '/api/users')).status).toBe(401);
    }
  });

  test.each(['/admin/user/login', '/api/user/tokens'])(
    'another site cannot log anyone in at %s, even without a cookie',
    async (path) => {
      const { email } = await newAdmin();
      const attempt = (headers: Record<string, string>) =>
        shop.request('POST', path, { email, password }, { headers });
      for (const headers of [
        { origin: 'https://evil.test' },
        { origin: 'https://front.test' },
        { 'sec-fetch-site': 'cross-site' },
      ]) {
        const answer = await attempt(headers as Record<string, string>);
        expect([answer.status, answer.body.error.code]).toEqual([403, 'CROSS_ORIGIN_REQUEST']);
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
      expect((await attempt({ origin: 'https://desk.test' })).status).toBe(200);
      expect((await attempt({})).status).toBe(200);
    },
  );

  test('a wrong password sets no cookie', async () => {
    const admin = await newAdmin();
    const answer = await shop.request('POST', '/admin/user/login', { email: admin.email, password: 'wrong' });
    expect(answer.body.error).toMatchObject(wrongCredentials);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('a logout ends the session and removes the cookie', async () => {
    const { cookie } = await session(await newAdmin());
    const answer = await asSession(cookie, 'POST', '/admin/user/logout');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/asid=;.*(max-age=0|expires=thu, 01 jan 1970)/i);
    expect((await asSession(cookie, 'GET', '/api/users')).status).toBe(401);
    expect((await shop.request('POST', '/admin/user/logout')).status).toBe(200);
  });

  test('a session in use is valid for a day', async () => {
    const { cookie } = await session(await newAdmin());
    for (const hours of [7, 7, 7]) {
      clock.advance(hours * HOUR);
      expect((await asSession(cookie, 'GET', '/api/users')).status).toBe(200);
    }
    clock.advance(3 * HOUR - 1000);
    expect((await asSession(cookie, 'GET', '/api/users')).status).toBe(200);
    clock.advance(1000);
    expect((await asSession(cookie, 'GET', '/api/users')).status).toBe(401);
  });

  test('a session ends if it is not used for 8 hours', async () => {
    const { cookie } = await session(await newAdmin());
    clock.advance(8 * HOUR - 1000);
    expect((await asSession(cookie, 'GET', '/api/users')).status).toBe(200);
    clock.advance(8 * HOUR);
    expect((await asSession(cookie, 'GET', '/api/users')).status).toBe(401);
  });

  test('another site cannot make changes with the cookie', async () => {
    const { cookie } = await session(await newAdmin());
    const victim = await newAdmin();
    const remove = (headers: Record<string, string>) =>
      asSession(cookie, 'DELETE', `/api/users/${victim.uuid}`, headers);
    expect((await remove({ origin: 'https://evil.test' })).status).toBe(403);
    expect(refusalOf(await remove({ origin: 'https://front.test' }))).toEqual([
      403,
      'CROSS_ORIGIN_REQUEST',
      'A cookie-authenticated change must come from the shop or an origin in cors.adminOrigins',
    ]);
    expect((await remove({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await remove({ origin: 'https://desk.test' })).status).toBe(200);
  });
});

describe('API tokens', () => {
  test('a named token acts as its administrator until it expires', async () => {
    const admin = await newAdmin();
    const created = await createApiToken(shop.app, {
      email: admin.email,
      name: 'warehouse',
      expiresDays: 3650,
    });
    const lasting = await createApiToken(shop.app, { email: admin.email, name: 'till', expiresDays: 0 });
    expect(created.expires_at).toMatch(/^\d{4}-/);
    expect(lasting.expires_at).toBeNull();
    expect((await readsUsers(created.token)).status).toBe(200);
    await shop.request(
      'PATCH',
      `/api/users/${admin.uuid}`,
      { status: false },
      { token: await tokenOf(await newAdmin()) },
    );
    expect((await readsUsers(lasting.token)).status).toBe(401);
  });

  const apiToken = async (admin: { email: string }) =>
    (await createApiToken(shop.app, { email: admin.email, name: 'warehouse' })).token;
  const change = async (admin: { uuid: string }, patch: object, token?: string) =>
    shop.request('PATCH', `/api/users/${admin.uuid}`, patch, {
      token: token ?? (await tokenOf(await newAdmin())),
    });
  const UNAUTHORIZED = [401, 'UNAUTHORIZED', 'Unauthorized'];

  test('a new password revokes the tokens of its administrator, even if one of them sets it, and no others', async () => {
    const admin = await newAdmin();
    const other = await apiToken(await newAdmin());
    const [first, second] = [await apiToken(admin), await apiToken(admin)];
    expect((await change(admin, { full_name: 'Ada King' }, first)).status).toBe(200);
    expect((await readsUsers(second)).status).toBe(200);
    const own = { password: 'brand new password', current_password: password };
    expect((await change(admin, own, first)).status).toBe(200);
    expect(refusalOf(await readsUsers(first))).toEqual(UNAUTHORIZED);
    expect(refusalOf(await readsUsers(second))).toEqual(UNAUTHORIZED);
    expect((await readsUsers(other)).status).toBe(200);
    expect((await readsUsers(await apiToken(admin))).status).toBe(200);
  });

  test('an administrator who is enabled again does not get the former tokens back', async () => {
    const admin = await newAdmin();
    const token = await apiToken(admin);
    expect((await change(admin, { status: false })).status).toBe(200);
    expect(refusalOf(await readsUsers(token))).toEqual(UNAUTHORIZED);
    expect((await change(admin, { status: true })).status).toBe(200);
    expect(refusalOf(await readsUsers(token))).toEqual(UNAUTHORIZED);
    expect((await readsUsers(await tokenOf(admin))).status).toBe(200);
  });

  test('an unknown email is rejected with the email', async () => {
    await expect(createApiToken(shop.app, { email: 'no@shop.test', name: 'x' })).rejects.toThrow(
      '"no@shop.test"',
    );
  });
});

test.each(['/api/user/tokens', '/admin/user/login'])(
  'at %s, the failures of an account are limited',
  async (path) => {
    const limited = await createTestShop({
      databaseUrl: database.url,
      config: { rateLimit: { api: false } },
    });
    const ada = await newAdmin();
    const bob = await newAdmin();
    const attempt = async (email: string, given: string) =>
      (await limited.request('POST', path, { email, password: given })).status;
    for (let failures = 0; failures < 8; failures += 1) expect(await attempt(ada.email, 'wrong')).toBe(401);
    expect(await attempt(ada.email, password)).toBe(429);
    expect(await attempt(bob.email, password)).toBe(200);
    await limited.stop();
  },
);
