import type { TestShop } from '@shop/runtime/testing';
import { createTestClock } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { dataOf, testShop } from '../support/shop.ts';

const clock = createTestClock();
let shop: TestShop;
const { newCustomer, cookieOf, pairOf, as, currentCustomer } = customersOf(() => shop);
beforeAll(async () => {
  shop = await testShop({ clock });
});
afterAll(() => shop.stop());

const PATH = '/api/customers/me/sessions';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const sessions = async (headers: Record<string, string>) => dataOf(await as(headers, 'GET', PATH));

test('customers see their logins by cookie and by token, and no others', async () => {
  const customer = await newCustomer();
  await cookieOf(await newCustomer());
  const cookie = await cookieOf(customer);
  const { refreshToken } = await pairOf(customer);
  clock.advance(60_000);
  const renewed = dataOf(await shop.request('POST', '/api/customer/token/refresh', { refreshToken }));
  expect(await sessions(cookie)).toMatchObject([
    { type: 'token', current: false },
    { type: 'cookie', current: true },
  ]);
  expect(await sessions(bearer(renewed.accessToken))).toMatchObject([
    { type: 'token', current: true, last_used_at: clock.now().toISOString() },
    { type: 'cookie', current: false },
  ]);
});

test('a login can only be ended by its owner, and is then unknown', async () => {
  const customer = await newCustomer();
  const [here, there] = [await cookieOf(customer), await cookieOf(customer)];
  const { uuid } = (await sessions(here)).find(({ current }: { current: boolean }) => !current);
  const NOT_FOUND = [404, 'SESSION_NOT_FOUND', 'Session not found'];
  const unrelated = await cookieOf(await newCustomer());
  expect(refusalOf(await as(unrelated, 'DELETE', `${PATH}/${uuid}`))).toEqual(NOT_FOUND);
  expect(dataOf(await as(here, 'DELETE', `${PATH}/${uuid}`))).toMatchObject({ uuid, current: false });
  expect(await currentCustomer(there)).toBeUndefined();
  expect(await currentCustomer(here)).toBe(customer.email);
  expect(refusalOf(await as(here, 'DELETE', `${PATH}/${uuid}`))).toEqual(NOT_FOUND);
});

test('all logins are ended, or all others', async () => {
  const customer = await newCustomer();
  const [here, there] = [await cookieOf(customer), await cookieOf(customer)];
  const { accessToken } = await pairOf(customer);
  expect(dataOf(await as(here, 'DELETE', `${PATH}?others=1`))).toHaveLength(2);
  expect(await currentCustomer(there)).toBeUndefined();
  expect((await as(bearer(accessToken), 'GET', PATH)).status).toBe(401);
  expect(await currentCustomer(here)).toBe(customer.email);
  const answer = await as(here, 'DELETE', PATH);
  expect(dataOf(answer)).toMatchObject([{ current: true }]);
  expect(answer.headers.get('set-cookie')).toMatch(/^sid=;.*Max-Age=0/);
  expect(await currentCustomer(here)).toBeUndefined();
});

test('an account has at most 50 logins', async () => {
  const customer = await newCustomer();
  const first = await cookieOf(customer);
  for (let count = 1; count < 51; count += 1) {
    clock.advance(10);
    await cookieOf(customer);
  }
  expect(await currentCustomer(first)).toBeUndefined();
  expect(await sessions(await cookieOf(customer))).toHaveLength(50);
});

test('a guest has no logins', async () => {
  expect(refusalOf(await shop.request('GET', PATH))).toEqual([401, 'UNAUTHORIZED', 'Unauthorized']);
});
