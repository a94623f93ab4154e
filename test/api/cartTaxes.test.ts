import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createProduct,
  createReadyCart,
  createZoneWithRate,
  dataOf,
  testAddress,
  testShop,
} from '../support/shop.ts';

/** Cart amounts by their GraphQL names, with the order columns that store them. */
const FIGURES = {
  subTotal: 'sub_total',
  subTotalInclTax: 'sub_total_incl_tax',
  discountAmount: 'discount_amount',
  taxAmount: 'tax_amount',
  shippingFeeExclTax: 'shipping_fee_excl_tax',
  shippingTaxAmount: 'shipping_tax_amount',
  shippingFeeInclTax: 'shipping_fee_incl_tax',
  totalTaxAmount: 'total_tax_amount',
  grandTotal: 'grand_total',
} as const;
/** Line amounts by their GraphQL names, with the columns that store them. */
const LINE_FIGURES = {
  productPrice: 'product_price',
  productPriceInclTax: 'product_price_incl_tax',
  finalPrice: 'final_price',
  finalPriceInclTax: 'final_price_incl_tax',
  discountAmount: 'discount_amount',
  taxAmount: 'tax_amount',
  total: 'total',
} as const;

type Totals = Readonly<Record<string, number>>;
interface Shown {
  readonly totals: Totals;
  readonly lines: readonly Totals[];
}

const amounts = (names: object) => Object.keys(names).map((name) => `${name} { value }`);
const CART = `query($id: String!) { cart(id: $id) { ${amounts(FIGURES)} items { ${amounts(LINE_FIGURES)} } } }`;

const valuesOf = (row: Record<string, { value: number }>, names: object): Totals =>
  Object.fromEntries(Object.entries(names).map(([name, column]) => [column, row[name]?.value as number]));

async function show(shop: TestShop, id: string): Promise<Shown> {
  const { body } = await shop.query(CART, { id });
  const { items, ...cart } = body.data.cart;
  return {
    totals: valuesOf(cart, FIGURES),
    lines: items.map((line: Record<string, { value: number }>) => valuesOf(line, LINE_FIGURES)),
  };
}

const placing = (shop: TestShop, cart: string) => shop.request('POST', '/api/orders', { cart_id: cart });
const pick = (row: Totals, names: object): Totals =>
  Object.fromEntries(Object.values(names).map((column) => [column, row[column] as number]));

/** Places an order for a cart and returns the order's amounts in the same format as `show` does for the cart. */
async function place(shop: TestShop, cart: string): Promise<Shown> {
  const order = dataOf(await placing(shop, cart));
  return {
    totals: pick(order, FIGURES),
    lines: order.items.map((line: Totals) => pick(line, LINE_FIGURES)),
  };
}

const save = async (shop: TestShop, body: object) => dataOf(await shop.admin('POST', '/api/settings', body));
const UNSET = {
  priceIncludingTax: null,
  taxRounding: null,
  taxRoundLevel: null,
  baseCalculationAddress: null,
  defaultShippingTaxClassId: null,
};

async function createClass(shop: TestShop, ...rates: readonly object[]) {
  const { uuid } = dataOf(await shop.admin('POST', '/api/tax/classes', { name: randomUUID() }));
  const made = [];
  for (const rate of rates)
    made.push(dataOf(await shop.admin('POST', `/api/tax/classes/${uuid}/rates`, { name: 'Tax', ...rate })));
  return { uuid, rates: made.map((rate) => rate.uuid as string) };
}

async function createTaxed(shop: TestShop, price: number, taxClass: string) {
  const product = await createProduct(shop, { price, qty: 1000 });
  dataOf(await shop.admin('PATCH', `/api/products/${product.uuid}`, { tax_class: taxClass }));
  return product;
}

async function createCoupon(shop: TestShop, fields: object) {
  const coupon = `TAX${randomUUID().slice(0, 8)}`;
  const { uuid } = dataOf(await shop.admin('POST', '/api/coupons', { coupon, status: 1, ...fields }));
  return { coupon, uuid };
}

/**
 * In minor units: 3 at 99 with 8.875 % (of gross: 71/871), 1 at 2000 with 5 %, 12.5 % off, a fee of 500 with the highest
 * rate. Off are 2297 / 8 = 287.13 → 287: 37.11 and 249.89, so 37 and 250, which leaves 260 and 1750.
 */
