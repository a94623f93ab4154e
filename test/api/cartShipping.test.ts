import { randomUUID } from 'node:crypto';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, defineProcessor, refuse, sql, z } from '@shop/runtime/extension';
import type { ShippingMethod } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';

/** Response of the simulated carrier, and the number of calls. */
const carrier = {
  requested: 0,
  methods: (): Promise<readonly ShippingMethod[]> => Promise.resolve([]),
};

/** The provider calls a remote service. Its quotes are valid for one minute. */
const carrierExtension = defineExtension({
  name: 'carrier',
  api: '^1.0',
  setup: () => ({
    shippingProviders: [
      {
        code: 'carrier',
        name: 'The carrier',
        quoteTtlSeconds: 60,
        getMethods: () => {
          carrier.requested += 1;
          return carrier.methods();
        },
      },
    ],
    processors: [
      defineProcessor({
        key: 'cartItemUnitPrice',
        process: (price, { qty }) => (qty >= 10 ? Math.round(price / 2) : price),
      }),
    ],
  }),
});

const clock = createTestClock(new Date('2026-03-01T12:00:00Z'));
let shop: TestShop;
let zone: { zoneId: string; methodId: string };

beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping, cod, carrierExtension],
    config: { checkout: { quoteTimeoutMs: 1500 } },
    clock,
  });
  zone = await createZoneWithRate(shop, { countries: ['US'], cost: 4.99 });
  dataOf(
    await shop.admin('POST', `/api/shippingZones/${zone.zoneId}/providers`, { provider_code: 'carrier' }),
  );
});
afterAll(() => shop.stop());

beforeEach(() => {
  carrier.methods = () =>
    Promise.resolve([
      {
        code: 'fast',
        name: 'Fast',
        cost: '12.50',
        carrier: 'Shown',
        snapshot: { carrier: 'Kept', serviceCode: 'X1' },
      },
    ]);
});

const refusal = (message: string) => ({ status: 400, body: { error: { status: 400, message } } });
const untyped = sql.type(z.object({}));

interface Choice {
  readonly provider_code?: string | null | undefined;
  readonly method_code?: string | undefined;
  readonly method_name?: string | undefined;
}

const choose = (cartId: string, body: Choice, spelling = 'carts') =>
  shop.request('POST', `/api/${spelling}/${cartId}/shippingMethods`, body);

const setAddress = async (cartId: string, more: object = {}) =>
  dataOf(
    await shop.request('POST', `/api/carts/${cartId}/addresses`, {
      type: 'shipping',
      address: { ...testAddress, ...more },
    }),
  );

const addItem = async (cartId: string, sku: string, qty = 1) =>
  dataOf(await shop.request('POST', `/api/carts/${cartId}/items`, { sku, qty }));

async function createCart({ price = 10, noShipping = false, addressed = true } = {}) {
  const { sku } = await createProduct(shop, { price, qty: 1000, noShipping });
  const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
  if (addressed) await setAddress(cartId);
  return { cartId: cartId as string, sku };
}

const read = async (cartId: string) => {
  const { body } = await shop.query(
    `query($id: String!) { cart(id: $id) {
      shippingMethodName grandTotal { value } shippingFeeInclTax { value } noShippingRequired
      errors { code message field }
      shippingMethodData {
        providerCode methodCode fingerprint quotedAt
        snapshot { code name cost { value text } carrier serviceCode }
      }
    } }`,
    { id: cartId },
  );
  return body.data.cart;
};

