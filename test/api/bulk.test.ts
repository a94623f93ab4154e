import { randomUUID } from 'node:crypto';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedProducts } from '../../packages/runtime/src/modules/catalog/demo/seedProducts.ts';
import { adminsOf } from '../support/admins.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
const { newAdmin, newRole, tokenOf } = adminsOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const name = () => `b${randomUUID().slice(0, 8)}`;
const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
const get = (path: string) => shop.admin('GET', path);
const bulk = (path: string, body: object) => shop.admin('POST', `${path}/bulk`, body);
const newProduct = () => createProduct(shop, { price: 10, qty: 5 });
const newCategory = (parent: string | null = null) =>
  post('/api/categories', { name: 'Mugs', url_key: name(), parent_id: parent });

/**
 * Record types, each with a function that creates a record, a change that many records can share, and the error codes for unknown records.
 */
const KINDS: readonly (readonly [
  path: string,
  make: () => Promise<{ uuid: string }>,
  change: object,
  unknown: string,
])[] = [
  ['/api/products', newProduct, { status: 0 }, 'PRODUCT_NOT_FOUND'],
  ['/api/categories', () => newCategory(), { status: false }, 'CATEGORY_NOT_FOUND'],
  [
    '/api/collections',
    () => post('/api/collections', { name: 'Best', code: name() }),
    { description: 'All' },
    'COLLECTION_NOT_FOUND',
  ],
  [
    '/api/attributes',
    () => post('/api/attributes', { attribute_code: name(), attribute_name: 'Colour', type: 'text' }),
    { is_filterable: true },
    'ATTRIBUTE_NOT_FOUND',
  ],
  [
    '/api/customers',
    () =>
      post('/api/customers', {
        email: `${name()}@example.com`,
        password: randomUUID(),
        full_name: 'Ada',
      }),
    { status: 0 },
    'CUSTOMER_NOT_FOUND',
  ],
  [
    '/api/coupons',
    () =>
      post('/api/coupons', {
        coupon: name(),
        status: 1,
        discount_amount: 10,
        discount_type: 'fixed_discount_to_entire_order',
      }),
    { status: 0 },
    'COUPON_NOT_FOUND',
  ],
  [
    '/api/pages',
    () => post('/api/pages', { title: 'A', url_key: name() }),
    { status: true },
    'CMS_PAGE_NOT_FOUND',
  ],
  [
    '/api/blog/posts',
    () => post('/api/blog/posts', { name: 'A', url_key: name() }),
    { author: 'Ada' },
    'BLOG_POST_NOT_FOUND',
  ],
  [
    '/api/blog/categories',
    () => post('/api/blog/categories', { name: 'A', url_key: name() }),
    { name: 'News' },
    'BLOG_CATEGORY_NOT_FOUND',
  ],
  [
    '/api/landing-pages',
    () => post('/api/landing-pages', { name: 'A', url_key: name() }),
    { description: 'Sale' },
    'LANDING_PAGE_NOT_FOUND',
  ],
  [
    '/api/widgets',
    () => post('/api/widgets', { name: 'A', type: 'text_block', settings: { text: 'A' } }),
    { name: 'B' },
    'WIDGET_NOT_FOUND',
  ],
];

describe.each(KINDS)('%s/bulk', (path, make, change, unknown) => {
  test('changes all records with the ids, and rejects the others with the code of the single route', async () => {
    const made = [await make(), await make()];
    const uuids = made.map(({ uuid }) => uuid);
    const deleted = randomUUID();
    expect(dataOf(await bulk(path, { ids: [...uuids, deleted, 'x', ...uuids], change }))).toEqual({
      changed: 2,
      refused: [deleted, 'x'].map((id) => ({
        id,
        code: unknown,
        message: expect.stringMatching(/not found$/i),
      })),
    });
    for (const uuid of path === '/api/landing-pages' ? [] : uuids)
      expect(dataOf(await get(`${path}/${uuid}`))).toMatchObject(
        path === '/api/products' ? { status: false } : change,
      );
  });

  test('deletes all records with the ids', async () => {
    const uuids = [(await make()).uuid, (await make()).uuid];
    expect(dataOf(await bulk(path, { ids: uuids, delete: true }))).toEqual({ changed: 2, refused: [] });
    expect(dataOf(await bulk(path, { ids: uuids, delete: true }))).toMatchObject({
      changed: 0,
      refused: uuids.map((id) => ({ id, code: unknown })),
    });
  });
});

