import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import coreShipping from '@shop/core-shipping';
import { defineExtension, defineProcessor, refuse } from '@shop/runtime/extension';
import type { QuoteContext, ShippingMethod } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { testShop } from '../support/shop.ts';

const requests: QuoteContext[] = [];
/** Responses of each provider, which the tests change. */
const answers: Record<string, (context: QuoteContext) => Promise<readonly ShippingMethod[]>> = {};
const answer = (code: string) => async (context: QuoteContext) => {
  requests.push(context);
  return (await answers[code]?.(context)) ?? [];
};

const carriers = defineExtension({
  name: 'carriers',
  api: '^1.0',
  setup: () => ({
    shippingProviders: [
      { code: 'post', name: 'Post', quoteTtlSeconds: 60, getMethods: answer('post') },
      { code: 'courier', name: 'Courier', getMethods: answer('courier') },
    ],
    processors: [
      defineProcessor({
        key: 'availableShippingMethods',
        process: (offers) =>
          offers
            .filter(({ name }) => name !== 'Hidden')
            .map((offer) => (offer.name === 'Doubled' ? { ...offer, cost: offer.cost * 2 } : offer)),
      }),
    ],
  }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping, carriers],
    config: { checkout: { quoteTimeoutMs: 1500 } },
  });
});
afterAll(() => shop.stop());

const admin = async (method: string, path: string, body?: object) => {
  const result = await shop.admin(method, path, body);
  expect(result.status, JSON.stringify(result.body)).toBe(200);
  return result.body.data;
};
const createZone = (countries: string[], provinces: object[] = []) =>
  admin('POST', '/api/shippingZones', { name: countries.join(), countries, provinces });
const attach = (zone: { uuid: string }, provider_code: string, fields: object = {}) =>
  admin('POST', `/api/shippingZones/${zone.uuid}/providers`, { provider_code, ...fields });
const createMethod = (name: string, fields: object = {}) =>
  admin('POST', '/api/shippingProviders/core/methods', { name, ...fields });
const createRate = (method: { uuid: string }, zone: { uuid: string }, fields: object) =>
  admin('POST', '/api/shippingProviders/core/rates', {
    method_id: method.uuid,
    zone_id: zone.uuid,
    ...fields,
  });

/** Creates a cart with one line. */
async function createCart({ price = 10, weight = 1, qty = 1 } = {}): Promise<string> {
  const sku = randomUUID();
  await admin('POST', '/api/products', { name: sku, url_key: sku, sku, price, weight, qty: 1000 });
  const { body } = await shop.request('POST', '/api/carts', { items: [{ sku, qty }] });
  return body.data.cartId;
}

async function offersOf(cart: string, place: object) {
  const document = `query ($id: String!, $country: String, $province: String) {
    cart(id: $id) {
      availableShippingMethods(country: $country, province: $province) {
        id providerCode code name cost { value currency text } carrier serviceCode delivery { minBusinessDays }
      }
    }
  }`;
  const { data, errors } = (await shop.query(document, { id: cart, ...place })).body;
  expect(errors).toBeUndefined();
  return data.cart.availableShippingMethods;
}
const names = async (cart: string, place: object) =>
  (await offersOf(cart, place)).map(({ name }: { name: string }) => name);

async function addressed(cart: string, country: string) {
  const address = {
    full_name: 'Ada',
    telephone: '1',
    address_1: 'Street 1',
    city: 'City',
    province: '',
    country,
    postcode: '1',
    type: 'shipping',
  };
  return shop.request('POST', `/api/carts/${cart}/addresses`, {
    address: { ...address, province: `${country}-1` },
  });
}
const select = (cart: string, provider_code: string, method_code: string) =>
  shop.request('POST', `/api/carts/${cart}/shippingMethods`, { provider_code, method_code });

test('an offered core method has its UUID and cost, and no carrier or service', async () => {
  const zone = await createZone(['AT']);
  const method = await createMethod('Standard AT', {
    default_carrier_code: 'ups',
    default_service_code: 'gnd',
  });
  await createRate(method, zone, { cost: '4.90' });
  expect(await offersOf(await createCart(), { country: 'AT' })).toEqual([
    {
      id: method.uuid,
      providerCode: 'core',
      code: method.uuid,
      name: 'Standard AT',
      cost: { value: 4.9, currency: 'USD', text: '$4.90' },
      carrier: null,
      serviceCode: null,
      delivery: null,
    },
  ]);
});

