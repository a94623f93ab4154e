import { scaled } from '../../platform/money.ts';
import { add, ratio, rounded, times } from '../../platform/ratio.ts';
import type { Ratio } from '../../platform/ratio.ts';

/** Tax for one unit of money net of tax: exactly 1/5 for 20 percent. */
export type TaxRate = Ratio;

export const NO_TAX: TaxRate = ratio(0);

/** Digits of a percentage after the point, as its columns have them. */
const PERCENT_DIGITS = 4;
const UNITS_OF_PERCENT = 10 ** PERCENT_DIGITS;

/** The rate of a percentage as decimal text of at most four digits after the point. */
export const rateOf = (percent: string): TaxRate =>
  ratio(scaled(percent, PERCENT_DIGITS), 100 * UNITS_OF_PERCENT);

/**
 * One rate of several, in the order in which they apply. A compound one is also taken of the tax that was added before
 * it, the others of the net amount alone.
 */
export const combineRates = (
  rates: readonly { readonly rate: string; readonly is_compound: boolean }[],
): TaxRate =>
  rates.reduce((sum, { rate, is_compound }) => {
    const own = rateOf(rate);
    return add(sum, is_compound ? add(own, times(sum, own)) : own);
  }, NO_TAX);

/** The percentage of a rate as decimal text with four digits, as it is shown; the tax itself follows the exact rate. */
export function percentText({ n, d }: TaxRate): string {
  const text = String(rounded(ratio(n * BigInt(100 * UNITS_OF_PERCENT), d), 'round')).padStart(5, '0');
  return `${text.slice(0, -PERCENT_DIGITS)}.${text.slice(-PERCENT_DIGITS)}`;
}

/** The greater of two rates. */
export const higher = (a: TaxRate, b: TaxRate): TaxRate => (b.n * a.d > a.n * b.d ? b : a);
