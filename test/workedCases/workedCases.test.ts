import { describe, expect, test } from 'vitest';
import { addressesAndEdges } from './addressesAndEdges.ts';
import { gifts } from './gifts.ts';
import { judge } from './oracle.ts';
import { orderDiscounts } from './orderDiscounts.ts';
import { minorUnits, priceCart } from './priceCart.ts';
import { productDiscounts } from './productDiscounts.ts';
import { shippingTax } from './shippingTax.ts';
import { taxRates } from './taxRates.ts';
import { taxRounding } from './taxRounding.ts';
import { taxRoundingOfDigits } from './taxRoundingOfDigits.ts';
import type { WorkedCase } from './worked.ts';

const themes: Readonly<Record<string, readonly WorkedCase[]>> = {
  'rounding of tax': taxRounding,
  'rounding of tax in other digits': taxRoundingOfDigits,
  'tax rates': taxRates,
  'discounts of orders': orderDiscounts,
  'discounts of products': productDiscounts,
  gifts,
  'tax of shipping': shippingTax,
  'addresses and edges': addressesAndEdges,
};

/** Returns all totals of a cart, including the derived totals. */
function totalsOf({ cart, totals }: WorkedCase): Record<string, number> {
  const [sub_total, sub_total_incl_tax, discount_amount, tax_amount, fee, shipping_tax_amount, grand_total] =
    totals;
  const left = (cart.tax.isIncluded ? sub_total_incl_tax : sub_total + tax_amount) - discount_amount;
  return {
    sub_total,
    sub_total_incl_tax,
    tax_amount_before_discount: sub_total_incl_tax - sub_total,
    discount_amount,
    tax_amount,
    sub_total_with_discount: left - tax_amount,
    sub_total_with_discount_incl_tax: left,
    shipping_fee_excl_tax: fee,
    shipping_tax_amount,
    shipping_fee_incl_tax: fee + shipping_tax_amount,
    total_tax_amount: tax_amount + shipping_tax_amount,
    grand_total,
  };
}

describe.each(Object.entries(themes))('%s', (_theme, cases) => {
  test.each(cases.map((one) => [one.name, one] as const))('%s', async (_name, one) => {
    const expected = totalsOf(one);
    const { columns, lines } = await priceCart(one.cart);
    const row: Readonly<Record<string, unknown>> = { ...columns };
    const totals = Object.keys(expected).map((name) => [name, minorUnits(String(row[name]))]);
    expect(Object.fromEntries(totals), one.reason).toEqual(expected);
    if (one.lines)
      expect(
        lines.map((line) => [minorUnits(line.discount_amount), minorUnits(line.tax_amount)]),
        one.reason,
      ).toEqual(one.lines);
  });

  test.each(cases.map((one) => [one.name, one] as const))('the oracle agrees: %s', (_name, one) => {
    const { totals, lines } = judge(one.cart);
    const figures = Object.entries(totals).map(([name, amount]) => [name, Number(amount)]);
    expect(Object.fromEntries(figures), one.reason).toEqual(totalsOf(one));
    if (one.lines)
      expect(
        lines.map((line) => [Number(line['discount_amount']), Number(line['tax_amount'])]),
        one.reason,
      ).toEqual(one.lines);
  });
});

test('at least 120 carts were computed by hand, each with its own name', () => {
  const names = Object.entries(themes).flatMap(([theme, cases]) =>
    cases.map(({ name }) => `${theme}: ${name}`),
  );
  expect(names.length).toBeGreaterThanOrEqual(120);
  expect(new Set(names).size).toBe(names.length);
});

test('every sum of a worked cart equals its parts', () => {
  const wrong = Object.values(themes)
    .flat()
    .filter((one) => {
      const totals = totalsOf(one) as Readonly<Record<'sub_total_with_discount_incl_tax', number>> & {
        readonly shipping_fee_incl_tax: number;
        readonly grand_total: number;
      };
      return totals.grand_total !== totals.sub_total_with_discount_incl_tax + totals.shipping_fee_incl_tax;
    });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
