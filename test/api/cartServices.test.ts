import type { AppContext, CartState, Outcome } from '@shop/runtime/extension';
import { createTestClock, valueOf } from '@shop/runtime/testing';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartsOf } from '../support/carts.ts';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';

let shop: TestShop;
let carts: AppContext['carts'];
let us: string;
let mug: string;
let tray: string;
let scarce: string;
const { createCart, versionOf } = cartsOf(() => shop);
beforeAll(async () => {
  shop = await testShop({ clock: createTestClock() });
  ({ carts } = shop.app);
  us = (await createZoneWithRate(shop, { countries: ['US'], cost: 5 })).methodId;
  const ontario = { name: 'Ontario', countries: ['CA'], provinces: [{ country: 'CA', province: 'CA-ON' }] };
  dataOf(await shop.admin('POST', '/api/shippingZones', ontario));
  mug = (await createProduct(shop, { price: 10, qty: 1000 })).sku;
  tray = (await createProduct(shop, { price: 25, qty: 1000 })).sku;
  scarce = (await createProduct(shop, { price: 3, qty: 2 })).sku;
  for (const coupon of ['HALF', 'QUARTER'])
    dataOf(
      await shop.admin('POST', '/api/coupons', {
        coupon,
        status: 1,
        discount_type: 'percentage_discount_to_entire_order',
        discount_amount: coupon === 'HALF' ? 50 : 25,
      }),
    );
});
afterAll(() => shop.stop());

const NOBODY = '00000000-0000-4000-8000-000000000000';
const core = (method_code: string) => ({ provider_code: 'core', method_code });

/** Returns what a route refused, as services return it. */
function refusedBy({ status, body }: TestAnswer) {
  const { code, message, values, details } = body.error;
  return { ok: false, status, code, message, ...(values && { values }), ...(details && { details }) };
}

