import { sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  readProductConnection,
  readProducts,
} from '../../packages/runtime/src/modules/catalog/listing/productCollection.ts';
import { productSpec } from '../../packages/runtime/src/modules/catalog/listing/productListing.ts';
import type { FilterInput } from '../../packages/runtime/src/platform/listing/contract.ts';
import { parseConnection } from '../../packages/runtime/src/platform/listing/parseConnection.ts';
import { visitorContext } from '../../packages/runtime/src/platform/loading/readContext.ts';
import { pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

/** Number of products and posts, so that lists go on where numbered pages end. */
const ROWS = 10_050;

const nothing = sql.type(z.object({}));
const insertProducts = (prefix: string, first: number, last: number) => nothing`
  with p as (
    insert into product (sku, name, url_key, price)
    select ${prefix}::text || n, 'Deep ' || n % 50, lower(${prefix}::text) || n, n % 40
    from generate_series(${first}::int, ${last}::int) n returning product_id
  )
  insert into product_inventory (product_id) select product_id from p`;

let shop: TestShop;
const { html, json } = pagesOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
  await shop.db.run(insertProducts('DEEP-', 1, ROWS));
  const { category_id } = dataOf(
    await shop.admin('POST', '/api/categories', { name: 'Deep', url_key: 'deep', status: 1 }),
  );
  await shop.db.run(nothing`
    insert into product_category (product_id, category_id)
    select product_id, ${Number(category_id)} from product where sku like 'DEEP-%'`);
  await shop.db.run(nothing`
    insert into blog_post (name, url_key, status, published_at)
    select 'Post ' || n, 'post-' || n, true, timestamptz '2020-01-01' + make_interval(mins => n)
    from generate_series(1, ${ROWS}::int) n`);
  await shop.db.run(nothing`vacuum analyze`);
}, 120_000);
afterAll(() => shop.stop());

const TEXT =
  'Numbered pages end after 10000 rows. To read further, follow "next" of a REST list, or "after" of a GraphQL connection.';
const eq = (key: string, value: string) => ({ key, operation: 'eq', value });
const paged = (page: number, limit: number) => [eq('page', String(page)), eq('limit', String(limit))];
const PRODUCTS = 'query ($filters: [FilterInput!]) { products(filters: $filters) { total items { sku } } }';

describe('a numbered page must end within 10,000 rows', () => {
  test('over REST', async () => {
    const within = await shop.admin('GET', '/api/products?page=100&limit=100');
    expect([within.status, within.body.data.length]).toEqual([200, 100]);
    const details = [{ path: 'page', rule: 'PAGE_TOO_DEEP', values: { rows: 10_000 }, message: TEXT }];
    for (const query of ['page=101&limit=100', 'page=501', 'page=417&limit=24', 'page=999999999&limit=1']) {
      const { status, body } = await shop.admin('GET', `/api/products?${query}`);
      expect([query, status, body]).toEqual([
        query,
        400,
        {
          error: {
            status: 400,
            code: 'PAGE_TOO_DEEP',
            message: TEXT,
            values: { rows: 10_000 },
            details,
            requestId: expect.any(String),
          },
        },
      ]);
    }
  });

  test.each(['storefront', 'admin'] as const)('in the GraphQL of the %s', async (schema) => {
    const within = await shop.query(PRODUCTS, { filters: paged(100, 100) }, schema);
    expect(within.body.data.products).toMatchObject({ total: 10_000, items: { length: 100 } });
    const { body } = await shop.query(PRODUCTS, { filters: paged(101, 100) }, schema);
    expect(body.errors).toMatchObject([
      { message: TEXT, extensions: { code: 'PAGE_TOO_DEEP', values: { rows: 10_000 } } },
    ]);
  });

  test.each([
    ['/deep', 416],
    ['/blog', 833],
  ])('on the page %s, whose last page is %i', async (path, last) => {
    const end = await html(`${path}?page=${last}`);
    expect(end.status).toBe(200);
    const linksTo = (text: string, page: number): boolean => text.includes(`<a href="${path}?page=${page}"`);
    expect([last - 1, last, last + 1].map((page) => linksTo(end.body, page))).toEqual([true, true, false]);
    expect(end.body).not.toContain('rel="next"');
    expect(linksTo((await html(path)).body, last)).toBe(true);
    for (const beyond of [last + 1, 5000]) {
      const { status, body } = await json(`${path}?page=${beyond}`);
      const { items, page, pages, total } = body.data.posts ?? body.data.entity.products;
      expect({ status, items, page, pages, total }).toEqual({
        status: 404,
        items: [],
        page: beyond,
        pages: last,
        total: 10_000,
      });
    }
  });
});

