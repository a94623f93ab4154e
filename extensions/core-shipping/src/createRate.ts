import { isUuid, onConstraint } from '@shop/runtime/extension';
import type { AppContext, Db } from '@shop/runtime/extension';
import { checkRateAmounts } from './checkRateAmounts.ts';
import { findBinding, insertRate } from './coreShippingMethodRate.repo.ts';
import type { CoreRate, RateFields } from './coreShippingMethodRate.repo.ts';
import { invalidZone, methodNotFound, rateExists } from './errors.ts';

/** What a rate is for, as uuids. It is fixed for the life of the rate. */
export interface RateBinding {
  readonly method_id: string;
  readonly zone_id: string;
}

/** Prices a method in a zone. Of two for one pair at once the constraint lets one through. */
export async function createRate(
  app: AppContext,
  db: Db,
  binding: RateBinding,
  fields: RateFields,
): Promise<CoreRate> {
  checkRateAmounts(fields, app.config.shop.currency);
  if (!isUuid(binding.method_id)) throw methodNotFound();
  const zoneUuid = isUuid(binding.zone_id) ? binding.zone_id : null;
  return onConstraint({ core_shipping_method_rate_key: rateExists }, () =>
    db.transaction(async (tx) => {
      // Changes queue here, so that neither method nor zone can go away below.
      await app.shipping.touch(tx);
      const { method_id, zone_id } = await findBinding(tx, binding.method_id, zoneUuid);
      if (method_id === null) throw methodNotFound();
      if (zone_id === null) throw invalidZone();
      return insertRate(tx, method_id, zone_id, fields);
    }),
  );
}
