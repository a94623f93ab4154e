import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createProduct,
  createReadyCart,
  createZoneWithRate,
  dataOf,
  testAddress,
  testShop,
} from '../support/shop.ts';

let shop: TestShop;
let sku: string;
let taxClass: string;
let customer: string;
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['GB', 'GR'], cost: 5 });
  taxClass = dataOf(await shop.admin('POST', '/api/tax/classes', { name: 'VAT' })).uuid;
  const product = await createProduct(shop, { price: 100, qty: 1000 });
  ({ sku } = product);
  dataOf(await shop.admin('PATCH', `/api/products/${product.uuid}`, { tax_class: taxClass }));
  const ada = { email: 'ada@example.com', password: 'analytical engine', full_name: 'Ada' };
  customer = dataOf(await shop.admin('POST', '/api/customers', ada)).uuid;
});
afterAll(() => shop.stop());

const post = (path: string, body: object) => shop.admin('POST', path, body);
const newCart = async () =>
  dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] })).cartId as string;
const address = (country: unknown) => ({ ...testAddress, province: 'Anywhere', country });

/** All REST inputs for a country, each with the request, the error path and the expected result for `GB`. */
const WAYS: readonly [
  way: string,
  path: string,
  send: (country: string) => ReturnType<typeof post>,
  stored: object,
][] = [
  [
    'the address of a cart',
    'address.country',
    async (country) =>
      shop.request('POST', `/api/carts/${await newCart()}/addresses`, {
        type: 'shipping',
        address: address(country),
      }),
    { country: 'GB' },
  ],
  [
    'an address of a customer',
    'country',
    (country) => post(`/api/customers/${customer}/addresses`, address(country)),
    { country: 'GB' },
  ],
  [
    'a tax rate',
    'country',
    (country) =>
      post(`/api/tax/classes/${taxClass}/rates`, { name: 'Rate', rate: 0, country: `DE, ${country}` }),
    { country: 'DE,GB' },
  ],
  [
    'a zone',
    'countries.1',
    (country) => post('/api/shippingZones', { name: 'Zone', countries: ['DE', country] }),
    { countries: ['DE', 'GB'] },
  ],
  [
    'a province of a zone',
    'provinces.0.country',
    (country) =>
      post('/api/shippingZones', {
        name: 'Zone',
        countries: ['GB'],
        provinces: [{ country, province: 'GB-ENG' }],
      }),
    { provinces: [{ country: 'GB', province: 'GB-ENG' }] },
  ],
  [
    'a quote',
    'address.country',
    (country) => post('/api/quotes', { address: { country }, items: [{ sku, qty: 1 }] }),
    { taxed_at: { country: 'GB' }, methods: [{ provider_code: 'core' }] },
  ],
  [
    'a setting',
    'legalCountries.0',
    (country) => post('/api/settings', { legalCountries: [country] }),
    { legalCountries: ['GB'] },
  ],
  [
    'another setting',
    'returnCountries.0',
    (country) => post('/api/settings', { returnCountries: [country] }),
    { returnCountries: ['GB'] },
  ],
];

test.each(WAYS)(
  '%s accepts each spelling of a country, and stores its code',
  async (_way, _path, send, stored) => {
    for (const country of ['GB', 'gb', ' UK ', 'gbr', 'united kingdom'])
      expect(dataOf(await send(country)), country).toMatchObject(stored);
  },
);

test.each(WAYS)('%s rejects an unknown country, and reports the field', async (_way, path, send) => {
  for (const country of ['ZZ', 'EU', 'Atlantis', 'Großbritannien']) {
    const { status, body } = await send(country);
    const message = `"${country}" is not a country. Use an ISO 3166-1 code, such as "US".`;
    expect({ status, error: body.error }, country).toMatchObject({
      status: 400,
      error: { code: 'INVALID_COUNTRY', message, details: [{ path, message }] },
    });
  }
});

test('changes of an address, a zone and a rate follow the same rule', async () => {
  const zone = dataOf(await post('/api/shippingZones', { name: 'Changed', countries: ['NZ'] }));
  const rate = dataOf(
    await post(`/api/tax/classes/${taxClass}/rates`, { name: 'Changed', rate: 1, country: 'US' }),
  );
  const entry = dataOf(await post(`/api/customers/${customer}/addresses`, address('US')));
  const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: await readyCart() }));
  const changes: readonly [path: string, (country: string) => object, stored: object][] = [
    [`/api/shippingZones/${zone.uuid}`, (country) => ({ countries: [country] }), { countries: ['GR'] }],
    [`/api/tax/rates/${rate.uuid}`, (country) => ({ country: [country] }), { country: 'GR' }],
    [`/api/customers/${customer}/addresses/${entry.uuid}`, (country) => ({ country }), { country: 'GR' }],
    [
      `/api/orders/${order.uuid}`,
      (country) => ({ billing_address: address(country) }),
      { billing_address: { country: 'GR' } },
    ],
  ];
  for (const [path, body, stored] of changes) {
    expect(dataOf(await shop.admin('PATCH', path, body('EL'))), path).toMatchObject(stored);
    expect((await shop.admin('PATCH', path, body('ZZ'))).body.error, path).toMatchObject({
      code: 'INVALID_COUNTRY',
    });
  }
});

async function readyCart(): Promise<string> {
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  return createReadyCart(shop, sku);
}

test('the argument of a query is resolved, and a country without a zone has no offers', async () => {
  const id = await newCart();
  const offers = async (country: string) =>
    (
      await shop.query(
        'query($id: String!, $to: String) { cart(id: $id) { availableShippingMethods(country: $to) { code } } }',
        { id, to: country },
      )
    ).body;
  expect((await offers('uk')).data.cart.availableShippingMethods).toHaveLength(1);
  expect((await offers('Greece')).data.cart.availableShippingMethods).toHaveLength(1);
  expect((await offers('AQ')).data.cart.availableShippingMethods).toEqual([]);
  expect((await offers('ZZ')).errors).toMatchObject([{ extensions: { code: 'INVALID_COUNTRY' } }]);
});

test('a single checkout call reports the address', async () => {
  const addresses = { shippingAddress: address('US'), billingAddress: address('ZZ') };
  const sent = { customer: { email: 'ada@example.com' }, ...addresses };
  const { body } = await shop.request('POST', `/api/carts/${await newCart()}/checkout`, sent);
  expect(body.error).toMatchObject({
    code: 'INVALID_COUNTRY',
    details: [{ path: 'billingAddress.country' }],
  });
});

test('a country in a path is resolved, and an unknown one is 404', async () => {
  const names = async (country: string) =>
    (await shop.admin('GET', `/api/countries/${encodeURIComponent(country)}/provinces?limit=1`)).status;
  expect(await Promise.all(['GB', 'uk', 'gbr', 'Great Britain', 'ZZ', 'EU'].map(names))).toEqual([
    200, 200, 200, 200, 404, 404,
  ]);
});

test('a rate for "UK" taxes an order to London', async () => {
  dataOf(await post(`/api/tax/classes/${taxClass}/rates`, { name: 'VAT', rate: 20, country: 'UK' }));
  const cart = await newCart();
  dataOf(
    await shop.request('POST', `/api/carts/${cart}/addresses`, {
      type: 'shipping',
      address: { ...testAddress, city: 'London', province: 'England', country: 'United Kingdom' },
    }),
  );
  const { body } = await shop.query('query($id: String!) { cart(id: $id) { taxAmount { value } } }', {
    id: cart,
  });
  expect(body.data.cart.taxAmount.value).toBe(20);
});