test('a record that is listed by both its integer id and its UUID counts once', async () => {
  const { id, uuid } = await newProduct();
  expect(
    dataOf(
      await bulk('/api/products', { ids: [id, uuid, uuid.toUpperCase(), String(id)], change: { qty: 9 } }),
    ),
  ).toEqual({
    changed: 1,
    refused: [],
  });
});

test.each([
  ['neither a change nor delete', { ids: ['1'] }],
  ['both', { ids: ['1'], change: {}, delete: true }],
  ['delete that is not true', { ids: ['1'], delete: false }],
  ['no ids', { ids: [], change: {} }],
  ['more than 1,000 ids', { ids: Array.from({ length: 1001 }, (_, index) => index + 1), change: {} }],
  ['a change that the single route refuses', { ids: ['1'], change: { price: 'much' } }],
  ['an amount finer than the currency', { ids: ['1'], change: { price: '1.999' } }],
])('%s is 400, and changes nothing', async (_, body) => {
  const { id } = await newProduct();
  const ids = body.ids[0] === '1' ? [id] : body.ids;
  const { status, body: answer } = await bulk('/api/products', { ...body, ids });
  expect([status, answer.error?.code]).toEqual([400, 'VALIDATION_FAILED']);
});

test('an error of the change is reported once, at its path, regardless of the number of records', async () => {
  const [first, second] = [await newProduct(), await newProduct()];
  const finer = { ids: [first.id, second.id], change: { price: '1.999' } };
  const { status, body } = await bulk('/api/products', finer);
  expect([status, body.error.details]).toMatchObject([
    400,
    [{ path: 'change.price', message: 'price must have at most 2 decimals in USD' }],
  ]);
  const coupon = {
    discount_type: 'fixed_discount_to_entire_order',
    discount_amount: '1.999',
    free_shipping: 0,
  };
  const refused = await bulk('/api/coupons', { ids: [1, 2], change: coupon });
  expect([refused.status, refused.body.error.details[0].path]).toEqual([400, 'change.discount_amount']);
});

test('keys that a change does not have are reported', async () => {
  const { id } = await newProduct();
  const answer = await bulk('/api/products', { ids: [id], change: { name: 'Mug', colour: 'red' }, more: 1 });
  expect(answer.headers.get('shop-ignored-keys')).toBe('change.colour, more');
});

test('the other records are changed if a constraint rejects one', async () => {
  const [taken, first, second] = [await newProduct(), await newProduct(), await newProduct()];
  const answer = dataOf(await bulk('/api/products', { ids: [first.id, second.id], change: { sku: name() } }));
  expect(answer).toMatchObject({ changed: 1, refused: [{ id: String(second.id), code: 'SKU_EXISTS' }] });
  const refused = dataOf(
    await bulk('/api/products', { ids: [first.id, taken.id], change: { sku: taken.sku } }),
  );
  expect(refused).toMatchObject({ changed: 1, refused: [{ id: String(first.id), code: 'SKU_EXISTS' }] });
});

test('events, former paths and stock follow as for a single record', async () => {
  const { id, uuid, sku } = await newProduct();
  const key = name();
  dataOf(await bulk('/api/products', { ids: [uuid], change: { url_key: key, qty: 3 } }));
  const events = await shop.db.any(sql.type(z.object({ event: z.string() }))`
    select event from event_log where payload ->> 'productId' = ${String(id)}`);
  expect(events.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['inventory_updated', 'product_updated']),
  );
  const old = await shop.request('GET', `/${sku.toLowerCase()}`);
  expect([old.status, old.headers.get('location')]).toEqual([302, `/${key}`]);
});

