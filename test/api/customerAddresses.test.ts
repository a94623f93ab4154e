import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { dataOf, testAddress, testShop } from '../support/shop.ts';

let shop: TestShop;
const { newCustomer, cookieOf, as } = customersOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

type Send = (method: string, path: string, body?: unknown) => ReturnType<TestShop['request']>;
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const NO_ADDRESS = [404, 'ADDRESS_NOT_FOUND', 'Address not found'];
const unknown = '8c7a5c0e-0000-4000-8000-000000000000';

/** Opens a new customer's address book, as the customer and as an administrator. */
const books: [string, () => Promise<{ path: string; send: Send; customerId: number }>][] = [
  [
    'the customer',
    async () => {
      const customer = await newCustomer();
      const cookie = await cookieOf(customer);
      return {
        path: '/api/customers/me/addresses',
        send: (method, path, body) => as(cookie, method, path, body),
        customerId: customer.customer_id,
      };
    },
  ],
  [
    'an admin',
    async () => {
      const { uuid, customer_id } = await newCustomer();
      return { path: `/api/customers/${uuid}/addresses`, send: shop.admin, customerId: customer_id };
    },
  ],
];

describe.each(books)('%s', (_, newBook) => {
  test('adds, reads, changes and deletes addresses', async () => {
    const { path, send, customerId } = await newBook();
    const added = dataOf(await send('POST', path, { ...testAddress, customer_id: 1, uuid: unknown }));
    expect(added).toEqual({
      ...testAddress,
      province_name: 'California',
      customer_address_id: expect.any(Number),
      uuid: expect.any(String),
      customer_id: customerId,
      address_2: null,
      company: null,
      vat_id: null,
      is_default: false,
      created_at: timestamp,
      updated_at: timestamp,
    });
    expect(added.uuid).not.toBe(unknown);
    const one = `${path}/${added.uuid}`;
    const changed = dataOf(
      await send('PATCH', one, { telephone: 42, address_2: 'Flat 3', customer_id: 1, is_default: 1 }),
    );
    expect(changed).toEqual({
      ...added,
      telephone: '42',
      address_2: 'Flat 3',
      is_default: true,
      updated_at: timestamp,
    });
    expect(dataOf(await send('PATCH', one, { address_2: null })).address_2).toBeNull();
    expect(dataOf(await send('PATCH', one, { is_default: '0' })).is_default).toBe(false);
    const [listed] = dataOf(await send('GET', path));
    expect(listed).toMatchObject({ uuid: added.uuid, telephone: '42', is_default: false });
    expect(dataOf(await send('DELETE', one)).uuid).toBe(added.uuid);
    expect(dataOf(await send('GET', path))).toEqual([]);
  });

  test.each([
    ['full_name', 'Full name is required'],
    ['telephone', 'Telephone is required'],
    ['address_1', 'Address is required'],
    ['city', 'City is required'],
    ['province', 'Province is required'],
    ['country', 'Country is required'],
    ['postcode', 'Postcode is required'],
  ])('gets an error if %s is missing or blank', async (field, message) => {
    const { path, send } = await newBook();
    const { uuid } = dataOf(await send('POST', path, testAddress));
    const refusal = [400, 'VALIDATION_FAILED', message];
    expect(refusalOf(await send('POST', path, { ...testAddress, [field]: undefined }))).toEqual(refusal);
    expect(refusalOf(await send('POST', path, { ...testAddress, [field]: ' ' }))).toEqual(refusal);
    expect(refusalOf(await send('PATCH', `${path}/${uuid}`, { [field]: null }))).toEqual(refusal);
  });

  test('has one default address, even after concurrent requests', async () => {
    const { path, send } = await newBook();
    const added = await Promise.all(
      Array.from({ length: 6 }, () => send('POST', path, { ...testAddress, is_default: true })),
    );
    const uuids = added.map((answer) => dataOf(answer).uuid as string);
    const defaults = async () =>
      (dataOf(await send('GET', path)) as { uuid: string; is_default: boolean }[])
        .filter(({ is_default }) => is_default)
        .map(({ uuid }) => uuid);
    expect(await defaults()).toHaveLength(1);
    const changed = await Promise.all(
      uuids.map((uuid) => send('PATCH', `${path}/${uuid}`, { is_default: true })),
    );
    for (const answer of changed) expect(answer.status).toBe(200);
    expect(await defaults()).toHaveLength(1);
    await send('POST', path, testAddress);
    expect(await defaults()).toHaveLength(1);
  });

  test('cannot access an unknown address or another customer’s, nor change the default with it', async () => {
    const [own, others] = [await newBook(), await newBook()];
    const mine = dataOf(await own.send('POST', own.path, { ...testAddress, is_default: true }));
    const { uuid } = dataOf(await others.send('POST', others.path, testAddress));
    for (const id of [uuid, unknown, 'x']) {
      const path = `${own.path}/${id}`;
      expect(refusalOf(await own.send('PATCH', path, { city: 'X', is_default: true }))).toEqual(NO_ADDRESS);
      expect(refusalOf(await own.send('DELETE', path))).toEqual(NO_ADDRESS);
    }
    expect(dataOf(await own.send('GET', own.path))).toEqual([mine]);
    expect(dataOf(await others.send('GET', others.path))[0]).toMatchObject({ city: testAddress.city });
  });
});

