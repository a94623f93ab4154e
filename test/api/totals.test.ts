import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { z } from 'zod';
import { int } from '../../packages/runtime/src/platform/db/columns.ts';
import { sql } from '../../packages/runtime/src/platform/db/db.ts';
import { seedProducts } from '../../packages/runtime/src/modules/catalog/index.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  // The response cache is off, so that each request runs its own statements.
  shop = await testShop({ config: { cache: { maxBytes: 0 } } });
});
afterAll(() => shop.stop());

const run = (statement: ReturnType<typeof sql.fragment>) => shop.db.run(sql.type(z.object({}))`${statement}`);
const totals = async (document: string, schema: 'storefront' | 'admin' = 'storefront') =>
  dataOf(await shop.query(document, {}, schema));

test('totals are exact up to 10000, and marked as inexact beyond', async () => {
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

test('a total of entries counts each once: of products without variants, of variants whose main variant is not listed, and beyond 10000', async () => {
  const total = async () => (await totals('{ products(grouped: true) { total totalIsExact } }')).products;
  const beyond = { total: 10_000, totalIsExact: false };
  expect(await total()).toEqual(beyond);
  // Hides all but 300 products. Every third remaining product becomes the main variant of the following two.
  await run(
    sql.fragment`update product set status = product_id > (select max(product_id) - 300 from product)`,
  );
  await run(sql.fragment`insert into variant_group (variant_group_id, attribute_group_id) overriding system value
    select product_id, 1 from product where status and product_id % 3 = 0`);
  await run(sql.fragment`update product p set variant_group_id = main.product_id, is_main = p.product_id = main.product_id,
      entry_of = nullif(main.product_id, p.product_id), variant_options = array[p.product_id]
    from product main where p.status and main.status and main.product_id % 3 = 0
      and p.product_id between main.product_id and main.product_id + 2`);
  const { entries } = await shop.db.one(
    sql.type(
      z.object({ entries: int }),
    )`select count(distinct entry_id) as entries from product where status`,
  );
  expect(entries).toBeLessThan(110);
  expect(await total()).toEqual({ total: entries, totalIsExact: true });
  await run(sql.fragment`update product set status = false where is_main`);
  const { alone } = await shop.db.one(
    sql.type(z.object({ alone: int }))`select count(distinct entry_id) as alone from product where status`,
  );
  expect(await total()).toEqual({ total: alone, totalIsExact: true });
  expect(alone).toBeGreaterThan(90);
});

test('every collection of both schemas states whether its total is exact', async () => {
  const { __schema: schema } = await totals('{ __schema { types { name fields { name } } } }', 'admin');
  const collections = schema.types.flatMap((type: { name: string; fields: { name: string }[] | null }) => {
    const fields = (type.fields ?? []).map(({ name }) => name);
    return fields.includes('currentFilters') ? [{ name: type.name, fields }] : [];
  });
  expect(collections.length).toBeGreaterThan(5);
  for (const { name, fields } of collections) expect(fields, name).toContain('totalIsExact');
});
