import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedProducts } from '../../packages/runtime/src/modules/catalog/demo/seedProducts.ts';
import { createDatabase } from '../support/databases.ts';
import { writeOrders } from '../support/orderRows.ts';
import { adminListQueries } from '../support/plannedLists.ts';
import { dataOf, testShop } from '../support/shop.ts';

/** Maximum number of SQL statements of an admin list, excluding the caller lookup. */
const BUDGET = 4;
const CALLER = 1;

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
const requested = adminListQueries.flatMap(({ file, query, flags }) => [
  [file, 'as it opens', query, { ...flags, filters: [filter('page', '1'), filter('limit', '20')] }] as const,
  ...(/^areas\/(?:products|orders)\/list/.test(file)
    ? ([
        [file, 'with a keyword', query, { ...flags, filters: [filter('keyword', 'bulk')] }],
        [
          file,
          'filtered and sorted',
          query,
          {
            ...flags,
            filters: [
              filter('status', file.includes('orders') ? 'completed' : '1'),
              filter('ob', file.includes('orders') ? 'total' : 'price'),
              filter('od', 'desc'),
            ],
          },
        ],
      ] as const)
    : []),
]);

test('the queries of all lists are found', () => {
  expect(adminListQueries.length).toBeGreaterThan(15);
  expect(adminListQueries.map(({ file }) => file)).toContain('areas/orders/list.tsx');
});

test.each(requested)(
  'the list of %s %s sends at most four statements',
  async (_file, _how, query, variables) => {
    const before = shop.statements();
    const answer = await shop.query(query, variables, 'admin');
    expect(answer.body.errors).toBeUndefined();
    dataOf(answer);
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
