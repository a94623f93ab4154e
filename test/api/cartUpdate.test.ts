import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { cartsOf, refusal, untyped } from '../support/carts.ts';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';

let shop: TestShop;
let us: string;
let germany: string;
let sku: string;
const { createCart, versionOf, read, run } = cartsOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
  us = (await createZoneWithRate(shop, { countries: ['US'], cost: 5 })).methodId;
  germany = (await createZoneWithRate(shop, { countries: ['DE'], cost: 8 })).methodId;
  const ontario = { name: 'Ontario', countries: ['CA'], provinces: [{ country: 'CA', province: 'CA-ON' }] };
  dataOf(await shop.admin('POST', '/api/shippingZones', ontario));
  sku = (await createProduct(shop, { price: 10, qty: 1000 })).sku;
  const half = { discount_type: 'percentage_discount_to_entire_order', discount_amount: 50 };
  for (const coupon of ['HALF', 'FREE'])
    dataOf(
      await shop.admin('POST', '/api/coupons', {
        coupon,
        status: 1,
        ...half,
        ...(coupon === 'FREE' && { discount_amount: 100, free_shipping: 1 }),
      }),
    );
});
afterAll(() => shop.stop());

const patch = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.request('PATCH', `/api/carts/${id}`, body, { headers });
const newCart = () => createCart({ sku, qty: 2 });
const core = (method_code: string) => ({ provider_code: 'core', method_code });
const german = { ...testAddress, country: 'DE', province: 'DE-BE', city: 'Berlin', postcode: '10115' };
const canadian = { ...testAddress, country: 'CA', province: 'CA-ON', city: 'Toronto', postcode: 'M5V 2T6' };
const french = { ...testAddress, country: 'FR', province: 'FR-75C', city: 'Paris', postcode: '75001' };

const DETAILS = `customerEmail customerFullName shippingAddress { city } billingAddress { city } coupon
  shippingMethodData { methodCode } paymentMethod shippingNote grandTotal { value }`;

const whole = () => ({
  customer_email: 'ada@example.com',
  customer_full_name: 'Ada Lovelace',
  shipping_address: testAddress,
  billing_address: { ...testAddress, city: 'Berkeley' },
  coupon: 'half',
  shipping_method: core(us),
  payment_method: { method_code: 'cod' },
  shipping_note: 'Ring twice',
});

describe.each(['cart', 'carts'])('PATCH /api/%s/{id}', (spelling) => {
  test('sets all details together and returns the whole cart, which can then be ordered', async () => {
    const cartId = await newCart();
    const answer = dataOf(await shop.request('PATCH', `/api/${spelling}/${cartId}`, whole()));
    const method = { provider_code: 'core', code: us, name: expect.stringMatching(/^Method /) };
    expect(answer).toMatchObject({
      cartId,
      count: 1,
      items: [{ product_sku: sku, qty: 2, total: 20 }],
      customer_email: 'ada@example.com',
      customer_full_name: 'Ada Lovelace',
      shipping_address: { city: 'Oakland', province: 'US-CA', province_name: 'California' },
      billing_address: { city: 'Berkeley' },
      coupon: 'HALF',
      shipping_method: method,
      payment_method: { code: 'cod', name: 'Cash on delivery' },
      shipping_note: 'Ring twice',
      no_shipping_required: false,
      currency: 'USD',
      total_qty: 2,
      sub_total: 20,
      discount_amount: 10,
      shipping_fee_incl_tax: 5,
      grand_total: 15,
      available_shipping_methods: [
        { ...method, carrier: null, cost: { value: 5, text: '$5.00' }, delivery: null },
      ],
      available_payment_methods: [{ code: 'cod', name: 'Cash on delivery' }],
      errors: [],
    });
    expect(answer.shipping_address).not.toHaveProperty('type');
    const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
    expect(order).toMatchObject({ grand_total: 15, coupon: 'HALF', payment_method: 'cod' });
  });
});

test('only what the body contains is changed', async () => {
  const cartId = await newCart();
  dataOf(await patch(cartId, whole()));
  const before = await read(cartId, DETAILS);
  expect(dataOf(await patch(cartId, { shipping_note: '' }))).toMatchObject({ shipping_note: null });
  expect(await read(cartId, DETAILS)).toEqual({ ...before, shippingNote: null });
  expect(dataOf(await patch(cartId, { coupon: null }))).toMatchObject({ coupon: null, grand_total: 25 });
  const version = await versionOf(cartId);
  dataOf(await patch(cartId, { coupon: null, customer_email: 'ada@example.com' }));
  expect(await versionOf(cartId), 'what changes nothing is not saved').toBe(version);
  expect(await read(cartId, DETAILS)).toEqual({
    ...before,
    shippingNote: null,
    coupon: null,
    grandTotal: { value: 25 },
  });
});

