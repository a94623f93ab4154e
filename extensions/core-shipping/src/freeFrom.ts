import { costOf } from './costOf.ts';
import type { Load, RateCost } from './costOf.ts';
import { compareDecimals } from './decimal.ts';
import { isInRange } from './isInRange.ts';
import type { RateCondition } from './isInRange.ts';

/**
 * Returns the lowest value from the load's own on with which a rate applies and costs nothing, while the weight stays the same. Null if it is
 * free for no higher value. Pure.
 */
export function freeFrom(rate: RateCost & RateCondition, { value, weight }: Load): string | null {
  const isFree = (amount: string): boolean => {
    const load = { value: amount, weight };
    const cost = isInRange(rate, load) ? costOf(rate, load) : null;
    return cost !== null && compareDecimals(cost, '0') === 0;
  };
  // The cost changes at these values alone.
  const bounds = [rate.min, ...(rate.price_based_cost?.map(({ min_price }) => min_price) ?? [])];
  return (
    [value, ...bounds.flatMap((bound) => (bound === null ? [] : String(bound)))]
      .filter((amount) => compareDecimals(amount, value) >= 0)
      .sort(compareDecimals)
      .find(isFree) ?? null
  );
}