test('the defaults of a core method are in the stored snapshot', async () => {
  const zone = await createZone(['BE']);
  const method = await createMethod('Standard BE', {
    default_carrier_code: 'ups',
    default_service_code: 'gnd',
  });
  await createRate(method, zone, { cost: '4.90' });
  const cart = await createCart();
  await addressed(cart, 'BE');
  expect((await select(cart, 'core', method.uuid)).status).toBe(200);
  const { body } = await shop.query(
    `query ($id: String!) { cart(id: $id) { shippingMethodData {
      providerCode methodCode fingerprint quotedAt
      snapshot { code name cost { value text } carrier serviceCode }
    } } }`,
    { id: cart },
  );
  expect(body.data.cart.shippingMethodData).toEqual({
    providerCode: 'core',
    methodCode: method.uuid,
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    quotedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    snapshot: {
      code: method.uuid,
      name: 'Standard BE',
      cost: { value: 4.9, text: '$4.90' },
      carrier: 'ups',
      serviceCode: 'gnd',
    },
  });
});

async function costsIn(country: string, cart: object) {
  const offers = await offersOf(await createCart(cart), { country });
  return offers.map(({ name, cost }: { name: string; cost: { value: number } }) => [name, cost.value]);
}

test('conditions and tiers use value and weight, and a rate without cost is skipped', async () => {
  const zone = await createZone(['CH']);
  const rate = async (name: string, fields: object) => createRate(await createMethod(name), zone, fields);
  await rate('below 50', { cost: 1, condition_type: 'price', max: 50 });
  await rate('from 50', { cost: 2, condition_type: 'price', min: 50 });
  await rate('up to 2 kg', { cost: 3, condition_type: 'weight', min: 0, max: '2.0001' });
  await rate('tiers', {
    price_based_cost: [
      { min_price: 50, cost: 6 },
      { min_price: 40, cost: 7 },
    ],
  });
  await rate('nothing', {});
  await rate('disabled', { cost: 9, is_enabled: false });
  expect(await costsIn('CH', { price: 10 })).toEqual([
    ['tiers', 0],
    ['below 50', 1],
    ['up to 2 kg', 3],
  ]);
  expect(await costsIn('CH', { price: 49.99, weight: 2 })).toEqual([
    ['below 50', 1],
    ['up to 2 kg', 3],
    ['tiers', 7],
  ]);
  expect(await costsIn('CH', { price: 25, qty: 2, weight: 1.5 })).toEqual([
    ['from 50', 2],
    ['tiers', 6],
  ]);
});

test('offers are sorted by attachment, method, cost and name', async () => {
  const zone = await createZone(['CZ']);
  await attach(zone, 'post', { sort_order: -1 });
  await attach(zone, 'courier', { sort_order: 0 });
  const rate = async (name: string, sort_order: number, cost: number) =>
    createRate(await createMethod(name, { sort_order }), zone, { cost });
  await rate('core last', 2, 1);
  await rate('core b', 1, 5);
  await rate('core a', 1, 5);
  await rate('core cheap', 1, 4);
  answers.post = async () => [{ code: 'p', name: 'post', cost: 99 }];
  answers.courier = async () => [{ code: 'c', name: 'courier', cost: 4.5, sortOrder: 1 }];
  expect(await names(await createCart(), { country: 'CZ' })).toEqual([
    'post',
    'core cheap',
    'courier',
    'core a',
    'core b',
    'core last',
  ]);
});

test('a provider’s most specific zone takes precedence, then the oldest one', async () => {
  const wide = await createZone(['DK']);
  const younger = await createZone(['DK']);
  const exact = await createZone(['DK'], [{ country: 'DK', province: 'DK-84' }]);
  const method = await createMethod('DK');
  for (const [zone, cost] of [
    [wide, 1],
    [younger, 2],
    [exact, 3],
  ]) {
    await createRate(method, zone, { cost });
  }
  const cart = await createCart();
  const cost = async (place: object) =>
    (await offersOf(cart, place)).map((o: { cost: { value: number } }) => o.cost.value);
  expect(await cost({ country: 'DK' })).toEqual([1]);
  expect(await cost({ country: 'DK', province: 'DK-85' })).toEqual([1]);
  expect(await cost({ country: 'DK', province: 'DK-84' })).toEqual([3]);

  await admin('PATCH', `/api/shippingZones/${exact.uuid}/providers/core`, { is_enabled: false });
  expect(await cost({ country: 'DK', province: 'DK-84' })).toEqual([1]);
  await admin('DELETE', `/api/shippingZones/${wide.uuid}`);
  expect(await cost({ country: 'DK' })).toEqual([2]);
});

test('a zone with provinces of a country covers only those', async () => {
  const zone = await createZone(['EE', 'FI'], [{ country: 'EE', province: 'EE-37' }]);
  await createRate(await createMethod('Baltic'), zone, { cost: 1 });
  const cart = await createCart();
  expect(await names(cart, { country: 'EE' })).toEqual([]);
  expect(await names(cart, { country: 'EE', province: 'EE-1' })).toEqual([]);
  expect(await names(cart, { country: 'EE', province: 'EE-37' })).toEqual(['Baltic']);
  expect(await names(cart, { country: 'FI', province: 'FI-1' })).toEqual(['Baltic']);
  expect(await names(cart, { country: 'AQ' })).toEqual([]);
});

