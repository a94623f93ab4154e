import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { column, defineExtension, defineProcessor, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';

/** While `isOn` is true, each processor changes a value. */
let isOn = false;
const pass = <T>(value: T, changed: T) => (isOn ? changed : value);
const rebates = defineExtension({
  name: 'rebates',
  api: '^1.0',
  setup: () => ({
    processors: [
      defineProcessor({
        key: 'cartItemUnitPrice',
        process: (price, { qty }) => pass(price, qty >= 3 ? price - 100 : price),
      }),
      defineProcessor({ key: 'cartItemTaxRate', process: (rate) => pass(rate, '10') }),
      defineProcessor({
        key: 'cartDiscounts',
        process: (discounts) => pass(discounts, [(discounts[0] as number) + 50, ...discounts.slice(1)]),
      }),
      defineProcessor({ key: 'cartShippingFee', process: (fee) => pass(fee, fee + 25) }),
    ],
  }),
});
/** This processor runs later and changes nothing. */
const idle = defineExtension({
  name: 'idle',
  api: '^1.0',
  after: ['rebates'],
  setup: () => ({
    processors: [defineProcessor({ key: 'cartItemUnitPrice', process: (price) => price })],
  }),
});

interface Step {
  readonly sku: string | null;
  readonly field: string;
  readonly text: string;
  readonly extension: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

let shop: TestShop;
let methodId: string;
let taxClass: { tax_class_id: number; uuid: string };
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod, rebates, idle] });
  ({ methodId } = await createZoneWithRate(shop, { countries: ['US'], cost: 4.99 }));
  taxClass = dataOf(await shop.admin('POST', '/api/tax/classes', { name: 'Mugs' }));
  const rate = { rate: 7.25, country: 'US', province: 'US-CA', postcode: '*', priority: 0 };
  const rates = `/api/tax/classes/${taxClass.uuid}/rates`;
  dataOf(await shop.admin('POST', rates, { ...rate, name: 'State' }));
  dataOf(await shop.admin('POST', rates, { ...rate, name: 'City', rate: 0.5, postcode: '94*', priority: 1 }));
  dataOf(
    await shop.admin('POST', '/api/coupons', {
      coupon: 'TENTH',
      status: 1,
      discount_type: 'percentage_discount_to_entire_order',
      discount_amount: 10,
    }),
  );
});
afterAll(() => shop.stop());

/** Creates a cart with three taxed mugs and an untaxed song. */
async function createCart() {
  const mug = await createProduct(shop, { price: 10, qty: 100 });
  dataOf(await shop.admin('PATCH', `/api/products/${mug.uuid}`, { tax_class: taxClass.uuid }));
  const song = await createProduct(shop, { price: 5, qty: 100, noShipping: true });
  const items = [
    { sku: mug.sku, qty: 3 },
    { sku: song.sku, qty: 1 },
  ];
  const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items }));
  return { cartId: cartId as string, mug: mug.sku, song: song.sku };
}

async function complete(cartId: string) {
  const post = async (path: string, body: object) =>
    dataOf(await shop.request('POST', `/api/carts/${cartId}/${path}`, body));
  await post('addresses', { type: 'shipping', address: testAddress });
  await post('shippingMethods', { provider_code: 'core', method_code: methodId });
  await post('coupons', { coupon: 'TENTH' });
}

async function explain(cartId: string): Promise<readonly Step[]> {
  const document = `query($id: String!) { cart(id: $id) {
    explanation { sku field text extension before after }
  } }`;
  return dataOf(await shop.query(document, { id: cartId }, 'admin')).cart.explanation;
}

const of = (steps: readonly Step[], sku: string | null, field: string) =>
  steps.filter((step) => step.sku === sku && step.field === field);
const shown = (steps: readonly Step[], sku: string | null, field: string) =>
  of(steps, sku, field).map(({ text, after }) => [text, after]);

const PLACE = 'US US-CA 94607 (shipping address)';