describe('selecting a method', () => {
  test.each(['cart', 'carts'])('on /api/%s it is quoted and stored', async (spelling) => {
    const { cartId } = await createCart();
    const body = { provider_code: 'carrier', method_code: 'fast' };
    expect((await choose(cartId, body, spelling)).body).toEqual({
      data: { method: { code: 'fast', provider_code: 'carrier' } },
    });
    expect(await read(cartId)).toEqual({
      shippingMethodName: 'Fast',
      shippingFeeInclTax: { value: 12.5 },
      grandTotal: { value: 22.5 },
      noShippingRequired: false,
      errors: [],
      shippingMethodData: {
        providerCode: 'carrier',
        methodCode: 'fast',
        fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
        quotedAt: clock.now().toISOString(),
        snapshot: {
          code: 'fast',
          name: 'Fast',
          cost: { value: 12.5, text: '$12.50' },
          carrier: 'Kept',
          serviceCode: 'X1',
        },
      },
    });
  });

  test.each<[string, Choice, string]>([
    ['nothing', {}, 'provider_code is required'],
    ['no method_code', { provider_code: 'core' }, 'method_code is required'],
    ['no provider_code', { method_code: 'm' }, 'provider_code is required'],
    ['a null provider_code', { provider_code: null, method_code: 'm' }, 'provider_code is required'],
    [
      'a method_name instead of provider_code',
      { method_code: 'm', method_name: 'M' },
      'provider_code is required',
    ],
    [
      'an empty provider_code',
      { provider_code: '', method_code: 'm' },
      'Missing provider_code or method_code',
    ],
    [
      'an empty method_code',
      { provider_code: 'core', method_code: '' },
      'Missing provider_code or method_code',
    ],
    [
      'an unknown provider',
      { provider_code: 'pigeon', method_code: 'm' },
      'Shipping provider "pigeon" is not registered',
    ],
    ['an unknown cart', { provider_code: 'core', method_code: 'm' }, 'Invalid cart'],
  ])('these refusals come before the cart is looked at: %s', async (_name, body, message) => {
    expect(await choose(randomUUID(), body)).toMatchObject(refusal(message));
  });

  test('without a shipping address it is rejected', async () => {
    const { cartId } = await createCart({ addressed: false });
    expect(await choose(cartId, { provider_code: 'core', method_code: zone.methodId })).toMatchObject(
      refusal('Shipping address is required'),
    );
  });

  test('an address that no zone covers is rejected', async () => {
    const { cartId } = await createCart();
    await setAddress(cartId, { country: 'FR', province: 'FR-75' });
    expect(await choose(cartId, { provider_code: 'core', method_code: zone.methodId })).toMatchObject(
      refusal('We do not ship to this address'),
    );
  });

  test('a method that is not offered, and one that its provider rejects, are rejected with a message', async () => {
    const { cartId } = await createCart();
    expect(await choose(cartId, { provider_code: 'carrier', method_code: 'slow' })).toMatchObject(
      refusal('Selected shipping method is no longer available'),
    );
    carrier.methods = () => Promise.reject(refuse(400, 'TOO_FAR', 'Too far for us'));
    expect(await choose(cartId, { provider_code: 'carrier', method_code: 'fast' })).toMatchObject(
      refusal('Too far for us'),
    );
    expect((await read(cartId)).shippingMethodData).toBeNull();
  });
});

describe('selecting a method like older clients', () => {
  test('on /api/cart a code with a name is looked up among the offers', async () => {
    const { cartId } = await createCart();
    const body = { method_code: 'fast', method_name: 'whatever' };
    expect((await choose(cartId, body, 'cart')).body).toEqual({
      data: { method: { code: 'fast', name: 'Fast' } },
    });
    expect((await read(cartId)).shippingMethodData).toMatchObject({
      providerCode: 'carrier',
      methodCode: 'fast',
    });
  });

  test('a method that is not offered is rejected, and nothing is stored', async () => {
    const { cartId } = await createCart();
    const body = { method_code: 'slow', method_name: 'Slow' };
    expect(await choose(cartId, body, 'cart')).toMatchObject(
      refusal('Selected shipping method is no longer available'),
    );
    expect(await choose(cartId, { method_code: 'fast' }, 'cart')).toMatchObject(
      refusal('provider_code is required'),
    );
    expect((await read(cartId)).shippingMethodData).toBeNull();
  });
});

const offer = async (cartId: string, args = '') => {
  const { body } = await shop.query(
    `query($id: String!) { cart(id: $id) { availableShippingMethods${args} { id providerCode code name cost { value } carrier } } }`,
    { id: cartId },
  );
  return body.data.cart.availableShippingMethods;
};

describe('the offers', () => {
  test('are made for the saved address', async () => {
    const { cartId } = await createCart();
    const methods = await offer(cartId);
    expect(methods).toHaveLength(2);
    expect(methods).toContainEqual({
      id: 'fast',
      providerCode: 'carrier',
      code: 'fast',
      name: 'Fast',
      cost: { value: 12.5 },
      carrier: 'Shown',
    });
  });

  test('are empty without an address, and arguments can replace it', async () => {
    const { cartId } = await createCart({ addressed: false });
    expect(await offer(cartId)).toEqual([]);
    expect(await offer(cartId, '(country: "US")')).toHaveLength(2);
    expect(await offer(cartId, '(country: "US", province: "US-NY", postcode: "10001")')).toHaveLength(2);
    expect(await offer(cartId, '(country: "FR")')).toEqual([]);
    expect(await offer(cartId, '(postcode: "10001")')).toEqual([]);
  });
});

async function cartWith(method: Choice) {
  const made = await createCart();
  dataOf(await choose(made.cartId, method));
  return made;
}

