import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { sql, z } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminsOf, password, refusalOf } from '../support/admins.ts';
import { createMailbox, workerIdle } from '../support/mailbox.ts';
import { createAuthenticator } from '../support/softAuthenticator.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { totpCode } from '../support/totp.ts';

const { extension: mailbox, mailTo, sent } = createMailbox();
const clock = createTestClock();
let shop: TestShop;
const { newAdmin, logIn, tokenOf, asOwner, newRole, readsUsers } = adminsOf(() => shop);
const TILL = { name: 'till', permissions: ['listUsers'] };
beforeAll(async () => {
  shop = await testShop({ clock, extensions: [coreShipping, cod, mailbox], worker: true });
});
afterAll(() => shop.stop());

const as = (token: string, method: string, path: string, body?: unknown) =>
  shop.request(method, path, body, { token });
const pathOf = ({ uuid }: { uuid: string }) => `/api/users/${uuid}/second-factor`;

/** Creates an administrator with an authenticator and a passkey. */
async function newSecured(roles?: readonly string[]) {
  const admin = await newAdmin(roles);
  const token = await tokenOf(admin);
  const { secret } = dataOf(await as(token, 'POST', '/api/users/me/totp', { current_password: password }));
  const code = totpCode(secret, clock.now());
  const confirmed = await as(token, 'POST', '/api/users/me/totp/confirm', { code });
  const [recovery] = dataOf(confirmed).recovery_codes;
  const proof = { current_password: password, code: recovery };
  const { options } = dataOf(await as(token, 'POST', '/api/users/me/passkeys/options', proof));
  const credential = createAuthenticator().create(options);
  const made = await as(token, 'POST', '/api/users/me/passkeys', { name: 'Laptop', credential });
  expect(made.status).toBe(200);
  return { ...admin, token };
}

test('an administrator removes all second factors of another one, who is signed out and notified', async () => {
  const admin = await newSecured();
  const api = dataOf(await asOwner('POST', `/api/users/${admin.uuid}/tokens`, TILL)).token;
  expect(dataOf(await asOwner('GET', `/api/users/${admin.uuid}`)).second_factor).toBe(true);
  expect((await logIn(admin.email)).status).toBe(401);
  const removed = dataOf(await asOwner('DELETE', pathOf(admin)));
  expect(removed).toMatchObject({ uuid: admin.uuid, second_factor: false });
  expect((await readsUsers(admin.token)).status).toBe(401);
  expect((await readsUsers(api)).status).toBe(200);
  const token = await tokenOf(admin);
  expect(dataOf(await as(token, 'GET', '/api/users/me'))).toMatchObject({
    second_factor: false,
    authenticator: false,
  });
  expect(dataOf(await as(token, 'GET', '/api/users/me/passkeys'))).toEqual([]);
  const { text } = await mailTo(admin.email, 'second factor');
  expect(text).toContain('/admin/profile');
  const { entries } = await shop.db.one(sql.type(z.object({ entries: z.int() }))`
    select count(*)::int as entries from audit_log where action = 'removeUserSecondFactor'`);
  expect(entries).toBe(1);
  expect(refusalOf(await asOwner('DELETE', pathOf(admin)))).toEqual([
    404,
    'NO_SECOND_FACTOR',
    'This administrator has no second factor',
  ]);
});

test('nobody can remove their own without a code, nor those of an administrator with more permissions', async () => {
  const admin = await newSecured();
  expect(refusalOf(await as(admin.token, 'DELETE', pathOf(admin)))).toEqual([
    403,
    'OWN_SECOND_FACTOR',
    'Remove your own second factor in your profile',
  ]);
  const manager = await tokenOf(await newAdmin([await newRole('updateUser')]));
  expect(refusalOf(await as(manager, 'DELETE', pathOf(admin)))[1]).toBe('GRANT_EXCEEDS_OWN');
  const helper = await newSecured([await newRole()]);
  expect((await as(manager, 'DELETE', pathOf(helper))).status).toBe(200);
  const reader = await tokenOf(await newAdmin([await newRole('listUsers')]));
  expect(refusalOf(await as(reader, 'DELETE', pathOf(admin)))[1]).toBe('FORBIDDEN');
  expect(dataOf(await as(admin.token, 'GET', '/api/users/me')).second_factor).toBe(true);
});

test('each credential that is added to an account is reported to its administrator by email', async () => {
  const admin = await newSecured();
  const mails = async () => {
    await workerIdle(shop);
    return sent.filter(({ to, subject }) => to.address === admin.email && subject.startsWith('A new way'));
  };
  expect(
    (await mails()).map(({ text }) => /An? (authenticator app|passkey|API token)/.exec(text)?.[1]),
  ).toEqual(['authenticator app', 'passkey']);
  dataOf(await asOwner('POST', `/api/users/${admin.uuid}/tokens`, TILL));
  const [, , third] = await mails();
  expect(third?.text).toContain('An API token was created');
  expect(third?.text).toContain('/admin/profile');
});
