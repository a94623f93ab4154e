import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';

const DEFINITIONS = '/api/metafield-definitions';
const password = 'correct horse battery';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  for (const { uuid } of dataOf(await shop.admin('GET', `${DEFINITIONS}?ownerType=customer`)))
    await shop.admin('DELETE', `${DEFINITIONS}/${uuid}`);
});

const define = async (fieldKey: string, sent: object = {}): Promise<{ uuid: string }> =>
  dataOf(
    await shop.admin('POST', DEFINITIONS, {
      ownerType: 'customer',
      fieldKey,
      name: fieldKey,
      fieldType: 'short_text',
      ...sent,
    }),
  );
async function register(more: object = {}) {
  const email = `${randomUUID()}@shop.test`;
  const body = { email, password, full_name: 'Ada', ...more };
  return { email, ...dataOf(await shop.request('POST', '/api/customers', body)) };
}
const pathOf = ({ uuid }: { uuid: string }) => `/api/customers/${uuid}/metafields`;

test('customers have metafields, which registration neither requires nor accepts', async () => {
  await define('size', { required: true });
  const customer = await register({
    metafields: { custom: { size: 'M' } },
    meta_data: { custom: { size: 'M' } },
  });
  const path = pathOf(customer);
  expect(dataOf(await shop.admin('GET', path))).toEqual({ metaData: {} });
  for (const method of ['PATCH', 'PUT', 'POST'])
    expect(
      dataOf(await shop.admin(method, path, { metafields: { custom: { size: method, other: 1 } } })),
    ).toEqual({
      metaData: { custom: { size: method } },
    });
  expect(dataOf(await shop.admin('PATCH', `${path}/custom/size`, { value: 'L' }))).toEqual({
    metaData: { custom: { size: 'L' } },
  });
  expect(dataOf(await shop.admin('PATCH', path, {}))).toEqual({ metaData: { custom: { size: 'L' } } });
  expect(refusalOf(await shop.admin('PATCH', path, { metafields: {} }))).toEqual([
    400,
    'METAFIELD_REQUIRED',
    '"custom.size" is required',
  ]);
  expect(refusalOf(await shop.admin('PATCH', path, { metafields: { custom: { size: 5 } } }))).toEqual([
    400,
    'METAFIELD_INVALID',
    '"custom.size": must be string',
  ]);
});

test.each([randomUUID(), 'no-uuid', '1'])('an unknown customer is not found: %s', async (uuid) => {
  const notFound = [404, 'CUSTOMER_NOT_FOUND', 'Customer not found'];
  const path = pathOf({ uuid });
  expect(refusalOf(await shop.admin('GET', path))).toEqual(notFound);
  for (const method of ['PATCH', 'PUT', 'POST'])
    expect(refusalOf(await shop.admin(method, path, { metafields: {} }))).toEqual(notFound);
  expect(refusalOf(await shop.admin('PATCH', `${path}/custom/a`, { value: 1 }))).toEqual(notFound);
});

test('only administrators can write them, not even customers their own', async () => {
  await define('size');
  const customer = await register();
  const { accessToken } = dataOf(
    await shop.request('POST', '/api/customer/tokens', { email: customer.email, password }),
  );
  const metafields = { custom: { size: 'M' } };
  for (const options of [{}, { token: accessToken }]) {
    expect((await shop.request('GET', pathOf(customer), undefined, options)).status).toBe(401);
    expect((await shop.request('PATCH', pathOf(customer), { metafields }, options)).status).toBe(401);
    const field = `${pathOf(customer)}/custom/size`;
    expect((await shop.request('PATCH', field, { value: 'M' }, options)).status).toBe(401);
  }
  const own = { full_name: 'Ada', metafields, meta_data: metafields };
  await shop.request('PATCH', '/api/customers/me', own, { token: accessToken });
  expect(dataOf(await shop.admin('GET', pathOf(customer)))).toEqual({ metaData: {} });
});

test('a customer sees those for customers, and an administrator all', async () => {
  await define('size');
  await define('credit', { fieldType: 'number', visibleToCustomer: false });
  const customer = await register();
  const metaData = { custom: { size: 'M', credit: 0 } };
  await shop.admin('PUT', pathOf(customer), { metafields: metaData });
  const { accessToken: token } = dataOf(
    await shop.request('POST', '/api/customer/tokens', { email: customer.email, password }),
  );
  const fields = 'metafields { key value } credit: metafield(namespace: "custom", key: "credit") { value }';
  const own = await shop.request(
    'POST',
    '/graphql',
    { query: `{ currentCustomer { ${fields} } }` },
    { token },
  );
  expect(own.body.data.currentCustomer).toEqual({ metafields: [{ key: 'size', value: 'M' }], credit: null });
  const admin = await shop.query(
    `query ($id: ID!) { customer(id: $id) { metaData ${fields} } }`,
    { id: customer.uuid },
    'admin',
  );
  expect(admin.body.data.customer).toEqual({
    metaData,
    metafields: [
      { key: 'size', value: 'M' },
      { key: 'credit', value: 0 },
    ],
    credit: { value: 0 },
  });
});

test('a deleted definition deletes its values', async () => {
  const { uuid } = await define('size');
  const customer = await register();
  await shop.admin('PUT', pathOf(customer), { metafields: { custom: { size: 'M' } } });
  await shop.admin('DELETE', `${DEFINITIONS}/${uuid}`);
  expect(dataOf(await shop.admin('GET', pathOf(customer)))).toEqual({ metaData: {} });
});