test('the methods for a new address are returned before one is selected', async () => {
  const cartId = await newCart();
  expect(dataOf(await patch(cartId, { customer_email: 'ada@example.com' }))).toMatchObject({
    shipping_address: null,
    shipping_method: null,
    payment_method: null,
    available_shipping_methods: [],
    available_payment_methods: [{ code: 'cod' }],
  });
  const [method] = dataOf(await patch(cartId, { shipping_address: german })).available_shipping_methods;
  expect(method).toMatchObject({ provider_code: 'core', code: germany, cost: { value: 8 } });
  const virtual = await createProduct(shop, { price: 3, qty: 5, noShipping: true });
  const download = await createCart({ sku: virtual.sku, qty: 1 });
  expect(dataOf(await patch(download, { shipping_address: testAddress }))).toMatchObject({
    no_shipping_required: true,
    available_shipping_methods: [],
  });
});

test('a shipping method that the new address does not have is rejected, and one that was selected before is cleared', async () => {
  const cartId = await newCart();
  dataOf(await patch(cartId, whole()));
  expect(await patch(cartId, { shipping_address: german, shipping_method: core(us) })).toMatchObject(
    refusal(400, 'Selected shipping method is no longer available'),
  );
  expect(await patch(cartId, { shipping_address: french, shipping_method: core(us) })).toMatchObject(
    refusal(400, 'We do not ship to this address'),
  );
  expect(dataOf(await patch(cartId, { shipping_address: german }))).toMatchObject({
    shipping_method: null,
    grand_total: 10,
    errors: [{ code: 'SHIPPING_METHOD_NOT_AVAILABLE', field: 'shipping_method_data' }],
  });
  expect(
    dataOf(await patch(cartId, { shipping_address: testAddress, shipping_method: core(us) })),
  ).toMatchObject({ shipping_method: { code: us }, errors: [] });
});

test('a payment method is selected for the resulting total, and every other one is rejected', async () => {
  const cartId = await newCart();
  const free = { coupon: 'FREE', payment_method: { method_code: 'zero_checkout' } };
  expect(await patch(cartId, { payment_method: free.payment_method })).toMatchObject(
    refusal(400, 'Payment method zero_checkout is not available'),
  );
  expect(dataOf(await patch(cartId, free))).toMatchObject({
    grand_total: 0,
    payment_method: { code: 'zero_checkout', name: 'No payment required' },
    available_payment_methods: [{ code: 'zero_checkout', name: 'No payment required' }],
  });
  expect(await patch(cartId, { payment_method: { method_code: 'cod' } })).toMatchObject(
    refusal(400, 'Payment method cod is not available'),
  );
});

describe('a rejected body', () => {
  const { postcode: _postcode, ...withoutPostcode } = testAddress;
  test.each<[string, unknown, string, string | null]>([
    ['nothing', {}, 'There is nothing to update', null],
    ['an unknown key', { note: 'a' }, 'Unknown property in body - check the payload keys', 'note'],
    ['an email', { customer_email: 'ada' }, 'Email is invalid', 'customer_email'],
    ['a null email', { customer_email: null }, 'Email is invalid', 'customer_email'],
    ['a name', { customer_full_name: 7 }, 'Full name is invalid', 'customer_full_name'],
    ['no address', { shipping_address: null }, 'Address is required', 'shipping_address'],
    [
      'a part of an address',
      { billing_address: withoutPostcode },
      'Postcode is required',
      'billing_address.postcode',
    ],
    [
      'a province',
      { billing_address: { ...canadian, province: 'Nowhere' } },
      '"Nowhere" is not a state, province or region of Canada',
      'billing_address.province',
    ],
    [
      'no provider',
      { shipping_method: { method_code: 'a' } },
      'provider_code is required',
      'shipping_method.provider_code',
    ],
    [
      'no method',
      { shipping_method: { provider_code: 'core' } },
      'method_code is required',
      'shipping_method.method_code',
    ],
    ['blank codes', { shipping_method: core(' ') }, 'Missing provider_code or method_code', null],
    [
      'a provider',
      { shipping_method: { provider_code: 'owl', method_code: 'a' } },
      'Shipping provider "owl" is not registered',
      null,
    ],
    ['no payment', { payment_method: {} }, 'Method code is required', 'payment_method.method_code'],
    ['no coupon', { coupon: ' ' }, 'Coupon is required', 'coupon'],
    ['a note', { shipping_note: 'x'.repeat(2001) }, 'Note is invalid', 'shipping_note'],
  ])('with %s says what is wrong, and where', async (_what, body, message, path) => {
    const cartId = await newCart();
    const answer = await patch(cartId, body);
    expect(answer).toMatchObject(refusal(400, message));
    expect(answer.body.error.details?.[0]?.path ?? null).toBe(path);
    expect(await versionOf(cartId)).toBe(1);
  });

  test('reports all errors in its fields together', async () => {
    const { body } = await patch(await newCart(), {
      customer_email: '',
      shipping_address: withoutPostcode,
      payment_method: {},
    });
    expect(body.error.details.map(({ path }: { path: string }) => path)).toEqual([
      'customer_email',
      'shipping_address.postcode',
      'payment_method.method_code',
    ]);
  });

  test('is rejected for its first error in checkout order, and nothing is saved', async () => {
    const cartId = await newCart();
    const before = await read(cartId, DETAILS);
    const version = await versionOf(cartId);
    const fine = { customer_email: 'eve@example.com', shipping_note: 'Never' };
    const payment_method = { method_code: 'owl' };
    const owl = { provider_code: 'owl', method_code: 'a' };
    const nowhere = { ...canadian, province: 'Nowhere' };
    const late = { coupon: 'NONE', payment_method };
    const faults: readonly [object, string][] = [
      [{ ...late, shipping_method: owl, billing_address: { ...nowhere, city: 7 } }, 'City must be a string'],
      [
        { ...late, shipping_method: owl, billing_address: nowhere },
        '"Nowhere" is not a state, province or region of Canada',
      ],
      [{ ...late, shipping_method: owl }, 'Shipping provider "owl" is not registered'],
      [{ ...late, shipping_method: core(us) }, 'Shipping address is required'],
      [{ ...late, shipping_address: german, shipping_method: core(us) }, 'Invalid coupon: it does not exist'],
      [
        { coupon: 'HALF', payment_method, shipping_address: german, shipping_method: core(us) },
        'Selected shipping method is no longer available',
      ],
      [
        { coupon: 'HALF', payment_method, shipping_address: german, shipping_method: core(germany) },
        'Payment method owl is not available',
      ],
    ];
    for (const [fault, message] of faults)
      expect(await patch(cartId, { ...fine, ...fault })).toMatchObject(refusal(400, message));
    expect([await versionOf(cartId), await read(cartId, DETAILS)]).toEqual([version, before]);
  });
});

