import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import type { TestShop } from '@shop/runtime/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRecords } from '../../packages/runtime/src/store/doctor/diagnose.ts';
import { selectChecks } from '../../packages/runtime/src/store/doctor/checks.ts';
import { customersOf } from '../support/customers.ts';
import { SEED, sizeOf } from '../support/lane.ts';
import { refundFaults } from '../support/refundSums.ts';
import { createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';
import { by, exactly, judge, minor, toWhole } from '../workedCases/oracle.ts';
import type { PlainCart, PlainCoupon } from '../workedCases/plainCart.ts';
import { DIGITS, money } from '../workedCases/randomCart.ts';
import type { Currency } from '../workedCases/randomCart.ts';
import { inBuyersCurrency } from '../workedCases/soldCart.ts';
import type { PlainList, Sold } from '../workedCases/soldCart.ts';

/** Random purchases in five currencies, from the cart to the last refund, beside an oracle that shares no line with the shop. */
const ORDERS = sizeOf('RUNS', { gate: 10, night: 300 });

const TERMS: Readonly<Record<Currency, Pick<Sold, 'rate' | 'step' | 'ending'>>> = {
  USD: { rate: '1', step: null, ending: null },
  EUR: { rate: '0.9215', step: null, ending: '0.99' },
  JPY: { rate: '149.6', step: '10', ending: null },
  KWD: { rate: '0.3071', step: null, ending: null },
  CHF: { rate: '0.8817', step: '0.05', ending: null },
};
const CODES = Object.keys(TERMS) as Currency[];

const open = { isOn: true, isScoped: false, percent: null, startsAt: null, endsAt: null } as const;
/** The lists by number. The third is for a group, and so is the tier of the first product in it. */
const LISTS: readonly PlainList[] = [
  { ...open, currency: null, priority: 0, groups: null },
  { ...open, currency: 'JPY', priority: 2, groups: null },
  { ...open, currency: null, priority: 1, groups: [1], percent: '12.5' },
];
const PRODUCTS = [
  {
    price: '19.99',
    tax: '20',
    own: { EUR: '17.50' },
    rows: [
      { list: 1, min_qty: 3, amount: '18.49' },
      { list: 3, min_qty: 1, amount: '16.00' },
      { list: 3, min_qty: 4, amount: '14.05' },
    ],
  },
  { price: '3.33', tax: '5.5', own: { KWD: '1.005' }, rows: [{ list: 2, min_qty: 1, amount: '455' }] },
  { price: '0.37', tax: '0', own: {}, rows: [{ list: 1, min_qty: 2, amount: '0.31' }] },
] as const;
const FEE: Readonly<Partial<Record<Currency, string>>> & { readonly USD: string } = {
  USD: '4.95',
  JPY: '700',
};
const fixed = { isShippingFree: false, maxQty: null, targets: [], gifts: [], orderTotal: null } as const;
const COUPONS: Readonly<
  Record<string, PlainCoupon & { readonly amounts?: Readonly<Record<string, string>> }>
> = {
  TENTH: { ...fixed, type: 'percentage_discount_to_entire_order', amount: '10' },
  FIXED: { ...fixed, type: 'fixed_discount_to_entire_order', amount: '1.11', amounts: { CHF: '2.07' } },
  GOODS: {
    ...fixed,
    type: 'percentage_discount_to_specific_products',
    amount: '33',
    maxQty: 2,
    targets: [{ key: 'sku', operator: 'IN', value: ['SKU-0', 'SKU-1'] }],
  },
  LARGE: { ...fixed, type: 'fixed_discount_to_specific_products', amount: '0.25', orderTotal: '40.00' },
};

const purchase = fc.record({
  quantities: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 3 }),
  isGross: fc.boolean(),
  level: fc.constantFrom('unit', 'line', 'total'),
  isOfGroup: fc.boolean(),
  coupon: fc.constantFrom(null, ...Object.keys(COUPONS)),
  feeClass: fc.constantFrom(null, 1, 0, -1),
  refunds: fc.array(
    fc.record({
      kind: fc.constantFrom('unit', 'line', 'amount', 'shipping'),
      line: fc.nat(2),
      share: fc.integer({ min: 1, max: 100 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
});
type Purchase = typeof purchase extends fc.Arbitrary<infer T> ? T : never;

let shop: TestShop;
let classes: readonly { readonly tax_class_id: number }[];
let member: Readonly<Record<string, string>>;
const { newCustomer, cookieOf, clientOf } = customersOf(() => shop);
const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));

beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod], config: { rateLimit: false } });
  for (const code of CODES)
    if (code !== 'USD') await post('/api/currencies', { code, status: 1, ...TERMS[code] });
  await createZoneWithRate(shop, { countries: ['US'], cost: 0 });
  const [rate] = dataOf(await shop.admin('GET', '/api/shippingProviders/core/rates'));
  const { USD: cost, ...amounts } = FEE;
  dataOf(await shop.admin('PATCH', `/api/shippingProviders/core/rates/${rate.uuid}`, { cost, amounts }));
  const made = [];
  for (const [index, { price, tax, own }] of PRODUCTS.entries()) {
    const taxClass = await post('/api/tax/classes', { name: `Class ${index}` });
    made.push(taxClass);
    await post(`/api/tax/classes/${taxClass.uuid}/rates`, { name: 'Tax', country: 'US', rate: tax });
    const sku = `SKU-${index}`;
    await post('/api/products', {
      sku,
      name: sku,
      url_key: sku.toLowerCase(),
      price,
      prices: own,
      qty: 100_000,
      tax_class: taxClass.uuid,
    });
  }
  classes = made;
  const customer = await newCustomer();
  const group = await post('/api/customerGroups', { group_name: 'Trade' });
  dataOf(await shop.admin('PATCH', `/api/customers/${customer.uuid}`, { group_id: group.uuid }));
  member = await cookieOf(customer);
  for (const [index, { currency, priority, percent, groups }] of LISTS.entries()) {
    const list = await post('/api/price-lists', {
      code: `list-${index}`,
      name: 'List',
      kind: index === 2 ? 'override' : 'sale',
      status: 1,
      currency,
      priority,
      percent,
      groups: groups ? [group.uuid] : [],
    });
    const set = PRODUCTS.flatMap(({ rows }, product) =>
      rows.filter((row) => row.list === index + 1).map((row) => ({ ...row, sku: `SKU-${product}` })),
    ).map(({ sku, min_qty, amount }) => ({ sku, min_qty, amount }));
    dataOf(await shop.admin('PATCH', `/api/price-lists/${list.uuid}/prices`, { set }));
  }
  for (const [coupon, { type, amount, amounts = {}, maxQty, targets, orderTotal }] of Object.entries(COUPONS))
    await post('/api/coupons', {
      coupon,
      status: 1,
      discount_type: type,
      discount_amount: amount,
      amounts,
      target_products: { maxQty: maxQty ?? '', products: targets },
      condition: { order_total: orderTotal ?? '' },
    });
});
afterAll(() => shop.stop());

