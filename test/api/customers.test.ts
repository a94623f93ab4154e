import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { adminsOf, password, refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
const { register, newCustomer, logIn, cookieOf, as } = customersOf(() => shop);
const { newAdmin, newRole, tokenOf } = adminsOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const EMAIL_TAKEN = [409, 'EMAIL_TAKEN', 'Email is already used'];
const NOT_FOUND = [404, 'CUSTOMER_NOT_FOUND', 'Customer not found'];
const unknownIds = ['8c7a5c0e-0000-4000-8000-000000000000', 'x', '1'];

const newRow = async () => dataOf(await shop.admin('GET', `/api/customers/${(await newCustomer()).uuid}`));

const linksOf = (uuid: string) => [
  { rel: 'customerGrid', href: '/admin/customers', action: 'GET', types: ['text/html'] },
  { rel: 'edit', href: `/admin/customers/edit/${uuid}`, action: 'GET', types: ['text/html'] },
];

describe('registering', () => {
  test('returns the customer with links and without the password', async () => {
    const answer = await register({ email: 'Ada@Example.com', password, full_name: '<b>Ada</b>' });
    const data = dataOf(answer);
    expect(data).toEqual({
      customer_id: expect.any(Number),
      uuid: expect.any(String),
      status: 1,
      group_id: 1,
      groups: [expect.any(String)],
      email: 'Ada@Example.com',
      full_name: '<b>Ada</b>',
      email_confirmed_at: null,
      tax_exempt: false,
      tax_exempt_reason: null,
      tax_exempt_until: null,
      created_at: timestamp,
      updated_at: timestamp,
      links: linksOf(data.uuid),
    });
  });

  test('sets the modification time of a new customer to the creation time', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, newRow));
    for (const { created_at, updated_at } of made) expect(updated_at).toBe(created_at);
  });

  test.each([
    [{ password, full_name: 'A' }, 'email is required'],
    [{ email: 'a@b.test', full_name: 'A' }, 'password is required'],
    [{ email: 'a@b.test', password }, 'full_name is required'],
    [{ email: 'a@b.test', password, full_name: ' ' }, 'full_name must not be empty'],
    [{ email: 'a', password, full_name: 'A' }, 'email must be an email address'],
    [{ email: 'a@b.test', password: '1234567', full_name: 'A' }, 'Password must be at least 8 characters'],
    [{ email: 'a@b.test', password, full_name: 'A', status: 2 }, 'status must be 0 or 1'],
  ])('%j is rejected', async (body, message) => {
    expect(refusalOf(await register(body))).toEqual([400, 'VALIDATION_FAILED', message]);
  });

  test('an email is unique, ignoring case', async () => {
    const { email } = await newCustomer();
    const again = await register({ email: email.toUpperCase(), password, full_name: 'A' });
    expect(refusalOf(again)).toEqual(EMAIL_TAKEN);
  });

  test('of two concurrent registrations with one email, one is rejected', async () => {
    const body = { email: 'twice@example.com', password, full_name: 'A' };
    const answers = await Promise.all([register(body), register({ ...body, email: 'TWICE@example.com' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('ignores what an anonymous caller may not set', async () => {
    const group = dataOf(await shop.admin('POST', '/api/customerGroups', { group_name: 'VIP' }));
    const data = dataOf(
      await register({
        email: 'mallory@example.com',
        password,
        full_name: 'Mallory',
        status: 0,
        group_id: group.customer_group_id,
        customer_id: 4711,
        uuid: unknownIds[0],
        created_at: '2001-01-01T00:00:00Z',
        meta_data: { custom: { vip: true } },
        password_hash: 'x',
      }),
    );
    expect(data).toMatchObject({ status: 1, group_id: 1 });
    expect(data.customer_id).not.toBe(4711);
    expect(data.uuid).not.toBe(unknownIds[0]);
    expect(data.created_at > '2020').toBe(true);
    const { meta_data } = await shop.db.one(
      sql.type(z.object({ meta_data: z.unknown() }))`
        select meta_data from customer where customer_id = ${data.customer_id}`,
    );
    expect(meta_data).toEqual({});
    expect((await logIn('mallory@example.com')).status).toBe(200);
  });

  test.each([
    [0, 0],
    ['0', 0],
    [1, 1],
    ['1', 1],
  ])('an administrator sets the status: %j', async (status, stored) => {
    const body = { email: `s${typeof status}${status}@example.com`, password, full_name: 'A', status };
    expect(dataOf(await shop.admin('POST', '/api/customers', body)).status).toBe(stored);
  });

  test('only an administrator sets the group', async () => {
    const { uuid, customer_group_id: group } = dataOf(
      await shop.admin('POST', '/api/customerGroups', { group_name: 'Trade' }),
    );
    const body = (email: string, group_id: unknown) => ({ email, password, full_name: 'A', group_id });
    const post = (given: object) => shop.admin('POST', '/api/customers', given);
    expect(dataOf(await post(body('trade1@example.com', uuid))).group_id).toBe(group);
    expect(dataOf(await post(body('trade2@example.com', group))).group_id).toBe(group);
    expect((await post(body('trade3@example.com', 987_654))).body.error.code).toBe('UNKNOWN_CUSTOMER_GROUP');
    const own = await shop.request('POST', '/api/customers', body('trade4@example.com', uuid));
    expect(dataOf(own).group_id).toBe(1);
  });

  test('the status is ignored if the administrator lacks the permission', async () => {
    const token = await tokenOf(await newAdmin([await newRole('listUsers')]));
    const body = { email: 'clerk@example.com', password, full_name: 'A', status: 0 };
    expect(dataOf(await shop.request('POST', '/api/customers', body, { token })).status).toBe(1);
  });

  test('is limited per client, except for administrators', async () => {
    const limited = await testShop({ config: { rateLimit: { api: false } } });
    const post = (number: number) => ({ email: `n${number}@example.com`, password, full_name: 'A' });
    for (let number = 0; number < 8; number += 1)
      expect((await limited.request('POST', '/api/customers', post(number))).status).toBe(200);
    expect((await limited.request('POST', '/api/customers', post(8))).status).toBe(429);
    expect((await limited.admin('POST', '/api/customers', post(9))).status).toBe(200);
    await limited.stop();
  });
});

describe('admins', () => {
  test('read one customer and all of them, newest first', async () => {
    const { links: _links, ...first } = { links: [], ...(await newCustomer()) };
    const second = await newCustomer();
    expect(dataOf(await shop.admin('GET', `/api/customers/${first.uuid}`))).toMatchObject(first);
    const page = dataOf(await shop.admin('GET', '/api/customers?limit=2'));
    expect(page.map(({ uuid }: { uuid: string }) => uuid)).toEqual([second.uuid, first.uuid]);
    expect(dataOf(await shop.admin('GET', '/api/customers?limit=1&page=2'))[0].uuid).toBe(first.uuid);
  });

  test('change only what they send', async () => {
    const group = dataOf(await shop.admin('POST', '/api/customerGroups', { group_name: 'Wholesale' }));
    const customer = await newCustomer();
    const path = `/api/customers/${customer.uuid}`;
    const grouped = dataOf(await shop.admin('PATCH', path, { group_id: group.uuid }));
    expect(grouped).toEqual({
      ...customer,
      group_id: group.customer_group_id,
      groups: [group.uuid],
      updated_at: timestamp,
      links: linksOf(customer.uuid),
    });
    const renamed = dataOf(await shop.admin('PATCH', path, { full_name: 'Rear Admiral', uuid: 'x' }));
    expect(renamed).toMatchObject({ ...grouped, full_name: 'Rear Admiral', updated_at: timestamp });
    expect(dataOf(await shop.admin('PATCH', path, { group_id: 1 })).group_id).toBe(1);
    expect(dataOf(await shop.admin('PATCH', path, { status: '0' })).status).toBe(0);
    expect((await logIn(customer.email)).status).toBe(401);
    expect(dataOf(await shop.admin('PATCH', path, { status: 1, password: 'another one' })).status).toBe(1);
    expect((await logIn(customer.email)).status).toBe(401);
    expect((await logIn(customer.email, 'another one')).status).toBe(200);
  });

  test.each([
    [{ email: 'x' }, 400, 'VALIDATION_FAILED', 'email must be an email address'],
    [{ password: 'short' }, 400, 'VALIDATION_FAILED', 'Password must be at least 8 characters'],
    [{ status: true }, 400, 'VALIDATION_FAILED', 'status must be 0 or 1'],
    [{ group_id: 4711 }, 400, 'UNKNOWN_CUSTOMER_GROUP', 'Unknown customer group "4711"'],
    [{ group_id: 'x' }, 400, 'UNKNOWN_CUSTOMER_GROUP', 'Unknown customer group "x"'],
  ])('a change to %j is rejected', async (body, ...refusal) => {
    const { uuid } = await newCustomer();
    expect(refusalOf(await shop.admin('PATCH', `/api/customers/${uuid}`, body))).toEqual(refusal);
  });

  test('cannot set a used email', async () => {
    const [one, other] = [await newCustomer(), await newCustomer()];
    const answer = await shop.admin('PATCH', `/api/customers/${one.uuid}`, {
      email: other.email.toLowerCase(),
    });
    expect(refusalOf(answer)).toEqual(EMAIL_TAKEN);
  });

  test('delete a customer, and get the deleted record', async () => {
    const customer = await newCustomer();
    const { links: _links, ...row } = dataOf(await shop.admin('GET', `/api/customers/${customer.uuid}`));
    expect(dataOf(await shop.admin('DELETE', `/api/customers/${customer.uuid}`))).toEqual(row);
    expect(refusalOf(await shop.admin('GET', `/api/customers/${customer.uuid}`))).toEqual(NOT_FOUND);
    expect((await logIn(customer.email)).status).toBe(401);
    expect((await register({ email: customer.email, password, full_name: 'A' })).status).toBe(200);
  });

  test.each(['GET', 'PATCH', 'DELETE'])('%s of an unknown or malformed id is 404', async (method) => {
    for (const id of unknownIds) {
      const answer = await shop.admin(method, `/api/customers/${id}`, method === 'PATCH' ? {} : undefined);
      expect(refusalOf(answer)).toEqual(NOT_FOUND);
    }
  });

  test('are the only callers with access', async () => {
    const customer = await newCustomer();
    const cookie = await cookieOf(customer);
    for (const headers of [{}, cookie]) {
      for (const [method, path] of [
        ['GET', '/api/customers'],
        ['GET', `/api/customers/${customer.uuid}`],
        ['PATCH', `/api/customers/${customer.uuid}`],
        ['DELETE', `/api/customers/${customer.uuid}`],
        ['GET', `/api/customers/${customer.uuid}/addresses`],
        ['POST', `/api/customers/${customer.uuid}/addresses`],
        ['GET', '/api/customerGroups'],
        ['POST', '/api/customerGroups'],
      ] as const) {
        const answer = await as(headers, method, path, method === 'GET' ? undefined : {});
        expect(refusalOf(answer)).toEqual([401, 'UNAUTHORIZED', 'Unauthorized']);
      }
    }
  });
});

describe('the own profile', () => {
  test('is read, and only its email, password and name can be changed', async () => {
    const customer = await newCustomer();
    const cookie = await cookieOf(customer);
    const before = dataOf(await as(cookie, 'GET', '/api/customers/me'));
    expect(before.uuid).toBe(customer.uuid);
    const after = dataOf(
      await as(cookie, 'PATCH', '/api/customers/me', {
        full_name: 'Amazing Grace',
        status: 0,
        group_id: 2,
        created_at: '2001-01-01T00:00:00Z',
        meta_data: { a: 1 },
      }),
    );
    expect(after).toEqual({
      ...before,
      full_name: 'Amazing Grace',
      pending_email: null,
      updated_at: timestamp,
    });
    expect((await logIn(after.email)).status).toBe(200);
  });

  test.each([[{}], [{ status: 0 }]])('a change to %j has no effect', async (body) => {
    const answer = await as(await cookieOf(await newCustomer()), 'PATCH', '/api/customers/me', body);
    expect(refusalOf(answer)).toEqual([400, 'NOTHING_TO_UPDATE', 'There is nothing to update']);
  });

  test.each(['GET', 'PATCH'])('%s without a login is rejected', async (method) => {
    const answer = await shop.request(method, '/api/customers/me', method === 'GET' ? undefined : {});
    expect(refusalOf(answer)).toEqual([401, 'UNAUTHORIZED', 'Unauthorized']);
  });
});
