import { sum, toDecimal, toMinor, toNumber } from '../../../platform/money.ts';
import { rounded } from '../../../platform/ratio.ts';
import type { Cart, CartItem } from '../../carts/index.ts';
import type { TaxRate } from '../../tax/index.ts';

type Amounts = Pick<
  CartItem,
  'final_price' | 'line_total' | 'line_total_with_discount' | 'line_total_with_discount_incl_tax'
>;
type Totals = Pick<
  Cart,
  | 'currency'
  | 'grand_total'
  | 'shipping_fee_incl_tax'
  | 'sub_total'
  | 'sub_total_incl_tax'
  | 'sub_total_with_discount'
  | 'sub_total_with_discount_incl_tax'
>;

/** A cart line with the tax rate in the shop's own country. The rate is null if the country has no single rate. */
export interface RatedLine<Line extends Amounts> {
  readonly line: Line;
  readonly rate: TaxRate | null;
}

/**
 * Returns a cart whose tax is not known yet with amounts that include or exclude an estimated tax, unlike its prices are stored, and the
 * estimated tax in major units. Before the address is known, amounts with and without tax are equal. Null if the rate of a line is not clear. Pure.
 */
export function inOtherBasis<Whole extends Totals, Line extends Amounts>(
  cart: Whole,
  rated: readonly RatedLine<Line>[],
  includesTax: boolean,
): { readonly cart: Whole; readonly lines: readonly Line[]; readonly tax: number } | null {
  const { currency } = cart;
  const lines: Line[] = [];
  for (const { line, rate } of rated) {
    if (rate === null) return null;
    const shown = (amount: number): number => {
      const minor = BigInt(toMinor(amount, currency));
      const gross = rate.n + rate.d;
      const ratio = includesTax ? { n: minor * gross, d: rate.d } : { n: minor * rate.d, d: gross };
      return toNumber(rounded(ratio, 'round'), currency);
    };
    const [unit, whole, left] = [
      shown(line.final_price),
      shown(line.line_total),
      shown(line.line_total_with_discount),
    ];
    lines.push({
      ...line,
      final_price: unit,
      final_price_incl_tax: unit,
      line_total: whole,
      line_total_incl_tax: whole,
      line_total_with_discount: left,
      line_total_with_discount_incl_tax: left,
    });
  }
  const sumOf = (of: readonly Amounts[], name: 'line_total' | 'line_total_with_discount') =>
    sum(of.map((line) => toMinor(line[name], currency)));
  const [whole, left] = [sumOf(lines, 'line_total'), sumOf(lines, 'line_total_with_discount')];
  const stored = sumOf(
    rated.map(({ line }) => line),
    'line_total_with_discount',
  );
  const text = (minor: number) => toDecimal(minor, currency);
  return {
    cart: {
      ...cart,
      sub_total: text(whole),
      sub_total_incl_tax: text(whole),
      sub_total_with_discount: text(left),
      sub_total_with_discount_incl_tax: text(left),
      grand_total: text(left + toMinor(cart.shipping_fee_incl_tax, currency)),
    },
    lines,
    tax: toNumber(Math.abs(stored - left), currency),
  };
}
