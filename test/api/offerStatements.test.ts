import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagesOf } from '../support/pages.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
let sku: string;
let category: { readonly uuid: string; readonly category_id: number };
beforeAll(async () => {
  shop = await testShop();
  category = await post('/api/categories', { name: 'Cups', url_key: 'cups', status: 1 });
  const of = { price: 10, qty: 9, categories: [category.category_id] };
  const [product] = await Promise.all(Array.from({ length: 20 }, () => createProduct(shop, of)));
  sku = product?.sku ?? '';
});
afterAll(() => shop.stop());

const { html, json } = pagesOf(() => shop);
const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));

const BADGES = 'badges { uuid label sentence endsAt }';
const readProduct = (key: string) =>
  shop.query(`query($key: String!) { productByUrlKey(urlKey: $key) { sku name ${BADGES} } }`, { key });
const listProducts = () => shop.query(`{ products { items { sku name ${BADGES} } } }`);

/** Counts the statements of reads that no process has kept. */
async function counts(): Promise<Record<string, number>> {
  const key = sku.toLowerCase();
  const reads: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
    'a product by GraphQL': () => readProduct(key),
    'a list by GraphQL': listProducts,
    'the page of a product': () => html(`/${key}`),
    'the page of a category': () => html('/cups'),
    'the page of a category as JSON': () => json('/cups'),
    'a search': () => html('/search?keyword=product'),
    homepage: () => html('/'),
  };
  const found: Record<string, number> = {};
  for (const [name, read] of Object.entries(reads)) {
    await forgetPages();
    const before = shop.statements();
    expect((await read()).status).toBe(200);
    found[name] = shop.statements() - before;
  }
  return found;
}

/** Changes the content of the shop, so that nothing that was kept is shown. */
let changes = 0;
const forgetPages = async () =>
  dataOf(await shop.admin('PATCH', `/api/categories/${category.uuid}`, { name: `Cups ${(changes += 1)}` }));

test('badges take no statement more, whatever the offers ask for', async () => {
  const plain = await counts();
  expect(plain).toMatchObject({ 'a product by GraphQL': 1, 'a list by GraphQL': 1 });
  for (const fields of [
    {},
    { conditions: [{ kind: 'categories', ids: [category.uuid] }] },
    { max_uses: 9, ends_at: '2099-01-01T00:00:00.000Z' },
  ])
    await post('/api/promotions', {
      name: 'Offer',
      label: 'Spring offer',
      status: true,
      class: 'product',
      combines: ['product'],
      action: { kind: 'percent', value: 20 },
      ...fields,
    });
  expect(await counts()).toEqual(plain);
  const { badges } = (await readProduct(sku.toLowerCase())).body.data.productByUrlKey;
  expect(badges).toHaveLength(3);
  const { items } = (await listProducts()).body.data.products;
  expect(items.map((item: { badges: readonly unknown[] }) => item.badges.length)).toEqual(Array(20).fill(3));
  expect((await html('/cups')).body).toContain('<span class="badge sale">Spring offer</span>');
});
