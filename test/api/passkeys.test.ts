import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminsOf, password, refusalOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { certifiedStatement } from '../support/attestation.ts';
import { createAuthenticator } from '../support/softAuthenticator.ts';
import type { Tampering, SoftAuthenticator } from '../support/softAuthenticator.ts';
import { totpCode } from '../support/totp.ts';

const clock = createTestClock();
let shop: TestShop;
const { newAdmin, logIn, tokenOf, asOwner, readsUsers } = adminsOf(() => shop);
const TILL = { name: 'till', permissions: ['listUsers'] };
beforeAll(async () => {
  shop = await testShop({ clock });
});
afterAll(() => shop.stop());

const PATH = '/api/users/me/passkeys';
const REFUSED = [401, 'INVALID_PASSKEY', 'The passkey was not accepted'];
const INVALID = [400, ...REFUSED.slice(1)];
const VOID = [401, 'INVALID_CHALLENGE', 'The sign-in has expired. Enter your password again.'];

const as = (token: string, method: string, path: string, body?: unknown) =>
  shop.request(method, path, body, { token });
const optionsFor = async (token: string, code?: string) =>
  dataOf(await as(token, 'POST', `${PATH}/options`, { current_password: password, code })).options;
const register = (token: string, credential: object, name = 'Laptop') =>
  as(token, 'POST', PATH, { name, credential });

/** Creates an administrator with a passkey. */
async function newAdministrator() {
  const admin = await newAdmin();
  const token = await tokenOf(admin);
  const key = createAuthenticator();
  const made = dataOf(await register(token, key.create(await optionsFor(token))));
  const recoveryCodes: readonly string[] = made.recovery_codes;
  return { ...admin, token, key, passkey: made, recoveryCodes };
}

const challengeOf = async ({ email }: { email: string }) => (await logIn(email)).body.error;
const enter = (challenge: string, passkey: object, path = '/api/user/tokens') =>
  shop.request('POST', path, { challenge, passkey });
const signIn = async (admin: { email: string; key: SoftAuthenticator }, tampering: Tampering = {}) => {
  const { challenge, passkey } = await challengeOf(admin);
  return enter(challenge, admin.key.get(passkey, tampering));
};

