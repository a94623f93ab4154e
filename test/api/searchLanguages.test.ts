import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestShop } from '@shop/runtime/testing';
import { isNamed } from '../../packages/runtime/src/modules/translations/index.ts';
import { searchProducts } from '../../packages/runtime/src/modules/catalog/listing/productSearch.ts';
import { sql } from '../../packages/runtime/src/platform/db/db.ts';
import type { SqlFragment } from '../../packages/runtime/src/platform/db/db.ts';
import { dataOf, testShop } from '../support/shop.ts';

const LANGUAGES = ['en', 'de', 'sv', 'ja', 'ar'];
let shop: TestShop;
const uuids = new Map<string, string>();

const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
const translate = async (kind: string, uuid: string, locale: string, fields: object) =>
  dataOf(await shop.admin('PUT', `/api/translations/${kind}/${uuid}/${locale}`, { fields }));

/** Product names by SKU, each in the default language. */
const NAMES: Readonly<Record<string, string>> = {
  JA: '東京タワー模型',
  ZH: '北京烤鸭套装',
  TH: 'รองเท้าผ้าใบสีดำ',
  LO: 'ກາເຟລາວໃຕ້',
  KM: 'ទឹកត្នោតខ្មែរ',
  KO: '도자기머그컵 세트',
  AR: 'قَهْوَة عربيّة ممتازة',
  HE: 'סֵפֶר קפה',
  DE: 'Kaffee-Becher „Müßiggang“ – groß',
  DASH: 'Tee–Kanne',
  EBOOK: 'E-Book-Reader',
  PLAIN: 'Ebook cover',
  APOST: 'Rock’n’Roll poster',
  MIXED: 'A4用紙 ＵＳＢケーブル付き',
  DOT: 'コーヒー・カップ',
  HALF: 'ｽﾆｰｶｰ',
  SOFT: 'Teppich\u00ADboden',
  RU: 'Кофе-машина Ёлка',
};
const TRANSLATED: readonly (readonly [sku: string, locale: string, name: string])[] = [
  ['CUP', 'de', 'Henkelbecher Ärmel'],
  ['CUP', 'ja', '湯呑茶碗'],
  ['CUP', 'ar', 'فنجان قهوة'],
  ['OWL', 'de', 'Zaunkönig'],
  ['OWL', 'sv', 'Ängel'],
  ['CUP', 'sv', 'Zebra'],
  ['YAK', 'de', 'Öse'],
];

beforeAll(async () => {
  shop = await testShop({ config: { shop: { languages: LANGUAGES } } });
  const products = { ...NAMES, CUP: 'Zzyzx cup', OWL: 'Aardowl', YAK: 'Élan yak' };
  for (const [sku, name] of Object.entries(products)) {
    const key = `k-${sku.toLowerCase()}`;
    uuids.set(sku, (await post('/api/products', { sku, name, url_key: key, price: 5, qty: 5 })).uuid);
  }
  for (const [sku, locale, name] of TRANSLATED)
    await translate('product', uuids.get(sku) ?? '', locale, { name });
});
afterAll(() => shop.stop());

const PRODUCTS = 'query ($filters: [FilterInput!]) { products(filters: $filters) { total items { sku } } }';
const filtersOf = (filters: Record<string, string>, operation: string) =>
  Object.entries(filters).map(([key, value]) => ({
    key,
    operation: ['ob', 'od', 'limit', 'keyword'].includes(key) ? 'eq' : operation,
    value,
  }));

interface Search {
  readonly locale?: string;
  readonly operation?: string;
}

async function list(filters: Record<string, string>, { locale = 'en', operation = 'eq' }: Search = {}) {
  const answer = await shop.request('POST', `/graphql?locale=${locale}`, {
    query: PRODUCTS,
    variables: { filters: filtersOf(filters, operation) },
  });
  return dataOf(answer).products.items.map(({ sku }: { sku: string }) => sku) as string[];
}
const search = (keyword: string, locale?: string) =>
  list({ keyword }, locale === undefined ? {} : { locale });
async function searchAsAdmin(filters: Record<string, string>, operation = 'eq'): Promise<string[]> {
  const variables = { filters: filtersOf(filters, operation) };
  return dataOf(await shop.query(PRODUCTS, variables, 'admin')).products.items.map(
    ({ sku }: { sku: string }) => sku,
  );
}

