import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedProducts } from '../../packages/runtime/src/modules/catalog/demo/seedProducts.ts';
import { createDatabase } from '../support/databases.ts';
import { writeOrders } from '../support/orderRows.ts';
import { dataOf, testShop } from '../support/shop.ts';

const admin = path.resolve(import.meta.dirname, '../../packages/admin/src');
/** Maximum number of SQL statements of an admin list, excluding the caller lookup. */
const BUDGET = 4;
const CALLER = 1;

/** Reads the list queries from the admin's sources, because a separate project compiles the admin. */
const queries = globSync('**/{list,*List}.tsx', { cwd: admin }).flatMap((file) =>
  [...readFileSync(path.join(admin, file), 'utf8').matchAll(/adminGraphql\(\s*`([^`]+\$filters[^`]+)`/g)].map(
    ([, query]) => [file, query as string] as const,
  ),
);

let shop: TestShop;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createDatabase();
  drop = database.drop;
  shop = await testShop({ databaseUrl: database.url });
  await seedProducts(shop.db, 200);
  await writeOrders(database.url, { first: 1, last: 200, total: 200 });
  // Loads data that a process reads only once, such as the caller's roles, before statements are counted.
  dataOf(await shop.query('{ products { total } }', {}, 'admin'));
});
afterAll(async () => {
  await shop?.stop();
  await drop?.();
});

const filter = (key: string, value: string) => ({ key, operation: 'eq', value });
/** All lists. Products and orders are also tested with a search, filters and sorting. */
const requested = queries.flatMap(([file, query]) => [
  [file, 'as it opens', query, [filter('page', '1'), filter('limit', '20')]] as const,
  ...(/^areas\/(?:products|orders)\/list/.test(file)
    ? ([
        [file, 'with a keyword', query, [filter('keyword', 'bulk')]],
        [
          file,
          'filtered and sorted',
          query,
          [
            filter('status', file.includes('orders') ? 'completed' : '1'),
            filter('ob', file.includes('orders') ? 'total' : 'price'),
            filter('od', 'desc'),
          ],
        ],
      ] as const)
    : []),
]);

test('the queries of all lists are found', () => {
  expect(queries.length).toBeGreaterThan(15);
  expect(queries.map(([file]) => file)).toContain('areas/orders/list.tsx');
});

test.each(requested)(
  'the list of %s %s sends at most four statements',
  async (_file, _how, query, filters) => {
    const before = shop.statements();
    dataOf(await shop.query(query, { filters }, 'admin'));
    expect(shop.statements() - before).toBeLessThanOrEqual(BUDGET + CALLER);
  },
);

test.each(['/api/carts', '/api/emails', '/api/menus', '/api/redirects'])(
  'the list of %s sends at most four statements',
  async (address) => {
    const before = shop.statements();
    dataOf(await shop.admin('GET', address));
    expect(shop.statements() - before).toBeLessThanOrEqual(BUDGET + CALLER);
  },
);
