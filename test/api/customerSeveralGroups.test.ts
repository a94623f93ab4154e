import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';

let shop: TestShop;
let first: Group;
let second: Group;
let third: Group;
let ofDefault: string;
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  [first, second, third] = (await Promise.all([newGroup(), newGroup(), newGroup()])) as [Group, Group, Group];
  ofDefault = dataOf(await shop.admin('GET', '/api/customerGroups/1')).uuid;
});
afterAll(() => shop.stop());

interface Group {
  readonly uuid: string;
  readonly customer_group_id: number;
}
const newGroup = async (more: object = {}): Promise<Group> =>
  dataOf(await shop.admin('POST', '/api/customerGroups', { group_name: randomUUID(), ...more }));
const newCustomer = async (fields: object = {}) =>
  dataOf(
    await shop.admin('POST', '/api/customers', {
      email: `${randomUUID().slice(0, 8)}@example.com`,
      password: 'correct horse battery',
      full_name: 'Ada',
      ...fields,
    }),
  );
const change = (uuid: string, body: object) => shop.admin('PATCH', `/api/customers/${uuid}`, body);
const groupsOf = async (uuid: string) => {
  const { groups, group_id } = dataOf(await shop.admin('GET', `/api/customers/${uuid}`));
  return [groups, group_id];
};

describe('the groups of a customer', () => {
  test('are the default one at first', async () => {
    expect(await newCustomer()).toMatchObject({ groups: [ofDefault], group_id: 1 });
    expect(await newCustomer({ groups: [] })).toMatchObject({ groups: [ofDefault], group_id: 1 });
  });

  test('are given by id or UUID, and answered once each with the first one first', async () => {
    const created = await newCustomer({ groups: [second.uuid, first.customer_group_id, second.uuid] });
    const groups = [second.uuid, first.uuid];
    expect(created).toMatchObject({ groups, group_id: second.customer_group_id });
    expect(await groupsOf(created.uuid)).toEqual([groups, second.customer_group_id]);
    const list = dataOf(await shop.admin('GET', `/api/customers?email=${created.email}`));
    expect(list).toMatchObject([{ groups }]);
    const document = 'query ($id: ID!) { customer(id: $id) { groups group { uuid } } }';
    expect(dataOf(await shop.query(document, { id: created.uuid }, 'admin')).customer).toEqual({
      groups,
      group: { uuid: second.uuid },
    });
  });

  test.each<[string, () => object, () => readonly Group[]]>([
    ['`groups` replaces all', () => ({ groups: [third.uuid] }), () => [third]],
    [
      '`groups` sets the order',
      () => ({ groups: [second.uuid, third.uuid, first.uuid] }),
      () => [second, third, first],
    ],
    ['`group_id` replaces the first', () => ({ group_id: third.uuid }), () => [third, second]],
    ['`group_id` may name one of the others', () => ({ group_id: second.uuid }), () => [second]],
    ['another field changes none', () => ({ full_name: 'Grace' }), () => [first, second]],
  ])('%s', async (_name, body, expected) => {
    const { uuid } = await newCustomer({ groups: [first.uuid, second.uuid] });
    const groups = expected().map((group) => group.uuid);
    expect(dataOf(await change(uuid, body())).groups).toEqual(groups);
    expect(await groupsOf(uuid)).toEqual([groups, expected()[0]?.customer_group_id]);
  });

  test('lose the one that was the first, also if it was among the others before', async () => {
    const { uuid } = await newCustomer({ groups: [first.uuid, second.uuid] });
    dataOf(await change(uuid, { group_id: second.uuid }));
    expect(dataOf(await change(uuid, { group_id: third.uuid })).groups).toEqual([third.uuid]);
  });

  test('are refused if one is unknown, and nothing is written', async () => {
    const { uuid } = await newCustomer({ groups: [first.uuid, second.uuid] });
    expect(refusalOf(await change(uuid, { full_name: 'Grace', groups: [third.uuid, 4711] }))).toEqual([
      400,
      'UNKNOWN_CUSTOMER_GROUP',
      'Unknown customer group "4711"',
    ]);
    expect(dataOf(await shop.admin('GET', `/api/customers/${uuid}`))).toMatchObject({
      full_name: 'Ada',
      groups: [first.uuid, second.uuid],
    });
  });

  test('cannot be chosen by who registers', async () => {
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    const body = { email, password: 'correct horse battery', full_name: 'Self', groups: [first.uuid] };
    expect(dataOf(await shop.request('POST', '/api/customers', body)).groups).toEqual([ofDefault]);
  });

  test('are all found by the filter of the list', async () => {
    const [group, other] = await Promise.all([newGroup(), newGroup()]);
    const ofFirst = await newCustomer({ groups: [group.uuid] });
    const ofSecond = await newCustomer({ groups: [other.uuid, group.uuid] });
    const found = dataOf(await shop.admin('GET', `/api/customers?group=${group.customer_group_id}`));
    expect(found.map(({ uuid }: Group) => uuid).toSorted()).toEqual([ofFirst.uuid, ofSecond.uuid].toSorted());
  });

  test('lose a group that is deleted, which is replaced by the default one only if it was the first', async () => {
    const gone = await newGroup();
    const ofFirst = await newCustomer({ groups: [gone.uuid, second.uuid] });
    const ofSecond = await newCustomer({ groups: [first.uuid, gone.uuid, second.uuid] });
    dataOf(await shop.admin('DELETE', `/api/customerGroups/${gone.uuid}`));
    expect(await groupsOf(ofFirst.uuid)).toEqual([[ofDefault, second.uuid], 1]);
    expect(await groupsOf(ofSecond.uuid)).toEqual([[first.uuid, second.uuid], first.customer_group_id]);
  });

  test('go with the customer', async () => {
    const { uuid } = await newCustomer({ groups: [first.uuid, second.uuid] });
    expect(dataOf(await shop.admin('DELETE', `/api/customers/${uuid}`)).groups).toEqual([
      first.uuid,
      second.uuid,
    ]);
    expect((await shop.admin('GET', `/api/customers/${uuid}`)).status).toBe(404);
  });
});