describe('a selected method', () => {
  const fast = { provider_code: 'carrier', method_code: 'fast' };

  test('is quoted again if the lines change', async () => {
    const { cartId, sku } = await cartWith(fast);
    carrier.methods = () => Promise.resolve([{ code: 'fast', name: 'Fast', cost: 20 }]);
    await addItem(cartId, sku);
    expect(await read(cartId)).toMatchObject({
      shippingFeeInclTax: { value: 20 },
      grandTotal: { value: 40 },
    });
  });

  test('is not quoted again if nothing relevant changes', async () => {
    const { cartId } = await cartWith(fast);
    const { requested } = carrier;
    await shop.request('POST', `/api/carts/${cartId}/contacts`, { email: 'ada@example.com' });
    await read(cartId);
    expect(carrier.requested).toBe(requested);
  });

  test('is quoted again if its quote has expired', async () => {
    const { cartId } = await cartWith(fast);
    const { requested } = carrier;
    clock.advance(59_000);
    await read(cartId);
    expect(carrier.requested).toBe(requested);
    clock.advance(1000);
    expect((await read(cartId)).shippingMethodData.quotedAt).toBe(clock.now().toISOString());
    expect(carrier.requested).toBe(requested + 1);
  });

  test('of core is quoted again if its rate changes', async () => {
    const { methodId } = await createZoneWithRate(shop, { countries: ['CA'], cost: 5 });
    const { cartId } = await createCart();
    await setAddress(cartId, { country: 'CA', province: 'CA-ON' });
    dataOf(await choose(cartId, { provider_code: 'core', method_code: methodId }));
    await shop.db.run(untyped`
      update core_shipping_method_rate set cost = 7 from core_shipping_method
      where core_shipping_method_id = method_id and core_shipping_method.uuid = ${methodId}`);
    await shop.db.run(untyped`update shipping_revision set revision = revision + 1`);
    expect(await read(cartId)).toMatchObject({ shippingFeeInclTax: { value: 7 }, grandTotal: { value: 17 } });
  });

  test('that is no longer offered is cleared with an error, until another one is selected', async () => {
    const { cartId, sku } = await cartWith(fast);
    carrier.methods = () => Promise.resolve([]);
    await addItem(cartId, sku);
    const unavailable = {
      code: 'SHIPPING_METHOD_NOT_AVAILABLE',
      message: 'Selected shipping method is no longer available',
      field: 'shipping_method_data',
    };
    const cleared = { shippingMethodData: null, grandTotal: { value: 20 }, errors: [unavailable] };
    expect(await read(cartId)).toMatchObject(cleared);
    await shop.request('POST', `/api/carts/${cartId}/contacts`, { email: 'ada@example.com' });
    expect(await read(cartId)).toMatchObject(cleared);
    dataOf(await choose(cartId, { provider_code: 'core', method_code: zone.methodId }));
    expect(await read(cartId)).toMatchObject({ grandTotal: { value: 24.99 }, errors: [] });
  });

  test('whose provider hangs is cleared at the deadline, and the change succeeds', async () => {
    const { cartId, sku } = await cartWith(fast);
    carrier.methods = () => new Promise(() => {});
    expect((await addItem(cartId, sku)).item[0].qty).toBe(2);
    expect(await read(cartId)).toMatchObject({
      shippingMethodData: null,
      errors: [{ code: 'SHIPPING_QUOTE_FAILED', field: 'shipping_method_data' }],
    });
  });

  test('follows the address, and is cleared if the shop does not ship there', async () => {
    const { cartId } = await cartWith(fast);
    await setAddress(cartId, { country: 'FR', province: 'FR-75' });
    expect(await read(cartId)).toMatchObject({
      shippingMethodData: null,
      errors: [{ message: 'We do not ship to this address' }],
    });
  });

  test('is not charged if nothing ships', async () => {
    const { cartId, sku } = await cartWith(fast);
    const song = await createProduct(shop, { price: 3, qty: 10, noShipping: true });
    await addItem(cartId, song.sku);
    const { item } = await addItem(cartId, song.sku);
    const mug = item.find((line: { product_sku: string }) => line.product_sku === sku);
    await shop.request('DELETE', `/api/carts/${cartId}/items/${mug.uuid}`);
    expect(await read(cartId)).toMatchObject({
      noShippingRequired: true,
      grandTotal: { value: 6 },
      shippingMethodName: 'Fast',
    });
    await addItem(cartId, sku);
    expect(await read(cartId)).toMatchObject({ noShippingRequired: false, grandTotal: { value: 28.5 } });
  });
});

test('adding an item with a core method to quote again takes four statements', async () => {
  const { cartId, sku } = await createCart();
  dataOf(await choose(cartId, { provider_code: 'core', method_code: zone.methodId }));
  const before = shop.statements();
  await addItem(cartId, sku);
  expect(shop.statements() - before).toBeLessThanOrEqual(4);
});

test('processors of cartItemUnitPrice change what a unit costs, not the catalog price', async () => {
  const { cartId, sku } = await createCart({ price: 9.99, addressed: false });
  const { item } = await addItem(cartId, sku, 9);
  expect(item).toMatchObject([{ qty: 10, product_price: 9.99, final_price: 5, total: 50 }]);
});