test('an address book contains at most 100 addresses', async () => {
  const { path, send } = await (books[0] as (typeof books)[number])[1]();
  for (let number = 0; number < 100; number += 1) dataOf(await send('POST', path, testAddress));
  expect(refusalOf(await send('POST', path, testAddress))).toEqual([
    400,
    'ADDRESS_BOOK_FULL',
    'An address book can have at most 100 addresses',
  ]);
});

test('without a login, or for an unknown customer, there is no address book', async () => {
  for (const [method, path] of [
    ['GET', '/api/customers/me/addresses'],
    ['POST', '/api/customers/me/addresses'],
    ['PATCH', `/api/customers/me/addresses/${unknown}`],
    ['DELETE', `/api/customers/me/addresses/${unknown}`],
  ] as const) {
    const answer = await shop.request(method, path, method === 'GET' ? undefined : testAddress);
    expect(refusalOf(answer)).toEqual([401, 'UNAUTHORIZED', 'Unauthorized']);
  }
  for (const id of [unknown, 'x']) {
    const path = `/api/customers/${id}/addresses`;
    const missing = [404, 'CUSTOMER_NOT_FOUND', 'Customer not found'];
    expect(refusalOf(await shop.admin('GET', path))).toEqual(missing);
    expect(refusalOf(await shop.admin('POST', path, testAddress))).toEqual(missing);
    expect(refusalOf(await shop.admin('PATCH', `${path}/${unknown}`, {}))).toEqual(missing);
    expect(refusalOf(await shop.admin('DELETE', `${path}/${unknown}`))).toEqual(missing);
  }
});

test('GraphQL shows customers their addresses, with the paths that change them', async () => {
  const cookie = await cookieOf(await newCustomer());
  const { uuid, customer_address_id } = dataOf(
    await as(cookie, 'POST', '/api/customers/me/addresses', { ...testAddress, address_2: 'Flat 3' }),
  );
  const query = `{ currentCustomer { addresses {
    customerAddressId uuid fullName telephone address1 address2 postcode city province country isDefault updateApi deleteApi
  } } }`;
  const { body } = await as(cookie, 'POST', '/graphql', { query });
  expect(body.data.currentCustomer.addresses).toEqual([
    {
      customerAddressId: String(customer_address_id),
      uuid,
      fullName: testAddress.full_name,
      telephone: testAddress.telephone,
      address1: testAddress.address_1,
      address2: 'Flat 3',
      postcode: testAddress.postcode,
      city: testAddress.city,
      province: testAddress.province,
      country: testAddress.country,
      isDefault: false,
      updateApi: `/api/customers/me/addresses/${uuid}`,
      deleteApi: `/api/customers/me/addresses/${uuid}`,
    },
  ]);
});
