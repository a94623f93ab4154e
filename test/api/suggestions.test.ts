import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { seedProducts } from '../../packages/runtime/src/modules/catalog/demo/seedProducts.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { dataOf, testShop } from '../support/shop.ts';

let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url, config: { shop: { languages: ['en', 'de'] } } });
  const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
  for (const [sku, name, more] of [
    ['MUG', 'Stoneware Mug <b>', {}],
    ['BOWL', 'Stoneware Bowl', {}],
    ['OFF', 'Stoneware Secret', { status: 0 }],
    ['HID', 'Stoneware Hidden', { visibility: 0 }],
  ] as const)
    await post('/api/products', { sku, name, url_key: sku.toLowerCase(), price: 12.5, qty: 3, ...more });
  const category = await post('/api/categories', { name: 'Stoneware', url_key: 'stoneware', status: 1 });
  await post('/api/categories', {
    name: 'Stone tiles',
    url_key: 'tiles',
    status: 1,
    parent_id: category.uuid,
  });
  await post('/api/categories', { name: 'Stone draft', url_key: 'draft', status: 0 });
  await post('/api/pages', { title: 'Care of stoneware', url_key: 'care', status: 1, content: 'x' });
  await post('/api/pages', { title: 'Draft of stoneware', url_key: 'notyet', status: 0, content: 'x' });
  await post('/api/blog/posts', { name: 'Why stoneware', url_key: 'why', status: 1, content: 'x' });
  dataOf(
    await shop.admin('PUT', `/api/translations/category/${category.uuid}/de`, {
      fields: { name: 'Steinzeug', url_key: 'steinzeug' },
    }),
  );
});
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

const suggest = async (q: string, more = '') =>
  dataOf(await shop.request('GET', `/api/search/suggestions?q=${encodeURIComponent(q)}${more}`));
const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);
const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(shop.url + path, { headers: { accept: 'text/html', ...headers } });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};

describe('the search suggestions', () => {
  test('are the products, categories, pages and posts that shoppers may see', async () => {
    const found = await suggest(' stonew ');
    expect(found.keyword).toBe('stonew');
    expect(names(found.products).toSorted()).toEqual(['Stoneware Bowl', 'Stoneware Mug <b>']);
    expect(found.products.find(({ sku }: { sku: string }) => sku === 'MUG')).toMatchObject({
      url: '/mug',
      image: null,
      price: 12.5,
      in_stock: true,
    });
    expect(found.categories).toEqual([{ uuid: expect.any(String), name: 'Stoneware', url: '/stoneware' }]);
    expect(names(found.pages)).toEqual(['Care of stoneware']);
    expect(found.posts).toEqual([{ uuid: expect.any(String), name: 'Why stoneware', url: '/blog/why' }]);
    expect((await suggest('tile')).categories).toMatchObject([{ url: '/stoneware/tiles' }]);
  });

  test('are in the language of the request', async () => {
    expect((await suggest('stonew', '&locale=de')).categories).toMatchObject([
      { name: 'Steinzeug', url: '/de/steinzeug' },
    ]);
    const german = await page('/de/search/suggestions?keyword=stonew');
    expect(german.body).toContain('href="/de/steinzeug"');
    expect(german.body).toContain('href="/de/search?keyword=stonew"');
    expect(german.body).toContain('Kategorien');
  });

  test('forgive a typing error', async () =>
    expect(names((await suggest('stonewear')).products)).toContain('Stoneware Bowl'));

  test('are empty for a single letter, for no matches, and for punctuation', async () => {
    const none = { products: [], categories: [], pages: [], posts: [] };
    for (const q of ['', 's', '  s ', 'zzzzqqqq', "%' --", '€€'])
      expect([q, await suggest(q)]).toEqual([q, { keyword: q.trim(), ...none }]);
  });

  test('reject a keyword that is too long, a missing one, and an unknown parameter', async () => {
    for (const query of [`q=${'x'.repeat(201)}`, '', 'q=ab&limit=3'])
      expect([query, (await shop.request('GET', `/api/search/suggestions?${query}`)).status]).toEqual([
        query,
        400,
      ]);
    expect((await page(`/search/suggestions?keyword=${'x'.repeat(201)}`)).status).toBe(400);
  });

  test('are also in GraphQL', async () => {
    const { searchSuggestions } = dataOf(
      await shop.query(
        `{ searchSuggestions(keyword: "stonew") { products { sku name url image price inStock }
          categories { name url } pages { name } posts { uuid } } }`,
      ),
    );
    expect(searchSuggestions.categories).toEqual([{ name: 'Stoneware', url: '/stoneware' }]);
    expect(searchSuggestions.products).toHaveLength(2);
    expect(searchSuggestions.products[0]).toMatchObject({ price: 12.5, inStock: true, image: null });
    expect(searchSuggestions.posts).toHaveLength(1);
  });
});

