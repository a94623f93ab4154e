import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminsOf, password, refusalOf } from '../support/admins.ts';
import { createMailbox, linkToken, workerIdle } from '../support/mailbox.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { totpCode } from '../support/totp.ts';

const { extension: mailbox, sent, mailTo } = createMailbox();
const clock = createTestClock();
let shop: TestShop;
const { newAdmin, logIn, tokenOf, asOwner, readsUsers } = adminsOf(() => shop);
const TILL = { name: 'till', permissions: ['listUsers'] };
beforeAll(async () => {
  shop = await testShop({ clock, extensions: [coreShipping, cod, mailbox], worker: true });
});
afterAll(() => shop.stop());

const VOID = [400, 'INVALID_RESET_TOKEN', 'Token is invalid or expired'];
const NEXT = 'brand new password';
const requestReset = (email: string) => shop.request('POST', '/api/users/password-reset', { email });
const reset = (token: string, next = NEXT) =>
  shop.request('POST', '/api/users/password-reset/confirm', { token, password: next });
const linkFor = async ({ email }: { email: string }): Promise<string> => {
  expect((await requestReset(email)).body).toEqual({ data: {} });
  return linkToken(await mailTo(email, 'administrator password'));
};
const as = (token: string, method: string, path: string, body?: unknown) =>
  shop.request(method, path, body, { token });

describe('a password reset link', () => {
  test('sets the password once, and ends all sessions and API tokens', async () => {
    const admin = await newAdmin();
    const token = await tokenOf(admin);
    const cookie = dataOf(await shop.request('POST', '/admin/user/login', { email: admin.email, password }));
    const api = dataOf(await asOwner('POST', `/api/users/${admin.uuid}/tokens`, TILL)).token;
    const [first, second] = [await linkFor(admin), await linkFor(admin)];
    expect(first).toMatch(/^spr_/);
    expect((await logIn(admin.email)).status).toBe(200);
    expect((await reset(first)).body).toEqual({ data: {} });
    expect((await logIn(admin.email)).status).toBe(401);
    expect((await logIn(admin.email, NEXT)).status).toBe(200);
    expect((await readsUsers(token)).status).toBe(401);
    expect((await readsUsers(api)).status).toBe(401);
    const headers = { cookie: `asid=${cookie.sid}` };
    expect((await shop.request('GET', '/api/users', undefined, { headers })).status).toBe(401);
    for (const used of [first, second]) expect(refusalOf(await reset(used))).toEqual(VOID);
  });

  test('has the same response for every address, and is sent only to enabled administrators', async () => {
    const admin = await newAdmin();
    await asOwner('PATCH', `/api/users/${admin.uuid}`, { status: false });
    for (const email of [admin.email, 'nobody@shop.test'])
      expect((await requestReset(email)).body).toEqual({ data: {} });
    await workerIdle(shop);
    const receivers = sent.map(({ to }) => to.address);
    expect(receivers.filter((address) => [admin.email, 'nobody@shop.test'].includes(address))).toEqual([]);
  });

  test('works for two hours', async () => {
    const token = await linkFor(await newAdmin());
    clock.advance(7_200_000);
    expect(refusalOf(await reset(token))).toEqual(VOID);
  });

  test('used twice concurrently, is accepted once', async () => {
    const token = await linkFor(await newAdmin());
    const answers = await Promise.all(
      ['first new pass', 'second new pass'].map((next) => reset(token, next)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('does not survive an email change or a disabled account', async () => {
    const [moved, deleted] = [await newAdmin(), await newAdmin()];
    const tokens = [await linkFor(moved), await linkFor(deleted)];
    await asOwner('PATCH', `/api/users/${moved.uuid}`, { email: `x${moved.email}` });
    await asOwner('PATCH', `/api/users/${deleted.uuid}`, { status: false });
    await asOwner('PATCH', `/api/users/${deleted.uuid}`, { status: true });
    for (const token of tokens) expect(refusalOf(await reset(token))).toEqual(VOID);
  });

  test('grants no access by itself, and cannot be replaced by another kind of token', async () => {
    const admin = await newAdmin();
    const token = await linkFor(admin);
    expect((await readsUsers(token)).status).toBe(401);
    expect(refusalOf(await reset(await tokenOf(admin)))).toEqual(VOID);
    const weak = await reset(token, 'password');
    expect([weak.status, weak.body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  test('does not skip the second factor', async () => {
    const admin = await newAdmin();
    const own = await tokenOf(admin);
    const { secret } = dataOf(await as(own, 'POST', '/api/users/me/totp', { current_password: password }));
    dataOf(await as(own, 'POST', '/api/users/me/totp/confirm', { code: totpCode(secret, clock.now()) }));
    clock.advance(60_000);
    const waiting = (await logIn(admin.email)).body.error.challenge;
    expect((await reset(await linkFor(admin))).status).toBe(200);
    const code = totpCode(secret, clock.now());
    const late = await shop.request('POST', '/api/user/tokens', { challenge: waiting, code });
    expect(late.body.error.code, 'a login of before').toBe('INVALID_CHALLENGE');
    const again = await logIn(admin.email, NEXT);
    expect([again.status, again.body.error.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
    const { challenge } = again.body.error;
    expect((await shop.request('POST', '/api/user/tokens', { challenge, code })).status).toBe(200);
  });
});

test('requests and uses of links are limited by client, and emails by recipient', async () => {
  const limited = await testShop({
    clock,
    extensions: [coreShipping, cod, mailbox],
    worker: true,
    config: {
      rateLimit: { api: false, auth: { points: 4, seconds: 900 }, mail: { points: 2, seconds: 3600 } },
    },
  });
  const { email } = await adminsOf(() => limited).newAdmin();
  const post = async (path: string, body: object) =>
    (await limited.request('POST', `/api/users/password-reset${path}`, body)).status;
  const before = sent.length;
  for (let tries = 0; tries < 3; tries += 1) {
    expect(await post('', { email })).toBe(200);
    await workerIdle(limited);
  }
  expect(sent.length - before).toBe(2);
  expect(await post('/confirm', { token: 'spr_unknown', password: NEXT })).toBe(400);
  expect(await post('/confirm', { token: 'spr_unknown', password: NEXT })).toBe(429);
  expect(await post('', { email })).toBe(429);
  await limited.stop();
});

test('the page of the link sets the password with a form, without the admin’s files', async () => {
  const admin = await newAdmin();
  expect((await requestReset(admin.email)).status).toBe(200);
  const mail = await mailTo(admin.email, 'administrator password');
  expect(mail.text).toContain('http://shop.test/admin/reset-password?token=');
  const token = linkToken(mail);
  const headers = { accept: 'text/html' };
  const shown = await fetch(`${shop.url}/admin/reset-password?token=${token}"><script>`, { headers });
  expect(shown.headers.get('cache-control')).toContain('no-store');
  const html = await shown.text();
  expect(html).toContain(`value="${token}&quot;&gt;&lt;script&gt;"`);
  const send = async (fields: Record<string, string>) => {
    const answer = await fetch(`${shop.url}/admin/reset-password`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields),
    });
    return [answer.status, await answer.text()] as const;
  };
  const [weak, refused] = await send({ token, password: 'password' });
  expect(weak).toBe(400);
  expect(refused).toContain('Password is too common');
  expect(refused).toContain(`value="${token}"`);
  const [status, done] = await send({ token, password: NEXT });
  expect([status, done]).toEqual([200, expect.stringContaining('Your new password is set')]);
  expect((await logIn(admin.email, NEXT)).status).toBe(200);
});
