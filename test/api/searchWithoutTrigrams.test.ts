import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestShop } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { migrate } from '../../packages/runtime/src/platform/migrations/migrate.ts';
import { createEmptyDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { execute } from '../support/templateServer.ts';
import { createProduct, dataOf } from '../support/shop.ts';

let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await createEmptyDatabase();
  await execute(
    database.url,
    `create function no_extensions() returns event_trigger language plpgsql as $$
      begin raise exception 'permission denied to create extension'; end $$;
    create event trigger no_extensions on ddl_command_start when tag in ('CREATE EXTENSION')
      execute function no_extensions()`,
  );
  await migrate({ url: database.url, sources: [] });
  shop = await createTestShop({ databaseUrl: database.url, extensions: [] });
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

const search = async (keyword: string): Promise<string[]> => {
  const { products } = dataOf(
    await shop.query(
      'query ($k: String!) { products(filters: [{ key: "keyword", operation: eq, value: $k }]) { items { sku } } }',
      { k: keyword },
    ),
  );
  return products.items.map(({ sku }: { sku: string }) => sku);
};

test('without the right to create database extensions, search works except for typing errors; they can be enabled later', async () => {
  const { sku, uuid } = await createProduct(shop, { price: 1, qty: 1 });
  dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { name: 'Stoneware Mug' }));
  expect(await search('stonew')).toEqual([sku]);
  expect(await search('stonewear')).toEqual([]);
  await execute(database.url, 'drop event trigger no_extensions');
  await execute(database.url, 'select search_enable_typo_help()');
  expect(await search('stonewear')).toEqual([sku]);
});