describe('the search box', () => {
  test('has options as markup, escaped, with the number of them for screen readers', async () => {
    const { body, headers } = await page('/search/suggestions?keyword=stonew');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(body).toContain('data-status="5 suggestions. Use the arrow keys to choose."');
    expect(body.match(/role="option"/g)).toHaveLength(6);
    expect(body).toContain('Stoneware Mug &lt;b&gt;');
    expect(body).not.toContain('<b>');
    expect((await page('/search/suggestions?keyword=zzzzqqqq')).body).toContain('No suggestions');
    const etag = headers.get('etag') as string;
    expect((await page('/search/suggestions?keyword=stonew', { 'if-none-match': etag })).status).toBe(304);
  });

  test('has one small script, which browsers cache, only on pages with a search box', async () => {
    const { body, headers } = await page('/');
    const [, path = ''] = /<script src="(\/scripts\/suggest-[^"]+)" defer>/.exec(body) ?? [];
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    const script = await page(path);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.body.length).toBeLessThan(6000);
    expect((await page('/checkout')).body).not.toContain('/scripts/suggest-');
  });
});

test('are searched once until the content of the shop changes, in every process', async () => {
  const other = await testShop({ databaseUrl: database.url });
  const found = async () =>
    names(dataOf(await other.request('GET', '/api/search/suggestions?q=lamp')).products);
  const product = dataOf(
    await shop.admin('POST', '/api/products', {
      sku: 'LAMP',
      name: 'Lamp',
      url_key: 'lamp',
      price: 5,
      qty: 1,
    }),
  );
  // A change committed before the first read may still invalidate the cached response.
  for (let times = 0; times < 2; times += 1) expect(await found()).toEqual(['Lamp']);
  const before = other.statements();
  expect(await found()).toEqual(['Lamp']);
  // The two statements read the pages and check for content changes.
  expect(other.statements() - before).toBe(2);
  dataOf(await shop.admin('PATCH', `/api/products/${product.uuid}`, { name: 'Lamp of brass' }));
  expect(await found()).toEqual(['Lamp of brass']);
  dataOf(await shop.admin('DELETE', `/api/products/${product.uuid}`));
  expect(await found()).toEqual([]);
  await other.stop();
});

test('take two statements for any size of the shop, one more after a change and for a translation, none for a letter', async () => {
  const count = async (work: () => Promise<unknown>) => {
    const before = shop.statements();
    await work();
    return shop.statements() - before;
  };
  await seedProducts(shop.db, 300);
  for (const q of ['stonew', 'pro', 'zzzzqqqq']) {
    await suggest(q);
    expect([q, await count(() => suggest(q))]).toEqual([q, 2]);
    expect((await suggest(q)).products.length).toBeLessThanOrEqual(6);
  }
  expect(await count(() => suggest('stonew', '&locale=de'))).toBe(3);
  expect(await count(() => suggest('s'))).toBe(0);
});
