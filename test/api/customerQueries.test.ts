import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
const { newCustomer, cookieOf, as } = customersOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const unknownIds = ['8c7a5c0e-0000-4000-8000-000000000000', 'x', '1'];
const NOT_FOUND = [404, 'CUSTOMER_NOT_FOUND', 'Customer not found'];

describe('GraphQL', () => {
  test('shows administrators a customer, and lists with groups and addresses in one statement each', async () => {
    const [one, two] = [await newCustomer(), await newCustomer()];
    const fields =
      'customerId uuid status email fullName groupId group { groupName } addresses { city address1 isDefault } createdAt editUrl updateApi deleteApi updateProfileApi addAddressApi';
    await shop.admin('POST', `/api/customers/${one.uuid}/addresses`, {
      full_name: 'G',
      telephone: 1,
      address_1: 'Pier 1',
      city: 'Arlington',
      province: 'US-VA',
      country: 'US',
      postcode: 22201,
      is_default: true,
    });
    const shown = {
      customerId: String(one.customer_id),
      uuid: one.uuid,
      status: 1,
      email: one.email,
      fullName: 'Grace Hopper',
      groupId: '1',
      group: { groupName: 'Default' },
      addresses: [{ city: 'Arlington', address1: 'Pier 1', isDefault: true }],
      createdAt: timestamp,
      editUrl: `/admin/customers/edit/${one.uuid}`,
      updateApi: `/api/customers/${one.uuid}`,
      deleteApi: `/api/customers/${one.uuid}`,
      updateProfileApi: `/api/customers/${one.uuid}`,
      addAddressApi: `/api/customers/${one.uuid}/addresses`,
    };
    for (const id of [one.uuid, String(one.customer_id)]) {
      const answer = await shop.query(`query($id: ID!) { customer(id: $id) { ${fields} } }`, { id }, 'admin');
      expect(answer.body).toEqual({ data: { customer: shown } });
    }
    await shop.adminToken();
    const before = shop.statements();
    const { body } = await shop.query(
      `{ customers(filters: [{ key: "limit", operation: eq, value: "2" }]) { items { ${fields} } total currentPage } }`,
      {},
      'admin',
    );
    // The five statements read the caller, the result page, the total, the groups and the addresses.
    expect(shop.statements() - before).toBe(5);
    expect(body.data.customers.items[1]).toEqual(shown);
    expect(body.data.customers.items[0].uuid).toBe(two.uuid);
    expect(body.data.customers.total).toBe(2);
  });

  test.each([
    ['keyword', 'eq', (email: string) => email.slice(0, 8)],
    ['email', 'eq', (email: string) => email],
    ['email', 'like', (email: string) => email.slice(1, 8).toUpperCase()],
  ])('filters by %s %s', async (key, operation, valueOf) => {
    const { email } = await newCustomer();
    const { body } = await shop.query(
      'query($filters: [FilterInput!]) { customers(filters: $filters) { items { email } } }',
      { filters: [{ key, operation, value: valueOf(email) }] },
      'admin',
    );
    expect(body.data.customers.items).toEqual([{ email }]);
  });

  test('continues the list from a cursor, and lists groups by name', async () => {
    const document =
      'query($after: String) { customersConnection(first: 1, after: $after) { edges { cursor node { uuid } } pageInfo { hasNextPage } } customerGroups(filters: [{ key: "name", operation: like, value: "efaul" }]) { items { groupName createdAt } total } }';
    const [one, two] = [await newCustomer(), await newCustomer()];
    const first = (await shop.query(document, {}, 'admin')).body.data;
    expect(first.customersConnection.edges[0].node.uuid).toBe(two.uuid);
    expect(first.customerGroups).toEqual({
      items: [{ groupName: 'Default', createdAt: timestamp }],
      total: 1,
    });
    const after = first.customersConnection.edges[0].cursor;
    const next = (await shop.query(document, { after }, 'admin')).body.data;
    expect(next.customersConnection.edges[0].node.uuid).toBe(one.uuid);
  });

  test('shows customers themselves, and anonymous callers nobody', async () => {
    const customer = await newCustomer();
    const query =
      '{ currentCustomer { uuid email status group { groupName } updateProfileApi addAddressApi } }';
    const answer = await as(await cookieOf(customer), 'POST', '/graphql', { query });
    expect(answer.body.data.currentCustomer).toEqual({
      uuid: customer.uuid,
      email: customer.email,
      status: 1,
      group: { groupName: 'Default' },
      updateProfileApi: '/api/customers/me',
      addAddressApi: '/api/customers/me/addresses',
    });
    expect((await shop.query(query)).body.data.currentCustomer).toBeNull();
    const refused = await shop.query('{ customers { total } }');
    expect(refused.body.errors).toBeDefined();
  });
});

describe('metafields', () => {
  const pathOf = ({ uuid }: { uuid: string }) => `/api/customers/${uuid}/metafields`;

  test('are written as a whole or individually, and read by both audiences', async () => {
    for (const [fieldKey, visibleToCustomer] of [
      ['size', true],
      ['risk', false],
    ] as const)
      dataOf(
        await shop.admin('POST', '/api/metafield-definitions', {
          ownerType: 'customer',
          fieldKey,
          name: fieldKey,
          fieldType: 'short_text',
          visibleToCustomer,
        }),
      );
    const customer = await newCustomer();
    for (const method of ['POST', 'PATCH', 'PUT']) {
      const metafields = { custom: { size: method, risk: 'low' } };
      expect(dataOf(await shop.admin(method, pathOf(customer), { metafields }))).toEqual({
        metaData: metafields,
      });
    }
    await shop.admin('PATCH', `${pathOf(customer)}/custom/size`, { value: 'XL' });
    const metaData = { custom: { size: 'XL', risk: 'low' } };
    expect(dataOf(await shop.admin('GET', pathOf(customer)))).toEqual({ metaData });
    const size = { key: 'size', value: 'XL' };
    const own = await as(await cookieOf(customer), 'POST', '/graphql', {
      query:
        '{ currentCustomer { metafields { key value } metafield(namespace: "custom", key: "risk") { key } } }',
    });
    expect(own.body.data.currentCustomer).toEqual({ metafields: [size], metafield: null });
    const { body } = await shop.query(
      `{ customer(id: "${customer.uuid}") { metaData metafields { key value } } }`,
      {},
      'admin',
    );
    expect(body.data.customer).toEqual({
      metaData,
      metafields: expect.arrayContaining([size, { key: 'risk', value: 'low' }]),
    });
    expect(dataOf(await shop.admin('GET', `/api/customers/${customer.uuid}`))).not.toHaveProperty(
      'meta_data',
    );
  });

  test('of an unknown customer are 404', async () => {
    for (const id of unknownIds)
      expect(refusalOf(await shop.admin('PATCH', pathOf({ uuid: id }), { metafields: {} }))).toEqual(
        NOT_FOUND,
      );
  });
});
