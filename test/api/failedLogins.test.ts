import { createHash } from 'node:crypto';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminsOf, password } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { totpCode } from '../support/totp.ts';

const WRONG = 'a wrong secret pass';
const clock = createTestClock();
const log: string[] = [];
let shop: TestShop;
const { newAdmin, logIn, tokenOf, asOwner } = adminsOf(() => shop);
const { newCustomer, cookieOf } = customersOf(() => shop);
beforeAll(async () => {
  shop = await testShop({
    clock,
    logLevel: 'info',
    onLog: (line) => log.push(line),
    config: { server: { trustProxy: 1 } },
  });
});
afterAll(() => shop.stop());
beforeEach(() => void log.splice(0));

const CLIENT = { 'x-forwarded-for': '203.0.113.7' };
const accountOf = (email: string) =>
  createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16);
const post = (path: string, body: object, more: object = {}) =>
  shop.request('POST', path, body, { headers: CLIENT, ...more });
/** Returns the log lines of failed sign-ins, without the parts that vary between runs. */
const failures = () =>
  log
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'login failed')
    .map(({ route, ip, account, code, reason, requestId }) => {
      expect(requestId).toEqual(expect.any(String));
      return { route, ip, account, code, reason };
    });
const refused = (route: string, email: string, reason: string) => ({
  route,
  ip: '203.0.113.7',
  account: accountOf(email),
  code: 'INVALID_CREDENTIALS',
  reason,
});

describe.each([
  ['adminLogin', '/admin/user/login'],
  ['getUserToken', '/api/user/tokens'],
  ['customerLogin', '/customer/login'],
  ['getCustomerToken', '/api/customer/tokens'],
])('%s', (route, path) => {
  test('a failure is logged with client, account and reason, and without a secret', async () => {
    const isAdmin = path.includes('user');
    const { email, uuid } = isAdmin ? await newAdmin() : await newCustomer();
    await post(path, { email, password });
    expect(failures()).toEqual([]);
    await post(path, { email: ` ${email} `.trim().toUpperCase(), password: WRONG });
    await post(path, { email: 'nobody@shop.test', password: WRONG });
    await asOwner('PATCH', `/api/${isAdmin ? 'users' : 'customers'}/${uuid}`, { status: 0 });
    await post(path, { email, password });
    expect(failures()).toEqual([
      refused(route, email, 'wrong password'),
      refused(route, 'nobody@shop.test', 'unknown account'),
      refused(route, email, 'disabled'),
    ]);
    for (const secret of [WRONG, password, email, email.toLowerCase(), 'nobody@shop.test'])
      expect(log.filter((line) => line.includes(secret))).toEqual([]);
  });
});

test('the storefront form logs the same, although it responds with a page', async () => {
  const answer = await fetch(`${shop.url}/account/login`, {
    method: 'POST',
    headers: { ...CLIENT, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: 'nobody@shop.test', password: WRONG }),
  });
  expect(answer.status).toBe(401);
  expect(failures()).toEqual([refused('storefrontLogin', 'nobody@shop.test', 'unknown account')]);
});

test('a wrong code logs the administrator, and requesting the code is not a failure', async () => {
  const admin = await newAdmin();
  const token = await tokenOf(admin);
  const { secret } = dataOf(await post('/api/users/me/totp', { current_password: password }, { token }));
  const code = totpCode(secret, clock.now());
  dataOf(await post('/api/users/me/totp/confirm', { code }, { token }));
  const { challenge } = (await logIn(admin.email)).body.error;
  expect(failures()).toEqual([]);
  await post('/api/user/tokens', { challenge, code: '000000x' });
  expect(failures()).toMatchObject([{ route: 'getUserToken', account: admin.uuid, code: 'INVALID_CODE' }]);
  expect(log.filter((line) => line.includes(challenge) || line.includes('000000x'))).toEqual([]);
});

test('a wrong current password is logged too, and a change without one is not', async () => {
  const customer = await newCustomer();
  const headers = { ...CLIENT, ...(await cookieOf(customer)) };
  const patch = (body: object) => shop.request('PATCH', '/api/customers/me', body, { headers });
  expect((await patch({})).status).toBe(400);
  expect(failures()).toEqual([]);
  expect((await patch({ password: 'brand new password', current_password: WRONG })).status).toBe(400);
  expect(failures()).toMatchObject([
    { route: 'updateCustomerProfile', account: customer.uuid, code: 'CURRENT_PASSWORD_INVALID' },
  ]);
});

test('a login that a limit rejects is logged as such', async () => {
  const limited = await testShop({
    logLevel: 'info',
    onLog: (line) => log.push(line),
    config: { rateLimit: { api: false, auth: { points: 1, seconds: 900 } } },
  });
  const body = { email: 'nobody@shop.test', password: WRONG };
  for (const status of [401, 429])
    expect((await limited.request('POST', '/api/user/tokens', body)).status).toBe(status);
  expect(failures().map(({ code }) => code)).toEqual(['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS']);
  await limited.stop();
});
