import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql, z } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { textOf } from '../support/browser.ts';
import { addContext } from '../support/keptPrices.ts';
import { pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { serverOf } from '../../packages/runtime/src/platform/serverContext.ts';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const clock = createTestClock(new Date(START));
const at = (seconds: number) => new Date(START + seconds * 1000).toISOString();

let shop: TestShop;
const { html, json } = pagesOf(() => shop);
const nothing = z.object({});
const run = (statement: Parameters<TestShop['db']['run']>[0]) => shop.db.run(statement);
const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
const setting = (values: object) => post('/api/settings', values);
let category: { readonly uuid: string; readonly category_id: number };

const entityOf = async (path: string, headers = {}) => dataOf(await json(path, headers)).entity;
const inEuros = { cookie: 'currency=EUR' };
const listed = async (path: string, headers = {}) =>
  (await entityOf(path, headers)).products.items.map(({ sku, price }: { sku: string; price: number }) => [
    sku,
    price,
  ]);

beforeAll(async () => {
  shop = await testShop({ clock, config: { rateLimit: false, shop: { languages: ['en', 'de'] } } });
  category = await post('/api/categories', { name: 'Cups', url_key: 'cups', status: 1 });
  for (const [sku, price, more] of [
    ['ONE', 10, { compare_at_price: 15 }],
    ['TWO', 20, {}],
    ['SIX', 60, {}],
    ['USA', 5, {}],
  ] as const)
    await post('/api/products', {
      sku,
      name: `Cup ${sku}`,
      url_key: sku.toLowerCase(),
      price,
      qty: 9,
      categories: [category.category_id],
      images: ['/assets/a.jpg'],
      ...more,
    });
  await setting({ productFeedEnabled: true });
});
afterAll(() => shop.stop());

describe('a shop with one currency', () => {
  test('has no switch, and ignores the query and the cookie', async () => {
    const plain = await html('/one');
    expect(plain.body).not.toContain('class="currencies"');
    expect(plain.headers.get('vary')).toBe('Accept, Accept-Encoding');
    const asked = await html('/one?currency=EUR', inEuros);
    expect(textOf(asked.body)).toContain('$10.00');
    expect(asked.headers.getSetCookie()).toEqual([]);
  });
});

describe('prices in another currency', () => {
  beforeAll(() =>
    addContext(
      shop,
      { currency: 'EUR' },
      {
        ONE: [{ amount: '9.5', struck: '12' }],
        TWO: [{ amount: '7' }],
        SIX: [
          { amount: '55', to: at(60) },
          { amount: '40', struck: '55', from: at(60) },
        ],
      },
    ),
  );

  test('are chosen by the query, which the next pages keep, then by the cookie, then by the language', async () => {
    const asked = await html('/one?currency=eur');
    expect(textOf(asked.body)).toContain('€9.50');
    expect(asked.headers.getSetCookie().join()).toMatch(/^currency=EUR; Path=\/; Max-Age=31536000/);
    expect(asked.headers.get('vary')).toBe('Accept, Cookie, Accept-Encoding');
    expect(textOf((await html('/one', inEuros)).body)).toContain('€9.50');
    expect(textOf((await html('/one?currency=USD', inEuros)).body)).toContain('$10.00');
    expect(textOf((await html('/one')).body)).toContain('$10.00');
    expect(textOf((await html('/de/one')).body)).toContain('9,50 €');
    expect(textOf((await html('/de/one', { cookie: 'currency=USD' })).body)).toContain('10,00 $');
    for (const unknown of ['GBP', '', 'x'.repeat(300), '%3B'])
      expect((await entityOf(`/one?currency=${unknown}`)).currency).toBe('USD');
  });

  test('are the same on page, tile, list, search, suggestion, structured data, feed and in GraphQL', async () => {
    const page = (await html('/one', inEuros)).body;
    expect(textOf(page)).toContain('€9.50 Original price: €12.00');
    expect(page).toContain('"price":9.5,"priceCurrency":"EUR"');
    expect(page).toContain('<meta property="product:price:currency" content="EUR" />');
    expect(await listed('/cups?ob=price-asc', inEuros)).toEqual([
      ['TWO', 7],
      ['ONE', 9.5],
      ['SIX', 55],
    ]);
    expect(await listed('/cups?ob=price-desc')).toEqual([
      ['SIX', 60],
      ['TWO', 20],
      ['ONE', 10],
      ['USA', 5],
    ]);
    const { products } = await entityOf('/cups?max_price=9', inEuros);
    expect([products.items.map(({ sku }: { sku: string }) => sku), products.total]).toEqual([['TWO'], 1]);
    expect(products.prices).toEqual({ min: 7, max: 55 });
    const found = dataOf(await json('/search?keyword=cup', inEuros)).products;
    expect(found.total).toBe(3);
    expect(textOf((await html('/search/suggestions?keyword=cup', inEuros)).body)).toContain('€9.50');
    const feed = (await html('/feeds/google.xml?currency=EUR')).body;
    expect(feed).toContain('<g:price>12.00 EUR</g:price><g:sale_price>9.50 EUR</g:sale_price>');
    expect(feed).toContain('/two?currency=EUR</g:link>');
    expect(feed).not.toContain('USA');
    expect((await html('/feeds/google.xml', inEuros)).body).toContain('<g:price>20.00 USD</g:price>');
    const { body } = await shop.query(`{
      products(filters: [{ key: "ob", operation: eq, value: "price" }, { key: "max_price", operation: eq, value: "9.5" }], currency: "EUR") {
        total
        items {
          sku
          price { regular { value currency } special { value } }
          own: price(currency: "USD") { regular { text } }
          prices { currency regular { value } }
          priceRange { minText }
          compareAtPrice { text }
        }
      }
    }`);
    expect(body.errors).toBeUndefined();
    expect(body.data.products.total).toBe(2);
    expect(body.data.products.items.find(({ sku }: { sku: string }) => sku === 'ONE')).toEqual({
      sku: 'ONE',
      price: { regular: { value: 9.5, currency: 'EUR' }, special: null },
      own: { regular: { text: '$10.00' } },
      prices: [
        { currency: 'EUR', regular: { value: 9.5 } },
        { currency: 'USD', regular: { value: 10 } },
      ],
      priceRange: { minText: '€9.50' },
      compareAtPrice: { text: '€12.00' },
    });
    const unknown = await shop.query('{ products(currency: "GBP") { total } }');
    expect(unknown.body.errors[0]).toMatchObject({
      message: 'GBP is not a currency of the shop',
      extensions: { code: 'INVALID_CURRENCY' },
    });
  });

  test('that a product lacks are named on its page, which has no form', async () => {
    const entity = await entityOf('/usa', inEuros);
    expect(entity).toMatchObject({ no_price: true, currency: 'EUR' });
    const page = (await html('/usa', inEuros)).body;
    expect(textOf(page)).toContain('This product is not sold in EUR.');
    expect(page).not.toContain('action="/cart/items"');
    expect(page).not.toContain('"@type":"Offer"');
    expect(await entityOf('/usa')).toMatchObject({ price: 5 });
  });

  test('change at a time that is known, in kept pages and all other answers', async () => {
    const shown = async () => [
      (await entityOf('/six', inEuros)).price,
      (await listed('/cups?ob=price-desc', inEuros))[0],
      (await entityOf('/cups', inEuros)).products.prices.max,
      (await shop.query('{ products(currency: "EUR") { items { price { regular { value } } } } }')).body.data
        .products.items[0].price.regular.value,
    ];
    await run(sql.type(nothing)`
      insert into price_list (code, name, kind, status, starts_at) values ('S', 'S', 'sale', 1, ${at(60)}::timestamptz)`);
    await serverOf(shop.app).pricing?.refresh();
    clock.set(new Date(START + 59_999));
    expect(await shown()).toEqual([55, ['SIX', 55], 55, 55]);
    expect(await shown()).toEqual([55, ['SIX', 55], 55, 55]);
    clock.set(new Date(START + 60_000));
    expect(await shown()).toEqual([40, ['SIX', 40], 40, 40]);
    expect(await entityOf('/six', inEuros)).toMatchObject({ compare_at_price: 55 });
  });

  test('take one statement for a page that is kept', async () => {
    for (const read of [html, json]) {
      await read('/one', inEuros);
      const before = shop.statements();
      await read('/one', inEuros);
      expect(shop.statements() - before).toBe(1);
    }
  });

  test('are chosen by a form in the footer, which goes back to the page without the currency of its address', async () => {
    const page = (await html('/one')).body;
    expect(page).toMatch(/<form\s+method="post"\s+action="\/currency"/);
    expect(page).toMatch(/value="USD"\s+aria-current="true"/);
    const send = (currency: string, referer: string) =>
      shop.request('POST', '/currency', `currency=${currency}&to=%2Fone`, {
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          origin: new URL(shop.app.config.shop.url).origin,
          referer,
        },
      });
    const chosen = await send(
      'EUR',
      `${new URL(shop.app.config.shop.url).origin}/one?color=Red&currency=USD&page=3`,
    );
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/one?color=Red']);
    expect(chosen.headers.getSetCookie().join()).toContain('currency=EUR');
    const ignored = await send('GBP', 'https://elsewhere.test/one?x=1');
    expect([ignored.status, ignored.headers.get('location')]).toEqual([303, '/one?x=1']);
    expect(ignored.headers.getSetCookie()).toEqual([]);
  });
});
