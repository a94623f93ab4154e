import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteProduct } from '../../packages/runtime/src/modules/catalog/products/deleteProduct.ts';
import { updateProduct } from '../../packages/runtime/src/modules/catalog/products/updateProduct.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const read = async (uuid: string) => dataOf(await shop.admin('GET', `/api/products/${uuid}`));
const change = (uuid: string, body: object) => shop.admin('PATCH', `/api/products/${uuid}`, body);
const newCategory = async () => {
  const key = `c-${randomUUID()}`;
  return dataOf(await shop.admin('POST', '/api/categories', { name: key, url_key: key }));
};
const newAttribute = async () => {
  const attribute_code = `a_${randomUUID().replaceAll('-', '_')}`;
  const attribute = { attribute_code, attribute_name: 'A', type: 'text', groups: [1] };
  dataOf(await shop.admin('POST', '/api/attributes', attribute));
  return attribute_code;
};

test('a product that is changed while another change waits is returned with both changes', async () => {
  const { uuid } = await createProduct(shop, { price: 10, qty: 1 });
  const [category, code] = [await newCategory(), await newAttribute()];
  const { request } = await shop.db.transaction(async (tx) => {
    await updateProduct(
      shop.app,
      tx,
      { uuid },
      {
        images: ['/first.png', '/second.png'],
        categories: [category.uuid],
        attributes: [{ attribute_code: code, value: 'blue' }],
      },
    );
    const waiting = change(uuid, { name: 'Renamed' });
    // After the pause, the request is waiting for the lock.
    await pause(300);
    return { request: waiting };
  });
  const answer = dataOf(await request);
  expect(answer).toMatchObject({
    name: 'Renamed',
    images: ['/first.png', '/second.png'],
    categories: [category.category_id],
    attributes: [{ attribute_code: code, value: 'blue' }],
  });
  expect(await read(uuid)).toEqual(answer);
});

test('concurrent changes of different parts are all kept', async () => {
  const codes = [await newAttribute(), await newAttribute()];
  const category = await newCategory();
  for (let round = 0; round < 5; round += 1) {
    const { uuid } = await createProduct(shop, { price: 10, qty: 1 });
    const parts = [
      { name: 'Renamed' },
      { price: 12.5 },
      { images: ['/a.png'] },
      { categories: [category.uuid] },
      { qty: 7 },
      ...codes.map((attribute_code) => ({ attributes: [{ attribute_code, value: 'x' }] })),
    ];
    const answers = await Promise.all(parts.map((part) => change(uuid, part)));
    answers.forEach(dataOf);
    const product = await read(uuid);
    expect(product).toMatchObject({ name: 'Renamed', images: ['/a.png'], qty: 7 });
    expect([Number(product.price), product.categories]).toEqual([12.5, [category.category_id]]);
    expect(
      product.attributes.map(({ attribute_code }: { attribute_code: string }) => attribute_code),
    ).toEqual(expect.arrayContaining(codes));
  }
});

test.each([
  ['product_id', 404, 'PRODUCT_NOT_FOUND'],
  ['linked_product_id', 400, 'UNKNOWN_PRODUCT'],
])('a link waits for the deletion of its %s, and is rejected', async (side, status, code) => {
  const [going, staying] = await Promise.all([0, 1].map(() => createProduct(shop, { price: 10, qty: 1 })));
  const [owner, linked] = side === 'product_id' ? [going, staying] : [staying, going];
  const { request } = await shop.db.transaction(async (tx) => {
    await deleteProduct(shop.app, tx, { uuid: going!.uuid });
    const body = { linked_product_id: linked!.uuid, type: 'related' };
    const waiting = shop.admin('POST', `/api/products/${owner!.uuid}/links`, body);
    await pause(300);
    return { request: waiting };
  });
  expect(await request).toMatchObject({ status, body: { error: { code } } });
});