test('a category that is listed before its children is deleted together with them', async () => {
  const parent = await newCategory();
  const child = await newCategory(parent.uuid);
  const retained = await newCategory();
  const other = await newCategory(retained.uuid);
  expect(
    dataOf(await bulk('/api/categories', { ids: [parent.uuid, child.uuid, retained.uuid], delete: true })),
  ).toMatchObject({ changed: 2, refused: [{ id: retained.uuid, code: 'CATEGORY_HAS_CHILDREN' }] });
  expect((await get(`/api/categories/${other.uuid}`)).status).toBe(200);
});

test('the audit log has an entry for each record, with the route as its action', async () => {
  const made = [await newProduct(), await newProduct()];
  dataOf(await bulk('/api/products', { ids: made.map(({ id }) => id), change: { name: 'Logged' } }));
  const rows = await shop.db.any(sql.type(z.object({ entity_uuid: z.string() }))`
    select entity_uuid from audit_log where action = 'changeProducts' and after ->> 'name' = 'Logged'`);
  expect(rows.map(({ entity_uuid }) => entity_uuid).toSorted()).toEqual(
    made.map(({ uuid }) => uuid).toSorted(),
  );
});

test('a change requires the permission to update one record, and a deletion the permission to delete one', async () => {
  const { id } = await newProduct();
  const change = { ids: [id], change: { name: 'Mug' } };
  const remove = { ids: [id], delete: true };
  for (const [permission, body, status] of [
    ['updateProduct', change, 200],
    ['updateProduct', remove, 403],
    ['deleteProduct', change, 403],
    ['getProduct', change, 403],
    ['deleteProduct', remove, 200],
  ] as const) {
    const token = await tokenOf(await newAdmin([await newRole(permission)]));
    const answer = await shop.request('POST', '/api/products/bulk', body, { token });
    expect([permission, answer.status]).toEqual([permission, status]);
  }
  expect(
    (await shop.admin('POST', '/api/roles', { name: name(), permissions: ['changeProducts'] })).status,
  ).toBe(400);
});

/** SQL statements per row: the savepoint, the lock, the read, the update and the event. */
const STATEMENTS_A_ROW = 5;

test('a bulk change of 1,000 products takes a bounded number of statements per product', async () => {
  await seedProducts(shop.db, 1000);
  const rows = await shop.db.any(sql.type(z.object({ product_id: z.int() }))`
    select product_id from product order by product_id desc limit 1000`);
  const before = shop.statements();
  const answer = await bulk('/api/products', {
    ids: rows.map(({ product_id }) => product_id),
    change: { status: 0 },
    adjust: { price: { percent: -20 }, compare_at_price: { from_price: true } },
  });
  expect(dataOf(answer)).toEqual({ changed: 1000, refused: [] });
  // The values that adjustments are based on are read once for all rows.
  expect(shop.statements() - before).toBeLessThanOrEqual(STATEMENTS_A_ROW * 1000 + 10);
});