describe('without an extension that changes anything', () => {
  test('each step describes what happened, with money in major units and its currency', async () => {
    const { cartId, mug, song } = await createCart();
    await complete(cartId);
    const steps = await explain(cartId);
    expect(steps.every(({ extension }) => extension === null)).toBe(true);
    expect(shown(steps, mug, 'final_price')).toEqual([['starts as the catalogue price', '10.00 USD']]);
    expect(shown(steps, mug, 'tax_percent')).toEqual([[`State + City at ${PLACE}`, '7.7500 %']]);
    expect(shown(steps, song, 'tax_percent')).toEqual([['the product has no tax class', '0.0000 %']]);
    expect(shown(steps, mug, 'line_total')).toEqual([['3 × 10.00 USD', '30.00 USD']]);
    expect(shown(steps, mug, 'discount_amount')).toEqual([
      ['coupon TENTH: its share, by value, of 10 % off the whole order', '3.00 USD'],
    ]);
    expect(shown(steps, mug, 'tax_amount')).toEqual([
      ['7.7500 % of 27.00 USD, rounded half up for the line', '2.09 USD'],
    ]);
    expect(shown(steps, null, 'coupon')).toEqual([['applies: 10 % off the whole order', 'TENTH']]);
    expect(of(steps, null, 'shipping_method_data')[0]?.text).toMatch(
      /^method "[0-9a-f-]{36}" of provider "core", quoted at \d{4}-.*Z at 4\.99 USD$/,
    );
    expect(shown(steps, null, 'shipping_fee_excl_tax')).toEqual([['the cost of the provider', '4.99 USD']]);
    expect(shown(steps, null, 'shipping_tax_amount')).toEqual([
      ['not taxed (defaultShippingTaxClassId: null)', '0.00 USD'],
    ]);
    expect(shown(steps, null, 'grand_total')).toEqual([
      ['sub_total_with_discount_incl_tax and shipping_fee_incl_tax', '38.58 USD'],
    ]);
  });

  test('a cart with little data explains why its values are what they are', async () => {
    const { cartId, mug } = await createCart();
    const steps = await explain(cartId);
    expect(shown(steps, mug, 'tax_percent')).toEqual([
      ['no address to tax at is known yet (baseCalculationAddress: shippingAddress)', '0.0000 %'],
    ]);
    expect(shown(steps, mug, 'discount_amount')).toEqual([['no coupon applies', '0.00 USD']]);
    expect(shown(steps, null, 'coupon')).toEqual([['the cart has none', null]]);
    expect(shown(steps, null, 'shipping_method_data')).toEqual([['none is chosen', null]]);
    expect(shown(steps, null, 'shipping_fee_excl_tax')).toEqual([
      ['no shipping method is chosen', '0.00 USD'],
    ]);
    const address = { ...testAddress, country: 'CA', province: 'CA-ON' };
    await shop.request('POST', `/api/carts/${cartId}/addresses`, { type: 'shipping', address });
    expect(shown(await explain(cartId), mug, 'tax_percent')).toEqual([
      [`no rate of tax class ${taxClass.tax_class_id} matches CA CA-ON 94607 (shipping address)`, '0.0000 %'],
    ]);
  });

  test('the storefront schema has no explanation', async () => {
    const { cartId } = await createCart();
    const { body } = await shop.query('query($id: String!) { cart(id: $id) { explanation { text } } }', {
      id: cartId,
    });
    expect(body.errors[0].message).toContain('Cannot query field "explanation"');
  });
});

const rowsOf = (cartId: string) =>
  shop.db.one(
    sql.type(z.object({ cart: z.record(z.string(), z.unknown()), items: z.array(z.looseObject({})) }))`
      select to_jsonb(c) as cart, (select jsonb_agg(i order by cart_item_id) from cart_item i
        where i.cart_id = c.cart_id) as items
      from cart c where uuid = ${cartId}`,
  );

const NO_AMOUNT = ['status', 'version', 'cart_id', 'customer_id', 'customer_group_id'];

/** Parses the amount that a step shows. */
const numberIn = (text: string | null | undefined) => Number.parseFloat(text ?? 'none');

describe.each([{ priceIncludingTax: false }, { priceIncludingTax: true }])('with %j', (settings) => {
  beforeAll(async () => {
    isOn = true;
    dataOf(await shop.admin('POST', '/api/settings', settings));
  });
  afterAll(async () => {
    isOn = false;
    dataOf(await shop.admin('POST', '/api/settings', { priceIncludingTax: null }));
  });

  test('the last step of every value has the stored value', async () => {
    const { cartId, mug, song } = await createCart();
    await complete(cartId);
    const steps = await explain(cartId);
    const { cart, items } = await rowsOf(cartId);
    const compare = (row: Record<string, unknown>, sku: string | null) => {
      for (const [field, value] of Object.entries(row)) {
        if (typeof value !== 'number' || NO_AMOUNT.includes(field)) continue;
        if (sku !== null && !/price|total|amount|percent/.test(field)) continue;
        expect([sku, field, numberIn(of(steps, sku, field).at(-1)?.after)]).toEqual([sku, field, value]);
      }
    };
    compare(cart, null);
    for (const [index, sku] of [mug, song].entries()) compare(items[index] ?? {}, sku);
  });

  test('the extension that changed a value is named, with the value before and after', async () => {
    const { cartId, mug, song } = await createCart();
    await complete(cartId);
    const steps = await explain(cartId);
    const [price, fee] = settings.priceIncludingTax
      ? ['final_price_incl_tax', 'shipping_fee_incl_tax']
      : ['final_price', 'shipping_fee_excl_tax'];
    const change = (sku: string | null, field: string, key: string, before: string, after: string) => ({
      sku,
      field,
      text: `changed by a processor of ${key}`,
      extension: 'rebates',
      before,
      after,
    });
    expect(steps.filter(({ extension }) => extension !== null)).toEqual([
      change(mug, price as string, 'cartItemUnitPrice', '10.00 USD', '9.00 USD'),
      change(mug, 'tax_percent', 'cartItemTaxRate', '7.7500 %', '10 %'),
      change(mug, 'discount_amount', 'cartDiscounts', '2.70 USD', '3.20 USD'),
      change(song, 'tax_percent', 'cartItemTaxRate', '0.0000 %', '10 %'),
      change(null, fee as string, 'cartShippingFee', '4.99 USD', '5.24 USD'),
    ]);
  });
});

const versionRow = z.object({ version: column.int });

test('a coupon that no longer applies is reported when it is gone, and explaining itself saves nothing', async () => {
  const { cartId } = await createCart();
  await complete(cartId);
  const before = await shop.db.one(sql.type(versionRow)`select version from cart where uuid = ${cartId}`);
  await explain(cartId);
  expect(await shop.db.one(sql.type(versionRow)`select version from cart where uuid = ${cartId}`)).toEqual(
    before,
  );
  await shop.db.run(sql.type(z.object({}))`update coupon set status = 0 where coupon = 'TENTH'`);
  expect(shown(await explain(cartId), null, 'coupon')).toEqual([
    ['was taken off: Invalid coupon: it does not exist', null],
  ]);
});
