import type { Load } from './costOf.ts';
import { compareDecimals } from './decimal.ts';

/** The columns that restrict a rate to some carts. */
export interface RateCondition {
  readonly condition_type: 'price' | 'weight' | null;
  readonly min: string | null;
  readonly max: string | null;
}

/**
 * Reports whether a rate applies to a load: its value or weight is in [min, max), where null means unbounded. Without a condition, the
 * rate always applies and the bounds are ignored.
 */
export function isInRange({ condition_type, min, max }: RateCondition, { value, weight }: Load): boolean {
  if (condition_type === null) return true;
  const amount = condition_type === 'price' ? value : weight;
  return (
    (min === null || compareDecimals(amount, min) >= 0) && (max === null || compareDecimals(amount, max) < 0)
  );
}