const place = { country: 'US', province: 'US-CA', postcode: '94607' };

/** Says the cart of a purchase in plain terms, in the buyer's currency. */
function expectedCart(
  { quantities, isGross, level, isOfGroup, coupon, feeClass }: Purchase,
  code: Currency,
): PlainCart {
  const { rate } = TERMS[code];
  const scale = 10n ** BigInt(DIGITS[code]);
  const fee =
    FEE[code] ??
    money(Number(toWhole(by(by(exactly(FEE.USD), exactly(rate as string)), [scale, 1n]), 'round')), code);
  const chosen = coupon === null ? null : (COUPONS[coupon] as (typeof COUPONS)[string]);
  return inBuyersCurrency({
    base: 'USD',
    code,
    ...TERMS[code],
    groups: isOfGroup ? [1] : [],
    now: 0,
    lists: LISTS,
    products: quantities.map((_qty, index) => {
      const { own, rows } = PRODUCTS[index] as (typeof PRODUCTS)[number];
      return { own: (own as Readonly<Record<string, string>>)[code] ?? null, rows, scoped: [] };
    }),
    couponAmount: chosen?.amounts?.[code] ?? null,
    cart: {
      currency: 'USD',
      tax: { isIncluded: isGross, rounding: 'round', level, base: 'shippingAddress', feeClass },
      lines: quantities.map((qty, index) => ({
        sku: `SKU-${index}`,
        price: PRODUCTS[index]?.price as string,
        qty,
        taxClass: index + 1,
        isVirtual: false,
      })),
      rates: PRODUCTS.map(({ tax }, index) => ({
        taxClass: index + 1,
        percent: tax,
        country: 'US',
        province: '*',
        postcode: '*',
        isCompound: false,
        priority: 0,
      })),
      shipping: place,
      billing: null,
      store: null,
      coupon: chosen,
      fee,
    },
  });
}

