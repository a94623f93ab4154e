import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { combineRates, NO_TAX, rateOf } from '../tax/index.ts';
import type { TaxMode } from '../tax/index.ts';
import { computeFigures } from './computeFigures.ts';
import type { CartFigures, LineFacts, LineFigures } from './contract.ts';
import { discountLines } from './discounts.ts';
import type { Discount } from './discounts.ts';
import { totalItems } from './totalItems.ts';

const NET: TaxMode = { priceIncludingTax: false, taxRounding: 'round', taxRoundLevel: 'line' };
const GROSS: TaxMode = { ...NET, priceIncludingTax: true };

const line = (unit_price: number, qty: number, percent = '0', weight = 0): LineFacts => ({
  catalogue_price: unit_price,
  unit_price,
  qty,
  weight,
  taxRate: rateOf(percent),
});

interface Order {
  readonly currency?: string;
  readonly tax?: TaxMode;
  readonly lines: readonly LineFacts[];
  readonly discount?: Discount;
  readonly cost?: number;
}

function figuresOf({ currency = 'USD', tax = NET, lines, discount, cost = 0 }: Order): CartFigures {
  const items = totalItems({ currency, tax, lines });
  const discounts = discount ? discountLines(items, discount) : lines.map(() => 0);
  return computeFigures(items, discounts, { cost, tax: 'highest' });
}

test('the lines, the fee and the totals of a cart of two', () => {
  const figures = figuresOf({ lines: [line(1999, 3, '0', 5_000), line(5, 10, '0', 12_345)], cost: 550 });
  expect(figures).toMatchObject({
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
  expect(figures.lines.map((figure) => figure.line_total)).toEqual([5997, 50]);
});

test('an empty cart costs nothing', () => {
  expect(figuresOf({ lines: [] })).toMatchObject({ total_qty: 0, sub_total: 0, grand_total: 0 });
});

test('the line total follows the unit price, the catalogue price stays', () => {
  const [figures] = figuresOf({ lines: [{ ...line(800, 2), catalogue_price: 1000 }] }).lines;
  expect(figures).toMatchObject({ product_price: 1000, final_price: 800, line_total: 1600 });
});

test('tax comes on top of net prices, after the discount', () => {
  const discount = { type: 'percentage_discount_to_entire_order', percent: 100_000 } as const;
  expect(figuresOf({ lines: [line(1000, 2, '20')], discount, cost: 500 })).toMatchObject({
    sub_total: 2000,
    sub_total_incl_tax: 2400,
    discount_amount: 200,
    tax_amount: 360,
    shipping_fee_incl_tax: 600,
    total_tax_amount: 460,
    grand_total: 2760,
  });
});

test('tax is taken out of gross prices', () => {
  expect(figuresOf({ tax: GROSS, lines: [line(1200, 2, '20')], cost: 600 })).toMatchObject({
    sub_total: 2000,
    sub_total_incl_tax: 2400,
    tax_amount: 400,
    shipping_fee_excl_tax: 500,
    shipping_tax_amount: 100,
    grand_total: 3000,
  });
});

test('a compound rate is also taken of the tax before it', () => {
  const taxRate = combineRates([
    { rate: '10', is_compound: false },
    { rate: '5', is_compound: true },
  ]);
  expect(figuresOf({ lines: [{ ...line(10_000, 1), taxRate }] }).tax_amount).toBe(1550);
});

describe('what no column can hold is refused', () => {
  test.each<[string, Order]>([
    ['a line', { lines: [line(99_999_999_999_999, 100_000)] }],
    ['the sum of lines', { lines: [line(99_999_999_999_999, 1), line(1, 1)] }],
    ['the fee on top', { lines: [line(99_999_999_999_999, 1)], cost: 1 }],
    ['the tax on top', { lines: [line(99_999_999_999_999, 1, '0.0001')] }],
    ['the percentage', { lines: [line(0, 1, '1000000')] }],
    ['the weight', { lines: [line(1, 100_000, '0', 10 ** 10)] }],
    ['the quantity', { lines: Array.from({ length: 21_475 }, () => line(0, 100_000)) }],
  ])('%s', (_name, order) => {
    expect(() => figuresOf(order)).toThrow('The total of the cart is too large');
  });
});

test('the greatest amount and percentage of their columns pass', () => {
  expect(figuresOf({ lines: [line(0, 1, '999999.9999')] }).grand_total).toBe(0);
  expect(figuresOf({ lines: [line(99_999_999_999_999, 1)] }).grand_total).toBe(99_999_999_999_999);
});

const anyTax: fc.Arbitrary<TaxMode> = fc.record({
  priceIncludingTax: fc.boolean(),
  taxRounding: fc.constantFrom('round', 'up', 'down'),
  taxRoundLevel: fc.constantFrom('unit', 'line', 'total'),
});
const anyLine: fc.Arbitrary<LineFacts> = fc.record({
  catalogue_price: fc.nat(100_000),
  unit_price: fc.nat(100_000),
  qty: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 100_000 })),
  weight: fc.nat(1_000_000),
  taxRate: fc.constantFrom(NO_TAX, rateOf('19'), rateOf('8.875'), rateOf('0.0001'), rateOf('100')),
});
const percent = fc.integer({ min: 1, max: 1_000_000 });
const units = fc.array(fc.nat(10), { minLength: 12, maxLength: 12 });
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
    gifts: fc.array(fc.array(fc.record({ units: fc.nat(10), percent }), { maxLength: 2 }), { maxLength: 12 }),
  }),
);
const anyOrder = fc.record({
  currency: fc.constantFrom('USD', 'JPY', 'KWD'),
  tax: anyTax,
  lines: fc.array(anyLine, { maxLength: 12 }),
  discount: anyDiscount,
  cost: fc.nat(1_000_000),
});