describe('reading by key returns each row once while rows are inserted and deleted', () => {
  test.each<[string, number]>([
    ['ob=price&limit=100', ROWS],
    ['ob=price&od=desc&price=7&limit=20', 252],
    ['ob=name&price=7&limit=20', 252],
    ['ob=created_at&price=7&limit=20', 252],
    ['price=7&limit=20', 252],
    ['keyword=deep 7&limit=100', 1289],
  ])('over REST: %s', async (order, expected) => {
    const seen: string[] = [];
    let next: string | null = `/api/products?sku[like]=DEEP-&${order}`;
    for (let page = 1; next !== null; page += 1) {
      const { status, body }: TestAnswer = await shop.admin('GET', next);
      expect([status, body.meta.page]).toEqual([200, page]);
      seen.push(...body.data.map(({ sku }: { sku: string }) => sku));
      next = body.meta.next;
      // Some of these come before the rows that were read, and some after them.
      if (page % 5 === 1)
        await shop.db.run(insertProducts(`AMID-${order.replaceAll(/\W/g, '')}-${page}-`, 1, 80));
      if (page % 5 === 3) await shop.db.run(nothing`delete from product where sku like 'AMID-%'`);
    }
    expect([seen.length, new Set(seen).size]).toEqual([expected, expected]);
  });
});

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}
const planRow = z.object({ 'QUERY PLAN': z.unknown() });

/** Returns the greatest number of rows that one scan of a product table reads for what `work` reads. */
async function rowsRead(work: (db: Db) => Promise<unknown>): Promise<number> {
  let most = 0;
  const visit = (node: PlanNode): void => {
    if (node['Relation Name']?.startsWith('product')) {
      const rows = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
      most = Math.max(most, rows * node['Actual Loops']);
    }
    node.Plans?.forEach(visit);
  };
  const explained = async (query: Parameters<Db['any']>[0]) => {
    const rows = await shop.db.any(sql.type(planRow)`explain (analyze, format json) ${query}`);
    const plans = rows[0]?.['QUERY PLAN'] as readonly { readonly Plan: PlanNode }[];
    plans.forEach(({ Plan }) => visit(Plan));
    return shop.db.any(query);
  };
  await work({ ...shop.db, any: explained } as unknown as Db);
  return most;
}

const DEPTH = 9900;

test.each([
  ['newest', []],
  ['price', [eq('ob', 'price')]],
  ['name', [eq('ob', 'name')]],
  ['created_at', [eq('ob', 'created_at'), eq('od', 'desc')]],
])('by key, the page after 9,900 products by %s reads as few rows as the first', async (_, by) => {
  const context = visitorContext(shop.app, shop.db);
  const filters = by as readonly FilterInput[];
  const limit = 20;
  const keyset = parseConnection({ filters, first: limit }, productSpec(filters, context, []));
  const { items } = await readProducts(
    context,
    [...filters, ...(paged(DEPTH / limit, limit) as FilterInput[])],
    { isGrouped: false },
  );
  const after = keyset.cursorOf((await items).at(-1));
  const byKey = (start: string | null) =>
    rowsRead((db) => readProductConnection({ ...context, db }, { first: limit, after: start, filters }));
  const byNumber = (page: number) =>
    rowsRead(async (db) => {
      const numbered = [...filters, ...(paged(page, limit) as FilterInput[])];
      return (await readProducts({ ...context, db }, numbered, { isGrouped: false })).items;
    });
  const first = await byKey(null);
  expect(first).toBeGreaterThanOrEqual(limit);
  expect(first).toBeLessThanOrEqual(limit + 10);
  expect(await byKey(after)).toBeLessThanOrEqual(limit + 10);
  expect(await byNumber(DEPTH / limit)).toBeGreaterThanOrEqual(DEPTH);
});
