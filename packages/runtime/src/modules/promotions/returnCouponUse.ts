import type { Db } from '../../platform/db/db.ts';
import { deleteUse } from './couponUse.repo.ts';

/**
 * Gives back the use that an order made of its coupon, in the transaction that cancels or supersedes the order, under the
 * order's lock. One statement. Does nothing for an order without one, the second time, and when the coupon is gone.
 */
export async function returnCouponUse(tx: Db, order: { readonly order_id: number }): Promise<void> {
  await deleteUse(tx, order.order_id);
}
