import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminsOf, refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { testShop } from '../support/shop.ts';
import { hashPassword } from '../../packages/runtime/src/modules/credentials/index.ts';

let shop: TestShop;
const { newCustomer } = customersOf(() => shop);
const { newAdmin, tokenOf } = adminsOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const TEXT = 'Password is too common. Choose another one.';
const COMMON = [400, 'VALIDATION_FAILED', TEXT];
const set = (table: 'customer' | 'admin_user', uuid: string, hash: string) =>
  shop.db.run(
    table === 'customer'
      ? sql.type(z.object({}))`update customer set password_hash = ${hash} where uuid = ${uuid}`
      : sql.type(z.object({}))`update admin_user set password_hash = ${hash} where uuid = ${uuid}`,
  );

test.each(['password', 'Password1', '12345678', 'qwertyuiop', 'aaaaaaaa', '        '])(
  'registering with %j is rejected',
  async (common) => {
    const body = { email: 'common@example.com', password: common, full_name: 'Ada' };
    expect(refusalOf(await shop.request('POST', '/api/customers', body))).toEqual(COMMON);
  },
);

test('a password that is too short is only rejected for its length', async () => {
  const body = { email: 'common@example.com', password: '1234567', full_name: 'Ada' };
  const { error } = (await shop.request('POST', '/api/customers', body)).body;
  expect(error.details).toMatchObject([
    { path: 'password', message: 'Password must be at least 8 characters' },
  ]);
});

test('the form shows the error next to the field', async () => {
  const answer = await fetch(`${shop.url}/account/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams({ email: 'common@example.com', password: 'password1', full_name: 'Ada' }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('This password is too common. Choose another one.');
});

test('resetting to a common password is rejected, for customers and administrators', async () => {
  const { uuid } = await newCustomer();
  const token = await tokenOf(await newAdmin());
  const admin = await newAdmin();
  const as = (method: string, path: string, body: object) => shop.request(method, path, body, { token });
  const user = { email: 'new@shop.test', full_name: 'Ada', password: 'iloveyou' };
  for (const answer of [
    await shop.request('POST', '/api/customers/password', { token: 'scp_unknown', password: 'iloveyou' }),
    await shop.admin('PATCH', `/api/customers/${uuid}`, { password: 'iloveyou' }),
    await as('PATCH', `/api/users/${admin.uuid}`, { password: 'iloveyou' }),
    await as('POST', '/api/users', user),
  ])
    expect(refusalOf(answer)).toEqual(COMMON);
});

test('accounts that already have a common password can still log in', async () => {
  const hash = await hashPassword('password');
  const customer = await newCustomer();
  await set('customer', customer.uuid, hash);
  const admin = await newAdmin();
  await set('admin_user', admin.uuid, hash);
  const logIn = (path: string, { email }: { email: string }) =>
    shop.request('POST', path, { email, password: 'password' });
  expect((await logIn('/customer/login', customer)).status).toBe(200);
  expect((await logIn('/admin/user/login', admin)).status).toBe(200);
  expect((await logIn('/api/customer/tokens', customer)).status).toBe(200);
});