describe('words within names', () => {
  test.each([
    [
      'JA',
      ['タワー', '模型', '東京', '京タ', 'ワー', 'ﾀﾜｰ', '型', 'タワー模型', '東京タワー模型', '東京 模型'],
    ],
    ['ZH', ['烤鸭', '套装', '鸭', '北京烤鸭', '烤鸭套装']],
    ['TH', ['ผ้าใบ', 'สีดำ', 'รองเท้า', 'เท้าผ้า', 'ผ้า\u200Bใบ']],
    ['LO', ['ລາວ', 'ກາເຟ', 'ໃຕ້']],
    ['KM', ['ខ្មែរ', 'ត្នោត']],
    ['KO', ['머그컵', '컵', '도자기', '세트']],
    ['AR', ['قهوة', 'عربية', 'قَهْوَة', 'ممتازه', 'قـهـوة']],
    ['HE', ['ספר', 'קפה']],
    [
      'DE',
      [
        'becher',
        'BECHER',
        'kaffeebecher',
        'kaffee becher',
        'mussiggang',
        'Müßiggang',
        'müssiggang',
        'groß',
        'GROSS',
      ],
    ],
    ['DASH', ['kanne', 'tee kanne']],
    ['EBOOK', ['ebook reader', 'e-book reader', 'reader', 'ebookreader']],
    ['PLAIN', ['e-book cover', 'ebook']],
    ['APOST', ['rocknroll', "rock'n'roll", 'roll']],
    ['MIXED', ['用紙', 'a4', 'A4用紙', 'usb', 'ケーブル', 'ＵＳＢケーブル', '付き', 'ケーブル 用紙']],
    ['DOT', ['コーヒーカップ', 'カップ', 'コーヒー・カップ', 'ーカ']],
    ['HALF', ['スニーカー', 'ニーカ', 'ｽﾆｰ']],
    ['SOFT', ['teppichboden', 'Teppich\u00ADboden']],
    ['RU', ['машина', 'елка', 'кофемашина']],
  ])('%s is found by each of %j', async (sku, keywords) => {
    for (const keyword of keywords)
      expect([keyword, await search(keyword)]).toEqual([keyword, expect.arrayContaining([sku])]);
  });

  test.each([
    ['東京塔', 'JA'],
    ['型模', 'JA'],
    ['京北', 'ZH'],
    ['烤套装', 'ZH'],
    ['ใบสดี', 'TH'],
  ])('%j is not part of %s', async (keyword, sku) => expect(await search(keyword)).not.toContain(sku));

  test('a whole word ranks before prefixes in any script', async () => {
    await post('/api/products', { sku: 'SHORT', name: '模型', url_key: 'k-short', price: 5, qty: 5 });
    expect((await search('模型'))[0]).toBe('SHORT');
  });

  test('descriptions are searched too, regardless of their length', async () => {
    const uuid = uuids.get('YAK') ?? '';
    const filler = Array.from({ length: 19_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
    for (const description of [`${filler}手作り湯桶、銭湯用`, 'ช้อนโต๊ะสเตนเลส'])
      dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { description }));
    expect(await search('โต๊ะ')).toEqual(['YAK']);
    dataOf(
      await shop.admin('PATCH', `/api/products/${uuid}`, { description: `${filler}手作り湯桶、銭湯用` }),
    );
    expect(await search('湯桶')).toEqual(['YAK']);
    dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { description: '' }));
  });
});