describe('registering', () => {
  test('returns recovery codes with the first second factor, and ends the other logins', async () => {
    const admin = await newAdmin();
    const [token, other] = [await tokenOf(admin), await tokenOf(admin)];
    const options = await optionsFor(token);
    expect(options).toMatchObject({
      rp: { id: 'shop.test' },
      user: { name: admin.email },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required' },
      excludeCredentials: [],
    });
    const key = createAuthenticator();
    const made = dataOf(await register(token, key.create(options)));
    expect(made).toEqual({
      uuid: expect.any(String),
      name: 'Laptop',
      created_at: clock.now().toISOString(),
      last_used_at: null,
      recovery_codes: expect.any(Array),
    });
    expect(new Set(made.recovery_codes).size).toBe(10);
    expect((await readsUsers(token)).status).toBe(200);
    expect((await readsUsers(other)).status).toBe(401);
    expect(dataOf(await as(token, 'GET', '/api/users/me')).second_factor).toBe(true);
    const next = await optionsFor(token, made.recovery_codes[0]);
    expect(next.excludeCredentials).toEqual([{ id: key.id, transports: ['internal'], type: 'public-key' }]);
    const second = dataOf(await register(token, createAuthenticator().create(next), 'Key'));
    expect(second.recovery_codes).toBeNull();
    const listed = dataOf(await as(token, 'GET', PATH));
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(['Laptop', 'Key']);
    expect(JSON.stringify(listed)).not.toContain(key.id);
  });

  const lies: Readonly<Record<string, Tampering>> = {
    'another origin': { origin: 'https://evil.test' },
    'another domain': { rpId: 'evil.test' },
    'the wrong ceremony': { type: 'webauthn.get' },
    'a challenge that was not given out': { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    'an unverified user': { isUnverified: true },
  };
  test.each(Object.keys(lies))('%s is refused', async (name) => {
    const token = await tokenOf(await newAdmin());
    const credential = createAuthenticator().create(await optionsFor(token), lies[name]);
    expect(refusalOf(await register(token, credential))).toEqual(INVALID);
    expect(dataOf(await as(token, 'GET', PATH))).toEqual([]);
  });

  test('a challenge is valid once, for five minutes, and for its own administrator', async () => {
    const [token, unrelated] = [await tokenOf(await newAdmin()), await tokenOf(await newAdmin())];
    const options = await optionsFor(token);
    expect(refusalOf(await register(unrelated, createAuthenticator().create(options)))).toEqual(INVALID);
    const { recovery_codes } = dataOf(await register(token, createAuthenticator().create(options)));
    expect(refusalOf(await register(token, createAuthenticator().create(options)))).toEqual(INVALID);
    const late = await optionsFor(token, recovery_codes[0]);
    clock.advance(300_000);
    expect(refusalOf(await register(token, createAuthenticator().create(late)))).toEqual(INVALID);
  });

  test('a challenge that is used twice concurrently is accepted once', async () => {
    const token = await tokenOf(await newAdmin());
    const options = await optionsFor(token);
    const credentials = [1, 2, 3].map(() => createAuthenticator().create(options));
    const answers = await Promise.all(credentials.map((credential) => register(token, credential)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  test('a passkey belongs to one account', async () => {
    const { key } = await newAdministrator();
    const token = await tokenOf(await newAdmin());
    const answer = await register(token, key.create(await optionsFor(token)));
    expect(refusalOf(answer)).toEqual([409, 'PASSKEY_KNOWN', 'This passkey is already registered']);
  });

  test.each(['packed', 'fido-u2f', 'tpm', 'android-safetynet', 'apple'])(
    'an attestation with a certificate is rejected, even if its signature is valid: %s',
    async (format) => {
      const token = await tokenOf(await newAdmin());
      const tampering = { attestation: { format, statement: certifiedStatement } };
      const credential = createAuthenticator().create(await optionsFor(token), tampering);
      expect(refusalOf(await register(token, credential))).toEqual(INVALID);
    },
  );

  test.each([{}, { id: 'AAAA' }, { response: { clientDataJSON: 'not base64!' } }])(
    'the credential %j is rejected because of its format',
    async (part) => {
      const token = await tokenOf(await newAdmin());
      const whole = Object.keys(part).length > 0 ? createAuthenticator().create(await optionsFor(token)) : {};
      const answer = await register(token, { ...whole, ...part });
      expect(answer.status).toBe(400);
    },
  );

  test('an account has at most 20 passkeys', async () => {
    const token = await tokenOf(await newAdmin());
    const begun: object[] = [];
    // Without a second factor, no code is required.
    for (let count = 0; count < 21; count += 1) begun.push(await optionsFor(token));
    const [extra, ...others] = begun.map((options) => createAuthenticator().create(options as never));
    const codes: string[] = [];
    for (const credential of others)
      codes.push(...(dataOf(await register(token, credential)).recovery_codes ?? []));
    const FULL = [409, 'TOO_MANY_PASSKEYS', 'An account can have at most 20 passkeys'];
    const proof = { current_password: password, code: codes[0] };
    expect(refusalOf(await as(token, 'POST', `${PATH}/options`, proof))).toEqual(FULL);
    expect(refusalOf(await register(token, extra as object))).toEqual(FULL);
  });
});

describe('a login', () => {
  test.each(['/api/user/tokens', '/admin/user/login'])('requests the passkey at %s', async (path) => {
    const admin = await newAdministrator();
    const first = await shop.request('POST', path, { email: admin.email, password });
    expect(refusalOf(first)).toEqual([
      401,
      'SECOND_FACTOR_REQUIRED',
      'Confirm the sign-in with your passkey',
    ]);
    expect(first.headers.get('set-cookie')).toBeNull();
    const { challenge, methods, passkey } = first.body.error;
    expect(methods).toEqual(['passkey']);
    expect(passkey).toMatchObject({
      rpId: 'shop.test',
      userVerification: 'required',
      allowCredentials: [{ id: admin.key.id, transports: ['internal'], type: 'public-key' }],
    });
    const answer = await enter(challenge, admin.key.get(passkey), path);
    expect(answer.status).toBe(200);
    const [used] = dataOf(await as(admin.token, 'GET', PATH));
    expect(used.last_used_at).toBe(clock.now().toISOString());
  });

  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const lies: Readonly<Record<string, Tampering>> = {
    'another key': { key: other },
    'another origin': { origin: 'https://evil.test' },
    'another domain': { rpId: 'evil.test' },
    'the wrong ceremony': { type: 'webauthn.create' },
    'another challenge': { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    'an unverified user': { isUnverified: true },
    'an unknown credential': { id: 'AAAA' },
  };
  test.each(Object.keys(lies))('with %s is refused', async (name) => {
    expect(refusalOf(await signIn(await newAdministrator(), lies[name]))).toEqual(REFUSED);
  });

  test('rejects another administrator’s passkey', async () => {
    const [admin, unrelated] = [await newAdministrator(), await newAdministrator()];
    const { challenge, passkey } = await challengeOf(admin);
    expect(refusalOf(await enter(challenge, unrelated.key.get(passkey)))).toEqual(REFUSED);
  });

  test('accepts a response only for its own login, and once', async () => {
    const admin = await newAdministrator();
    const [first, second] = [await challengeOf(admin), await challengeOf(admin)];
    expect(first.passkey.challenge).not.toBe(second.passkey.challenge);
    const signed = admin.key.get(first.passkey);
    expect(refusalOf(await enter(second.challenge, signed))).toEqual(REFUSED);
    expect((await enter(first.challenge, signed)).status).toBe(200);
    expect(refusalOf(await enter(first.challenge, signed))).toEqual(VOID);
    const late = await challengeOf(admin);
    const answer = admin.key.get(late.passkey);
    clock.advance(300_000);
    expect(refusalOf(await enter(late.challenge, answer))).toEqual(VOID);
  });

  test('opens one session for ten concurrent uses of one response', async () => {
    const admin = await newAdministrator();
    const { challenge, passkey } = await challengeOf(admin);
    const signed = admin.key.get(passkey);
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(challenge, signed)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('rejects a signature count that does not increase, because the passkey was copied', async () => {
    const admin = await newAdministrator();
    expect((await signIn(admin, { counter: 7 })).status).toBe(200);
    for (const counter of [7, 6, 0]) expect(refusalOf(await signIn(admin, { counter }))).toEqual(REFUSED);
    expect((await signIn(admin, { counter: 8 })).status).toBe(200);
  });

  test('accepts a passkey without a signature count repeatedly', async () => {
    const admin = await newAdministrator();
    for (let logins = 0; logins < 2; logins += 1)
      expect((await signIn(admin, { counter: 0 })).status).toBe(200);
  });

  test('accepts a recovery code instead, once', async () => {
    const admin = await newAdministrator();
    const code = admin.recoveryCodes[0] as string;
    const use = async () =>
      shop.request('POST', '/api/user/tokens', { challenge: (await challengeOf(admin)).challenge, code });
    expect((await use()).status).toBe(200);
    expect((await use()).status).toBe(401);
  });

  test('also offers an authenticator if there is one, and accepts either', async () => {
    const admin = await newAdministrator();
    const { secret } = dataOf(
      await as(admin.token, 'POST', '/api/users/me/totp', {
        current_password: password,
        code: admin.recoveryCodes[0],
      }),
    );
    const code = () => totpCode(secret, clock.now());
    dataOf(await as(admin.token, 'POST', '/api/users/me/totp/confirm', { code: code() }));
    clock.advance(60_000);
    const { challenge, methods, message } = await challengeOf(admin);
    expect([methods, message]).toEqual([['totp', 'passkey'], 'Enter the code from your authenticator app']);
    const opened = await shop.request('POST', '/api/user/tokens', { challenge, code: code() });
    const token = dataOf(opened).accessToken;
    expect((await signIn(admin)).status).toBe(200);
    clock.advance(60_000);
    expect((await as(token, 'DELETE', '/api/users/me/totp', { code: code() })).status).toBe(200);
    expect((await challengeOf(admin)).methods).toEqual(['passkey']);
    expect((await signIn(admin)).status).toBe(200);
  });

  test('offers no passkey options for an authenticator only', async () => {
    const admin = await newAdmin();
    const token = await tokenOf(admin);
    const { secret } = dataOf(await as(token, 'POST', '/api/users/me/totp', { current_password: password }));
    const code = totpCode(secret, clock.now());
    dataOf(await as(token, 'POST', '/api/users/me/totp/confirm', { code }));
    const error = await challengeOf(admin);
    expect([error.methods, error.passkey]).toEqual([['totp'], undefined]);
  });

  test('counts rejected passkeys as failed logins', async () => {
    const limited = await testShop({ clock, config: { rateLimit: { api: false } } });
    const { newAdmin: make } = adminsOf(() => limited);
    const { email } = await make();
    const post = (body: object) => limited.request('POST', '/api/user/tokens', body);
    const token = (await post({ email, password })).body.data.accessToken;
    const own = (path: string, body?: object) => limited.request('POST', `${PATH}${path}`, body, { token });
    const key = createAuthenticator();
    const credential = key.create(dataOf(await own('/options', { current_password: password })).options);
    expect((await own('', { name: 'Laptop', credential })).status).toBe(200);
    const attempt = async (tampering: Tampering) => {
      const { challenge, passkey } = (await post({ email, password })).body.error;
      return (await post({ challenge, passkey: key.get(passkey, tampering) })).status;
    };
    for (let tries = 0; tries < 8; tries += 1) expect(await attempt({ isUnverified: true })).toBe(401);
    const { challenge, passkey } = (await limited.request('POST', '/api/user/tokens', { email, password }))
      .body.error;
    expect((await post({ challenge, passkey: key.get(passkey) })).status).toBe(429);
    await limited.stop();
  });
});

describe('a passkey', () => {
  test('is renamed, and can be deleted only with the current password', async () => {
    const admin = await newAdministrator();
    const path = `${PATH}/${admin.passkey.uuid}`;
    const { recovery_codes: _codes, ...shown } = admin.passkey;
    expect(dataOf(await as(admin.token, 'PATCH', path, { name: 'Phone' }))).toEqual({
      ...shown,
      name: 'Phone',
    });
    const WRONG = [400, 'CURRENT_PASSWORD_INVALID', 'The current password is missing or wrong'];
    for (const body of [{}, { current_password: 'wrong' }])
      expect(refusalOf(await as(admin.token, 'DELETE', path, body))).toEqual(WRONG);
    const deleted = await as(admin.token, 'DELETE', path, { current_password: password });
    expect(dataOf(deleted)).toEqual({ ...shown, name: 'Phone' });
    expect((await logIn(admin.email)).status, 'no second factor is left').toBe(200);
    const next = createAuthenticator().create(await optionsFor(admin.token));
    expect(dataOf(await register(admin.token, next)).recovery_codes).toHaveLength(10);
  });

  test('of another administrator is not found', async () => {
    const [admin, unrelated] = [await newAdministrator(), await newAdministrator()];
    const NOT_FOUND = [404, 'PASSKEY_NOT_FOUND', 'Passkey not found'];
    for (const id of [unrelated.passkey.uuid, randomUUID(), 'x']) {
      expect(refusalOf(await as(admin.token, 'PATCH', `${PATH}/${id}`, { name: 'Mine' }))).toEqual(NOT_FOUND);
      const removal = await as(admin.token, 'DELETE', `${PATH}/${id}`, { current_password: password });
      expect(refusalOf(removal)).toEqual(NOT_FOUND);
    }
  });

  test('satisfies the setting that requires a second factor', async () => {
    const [admin, other] = [await newAdmin(), await newAdministrator()];
    const [token, secured] = [await tokenOf(admin), dataOf(await signIn(other)).accessToken];
    const save = (value: boolean) =>
      as(secured, 'POST', '/api/settings', { adminSecondFactorRequired: value });
    expect((await save(true)).status).toBe(200);
    try {
      expect((await readsUsers(token)).status).toBe(403);
      expect((await readsUsers(secured)).status).toBe(200);
      dataOf(await register(token, createAuthenticator().create(await optionsFor(token))));
      expect((await readsUsers(token)).status).toBe(200);
    } finally {
      await save(false);
    }
  });

  test('can be neither seen nor changed with an API token', async () => {
    const admin = await newAdministrator();
    const { token } = dataOf(await asOwner('POST', `/api/users/${admin.uuid}/tokens`, TILL));
    const credential = createAuthenticator().create({ challenge: 'AAAA' });
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['POST', '/options', undefined],
      ['POST', '', { name: 'x', credential }],
      ['PATCH', `/${admin.passkey.uuid}`, { name: 'x' }],
      ['DELETE', `/${admin.passkey.uuid}`, { current_password: password }],
    ] as const)
      expect(refusalOf(await as(token, method, PATH + path, body))[1], method).toBe('LOGIN_REQUIRED');
  });
});
