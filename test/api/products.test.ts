import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const NOBODY = randomUUID();
let count = 0;
function body(more: object = {}) {
  count += 1;
  return {
    name: `Mug ${count}`,
    url_key: `mug-${count}`,
    sku: `MUG-${count}`,
    price: 12.5,
    qty: 10,
    ...more,
  };
}

const post = (sent: object) => shop.admin('POST', '/api/products', sent);
const patch = (id: string | number, sent: object) => shop.admin('PATCH', `/api/products/${id}`, sent);
const create = async (more?: object) => dataOf(await post(body(more)));
const read = async (id: string | number) => dataOf(await shop.admin('GET', `/api/products/${id}`));
const createCategory = async () => {
  count += 1;
  return dataOf(
    await shop.admin('POST', '/api/categories', { name: `Category ${count}`, url_key: `category-${count}` }),
  );
};

const rows = async (table: string) => {
  const { total } = await shop.db.one(
    sql.type(z.object({ total: column.int }))`select count(*) as total from ${sql.identifier([table])}`,
  );
  return total;
};
const refused = (status: number, code: string, message: string) => ({
  status,
  body: { error: expect.objectContaining({ status, code, message }) },
});

describe('creating', () => {
  test('missing fields have their defaults', async () => {
    const sent = body();
    expect(dataOf(await post(sent))).toEqual({
      product_id: expect.any(Number),
      uuid: expect.any(String),
      group_id: 1,
      variant_group_id: null,
      ...sent,
      compare_at_price: null,
      prices: {},
      lowest_price_30_days: null,
      unit_amount: null,
      unit: null,
      weight: 0,
      tax_class: null,
      status: true,
      visibility: true,
      no_shipping_required: false,
      manage_stock: true,
      stock_availability: true,
      description: null,
      return_days: null,
      min_qty: null,
      max_qty: null,
      qty_step: null,
      short_description: null,
      meta_title: null,
      meta_description: null,
      meta_keywords: null,
      meta_data: {},
      images: [],
      categories: [],
      attributes: [],
      category_id: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      updated_at: expect.any(String),
      links: [
        { rel: 'productGrid', href: '/admin/products', action: 'GET', types: ['text/html'] },
        {
          rel: 'edit',
          href: expect.stringMatching(/^\/admin\/products\/edit\/[0-9a-f-]{36}$/),
          action: 'GET',
          types: ['text/html'],
        },
        { rel: 'view', href: `/${sent.url_key}`, action: 'GET', types: ['text/html'] },
      ],
      withdrawal_excluded: null,
      consumer_notice_type: null,
      consumer_notice: null,
      gift_card: null,
    });
  });

  test('everything is stored as sent, and read again', async () => {
    const [one, two] = [await createCategory(), await createCategory()];
    const taxClass = dataOf(await shop.admin('POST', '/api/tax/classes', { name: 'Mugs' }));
    const sent = {
      weight: '1.2345',
      tax_class: taxClass.uuid,
      status: '0',
      visibility: 0,
      no_shipping_required: 1,
      manage_stock: false,
      stock_availability: '0',
      description: '<b>Bold</b> & "quoted"',
      short_description: 'Short',
      meta_title: 'Title',
      meta_description: 'Description',
      meta_keywords: 'a, b',
      images: ['/assets/a.png', 'https://cdn.example.com/b.png', '/assets/a.png'],
      categories: [one.uuid, String(one.category_id)],
      category_id: two.category_id,
    };
    const created = await create({ ...sent, price: '99.90', qty: '7' });
    const stored = {
      ...sent,
      price: 99.9,
      qty: 7,
      weight: 1.2345,
      tax_class: taxClass.tax_class_id,
      status: false,
      visibility: false,
      no_shipping_required: true,
      stock_availability: false,
      categories: [one.category_id, two.category_id],
      category_id: one.category_id,
    };
    expect(created).toMatchObject(stored);
    expect(await read(created.uuid)).toEqual(created);
    expect(await read(created.product_id)).toEqual(created);
  });

  test('the rows of a page editor are stored as JSON text', async () => {
    const rows = [{ id: 'r1', size: 1, columns: [{ id: 'c1', size: 1, data: { text: 'Hello' } }] }];
    const { description } = await create({ description: rows });
    expect(JSON.parse(description)).toEqual(rows);
  });

  test('unknown keys are dropped', async () => {
    const uuid = randomUUID();
    const created = await create({ uuid, product_id: 99_999, created_at: '2001-01-01', colour: 'red' });
    expect(created.uuid).not.toBe(uuid);
    expect(created.product_id).not.toBe(99_999);
    expect(created.created_at).not.toMatch(/^2001/);
    expect(created).not.toHaveProperty('colour');
  });

  test.each([
    [{ name: undefined }, 'name is required'],
    [{ url_key: undefined }, 'url_key is required'],
    [{ sku: undefined }, 'sku is required'],
    [{ price: undefined }, 'price is required'],
    [{ qty: undefined }, 'qty is required'],
    [{ name: '' }, 'name must not be empty'],
    [{ name: '  ' }, 'name must not be empty'],
    [{ name: 7 }, 'name must be a string'],
    [{ name: 'x'.repeat(256) }, 'name must have at most 255 characters'],
    [{ name: 'a\0b' }, 'name must not contain the NUL character'],
    [{ sku: null }, 'sku must be a string'],
    [{ url_key: 'Mug' }, 'url_key must be lowercase letters and digits, separated by single hyphens'],
    [{ url_key: 'a/b' }, 'url_key must be lowercase letters and digits, separated by single hyphens'],
    [{ url_key: 'x'.repeat(201) }, 'url_key must have at most 200 characters'],
    [{ price: 'free' }, 'price must be a number'],
    [{ price: null }, 'price must be a number'],
    [{ price: -0.01 }, 'price must not be negative'],
    [{ price: 1.005 }, 'price must have at most 2 decimals in USD'],
    [{ price: '1.00001' }, 'price must have at most 2 decimals in USD'],
    [{ price: 1e12 }, 'price must be less than 1000000000000'],
    [{ qty: 1.5 }, 'qty must be a whole number'],
    [{ qty: -1 }, 'qty must not be negative'],
    [{ qty: 1e10 }, 'qty must be at most 1000000000'],
    [{ qty: [] }, 'qty must be a whole number'],
    [{ weight: -1 }, 'weight must not be negative'],
    [{ weight: 1e8 }, 'weight must be less than 100000000'],
    [{ status: 2 }, 'status must be true, false, 1 or 0'],
    [{ visibility: 'yes' }, 'visibility must be true, false, 1 or 0'],
    [{ tax_class: 'x' }, 'tax_class must be the ID or UUID of a tax class, or null'],
    [{ description: 5 }, 'description must be a string, a list of rows or null'],
    [{ images: '/a.png' }, 'images must be an array'],
    [
      { images: ['javascript:alert(1)'] },
      'An image must be an http or https URL, or a path that starts with "/"',
    ],
    [{ categories: 1 }, 'categories must be an array'],
  ])('%j is 400: %s', async (flaw, message) => {
    const before = await rows('product');
    expect(await post(body(flaw))).toMatchObject(refused(400, 'VALIDATION_FAILED', message));
    expect(await rows('product')).toBe(before);
  });

  test.each([
    [{ categories: [999_999] }, 'UNKNOWN_CATEGORY', 'Category "999999" does not exist'],
    [{ categories: ['nonsense'] }, 'UNKNOWN_CATEGORY', 'Category "nonsense" does not exist'],
    [
      { category_id: '99999999999999999999' },
      'UNKNOWN_CATEGORY',
      'Category "99999999999999999999" does not exist',
    ],
    [{ group_id: 999 }, 'UNKNOWN_ATTRIBUTE_GROUP', 'Attribute group "999" does not exist'],
    [{ tax_class: 999 }, 'UNKNOWN_TAX_CLASS', 'Tax class "999" does not exist'],
    [{ tax_class: NOBODY }, 'UNKNOWN_TAX_CLASS', `Tax class "${NOBODY}" does not exist`],
    [{ group_id: 'nonsense' }, 'UNKNOWN_ATTRIBUTE_GROUP', 'Attribute group "nonsense" does not exist'],
  ])('%j is rejected with 400 and nothing is written', async (flaw, code, message) => {
    const before = [await rows('product'), await rows('url_rewrite')];
    expect(await post(body(flaw))).toMatchObject(refused(400, code, message));
    expect([await rows('product'), await rows('url_rewrite')]).toEqual(before);
  });

  test('an SKU or url_key in use is rejected with 409 and nothing is written', async () => {
    const { sku, url_key: key } = await create();
    const before = [await rows('product'), await rows('product_inventory'), await rows('url_rewrite')];
    expect(await post(body({ sku }))).toMatchObject(
      refused(409, 'SKU_EXISTS', `A product with the SKU "${sku}" already exists`),
    );
    expect(await post(body({ url_key: key }))).toMatchObject(
      refused(409, 'URL_KEY_EXISTS', `A product with the url_key "${key}" already exists`),
    );
    expect([await rows('product'), await rows('product_inventory'), await rows('url_rewrite')]).toEqual(
      before,
    );
  });

  test('of many concurrent requests with one SKU, one succeeds and the rest get 409', async () => {
    const sku = `RACE-${randomUUID()}`;
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(body({ sku }))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 409),
    ]);
  });

  test('only an administrator may write or list', async () => {
    for (const [method, path] of [
      ['POST', '/api/products'],
      ['PATCH', `/api/products/${randomUUID()}`],
      ['DELETE', `/api/products/${randomUUID()}`],
      ['GET', '/api/products'],
      ['GET', `/api/products/${randomUUID()}`],
    ] as const) {
      const { status } = await shop.request(method, path, method === 'GET' ? undefined : {});
      expect([method, path, status]).toEqual([method, path, 401]);
    }
  });
});