test('the checkout in one request saves all details or none', async () => {
  const cartId = await newCart();
  const checkout = {
    customer: { email: 'ada@example.com' },
    shippingAddress: testAddress,
    paymentMethod: 'owl',
  };
  expect(await shop.request('POST', `/api/carts/${cartId}/checkout`, checkout)).toMatchObject(
    refusal(400, 'Payment method owl is not available'),
  );
  expect(await read(cartId, DETAILS)).toMatchObject({ customerEmail: null, shippingAddress: null });
});

test('a customer’s cart can be changed by its owner and by administrators, and does not exist for others', async () => {
  const password = 'correct horse battery';
  const signUp = async () => {
    const email = `${randomUUID()}@example.com`;
    dataOf(await shop.request('POST', '/api/customers', { full_name: 'Ada', email, password }));
    return dataOf(await shop.request('POST', '/api/customer/tokens', { email, password })).accessToken;
  };
  const [owner, other] = [await signUp(), await signUp()];
  const { cartId } = dataOf(
    await shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }, { token: owner }),
  );
  const note = (shipping_note: string, token?: string) =>
    shop.request('PATCH', `/api/carts/${cartId}`, { shipping_note }, token ? { token } : {});
  for (const token of [undefined, other])
    expect(await note('Mine', token)).toMatchObject(refusal(400, 'Invalid cart'));
  expect(dataOf(await note('Owner', owner))).toMatchObject({ shipping_note: 'Owner' });
  expect(dataOf(await note('Admin', await shop.adminToken()))).toMatchObject({ shipping_note: 'Admin' });
  await run(untyped`update cart set status = false where uuid = ${cartId}`);
  expect(await note('Late', owner)).toMatchObject(refusal(400, 'Invalid cart'));
  for (const id of [randomUUID(), 'mine', '1'])
    expect(await patch(id, { shipping_note: 'a' })).toMatchObject(refusal(400, 'Invalid cart'));
});

test('a repeated Idempotency-Key gets the same response, and does not undo later changes', async () => {
  const cartId = await newCart();
  const headers = { 'idempotency-key': randomUUID() };
  const first = await patch(cartId, { shipping_note: 'First' }, headers);
  dataOf(await patch(cartId, { shipping_note: 'Second' }));
  const again = await patch(cartId, { shipping_note: 'First' }, headers);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await read(cartId, 'shippingNote')).toEqual({ shippingNote: 'Second' });
  expect(await patch(cartId, { shipping_note: 'Third' }, headers)).toMatchObject({
    status: 422,
    body: { error: { code: 'IDEMPOTENCY_KEY_REUSED' } },
  });
});

test('coupon codes cannot be guessed with it, and other details are not limited by wrong codes', async () => {
  const limited = await testShop({ config: { rateLimit: { coupons: { points: 2, seconds: 900 } } } });
  const product = await createProduct(limited, { price: 10, qty: 10 });
  const { cartId } = dataOf(
    await limited.request('POST', '/api/carts', { items: [{ sku: product.sku, qty: 1 }] }),
  );
  const send = async (body: object) => (await limited.request('PATCH', `/api/carts/${cartId}`, body)).status;
  expect(await send({ payment_method: { method_code: 'owl' } })).toBe(400);
  expect([await send({ coupon: 'A' }), await send({ coupon: 'B' }), await send({ coupon: 'C' })]).toEqual([
    400, 400, 429,
  ]);
  expect([await send({ shipping_note: 'a' }), await send({ coupon: null })]).toEqual([200, 200]);
  await limited.stop();
});
