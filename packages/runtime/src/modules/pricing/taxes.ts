import type { Minor } from '../../platform/money.ts';
import { addAll, apportion, ratio, rounded } from '../../platform/ratio.ts';
import type { Ratio } from '../../platform/ratio.ts';
import type { TaxMode, TaxRate } from '../tax/index.ts';

/** An amount for a number of units, net or gross as the tax mode says. */
export interface Taxable {
  readonly amount: Minor;
  readonly qty: number;
  readonly taxRate: TaxRate;
}

/** The tax of one amount: of one unit's price, or of a fee. */
export const taxOf = (amount: Minor, rate: TaxRate, tax: TaxMode): Minor =>
  rounded(exactTax(ratio(amount), rate, tax), tax.taxRounding);

/**
 * The tax of each line. Rounded for a unit and multiplied, for the line, or once for all lines and then split so that
 * the parts sum to the whole. Tax that prices contain is never more than the amount that contains it.
 */
export function taxLines(lines: readonly Taxable[], tax: TaxMode): readonly Minor[] {
  if (tax.taxRoundLevel === 'unit') return lines.map((line) => unitTax(line, tax));
  const exact = lines.map(({ amount, taxRate }) => exactTax(ratio(amount), taxRate, tax));
  if (tax.taxRoundLevel === 'line') return exact.map((part) => rounded(part, tax.taxRounding));
  return apportion(rounded(addAll(exact), tax.taxRounding), exact);
}

function unitTax({ amount, qty, taxRate }: Taxable, tax: TaxMode): Minor {
  const units = rounded(exactTax(ratio(amount, qty), taxRate, tax), tax.taxRounding) * qty;
  return tax.priceIncludingTax ? Math.min(units, amount) : units;
}

/** On top of a net amount, or contained in a gross one. */
const exactTax = ({ n, d }: Ratio, rate: TaxRate, { priceIncludingTax }: TaxMode): Ratio => ({
  n: n * rate.n,
  d: d * (priceIncludingTax ? rate.n + rate.d : rate.d),
});
