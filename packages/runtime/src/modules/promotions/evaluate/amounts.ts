import { scaled, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { rounded } from '../../../platform/ratio.ts';
import { amountIn } from '../../currencies/index.ts';
import type { CurrencyTerms } from '../../currencies/index.ts';
import type { Amounts } from '../promotion.ts';

/** The number of decimal places of a percentage. */
const PERCENT_DIGITS = 4;

/** A percentage in ten-thousandths, as in `Discount`. */
export const WHOLE = 100 * 10 ** PERCENT_DIGITS;

/** Returns a percentage in ten-thousandths, from 0 to 100 percent. */
export const percentOf = (percent: number): number =>
  Math.min(Math.max(scaled(percent.toFixed(PERCENT_DIGITS), PERCENT_DIGITS), 0), WHOLE);

/** Returns an amount in minor units of a currency: its own, else the converted one of the shop's. Null if there is neither. */
export function amountOf(terms: CurrencyTerms, amounts: Amounts): Minor | null {
  const own = Object.hasOwn(amounts, terms.code) ? amounts[terms.code] : undefined;
  if (own !== undefined) return Math.max(0, toMinor(own, terms.code));
  const base = Object.hasOwn(amounts, terms.base) ? amounts[terms.base] : undefined;
  if (base === undefined) return null;
  const amount = amountIn(terms, base);
  return amount === null ? null : Math.max(0, amount);
}

/** Returns a threshold in minor units of a currency: its own, else the one of the shop's currency, converted. Null if there is neither. */
export const thresholdOf = (terms: CurrencyTerms, min: number, amounts: Amounts = {}): Minor | null =>
  amountOf(terms, { [terms.base]: min, ...(terms.isBase ? {} : amounts) });

/** Computes the percentage of the price of some of the units that an amount is for. The result is rounded once. */
export const percentOfUnits = (amount: Minor, units: number, qty: number, percent: number): Minor =>
  rounded({ n: BigInt(amount) * BigInt(units) * BigInt(percent), d: BigInt(qty) * BigInt(WHOLE) }, 'round');
