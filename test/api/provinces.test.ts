import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import {
  createProduct,
  createReadyCart,
  createZoneWithRate,
  dataOf,
  testAddress,
  testShop,
} from '../support/shop.ts';

let shop: TestShop;
let taxed: string;
beforeAll(async () => {
  shop = await testShop();
  const { uuid } = await admin('POST', '/api/tax/classes', { name: 'Taxed by state' });
  await admin('POST', `/api/tax/classes/${uuid}/rates`, {
    name: 'Several states',
    rate: 10,
    country: 'US,CA,DE,JP,BO,GB,ES',
    province: 'California, QC, Bavaria, 東京都, La Paz, England, ES-CN',
  });
  const product = await createProduct(shop, { price: 20, qty: 1000 });
  await admin('PATCH', `/api/products/${product.uuid}`, { tax_class: uuid });
  taxed = product.sku;
});
afterAll(() => shop.stop());

const admin = async (method: string, path: string, body?: object) =>
  dataOf(await shop.admin(method, path, body));

async function createCart(): Promise<string> {
  const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku: taxed, qty: 1 }] }));
  return cartId;
}
const address = (country: string, province: string) => ({ ...testAddress, country, province });
const setAddress = (cart: string, country: string, province: string, type = 'shipping') =>
  shop.request('POST', `/api/carts/${cart}/addresses`, { type, address: address(country, province) });

async function taxOf(cart: string): Promise<number> {
  const { body } = await shop.query('query ($id: String!) { cart(id: $id) { taxAmount { value } } }', {
    id: cart,
  });
  return body.data.cart.taxAmount.value;
}

const refused = (province: string, country: string, path: string) => {
  const message = `"${province}" is not a state, province or region of ${country}`;
  return { status: 400, code: 'INVALID_PROVINCE', message, details: [{ path, message }] };
};

describe('an address is taxed by its province, in any spelling', () => {
  test.each<[country: string, province: string, stored: string, name: string]>([
    ['US', 'US-CA', 'US-CA', 'California'],
    ['US', 'us-ca', 'US-CA', 'California'],
    ['US', 'CA', 'US-CA', 'California'],
    ['US', ' California ', 'US-CA', 'California'],
    ['US', 'CALIFORNIA', 'US-CA', 'California'],
    ['CA', 'Québec', 'CA-QC', 'Quebec'],
    ['CA', 'quebec', 'CA-QC', 'Quebec'],
    ['CA', 'QC', 'CA-QC', 'Quebec'],
    ['DE', 'Bayern', 'DE-BY', 'Bavaria'],
    ['DE', 'Bavaria', 'DE-BY', 'Bavaria'],
    ['DE', 'BY', 'DE-BY', 'Bavaria'],
    ['JP', '東京都', 'JP-13', 'Tokyo'],
    ['JP', 'Tōkyō', 'JP-13', 'Tokyo'],
    ['JP', '13', 'JP-13', 'Tokyo'],
    ['BO', 'BO-L', 'BO-L', 'La Paz'],
    ['BO', 'la paz', 'BO-L', 'La Paz'],
    ['GB', 'England', 'GB-ENG', 'England'],
    ['ES', 'Canarias', 'ES-CN', 'Canary Islands'],
  ])('%s %s is %s', async (country, province, stored, name) => {
    const cart = await createCart();
    const saved = dataOf(await setAddress(cart, country, province));
    expect(saved).toMatchObject({ country, province: stored, province_name: name });
    expect(await taxOf(cart)).toBe(2);
  });

  test('a province is taxed like the one that contains it', async () => {
    const cart = await createCart();
    const saved = dataOf(await setAddress(cart, 'ES', 'Las Palmas'));
    expect(saved).toMatchObject({ province: 'ES-GC', province_name: 'Las Palmas' });
    expect(await taxOf(cart)).toBe(2);
  });

  test('another province is not', async () => {
    const cart = await createCart();
    dataOf(await setAddress(cart, 'US', 'nevada'));
    expect(await taxOf(cart)).toBe(0);
  });
});