describe('translated names', () => {
  test.each([
    ['henkelbecher', 'de', 'CUP'],
    ['Henkelbecher ärmel', 'de', 'CUP'],
    ['茶碗', 'ja', 'CUP'],
    ['قهوة', 'ar', 'CUP'],
  ])('%j finds only in the language %s: %s', async (keyword, locale, sku) => {
    for (const other of LANGUAGES) {
      const found = await search(keyword, other);
      expect([other, found.includes(sku)]).toEqual([other, other === locale]);
    }
  });

  test('still find a record by its untranslated texts', async () => {
    for (const locale of LANGUAGES) expect([locale, await search('烤鸭', locale)]).toEqual([locale, ['ZH']]);
    expect(await search('CUP', 'de')).toEqual(['CUP']);
  });

  test('are found by administrators in any language', async () => {
    for (const keyword of ['henkelbecher', '茶碗', 'فنجان', 'zzyzx'])
      expect([keyword, await searchAsAdmin({ keyword })]).toEqual([keyword, ['CUP']]);
    expect(await searchAsAdmin({ name: 'becher ä' }, 'like')).toEqual(['CUP']);
    expect(await searchAsAdmin({ name: 'Henkelbecher Ärmel' }, 'nlike')).not.toContain('CUP');
    const { body } = await shop.admin('GET', `/api/search?q=${encodeURIComponent('茶碗')}`);
    expect(body.data.find(({ type }: { type: string }) => type === 'product').hits).toMatchObject([
      { uuid: uuids.get('CUP') },
    ]);
    const rest = await shop.admin('GET', `/api/products?keyword=${encodeURIComponent('茶碗')}`);
    expect(dataOf(rest)).toMatchObject([{ sku: 'CUP' }]);
  });

  test('allow and correct a typing error, in their language', async () => {
    expect(await search('henkelbecehr', 'de')).toEqual(['CUP']);
    expect(await search('henkelbecehr')).toEqual([]);
    const page = await fetch(`${shop.url}/de/search?keyword=henkelbechr`, {
      headers: { accept: 'application/json' },
    });
    expect(JSON.stringify(await page.json())).toContain('henkelbecher');
  });

  test('filter and sort lists in their language, across pages and cursors', async () => {
    expect(await list({ name: 'zaun' }, { locale: 'de', operation: 'like' })).toEqual(['OWL']);
    expect(await list({ name: 'zaun' }, { operation: 'like' })).toEqual([]);
    const three = (skus: string[]) => skus.filter((sku) => ['CUP', 'OWL', 'YAK'].includes(sku));
    const sorted = async (locale: string, od = 'asc') =>
      three(await list({ ob: 'name', od, limit: '100' }, { locale }));
    expect(await sorted('en')).toEqual(['OWL', 'YAK', 'CUP']);
    // Henkelbecher, Öse, Zaunkönig.
    expect(await sorted('de')).toEqual(['CUP', 'YAK', 'OWL']);
    expect(await sorted('de', 'desc')).toEqual(['OWL', 'YAK', 'CUP']);
    // Élan, Zebra, Ängel: the Swedish alphabet ends with å, ä, ö.
    expect(await sorted('sv')).toEqual(['YAK', 'CUP', 'OWL']);
    expect(three(await cursorWalk('sv'))).toEqual(['YAK', 'CUP', 'OWL']);
  });

  async function cursorWalk(locale: string): Promise<string[]> {
    const seen: string[] = [];
    for (let after: string | null = null, isMore = true; isMore;) {
      const { productsConnection } = dataOf(
        await shop.request('POST', `/graphql?locale=${locale}`, {
          query: `query ($after: String) { productsConnection(first: 5, after: $after,
            filters: [{ key: "ob", operation: eq, value: "name" }]) {
              edges { node { sku } } pageInfo { hasNextPage endCursor } } }`,
          variables: { after },
        }),
      );
      seen.push(...productsConnection.edges.map((edge: { node: { sku: string } }) => edge.node.sku));
      ({ endCursor: after, hasNextPage: isMore } = productsConnection.pageInfo);
    }
    expect(new Set(seen).size).toBe(seen.length);
    return seen;
  }
});