const settle = ({ isGross, level, feeClass }: Purchase) =>
  post('/api/settings', {
    priceIncludingTax: isGross,
    taxRounding: 'round',
    taxRoundLevel: level,
    baseCalculationAddress: 'shippingAddress',
    defaultShippingTaxClassId:
      feeClass === null ? '' : feeClass > 0 ? classes[feeClass - 1]?.tax_class_id : feeClass,
  });

/** Fills a cart in a currency, ready to be ordered, with the coupon if it applies. */
async function fill(made: Purchase, currency: Currency, hasCoupon: boolean): Promise<string> {
  const buyer = made.isOfGroup ? clientOf(member) : shop;
  const items = made.quantities.map((qty, index) => ({ sku: `SKU-${index}`, qty }));
  const { cartId } = dataOf(await buyer.request('POST', '/api/carts', { currency, items }));
  const change = async (path: string, body: object) =>
    buyer.request('POST', `/api/carts/${cartId}/${path}`, body);
  dataOf(await change('contacts', { email: 'ada@example.com' }));
  dataOf(await change('addresses', { type: 'shipping', address: { ...testAddress, ...place } }));
  if (made.coupon !== null)
    expect((await change('coupons', { coupon: made.coupon })).status).toBe(hasCoupon ? 200 : 400);
  const offer = await buyer.query(
    'query($id: String!) { cart(id: $id) { availableShippingMethods { providerCode code } } }',
    { id: cartId },
  );
  const [method] = offer.body.data.cart.availableShippingMethods;
  dataOf(await change('shippingMethods', { provider_code: method.providerCode, method_code: method.code }));
  dataOf(await change('paymentMethods', { method_code: 'cod', method_name: 'Cash on delivery' }));
  return cartId;
}

const inMinor = (amount: number, code: Currency): bigint => minor(amount.toFixed(DIGITS[code]), code);

/** Refunds parts of an order, as far as there is something left. */
async function refund(path: string, refunds: Purchase['refunds'], scale: number): Promise<void> {
  for (const { kind, line, share } of refunds) {
    const rest = await shop.admin('POST', `${path}/refunds/preview`, {});
    if (rest.status !== 200) return;
    const { items } = dataOf(await shop.admin('GET', path));
    const item = items[line % items.length];
    const left = item.qty - item.refunded_qty;
    const of = (qty: number) => ({ items: [{ order_item_id: item.order_item_id, qty }] });
    const amount = Math.max(1, Math.floor((rest.body.data.left * scale * share) / 100)) / scale;
    if (left === 0 && (kind === 'unit' || kind === 'line')) continue;
    const body = { unit: of(1), line: of(left), amount: { amount }, shipping: { shipping: 1 / scale } }[kind];
    const answer = await shop.admin('POST', `${path}/refunds`, body);
    expect([200, 400, 409], JSON.stringify(answer.body)).toContain(answer.status);
  }
  await shop.admin('POST', `${path}/refunds`, {});
}

const TOTALS = {
  sub_total: 'subTotal',
  discount_amount: 'discountAmount',
  total_tax_amount: 'totalTaxAmount',
  shipping_fee_incl_tax: 'shippingFeeInclTax',
  grand_total: 'grandTotal',
} as const;
const CART = `query($id: String!) { cart(id: $id) {
  currency ${Object.values(TOTALS)
    .map((name) => `${name} { value }`)
    .join(' ')} items { qty finalPrice { value } finalPriceInclTax { value } } } }`;

