import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combineRates, NO_TAX, rateOf } from '../tax/index.ts';
import type { TaxMode } from '../tax/index.ts';
import { computeTotals } from './computeTotals.ts';
import type { CartLine, CartTotals, CouponDiscount, LineTotals, PricedLine } from './contract.ts';
import { discountLines } from './discounts.ts';
import type { Discount } from './discounts.ts';
import { totalItems } from './totalItems.ts';

const NET: TaxMode = { priceIncludingTax: false, taxRounding: 'round', taxRoundLevel: 'line' };
const GROSS: TaxMode = { ...NET, priceIncludingTax: true };

type Line = PricedLine & Pick<CartLine, 'product_id'>;

const line = (unit_price: number, qty: number, percent = '0', weight = 0): Line => ({
  product_id: 1,
  catalogue_price: unit_price,
  unit_price,
  qty,
  weight,
  taxRate: rateOf(percent),
});

interface Order {
  readonly currency?: string;
  readonly tax?: TaxMode;
  readonly lines: readonly Line[];
  readonly discount?: Discount;
  readonly cost?: number;
}

function totalsOf({
  currency = 'USD',
  tax = NET,
  lines,
  discount,
  cost = 0,
}: Order): CartTotals<Line & CouponDiscount> {
  const items = totalItems({ currency, tax, lines });
  const discounted = discountLines(items.lines, discount ?? null).map((of) => ({
    ...of,
    discount_amount: of.coupon_discount,
  }));
  return computeTotals({ ...items, lines: discounted }, { cost, tax: 'highest' });
}

test('the lines, the fee and the totals of a cart of two', () => {
  const totals = totalsOf({ lines: [line(1999, 3, '0', 5_000), line(5, 10, '0', 12_345)], cost: 550 });
  expect(totals).toMatchObject({
    total_qty: 13,
    total_weight: 138_450,
    sub_total: 6047,
    sub_total_incl_tax: 6047,
    sub_total_with_discount: 6047,
    sub_total_with_discount_incl_tax: 6047,
    discount_amount: 0,
    tax_amount: 0,
    shipping_fee_excl_tax: 550,
    shipping_fee_incl_tax: 550,
    total_tax_amount: 0,
    grand_total: 6597,
  });
  expect(totals.lines.map(({ line_total }) => line_total)).toEqual([5997, 50]);
});

test('an empty cart costs nothing', () => {
  expect(totalsOf({ lines: [] })).toMatchObject({ total_qty: 0, sub_total: 0, grand_total: 0 });
});

test('the line total follows the unit price, and the catalog price is unchanged', () => {
  const [only] = totalsOf({ lines: [{ ...line(800, 2), catalogue_price: 1000 }] }).lines;
  expect(only).toMatchObject({ product_price: 1000, final_price: 800, line_total: 1600 });
});

test('tax is added to net prices, after the discount', () => {
  const discount = { type: 'percentage_discount_to_entire_order', percent: 100_000 } as const;
  expect(totalsOf({ lines: [line(1000, 2, '20')], discount, cost: 500 })).toMatchObject({
    sub_total: 2000,
    sub_total_incl_tax: 2400,
    discount_amount: 200,
    tax_amount: 360,
    shipping_fee_incl_tax: 600,
    total_tax_amount: 460,
    grand_total: 2760,
  });
});

test('tax is extracted from gross prices', () => {
  expect(totalsOf({ tax: GROSS, lines: [line(1200, 2, '20')], cost: 600 })).toMatchObject({
    sub_total: 2000,
    sub_total_incl_tax: 2400,
    tax_amount: 400,
    shipping_fee_excl_tax: 500,
    shipping_tax_amount: 100,
    grand_total: 3000,
  });
});

test('a compound rate also applies to the tax before it', () => {
  const taxRate = combineRates([
    { rate: '10', is_compound: false },
    { rate: '5', is_compound: true },
  ]);
  expect(totalsOf({ lines: [{ ...line(10_000, 1), taxRate }] }).tax_amount).toBe(1550);
});

describe('amounts that no column can store are rejected', () => {
  test.each<[string, Order]>([
    ['a line', { lines: [line(99_999_999_999_999, 100_000)] }],
    ['the sum of lines', { lines: [line(99_999_999_999_999, 1), line(1, 1)] }],
    ['the fee on top', { lines: [line(99_999_999_999_999, 1)], cost: 1 }],
    ['the tax on top', { lines: [line(99_999_999_999_999, 1, '0.0001')] }],
    ['the percentage', { lines: [line(0, 1, '1000000')] }],
    ['the weight', { lines: [line(1, 100_000, '0', 10 ** 10)] }],
    ['the quantity', { lines: Array.from({ length: 21_475 }, () => line(0, 100_000)) }],
  ])('%s', (_name, order) => {
    expect(() => totalsOf(order)).toThrow('The cart total is too large');
  });
});

