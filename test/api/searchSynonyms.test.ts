import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  for (const [sku, name] of [
    ['SOFA', 'Sofa Oslo'],
    ['COUCH', 'Corner couch Bergen'],
    ['TV', 'Television set 55 inch'],
    ['TVS', 'Flat TV stand'],
    ['MUG', 'Stoneware mug'],
    ['BLUE', 'Blue chair'],
  ] as const)
    dataOf(
      await shop.admin('POST', '/api/products', { sku, name, url_key: sku.toLowerCase(), price: 10, qty: 5 }),
    );
});
afterAll(() => shop.stop());

const view = async (keyword: string) => {
  const answer = await fetch(`${shop.url}/search?keyword=${encodeURIComponent(keyword)}`, {
    headers: { accept: 'application/json' },
  });
  return ((await answer.json()) as { data: SearchData }).data;
};
interface SearchData {
  readonly correction: string | null;
  readonly instead: readonly unknown[];
  readonly products: { readonly total: number; readonly items: readonly { readonly sku: string }[] };
}
const found = async (keyword: string) =>
  (await view(keyword)).products.items.map(({ sku }) => sku).toSorted();
const html = async (path: string) =>
  (await fetch(shop.url + path, { headers: { accept: 'text/html' } })).text();
const create = (terms: unknown) => shop.admin('POST', '/api/search-synonyms', { terms });

describe('a group of synonyms', () => {
  test('finds the products of all its terms, of one word or several, ignoring case and accents', async () => {
    expect(await found('couch')).toEqual(['COUCH']);
    const group = dataOf(await create(['Sofa', 'couch', 'settée']));
    expect(group.terms).toEqual(['Sofa', 'couch', 'settée']);
    dataOf(await create(['TV', 'television set']));
    expect(await found('couch')).toEqual(['COUCH', 'SOFA']);
    expect(await found('settee')).toEqual(['COUCH', 'SOFA']);
    expect(await found('SOFA oslo')).toEqual(['SOFA']);
    expect(await found('television set')).toEqual(['TV', 'TVS']);
    expect(await found('tv')).toEqual(['TV', 'TVS']);
    expect(await found('tv stand')).toEqual(['TVS']);
    // Only whole words match a term.
    expect(await found('televis')).toEqual(['TV']);
    const { products } = dataOf(
      await shop.query(
        '{ products(filters: [{ key: "keyword", operation: eq, value: "settee" }]) { total } }',
      ),
    );
    expect(products.total).toBe(2);
    const { searchSuggestions } = dataOf(
      await shop.query('{ searchSuggestions(keyword: "settee") { products { sku } } }'),
    );
    expect(searchSuggestions.products).toHaveLength(2);
    dataOf(await shop.admin('PATCH', `/api/search-synonyms/${group.uuid}`, { terms: ['settee', 'bench'] }));
    expect(await found('couch')).toEqual(['COUCH']);
    expect(dataOf(await shop.admin('DELETE', `/api/search-synonyms/${group.uuid}`, undefined)).terms).toEqual(
      ['settee', 'bench'],
    );
    expect((await shop.admin('GET', `/api/search-synonyms/${group.uuid}`)).status).toBe(404);
  });

  test('is listed, newest first, and found by a term', async () => {
    dataOf(await create(['cup', 'mug']));
    const all = dataOf(await shop.admin('GET', '/api/search-synonyms'));
    expect(all[0].terms).toEqual(['cup', 'mug']);
    expect(dataOf(await shop.admin('GET', '/api/search-synonyms?keyword=CUP'))).toHaveLength(1);
    expect(dataOf(await shop.admin('GET', '/api/search-synonyms?keyword=nothing'))).toEqual([]);
  });

  test.each([
    ['one term', ['sofa']],
    ['no list', 'sofa, couch'],
    ['a term without letters', ['sofa', '!!!']],
    ['a term twice', ['sofa', ' SOFA ']],
    ['a long term', ['sofa', 'x'.repeat(101)]],
    ['too many terms', Array.from({ length: 51 }, (_, index) => `term${index}`)],
  ])('is refused with %s', async (_, terms) => {
    const { status, body } = await create(terms);
    expect([status, body.error.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  test('is for administrators with the permission', async () =>
    expect((await shop.request('POST', '/api/search-synonyms', { terms: ['a', 'b'] })).status).toBe(401));
});

describe('a search that finds nothing as written', () => {
  test.each([
    ['stonewear', 'stoneware'],
    ['blue chiar', 'blue chair'],
    ['televison', 'television'],
  ])('%j suggests %j', async (keyword, meant) => {
    expect((await view(keyword)).correction).toBe(meant);
    expect(await html(`/search?keyword=${encodeURIComponent(keyword)}`)).toContain(
      `<a href="/search?keyword=${encodeURIComponent(meant)}">${meant}</a>`,
    );
    expect((await view(meant)).correction).toBeNull();
  });

  test('shows the newest products and search tips if nothing is similar', async () => {
    const none = await view('zzzzqqqq');
    expect(none).toMatchObject({ correction: null, products: { total: 0 } });
    expect(none.instead).toHaveLength(4);
    const page = await html('/search?keyword=zzzzqqqq');
    expect(page).toContain('Check the spelling.');
    expect(page).not.toContain('Did you mean');
    expect((await view('mug')).instead).toEqual([]);
    expect((await view('mug')).correction).toBeNull();
  });

  test('takes at most six statements, with and without results', async () => {
    for (const keyword of ['mug', 'stonewear', 'zzzzqqqq']) {
      const before = shop.statements();
      await html(`/search?keyword=${keyword}`);
      expect([keyword, shop.statements() - before <= 6]).toEqual([keyword, true]);
    }
  });
});
