import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { openBrowser, textOf } from '../support/browser.ts';
import type { Browser, Sight } from '../support/browser.ts';
import { contact } from '../support/checkout.ts';
import { password, refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';
import { WORLD } from '../support/worldAddresses.ts';
import type { WorldAddress } from '../support/worldAddresses.ts';

const PATH = '/checkout/address';
let shop: TestShop;
let sku: string;
beforeAll(async () => {
  shop = await testShop({ config: { shop: { languages: ['en', 'de', 'fr', 'es', 'ar'] } } });
  await createZoneWithRate(shop, { countries: [...WORLD.map(({ country }) => country), 'SG'], cost: 5 });
  ({ sku } = await createProduct(shop, { price: 10, qty: 1000 }));
});
afterAll(() => shop.stop());

const { newCustomer, cookieOf, clientOf } = customersOf(() => shop);

/** Requests a page with the cookies of a browser and other headers. */
async function requestAs(buyer: Browser, path: string, headers: Readonly<Record<string, string>>) {
  const cookie = [...buyer.cookies].map((pair) => pair.join('=')).join('; ');
  return (await fetch(shop.url + path, { headers: { cookie, ...headers } })).text();
}

/** Opens a browser whose cart has a product, at the pages in a language. */
async function buyerAt(prefix: string): Promise<Browser> {
  const buyer = openBrowser(shop);
  await buyer.send(`${prefix}/cart/items`, { sku });
  return buyer;
}

/** The fields of an address form, by name. */
const namesOf = ({ html }: Sight, prefix: string): string[] =>
  [...html.matchAll(/<(?:input|select)\s[^>]*?name="([^"]+)"/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => name.startsWith(prefix) && !name.endsWith('.listed'))
    .map((name) => name.slice(prefix.length));

const prefixOf = ({ language }: WorldAddress): string => (language === 'en' ? '' : `/${language}`);

/** The body of an address in the API, with its `country` and all keys. */
const bodyOf = ({ lines: _lines, language: _language, ...address }: WorldAddress) => ({
  city: '',
  province: '',
  postcode: '',
  ...address,
});

const labelOf = ({ html }: Sight, name: string): string | undefined =>
  new RegExp(`<label for="field-${name}">([^<]*)<`).exec(html)?.[1];

const sentOf = (address: WorldAddress): Record<string, string> =>
  Object.fromEntries(
    (['full_name', 'address_1', 'city', 'province', 'postcode', 'telephone'] as const).flatMap((name) =>
      address[name] === undefined ? [] : [[`shipping.${name}`, address[name]]],
    ),
  );

describe.each(WORLD.map((address) => [address.country, address] as const))(
  'an address of %s',
  (country, address) => {
    test('is requested, stored and formatted as in its country', async () => {
      const prefix = prefixOf(address);
      const buyer = await buyerAt(prefix);
      const form = await buyer.submit(
        await buyer.open(`${prefix}/checkout`),
        `${prefix}${PATH}`,
        { ...contact, 'shipping.country': country },
        `${prefix}/checkout/country`,
      );
      const asked = Object.keys(sentOf(address)).map((name) => name.slice('shipping.'.length));
      expect(namesOf(form, 'shipping.').toSorted()).toEqual(['address_2', 'country', ...asked].toSorted());
      const done = await buyer.submit(form, `${prefix}${PATH}`, sentOf(address));
      expect([done.status, done.at]).toEqual([200, `${prefix}/checkout?step=shipping`]);
      const accept = 'application/json';
      const answer = await requestAs(buyer, `${prefix}/checkout?step=address`, { accept });
      const { cart } = JSON.parse(answer).data;
      expect(cart.shipping_address).toMatchObject({ ...bodyOf(address), lines: address.lines });
    });

    test('is accepted by the API with all keys, and formatted in its responses', async () => {
      const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
      const body = bodyOf(address);
      const stored = dataOf(
        await shop.request('POST', `/api/carts/${cartId}/addresses`, { type: 'shipping', address: body }),
      );
      expect(stored).toMatchObject(body);
      const { body: answer } = await shop.query(
        'query ($id: String!, $locale: String) { cart(id: $id) { shippingAddress { formatted(locale: $locale) } } }',
        { id: cartId, locale: address.language },
      );
      expect(answer.data?.cart.shippingAddress.formatted).toEqual(address.lines);
    });
  },
);

describe('through the API', () => {
  const post = async (address: object) => {
    const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
    return shop.request('POST', `/api/carts/${cartId}/addresses`, { type: 'shipping', address });
  };

  test.each([
    ['US', 'province', 'Province is required'],
    ['US', 'postcode', 'Postcode is required'],
    ['DE', 'postcode', 'Postcode is required'],
    ['HK', 'province', 'Province is required'],
    ['SG', 'city', 'City is required'],
  ])('an address of %s needs a %s', async (country, field, message) => {
    const answer = await post({ ...testAddress, country, [field]: '' });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION_FAILED', message]);
  });

  test('the keys of parts that a country does not have are still required', async () => {
    const { province: _, ...rest } = { ...testAddress, country: 'DE' };
    expect(refusalOf(await post(rest))).toEqual([400, 'VALIDATION_FAILED', 'Province is required']);
  });

  test('postcodes and phone numbers are not checked', async () => {
    const odd = { ...testAddress, postcode: '@@@@', telephone: 'abc' };
    expect(dataOf(await post(odd))).toMatchObject({ postcode: '@@@@', telephone: 'abc' });
  });

  test('a saved address cannot move to a country that requires more of it', async () => {
    const api = clientOf(await cookieOf(await newCustomer()));
    const german = { ...testAddress, country: 'DE', province: '', postcode: '91054' };
    const { uuid } = dataOf(await api.request('POST', '/api/customers/me/addresses', german));
    const patch = (body: object) => api.request('PATCH', `/api/customers/me/addresses/${uuid}`, body);
    expect(refusalOf(await patch({ country: 'US' }))).toEqual([
      400,
      'VALIDATION_FAILED',
      'Province is required',
    ]);
    expect(refusalOf(await patch({ province: '' }))).toEqual([
      400,
      'VALIDATION_FAILED',
      'Province is required',
    ]);
    expect(dataOf(await patch({ country: 'US', province: 'CA' }))).toMatchObject({ province: 'US-CA' });
  });
});

describe('in the form', () => {
  const american = (changes: Readonly<Record<string, string>> = {}) => ({
    ...contact,
    'shipping.country': 'US',
    ...sentOf({ ...(WORLD[0] as WorldAddress), ...changes }),
  });

  test.each([
    ['US', 'ZIP code', 'State', 'City'],
    ['GB', 'Postcode', undefined, 'Town or city'],
    ['IE', 'Eircode (optional)', 'County (optional)', 'City'],
    ['IN', 'PIN code', 'State', 'City'],
    ['CA', 'Postal code', 'Province', 'City'],
    ['JP', 'Postal code', 'Prefecture', 'City'],
    ['AE', undefined, 'Emirate', 'City'],
    ['AU', 'Postcode', 'State', 'Suburb'],
    ['HK', undefined, 'Area', 'District'],
    ['SG', 'Postcode', undefined, undefined],
    ['', 'Postal code', 'State, province or region', 'City'],
  ])('of "%s" asks for "%s", "%s" and "%s"', async (country, postcode, province, city) => {
    const buyer = await buyerAt('');
    const fields = { ...contact, 'shipping.country': country };
    const page = await buyer.submit(await buyer.open('/checkout'), PATH, fields, '/checkout/country');
    expect(['postcode', 'province', 'city'].map((name) => labelOf(page, `shipping.${name}`))).toEqual([
      postcode,
      province,
      city,
    ]);
  });

  test('reports an unusual postcode and phone number once, and accepts them if they are sent again', async () => {
    const buyer = await buyerAt('');
    const odd = american({ postcode: '@@@@', telephone: 'abc' });
    const page = await buyer.submit(await buyer.open('/checkout'), PATH, odd);
    expect(page.status).toBe(400);
    expect(page.html).toContain(
      'id="field-shipping.postcode-error">Check the ZIP code. It usually looks like 95014.',
    );
    expect(page.html).toContain('id="field-shipping.telephone-error">Check the phone number.');
    const other = await buyer.submit(page, PATH, { 'shipping.postcode': '946' });
    expect([other.status, other.html.includes('id="field-shipping.telephone-error"')]).toEqual([400, false]);
    const done = await buyer.submit(other, PATH);
    expect(done.at).toBe('/checkout?step=shipping');
    const again = await buyer.submit(await buyer.open('/checkout?step=address'), PATH);
    expect(again.at).toBe('/checkout?step=shipping');
  });

  test('lists its errors in the order of its fields', async () => {
    const buyer = await buyerAt('');
    const empty = await buyer.submit(
      await buyer.open('/checkout'),
      PATH,
      { email: '', 'shipping.country': 'US' },
      '/checkout/country',
    );
    const page = await buyer.submit(empty, PATH);
    const linked = [...page.html.matchAll(/<a href="#field-([^"]+)">/g)].map(([, name]) => name);
    const shown = [...page.html.matchAll(/<label for="field-([^"]+)">/g)].map(([, name]) => name);
    expect(linked).toHaveLength(7);
    expect(linked).toEqual(shown.filter((name) => linked.includes(name)));
  });

  test('lists the states in the page’s language', async () => {
    const buyer = await buyerAt('/de');
    const page = await buyer.submit(
      await buyer.open('/de/checkout'),
      `/de${PATH}`,
      { ...contact, 'shipping.country': 'US' },
      '/de/checkout/country',
    );
    expect(page.html).toMatch(/>\s*Kalifornien\s*</);
    const done = await buyer.submit(page, `/de${PATH}`, american({ province: 'Kalifornien' }));
    expect(done.at).toBe('/de/checkout?step=shipping');
  });

  test('starts with the region of the browser’s language if the shop ships there', async () => {
    const buyer = await buyerAt('');
    const chosen = async (language: string) => {
      const headers = { accept: 'text/html', 'accept-language': language };
      const html = await requestAs(buyer, '/checkout', headers);
      const list = /<select\s[^>]*name="shipping\.country"[\s\S]*?<\/select>/.exec(html)?.[0] ?? '';
      return /<option\s+value="(\w+)"\s+selected/.exec(list)?.[1];
    };
    expect([await chosen('en-AU,en;q=0.9'), await chosen('en-ZW'), await chosen('en')]).toEqual([
      'AU',
      undefined,
      undefined,
    ]);
  });

  test('shows a province field, and requires it, if the shop’s zones or rates depend on it', async () => {
    const own = await testShop();
    await createZoneWithRate(own, { countries: ['DE', 'AT'], cost: 5 });
    const { uuid } = dataOf(await own.admin('POST', '/api/tax/classes', { name: 'By state' }));
    const rate = { name: 'Bavaria', rate: 10, country: 'DE', province: 'BY' };
    dataOf(await own.admin('POST', `/api/tax/classes/${uuid}/rates`, rate));
    const product = await createProduct(own, { price: 10, qty: 10 });
    const buyer = openBrowser(own);
    await buyer.send('/cart/items', { sku: product.sku });
    const fields = { ...contact, 'shipping.country': 'DE' };
    const page = await buyer.submit(await buyer.open('/checkout'), PATH, fields, '/checkout/country');
    expect(labelOf(page, 'shipping.province')).toBe('State, province or region');
    const german = WORLD.find(({ country }) => country === 'DE') as WorldAddress;
    const refused = await buyer.submit(page, PATH, sentOf(german));
    expect(refused.html).toContain('id="field-shipping.province-error">Enter your state, province or region');
    const done = await buyer.submit(refused, PATH, { 'shipping.province': 'DE-BY' });
    expect(done.at).toBe('/checkout?step=shipping');
    await own.stop();
  });

  test('of the address book follows the same rules', async () => {
    const book = '/account/addresses';
    const customer = await newCustomer();
    const visitor = openBrowser(shop);
    await visitor.send('/account/login', { email: customer.email, password });
    const british = WORLD.find(({ country }) => country === 'GB') as WorldAddress;
    const fields = Object.fromEntries(
      Object.entries(sentOf(british)).map(([name, value]) => [name.slice('shipping.'.length), value]),
    );
    const form = await visitor.submit(await visitor.open(book), book, { country: 'GB' }, `${book}/country`);
    expect(namesOf(form, '')).not.toContain('province');
    const odd = await visitor.submit(form, book, { ...fields, postcode: '1' });
    expect(odd.html).toContain('id="field-postcode-error">Check the postcode.');
    const saved = await visitor.submit(odd, book, { postcode: 'sw1w 9hs' });
    expect([saved.at, textOf(saved.html).includes(british.lines.join(' '))]).toEqual([book, true]);
    // The next address begins with the country of the customer's usual one.
    expect(saved.html).toMatch(/<option value="GB"\s+selected/);
  });
});
