import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, dataOf, testAddress } from '../support/shop.ts';

let its: OrderShop;
let sku: string;
beforeAll(async () => {
  its = await orderShop();
  ({ sku } = await createProduct(its.shop, { price: 10, qty: 500 }));
});
afterAll(() => its.shop.stop());

const { newCustomer } = customersOf(() => its.shop);

const INVALID = [
  400,
  'INVALID_VAT_ID',
  'VAT ID is invalid. Enter it with the prefix of its country, such as DE123456789.',
];
const sent = { ...testAddress, company: 'Müller & Söhne GmbH', vat_id: 'de 123-456.789' };
const stored = { company: 'Müller & Söhne GmbH', vat_id: 'DE123456789' };
const arabic = { company: 'شركة النور للتجارة', vat_id: 'EL123456789' };

async function newCart(): Promise<string> {
  const body = { items: [{ sku, qty: 1 }] };
  return dataOf(await its.shop.request('POST', '/api/carts', body)).cartId as string;
}

const queryOne = async (query: string, uuid: string, who?: 'admin') =>
  (await its.shop.query(query, { uuid }, who)).body.data;

const cartAddresses = async (uuid: string) =>
  (
    await queryOne(
      `query($uuid: String!) { cart(id: $uuid) {
        shippingAddress { company vatId formatted } billingAddress { company vatId formatted } } }`,
      uuid,
    )
  ).cart;

/** The ways to set the address of a cart, with the path of the field in errors. */
const WAYS = [
  [
    'its own route',
    'POST',
    'addresses',
    (address: object) => ({ type: 'billing', address }),
    'address.vat_id',
  ],
  ['a patch', 'PATCH', '', (address: object) => ({ billing_address: address }), 'billing_address.vat_id'],
  [
    'the checkout',
    'POST',
    'checkout',
    (address: object) => ({ billingAddress: address }),
    'billingAddress.vat_id',
  ],
] as const;

describe.each(WAYS)('a cart’s address by %s', (_, method, part, bodyOf, path) => {
  const send = (cartId: string, address: object) =>
    its.shop.request(method, `/api/carts/${cartId}${part && `/${part}`}`, bodyOf(address));

  test('has a company and a VAT ID, in capitals without blanks, dots and dashes', async () => {
    const cartId = await newCart();
    const answer = await send(cartId, sent);
    if (part !== 'checkout') expect(answer.status).toBe(200);
    expect((await cartAddresses(cartId)).billingAddress).toEqual({
      company: stored.company,
      vatId: stored.vat_id,
      formatted: [
        'Ada Lovelace',
        'Müller & Söhne GmbH',
        '12 Analytical Row',
        'Oakland, CA 94607',
        'United States',
      ],
    });
  });

  test('is refused with a malformed VAT ID, a control character or a long name, and nothing is written', async () => {
    const cartId = await newCart();
    const malformed = await send(cartId, { ...sent, vat_id: 'GR123456789' });
    expect(refusalOf(malformed)).toEqual(INVALID);
    expect(malformed.body.error.details).toMatchObject([{ path, rule: 'INVALID_VAT_ID' }]);
    for (const [change, text] of [
      [{ company: 'A\u0007B' }, 'Company must not contain control characters'],
      [{ vat_id: 'DE\t123456789' }, 'VAT ID must not contain control characters'],
      [{ company: 'x'.repeat(256) }, 'Company must have at most 255 characters'],
      [{ vat_id: 5 }, 'VAT ID must be a string'],
    ] as const)
      expect(refusalOf(await send(cartId, { ...sent, ...change }))).toEqual([400, 'VALIDATION_FAILED', text]);
    expect((await cartAddresses(cartId)).billingAddress).toBeNull();
  });
});

test('blank parts are null, and a later address without them has none', async () => {
  const cartId = await newCart();
  const set = async (address: object) =>
    dataOf(await its.shop.request('PATCH', `/api/carts/${cartId}`, { shipping_address: address }))
      .shipping_address;
  expect(await set({ ...testAddress, company: ' ', vat_id: ' . ' })).toMatchObject({
    company: null,
    vat_id: null,
  });
  expect(await set({ ...testAddress, ...arabic, company: 'x'.repeat(255) })).toMatchObject({
    company: 'x'.repeat(255),
    vat_id: 'EL123456789',
  });
  expect(await set(testAddress)).toMatchObject({ company: null, vat_id: null });
});

