import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { textOf } from '../support/browser.ts';
import { customersOf } from '../support/customers.ts';
import { newKey, pagesOf } from '../support/pages.ts';
import { createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';

const clock = createTestClock();
let shop: TestShop;
let sku: string;
beforeAll(async () => {
  shop = await testShop({
    clock,
    extensions: [coreShipping, cod],
    config: {
      rateLimit: false,
      shop: { languages: ['en', 'de', 'fr-CH'], address: { country: 'US' } },
    },
  });
  await createZoneWithRate(shop, { countries: ['US', 'DE'], cost: 5 });
  const taxes = await post('/api/tax/classes', { name: newKey() });
  for (const [country, rate] of [
    ['US', 25],
    ['DE', 19],
  ] as const)
    await post(`/api/tax/classes/${taxes.uuid}/rates`, { name: 'VAT', country, rate });
  sku = newKey();
  await post('/api/products', {
    name: 'Tea',
    sku,
    url_key: sku,
    price: 119,
    qty: 999,
    tax_class: taxes.tax_class_id,
  });
});
afterAll(() => shop.stop());

const { newCustomer, cookieOf, as } = customersOf(() => shop);
const { html, json } = pagesOf(() => shop);
/** An address in a country of the tax rates. */
const addressIn = (country: string) =>
  country === 'DE'
    ? { ...testAddress, country, province: 'DE-BE', postcode: '10827', city: 'Berlin' }
    : testAddress;
const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
const settings = (values: object) => post('/api/settings', values);
const priceAt = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  dataOf(await json(path, headers)).entity.price;
beforeEach(() =>
  settings({ priceIncludingTax: true, pricesShown: null, pricesShownGross: [], pricesShownNet: [] }),
);

describe('an exempt buyer', () => {
  test('sees the net price that the cart charges, until the exemption ends', async () => {
    const customer = await newCustomer();
    const headers = await cookieOf(customer);
    expect(await priceAt(`/${sku}`, headers)).toBe(119);
    const until = new Date(clock.now().getTime() + 60_000).toISOString();
    dataOf(
      await shop.admin('PATCH', `/api/customers/${customer.uuid}`, {
        tax_exempt: true,
        tax_exempt_until: until,
      }),
    );
    expect(await priceAt(`/${sku}`, headers)).toBe(95.2);
    const page = await html(`/${sku}`, headers);
    expect(textOf(page.body)).toContain('$95.20 exempt from VAT');
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    const { body } = await as(headers, 'POST', '/graphql', {
      query: `{ products(filters: [{ key: "sku", operation: eq, value: "${sku}" }]) {
        items { price { regular { value } } } } }`,
    });
    expect(body.data.products.items).toEqual([{ price: { regular: { value: 95.2 } } }]);
    const { cartId } = dataOf(await as(headers, 'POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
    const change = { type: 'shipping', address: testAddress };
    dataOf(await as(headers, 'POST', `/api/carts/${cartId}/addresses`, change));
    const placed = dataOf(await as(headers, 'PATCH', `/api/carts/${cartId}`, { shipping_note: 'x' }));
    expect(placed.items).toMatchObject([{ final_price: 95.2, final_price_incl_tax: 95.2 }]);
    expect(await priceAt(`/${sku}`)).toBe(119);
    clock.advance(60_000);
    expect(await priceAt(`/${sku}`, headers)).toBe(119);
  });

  test('of a group sees the net price, with a token too', async () => {
    const group = await post('/api/customerGroups', { group_name: newKey(), tax_exempt: true });
    const customer = await newCustomer();
    const headers = await cookieOf(customer);
    expect(await priceAt(`/${sku}`, headers)).toBe(119);
    dataOf(
      await shop.admin('PATCH', `/api/customers/${customer.uuid}`, { group_id: group.customer_group_id }),
    );
    expect(await priceAt(`/${sku}`, headers)).toBe(95.2);
  });
});

describe('a country', () => {
  test('of the language shows prices with or without its tax', async () => {
    await settings({ pricesShownNet: ['DE'] });
    expect([await priceAt(`/${sku}`), await priceAt(`/de/${sku}`), await priceAt(`/fr-CH/${sku}`)]).toEqual([
      119, 100, 119,
    ]);
    expect(textOf((await html(`/de/${sku}`)).body)).toContain('100,00 $ zzgl. 19 % MwSt.');
    await settings({ priceIncludingTax: false, pricesShownNet: [], pricesShownGross: ['DE', 'US'] });
    expect([await priceAt(`/${sku}`), await priceAt(`/de/${sku}`), await priceAt(`/fr-CH/${sku}`)]).toEqual([
      148.75, 141.61, 119,
    ]);
  });

  test('is given by its code alone', async () => {
    const refused = await shop.admin('POST', '/api/settings', { pricesShownNet: ['Nowhere'] });
    expect([refused.status, refused.body.error.code]).toEqual([400, 'INVALID_COUNTRY']);
  });

  test('gives way to the choice of a group', async () => {
    await settings({ pricesShownNet: ['DE'] });
    const group = await post('/api/customerGroups', { group_name: newKey(), prices_shown: 'gross' });
    const customer = await newCustomer();
    dataOf(
      await shop.admin('PATCH', `/api/customers/${customer.uuid}`, { group_id: group.customer_group_id }),
    );
    expect(await priceAt(`/de/${sku}`, await cookieOf(customer))).toBe(119);
  });
});

describe('a cart', () => {
  const cartIn = async (country: string, headers: Readonly<Record<string, string>>) => {
    const { cartId } = dataOf(await as(headers, 'POST', '/api/carts/mine/items', { sku, qty: 2 }));
    const change = { type: 'shipping', address: addressIn(country) };
    dataOf(await as(headers, 'POST', `/api/carts/${cartId}/addresses`, change));
    return dataOf(await json('/cart', headers)).cart;
  };
  const totalsOf = (cart: {
    readonly totals: readonly { readonly code: string; readonly amount: number }[];
  }) => Object.fromEntries(cart.totals.map(({ code, amount }) => [code, amount]));

  test('is shown without tax to a buyer who sees net prices, and adds up with the tax', async () => {
    const group = await post('/api/customerGroups', { group_name: newKey(), prices_shown: 'net' });
    const customer = await newCustomer();
    const headers = await cookieOf(customer);
    const shown = await cartIn('DE', headers);
    expect(shown).toMatchObject({ prices_include_tax: true, lines: [{ unit_price: 119, total: 238 }] });
    dataOf(
      await shop.admin('PATCH', `/api/customers/${customer.uuid}`, { group_id: group.customer_group_id }),
    );
    const net = dataOf(await json('/cart', headers)).cart;
    expect(net).toMatchObject({ prices_include_tax: false, lines: [{ unit_price: 100, total: 200 }] });
    expect(totalsOf(net)).toMatchObject({ sub_total: 200, tax: 38, grand_total: 238 });
  });

  test('without an address is shown on the basis of product pages, with an estimated tax', async () => {
    const group = await post('/api/customerGroups', { group_name: newKey(), prices_shown: 'net' });
    const customer = await newCustomer();
    dataOf(
      await shop.admin('PATCH', `/api/customers/${customer.uuid}`, { group_id: group.customer_group_id }),
    );
    const headers = await cookieOf(customer);
    dataOf(await as(headers, 'POST', '/api/carts/mine/items', { sku, qty: 2 }));
    const net = dataOf(await json('/cart', headers)).cart;
    expect(net).toMatchObject({
      prices_include_tax: false,
      lines: [{ unit_price: 95.2, total: 190.4 }],
      unknown_totals: ['shipping', 'tax'],
      estimated_tax: 47.6,
      estimated_total: 238,
    });
    expect(totalsOf(net)).toMatchObject({ sub_total: 190.4, grand_total: 190.4 });
  });

  test('follows the country that it is sent to', async () => {
    await settings({ pricesShownNet: ['DE'] });
    const [one, other] = [await cookieOf(await newCustomer()), await cookieOf(await newCustomer())];
    expect(await cartIn('DE', one)).toMatchObject({
      prices_include_tax: false,
      lines: [{ unit_price: 100 }],
    });
    expect(await cartIn('US', other)).toMatchObject({
      prices_include_tax: true,
      lines: [{ unit_price: 119 }],
    });
  });
});

describe('the setting of currencies of languages', () => {
  test('chooses the currency that visitors see first, if the shop has it', async () => {
    const currencyOf = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
      dataOf(await json(path, headers)).entity.currency;
    for (const code of ['EUR', 'CHF', 'GBP']) await post('/api/currencies', { code, rate: 0.9, status: 1 });
    expect([await currencyOf(`/${sku}`), await currencyOf(`/de/${sku}`)]).toEqual(['USD', 'EUR']);
    await settings({ languageCurrencies: { de: ' chf ', 'fr-CH': 'SEK', en: 'GBP' } });
    expect([
      await currencyOf(`/${sku}`),
      await currencyOf(`/de/${sku}`),
      await currencyOf(`/fr-CH/${sku}`),
      await currencyOf(`/de/${sku}`, { cookie: 'currency=USD' }),
    ]).toEqual(['GBP', 'CHF', 'CHF', 'USD']);
    const refused = await shop.admin('POST', '/api/settings', { languageCurrencies: { de: 'marks' } });
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      'languageCurrencies must be ISO 4217 codes, such as CHF',
    ]);
  });
});