describe('an adjustment of products', () => {
  const read = async (id: number | string) => dataOf(await get(`/api/products/${id}`));
  const priced = (price: number, before: number | null = null) =>
    createProduct(shop, { price, qty: 1, compare_at_price: before });

  test.each([
    [
      '20 % off, with the price before',
      10,
      null,
      { price: { percent: -20 }, compare_at_price: { from_price: true } },
      8,
      10,
    ],
    ['a percent is rounded once, half away from zero', 0.25, null, { price: { percent: -10 } }, 0.23, null],
    ['a third of a percent', 100, null, { price: { percent: '33.3333' } }, 133.33, null],
    ['an amount', 10, null, { price: { amount: '-0.05' } }, 9.95, null],
    ['all of it', 10, null, { price: { percent: -100 } }, 0, null],
    ['the price before alone', 10, 12, { compare_at_price: { amount: 3 } }, 10, 15],
    ['a price before that is not there', 10, null, { compare_at_price: { percent: 5 } }, 10, null],
    ['the largest price', 999_999_999_999.99, null, { price: { percent: -50 } }, 500_000_000_000, null],
  ])('%s', async (_, price, before, adjust, after, compareAt) => {
    const { id } = await priced(price, before);
    expect(dataOf(await bulk('/api/products', { ids: [id], adjust }))).toEqual({ changed: 1, refused: [] });
    expect(await read(id)).toMatchObject({ price: after, compare_at_price: compareAt });
  });

  test('adds and removes categories, keeps the others, and changes other fields', async () => {
    const [retained, deleted, added] = [await newCategory(), await newCategory(), await newCategory()];
    const { id } = await newProduct();
    const two = [retained.category_id, deleted.category_id];
    dataOf(await bulk('/api/products', { ids: [id], change: { categories: two } }));
    const adjust = { add_categories: [added.uuid, retained.uuid], remove_categories: [deleted.category_id] };
    dataOf(await bulk('/api/products', { ids: [id], adjust, change: { status: 0 } }));
    const { categories, status } = await read(id);
    expect([categories, status]).toEqual([[retained.category_id, added.category_id], false]);
  });

  test('rejects a product whose price would be below zero, and changes the others', async () => {
    const [cheap, dear] = [await priced(1), await priced(10)];
    expect(
      dataOf(await bulk('/api/products', { ids: [cheap.id, dear.id], adjust: { price: { amount: -5 } } })),
    ).toMatchObject({
      changed: 1,
      refused: [{ id: String(cheap.id), code: 'VALIDATION_FAILED', message: 'price must not be negative' }],
    });
    expect([(await read(cheap.id)).price, (await read(dear.id)).price]).toEqual([1, 5]);
  });

  test.each([
    ['nothing', { adjust: {} }],
    ['an unknown key', { adjust: { weight: { percent: 1 } } }],
    ['both ways', { adjust: { price: { percent: 1, amount: 1 } } }],
    ['no way', { adjust: { price: {} } }],
    ['more than is there', { adjust: { price: { percent: -101 } } }],
    ['no number', { adjust: { price: { percent: 'half' } } }],
    ['an amount finer than the currency', { adjust: { price: { amount: '0.001' } } }],
    ['the price that is set too', { adjust: { price: { percent: 1 } }, change: { price: 5 } }],
    ['a deletion', { adjust: { price: { percent: 1 } }, delete: true }],
  ])('by %s is rejected with 400, and changes nothing', async (_, body) => {
    const { id } = await newProduct();
    const answer = await bulk('/api/products', { ids: [id], ...body });
    expect([answer.status, answer.body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect((await read(id)).price).toBe(10);
  });

  test('made twice concurrently counts both', async () => {
    const { id } = await priced(100);
    const cut = () => bulk('/api/products', { ids: [id], adjust: { price: { percent: -10 } } });
    await Promise.all([cut(), cut(), cut()]);
    expect((await read(id)).price).toBe(72.9);
  });
});

test('products without a tax class are found, and assigned one', async () => {
  const { tax_class_id: taxClass } = await post('/api/tax/classes', { name: name() });
  const { id, sku } = await newProduct();
  const find = async (value: string | number) =>
    dataOf(await get(`/api/products?sku=${sku}&tax_class=${value}`)).length;
  expect([await find('none'), await find(taxClass)]).toEqual([1, 0]);
  dataOf(await bulk('/api/products', { ids: [id], change: { tax_class: taxClass } }));
  expect([await find('none'), await find(taxClass)]).toEqual([0, 1]);
});

test('a metafield that its definition does not accept is an error of the change', async () => {
  const namespace = name();
  await post('/api/metafield-definitions', {
    ownerType: 'product',
    namespace,
    fieldKey: 'weight',
    name: 'Weight',
    fieldType: 'number',
  });
  const { id } = await newProduct();
  const change = { metafields: { [namespace]: { weight: 'heavy' } } };
  const { status, body } = await bulk('/api/products', { ids: [id], change });
  expect([status, body.error.code, body.error.details[0].path]).toEqual([
    400,
    'METAFIELD_INVALID',
    `change.metafields.${namespace}.weight`,
  ]);
});