describe('an order', () => {
  const orderQuery = `query($uuid: String!) { order(uuid: $uuid) {
    shippingAddress { company vatId formatted } billingAddress { company vatId } activities { comment } } }`;

  test('has the addresses of its cart, and corrections change them', async () => {
    const cartId = await createReadyCart(its.shop, sku);
    await its.shop.request('PATCH', `/api/carts/${cartId}`, { shipping_address: { ...sent, ...arabic } });
    await its.shop.request('PATCH', `/api/carts/${cartId}`, { billing_address: sent });
    const placed = dataOf(await its.place(cartId));
    expect(placed.shipping_address).toMatchObject(arabic);
    expect(placed.billing_address).toMatchObject(stored);

    const path = `/api/orders/${placed.uuid}`;
    const correct = (address: object) => its.shop.admin('PATCH', path, { billing_address: address });
    expect(refusalOf(await correct({ ...sent, vat_id: 'DE12' }))).toEqual(INVALID);
    expect(dataOf(await its.shop.admin('GET', path)).billing_address).toMatchObject(stored);
    expect(dataOf(await correct({ ...sent, ...arabic, address_2: '' })).billing_address).toMatchObject(
      arabic,
    );
    const { order } = await queryOne(orderQuery, placed.uuid, 'admin');
    expect(order.billingAddress).toEqual({ company: arabic.company, vatId: arabic.vat_id });
    expect(order.shippingAddress.formatted.slice(0, 2)).toEqual(['Ada Lovelace', arabic.company]);
    expect(order.activities.at(-1).comment).toBe('Billing address changed (company, vat_id)');
  });

  test('is found by the company and the VAT ID', async () => {
    const cartId = await createReadyCart(its.shop, sku);
    const firm = { ...sent, company: 'Zwiebelfisch Verlag', vat_id: 'ATU12345675' };
    await its.shop.request('PATCH', `/api/carts/${cartId}`, { billing_address: firm });
    const { uuid } = dataOf(await its.place(cartId));
    for (const word of ['zwiebelfisch', 'ATU12345675']) {
      const { body } = await its.shop.query(
        'query($filters: [FilterInput!]) { orders(filters: $filters) { items { uuid } } }',
        { filters: [{ key: 'keyword', operation: 'eq', value: word }] },
        'admin',
      );
      expect(body.data.orders.items).toEqual([{ uuid }]);
    }
  });
});

describe('an address book', () => {
  test('keeps, changes and removes company and VAT ID, each alone', async () => {
    const { uuid } = await newCustomer();
    const book = `/api/customers/${uuid}/addresses`;
    const added = dataOf(await its.shop.admin('POST', book, sent));
    expect(added).toMatchObject(stored);
    const one = `${book}/${added.uuid}`;
    const patch = (body: object) => its.shop.admin('PATCH', one, body);
    expect(dataOf(await patch({ city: 'Berkeley' }))).toMatchObject({ ...stored, city: 'Berkeley' });
    expect(dataOf(await patch({ vat_id: 'xi 123 456 789' }))).toMatchObject({
      ...stored,
      vat_id: 'XI123456789',
    });
    const refused = await patch({ company: 'Other', vat_id: 'XI1' });
    expect(refusalOf(refused)).toEqual(INVALID);
    expect(refused.body.error.details).toMatchObject([{ path: 'vat_id' }]);
    expect(refusalOf(await its.shop.admin('POST', book, { ...sent, vat_id: '123456789' }))).toEqual(INVALID);
    const listed = dataOf(await its.shop.admin('GET', book));
    expect(listed).toEqual([expect.objectContaining({ ...stored, vat_id: 'XI123456789', city: 'Berkeley' })]);
    const { customer } = await queryOne(
      'query($uuid: ID!) { customer(id: $uuid) { addresses { company vatId formatted } } }',
      uuid,
      'admin',
    );
    expect(customer.addresses).toMatchObject([{ company: stored.company, vatId: 'XI123456789' }]);
    expect(dataOf(await patch({ company: '', vat_id: null }))).toMatchObject({ company: null, vat_id: null });
  });
});
