import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const newCode = () => `C${randomUUID().replaceAll('-', '')}`;
const plain = () => ({
  coupon: newCode(),
  status: 1,
  discount_amount: 10,
  discount_type: 'fixed_discount_to_entire_order',
});
const post = (sent: object) => shop.admin('POST', '/api/coupons', sent);
const patch = (id: string | number, sent: object) => shop.admin('PATCH', `/api/coupons/${id}`, sent);
const read = async (id: string | number) => dataOf(await shop.admin('GET', `/api/coupons/${id}`));
const create = async (more: object = {}) => dataOf(await post({ ...plain(), ...more }));
const refused = (status: number, code: string, message: string) => ({
  status,
  body: { error: expect.objectContaining({ status, code, message }) },
});

test('a coupon is created, read, listed and deleted', async () => {
  const coupon = newCode();
  const created = dataOf(await post({ ...plain(), coupon, used_time: 5, unknown: 1 }));
  expect(created).toEqual({
    coupon_id: expect.any(Number),
    uuid: expect.any(String),
    coupon,
    status: 1,
    description: '',
    discount_type: 'fixed_discount_to_entire_order',
    discount_amount: 10,
    amounts: {},
    free_shipping: 0,
    target_products: null,
    condition: null,
    user_condition: null,
    buyx_gety: null,
    max_uses_time_per_coupon: null,
    max_uses_time_per_customer: null,
    used_time: 0,
    start_date: null,
    end_date: null,
    created_at: expect.any(String),
    updated_at: expect.any(String),
    links: [
      { rel: 'couponGrid', href: '/admin/coupons', action: 'GET', types: ['text/html'] },
      { rel: 'edit', href: `/admin/coupon/edit/${created.uuid}`, action: 'GET', types: ['text/html'] },
    ],
  });
  const { links: _, ...row } = created;
  expect(await read(created.uuid)).toEqual(created);
  expect(await read(created.coupon_id)).toEqual(created);
  expect(dataOf(await shop.admin('GET', '/api/coupons?limit=100'))).toContainEqual(row);
  expect(dataOf(await shop.admin('DELETE', `/api/coupons/${created.coupon_id}`))).toEqual(row);
  expect((await shop.admin('GET', `/api/coupons/${created.uuid}`)).status).toBe(404);
});

const whole = {
  status: '0',
  description: 'Ten <b>off</b>',
  discount_amount: '12.5',
  free_shipping: '1',
  discount_type: 'percentage_discount_to_specific_products',
  target_products: {
    maxQty: '2',
    products: [
      { key: 'category', operator: 'IN', value: '1, 2' },
      { key: 'collection', operator: 'NOT IN', value: [3, randomUUID()] },
      { key: 'attribute_group', operator: '=', value: 1 },
      { key: 'sku', operator: '!=', value: 'MUG' },
      { key: 'price', operator: '>=', value: '0' },
    ],
  },
  condition: {
    order_total: 50,
    order_qty: '3',
    required_products: [{ key: 'sku', operator: 'IN', value: ['A', 'B'], qty: '2', note: { kept: true } }],
  },
  user_condition: { groups: [1, '2'], email: 'ada@example.com, bob@example.com', purchased: '99.50' },
  buyx_gety: [{ sku: 'A', buy_qty: '2', get_qty: 1, max_y: '', discount: '50' }],
  max_uses_time_per_coupon: '100',
  max_uses_time_per_customer: '1',
  start_date: '2026-01-31',
  end_date: '2026-12-31T23:59:59+01:00',
};

test('every field is stored as sent', async () => {
  const created = await create(whole);
  expect(created).toMatchObject({
    ...whole,
    status: 0,
    discount_amount: 12.5,
    free_shipping: 1,
    max_uses_time_per_coupon: 100,
    max_uses_time_per_customer: 1,
    start_date: '2026-01-31T00:00:00.000Z',
    end_date: '2026-12-31T22:59:59.000Z',
  });
  expect(await read(created.uuid)).toEqual(created);
});

test.each(Object.entries(whole))('PATCH changes %s and nothing else', async (field, value) => {
  const full = await create({ ...plain(), ...whole });
  const bare = await create();
  // Three fields would conflict with the values of the minimal coupon.
  const target = ['status', 'free_shipping', 'description'].includes(field) ? full : bare;
  const changed = dataOf(await patch(target.uuid, { coupon: target.coupon, [field]: value }));
  expect({ ...changed, [field]: 0, updated_at: 0 }).toEqual({ ...target, [field]: 0, updated_at: 0 });
  expect(changed[field]).toEqual(full[field]);
});

