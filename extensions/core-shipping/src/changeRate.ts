import type { AppContext, Db } from '@shop/runtime/extension';
import { checkRateAmounts } from './checkRateAmounts.ts';
import { replaceRate } from './coreShippingMethodRate.repo.ts';
import type { CoreRate, RateFields } from './coreShippingMethodRate.repo.ts';
import { rateNotFound } from './errors.ts';

/** Replaces all of a rate but what it is for. */
export async function changeRate(
  app: AppContext,
  db: Db,
  uuid: string,
  fields: RateFields,
): Promise<CoreRate> {
  checkRateAmounts(fields, app.config.shop.currency);
  return db.transaction(async (tx) => {
    await app.shipping.touch(tx);
    const rate = await replaceRate(tx, uuid, fields);
    if (!rate) throw rateNotFound();
    return rate;
  });
}