const MODES: readonly (readonly [settings: object, totals: readonly number[], taxes: readonly number[]])[] = [
  // Before discount 26.36 → 26 and 100; after it 23.08 → 23 and 87.5 → 88. The fee's: 44.38 → 44.
  [{ taxRoundLevel: 'line' }, [2297, 2423, 287, 111, 500, 44, 544, 155, 2665], [23, 88]],
  // A unit: 8.79 → 8, × 3; after discount 7.69 → 7, × 3; 87.5 → 87. The fee's: 44.38 → 44.
  [
    { taxRoundLevel: 'unit', taxRounding: 'floor' },
    [2297, 2421, 287, 108, 500, 44, 544, 152, 2662],
    [21, 87],
  ],
  // 126.36 → 126; after discount 23.08 + 87.5 = 110.58 → 111, and the remaining unit goes to 87.5.
  [{ taxRoundLevel: 'total' }, [2297, 2423, 287, 111, 500, 44, 544, 155, 2665], [23, 88]],
  // 24.21 → 24 and 95.24 → 95; after discount 21.19 → 21 and 83.33 → 83. The fee's: 40.76 → 40.
  [
    { priceIncludingTax: 1, taxRoundLevel: 'line', taxRounding: 'down' },
    [2178, 2297, 287, 104, 460, 40, 500, 144, 2510],
    [21, 83],
  ],
  // A unit: 8.07 → 8, × 3, and 95; after discount 7.06 → 7, × 3, and 83. The fee's: 40.76 → 41.
  [
    { priceIncludingTax: 1, taxRoundLevel: 'unit' },
    [2178, 2297, 287, 104, 459, 41, 500, 145, 2510],
    [21, 83],
  ],
  // 119.45 → 120; after discount 21.19 + 83.33 = 104.53 → 105, and the remaining unit goes to 83.33. The fee's: 40.76 → 41.
  [
    { priceIncludingTax: 1, taxRoundLevel: 'total', taxRounding: 'ceil' },
    [2177, 2297, 287, 105, 459, 41, 500, 146, 2510],
    [21, 84],
  ],
];

describe.each([
  ['JPY', 1],
  ['USD', 100],
  ['KWD', 1000],
] as const)('a shop in %s', (currency, unit) => {
  let shop: TestShop;
  let skus: readonly [string, string];
  let code: string;
  beforeAll(async () => {
    shop = await testShop({ config: { shop: { currency } } });
    await createZoneWithRate(shop, { countries: ['US'], cost: 500 / unit });
    const goods = await createClass(
      shop,
      { rate: '7.25', country: 'US' },
      { rate: '1.625', postcode: '94*' },
    );
    const books = await createClass(shop, { rate: 5 }, { rate: 7, country: 'DE' });
    const [a, b] = [
      await createTaxed(shop, 99 / unit, goods.uuid),
      await createTaxed(shop, 2000 / unit, books.uuid),
    ];
    skus = [a.sku, b.sku];
    const off = { discount_type: 'percentage_discount_to_entire_order', discount_amount: '12.5' };
    code = (await createCoupon(shop, off)).coupon;
  });
  afterAll(() => shop.stop());

  test.each(MODES)('with %j shows, charges and stores the computed tax', async (settings, totals, taxes) => {
    await save(shop, { ...UNSET, defaultShippingTaxClassId: 0, ...settings });
    const cart = await createReadyCart(shop, ...skus);
    dataOf(await shop.request('POST', `/api/carts/${cart}/items`, { sku: skus[0], qty: 2 }));
    dataOf(await shop.request('POST', `/api/carts/${cart}/coupons`, { coupon: code }));
    const shown = await show(shop, cart);
    expect(Object.values(shown.totals)).toEqual(totals.map((amount) => amount / unit));
    expect(shown.lines.map((line) => [line['discount_amount'], line['tax_amount']])).toEqual([
      [37 / unit, (taxes[0] as number) / unit],
      [250 / unit, (taxes[1] as number) / unit],
    ]);
    expect(await show(shop, cart)).toEqual(shown);
    expect(await place(shop, cart)).toEqual(shown);
  });
});

