import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminsOf, password, refusalOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { createAuthenticator } from '../support/softAuthenticator.ts';
import { totpCode } from '../support/totp.ts';

const clock = createTestClock();
let shop: TestShop;
const { newAdmin, logIn, tokenOf, readsUsers } = adminsOf(() => shop);
beforeAll(async () => {
  shop = await testShop({ clock });
});
afterAll(() => shop.stop());

const as = (token: string, method: string, path: string, body?: unknown) =>
  shop.request(method, path, body, { token });

/** Ways to add a second factor. Each function starts one and returns a function that completes it. */
const FACTORS = {
  async authenticator(token: string) {
    const { secret } = dataOf(await as(token, 'POST', '/api/users/me/totp', { current_password: password }));
    return () => as(token, 'POST', '/api/users/me/totp/confirm', { code: totpCode(secret, clock.now()) });
  },
  async passkey(token: string) {
    const { options } = dataOf(
      await as(token, 'POST', '/api/users/me/passkeys/options', { current_password: password }),
    );
    const credential = createAuthenticator().create(options);
    return () => as(token, 'POST', '/api/users/me/passkeys', { name: 'Laptop', credential });
  },
};

describe.each(['authenticator', 'passkey'] as const)('a second factor by %s', (factor) => {
  const newSecured = async () => {
    const admin = await newAdmin();
    const token = await tokenOf(admin);
    dataOf(await (await FACTORS[factor](token))());
    return { ...admin, token };
  };

  test('cannot be skipped with the challenge: it gives access to no route, no GraphQL, no session and no API token', async () => {
    const admin = await newSecured();
    const { challenge } = (await logIn(admin.email)).body.error;
    const query = { query: '{ __typename }' };
    for (const credential of [{ token: challenge }, { headers: { cookie: `asid=${challenge}` } }] as const)
      for (const [method, path, body] of [
        ['GET', '/api/users', undefined],
        ['GET', '/api/users/me', undefined],
        ['POST', `/api/users/${admin.uuid}/tokens`, { name: 'till' }],
        ['POST', '/api/users/me/passkeys/options', undefined],
        ['DELETE', '/api/users/me/totp', { code: '123456' }],
        ['POST', '/admin/graphql', query],
      ] as const)
        expect((await shop.request(method, path, body, credential)).status, `${method} ${path}`).toBe(401);
    const { status } = await shop.request('POST', '/api/user/token/refresh', { refreshToken: challenge });
    expect(status).toBe(401);
  });

  test('cannot be skipped with a wrong password and a challenge, or a right one and a made-up code', async () => {
    const admin = await newSecured();
    const { challenge } = (await logIn(admin.email)).body.error;
    for (const body of [
      { challenge, email: admin.email, password, code: '' },
      { challenge: '', email: admin.email, password, code: '000000' },
      { challenge: `${challenge}x`, code: '000000' },
    ])
      for (const path of ['/api/user/tokens', '/admin/user/login'])
        expect((await shop.request('POST', path, body)).status).toBe(401);
    const withCode = { email: admin.email, password, code: '000000' };
    const answer = await shop.request('POST', '/api/user/tokens', withCode);
    expect(answer.body.error.code).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('ends token pairs that were issued before it, so that none of them is renewed', async () => {
    const admin = await newAdmin();
    const before = dataOf(await logIn(admin.email));
    const token = await tokenOf(admin);
    dataOf(await (await FACTORS[factor](token))());
    const { refreshToken } = before;
    expect((await shop.request('POST', '/api/user/token/refresh', { refreshToken })).status).toBe(401);
    expect((await readsUsers(token)).status).toBe(200);
  });

  test('is required by every login that is in progress while it is set up', async () => {
    for (let round = 0; round < 3; round += 1) {
      const admin = await newAdmin();
      const token = await tokenOf(admin);
      const finish = await FACTORS[factor](token);
      const [logins, finished] = await Promise.all([
        Promise.all(Array.from({ length: 6 }, () => logIn(admin.email))),
        finish(),
      ]);
      expect(finished.status).toBe(200);
      for (const { status, body } of logins)
        if (status === 200) expect((await readsUsers(body.data.accessToken)).status).toBe(401);
      clock.advance(60_000);
    }
  });

  test('that is required and missing allows no API token', async () => {
    const [admin, secured] = [await newAdmin(), await newSecured()];
    const token = await tokenOf(admin);
    const save = (value: boolean) =>
      as(secured.token, 'POST', '/api/settings', { adminSecondFactorRequired: value });
    expect((await save(true)).status).toBe(200);
    try {
      const made = await as(token, 'POST', `/api/users/${admin.uuid}/tokens`, { name: 'till' });
      expect([made.status, made.body.error.code]).toEqual([403, 'SECOND_FACTOR_MISSING']);
      const graph = await as(token, 'POST', '/admin/graphql', { query: '{ __typename }' });
      expect([graph.status, graph.body.error.code]).toEqual([403, 'SECOND_FACTOR_MISSING']);
    } finally {
      await save(false);
    }
  });
});

describe('long-lived credentials are added with the password, and a code if there is a factor', () => {
  type Admin = Awaited<ReturnType<typeof newAdmin>>;
  const DOORS: Readonly<Record<string, (admin: Admin) => [string, object]>> = {
    authenticator: () => ['/api/users/me/totp', {}],
    passkey: () => ['/api/users/me/passkeys/options', {}],
    'API token': ({ uuid }) => [`/api/users/${uuid}/tokens`, { name: 'till' }],
  };
  const PASSWORD = [400, 'CURRENT_PASSWORD_INVALID', 'The current password is missing or wrong'];
  const CODE = [400, 'INVALID_CODE', 'The code is incorrect or has already been used'];

  test.each(Object.keys(DOORS))('%s', async (door) => {
    const admin = await newAdmin();
    const cookie = `asid=${dataOf(await shop.request('POST', '/admin/user/login', { email: admin.email, password })).sid}`;
    const [path, body] = DOORS[door]!(admin);
    const add = (proof: object) => shop.request('POST', path, { ...body, ...proof }, { headers: { cookie } });
    for (const proof of [{}, { current_password: '' }, { current_password: 'wrong' }, { code: '123456' }])
      expect(refusalOf(await add(proof))).toEqual(PASSWORD);
    expect((await add({ current_password: password })).status).toBe(200);

    const own = await tokenOf(admin);
    const { options } = dataOf(
      await as(own, 'POST', '/api/users/me/passkeys/options', { current_password: password }),
    );
    const key = { name: 'Laptop', credential: createAuthenticator().create(options) };
    const [code, next] = dataOf(await as(own, 'POST', '/api/users/me/passkeys', key)).recovery_codes;
    const again = (proof: object) => as(own, 'POST', path, { ...body, ...proof });
    for (const proof of [{ current_password: password }, { current_password: password, code: 'wrong' }])
      expect(refusalOf(await again(proof))).toEqual(CODE);
    expect(refusalOf(await again({ current_password: 'wrong', code }))).toEqual(PASSWORD);
    expect((await again({ current_password: password, code })).status).toBe(200);
    expect(refusalOf(await again({ current_password: password, code }))).toEqual(CODE);
    expect((await again({ current_password: password, code: next })).status).toBe(200);
  });

  test.each(Object.keys(DOORS))('its tries are counted: %s', async (door) => {
    const limited = await testShop({ clock, config: { rateLimit: { api: false } } });
    try {
      const { newAdmin: make, tokenOf: open } = adminsOf(() => limited);
      const admin = await make();
      const token = await open(admin);
      const [path, body] = DOORS[door]!(admin);
      const add = async (current_password: string) =>
        (await limited.request('POST', path, { ...body, current_password }, { token })).status;
      for (let tries = 0; tries < 8; tries += 1) expect(await add('wrong')).toBe(400);
      expect(await add(password)).toBe(429);
    } finally {
      await limited.stop();
    }
  });
});
