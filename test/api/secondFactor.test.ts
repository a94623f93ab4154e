import { sql, z } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminsOf, password, refusalOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { totpCode } from '../support/totp.ts';

const clock = createTestClock();
let shop: TestShop;
const { newAdmin, logIn, tokenOf, asOwner, readsUsers } = adminsOf(() => shop);
const TILL = { name: 'till', permissions: ['listUsers'] };
beforeAll(async () => {
  shop = await testShop({ clock });
});
afterAll(() => shop.stop());

const CODE_INVALID = [401, 'INVALID_CODE', 'The code is incorrect or has already been used'];
const CHALLENGE_INVALID = [401, 'INVALID_CHALLENGE', 'The sign-in has expired. Enter your password again.'];
const codeOf = (secret: string, seconds = 0): string =>
  totpCode(secret, new Date(clock.now().getTime() + seconds * 1000));

const as = (token: string, method: string, path: string, body?: unknown) =>
  shop.request(method, path, body, { token });

/**
 * Creates an administrator with a confirmed authenticator at the beginning of the next time step, so that no code of that step has been
 * used.
 */
async function newSecured() {
  const admin = await newAdmin();
  const token = await tokenOf(admin);
  const { secret, otpauth } = dataOf(
    await as(token, 'POST', '/api/users/me/totp', { current_password: password }),
  );
  const confirmed = await as(token, 'POST', '/api/users/me/totp/confirm', { code: codeOf(secret) });
  const recoveryCodes: readonly string[] = dataOf(confirmed).recovery_codes;
  clock.advance(60_000);
  return { ...admin, token, secret, otpauth, recoveryCodes };
}

const challengeOf = async ({ email }: { email: string }): Promise<string> =>
  (await logIn(email)).body.error.challenge;
const enter = (challenge: string, code: string, path = '/api/user/tokens') =>
  shop.request('POST', path, { challenge, code });