/** Counts the SQL statements of some work. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = shop.statements();
  await work();
  return shop.statements() - before;
}

describe('a cart by the service', () => {
  test('is created, filled, priced and read as the routes do it', async () => {
    const created = valueOf(await carts.create({ ip: '192.0.2.7' }, { items: [{ sku: mug, qty: 2 }] }));
    expect(created).toMatchObject({ count: 1, sub_total: 20, refused: [], coupons: [] });
    const id = created.cartId;
    const details = {
      customer_email: 'ada@example.com',
      customer_full_name: 'Ada Lovelace',
      shipping_address: testAddress,
      coupon: 'half',
      shipping_method: core(us),
      payment_method: { method_code: 'cod' },
      shipping_note: 'Ring twice',
    };
    const updated = valueOf(await carts.update({}, id, details));
    expect(updated).toMatchObject({
      coupon: 'HALF',
      discount_amount: 10,
      shipping_fee_incl_tax: 5,
      grand_total: 15,
      payment_method: { code: 'cod' },
      shipping_note: 'Ring twice',
    });
    const read = valueOf(await carts.read({}, id));
    expect(read).toEqual(updated);
    const routed = dataOf(await shop.request('PATCH', `/api/carts/${id}`, { shipping_note: 'Ring twice' }));
    const { available_shipping_methods, available_payment_methods, ...state } = routed;
    const { digest, ...told } = read;
    expect(told).toEqual(state);
    expect(digest).toMatch(/^[\w-]{27}$/);
    expect(valueOf(await carts.methods({}, id))).toEqual({
      available_shipping_methods,
      available_payment_methods,
    });
    expect(valueOf(await carts.removeCoupon({}, id, 'HALF')).grand_total).toBe(25);
    expect(valueOf(await carts.applyCoupon({}, id, 'quarter'))).toMatchObject({
      coupons: ['QUARTER'],
      grand_total: 20,
    });
  });

  test('has other lines after they were replaced, and products that stay keep theirs', async () => {
    const { cartId, items } = valueOf(
      await carts.create(
        {},
        {
          items: [
            { sku: mug, qty: 1 },
            { sku: tray, qty: 1 },
          ],
        },
      ),
    );
    const kept = items[1];
    const replaced = valueOf(
      await carts.replaceItems({}, cartId, [
        { sku: tray.toLowerCase(), qty: '2' },
        { sku: scarce, qty: 1 },
        { sku: tray, qty: 1 },
      ]),
    );
    expect(replaced.items.map(({ uuid, product_sku, qty }) => [product_sku, qty, uuid])).toEqual([
      [tray, 3, kept?.uuid],
      [scarce, 1, expect.any(String)],
    ]);
    expect(replaced.sub_total).toBe(78);
    const version = await versionOf(cartId);
    valueOf(
      await carts.replaceItems({}, cartId, [
        { sku: tray, qty: 3 },
        { sku: scarce, qty: 1 },
      ]),
    );
    expect(await versionOf(cartId)).toBe(version);
    expect(valueOf(await carts.replaceItems({}, cartId, []))).toMatchObject({ items: [], grand_total: 0 });
  });

  test('leaves out the items that it cannot take, if asked to', async () => {
    const items = [
      { sku: 'NOTHING', qty: 1 },
      { sku: mug, qty: 1 },
      { sku: scarce, qty: 5 },
    ];
    const refused = [
      { index: 0, sku: 'NOTHING', status: 400, code: 'PRODUCT_NOT_FOUND', message: 'Product not found' },
      {
        index: 2,
        sku: scarce,
        status: 400,
        code: 'NOT_ENOUGH_STOCK',
        message: 'We do not have enough stock',
      },
    ];
    const skip = { skipRefused: true };
    const created = valueOf(await carts.create({}, { items }, skip));
    expect(created).toMatchObject({ count: 1, sub_total: 10, refused });
    const replaced = valueOf(await carts.replaceItems({}, created.cartId, items.slice(1), skip));
    expect(replaced.refused).toEqual([{ ...refused[1], index: 1 }]);
    const none = await carts.replaceItems({}, created.cartId, items.slice(2), skip);
    expect(none).toEqual({
      ok: false,
      status: 400,
      code: 'NOT_ENOUGH_STOCK',
      message: 'We do not have enough stock',
    });
    expect(valueOf(await carts.read({}, created.cartId)).sub_total).toBe(10);
    expect(await carts.create({}, { items: items.slice(2) }, skip)).toEqual(none);
  });

  test('lists shipping methods for a part of an address', async () => {
    const cartId = await createCart({ sku: mug, qty: 1 });
    const codes = async (destination?: object) =>
      valueOf(await carts.methods({}, cartId, destination)).available_shipping_methods.map(
        ({ code }) => code,
      );
    expect(await codes()).toEqual([]);
    expect(await codes({ country: 'US' })).toEqual([us]);
    expect(await codes({ country: 'us', province: 'CA', postcode: '94607' })).toEqual([us]);
    expect(await codes({ country: 'DE' })).toEqual([]);
    expect(await carts.methods({}, cartId, { country: 5 as unknown as string })).toMatchObject({
      ok: false,
      code: 'VALIDATION_FAILED',
      message: 'Country is invalid',
    });
  });

  test('has texts in the language of the buyer, and belongs to the customer who is given', async () => {
    const customer = await shop.make.customer();
    const caller = {
      admin: null,
      sessionId: null,
      customer: {
        id: customer.customer_id,
        uuid: customer.uuid,
        groupId: null,
        email: customer.email,
        fullName: 'Ada',
      },
    };
    const { cartId } = valueOf(await carts.create({ caller }, { items: [{ sku: mug, qty: 1 }] }));
    const owned = valueOf(await carts.read({ caller }, cartId));
    expect(owned.customer_email).toBe(customer.email);
    expect(await carts.read({}, cartId)).toEqual({
      ok: false,
      status: 400,
      code: 'INVALID_CART',
      message: 'Invalid cart',
    });
  });

  test('stores what the caller keeps in the transaction of the change', async () => {
    const seen: number[] = [];
    const digests: string[] = [];
    const onSaved = async (_tx: unknown, { items }: { items: readonly unknown[] }, digest: string) => {
      seen.push(items.length);
      digests.push(digest);
    };
    const { cartId } = valueOf(await carts.create({}, { items: [{ sku: mug, qty: 1 }] }, { onSaved }));
    valueOf(await carts.replaceItems({}, cartId, [], { onSaved }));
    valueOf(await carts.update({}, cartId, { shipping_note: 'x' }, { onSaved }));
    expect(seen).toEqual([1, 0, 0]);
    expect(digests.at(-1)).toBe(valueOf(await carts.read({}, cartId)).digest);
    const failing = { onSaved: () => Promise.reject(new Error('no')) };
    await expect(carts.update({}, cartId, { shipping_note: 'y' }, failing)).rejects.toThrow('no');
    expect(valueOf(await carts.read({}, cartId)).shipping_note).toBe('x');
  });
});

describe('a refusal is a value with the code and the text of the route:', () => {
  const post = (path: string, body: unknown) => shop.request('POST', path, body);
  const bad = (value: unknown) => value as never;

  test.each<[string, (id: string) => [Promise<Outcome<CartState>>, Promise<TestAnswer>]]>([
    ['no items', () => [carts.create({}, { items: [] }), post('/api/carts', { items: [] })]],
    [
      'a bad quantity',
      () => [
        carts.create({}, { items: [{ sku: mug, qty: 0 }] }),
        post('/api/carts', { items: [{ sku: mug, qty: 0 }] }),
      ],
    ],
    [
      'an unknown product',
      () => [
        carts.create({}, { items: [{ sku: 'NOTHING', qty: 1 }] }),
        post('/api/carts', { items: [{ sku: 'NOTHING', qty: 1 }] }),
      ],
    ],
    [
      'too few in stock',
      () => [
        carts.create({}, { items: [{ sku: scarce, qty: 3 }] }),
        post('/api/carts', { items: [{ sku: scarce, qty: 3 }] }),
      ],
    ],
    [
      'a cart that does not exist',
      () => [
        carts.update({}, NOBODY, { shipping_note: 'x' }),
        shop.request('PATCH', `/api/carts/${NOBODY}`, { shipping_note: 'x' }),
      ],
    ],
    [
      'an id that is none',
      () => [
        carts.update({}, 'x\0', { shipping_note: 'x' }),
        shop.request('PATCH', `/api/carts/x`, { shipping_note: 'x' }),
      ],
    ],
    ...(
      [
        ['nothing to update', {}],
        ['an unknown key', { email: 'a@example.com' }],
        ['a bad email', { customer_email: 'x' }],
        ['an address without its parts', { shipping_address: { country: 'US' } }],
        [
          'an unknown province',
          { shipping_address: { ...testAddress, country: 'CA', province: 'Atlantis' } },
        ],
        ['an unknown coupon', { coupon: 'NONE' }],
        ['a shipping method without an address', { shipping_method: core('x') }],
        ['a payment method that is not offered', { payment_method: { method_code: 'gold' } }],
        ['a currency that is off', { currency: 'XAU' }],
        ['a control character', { shipping_note: 'a\0b' }],
      ] as const
    ).map(([name, body]): [string, (id: string) => [Promise<Outcome<CartState>>, Promise<TestAnswer>]] => [
      name,
      (id) => [carts.update({}, id, bad(body)), shop.request('PATCH', `/api/carts/${id}`, body)],
    ]),
    [
      'a coupon that is not on the cart',
      (id) => [carts.removeCoupon({}, id, 'HALF'), shop.request('DELETE', `/api/carts/${id}/coupons/HALF`)],
    ],
    [
      'a blank coupon',
      (id) => [carts.applyCoupon({}, id, ' '), post(`/api/carts/${id}/coupons`, { coupon: ' ' })],
    ],
    [
      'an unknown gift card',
      (id) => [carts.addGiftCard({}, id, 'AAAA'), post(`/api/carts/${id}/gift-cards`, { code: 'AAAA' })],
    ],
    [
      'a gift card that is not on the cart',
      (id) => [
        carts.removeGiftCard({}, id, NOBODY),
        shop.request('DELETE', `/api/carts/${id}/gift-cards/${NOBODY}`),
      ],
    ],
  ])('%s', async (_, both) => {
    const [service, route] = both(await createCart({ sku: mug, qty: 1 }));
    const expected = refusedBy(await route);
    expect(await service).toEqual(expected);
  });
});

test('the services take as many SQL statements as the routes', async () => {
  const items = [{ sku: mug, qty: 1 }];
  const first = await createCart(...items);
  const second = await createCart(...items);
  const change = { customer_email: 'grace@example.com', shipping_note: 'x' };
  // A cart without an address has no shipping offers, which only the route lists.
  const pairs: readonly (readonly [() => Promise<unknown>, () => Promise<unknown>])[] = [
    [() => carts.create({}, { items }), () => shop.request('POST', '/api/carts', { items })],
    [() => carts.update({}, first, change), () => shop.request('PATCH', `/api/carts/${second}`, change)],
    [
      () => carts.applyCoupon({}, first, 'HALF'),
      () => shop.request('POST', `/api/carts/${second}/coupons`, { coupon: 'HALF' }),
    ],
    [
      () => carts.removeCoupon({}, first, 'HALF'),
      () => shop.request('DELETE', `/api/carts/${second}/coupons/HALF`),
    ],
  ];
  for (const [service, route] of pairs) {
    const ofRoute = await statementsOf(route);
    expect(await statementsOf(service)).toBe(ofRoute);
    expect(ofRoute).toBe(2);
  }
  expect(await statementsOf(() => carts.read({}, first))).toBe(1);
  expect(await statementsOf(() => carts.replaceItems({}, first, [{ sku: mug, qty: 2 }]))).toBe(2);
});
