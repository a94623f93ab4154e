import { mulDiv } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { RefundablePart } from './refundSplit.ts';

/** An amount with its tax, in minor units: net and tax are gross. */
export interface Taxed {
  readonly net: Minor;
  readonly tax: Minor;
  readonly gross: Minor;
}

/** An amount of zero. */
export const NOTHING: Taxed = { net: 0, tax: 0, gross: 0 };

/** Returns the sum of two amounts. */
export const addTaxed = (one: Taxed, other: Taxed): Taxed => ({
  net: one.net + other.net,
  tax: one.tax + other.tax,
  gross: one.gross + other.gross,
});

/**
 * Returns an amount of a part with its tax. All shares of a part add up to its net amount and its tax, because each one is the difference
 * of two sums.
 */
export function taxedShare({ whole, given }: RefundablePart, gross: Minor): Taxed {
  if (gross === 0) return NOTHING;
  const upTo = mulDiv(whole.tax, given.gross + gross, whole.gross) - given.tax;
  const least = Math.max(0, gross - (whole.net - given.net));
  const most = Math.min(gross, whole.tax - given.tax);
  const tax = Math.max(least, Math.min(upTo, most));
  return { net: gross - tax, tax, gross };
}

const PERCENT = 1_000_000;

/** Returns an amount that includes tax at a rate, with this tax. */
export function taxedAt(gross: Minor, rate: number): Taxed {
  const tax = mulDiv(gross, rate, PERCENT + rate);
  return { net: gross - tax, tax, gross };
}
