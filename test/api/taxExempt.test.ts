import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { sql, z } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { Person, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { explainCart } from '../../packages/runtime/src/modules/carts/index.ts';
import { explainPrice } from '../../packages/runtime/src/store/explain/explainPrice.ts';
import { textOf } from '../support/browser.ts';
import { dataOf, testShop } from '../support/shop.ts';

/** Returns the notes that an issued document prints. */
async function notesOf(uuid: string): Promise<unknown> {
  const { notes } = await shop.app.db.one(sql.type(z.object({ notes: z.unknown() }))`
    select snapshot #> '{printed,notes}' as notes from document where uuid = ${uuid}`);
  return notes;
}

const clock = createTestClock(new Date('2026-06-01T12:00:00Z'));
let shop: TestShop;
let taxClass: string;
beforeAll(async () => {
  shop = await testShop({ extensions: [cod, coreShipping], clock });
  await shop.make.zone({ countries: ['DE'], cost: 5.95 });
  ({ uuid: taxClass } = await shop.make.taxClass({ rates: [{ rate: 19, country: 'DE' }] }));
});
afterAll(() => shop.stop());
beforeEach(() => shop.make.settings({ priceIncludingTax: true, defaultShippingTaxClassId: 0 }));

const address = { country: 'DE', province: 'DE-BE', postcode: '10827', city: 'Berlin' };
const product = async (price: number) =>
  (await shop.make.product({ price, qty: 100, tax_class: taxClass })).sku;
const exempt = { tax_exempt: true, tax_exempt_reason: 'Embassy, certificate 7' };

const amountsOf = (order: Record<string, unknown>) =>
  ['sub_total', 'discount_amount', 'shipping_fee_incl_tax', 'total_tax_amount', 'grand_total'].map(
    (key) => order[key],
  );

async function order(customer: Person | undefined, price: number, qty = 1, coupon?: string) {
  const items = [{ sku: await product(price), qty }];
  return shop.make.order({
    items,
    address,
    ...(customer && { customer }),
    ...(coupon !== undefined && { coupon }),
  });
}

describe('an exempt customer', () => {
  test('pays the net price where prices include tax: 119.00 − 19.00 and 5.95 − 0.95', async () => {
    const customer = await shop.make.customer(exempt);
    const placed = await order(customer, 119, 2);
    expect(amountsOf(placed)).toEqual([200, 0, 5, 0, 205]);
    expect(placed).toMatchObject({ ...exempt, reverse_charge: false, vat_check: null });
    expect(placed['items'][0]).toMatchObject({
      final_price: 100,
      final_price_incl_tax: 100,
      tax_percent: 0,
      tax_amount: 0,
    });
    expect(amountsOf(await order(undefined, 119, 2))).toEqual([200, 0, 5.95, 38.95, 243.95]);
  });

  test('pays units times the net price of one: 3 × (19.99 − 3.19)', async () => {
    const customer = await shop.make.customer(exempt);
    expect(amountsOf(await order(customer, 19.99, 3))).toEqual([50.4, 0, 5, 0, 55.4]);
  });

  test('pays the price where prices are without tax', async () => {
    await shop.make.settings({ priceIncludingTax: false });
    const customer = await shop.make.customer(exempt);
    expect(amountsOf(await order(customer, 100))).toEqual([100, 0, 5.95, 0, 105.95]);
  });

  test('gets the same share of a coupon: 10.00 of 119.00 are 8.40 of 100.00', async () => {
    const customer = await shop.make.customer(exempt);
    const fixed = { discount_type: 'fixed_discount_to_entire_order', discount_amount: 10 };
    const { coupon } = await shop.make.coupon(fixed);
    expect(amountsOf(await order(customer, 119, 1, coupon))).toEqual([100, 8.4, 5, 0, 96.6]);
    const { coupon: all } = await shop.make.coupon({
      discount_type: 'percentage_discount_to_entire_order',
      discount_amount: 100,
    });
    expect(amountsOf(await order(customer, 19.99, 3, all))).toEqual([50.4, 50.4, 5, 0, 5]);
  });

  test('is told so by the cart, and its invoice says why', async () => {
    const customer = await shop.make.customer(exempt);
    const { cartId, request } = await shop.make.cart({
      customer,
      items: [{ sku: await product(119) }],
      address,
    });
    const query =
      'query($id: String!) { cart(id: $id) { taxExempt taxExemptReason reverseCharge totalTaxAmount { value } grandTotal { value } } }';
    const { body } = await request('POST', '/graphql', { query, variables: { id: cartId } });
    expect(body.data.cart).toEqual({
      taxExempt: true,
      taxExemptReason: exempt.tax_exempt_reason,
      reverseCharge: false,
      totalTaxAmount: { value: 0 },
      grandTotal: { value: 105 },
    });
    const { uuid } = dataOf(await request('POST', '/api/orders', { cart_id: cartId }));
    const document = dataOf(await shop.admin('POST', `/api/orders/${uuid}/documents`, { kind: 'invoice' }));
    expect(document).toMatchObject({ net: 105, tax: 0, gross: 105 });
    expect(await notesOf(document.uuid)).toEqual([
      { label: 'Exempt from tax', lines: [exempt.tax_exempt_reason] },
    ]);
  });

  test('pays tax from the end of the exemption on', async () => {
    const customer = await shop.make.customer({ ...exempt, tax_exempt_until: '2026-06-01T12:00:01Z' });
    const { cartId, request } = await shop.make.cart({
      customer,
      items: [{ sku: await product(119) }],
      address,
    });
    clock.advance(1000);
    const stale = await request('POST', '/api/orders', { cart_id: cartId });
    expect([stale.status, stale.body.error.code]).toEqual([409, 'CART_CHANGED']);
    expect(amountsOf(dataOf(await request('POST', '/api/orders', { cart_id: cartId })))).toEqual([
      100, 0, 5.95, 19.95, 124.95,
    ]);
  });
});

test('the customers of an exempt group are exempt, whatever they were when their cart began', async () => {
  const group = await shop.make.customerGroup();
  const customer = await shop.make.customer({ group_id: group.uuid });
  const { cartId, request } = await shop.make.cart({
    customer,
    items: [{ sku: await product(119) }],
    address,
  });
  const at = `/api/customerGroups/${group.uuid}`;
  expect(dataOf(await shop.admin('PATCH', at, exempt))).toMatchObject({ ...exempt, tax_exempt_until: null });
  expect((await request('POST', '/api/orders', { cart_id: cartId })).body.error.code).toBe('CART_CHANGED');
  const placed = dataOf(await request('POST', '/api/orders', { cart_id: cartId }));
  expect(amountsOf(placed)).toEqual([100, 0, 5, 0, 105]);
  expect(dataOf(await shop.admin('PATCH', at, { group_name: `${group['group_name']} 2` })).tax_exempt).toBe(
    true,
  );
});

test.each(['customer', 'group'] as const)(
  'an explanation, the cart, its page, the checkout and the order show an exempt %s the same figures',
  async (kind) => {
    const group = await shop.make.customerGroup(kind === 'group' ? exempt : {});
    const customer = await shop.make.customer({ group_id: group.uuid, ...(kind === 'customer' && exempt) });
    const { email } = dataOf(await customer.session.request('GET', '/api/customers/me'));
    const sku = await product(119);
    const place = { country: 'DE', province: 'DE-BE', postcode: '10827' };
    const buyers = [
      { customer: email as string },
      ...(kind === 'group' ? [{ group: group.uuid as string }] : []),
    ];
    for (const buyer of buyers) {
      const { result, sections } = await explainPrice(shop.app, { sku, qty: 2, place, ...buyer });
      expect(result).toBe(
        `2 × ${sku} costs 200.00 USD without tax and 200.00 USD with tax; one unit 100.00 USD.`,
      );
      expect(sections[0]?.rows).toMatchObject([{ pays_tax: `no: exempt (${exempt.tax_exempt_reason})` }]);
    }
    const { cartId, request } = await shop.make.cart({ customer, items: [{ sku, qty: 2 }], address });
    const explained = await explainCart(shop.app, shop.app.db, cartId);
    const last = (field: string) => explained.steps.findLast((step) => step.field === field)?.after;
    expect(['line_total_incl_tax', 'sub_total', 'total_tax_amount', 'grand_total'].map(last)).toEqual([
      '200.00 USD',
      '200.00 USD',
      '0.00 USD',
      '205.00 USD',
    ]);
    for (const path of ['/cart', '/checkout?step=review']) {
      const text = textOf(String((await request('GET', path)).body));
      expect(text).toContain('$200.00');
      expect(text).toContain('$205.00');
      expect(text).not.toMatch(/\$(119|238|243\.95|38)/);
    }
    const placed = dataOf(await request('POST', '/api/orders', { cart_id: cartId }));
    expect(amountsOf(placed)).toEqual([200, 0, 5, 0, 205]);
  },
);

describe('the fields', () => {
  test('are read and written, a date with its day', async () => {
    const { uuid } = await shop.make.customer();
    const at = `/api/customers/${uuid}`;
    expect(dataOf(await shop.admin('GET', at))).toMatchObject({
      tax_exempt: false,
      tax_exempt_reason: null,
      tax_exempt_until: null,
    });
    const change = { ...exempt, tax_exempt_until: '2026-12-31' };
    expect(dataOf(await shop.admin('PATCH', at, change))).toMatchObject({
      ...exempt,
      tax_exempt_until: '2027-01-01T00:00:00.000Z',
    });
    expect(dataOf(await shop.admin('PATCH', at, { full_name: 'Ada' }))).toMatchObject(exempt);
    const document =
      'query($id: ID!) { customer(id: $id) { taxExempt taxExemptReason taxExemptUntil group { taxExempt } } }';
    expect(dataOf(await shop.query(document, { id: uuid }, 'admin')).customer).toEqual({
      taxExempt: true,
      taxExemptReason: exempt.tax_exempt_reason,
      taxExemptUntil: '2027-01-01T00:00:00.000Z',
      group: { taxExempt: false },
    });
  });

  test('are not for whoever registers', async () => {
    const body = {
      email: 'self@example.com',
      password: 'correct horse battery',
      full_name: 'Self',
      ...exempt,
    };
    expect(dataOf(await shop.request('POST', '/api/customers', body))).toMatchObject({
      tax_exempt: false,
      tax_exempt_reason: null,
    });
  });

  test.each([
    [{ tax_exempt: 'sometimes' }, 'tax_exempt must be true, false, 1 or 0'],
    [
      { tax_exempt_until: 'tomorrow' },
      'tax_exempt_until must be a date, such as 2026-01-31, or an ISO 8601 time',
    ],
    [{ tax_exempt_reason: 'two\nlines' }, 'tax_exempt_reason must not contain control characters'],
  ])('refuse %j', async (body, message) => {
    const { uuid } = await shop.make.customer();
    const group = await shop.make.customerGroup();
    for (const at of [`/api/customers/${uuid}`, `/api/customerGroups/${group.uuid}`]) {
      const answer = await shop.admin('PATCH', at, body);
      expect([answer.status, answer.body.error.message]).toEqual([400, message]);
    }
  });
});
