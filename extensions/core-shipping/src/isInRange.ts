import type { Load } from './costOf.ts';
import { compareDecimals } from './decimal.ts';

/** The columns of a rate that restrict it to some carts. */
export interface RateCondition {
  readonly condition_type: 'price' | 'weight' | null;
  readonly min: string | null;
  readonly max: string | null;
}

/**
 * Reports whether a rate applies to a load: its value or weight lies in [min, max), and null is no bound. Without a condition it
 * applies to all, and the bounds do not count.
 */
export function isInRange({ condition_type, min, max }: RateCondition, { value, weight }: Load): boolean {
  if (condition_type === null) return true;
  const amount = condition_type === 'price' ? value : weight;
  return (
    (min === null || compareDecimals(amount, min) >= 0) && (max === null || compareDecimals(amount, max) < 0)
  );
}