describe('an unknown province', () => {
  test.each([
    ['US', 'Californa', 'United States'],
    ['US', 'DE-BY', 'United States'],
    ['DE', 'US-CA', 'Germany'],
    ['us', '?', 'United States'],
  ])('is rejected if rates depend on it: %s %s', async (country, province, name) => {
    const cart = await createCart();
    const { status, body } = await setAddress(cart, country, province);
    expect(status).toBe(400);
    expect(body.error).toMatchObject(refused(province, name, 'address.province'));
    expect(await taxOf(cart)).toBe(0);
  });

  test('is rejected in the address book, and when only the country is changed', async () => {
    const customer = await admin('POST', '/api/customers', {
      email: 'book@example.com',
      password: 'long enough 1',
      full_name: 'Ada',
    });
    const book = `/api/customers/${customer.uuid}/addresses`;
    const bad = await shop.admin('POST', book, address('US', 'Nowhere'));
    expect(bad.body.error).toMatchObject(refused('Nowhere', 'United States', 'province'));
    const saved = await admin('POST', book, address('US', 'texas'));
    expect(saved).toMatchObject({ province: 'US-TX', province_name: 'Texas' });
    const moved = await shop.admin('PATCH', `${book}/${saved.uuid}`, { country: 'DE' });
    expect(moved.body.error).toMatchObject(refused('US-TX', 'Germany', 'province'));
    const renamed = await admin('PATCH', `${book}/${saved.uuid}`, { province: 'ohio' });
    expect(renamed).toMatchObject({ country: 'US', province: 'US-OH', province_name: 'Ohio' });
    expect(await admin('GET', book)).toMatchObject([
      { country: 'US', province: 'US-OH', province_name: 'Ohio' },
    ]);
  });

  test('is rejected by the single checkout call, which reports the address', async () => {
    const cart = await createCart();
    const { status, body } = await shop.request('POST', `/api/carts/${cart}/checkout`, {
      billingAddress: address('US', 'Nowhere'),
    });
    expect(status).toBe(400);
    expect(body.error).toMatchObject(refused('Nowhere', 'United States', 'billingAddress.province'));
  });

  test.each([
    ['FR', 'Nowhere'],
    ['HK', 'Kowloon'],
    ['GI', 'Main Street'],
    ['AQ', 'somewhere'],
  ])('is stored as sent if nothing depends on it: %s %s', async (country, province) => {
    const saved = dataOf(await setAddress(await createCart(), country, province));
    expect(saved).toMatchObject({ country, province, province_name: province });
  });
});

describe('a rate', () => {
  let rates: string;
  beforeAll(async () => {
    const { uuid } = await admin('POST', '/api/tax/classes', { name: 'Rates' });
    rates = `/api/tax/classes/${uuid}/rates`;
  });
  const create = (country: string, province: unknown) =>
    shop.admin('POST', rates, { name: 'Rate', rate: 5, country, province });

  test.each([
    ['US', 'California, ny,US-CA', 'US-CA,US-NY', 'California, New York'],
    ['PA,BO', 'PA-8, BO-L', 'PA-8,BO-L', 'Panamá, La Paz'],
    ['*', 'PA-8, BO-L', 'PA-8,BO-L', 'Panamá, La Paz'],
    ['US,IT', 'MT', 'US-MT,IT-MT', 'Montana, Matera'],
    ['HK,US', 'Kowloon,tx', 'Kowloon,US-TX', 'Kowloon, Texas'],
    ['DE', '*', '*', null],
  ])('in %s of %s is for %s', async (country, province, stored, name) => {
    expect(dataOf(await create(country, province))).toMatchObject({ province: stored, province_name: name });
  });

  test.each([
    ['US', 'US-CA,Californa', 'Californa', 'United States'],
    ['US,CA', 'US-CA,DE-BY', 'DE-BY', 'United States or Canada'],
  ])('in %s of %s is rejected', async (country, province, wrong, name) => {
    const { status, body } = await create(country, province);
    expect(status).toBe(400);
    expect(body.error).toMatchObject(refused(wrong, name, 'province'));
  });

  test('keeps country and province consistent if one of them changes', async () => {
    const { uuid } = dataOf(await create('US', 'CA'));
    const changed = await admin('PATCH', `/api/tax/rates/${uuid}`, { province: 'texas' });
    expect(changed).toMatchObject({ province: 'US-TX', province_name: 'Texas' });
    const bad = await shop.admin('PATCH', `/api/tax/rates/${uuid}`, { country: 'CA' });
    expect(bad.body.error).toMatchObject(refused('US-TX', 'Canada', 'province'));
    const moved = await admin('PATCH', `/api/tax/rates/${uuid}`, { country: 'CA', province: 'ON' });
    expect(moved).toMatchObject({ country: 'CA', province: 'CA-ON', province_name: 'Ontario' });
    const missing = await shop.admin('PATCH', '/api/tax/rates/999999', { province: 'CA' });
    expect(missing.body.error).toMatchObject({ status: 404, message: 'Tax rate not found' });
  });
});