test('PATCH with only the code changes nothing', async () => {
  const full = await create(whole);
  const changed = dataOf(await patch(full.coupon_id, { coupon: full.coupon }));
  expect({ ...changed, updated_at: 0 }).toEqual({ ...full, updated_at: 0 });
});

test('PATCH removes fields with null or an empty string', async () => {
  const full = await create(whole);
  const nothing = {
    description: null,
    target_products: null,
    condition: null,
    user_condition: null,
    buyx_gety: null,
    max_uses_time_per_coupon: '',
    max_uses_time_per_customer: null,
    start_date: '',
    end_date: null,
  };
  expect(dataOf(await patch(full.uuid, { coupon: full.coupon, ...nothing }))).toMatchObject({
    ...nothing,
    description: '',
    max_uses_time_per_coupon: null,
    start_date: null,
    discount_amount: 12.5,
  });
});

test('PATCH requires the code, and can change it', async () => {
  const coupon = await create();
  expect(await patch(coupon.uuid, { status: 0 })).toMatchObject(
    refused(400, 'VALIDATION_FAILED', 'coupon is required'),
  );
  const code = newCode();
  expect(dataOf(await patch(coupon.uuid, { coupon: code })).coupon).toBe(code);
});

test('a restriction by email accepts either name on both routes', async () => {
  for (const user_condition of [
    { email: 'ada@example.com' },
    { emails: 'ada@example.com,bob@example.com' },
    { emails: ['ada@example.com'] },
    { email: ['ada@example.com'], emails: '' },
  ]) {
    const coupon = await create({ user_condition });
    expect(coupon.user_condition).toEqual(user_condition);
    const changed = dataOf(await patch(coupon.uuid, { coupon: coupon.coupon, user_condition }));
    expect(changed.user_condition).toEqual(user_condition);
  }
});

test.each([
  ['fixed_discount_to_entire_order', '0.01'],
  ['fixed_discount_to_specific_products', 5],
  ['percentage_discount_to_entire_order', '0.0001'],
  ['percentage_discount_to_specific_products', 100],
  ['buy_x_get_y', 0],
  ['buy_x_get_y', '7.125'],
])('%s may be %s', async (discount_type, discount_amount) =>
  expect(await create({ discount_type, discount_amount })).toMatchObject({
    discount_type,
    discount_amount: Number(discount_amount),
  }),
);

test('a code in use is rejected with 409, in upper and lower case', async () => {
  const [one, two] = [await create(), await create()];
  const exists = refused(409, 'COUPON_EXISTS', `A coupon with the code "${one.coupon}" already exists`);
  expect(await post({ ...plain(), coupon: one.coupon })).toMatchObject(exists);
  expect(await patch(two.uuid, { coupon: one.coupon })).toMatchObject(exists);
  for (const coupon of [one.coupon.toLowerCase(), one.coupon.toUpperCase()])
    expect(await post({ ...plain(), coupon })).toMatchObject(exists);
});

test.each(['PATCH', 'GET', 'DELETE'])('%s of an unknown coupon is 404', async (method) => {
  for (const id of [randomUUID(), 'nonsense', '0', '999999', '99999999999'])
    expect(
      await shop.admin(method, `/api/coupons/${id}`, method === 'PATCH' ? { coupon: 'A' } : undefined),
    ).toMatchObject(refused(404, 'COUPON_NOT_FOUND', 'Coupon not found'));
});