test('the greatest amount and percentage of their columns are accepted', () => {
  expect(totalsOf({ lines: [line(0, 1, '999999.9999')] }).grand_total).toBe(0);
  expect(totalsOf({ lines: [line(99_999_999_999_999, 1)] }).grand_total).toBe(99_999_999_999_999);
});

const anyTax: fc.Arbitrary<TaxMode> = fc.record({
  priceIncludingTax: fc.boolean(),
  taxRounding: fc.constantFrom('round', 'up', 'down'),
  taxRoundLevel: fc.constantFrom('unit', 'line', 'total'),
});
const anyLine: fc.Arbitrary<Omit<Line, 'product_id'>> = fc.record({
  catalogue_price: fc.nat(100_000),
  unit_price: fc.nat(100_000),
  qty: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 100_000 })),
  weight: fc.nat(1_000_000),
  taxRate: fc.constantFrom(NO_TAX, rateOf('19'), rateOf('8.875'), rateOf('0.0001'), rateOf('100')),
});
const percent = fc.integer({ min: 1, max: 1_000_000 });
const byProduct = <T>(entries: fc.Arbitrary<T[]>): fc.Arbitrary<ReadonlyMap<number, T>> =>
  entries.map((values) => new Map(values.map((value, index) => [index, value])));
const units = byProduct(fc.array(fc.nat(10), { minLength: 12, maxLength: 12 }));
const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ type: fc.constant('fixed_discount_to_entire_order' as const), amount: fc.nat(10_000_000) }),
  fc.record({ type: fc.constant('percentage_discount_to_entire_order' as const), percent }),
  fc.record({
    type: fc.constant('fixed_discount_to_specific_products' as const),
    amount: fc.nat(200_000),
    units,
  }),
  fc.record({ type: fc.constant('percentage_discount_to_specific_products' as const), percent, units }),
  fc.record({
    type: fc.constant('buy_x_get_y' as const),
    gifts: byProduct(
      fc.array(fc.array(fc.record({ units: fc.nat(10), percent }), { maxLength: 2 }), { maxLength: 12 }),
    ),
  }),
);
const anyOrder = fc.record({
  currency: fc.constantFrom('USD', 'JPY', 'KWD'),
  tax: anyTax,
  lines: fc
    .array(anyLine, { maxLength: 12 })
    .map((lines) => lines.map((of, product_id) => ({ ...of, product_id }))),
  discount: anyDiscount,
  cost: fc.nat(1_000_000),
});

const total = (lines: readonly LineTotals[], column: keyof LineTotals) =>
  lines.reduce((sum, of) => sum + of[column], 0);

test('parts sum to the whole', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const totals = totalsOf(order);
      const { lines } = totals;
      expect(totals.sub_total).toBe(total(lines, 'line_total'));
      expect(totals.discount_amount).toBe(total(lines, 'discount_amount'));
      expect(totals.tax_amount).toBe(total(lines, 'tax_amount'));
      expect(totals.total_tax_amount).toBe(totals.tax_amount + totals.shipping_tax_amount);
      expect(totals.shipping_fee_incl_tax).toBe(totals.shipping_fee_excl_tax + totals.shipping_tax_amount);
      expect(totals.grand_total).toBe(
        order.tax.priceIncludingTax
          ? totals.sub_total_incl_tax - totals.discount_amount + totals.shipping_fee_incl_tax
          : totals.sub_total - totals.discount_amount + totals.tax_amount + totals.shipping_fee_incl_tax,
      );
    }),
  );
});

test('no number is negative, fractional or beyond the safe integers', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { lines, ...totals } = totalsOf(order);
      const values = [
        ...lines.flatMap(({ taxRate: _rate, ...amounts }) => Object.values(amounts)),
        ...Object.values(totals),
      ];
      expect(values.filter((value) => !Number.isSafeInteger(value) || value < 0)).toEqual([]);
    }),
  );
});

test('the same cart computed twice is equal', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      expect(totalsOf(order)).toEqual(totalsOf(order));
    }),
  );
});

test('a discount of the whole order is split without a remainder', () => {
  fc.assert(
    fc.property(anyOrder, fc.nat(10_000_000), (order, amount) => {
      const { lines, discount_amount } = totalsOf({
        ...order,
        discount: { type: 'fixed_discount_to_entire_order', amount },
      });
      expect(discount_amount).toBe(Math.min(amount, total(lines, 'base')));
    }),
  );
});
