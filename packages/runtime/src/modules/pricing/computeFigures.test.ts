import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeFigures } from './computeFigures.ts';
import type { LineFacts, LineFigures } from './computeFigures.ts';

const line = (final_price: number, qty: number, weight = 0): LineFacts => ({
  product_price: final_price,
  final_price,
  qty,
  weight,
});

const total = (lines: readonly LineFigures[], column: keyof LineFigures) =>
  lines.reduce((sum, figures) => sum + figures[column], 0);

const anyLine = fc.record({
  product_price: fc.nat(100_000),
  final_price: fc.nat(100_000),
  qty: fc.integer({ min: 1, max: 100_000 }),
  weight: fc.nat(1_000_000),
});
const anyFacts = fc.record({
  currency: fc.constantFrom('USD', 'JPY', 'KWD'),
  lines: fc.array(anyLine, { maxLength: 30 }),
  shippingCost: fc.option(fc.nat(1_000_000)),
});

test('the lines, the fee and the totals of a cart of two', () => {
  const figures = computeFigures({
    currency: 'USD',
    lines: [line(1999, 3, 5_000), line(5, 10, 12_345)],
    shippingCost: 550,
  });
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
  const figures = computeFigures({ currency: 'USD', lines: [], shippingCost: null });
  expect(figures).toMatchObject({ total_qty: 0, total_weight: 0, sub_total: 0, grand_total: 0 });
});

test('the line total follows the final price, the catalogue price stays', () => {
  const [figures] = computeFigures({
    currency: 'USD',
    shippingCost: null,
    lines: [{ product_price: 1000, final_price: 800, qty: 2, weight: 0 }],
  }).lines;
  expect(figures).toMatchObject({ product_price: 1000, final_price: 800, line_total: 1600 });
});

test.each([
  ['a line', [line(99_999_999_999_999, 100_000)], null],
  ['the sum of lines', [line(99_999_999_999_999, 1), line(1, 1)], null],
  ['the fee on top', [line(99_999_999_999_999, 1)], 1],
  ['the weight', [line(1, 100_000, 10 ** 10)], null],
  ['the quantity', Array.from({ length: 21_475 }, () => line(0, 100_000)), null],
])('what no column can hold is refused: %s', (_name, lines, shippingCost) => {
  expect(() => computeFigures({ currency: 'USD', lines, shippingCost })).toThrow(
    'The total of the cart is too large',
  );
});

test('the greatest amount of a column passes', () => {
  const lines = [line(99_999_999_999_999, 1)];
  expect(computeFigures({ currency: 'USD', lines, shippingCost: null }).grand_total).toBe(99_999_999_999_999);
});

test('parts sum to the whole', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const figures = computeFigures(facts);
      expect(figures.sub_total).toBe(total(figures.lines, 'line_total'));
      expect(figures.discount_amount).toBe(total(figures.lines, 'discount_amount'));
      expect(figures.tax_amount).toBe(total(figures.lines, 'tax_amount'));
      expect(figures.total_tax_amount).toBe(figures.tax_amount + figures.shipping_tax_amount);
      expect(figures.grand_total).toBe(
        figures.sub_total - figures.discount_amount + figures.tax_amount + figures.shipping_fee_incl_tax,
      );
      expect(figures.sub_total_with_discount_incl_tax).toBe(
        total(figures.lines, 'line_total_with_discount_incl_tax'),
      );
    }),
  );
});

test('the order of the lines does not matter to the totals', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { lines: _there, ...totals } = computeFigures(facts);
      const { lines: _back, ...reversed } = computeFigures({ ...facts, lines: facts.lines.toReversed() });
      expect(reversed).toEqual(totals);
    }),
  );
});

test('no figure is negative, fractional or beyond the safe integers', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { lines, ...totals } = computeFigures(facts);
      const values = [...lines.flatMap((line) => Object.values(line)), ...Object.values(totals)];
      expect(values.filter((value) => !Number.isSafeInteger(value) || value < 0)).toEqual([]);
    }),
  );
});

test('the same cart computed twice is equal', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(computeFigures(facts)).toEqual(computeFigures(facts));
    }),
  );
});
