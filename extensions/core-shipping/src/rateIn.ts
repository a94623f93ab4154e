import type { RateCost } from './costOf.ts';
import type { RateCondition } from './isInRange.ts';

/** The parts of a rate with amounts of money. */
export interface PricedRate extends RateCost, RateCondition {
  /** Flat costs in other currencies by code. */
  readonly amounts: Readonly<Record<string, string>>;
}

type Convert = (amount: string | number) => string | null;

/**
 * Returns a rate with its amounts in a currency: the flat cost of its own, and everything else converted. Null if an amount that the rate needs
 * cannot be converted, so that it is not offered. Pure.
 */
export function rateIn<R extends PricedRate>(rate: R, currency: string, convert: Convert): R | null {
  const fail = { is: false };
  const converted = (amount: string | number): string => {
    const value = convert(amount);
    if (value === null) fail.is = true;
    return value ?? '0';
  };
  const own = Object.hasOwn(rate.amounts, currency) ? rate.amounts[currency] : undefined;
  const bound = (amount: string | null) =>
    amount === null || rate.condition_type !== 'price' ? amount : converted(amount);
  const cost = rate.cost === null ? null : (own ?? converted(rate.cost));
  const usesTiers = cost === null;
  const result: R = {
    ...rate,
    cost,
    min: bound(rate.min),
    max: bound(rate.max),
    price_based_cost: usesTiers
      ? (rate.price_based_cost?.map((tier) => ({
          min_price: converted(tier.min_price),
          cost: converted(tier.cost),
        })) ?? null)
      : rate.price_based_cost,
    weight_based_cost:
      usesTiers && !rate.price_based_cost?.length
        ? (rate.weight_based_cost?.map((tier) => ({ ...tier, cost: converted(tier.cost) })) ?? null)
        : rate.weight_based_cost,
  };
  return fail.is ? null : result;
}
