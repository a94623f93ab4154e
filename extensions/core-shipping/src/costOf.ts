import { compareDecimals } from './decimal.ts';

type Decimal = string | number;

/** A tier by cart value. */
export interface PriceTier {
  readonly min_price: Decimal;
  readonly cost: Decimal;
}
/** A tier by cart weight. */
export interface WeightTier {
  readonly min_weight: Decimal;
  readonly cost: Decimal;
}

/** The columns that determine the cost of a rate. */
export interface RateCost {
  readonly cost: string | null;
  readonly price_based_cost: readonly PriceTier[] | null;
  readonly weight_based_cost: readonly WeightTier[] | null;
}

/** The shipped items as decimal strings: their value in the cart's currency, their weight in the store's unit. */
export interface Load {
  readonly value: string;
  readonly weight: string;
}

/**
 * Computes the cost of a rate from the first one set: the flat cost, the tiers by value, or the tiers by weight. Null if none is set, in
 * which case the rate is skipped.
 */
export function costOf(rate: RateCost, { value, weight }: Load): Decimal | null {
  if (rate.cost !== null) return rate.cost;
  if (rate.price_based_cost?.length)
    return tierCost(
      rate.price_based_cost.map((tier) => ({ min: tier.min_price, cost: tier.cost })),
      value,
    );
  if (rate.weight_based_cost?.length)
    return tierCost(
      rate.weight_based_cost.map((tier) => ({ min: tier.min_weight, cost: tier.cost })),
      weight,
    );
  return null;
}

/** Returns the cost of the highest tier reached by the amount. Free below the lowest tier. */
function tierCost(
  tiers: readonly { readonly min: Decimal; readonly cost: Decimal }[],
  amount: string,
): Decimal {
  const reached = tiers
    .filter(({ min }) => compareDecimals(min, amount) <= 0)
    .sort((a, b) => compareDecimals(a.min, b.min));
  return reached.at(-1)?.cost ?? '0';
}
