import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
const { newCustomer } = customersOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const unknownIds = ['8c7a5c0e-0000-4000-8000-000000000000', 'x'];

describe('groups', () => {
  const NO_GROUP = [404, 'CUSTOMER_GROUP_NOT_FOUND', 'Customer group not found'];

  test('are created, read, renamed and deleted; their customers fall back to the default one', async () => {
    const group = dataOf(await shop.admin('POST', '/api/customerGroups', { group_name: 'Friends' }));
    expect(group).toEqual({
      customer_group_id: expect.any(Number),
      uuid: expect.any(String),
      group_name: 'Friends',
      tax_exempt: false,
      tax_exempt_reason: null,
      tax_exempt_until: null,
      prices_shown: null,
      created_at: timestamp,
      updated_at: timestamp,
    });
    const path = `/api/customerGroups/${group.uuid}`;
    expect(dataOf(await shop.admin('GET', path))).toEqual(group);
    expect(dataOf(await shop.admin('GET', '/api/customerGroups?limit=1'))).toEqual([group]);
    expect(dataOf(await shop.admin('PATCH', path, { group_name: 'Family' })).group_name).toBe('Family');
    expect(dataOf(await shop.admin('PATCH', path, {})).group_name).toBe('Family');
    const { uuid } = await newCustomer();
    await shop.admin('PATCH', `/api/customers/${uuid}`, { group_id: group.uuid });
    expect(dataOf(await shop.admin('DELETE', path)).group_name).toBe('Family');
    expect(dataOf(await shop.admin('GET', `/api/customers/${uuid}`)).group_id).toBe(1);
    expect(refusalOf(await shop.admin('GET', path))).toEqual(NO_GROUP);
  });

  test('have unique names, and the default one cannot be deleted', async () => {
    expect(refusalOf(await shop.admin('POST', '/api/customerGroups', { group_name: 'DEFAULT' }))).toEqual([
      409,
      'CUSTOMER_GROUP_NAME_TAKEN',
      'Customer group name is already used',
    ]);
    expect(refusalOf(await shop.admin('POST', '/api/customerGroups', {}))).toEqual([
      400,
      'VALIDATION_FAILED',
      'group_name is required',
    ]);
    expect(refusalOf(await shop.admin('DELETE', '/api/customerGroups/1'))).toEqual([
      409,
      'DEFAULT_CUSTOMER_GROUP',
      'The default customer group cannot be deleted',
    ]);
  });

  test.each(['GET', 'PATCH', 'DELETE'])('%s of an unknown one is 404', async (method) => {
    for (const id of unknownIds) {
      const answer = await shop.admin(
        method,
        `/api/customerGroups/${id}`,
        method === 'PATCH' ? {} : undefined,
      );
      expect(refusalOf(answer)).toEqual(NO_GROUP);
    }
  });
});