describe('updating', () => {
  test.each([
    { name: 'New' },
    { url_key: 'new-key' },
    { sku: 'NEW-SKU' },
    { price: 1.99 },
    { qty: 3 },
    { weight: 2.5 },
    { tax_class: null },
    { status: false },
    { visibility: false },
    { manage_stock: false },
    { stock_availability: false },
    { no_shipping_required: true },
    { description: null },
    { short_description: 'New' },
    { meta_title: '' },
    { meta_description: 'New' },
    { meta_keywords: null },
    { images: ['/c.png', '/a.png', '/d.png'] },
    { images: [] },
    {},
  ])('%j changes nothing else', async (change) => {
    const before = await create({
      weight: 1,
      tax_class: 1,
      description: 'D',
      short_description: 'S',
      meta_title: 'T',
      meta_description: 'M',
      meta_keywords: 'K',
      images: ['/a.png', '/b.png'],
      categories: [(await createCategory()).uuid],
    });
    const after = dataOf(await patch(before.uuid, change));
    const { links: _, updated_at: changedAt, ...rest } = after;
    const { links: __, updated_at: createdAt, ...unchanged } = before;
    expect(rest).toEqual({ ...unchanged, ...change });
    expect(Date.parse(changedAt)).toBeGreaterThanOrEqual(Date.parse(createdAt));
    expect(await read(before.uuid)).toEqual(after);
    dataOf(await shop.admin('DELETE', `/api/products/${before.uuid}`));
  });

  test('categories are replaced as a whole, by either key', async () => {
    const [one, two] = [await createCategory(), await createCategory()];
    const { uuid } = await create({ categories: [one.uuid] });
    const categoriesAfter = async (change: object) => dataOf(await patch(uuid, change)).categories;
    expect(await categoriesAfter({ category_id: two.uuid })).toEqual([two.category_id]);
    expect(await categoriesAfter({ categories: [one.category_id, two.category_id] })).toEqual([
      one.category_id,
      two.category_id,
    ]);
    expect(await categoriesAfter({ category_id: null })).toEqual([]);
  });

  test('a rejected change leaves everything unchanged', async () => {
    const other = await create();
    const before = await create({ images: ['/a.png'] });
    for (const [change, status] of [
      [{ sku: other.sku, images: [], qty: 1 }, 409],
      [{ url_key: other.url_key }, 409],
      [{ categories: [999_999], images: [] }, 400],
      [{ group_id: randomUUID() }, 400],
      [{ price: 1.999 }, 400],
      [{ qty: 0.5 }, 400],
      [{ name: null }, 400],
    ] as const)
      expect((await patch(before.uuid, change)).status).toBe(status);
    expect(await read(before.uuid)).toEqual(before);
  });

  test('a product keeps its own sku and url_key', async () => {
    const before = await create();
    expect((await patch(before.uuid, { sku: before.sku, url_key: before.url_key })).status).toBe(200);
  });
});

