import type { TestShop } from '@shop/runtime/testing';
import { createTestClock } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminsOf, password, refusalOf } from '../support/admins.ts';
import { ADMIN_ROUTES } from '../support/authorization.ts';
import { dataOf, testShop } from '../support/shop.ts';

const DAY = 86_400_000;
const clock = createTestClock();
let shop: TestShop;
const { newAdmin, newRole, logIn, tokenOf, newApiToken, asOwner, readsUsers } = adminsOf(() => shop);
beforeAll(async () => {
  shop = await testShop({ clock });
});
afterAll(() => shop.stop());

const as = (token: string, method: string, path: string, body?: unknown) =>
  shop.request(method, path, body, { token });
const me = async (token: string) => dataOf(await as(token, 'GET', '/api/users/me'));
const patchMe = (token: string, patch: object) => as(token, 'PATCH', '/api/users/me', patch);
const WRONG_PASSWORD = [400, 'CURRENT_PASSWORD_INVALID', 'The current password is missing or wrong'];
const LOGIN_REQUIRED = [403, 'LOGIN_REQUIRED', 'API tokens cannot do this. Sign in with your password.'];
const EXCEEDS = [403, 'GRANT_EXCEEDS_OWN', 'You cannot grant, change or revoke permissions you do not have'];

describe('the current administrator', () => {
  test('every administrator can read their own account, regardless of their roles', async () => {
    const role = await newRole('listOrders', 'replaceHomepage');
    const admin = await newAdmin([role]);
    expect(await me(await tokenOf(admin))).toEqual({
      uuid: admin.uuid,
      email: admin.email,
      full_name: 'Ada',
      roles: [{ uuid: role, name: expect.stringMatching(/^Role /) }],
      permissions: ['adminGraphql', 'createLandingPage', 'listOrders', 'replaceHomepage'],
      second_factor: false,
      authenticator: false,
      preferences: {},
      created_at: admin.created_at,
      updated_at: admin.updated_at,
    });
    expect((await me(await tokenOf(await newAdmin([])))).permissions).toEqual([]);
  });

  test('all permissions are listed individually', async () => {
    const { permissions } = await me(await tokenOf(await newAdmin()));
    expect(permissions).toEqual(permissions.toSorted());
    expect(permissions).not.toContain('*');
    expect(new Set(permissions)).toEqual(new Set([...permissions, ...ADMIN_ROUTES.slice(0, 20)]));
    expect(permissions).toContain('listDeadEvents');
    expect(permissions).not.toContain('getOwnAccount');
  });

  test('nobody else can', async () => {
    expect(refusalOf(await shop.request('GET', '/api/users/me'))).toEqual([
      401,
      'UNAUTHORIZED',
      'Unauthorized',
    ]);
  });

  test('name and preferences can be changed without a password', async () => {
    const token = await tokenOf(await newAdmin([]));
    const preferences = { columns: { orders: ['total'] }, theme: 'dark' };
    const changed = dataOf(await patchMe(token, { full_name: 'Grace', preferences }));
    expect(changed).toMatchObject({ full_name: 'Grace', preferences });
    expect(dataOf(await patchMe(token, { preferences: {} }))).toMatchObject({
      full_name: 'Grace',
      preferences: {},
    });
    expect(refusalOf(await patchMe(token, {}))).toEqual([
      400,
      'NOTHING_TO_UPDATE',
      'There is nothing to update',
    ]);
    expect(refusalOf(await patchMe(token, { preferences: { a: 'x'.repeat(16_384) } }))).toEqual([
      400,
      'VALIDATION_FAILED',
      'preferences must be at most 16384 characters of JSON',
    ]);
  });

  test.each([{ email: 'new@shop.test' }, { password: 'brand new password' }])(
    'the change %j requires the current password',
    async (change) => {
      const admin = await newAdmin([]);
      const token = await tokenOf(admin);
      expect(refusalOf(await patchMe(token, change))).toEqual(WRONG_PASSWORD);
      expect(refusalOf(await patchMe(token, { ...change, current_password: 'wrong' }))).toEqual(
        WRONG_PASSWORD,
      );
      expect((await patchMe(token, { ...change, current_password: password })).status).toBe(200);
      const { email = admin.email, password: given = password } = change as Record<string, string>;
      expect((await logIn(email, given)).status).toBe(200);
    },
  );

  test('an email in use is rejected', async () => {
    const { email } = await newAdmin();
    const answer = await patchMe(await tokenOf(await newAdmin()), { email, current_password: password });
    expect(refusalOf(answer)).toEqual([409, 'EMAIL_TAKEN', 'Email is already used']);
  });

  test('a new password ends all other logins and API tokens, and not the login that sets it', async () => {
    const admin = await newAdmin();
    const [here, elsewhere] = [await tokenOf(admin), await tokenOf(admin)];
    const api = dataOf(await newApiToken(admin)).token;
    const change = { password: 'brand new password', current_password: password };
    expect((await patchMe(here, change)).status).toBe(200);
    expect((await readsUsers(here)).status).toBe(200);
    expect((await readsUsers(elsewhere)).status).toBe(401);
    expect((await readsUsers(api)).status).toBe(401);
  });

  test('attempts with the current password are limited, other changes are not', async () => {
    const limited = await testShop({ config: { rateLimit: { api: false } } });
    const token = await limited.adminToken();
    const patch = async (body: object) =>
      (await limited.request('PATCH', '/api/users/me', body, { token })).status;
    for (let tries = 0; tries < 8; tries += 1)
      expect(await patch({ email: `a${tries}@shop.test`, current_password: 'wrong' })).toBe(400);
    expect(await patch({ email: 'b@shop.test', current_password: 'wrong' })).toBe(429);
    expect(await patch({ full_name: 'Grace' })).toBe(200);
    await limited.stop();
  });

  test('of two concurrent password changes, one succeeds', async () => {
    const admin = await newAdmin();
    const tokens = [await tokenOf(admin), await tokenOf(admin)];
    const answers = await Promise.all(
      tokens.map((token, index) =>
        patchMe(token, { password: `brand new password ${index}`, current_password: password }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('API tokens', () => {
  const tokensPath = (admin: { uuid: string }) => `/api/users/${admin.uuid}/tokens`;
  /** Creates a token for another administrator. */
  const createFor = (admin: { uuid: string }, body: object, token?: string) =>
    token === undefined
      ? asOwner('POST', tokensPath(admin), body)
      : as(token, 'POST', tokensPath(admin), body);

  test('are created with their secret, listed without it, and deleted', async () => {
    const admin = await newAdmin();
    const made = dataOf(await newApiToken(admin, { name: 'warehouse' }));
    expect(made).toEqual({
      uuid: expect.any(String),
      token: expect.stringMatching(/^sap_/),
      name: 'warehouse',
      permissions: null,
      created_at: clock.now().toISOString(),
      last_used_at: null,
      expires_at: new Date(clock.now().getTime() + 365 * DAY).toISOString(),
    });
    const { token, ...shown } = made;
    expect(dataOf(await asOwner('GET', tokensPath(admin)))).toEqual([shown]);
    expect((await readsUsers(token)).status).toBe(200);
    const path = `${tokensPath(admin)}/${made.uuid}`;
    expect(dataOf(await asOwner('DELETE', path))).toMatchObject({ uuid: made.uuid });
    expect((await readsUsers(token)).status).toBe(401);
    expect(refusalOf(await asOwner('DELETE', path))).toEqual([
      404,
      'API_TOKEN_NOT_FOUND',
      'API token not found',
    ]);
    expect(dataOf(await asOwner('GET', tokensPath(admin)))).toEqual([]);
  });

  test('report when they were last used, to within five minutes', async () => {
    const admin = await newAdmin();
    const { token } = dataOf(await newApiToken(admin));
    const lastUsed = async () => dataOf(await asOwner('GET', tokensPath(admin)))[0].last_used_at;
    const first = clock.now().toISOString();
    await readsUsers(token);
    expect(await lastUsed()).toBe(first);
    clock.advance(299_000);
    await readsUsers(token);
    expect(await lastUsed()).toBe(first);
    clock.advance(1000);
    await readsUsers(token);
    expect(await lastUsed()).toBe(clock.now().toISOString());
  });

  test('expire at their expiration time, or never', async () => {
    const admin = await newAdmin();
    const expires_at = new Date(clock.now().getTime() + DAY).toISOString();
    const brief = dataOf(await newApiToken(admin, { name: 'brief', expires_at }));
    const lasting = dataOf(await newApiToken(admin, { name: 'lasting', expires_at: null }));
    expect([brief.expires_at, lasting.expires_at]).toEqual([expires_at, null]);
    clock.advance(DAY);
    expect((await readsUsers(brief.token)).status).toBe(401);
    expect((await readsUsers(lasting.token)).status).toBe(200);
    expect(dataOf(await asOwner('GET', tokensPath(admin)))).toHaveLength(1);
  });

  test('may have a part of their administrator’s permissions, as long as the administrator has them', async () => {
    const [reading, full] = [await newRole('listUsers', 'listOrders'), await newRole('listOrders')];
    const admin = await newAdmin([reading]);
    const { token } = dataOf(await createFor(admin, { name: 'till', permissions: ['listUsers'] }));
    expect((await me(token)).permissions).toEqual(['adminGraphql', 'listUsers']);
    expect((await readsUsers(token)).status).toBe(200);
    expect((await as(token, 'GET', '/api/orders')).status).toBe(403);
    await asOwner('PATCH', `/api/users/${admin.uuid}`, { roles: [full] });
    expect((await readsUsers(token)).status).toBe(403);
    expect((await me(token)).permissions).toEqual(['adminGraphql']);
  });

  test('have no more permissions than their creator and the administrator they act for', async () => {
    const admin = await newAdmin([await newRole('listOrders', 'createUserToken')]);
    const token = await tokenOf(admin);
    const owner = await newAdmin();
    const some = { name: 'x', permissions: ['listOrders'] };
    expect(refusalOf(await createFor(owner, some, token))).toEqual(EXCEEDS);
    expect(refusalOf(await newApiToken(admin, { permissions: ['listUsers'] }))).toEqual(EXCEEDS);
    expect(refusalOf(await createFor(admin, { name: 'x', permissions: ['listUsers'] }))).toEqual(EXCEEDS);
    expect(refusalOf(await createFor(admin, { name: 'x', permissions: ['nothing'] }))).toEqual([
      400,
      'UNKNOWN_PERMISSION',
      'Unknown permission "nothing"',
    ]);
  });

  test('can never be created with an API token, regardless of its permissions and expiration', async () => {
    const [admin, other] = [await newAdmin(), await newAdmin([await newRole('listOrders')])];
    const expires_at = new Date(clock.now().getTime() + DAY).toISOString();
    for (const permissions of [null, ['createUserToken', 'listOrders']]) {
      const { token } = dataOf(await newApiToken(admin, { permissions, expires_at }));
      const lasting = { name: 'x', permissions: ['listOrders'], expires_at: null };
      for (const owner of [admin, other])
        expect(refusalOf(await createFor(owner, { ...lasting, current_password: password }, token))).toEqual(
          LOGIN_REQUIRED,
        );
    }
    expect(dataOf(await asOwner('GET', tokensPath(admin)))).toHaveLength(2);
  });

  test('for another administrator have the listed permissions, and do not gain new ones', async () => {
    const role = await newRole('listOrders');
    const other = await newAdmin([role]);
    for (const permissions of [undefined, null, ['*'], ['listOrders', '*']]) {
      const answer = await createFor(other, { name: 'x', permissions });
      expect([answer.status, answer.body.error.details[0].path]).toEqual([400, 'permissions']);
    }
    const made = dataOf(await createFor(other, { name: 'x', permissions: ['listOrders'] }));
    expect(made.permissions).toEqual(['listOrders']);
    await asOwner('PATCH', `/api/roles/${role}`, { permissions: ['*'] });
    expect((await as(made.token, 'GET', '/api/orders')).status).toBe(200);
    expect((await readsUsers(made.token)).status).toBe(403);
    await asOwner('PATCH', `/api/roles/${role}`, { permissions: ['listOrders'] });
  });

  test('cannot change the account, and cannot see its logins', async () => {
    const admin = await newAdmin();
    const { token } = dataOf(await newApiToken(admin));
    for (const [method, path, body] of [
      ['PATCH', '/api/users/me', { full_name: 'Evil' }],
      ['GET', '/api/users/me/sessions'],
      ['DELETE', '/api/users/me/sessions'],
      ['DELETE', `/api/users/me/sessions/${admin.uuid}`],
    ] as const)
      expect(refusalOf(await as(token, method, path, body))).toEqual(LOGIN_REQUIRED);
  });

  test('of an unknown administrator do not exist', async () => {
    const { status, body } = await asOwner('GET', '/api/users/4d4a1a4e-9b1e-4c7e-8a52-6d9a4c8b1f00/tokens');
    expect([status, body.error.code]).toEqual([404, 'USER_NOT_FOUND']);
  });

  test('deleted twice concurrently are deleted once', async () => {
    const admin = await newAdmin();
    const { uuid } = dataOf(await newApiToken(admin));
    const answers = await Promise.all([1, 2].map(() => asOwner('DELETE', `${tokensPath(admin)}/${uuid}`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

describe('sessions', () => {
  const sessions = async (token: string) => dataOf(await as(token, 'GET', '/api/users/me/sessions'));

  test('lists every login, with the current one marked', async () => {
    const admin = await newAdmin([]);
    const created_at = clock.now().toISOString();
    const cookie = await shop.request(
      'POST',
      '/admin/user/login',
      { email: admin.email, password },
      { headers: { 'user-agent': 'Browser 1.0' } },
    );
    clock.advance(1000);
    const token = await tokenOf(admin);
    const listed = await sessions(token);
    expect(listed).toEqual([
      expect.objectContaining({ type: 'token', current: true, last_used_at: clock.now().toISOString() }),
      {
        uuid: expect.any(String),
        type: 'cookie',
        user_agent: 'Browser 1.0',
        created_at,
        last_used_at: created_at,
        expires_at: new Date(new Date(created_at).getTime() + DAY).toISOString(),
        current: false,
      },
    ]);
    expect(JSON.stringify(listed)).not.toContain(dataOf(cookie).sid);
  });

  test('a renewed pair is the same login', async () => {
    const admin = await newAdmin([]);
    const { accessToken, refreshToken } = dataOf(await logIn(admin.email));
    const [before] = await sessions(accessToken);
    clock.advance(600_000);
    const renewed = dataOf(await shop.request('POST', '/api/user/token/refresh', { refreshToken }));
    const after = await sessions(renewed.accessToken);
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({
      uuid: before.uuid,
      created_at: before.created_at,
      user_agent: before.user_agent,
      last_used_at: clock.now().toISOString(),
    });
  });

  test('one can be ended only by its owner', async () => {
    const admin = await newAdmin();
    const [here, there] = [await tokenOf(admin), await tokenOf(admin)];
    const [{ uuid }] = (await sessions(here)).filter(({ current }: { current: boolean }) => !current);
    const end = (token: string) => as(token, 'DELETE', `/api/users/me/sessions/${uuid}`);
    const SESSION_NOT_FOUND = [404, 'SESSION_NOT_FOUND', 'Session not found'];
    expect(refusalOf(await end(await tokenOf(await newAdmin())))).toEqual(SESSION_NOT_FOUND);
    expect((await readsUsers(there)).status).toBe(200);
    expect(dataOf(await end(here))).toMatchObject({ uuid, current: false });
    expect((await readsUsers(there)).status).toBe(401);
    expect((await readsUsers(here)).status).toBe(200);
    expect(refusalOf(await end(here))).toEqual(SESSION_NOT_FOUND);
  });

  test('all are ended, or all others; API tokens are kept', async () => {
    const admin = await newAdmin();
    const [here, there] = [await tokenOf(admin), await tokenOf(admin)];
    const mine = { name: 'till', current_password: password };
    const api = dataOf(await as(here, 'POST', `/api/users/${admin.uuid}/tokens`, mine)).token;
    expect(dataOf(await as(here, 'DELETE', '/api/users/me/sessions?others=1'))).toHaveLength(1);
    expect((await readsUsers(there)).status).toBe(401);
    expect((await readsUsers(here)).status).toBe(200);
    expect(dataOf(await as(here, 'DELETE', '/api/users/me/sessions'))).toHaveLength(1);
    expect((await readsUsers(here)).status).toBe(401);
    expect((await readsUsers(api)).status).toBe(200);
  });

  test('an account has at most 50 logins: another one ends the least recently used one', async () => {
    const admin = await newAdmin();
    const first = await tokenOf(admin);
    for (let count = 1; count < 50; count += 1) {
      clock.advance(10);
      await tokenOf(admin);
    }
    expect(await sessions(first)).toHaveLength(50);
    clock.advance(10);
    const last = await tokenOf(admin);
    expect((await readsUsers(first)).status).toBe(401);
    expect(await sessions(last)).toHaveLength(50);
  });
});