describe('a zone', () => {
  const offers = async (cart: string, args: string): Promise<string[]> => {
    const document = `query ($id: String!) { cart(id: $id) { availableShippingMethods${args} { name } } }`;
    const { body } = await shop.query(document, { id: cart });
    expect(body.errors).toBeUndefined();
    return body.data.cart.availableShippingMethods.map(({ name }: { name: string }) => name);
  };
  const createZone = async (name: string, countries: string[], provinces: object[]) => {
    const zone = await admin('POST', '/api/shippingZones', { name, countries, provinces });
    const method = await admin('POST', '/api/shippingProviders/core/methods', { name });
    await admin('POST', '/api/shippingProviders/core/rates', {
      method_id: method.uuid,
      zone_id: zone.uuid,
      cost: 1,
    });
    return zone;
  };

  test('covers a province in any spelling', async () => {
    const zone = await createZone('Ontario', ['CA'], [{ country: 'CA', province: 'ontario' }]);
    expect(zone.provinces).toEqual([{ country: 'CA', province: 'CA-ON', province_name: 'Ontario' }]);
    const cart = await createCart();
    for (const province of ['CA-ON', 'on', 'Ontario'])
      expect(await offers(cart, `(country: "CA", province: "${province}")`), province).toEqual(['Ontario']);
    expect(await offers(cart, '(country: "CA", province: "CA-BC")')).toEqual([]);
    expect(await offers(cart, '(country: "CA", province: "Nowhere")')).toEqual([]);
    dataOf(await setAddress(cart, 'CA', 'ontario'));
    expect(await offers(cart, '')).toEqual(['Ontario']);
    expect(await offers(cart, '(province: "bc")')).toEqual([]);
  });

  test('for an inner province takes precedence over that of the enclosing province, and both over the country', async () => {
    await createZone('France', ['FR'], []);
    await createZone('Île-de-France', ['FR'], [{ country: 'FR', province: 'Île-de-France' }]);
    await createZone('Paris', ['FR'], [{ country: 'FR', province: 'Paris' }]);
    const cart = await createCart();
    expect(await offers(cart, '(country: "FR", province: "75")')).toEqual(['Paris']);
    expect(await offers(cart, '(country: "FR", province: "Yvelines")')).toEqual(['Île-de-France']);
    expect(await offers(cart, '(country: "FR", province: "Bretagne")')).toEqual(['France']);
    expect(await offers(cart, '(country: "FR", province: "Nowhere")')).toEqual([]);
    expect(await offers(cart, '(country: "FR")')).toEqual(['France']);
  });

  test('rejects a province that its country does not have', async () => {
    const { status, body } = await shop.admin('POST', '/api/shippingZones', {
      name: 'Bad',
      countries: ['US'],
      provinces: [
        { country: 'US', province: 'CA' },
        { country: 'US', province: 'Ontario' },
      ],
    });
    expect(status).toBe(400);
    expect(body.error).toMatchObject(refused('Ontario', 'United States', 'provinces.1.province'));
  });
});

describe('a query', () => {
  const california = { country: 'US', province: 'US-CA', provinceName: 'California' };
  const place = '{ country province provinceName }';
  const read = async (document: string, id: string, schema?: 'admin') => {
    const { body } = await shop.query(`query ($id: ID!) { ${document} }`, { id }, schema);
    expect(body.errors).toBeUndefined();
    return body.data;
  };

  test('returns the province names of a cart, an order and a saved address', async () => {
    await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
    const cart = await createReadyCart(shop, taxed);
    const addresses = { shippingAddress: california, billingAddress: california };
    dataOf(await setAddress(cart, 'US', 'california', 'billing'));
    const { body } = await shop.query(
      `query ($id: String!) { cart(id: $id) { shippingAddress ${place} billingAddress ${place} } }`,
      { id: cart },
    );
    expect(body.data).toEqual({ cart: addresses });
    const { uuid } = dataOf(await shop.request('POST', '/api/orders', { cart_id: cart }));
    const { body: placed } = await shop.query(
      `query ($uuid: String!) { order(uuid: $uuid) { shippingAddress ${place} billingAddress ${place} } }`,
      { uuid },
      'admin',
    );
    expect(placed).toEqual({ data: { order: addresses } });
    const person = { email: 'named@example.com', password: 'long enough 1', full_name: 'Ada' };
    const customer = await admin('POST', '/api/customers', person);
    await admin('POST', `/api/customers/${customer.uuid}/addresses`, address('US', 'ca'));
    expect(await read(`customer(id: $id) { addresses ${place} }`, customer.uuid, 'admin')).toEqual({
      customer: { addresses: [california] },
    });
  });

  test('returns the province names of a rate and of a zone', async () => {
    const { uuid } = await admin('POST', '/api/tax/classes', { name: 'Named' });
    const rate = { name: 'Rate', rate: 5, country: 'US', province: 'ca,Texas' };
    await admin('POST', `/api/tax/classes/${uuid}/rates`, rate);
    expect(await read(`taxClass(id: $id) { rates ${place} }`, uuid, 'admin')).toEqual({
      taxClass: {
        rates: [{ country: 'US', province: 'US-CA,US-TX', provinceName: 'California, Texas' }],
      },
    });
    const zone = await admin('POST', '/api/shippingZones', {
      name: 'Named',
      countries: ['US'],
      provinces: [{ country: 'US', province: 'California' }],
    });
    expect(await read(`shippingZone(id: $id) { provinces ${place} }`, zone.uuid, 'admin')).toEqual({
      shippingZone: { provinces: [california] },
    });
  });
});
