import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../../packages/runtime/src/modules/demo/loadDemo.ts';
import { pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

/** Maximum number of SQL statements for an uncached page, by route. */
const MOST = 6;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await loadDemo(shop.app);
});
afterAll(() => shop.stop());

const { html } = pagesOf(() => shop);
const keyOf = async (path: string, fits: (row: Record<string, unknown>) => boolean = () => true) =>
  dataOf(await shop.admin('GET', path)).find(fits).url_key as string;

test('rendering a page again takes at most six statements', async () => {
  const paths = {
    homepage: '/',
    product: `/${await keyOf('/api/products?limit=100', (row) => row['variant_group_id'] === null)}`,
    'product with variants': `/${await keyOf('/api/products?limit=100', (row) => row['variant_group_id'] !== null && row['visibility'] === true)}`,
    category: `/${await keyOf('/api/categories', (row) => row['parent_id'] === null)}`,
    search: '/search?keyword=mug',
    blog: '/blog',
    page: `/${await keyOf('/api/pages')}`,
  };
  const counted: Record<string, readonly number[]> = {};
  for (const [name, path] of Object.entries(paths)) {
    const before = shop.statements();
    const { status } = await html(path);
    counted[name] = [status, shop.statements() - before];
  }
  expect(counted).toEqual({
    homepage: [200, 3],
    product: [200, 5],
    'product with variants': [200, MOST],
    category: [200, MOST],
    search: [200, MOST],
    blog: [200, 4],
    page: [200, 3],
  });
});
