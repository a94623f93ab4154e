import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { seedProducts } from '../../packages/runtime/src/modules/catalog/index.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const totals = async (document: string, schema: 'storefront' | 'admin' = 'storefront') =>
  dataOf(await shop.query(document, {}, schema));

test('totals are exact up to 10000, and say so beyond', async () => {
  const document = `{ all: products { total totalIsExact }
    some: products(filters: [{ key: "max_price", operation: eq, value: "20" }]) { total totalIsExact } }`;
  await seedProducts(shop.db, 10_000);
  const exact = { total: 10_000, totalIsExact: true };
  expect(await totals(document)).toMatchObject({ all: exact, some: { totalIsExact: true } });
  await seedProducts(shop.db, 1);
  const before = shop.statements();
  const { all, some } = await totals(document);
  expect(shop.statements() - before).toBe(2);
  expect(all).toEqual({ total: 10_000, totalIsExact: false });
  expect(some.total).toBeGreaterThan(100);
  expect(some.totalIsExact).toBe(true);
});

test('every collection of both schemas says whether its total is exact', async () => {
  const { __schema: schema } = await totals('{ __schema { types { name fields { name } } } }', 'admin');
  const collections = schema.types.flatMap((type: { name: string; fields: { name: string }[] | null }) => {
    const fields = (type.fields ?? []).map(({ name }) => name);
    return fields.includes('currentFilters') ? [{ name: type.name, fields }] : [];
  });
  expect(collections.length).toBeGreaterThan(5);
  for (const { name, fields } of collections) expect(fields, name).toContain('totalIsExact');
});