/** Buys, and compares cart and order with the oracle. Returns the order's UUID. */
async function buy(made: Purchase, code: Currency): Promise<string> {
  await settle(made);
  const expected = expectedCart(made, code);
  const { totals, lines, hasCoupon } = judge(expected);
  const id = await fill(made, code, hasCoupon);
  const buyer = made.isOfGroup ? clientOf(member) : shop;
  const { cart } = (await buyer.query(CART, { id })).body.data;
  const figures = Object.entries(TOTALS).map(([column, name]) => [column, inMinor(cart[name].value, code)]);
  expect({
    currency: cart.currency,
    totals: Object.fromEntries(figures),
    units: cart.items.map((line: Readonly<Record<string, { readonly value: number }>>) =>
      inMinor(line[made.isGross ? 'finalPriceInclTax' : 'finalPrice']?.value as number, code),
    ),
  }).toEqual({
    currency: code,
    totals: Object.fromEntries(Object.keys(TOTALS).map((column) => [column, totals[column]])),
    units: expected.lines.map(({ price }) => minor(price, code)),
  });
  const placed = dataOf(await buyer.request('POST', '/api/orders', { cart_id: id }));
  const order = dataOf(await shop.admin('GET', `/api/orders/${placed.uuid}`));
  const grand = totals['grand_total'] as bigint;
  const [upper, lower] = exactly(TERMS[code].rate as string);
  const inBase = toWhole([grand * lower * 100n, upper * 10n ** BigInt(DIGITS[code])], 'round');
  expect({
    currency: order.currency,
    grand: inMinor(order.grand_total, code),
    base: inMinor(order.base_total, 'USD'),
    lines: order.items.map((line: Record<string, number>) =>
      inMinor(line['line_total_with_discount_incl_tax'] as number, code),
    ),
  }).toEqual({
    currency: code,
    grand,
    base: inBase,
    lines: lines.map((line) => line['line_total_with_discount_incl_tax']),
  });
  if (grand > 0n) dataOf(await shop.admin('POST', `/api/orders/${placed.uuid}/capture`));
  return placed.uuid;
}

test(
  `${ORDERS} random purchases in five currencies: cart, order, invoice, credit notes and refunds have the sums of the oracle`,
  async () => {
    const purchases = fc.sample(purchase, { numRuns: ORDERS, seed: SEED });
    const orders: { readonly uuid: string; readonly code: Currency }[] = [];
    for (const [index, made] of purchases.entries()) {
      const code = CODES[index % CODES.length] as Currency;
      const uuid = await buy(made, code).catch((error: unknown) => {
        throw new Error(`purchase ${index} in ${code}: ${JSON.stringify(made)}`, { cause: error });
      });
      await refund(`/api/orders/${uuid}`, made.refunds, 10 ** DIGITS[code]);
      orders.push({ uuid, code });
    }
    await shop.deliverEvents();
    await shop.runJob('issueDueCreditNotes');
    for (const [at, { uuid, code }] of orders.entries()) {
      const read = async (part = '') => dataOf(await shop.admin('GET', `/api/orders/${uuid}${part}`));
      const [order, refunds, documents] = await Promise.all([read(), read('/refunds'), read('/documents')]);
      const it = `order ${at} in ${code}`;
      expect(refundFaults({ order, refunds, documents }, 10 ** DIGITS[code]), it).toEqual([]);
      const invoices = documents.filter(({ kind }: { kind: string }) => kind === 'invoice');
      expect(invoices, it).toMatchObject([{ gross: order.grand_total }]);
      const given = refunds
        .filter(({ status }: { status: string }) => status === 'done')
        .map(({ amount, currency }: { amount: number; currency: string }) => {
          expect(currency, it).toBe(code);
          return inMinor(amount, code);
        });
      const back = given.reduce((sum: bigint, amount: bigint) => sum + amount, 0n);
      expect(back, it).toBe(inMinor(order.grand_total, code));
    }
    const checks = await checkRecords(shop.app, shop.db, { isSelected: selectChecks([]) });
    expect(checks.filter(({ status }) => status !== 'done')).toEqual([]);
  },
  120_000 + ORDERS * 10_000,
);
