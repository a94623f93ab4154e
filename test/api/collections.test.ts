import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const post = (sent: object) => shop.admin('POST', '/api/collections', sent);
const patch = (id: string, sent: object) => shop.admin('PATCH', `/api/collections/${id}`, sent);
const create = async () => dataOf(await post({ name: 'Featured', code: randomUUID() }));
const refused = (status: number, code: string, message: string) => ({
  status,
  body: { error: expect.objectContaining({ status, code, message }) },
});

test('a collection is created, read, partially updated, listed and deleted', async () => {
  const code = randomUUID();
  const created = dataOf(await post({ name: 'Featured', code, unknown: 1 }));
  expect(created).toEqual({
    collection_id: expect.any(Number),
    uuid: expect.any(String),
    name: 'Featured',
    code,
    description: null,
    meta_data: {},
    created_at: expect.any(String),
    updated_at: expect.any(String),
    links: [
      { rel: 'collectionGrid', href: '/admin/collections', action: 'GET', types: ['text/html'] },
      { rel: 'edit', href: `/admin/collections/edit/${created.uuid}`, action: 'GET', types: ['text/html'] },
    ],
  });
  const changed = dataOf(await patch(created.uuid, { description: 'On the home page' }));
  expect({ ...changed, updated_at: 0 }).toEqual({
    ...created,
    description: 'On the home page',
    updated_at: 0,
  });
  expect(dataOf(await patch(created.uuid, { name: 'Chosen' })).description).toBe('On the home page');
  expect(dataOf(await patch(created.uuid, { description: null }))).toMatchObject({
    name: 'Chosen',
    description: null,
  });
  const { links: _, ...row } = dataOf(await shop.admin('GET', `/api/collections/${created.uuid}`));
  expect(dataOf(await shop.admin('GET', '/api/collections?limit=100'))).toContainEqual(row);
  expect(dataOf(await shop.admin('DELETE', `/api/collections/${created.collection_id}`))).toEqual(row);
  expect((await shop.admin('GET', `/api/collections/${created.uuid}`)).status).toBe(404);
});

test.each([
  [{ code: 'x' }, 'name is required'],
  [{ name: 'x' }, 'code is required'],
  [{ name: '', code: 'x' }, 'name must not be empty'],
  [{ name: 'x', code: ' ' }, 'code must not be empty'],
  [{ name: 'x', code: 5 }, 'code must be a string'],
  [{ name: 'x', code: 'x'.repeat(201) }, 'code must have at most 200 characters'],
  [{ name: 'x', code: 'x', description: 5 }, 'description must be a string, a list of rows or null'],
])('%j is 400: %s', async (sent, message) =>
  expect(await post(sent)).toMatchObject(refused(400, 'VALIDATION_FAILED', message)),
);

test('a code in use is rejected with 409', async () => {
  const [one, two] = [await create(), await create()];
  const exists = refused(
    409,
    'COLLECTION_CODE_EXISTS',
    `A collection with the code "${one.code}" already exists`,
  );
  expect(await post({ name: 'x', code: one.code })).toMatchObject(exists);
  expect(await patch(two.uuid, { code: one.code })).toMatchObject(exists);
  expect((await patch(one.uuid, { code: one.code })).status).toBe(200);
});

test.each(['PATCH', 'GET', 'DELETE'])('%s of an unknown collection is 404', async (method) => {
  for (const id of [randomUUID(), 'nonsense', '0', '999999'])
    expect(
      await shop.admin(method, `/api/collections/${id}`, method === 'PATCH' ? {} : undefined),
    ).toMatchObject(refused(404, 'COLLECTION_NOT_FOUND', 'Collection not found'));
});

describe('products of a collection', () => {
  test('are added once, listed, and removed', async () => {
    const collection = await create();
    const product = await createProduct(shop, { price: 1, qty: 1 });
    const path = `/api/collections/${collection.uuid}/products`;
    const both = {
      collection_id: collection.collection_id,
      collection_uuid: collection.uuid,
      product_id: product.id,
      product_uuid: product.uuid,
    };
    expect(dataOf(await shop.admin('POST', path, { product_id: product.uuid }))).toEqual(both);
    expect(dataOf(await shop.admin('POST', path, { product_id: String(product.id) }))).toEqual(both);
    const { body } = await shop.query(
      'query ($code: String!) { collection(code: $code) { name products { total items { sku collections { code } } } } }',
      { code: collection.code },
    );
    expect(body.data.collection).toEqual({
      name: 'Featured',
      products: { total: 1, items: [{ sku: product.sku, collections: [{ code: collection.code }] }] },
    });
    expect(dataOf(await shop.admin('DELETE', `${path}/${product.id}`))).toEqual(both);
    expect(await shop.admin('DELETE', `${path}/${product.id}`)).toMatchObject(
      refused(404, 'PRODUCT_NOT_IN_COLLECTION', 'The product is not in this collection'),
    );
  });

  test('an unknown one is rejected', async () => {
    const collection = await create();
    const { uuid } = await createProduct(shop, { price: 1, qty: 1 });
    expect(
      await shop.admin('POST', `/api/collections/${collection.uuid}/products`, { product_id: randomUUID() }),
    ).toMatchObject({ status: 400, body: { error: { code: 'UNKNOWN_PRODUCT' } } });
    expect(
      await shop.admin('POST', `/api/collections/${randomUUID()}/products`, { product_id: uuid }),
    ).toMatchObject(refused(404, 'COLLECTION_NOT_FOUND', 'Collection not found'));
  });
});

test('the list of all collections is for administrators', async () => {
  const { name } = await create();
  const { body } = await shop.query('{ collections { items { name } } }', {}, 'admin');
  expect(body.data.collections.items).toContainEqual({ name });
  const refusal = await shop.query('{ collections { items { name } } }');
  expect(refusal.body.errors[0].message).toMatch(/Cannot query field "collections"/);
  expect((await shop.request('POST', '/api/collections', {})).status).toBe(401);
});
