import { createShopClient, etagOf } from '@shop/sdk';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const client = async () => createShopClient({ baseUrl: shop.url, token: await shop.adminToken() });

test('a change with an outdated version is rejected', async () => {
  const { products } = await client();
  const { uuid } = await createProduct(shop, { price: 1, qty: 1 });
  const [mine, theirs] = [await products.get(uuid), await products.get(uuid)];
  expect(etagOf(mine)).toMatch(/^"[\w-]+"$/);
  const changed = await products.update(uuid, { name: 'Theirs' }, { ifMatch: etagOf(theirs) });
  await expect(products.update(uuid, { name: 'Mine' }, { ifMatch: etagOf(mine) })).rejects.toMatchObject({
    code: 'VERSION_CONFLICT',
    status: 412,
  });
  const again = await products.update(uuid, { name: 'Mine' }, { ifMatch: etagOf(changed) });
  expect(again.name).toBe('Mine');
});

test('a record without a version has none', async () => {
  const { products } = await client();
  const [first] = await products.list({ limit: 1 });
  expect(etagOf(first as object)).toBeUndefined();
  expect(etagOf({})).toBeUndefined();
});

test('many products are changed and deleted in one call', async () => {
  const { products } = await client();
  const { uuid } = await createProduct(shop, { price: 1, qty: 1 });
  expect(await products.bulk({ ids: [uuid], change: { name: 'Many' } })).toEqual({ changed: 1, refused: [] });
  expect((await products.get(uuid)).name).toBe('Many');
  expect(await products.bulk({ ids: [uuid], delete: true })).toEqual({ changed: 1, refused: [] });
});
