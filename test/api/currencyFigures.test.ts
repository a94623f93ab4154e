import { afterAll, beforeAll, expect, test } from 'vitest';
import { digitsOf, formatPrice } from '../../packages/runtime/src/platform/money.ts';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { openBrowser, textOf } from '../support/browser.ts';
import { pagesOf } from '../support/pages.ts';
import { dataOf, testAddress, testShop } from '../support/shop.ts';

let shop: TestShop;
const { html, json } = pagesOf(() => shop);
const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));

/** The currencies with their terms, and the price of a product that costs 19.99 in the shop's, computed by hand. */
const PRICES = {
  USD: { terms: null, price: 19.99 },
  EUR: { terms: { rate: 0.9215 }, price: 18.42 },
  JPY: { terms: { rate: 149.6, step: 10 }, price: 2990 },
  KWD: { terms: { rate: 0.3071 }, price: 6.139 },
  CHF: { terms: { rate: 0.8817, step: 0.05 }, price: 17.65 },
} as const;
const CODES = Object.keys(PRICES) as (keyof typeof PRICES)[];

let uuid: string;

const printedRow = z.object({
  printed: z.object({
    rows: z.array(z.array(z.object({ text: z.string() }))),
    totals: z.array(z.object({ amount: z.string() })),
  }),
});

beforeAll(async () => {
  shop = await testShop({ config: { rateLimit: false } });
  for (const [code, { terms }] of Object.entries(PRICES))
    if (terms) await post('/api/currencies', { code, status: 1, ...terms });
  const category = await post('/api/categories', { name: 'Cups', url_key: 'cups', status: 1 });
  const product = await post('/api/products', {
    sku: 'CUP',
    name: 'Cup',
    url_key: 'cup',
    price: 19.99,
    qty: 1000,
    categories: [category.category_id],
    images: ['/assets/a.jpg'],
    no_shipping_required: true,
  });
  uuid = product.uuid;
  await post('/api/products', {
    sku: 'MUG',
    name: 'Mug',
    url_key: 'mug',
    price: 30,
    qty: 1000,
    images: ['/assets/a.jpg'],
    prices: { EUR: 25 },
  });
  const sale = await post('/api/price-lists', { code: 'sale', name: 'Sale', kind: 'sale', status: 1 });
  const set = [{ sku: 'MUG', amount: 21 }];
  dataOf(await shop.admin('PATCH', `/api/price-lists/${sale.uuid}/prices`, { set }));
  await post('/api/settings', { productFeedEnabled: true });
});
afterAll(() => shop.stop());

/** Orders two cups in a currency with cash on delivery. */
async function order(currency: string) {
  const { cartId } = dataOf(
    await shop.request('POST', '/api/carts', { currency, items: [{ sku: 'CUP', qty: 2 }] }),
  );
  const change = async (path: string, body: object) =>
    dataOf(await shop.request('POST', `/api/carts/${cartId}/${path}`, body));
  await change('contacts', { email: 'ada@example.com' });
  await change('addresses', { type: 'billing', address: testAddress });
  await change('paymentMethods', { method_code: 'cod', method_name: 'Cash on delivery' });
  const { body } = await shop.query(
    `{ cart(id: "${cartId}") { currency grandTotal { value } items { finalPrice { value } } } }`,
  );
  const placed = dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
  return { cart: body.data.cart, order: dataOf(await shop.admin('GET', `/api/orders/${placed.uuid}`)) };
}

