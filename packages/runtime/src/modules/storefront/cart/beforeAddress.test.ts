import { expect, test } from 'vitest';
import { inOtherBasis } from './beforeAddress.ts';

const line = (final_price: number, line_total: number, line_total_with_discount: number) => ({
  final_price,
  final_price_incl_tax: final_price,
  line_total,
  line_total_incl_tax: line_total,
  line_total_with_discount,
  line_total_with_discount_incl_tax: line_total_with_discount,
});
const totals = (sub: string, left: string, grand: string) => ({
  currency: 'EUR',
  shipping_fee_incl_tax: '5.00',
  sub_total: sub,
  sub_total_incl_tax: sub,
  sub_total_with_discount: left,
  sub_total_with_discount_incl_tax: left,
  grand_total: grand,
});
const rate = (percent: bigint) => ({ n: percent, d: 100n });

test('prices with tax are shown without it, and the tax is what is taken away', () => {
  const rated = [
    { line: line(119, 238, 119), rate: rate(19n) },
    { line: line(10.7, 10.7, 10.7), rate: rate(7n) },
  ];
  expect(inOtherBasis(totals('248.70', '129.70', '134.70'), rated, false)).toEqual({
    lines: [line(100, 200, 100), line(10, 10, 10)],
    cart: totals('210.00', '110.00', '115.00'),
    tax: 19.7,
  });
});

test('prices without tax are shown with it', () =>
  expect(
    inOtherBasis(totals('100.00', '100.00', '105.00'), [{ line: line(50, 100, 100), rate: rate(20n) }], true),
  ).toEqual({
    lines: [line(60, 120, 120)],
    cart: totals('120.00', '120.00', '125.00'),
    tax: 20,
  }));

test('without a clear rate nothing is shown in another way', () =>
  expect(
    inOtherBasis(totals('1.00', '1.00', '1.00'), [{ line: line(1, 1, 1), rate: null }], true),
  ).toBeNull());
