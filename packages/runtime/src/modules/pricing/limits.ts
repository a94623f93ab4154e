import { digitsOf } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { cartTooLarge } from './errors.ts';

/** The greatest amount that a NUMERIC(16, 4) column holds; far inside the safe integers. */
export const maxAmount = (currency: string): Minor => 10 ** (12 + digitsOf(currency)) - 1;
/** Of a NUMERIC(14, 4) column, in ten-thousandths. */
export const MAX_WEIGHT = 10 ** 14 - 1;
/** Of a NUMERIC(10, 4) column, in ten-thousandths. */
export const MAX_PERCENT = 10 ** 10 - 1;
/** Of an INT column. */
export const MAX_QTY = 2 ** 31 - 1;

/** The limits are safe integers, so what passes was computed exactly. Throws `CART_TOO_LARGE` (400). */
export function within(limit: number, value: number): number {
  if (value > limit) throw cartTooLarge();
  return value;
}

export const addUp = (limit: number, values: readonly number[]): number =>
  values.reduce((total, value) => within(limit, total + value), 0);
