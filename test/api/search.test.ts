import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { dataOf, testShop } from '../support/shop.ts';

const PRODUCTS = [
  { sku: 'KIT-MUG-01', name: 'Stoneware Mug', description: 'Holds coffee and tea.' },
  { sku: 'KIT-BWL-02', name: 'Stoneware Bowl', short_description: 'For soup, beside the mug.' },
  { sku: 'OUT-CHR-03', name: 'Folding Chair', description: 'A chair for the garden.' },
  { sku: 'OUT-JKT-04', name: "Men's Rain Jacket", description: 'Made in Fjærland.' },
  { sku: 'KIT-CAF-05', name: 'Café crème Löffel', description: 'Small spoons.' },
  { sku: 'INT-KRU-06', name: 'Кружка Ёлка', description: '日本 한국' },
  { sku: 'OUT-LMP-07', name: 'Straße Lamp', status: 0 },
  { sku: 'OUT-LMP-08', name: 'Secret Lantern', visibility: 0 },
];

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  for (const product of PRODUCTS) {
    const key = product.sku.toLowerCase();
    dataOf(await shop.admin('POST', '/api/products', { url_key: key, price: 10, qty: 5, ...product }));
  }
});
afterAll(() => shop.stop());

type Schema = 'storefront' | 'admin';
const document = `query ($filters: [FilterInput!]) { products(filters: $filters) { total items { sku } } }`;
const query = (keyword: string, more: Record<string, string> = {}, schema: Schema = 'storefront') => {
  const filters = Object.entries({ keyword, ...more }).map(([key, value]) => ({
    key,
    operation: 'eq',
    value,
  }));
  return shop.query(document, { filters }, schema);
};
async function search(...args: Parameters<typeof query>): Promise<string[]> {
  const { items, total } = dataOf(await query(...args)).products;
  expect(total).toBe(items.length);
  return items.map(({ sku }: { sku: string }) => sku);
}

describe('a keyword', () => {
  test.each([
    ['the whole name', 'stoneware mug', ['KIT-MUG-01', 'KIT-BWL-02']],
    ['capitals', 'STONEWARE BOWL', ['KIT-BWL-02']],
    ['beginnings of words', 'ston bow', ['KIT-BWL-02']],
    ['words in any order', 'bowl stoneware', ['KIT-BWL-02']],
    ['a word of the description', 'coffee', ['KIT-MUG-01']],
    ['a word of the short description', 'soup', ['KIT-BWL-02']],
    ['words of name and description together', 'mug tea', ['KIT-MUG-01']],
    ['a sku', 'KIT-MUG-01', ['KIT-MUG-01']],
    ['the beginning of a sku', 'kit-b', ['KIT-BWL-02']],
    ['a sku without its signs', 'kitmug01', ['KIT-MUG-01']],
    ['a middle part of a sku', 'jkt', ['OUT-JKT-04']],
    ['accents left out', 'cafe creme', ['KIT-CAF-05']],
    ['accents where there are none', 'stónewàre bôwl', ['KIT-BWL-02']],
    ['accents, composed and not', 'lo\u0308ffel', ['KIT-CAF-05']],
    ['joined letters', 'fjaerland', ['OUT-JKT-04']],
    ['an apostrophe', 'men’s', ['OUT-JKT-04']],
    ['Cyrillic capitals', 'КРУЖКА елка', ['INT-KRU-06']],
    ['Hangul and Han', '한국 日', ['INT-KRU-06']],
    ['words that are nowhere', 'zzzzqqqq', []],
    ['a disabled product', 'strasse', []],
    ['a hidden product', 'secret', []],
  ])('%s: %j finds %j', async (_, keyword, skus) => expect(await search(keyword)).toEqual(skus));

  test('finds disabled and hidden products for administrators', async () => {
    expect(await search('strasse', {}, 'admin')).toEqual(['OUT-LMP-07']);
    expect(await search('secret', {}, 'admin')).toEqual(['OUT-LMP-08']);
  });

  test('is combined with other filters by AND', async () => {
    expect(await search('stoneware', { sku: 'KIT-BWL-02' })).toEqual(['KIT-BWL-02']);
    expect(await search('stoneware', { min_price: '11' })).toEqual([]);
  });
});