test.each(['PATCH', 'GET', 'DELETE'])('%s of an unknown product is 404', async (method) => {
  for (const id of [randomUUID(), 'nonsense', '0', '-1', '999999', '99999999999999999999'])
    expect(
      await shop.admin(method, `/api/products/${id}`, method === 'PATCH' ? {} : undefined),
    ).toMatchObject(refused(404, 'PRODUCT_NOT_FOUND', 'Product not found'));
});

test('a deleted product is returned as it was and is gone, from carts too', async () => {
  const category = await createCategory();
  const product = await create({ images: ['/a.png'], categories: [category.uuid] });
  const cart = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku: product.sku, qty: 1 }] }));
  const { links: _, ...was } = product;
  expect(dataOf(await shop.admin('DELETE', `/api/products/${product.uuid}`))).toEqual(was);
  expect((await shop.admin('GET', `/api/products/${product.uuid}`)).status).toBe(404);
  const left = await shop.query('query ($id: String!) { cart(id: $id) { items { productSku } } }', {
    id: cart.cartId,
  });
  expect(left.body.data.cart.items).toEqual([]);
});

test('the list is newest first, paginated', async () => {
  const [older, newer] = [await create(), await create()];
  const list = async (query: string) => dataOf(await shop.admin('GET', `/api/products?${query}`));
  expect((await list('limit=2')).map((row: { uuid: string }) => row.uuid)).toEqual([newer.uuid, older.uuid]);
  expect((await list('limit=1&page=2')).map((row: { uuid: string }) => row.uuid)).toEqual([older.uuid]);
  for (const query of ['limit=0', 'limit=101', 'limit=x', 'page=0', 'page=-1', 'page=1.5'])
    expect((await shop.admin('GET', `/api/products?${query}`)).status).toBe(400);
});

test('prices have at most the decimals of the currency', async () => {
  const yen = await testShop({ config: { shop: { currency: 'JPY' } } });
  const write = (price: unknown) => yen.admin('POST', '/api/products', body({ price }));
  expect(await write(99.5)).toMatchObject(
    refused(400, 'VALIDATION_FAILED', 'price must be a whole number in JPY'),
  );
  expect(dataOf(await write('1200.00')).price).toBe(1200);
  await yen.stop();
});