describe('an authenticator', () => {
  test('is active once its first code was confirmed, and then ends the other logins', async () => {
    const admin = await newAdmin();
    const [token, other] = [await tokenOf(admin), await tokenOf(admin)];
    const { secret, otpauth } = dataOf(
      await as(token, 'POST', '/api/users/me/totp', { current_password: password }),
    );
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(otpauth).searchParams.get('secret')).toBe(secret);
    expect(otpauth).toContain(encodeURIComponent(admin.email));
    expect((await logIn(admin.email)).status).toBe(200);
    const confirm = (code: string) => as(token, 'POST', '/api/users/me/totp/confirm', { code });
    for (const wrong of ['000000x', 'äöüäöü', '😀😀😀', '١٢٣٤٥٦'])
      expect(refusalOf(await confirm(wrong))).toEqual([400, ...CODE_INVALID.slice(1)]);
    const { recovery_codes } = dataOf(await confirm(codeOf(secret)));
    expect(new Set(recovery_codes).size).toBe(10);
    expect(recovery_codes[0]).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    expect((await readsUsers(token)).status).toBe(200);
    expect((await readsUsers(other)).status).toBe(401);
    expect(dataOf(await as(token, 'GET', '/api/users/me')).second_factor).toBe(true);
    const TOTP_ACTIVE = [409, 'TOTP_ACTIVE', 'An authenticator app is already set up. Remove it first.'];
    const again = { current_password: password, code: recovery_codes[0] };
    expect(refusalOf(await as(token, 'POST', '/api/users/me/totp', again))).toEqual(TOTP_ACTIVE);
    expect(refusalOf(await confirm(codeOf(secret)))).toEqual(TOTP_ACTIVE);
  });

  test.each(['/api/user/tokens', '/admin/user/login'])('is requested at %s', async (path) => {
    const admin = await newSecured();
    const first = await shop.request('POST', path, { email: admin.email, password });
    expect(refusalOf(first)).toEqual([
      401,
      'SECOND_FACTOR_REQUIRED',
      'Enter the code from your authenticator app',
    ]);
    expect(first.headers.get('set-cookie')).toBeNull();
    const { challenge } = first.body.error;
    expect(refusalOf(await enter(challenge, '123', path))).toEqual(CODE_INVALID);
    expect((await readsUsers(challenge)).status).toBe(401);
    const done = await enter(challenge, codeOf(admin.secret), path);
    expect(done.status).toBe(200);
    expect(refusalOf(await enter(challenge, codeOf(admin.secret, 30), path))).toEqual(CHALLENGE_INVALID);
  });

  test.each([-30, 0, 30])('whose clock is off by %d s is accepted', async (seconds) => {
    const admin = await newSecured();
    expect((await enter(await challengeOf(admin), codeOf(admin.secret, seconds))).status).toBe(200);
  });

  test.each([-60, 60])('whose clock is off by %d s is not', async (seconds) => {
    const admin = await newSecured();
    expect(refusalOf(await enter(await challengeOf(admin), codeOf(admin.secret, seconds)))).toEqual(
      CODE_INVALID,
    );
  });

  test('a code is accepted once, and no earlier code after that', async () => {
    const admin = await newSecured();
    const code = codeOf(admin.secret);
    const earlier = codeOf(admin.secret, -30);
    expect((await enter(await challengeOf(admin), code)).status).toBe(200);
    expect(refusalOf(await enter(await challengeOf(admin), code))).toEqual(CODE_INVALID);
    expect(refusalOf(await enter(await challengeOf(admin), earlier))).toEqual(CODE_INVALID);
  });

  test.each(['code', 'recovery code'])('of ten concurrent logins with one %s, one succeeds', async (kind) => {
    const admin = await newSecured();
    const code = kind === 'code' ? codeOf(admin.secret) : (admin.recoveryCodes[0] as string);
    const challenges = await Promise.all(Array.from({ length: 10 }, () => challengeOf(admin)));
    const answers = await Promise.all(challenges.map((challenge) => enter(challenge, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9);
  });

  test('a recovery code replaces it once, in any spelling', async () => {
    const admin = await newSecured();
    const [code = '', other = ''] = admin.recoveryCodes;
    const typed = code.replaceAll('-', ' ').toUpperCase();
    expect((await enter(await challengeOf(admin), typed)).status).toBe(200);
    expect(refusalOf(await enter(await challengeOf(admin), code))).toEqual(CODE_INVALID);
    expect((await enter(await challengeOf(admin), other)).status).toBe(200);
  });

  test('a challenge expires after five minutes, and with a new password', async () => {
    const admin = await newSecured();
    const late = await challengeOf(admin);
    clock.advance(300_000);
    expect(refusalOf(await enter(late, codeOf(admin.secret)))).toEqual(CHALLENGE_INVALID);
    const former = await challengeOf(admin);
    await asOwner('PATCH', `/api/users/${admin.uuid}`, { password: 'brand new password' });
    expect(refusalOf(await enter(former, codeOf(admin.secret)))).toEqual(CHALLENGE_INVALID);
    expect(refusalOf(await logIn(admin.email, 'brand new password'))[1]).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('is removed only with one of its codes', async () => {
    const admin = await newSecured();
    const remove = (code: string) => as(admin.token, 'DELETE', '/api/users/me/totp', { code });
    expect(refusalOf(await remove('123456x'))).toEqual([400, ...CODE_INVALID.slice(1)]);
    expect((await remove(codeOf(admin.secret))).body).toEqual({ data: {} });
    expect((await logIn(admin.email)).status).toBe(200);
    expect(refusalOf(await remove(codeOf(admin.secret, 30)))).toEqual([
      404,
      'TOTP_NOT_FOUND',
      'No authenticator app is set up',
    ]);
  });

  test('its key and the recovery codes are not readable in the database', async () => {
    const { secret, recoveryCodes } = await newSecured();
    const rows = await shop.db.any(sql.type(z.object({ row: z.string() }))`
      select admin_totp::text as row from admin_totp
      union all select admin_recovery_code::text from admin_recovery_code`);
    const all = rows.map(({ row }) => row).join();
    for (const hidden of [secret, ...recoveryCodes, recoveryCodes[0]?.replaceAll('-', '') as string])
      expect(all).not.toContain(hidden);
  });

  test('fifty wrong codes within an hour block codes from any client; recovery codes are still accepted', async () => {
    const admin = await newSecured();
    const challenge = await challengeOf(admin);
    for (let tries = 0; tries < 50; tries += 1) await enter(challenge, 'wrong');
    expect(refusalOf(await enter(challenge, codeOf(admin.secret)))).toEqual(CODE_INVALID);
    expect((await enter(challenge, admin.recoveryCodes[0] as string)).status).toBe(200);
    clock.advance(3_600_000);
    expect((await enter(await challengeOf(admin), codeOf(admin.secret))).status).toBe(200);
  });
});

test.each([
  [{ challenge: 'sac_x' }, 'code is required'],
  [{ email: 'a@b.test' }, 'password is required'],
  [{}, 'email is required'],
])('a login with %j is rejected: %s', async (body, message) => {
  const answer = await shop.request('POST', '/admin/user/login', body);
  expect(refusalOf(answer)).toEqual([400, 'VALIDATION_FAILED', message]);
});

test('wrong codes are counted over all challenges of an account, and the first response is not', async () => {
  const limited = await testShop({ clock, config: { rateLimit: { api: false } } });
  const { newAdmin: make } = adminsOf(() => limited);
  const { email } = await make();
  const post = (body: object) => limited.request('POST', '/api/user/tokens', body);
  const token = (await post({ email, password })).body.data.accessToken;
  const own = (path: string, body?: object) =>
    limited.request('POST', `/api/users/me${path}`, body, { token });
  const { secret } = dataOf(await own('/totp', { current_password: password }));
  expect((await own('/totp/confirm', { code: codeOf(secret) })).status).toBe(200);
  clock.advance(60_000);
  const challenge = async () => {
    const answer = await post({ email, password });
    expect(answer.status).toBe(401);
    return answer.body.error.challenge as string;
  };
  for (let tries = 0; tries < 10; tries += 1) await challenge();
  for (let tries = 0; tries < 8; tries += 1)
    expect((await post({ challenge: await challenge(), code: '000000x' })).status).toBe(401);
  expect((await post({ challenge: await challenge(), code: codeOf(secret) })).status).toBe(429);
  await limited.stop();
});

test('if a second factor is required, administrators without one can access only their own account', async () => {
  const [admin, secured] = [await newAdmin(), await newSecured()];
  const pair = dataOf(await enter(await challengeOf(secured), codeOf(secured.secret)));
  const token = await tokenOf(admin);
  const { sid } = dataOf(await shop.request('POST', '/admin/user/login', { email: admin.email, password }));
  const save = (value: boolean) =>
    as(pair.accessToken, 'POST', '/api/settings', { adminSecondFactorRequired: value });
  expect((await save(true)).status).toBe(200);
  const MISSING = [403, 'SECOND_FACTOR_MISSING', 'This shop requires a second factor. Set one up first.'];
  try {
    expect(refusalOf(await readsUsers(token))).toEqual(MISSING);
    const byCookie = { headers: { cookie: `asid=${sid}` } };
    expect(refusalOf(await shop.request('GET', '/api/users', undefined, byCookie))).toEqual(MISSING);
    expect(refusalOf(await as(token, 'POST', '/admin/graphql', { query: '{ __typename }' }))).toEqual(
      MISSING,
    );
    expect(dataOf(await as(token, 'GET', '/api/users/me'))).toMatchObject({
      permissions: [],
      second_factor: false,
    });
    expect((await readsUsers(pair.accessToken)).status).toBe(200);
    const { secret } = dataOf(await as(token, 'POST', '/api/users/me/totp', { current_password: password }));
    await as(token, 'POST', '/api/users/me/totp/confirm', { code: codeOf(secret) });
    expect((await readsUsers(token)).status).toBe(200);
  } finally {
    await save(false);
  }
});

test('an API token can neither set up nor remove a second factor', async () => {
  const admin = await newAdmin();
  const { token } = dataOf(await asOwner('POST', `/api/users/${admin.uuid}/tokens`, TILL));
  for (const [method, path, body] of [
    ['POST', '/api/users/me/totp', undefined],
    ['POST', '/api/users/me/totp/confirm', { code: '123456' }],
    ['DELETE', '/api/users/me/totp', { code: '123456' }],
  ] as const)
    expect(refusalOf(await as(token, method, path, body))).toEqual([
      403,
      'LOGIN_REQUIRED',
      'API tokens cannot do this. Sign in with your password.',
    ]);
});
