import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobsSchema } from '../../packages/runtime/src/platform/migrations/jobsSchema.ts';
import { coreMigrations, readMigrations } from '../../packages/runtime/src/platform/migrations/source.ts';
import { createEmptyDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';

const NAME = '0330_search_languages';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createEmptyDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await jobsSchema().install?.(database.url);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const rows = async (text: string) => (await client.query(text)).rows;

test('records stored before the search supported words without spaces are found after the migration, also with indexes', async () => {
  const files = readMigrations([coreMigrations]).toSorted((one, other) => (one.name < other.name ? -1 : 1));
  for (const { sql } of files.filter(({ name }) => name < NAME)) await client.query(sql);
  await client.query(`
    insert into product (sku, name, url_key, price)
    values ('JA', '東京タワー模型', 'a', 1), ('PLAIN', 'Plain mug', 'b', 1), ('DASH', 'e-book', 'c', 1);
    insert into category (name, url_key) values ('手作り湯呑', 'x');
    insert into customer (full_name, email, password_hash) values ('山田太郎', 'taro@example.com', 'x');
    insert into translation (entity_type, entity_uuid, locale, fields)
    select 'product', uuid, 'de', '{"name": "Henkel-Becher"}' from product where sku = 'PLAIN'`);
  const untouched = `select xmin::text, search from product where sku = 'PLAIN'`;
  const before = await rows(untouched);

  for (const { sql } of files.filter(({ name }) => name >= NAME)) await client.query(`begin; ${sql}; commit`);

  expect(await rows(untouched)).toEqual(before);
  await client.query('set enable_seqscan = off');
  const found = (table: string, column: string, words: string, keyword: string) =>
    rows(`select ${column} as found from ${table} where ${words} @@ order_keyword('${keyword}')`);
  const named = (column: string) => `to_tsvector('simple', order_words(${column}))`;
  expect(await found('product', 'sku', 'search', 'タワー')).toEqual([{ found: 'JA' }]);
  expect(await found('product', 'sku', 'search', 'ebook')).toEqual([{ found: 'DASH' }]);
  expect(await found('category', 'name', named('name'), '湯呑')).toEqual([{ found: '手作り湯呑' }]);
  expect(await found('customer', 'full_name', named(`full_name || ' ' || email`), '太郎')).toEqual([
    { found: '山田太郎' },
  ]);
  expect(await found('translation', 'locale', 'search', 'henkelbecher')).toEqual([{ found: 'de' }]);
});
