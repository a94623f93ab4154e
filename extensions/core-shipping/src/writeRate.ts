import { checkAmounts, isUuid, onConstraint } from '@shop/runtime/extension';
import type { AppContext, Db } from '@shop/runtime/extension';
import type { CoreRate } from './coreRate.ts';
import { deleteRateRow, findBinding, insertRate, replaceRateRow } from './coreShippingMethodRate.repo.ts';
import type { RateValues } from './coreShippingMethodRate.repo.ts';
import { invalidZone, methodNotFound, rateExists, rateNotFound } from './errors.ts';

/** The method and zone UUIDs of a rate, which never change. */
export interface RateBinding {
  readonly method_id: string;
  readonly zone_id: string;
}

/**
 * Creates a method's rate in a zone. Throws 400 for an unknown method or zone, and if the rate already exists: the constraint lets only
 * one of two concurrent requests through.
 */
export async function createRate(
  app: AppContext,
  db: Db,
  binding: RateBinding,
  values: RateValues,
): Promise<CoreRate> {
  checkRateAmounts(values, app.config.shop.currency);
  if (!isUuid(binding.method_id)) throw methodNotFound();
  const zoneUuid = isUuid(binding.zone_id) ? binding.zone_id : null;
  return onConstraint({ core_shipping_method_rate_key: rateExists }, () =>
    db.transaction(async (tx) => {
      // Changes are serialized here, so that neither the method nor the zone can be deleted before the insert.
      await app.shipping.touch(tx);
      const { method_id, zone_id } = await findBinding(tx, binding.method_id, zoneUuid);
      if (method_id === null) throw methodNotFound();
      if (zone_id === null) throw invalidZone();
      return insertRate(tx, method_id, zone_id, values);
    }),
  );
}

/** Replaces all values of a rate, except for its method and zone. Throws 400 for an unknown rate. */
export async function updateRate(
  app: AppContext,
  db: Db,
  uuid: string,
  values: RateValues,
): Promise<CoreRate> {
  checkRateAmounts(values, app.config.shop.currency);
  return db.transaction(async (tx) => {
    await app.shipping.touch(tx);
    const rate = await replaceRateRow(tx, uuid, values);
    if (!rate) throw rateNotFound();
    return rate;
  });
}

/** Deletes a rate. Its method stays, but is no longer offered in that zone. Throws 400 for an unknown rate. */
export const deleteRate = (app: AppContext, db: Db, uuid: string): Promise<void> =>
  db.transaction(async (tx) => {
    await app.shipping.touch(tx);
    if (!(await deleteRateRow(tx, uuid))) throw rateNotFound();
  });

/** Throws 400 if an amount of money in a rate has more decimal places than the currency. Weights are not checked. */
function checkRateAmounts(rate: RateValues, currency: string): void {
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
