import type { Db } from '../../platform/db/db.ts';
import type { Redemption } from './couponUse.repo.ts';
import { deleteUse, insertUse } from './couponUse.repo.ts';
import { couponCustomerLimit, couponUsedUp, unknownCoupon } from './errors.ts';

/**
 * Counts the use that an order makes of its coupon, in the transaction that writes the order, after the order and its
 * stock. One statement, which locks the coupon and then the customer's row of it. An earlier order of the same cart must
 * have returned its use before.
 *
 * Throws 400 `COUPON_USED_UP`, `COUPON_CUSTOMER_LIMIT` and, for a coupon that was deleted or disabled meanwhile,
 * `COUPON_NOT_FOUND`. Let them roll back the transaction.
 */
export async function countCouponUse(tx: Db, redemption: Redemption): Promise<void> {
  const { is_known, is_counted, is_redeemed } = await insertUse(tx, redemption);
  if (is_redeemed) return;
  if (is_counted) throw couponCustomerLimit();
  throw is_known ? couponUsedUp() : unknownCoupon();
}

/**
 * Returns the use that an order made of its coupon, in the transaction that cancels or supersedes the order, under the
 * order's lock. One statement. Does nothing for an order without one, the second time, and when the coupon is gone.
 */
export async function returnCouponUse(tx: Db, order: { readonly order_id: number }): Promise<void> {
  await deleteUse(tx, order.order_id);
}