describe('a typing error', () => {
  test.each([
    ['stonewear bowl', 'KIT-BWL-02'],
    ['chiar', 'OUT-CHR-03'],
    ['foldign', 'OUT-CHR-03'],
    ['jaket', 'OUT-JKT-04'],
    ['löfel', 'KIT-CAF-05'],
  ])('%j finds %s first', async (keyword, sku) => expect((await search(keyword))[0]).toBe(sku));

  test('is corrected only if nothing matches as written', async () => {
    dataOf(
      await shop.admin('POST', '/api/products', {
        url_key: 'chiaro',
        sku: 'CHIARO',
        name: 'Chiaro',
        price: 1,
        qty: 1,
      }),
    );
    expect(await search('chiar')).toEqual(['CHIARO']);
    dataOf(await shop.admin('DELETE', '/api/products/' + (await uuidOf('CHIARO')), undefined));
  });

  test('does not reveal disabled or hidden products to shoppers', async () => {
    expect(await search('lanterm')).not.toContain('OUT-LMP-08');
    expect(await search('lanterm', {}, 'admin')).toContain('OUT-LMP-08');
  });
});

async function uuidOf(sku: string): Promise<string> {
  const { products } = dataOf(
    await shop.query('query ($f: [FilterInput!]) { products(filters: $f) { items { uuid } } }', {
      f: [{ key: 'sku', operation: 'eq', value: sku }],
    }),
  );
  return products.items[0].uuid;
}

describe('the ranking', () => {
  test('is by weight: name and SKU, then the descriptions', async () => {
    expect(await search('mug')).toEqual(['KIT-MUG-01', 'KIT-BWL-02']);
    expect(await search('mug', { ob: 'relevance' })).toEqual(['KIT-MUG-01', 'KIT-BWL-02']);
    expect(await search('mug', { od: 'ASC' })).toEqual(['KIT-BWL-02', 'KIT-MUG-01']);
    expect(await search('mug', { ob: 'name' })).toEqual(['KIT-BWL-02', 'KIT-MUG-01']);
  });

  test('does not exist without a keyword', async () => {
    const { body } = await shop.query(
      '{ products(filters: [{ key: "ob", operation: eq, value: "relevance" }]) { total } }',
    );
    expect(body.errors[0].message).toMatch(/^Unknown sort key "relevance"/);
  });

  test('is stable through a connection', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { productsConnection } = dataOf(
        await shop.query(
          `query ($after: String) { productsConnection(first: 1, after: $after,
            filters: [{ key: "keyword", operation: eq, value: "kit" }]) {
              edges { node { sku } } pageInfo { hasNextPage endCursor } } }`,
          { after },
        ),
      );
      seen.push(...productsConnection.edges.map((edge: { node: { sku: string } }) => edge.node.sku));
      after = productsConnection.pageInfo.hasNextPage ? productsConnection.pageInfo.endCursor : null;
    } while (after);
    expect(seen.toSorted()).toEqual(['KIT-BWL-02', 'KIT-CAF-05', 'KIT-MUG-01']);
  });
});

test('a product’s new texts are found immediately, and its old ones no longer', async () => {
  const word = `w${randomUUID().replaceAll('-', '')}`;
  const uuid = await uuidOf('OUT-CHR-03');
  dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { name: `Chair ${word}` }));
  expect(await search(word)).toEqual(['OUT-CHR-03']);
  dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { name: 'Folding Chair' }));
  expect(await search(word)).toEqual([]);
});

describe('junk input', () => {
  const expectNoFault = async (keyword: string) => {
    const { status, body } = await query(keyword);
    expect([status, body.errors]).toEqual([200, undefined]);
  };

  test.each([
    '',
    ' ',
    '%',
    "'",
    "''''",
    '\\',
    "\\'",
    '& | ! :* <->',
    'mug & | ! (bowl',
    ':*',
    "mug':*",
    'a\\',
    '"quoted words"',
    '-mug',
    '/* mug */',
    '$1',
    '\u{1F600}',
    '\uD800',
    '\u0300',
    'İ ß ﬃ ½ ™',
  ])('%j is no fault', (keyword) => expectNoFault(keyword));

  test.each([
    ['a word', 'x'],
    ['words', 'x '],
    ['letters that are whole sentences', '\u{FDFA}'],
    ['quotes', "'"],
  ])('endless %s cause no error', (_, part) => expectNoFault(part.repeat(10_000 / part.length)));

  test('a string with NUL is rejected', async () => {
    const { body } = await query('a\0b');
    expect(body.errors[0]).toMatchObject({ extensions: { code: 'BAD_FILTER' } });
  });

  test('no string causes an error', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), (text) =>
        expectNoFault(text.replaceAll('\0', '')),
      ),
      { numRuns: 100 },
    ));

  test('a description of any length can be stored', async () => {
    const uuid = await uuidOf('OUT-CHR-03');
    const description = Array.from({ length: 6000 }, (_, place) => `word${place}`).join(' ');
    dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { description }));
    expect(await search('word17')).toEqual(['OUT-CHR-03']);
    const long = { description: 'é'.repeat(60_000), short_description: "<b>it's</b> \\ ".repeat(100) };
    dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, long));
  });
});