test('a provider that fails, is late or returns invalid data is omitted, and the others are offered', async () => {
  const zone = await createZone(['FR']);
  await attach(zone, 'post', { config: { account: 7 } });
  await attach(zone, 'courier');
  const cart = await createCart();
  answers.courier = async () => [{ code: 'c', name: 'courier', cost: '5' }];

  answers.post = () => Promise.reject(new Error('down'));
  expect(await names(cart, { country: 'FR' })).toEqual(['courier']);
  answers.post = () => new Promise(() => {});
  expect(await names(cart, { country: 'FR' })).toEqual(['courier']);
  expect(requests.findLast((context) => context.zoneConfig.account === 7)?.signal.aborted).toBe(true);
  answers.post = async () => [
    { code: 'nan', name: 'nan', cost: Number.NaN },
    { code: 'minus', name: 'minus', cost: -1 },
    { code: 'eur', name: 'eur', cost: 1, currency: 'EUR' },
    { code: 'ok', name: 'ok', cost: 1 },
    { code: 'ok', name: 'ok again', cost: 0 },
  ];
  expect(await names(cart, { country: 'FR' })).toEqual(['ok', 'courier']);
});

test('a provider receives what it quotes for', async () => {
  const zone = await createZone(['GR']);
  await attach(zone, 'post', { config: { account: 8 } });
  await names(await createCart({ price: 12.5, weight: 0.4, qty: 2 }), { country: 'GR', province: 'GR-A' });
  const context = requests.findLast(({ zoneConfig }) => zoneConfig.account === 8);
  expect(context).toMatchObject({
    destination: { country: 'GR', province: 'GR-A' },
    zone: { id: zone.shipping_zone_id, uuid: zone.uuid, name: 'GR' },
    currency: 'USD',
    items: [{ qty: 2, noShippingRequired: false }],
  });
  expect([Number(context?.totalValue), Number(context?.totalWeight)]).toEqual([25, 0.8]);
});

test('a processor changes what is offered and what can be selected', async () => {
  const zone = await createZone(['HU']);
  await attach(zone, 'post');
  answers.post = async () => [
    { code: 'h', name: 'Hidden', cost: 1 },
    { code: 'd', name: 'Doubled', cost: 2 },
  ];
  const cart = await createCart();
  const offers = await offersOf(cart, { country: 'HU' });
  expect(offers).toMatchObject([{ name: 'Doubled', cost: { value: 4 } }]);

  await addressed(cart, 'HU');
  expect(await select(cart, 'post', 'h')).toMatchObject({
    status: 400,
    body: { error: { message: 'Selected shipping method is no longer available' } },
  });
  expect((await select(cart, 'post', 'd')).status).toBe(200);
  const { body } = await shop.query(
    'query ($id: String!) { cart(id: $id) { shippingFeeExclTax { value } } }',
    { id: cart },
  );
  expect(body.data.cart.shippingFeeExclTax.value).toBe(4);
});

test('the reasons why a selection is rejected', async () => {
  const zone = await createZone(['IE']);
  await attach(zone, 'post');
  const cart = await createCart();
  await addressed(cart, 'IE');
  const message = async (provider: string, method: string) => {
    const { status, body } = await select(cart, provider, method);
    return [status, body.error.message];
  };
  expect(await message('pigeon', 'x')).toEqual([400, 'Shipping provider "pigeon" is not registered']);
  expect(await message('courier', 'x')).toEqual([400, 'We do not ship to this address']);
  expect(await message('core', randomUUID())).toEqual([
    400,
    'Selected shipping method is no longer available',
  ]);
  answers.post = () => Promise.reject(refuse(400, 'NO_BATTERIES', 'We cannot carry batteries'));
  expect(await message('post', 'x')).toEqual([400, 'We cannot carry batteries']);
  answers.post = () => Promise.reject(new Error('secret of the carrier'));
  expect(await message('post', 'x')).toEqual([400, 'We could not get a quote from "Post". Try again.']);
  answers.post = () => new Promise(() => {});
  expect(await message('post', 'x')).toEqual([400, 'We could not get a quote from "Post". Try again.']);
  await addressed(cart, 'AQ');
  expect(await message('post', 'x')).toEqual([400, 'We do not ship to this address']);
});

test('offers take the same number of statements for one rate or twenty in a zone', async () => {
  const zone = await createZone(['IT']);
  await createRate(await createMethod('IT 0'), zone, { cost: 1 });
  const cart = await createCart();
  const statements = async () => {
    const before = shop.statements();
    const offered = await names(cart, { country: 'IT' });
    return { offered: offered.length, count: shop.statements() - before };
  };
  const few = await statements();
  for (let index = 1; index < 20; index += 1) {
    await createRate(await createMethod(`IT ${index}`), zone, { cost: 1 });
  }
  expect([few.offered, await statements()]).toEqual([1, { offered: 20, count: few.count }]);
});
