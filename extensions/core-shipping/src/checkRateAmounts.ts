import { checkAmounts } from '@shop/runtime/extension';
import type { RateFields } from './coreShippingMethodRate.repo.ts';

/** Throws 400 for an amount of money of a rate that is finer than the currency. Weights are no amounts. */
export function checkRateAmounts(rate: RateFields, currency: string): void {
  const isByPrice = rate.condition_type === 'price';
  const byPrice = (rate.price_based_cost ?? []).flatMap(({ min_price, cost }, tier) => [
    [`price_based_cost.${tier}.min_price`, min_price] as const,
    [`price_based_cost.${tier}.cost`, cost] as const,
  ]);
  const byWeight = (rate.weight_based_cost ?? []).map(
    ({ cost }, tier) => [`weight_based_cost.${tier}.cost`, cost] as const,
  );
  const bounds = isByPrice ? { min: rate.min, max: rate.max } : {};
  checkAmounts({ cost: rate.cost, ...bounds, ...Object.fromEntries([...byPrice, ...byWeight]) }, currency);
}