test('a customer is exempt from tax if any of the groups is', async () => {
  const { uuid: taxClass } = await shop.make.taxClass({ rates: [{ country: 'US', rate: 10 }] });
  const { sku } = await createProduct(shop, { price: 100, qty: 50, tax_class: taxClass });
  const exempt = await newGroup({ tax_exempt: true, tax_exempt_reason: 'Charity' });
  const customer = await shop.make.customer();
  const { cartId, request } = await shop.make.cart({ customer, items: [{ sku }], address: testAddress });
  const taxOf = async () =>
    dataOf(await request('PATCH', `/api/carts/${cartId}`, { shipping_note: '' })).tax_amount;
  expect(await taxOf()).toBe(10);
  dataOf(await change(customer.uuid, { groups: [first.uuid, exempt.uuid] }));
  expect(await taxOf()).toBe(0);
  dataOf(await change(customer.uuid, { groups: [first.uuid] }));
  expect(await taxOf()).toBe(10);
});

test('a coupon for a group is for the customers who are in it as well', async () => {
  const { sku } = await createProduct(shop, { price: 100, qty: 50 });
  const coupon = `G${randomUUID().slice(0, 8)}`;
  dataOf(
    await shop.admin('POST', '/api/coupons', {
      coupon,
      status: 1,
      discount_amount: '10',
      discount_type: 'percentage_discount_to_entire_order',
      user_condition: { groups: [third.uuid] },
    }),
  );
  const customer = await shop.make.customer();
  const { cartId, request } = await shop.make.cart({ customer, items: [{ sku }], address: testAddress });
  const apply = () => request('POST', `/api/carts/${cartId}/coupons`, { coupon });
  expect(refusalOf(await apply())[1]).toBe('COUPON_CONDITION');
  dataOf(await change(customer.uuid, { groups: [first.uuid, third.uuid] }));
  expect((await apply()).status).toBe(200);
});