test.each(CODES)(
  'a product has one price in %s on pages, in lists, feeds, GraphQL, cart, order, invoice and refund',
  async (currency) => {
    const { price } = PRICES[currency];
    const twice = Number((2 * price).toFixed(digitsOf(currency)));
    const query = `?currency=${currency}`;
    const { entity } = dataOf(await json(`/cup${query}`));
    expect(entity).toMatchObject({ price, currency, price_range: { min: price, max: price } });
    expect((await html(`/cup${query}`)).body).toContain(`"price":${price},"priceCurrency":"${currency}"`);
    const { products } = dataOf(await json(`/cups${query}&min_price=${price}&max_price=${price}`)).entity;
    expect(products).toMatchObject({ total: 1, items: [{ price }], prices: { min: price, max: price } });
    const found = dataOf(await shop.request('GET', `/api/search/suggestions${query}&q=cup`));
    expect(found.products).toMatchObject([{ price }]);
    expect((await html(`/feeds/google.xml${query}`)).body).toContain(
      `<g:price>${price.toFixed(digitsOf(currency))} ${currency}</g:price>`,
    );
    const graphql = await shop.query(`{ product(id: "${uuid}") {
    price(currency: "${currency}") { regular { value currency } }
    priceRange(currency: "${currency}") { min max }
    prices { currency regular { value } }
  } }`);
    expect(graphql.body.errors).toBeUndefined();
    expect(graphql.body.data.product).toEqual({
      price: { regular: { value: price, currency } },
      priceRange: { min: price, max: price },
      prices: CODES.toSorted().map((code) => ({ currency: code, regular: { value: PRICES[code].price } })),
    });

    const { cart, order: placed } = await order(currency);
    expect(cart).toEqual({
      currency,
      grandTotal: { value: twice },
      items: [{ finalPrice: { value: price } }],
    });
    expect(placed).toMatchObject({ currency, grand_total: twice, items: [{ final_price: price, qty: 2 }] });
    dataOf(await shop.admin('POST', `/api/orders/${placed.uuid}/capture`, {}));
    await shop.deliverEvents();
    const documents = dataOf(await shop.admin('GET', `/api/orders/${placed.uuid}/documents`));
    expect(documents).toMatchObject([{ kind: 'invoice', gross: twice }]);
    const { printed } = await shop.db.one(sql.type(printedRow)`
      select snapshot -> 'printed' as printed from document where uuid = ${documents[0].uuid}`);
    const writtenAs = (amount: number) => formatPrice(shop.app.locale, amount, currency);
    expect(printed.rows.map((row) => row.map(({ text }) => text)).flat()).toEqual(
      expect.arrayContaining([writtenAs(price), writtenAs(twice)]),
    );
    expect(printed.totals.map(({ amount }) => amount)).toContain(writtenAs(twice));
    const { refund } = dataOf(
      await shop.admin('POST', `/api/orders/${placed.uuid}/refunds`, {
        items: [{ order_item_id: placed.items[0].uuid, qty: 1 }],
      }),
    );
    expect(refund).toMatchObject({ amount: price, currency });
  },
);

test.each(CODES)(
  'each item of the feed in %s has the prices of the page that it links to',
  async (currency) => {
    const { body } = await html(`/feeds/google.xml?currency=${currency}`);
    const items = [...body.matchAll(/<item>(.*?)<\/item>/gs)].map(([, item = '']) => item);
    expect(items).toHaveLength(2);
    for (const item of items) {
      const [link = '', price, sale] = ['link', 'price', 'sale_price'].map(
        (name) => new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(item)?.[1],
      );
      const { pathname, search } = new URL(link.replaceAll('&amp;', '&'), shop.url);
      const { entity } = dataOf(await json(`${pathname}${search}`));
      const written = (amount: number) => `${amount.toFixed(digitsOf(currency))} ${currency}`;
      expect(entity.currency).toBe(currency);
      expect([sale ?? price, sale && price]).toEqual([
        written(entity.price),
        entity.compare_at_price === null ? undefined : written(entity.compare_at_price),
      ]);
    }
  },
);

test('a cart that a page creates is in the currency of the page, and changes with the choice of another', async () => {
  const browser = openBrowser(shop);
  const cartOf = async () => textOf((await browser.open('/cart')).html);
  await browser.submit(await browser.open('/cup?currency=CHF'), '/cart/items', {});
  expect(await cartOf()).toContain('17.65');
  await browser.submit(await browser.open('/cup'), '/currency', { currency: 'JPY' });
  const yen = await cartOf();
  expect(yen).toContain('2,990');
  expect(yen).not.toContain('17.65');
});
