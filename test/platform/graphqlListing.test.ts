import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { bool, decimal, int, text, timestamp } from '../../packages/runtime/src/platform/db/columns.ts';
import { sql } from '../../packages/runtime/src/platform/db/db.ts';
import { openDatabase } from '../../packages/runtime/src/platform/db/pool.ts';
import type { Database } from '../../packages/runtime/src/platform/db/pool.ts';
import { columnFilter } from '../../packages/runtime/src/platform/listing/columnFilter.ts';
import { parseConnection } from '../../packages/runtime/src/platform/listing/parseConnection.ts';
import { parseListing } from '../../packages/runtime/src/platform/listing/parseListing.ts';
import type {
  FilterInput,
  ListingSpec,
  Operation,
} from '../../packages/runtime/src/platform/listing/contract.ts';
import { createEmptyDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';

const row = z.object({ id: int, name: text.nullable(), price: decimal, ok: bool, at: timestamp });

const spec: ListingSpec = {
  filters: {
    id: columnFilter(sql.fragment`id`, 'int'),
    name: columnFilter(sql.fragment`name`, 'text'),
    price: columnFilter(sql.fragment`price`, 'decimal'),
    ok: columnFilter(sql.fragment`ok`, 'boolean'),
    at: columnFilter(sql.fragment`at`, 'timestamp'),
  },
  sorts: {
    price: { column: sql.fragment`price`, kind: 'decimal', field: 'price' },
    at: { column: sql.fragment`date_trunc('milliseconds', at)`, kind: 'timestamp', field: 'at' },
  },
  id: { column: sql.fragment`id`, field: 'id' },
};

let clone: TestDatabase;
let database: Database;
beforeAll(async () => {
  clone = await createEmptyDatabase();
  database = await openDatabase({ url: clone.url, poolSize: 2 });
  await database.db.run(sql.type(z.object({}))`
    create table item (id int primary key, name text, price numeric(16, 4) not null, ok boolean not null,
      at timestamptz not null)`);
  // Every fifth row has no name. Several rows have the same price, and three rows have the same millisecond.
  await database.db.run(sql.type(z.object({}))`
    insert into item
    select n, case when n % 5 <> 0 then 'Cap_' || n || '%' end, (n % 7) * 1.5, n % 2 = 0,
      timestamptz '2026-01-31 12:00:00Z' + make_interval(secs => n / 3000.0)
    from generate_series(1, 95) n`);
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});

const filter = (key: string, operation: string, value: string): FilterInput => ({
  key,
  operation: operation as Operation,
  value,
});

test.each([
  ['id', 'in', '1,2,3', 3],
  ['id', 'nin', '1,2', 93],
  ['name', 'eq', 'Cap_1%', 1],
  ['name', 'neq', 'Cap_1%', 94],
  ['name', 'like', 'cAP_1%', 1],
  ['name', 'nlike', 'cAP_1%', 94],
  ['name', 'in', 'Cap_1%,Cap_2%', 2],
  ['price', 'eq', '3', 14],
  ['price', 'gt', '3.00', 54],
  ['price', 'lteq', '3', 41],
  ['price', 'nin', '0,1.5', 68],
  ['ok', 'eq', '1', 47],
  ['ok', 'neq', 'true', 48],
  ['at', 'lt', '2026-01-31T12:00:00.010Z', 29],
])('%s %s %s matches %i of 95 rows', async (key, operation, value, count) => {
  const { where } = parseListing([filter(key, operation, value)], spec);
  const { n } = await database.db.one(
    sql.type(z.object({ n: int }))`select count(*) as n from item where ${where}`,
  );
  expect(n).toBe(count);
});

async function idsOfPage(page: string): Promise<number[]> {
  const listing = parseListing([filter('limit', 'eq', '50'), filter('page', 'eq', page)], spec);
  const rows = await database.db.any(sql.type(row)`
    select * from item where ${listing.where} order by ${listing.orderBy}
    limit ${listing.limit} offset ${listing.offset}`);
  return rows.map(({ id }) => id);
}

test('pages are consecutive', async () => {
  const ids = [...(await idsOfPage('1')), ...(await idsOfPage('2'))];
  expect(ids).toEqual(Array.from({ length: 95 }, (_, i) => 95 - i));
  expect(await idsOfPage('3')).toEqual([]);
});

test.each<[string, FilterInput[], number]>([
  ['newest first', [], 95],
  ['by a key with equal values', [filter('ob', 'eq', 'price')], 95],
  [
    'downwards, among some',
    [filter('ob', 'eq', 'price'), filter('od', 'eq', 'DESC'), filter('ok', 'eq', '1')],
    47,
  ],
  ['by a time with equal milliseconds', [filter('ob', 'eq', 'at')], 95],
])('a connection read to its end shows each row once: %s', async (_, filters, count) => {
  const seen: number[] = [];
  let after: string | null = null;
  do {
    const keyset = parseConnection({ first: 10, after, filters }, spec);
    const rows = await database.db.any(sql.type(row)`
      select * from item where ${keyset.where} order by ${keyset.orderBy} limit ${keyset.limit}`);
    const { edges, pageInfo } = keyset.connect(rows);
    seen.push(...edges.map(({ node }) => node.id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  const listing = parseListing(filters, spec);
  const all = await database.db.any(sql.type(row)`
    select * from item where ${listing.where} order by ${listing.orderBy}`);
  expect(seen).toEqual(all.map(({ id }) => id));
  expect(seen).toHaveLength(count);
});