describe('GraphQL for administrators', () => {
  const fields = `couponId uuid status description discountAmount freeShipping discountType coupon usedTime
    targetProducts { maxQty products { key operator value qty } }
    condition { orderTotal orderQty requiredProducts { key operator value qty } }
    userCondition { groups emails purchased }
    buyxGety { sku buyQty getQty maxY discount }
    maxUsesTimePerCoupon maxUsesTimePerCustomer startDate endDate editUrl updateApi deleteApi createdAt updatedAt`;
  const runQuery = async (query: string, variables: object = {}) => {
    const { body } = await shop.query(query, variables, 'admin');
    expect(body.errors).toBeUndefined();
    return body.data;
  };

  test('a coupon is read by either id, with its stored forms normalized', async () => {
    const row = await create(whole);
    const query = `query ($id: ID!) { coupon(id: $id) { ${fields} } }`;
    const { coupon } = await runQuery(query, { id: row.uuid });
    expect(coupon).toEqual({
      couponId: String(row.coupon_id),
      uuid: row.uuid,
      status: 0,
      description: 'Ten <b>off</b>',
      discountAmount: 12.5,
      freeShipping: 1,
      discountType: 'percentage_discount_to_specific_products',
      coupon: row.coupon,
      usedTime: 0,
      targetProducts: {
        maxQty: 2,
        products: whole.target_products.products.map((row) => ({ ...row, qty: null })),
      },
      condition: {
        orderTotal: 50,
        orderQty: 3,
        requiredProducts: [{ key: 'sku', operator: 'IN', value: ['A', 'B'], qty: 2 }],
      },
      userCondition: { groups: ['1', '2'], emails: ['ada@example.com', 'bob@example.com'], purchased: 99.5 },
      buyxGety: [{ sku: 'A', buyQty: 2, getQty: 1, maxY: null, discount: 50 }],
      maxUsesTimePerCoupon: 100,
      maxUsesTimePerCustomer: 1,
      startDate: '2026-01-31T00:00:00.000Z',
      endDate: '2026-12-31T22:59:59.000Z',
      editUrl: `/admin/coupon/edit/${row.uuid}`,
      updateApi: `/api/coupons/${row.uuid}`,
      deleteApi: `/api/coupons/${row.uuid}`,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    });
    expect(await runQuery(query, { id: String(row.coupon_id) })).toEqual({ coupon });
    expect(await runQuery(query, { id: randomUUID() })).toEqual({ coupon: null });
    expect(await runQuery(query, { id: 'nonsense' })).toEqual({ coupon: null });
    expect(await runQuery('{ coupon { uuid } }')).toEqual({ coupon: null });
  });

  test('missing values are null or empty', async () => {
    const row = await create({
      target_products: {},
      condition: { order_total: '', order_qty: null },
      user_condition: { purchased: '' },
      buyx_gety: [{ sku: 'A', buy_qty: 1, get_qty: 1 }],
    });
    const { coupon } = await runQuery(`query ($id: ID!) { coupon(id: $id) { ${fields} } }`, { id: row.uuid });
    expect(coupon).toMatchObject({
      targetProducts: { maxQty: null, products: [] },
      condition: { orderTotal: null, orderQty: null, requiredProducts: [] },
      userCondition: { groups: [], emails: [], purchased: null },
      buyxGety: [{ maxY: null, discount: 100 }],
      maxUsesTimePerCoupon: null,
      startDate: null,
    });
  });

  test('the list is filtered, sorted and continued from a cursor', async () => {
    const prefix = `L${randomUUID().slice(0, 8)}`;
    for (const [name, status, free_shipping] of [
      ['b', 1, 0],
      ['a', 1, 1],
      ['c', 0, 1],
    ])
      await create({ coupon: `${prefix}${name}`, status, free_shipping });
    const list = async (...filters: object[]) => {
      const { coupons } = await runQuery(
        'query ($filters: [FilterInput!]) { coupons(filters: $filters) { total items { coupon } } }',
        { filters: [{ key: 'coupon', operation: 'like', value: prefix }, ...filters] },
      );
      return coupons.items.map(({ coupon }: { coupon: string }) => coupon.slice(prefix.length)).join('');
    };
    const eq = (key: string, value: string) => ({ key, operation: 'eq', value });
    expect(await list()).toBe('cab');
    expect(await list(eq('ob', 'coupon'))).toBe('abc');
    expect(await list(eq('ob', 'status'), eq('od', 'ASC'))).toBe('cba');
    expect(await list(eq('ob', 'used_time'))).toBe('bac');
    expect(await list(eq('status', '1'), eq('ob', 'coupon'))).toBe('ab');
    expect(await list(eq('free_shipping', '1'), eq('ob', 'coupon'))).toBe('ac');
    expect(await list(eq('coupon', `${prefix}c`))).toBe('c');
    const page = `query ($after: String, $filters: [FilterInput!]) {
      couponsConnection(first: 2, after: $after, filters: $filters) {
        edges { cursor node { coupon } } pageInfo { hasNextPage endCursor } } }`;
    const filters = [{ key: 'coupon', operation: 'like', value: prefix }, eq('ob', 'coupon')];
    const first = (await runQuery(page, { filters })).couponsConnection;
    expect(first.edges.map(({ node }: { node: { coupon: string } }) => node.coupon)).toEqual([
      `${prefix}a`,
      `${prefix}b`,
    ]);
    const rest = (await runQuery(page, { filters, after: first.pageInfo.endCursor })).couponsConnection;
    expect(rest).toMatchObject({
      edges: [{ node: { coupon: `${prefix}c` } }],
      pageInfo: { hasNextPage: false },
    });
  });

  test('shoppers cannot see or create coupons', async () => {
    const { body } = await shop.query('{ coupons { total } }');
    expect(body.errors[0].message).toMatch(/Cannot query field "coupons"/);
    expect((await shop.request('POST', '/api/coupons', plain())).status).toBe(401);
    expect((await shop.request('GET', '/api/coupons')).status).toBe(401);
  });
});