describe('what changes between showing a cart and placing its order', () => {
  let shop: TestShop;
  let methodId: string;
  beforeAll(async () => {
    shop = await testShop({ config: { shop: { address: { country: 'DE' } } } });
    ({ methodId } = await createZoneWithRate(shop, { countries: ['US'], cost: 5 }));
  });
  afterAll(() => shop.stop());
  beforeEach(() => save(shop, UNSET));

  /** Creates a cart with 3 units at 0.99 and a 10 % discount. Tax is 8.875 % in the US and 19 % in Germany. */
  async function shownCart() {
    const goods = await createClass(shop, { rate: '8.875', country: 'US' }, { rate: 19, country: 'DE' });
    const product = await createTaxed(shop, 0.99, goods.uuid);
    const off = { discount_type: 'percentage_discount_to_entire_order', discount_amount: 10 };
    const coupon = await createCoupon(shop, off);
    const cart = await createReadyCart(shop, product.sku);
    dataOf(await shop.request('POST', `/api/carts/${cart}/items`, { sku: product.sku, qty: 2 }));
    dataOf(await shop.request('POST', `/api/carts/${cart}/coupons`, { coupon: coupon.coupon }));
    return { cart, goods, product, coupon, shown: await show(shop, cart) };
  }
  type Given = Awaited<ReturnType<typeof shownCart>>;

  test.each<[string, (given: Given) => Promise<unknown>]>([
    ['prices contain their tax', () => save(shop, { priceIncludingTax: true })],
    ['tax is rounded up', () => save(shop, { taxRounding: 'up' })],
    ['tax is rounded for each unit', () => save(shop, { taxRoundLevel: 'unit', taxRounding: 'down' })],
    ['tax is that of the store', () => save(shop, { baseCalculationAddress: 'storeAddress' })],
    ['the fee is taxed', () => save(shop, { defaultShippingTaxClassId: -1 })],
    ['a rate rises', ({ goods }) => shop.admin('PATCH', `/api/tax/rates/${goods.rates[0]}`, { rate: 25 })],
    ['a rate goes', ({ goods }) => shop.admin('DELETE', `/api/tax/rates/${goods.rates[0]}`)],
    [
      'a rate comes',
      ({ goods }) =>
        shop.admin('POST', `/api/tax/classes/${goods.uuid}/rates`, { name: 'City', rate: 3, is_compound: 1 }),
    ],
    [
      'a rate is of another place',
      ({ goods }) => shop.admin('PATCH', `/api/tax/rates/${goods.rates[0]}`, { postcode: '10000-10999' }),
    ],
    [
      'the product leaves its class',
      ({ product }) => shop.admin('PATCH', `/api/products/${product.uuid}`, { tax_class: null }),
    ],
    [
      'the coupon takes less',
      ({ coupon }) =>
        shop.admin('PATCH', `/api/coupons/${coupon.uuid}`, { coupon: coupon.coupon, discount_amount: 5 }),
    ],
  ])('%s: the order waits until the shopper has seen it', async (_name, change) => {
    const given = await shownCart();
    const before = await change(given);
    expect(before).not.toMatchObject({ status: 400 });
    expect(await placing(shop, given.cart)).toMatchObject({
      status: 409,
      body: { error: { code: 'CART_CHANGED' } },
    });
    const shown = await show(shop, given.cart);
    expect(shown).not.toEqual(given.shown);
    expect(await place(shop, given.cart)).toEqual(shown);
  });

  test('a setting that changes no total does not block the order', async () => {
    const { cart, shown } = await shownCart();
    await save(shop, { taxRoundLevel: 'total', baseCalculationAddress: 'billingAddress' });
    expect(await place(shop, cart)).toEqual(shown);
  });

  test('a single checkout call is taxed by the address that it contains', async () => {
    const { product } = await shownCart();
    const items = [{ sku: product.sku, qty: 3 }];
    const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items }));
    expect((await show(shop, cartId)).totals).toMatchObject({ tax_amount: 0, grand_total: 2.97 });
    const order = await shop.request('POST', `/api/carts/${cartId}/checkout`, {
      customer: { email: 'ada@example.com', full_name: 'Ada Lovelace' },
      shippingAddress: testAddress,
      shippingProvider: 'core',
      shippingMethod: methodId,
      paymentMethod: 'cod',
    });
    // 297 × 0.08875 = 26.36 → 26, and 500 for shipping.
    expect(dataOf(order)).toMatchObject({ tax_amount: 0.26, grand_total: 8.23 });
  });

  test('a rate for another place does not block the order', async () => {
    const { cart, shown, goods } = await shownCart();
    dataOf(await shop.admin('PATCH', `/api/tax/rates/${goods.rates[1]}`, { rate: 16 }));
    expect(await place(shop, cart)).toEqual(shown);
  });
});
