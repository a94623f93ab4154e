import type { AppContext, Db } from '@shop/runtime/extension';
import { deleteRate } from './coreShippingMethodRate.repo.ts';
import { rateNotFound } from './errors.ts';

/** Removes a rate. Its method stays, and is no longer offered in that zone. */
export const removeRate = (app: AppContext, db: Db, uuid: string): Promise<void> =>
  db.transaction(async (tx) => {
    await app.shipping.touch(tx);
    if (!(await deleteRate(tx, uuid))) throw rateNotFound();
  });