const total = (lines: readonly LineFigures[], column: Exclude<keyof LineFigures, 'taxRate'>) =>
  lines.reduce((sum, figures) => sum + figures[column], 0);

test('parts sum to the whole', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const figures = figuresOf(order);
      const { lines } = figures;
      expect(figures.sub_total).toBe(total(lines, 'line_total'));
      expect(figures.discount_amount).toBe(total(lines, 'discount_amount'));
      expect(figures.tax_amount).toBe(total(lines, 'tax_amount'));
      expect(figures.total_tax_amount).toBe(figures.tax_amount + figures.shipping_tax_amount);
      expect(figures.shipping_fee_incl_tax).toBe(figures.shipping_fee_excl_tax + figures.shipping_tax_amount);
      expect(figures.grand_total).toBe(
        order.tax.priceIncludingTax
          ? figures.sub_total_incl_tax - figures.discount_amount + figures.shipping_fee_incl_tax
          : figures.sub_total - figures.discount_amount + figures.tax_amount + figures.shipping_fee_incl_tax,
      );
    }),
  );
});

test('no figure is negative, fractional or beyond the safe integers', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { lines, ...totals } = figuresOf(order);
      const values = [
        ...lines.flatMap(({ taxRate: _rate, ...figures }) => Object.values(figures)),
        ...Object.values(totals),
      ];
      expect(values.filter((value) => !Number.isSafeInteger(value) || value < 0)).toEqual([]);
    }),
  );
});

test('the same cart computed twice is equal', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      expect(figuresOf(order)).toEqual(figuresOf(order));
    }),
  );
});

test('a discount of the whole order is split without a rest', () => {
  fc.assert(
    fc.property(anyOrder, fc.nat(10_000_000), (order, amount) => {
      const { lines, discount_amount } = figuresOf({
        ...order,
        discount: { type: 'fixed_discount_to_entire_order', amount },
      });
      expect(discount_amount).toBe(Math.min(amount, total(lines, 'base')));
    }),
  );
});