describe('suggestions', () => {
  const suggest = async (q: string, locale: string) =>
    dataOf(await shop.request('GET', `/api/search/suggestions?q=${encodeURIComponent(q)}&locale=${locale}`));

  test('are products, categories, pages and posts by their names in the language', async () => {
    const records = [
      ['category', '/api/categories', 'categories', { name: 'Mugs', url_key: 'mugs', status: 1 }],
      ['cms_page', '/api/pages', 'pages', { title: 'Mugs care', url_key: 'care', status: 1, content: 'x' }],
      [
        'blog_post',
        '/api/blog/posts',
        'posts',
        { name: 'Mugs why', url_key: 'why', status: 1, content: 'x' },
      ],
    ] as const;
    for (const [kind, path, group, body] of records) {
      const { uuid } = await post(path, body);
      const name = kind === 'cms_page' ? 'title' : 'name';
      await translate(kind, uuid, 'ja', { [name]: '手作り湯呑の話' });
      await translate(kind, uuid, 'de', { [name]: 'Henkelbecher-Kunde' });
      const found = async (q: string, locale: string) =>
        (await suggest(q, locale))[group].map((record: { name: string }) => record.name);
      expect(await found('湯呑', 'ja')).toEqual(['手作り湯呑の話']);
      expect(await found('話', 'ja')).toEqual(['手作り湯呑の話']);
      expect(await found('kunde', 'de')).toEqual(['Henkelbecher-Kunde']);
      expect(await found('kunde', 'en')).toEqual([]);
      expect(await found('kunde', 'ja')).toEqual([]);
      expect(await found('mugs', 'en')).toHaveLength(1);
    }
    expect((await suggest('茶碗', 'ja')).products).toMatchObject([{ sku: 'CUP', name: '湯呑茶碗' }]);
    expect((await suggest('茶碗', 'de')).products).toEqual([]);
    const { body } = await shop.admin('GET', `/api/search?q=${encodeURIComponent('湯呑')}`);
    const hits = body.data.filter((found: { hits: readonly unknown[] }) => found.hits.length > 0);
    expect(hits.map(({ type }: { type: string }) => type).toSorted()).toEqual([
      'category',
      'cms_page',
      'product',
    ]);
  });

  test('are made for one letter if a letter is a word, and for no other single letter', async () => {
    expect((await suggest('鸭', 'en')).products).toMatchObject([{ sku: 'ZH' }]);
    expect((await suggest('e', 'en')).products).toEqual([]);
  });
});

test('names of people are found by a part, ignoring spaces', async () => {
  await post('/api/customers', {
    full_name: '山田太郎',
    email: 'taro@example.com',
    password: 'correct horse 1',
  });
  const { body } = await shop.admin('GET', `/api/search?q=${encodeURIComponent('太郎')}`);
  expect(body.data.find(({ type }: { type: string }) => type === 'customer').hits).toMatchObject([
    { title: '山田太郎' },
  ]);
});

describe('indexes are used to find', () => {
  const planLine = z.object({ 'QUERY PLAN': z.string() });
  // With only a few rows, other indexes are equally efficient.
  beforeAll(async () => {
    await shop.db.run(sql.type(z.object({}))`
      insert into translation (entity_type, entity_uuid, locale, fields)
      select 'product', gen_random_uuid(), 'ja', jsonb_build_object('name', 'Name ' || n) from generate_series(1, 4000) as n`);
    await shop.db.run(sql.type(z.object({}))`
      insert into product (sku, name, url_key, price)
      select 'n-' || n, 'Name ' || n, 'n-' || n, 1 from generate_series(1, 2000) as n`);
    await shop.db.run(sql.type(z.object({}))`analyze translation, product`);
  });
  const planOf = (query: SqlFragment) =>
    shop.db.transaction(async (tx) => {
      // With only a few rows, PostgreSQL would prefer a sequential scan.
      for (const way of ['enable_seqscan', 'enable_indexscan'])
        await tx.run(sql.type(z.object({}))`select set_config(${way}, 'off', true)`);
      const lines = await tx.any(sql.type(planLine)`explain ${query}`);
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    });
  const productsOf = (languages: readonly string[] | null) =>
    sql.fragment`select p.product_id from product p
      where ${searchProducts('タワー模型', { audience: 'admin', languages }).matches}`;

  test.each([
    ['products in the default language', productsOf([]), ['product_search_index']],
    [
      'products in another language',
      productsOf(['ja']),
      ['product_search_index', 'translation_search_index'],
    ],
    ['products in all languages', productsOf(null), ['product_search_index', 'translation_search_index']],
    [
      'categories in another language',
      sql.fragment`select from category c
        where ${isNamed(sql.fragment`c.uuid`, { entityType: 'category', column: 'name' }, 'タワー', ['ja'])}`,
      ['category_search_index', 'translation_search_index'],
    ],
    [
      'the first names of the default language',
      sql.fragment`select p.product_id from product p where p.name collate "und-x-icu" > 'zz'`,
      ['product_name_order_index'],
    ],
  ])('%s', async (_, query, indexes) => {
    const plan = await planOf(query);
    for (const index of indexes) expect(plan).toContain(`Bitmap Index Scan on ${index}`);
  });
});
