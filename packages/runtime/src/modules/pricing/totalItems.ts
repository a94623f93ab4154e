import { digitsOf } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { addAll, apportion, ratio, rounded, times } from '../../platform/ratio.ts';
import type { Ratio } from '../../platform/ratio.ts';
import type { TaxMode, TaxRate } from '../tax/index.ts';
import type { ItemTotals, LineSubtotals, PricedLine } from './contract.ts';
import { cartTooLarge } from './errors.ts';

/**
 * Computes the cart items before discount: unit and line prices with and without tax. Pure. Throws `CART_TOO_LARGE` (400) for amounts that
 * do not fit the columns.
 */
export function totalItems<L extends PricedLine>({
  currency,
  tax,
  lines: priced,
}: {
  readonly currency: string;
  readonly tax: TaxMode;
  readonly lines: readonly L[];
}): ItemTotals<L> {
  const max = maxAmount(currency);
  const bases = priced.map((line) => ({
    line,
    amount: within(max, line.unit_price * line.qty),
    qty: line.qty,
    taxRate: line.taxRate,
  }));
  const lines = taxLines(bases, tax).map(([{ line, amount }, lineTax]) => ({
    ...line,
    ...subtotals(line, amount, lineTax, tax, max),
  }));
  const total = (column: 'line_total' | 'line_total_incl_tax' | 'tax_amount_before_discount') =>
    addUp(
      max,
      lines.map((line) => line[column]),
    );
  return {
    currency,
    tax,
    lines,
    total_qty: addUp(
      MAX_QTY,
      lines.map(({ qty }) => qty),
    ),
    total_weight: addUp(
      MAX_WEIGHT,
      lines.map(({ weight, qty }) => within(MAX_WEIGHT, weight * qty)),
    ),
    sub_total: total('line_total'),
    sub_total_incl_tax: total('line_total_incl_tax'),
    tax_amount_before_discount: total('tax_amount_before_discount'),
  };
}

function subtotals(line: PricedLine, base: Minor, lineTax: Minor, tax: TaxMode, max: Minor): LineSubtotals {
  const [line_total, line_total_incl_tax] = netAndGross(base, lineTax, tax);
  const catalogue = unitPrices(line.catalogue_price, line, tax);
  const final = line.unit_price === line.catalogue_price ? catalogue : unitPrices(line.unit_price, line, tax);
  const [product_price, product_price_incl_tax] = catalogue;
  const [final_price, final_price_incl_tax] = final;
  within(max, Math.max(product_price_incl_tax, final_price_incl_tax));
  within(MAX_PERCENT, rounded(times(line.taxRate, PERCENT_UNITS), 'round'));
  return {
    base,
    product_price,
    product_price_incl_tax,
    final_price,
    final_price_incl_tax,
    line_total,
    line_total_incl_tax: within(max, line_total_incl_tax),
    tax_amount_before_discount: within(max, lineTax),
  };
}

/** One whole (100 percent) in ten-thousandths of a percent. */
const PERCENT_UNITS = ratio(100 * 10_000);

const unitPrices = (price: Minor, { taxRate }: PricedLine, tax: TaxMode) =>
  netAndGross(price, taxOf(price, taxRate, tax), tax);

/** Returns both the net and the gross form of an amount that is net or gross according to the tax mode. */
export const netAndGross = (
  amount: Minor,
  taxAmount: Minor,
  { priceIncludingTax }: TaxMode,
): readonly [net: Minor, gross: Minor] =>
  priceIncludingTax ? [amount - taxAmount, amount] : [amount, amount + taxAmount];

/** Computes the tax on one amount, such as a unit price or a fee. */
export const taxOf = (amount: Minor, rate: TaxRate, tax: TaxMode): Minor =>
  rounded(exactTax(ratio(amount), rate, tax), tax.taxRounding);

/** An amount for a number of units, net or gross according to the tax mode. */
interface Taxable {
  readonly amount: Minor;
  readonly qty: number;
  readonly taxRate: TaxRate;
}

/**
 * Pairs each line with its tax. Tax is rounded per unit and multiplied, rounded per line, or rounded once for all lines
 * and then split so that the line taxes add up. Tax included in a price never exceeds the price.
 */
export function taxLines<T extends Taxable>(
  lines: readonly T[],
  tax: TaxMode,
): readonly (readonly [line: T, tax: Minor])[] {
  if (tax.taxRoundLevel === 'unit') return lines.map((line) => [line, unitTax(line, tax)]);
  const exact = lines.map((line) => ({ line, part: exactTax(ratio(line.amount), line.taxRate, tax) }));
  if (tax.taxRoundLevel === 'line')
    return exact.map(({ line, part }) => [line, rounded(part, tax.taxRounding)]);
  const whole = rounded(addAll(exact.map(({ part }) => part)), tax.taxRounding);
  return apportion(whole, exact, ({ part }) => part).map(([{ line }, share]) => [line, share]);
}

function unitTax({ amount, qty, taxRate }: Taxable, tax: TaxMode): Minor {
  const units = rounded(exactTax(ratio(amount, qty), taxRate, tax), tax.taxRounding) * qty;
  return tax.priceIncludingTax ? Math.min(units, amount) : units;
}

/** Computes the tax added to a net amount, or the tax included in a gross amount. */
const exactTax = ({ n, d }: Ratio, rate: TaxRate, { priceIncludingTax }: TaxMode): Ratio => ({
  n: n * rate.n,
  d: d * (priceIncludingTax ? rate.n + rate.d : rate.d),
});

/** Returns the maximum amount of a NUMERIC(16, 4) column, in minor units. It is well within the safe integer range. */
export const maxAmount = (currency: string): Minor => 10 ** (12 + digitsOf(currency)) - 1;
/** Maximum value of a NUMERIC(14, 4) column, in ten-thousandths. */
const MAX_WEIGHT = 10 ** 14 - 1;
/** Maximum value of a NUMERIC(10, 4) column, in ten-thousandths. */
const MAX_PERCENT = 10 ** 10 - 1;
/** Maximum value of an INT column. */
const MAX_QTY = 2 ** 31 - 1;

/** Returns the value if it does not exceed its limit. Limits are safe integers, so an accepted value was computed exactly. */
function within(limit: number, value: number): number {
  if (value > limit) throw cartTooLarge();
  return value;
}

/** Sums the values. Throws `CART_TOO_LARGE` (400) if the sum exceeds the limit. */
export const addUp = (limit: number, values: readonly number[]): number =>
  values.reduce((total, value) => within(limit, total + value), 0);
