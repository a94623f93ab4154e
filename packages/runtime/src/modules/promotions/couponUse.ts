import { z } from 'zod';
import { int, text } from '../../platform/db/columns.ts';
import type { Db } from '../../platform/db/db.ts';
import { dropDeletedRows, addToDeletedRow, lockDeletionsOf } from '../deletions/index.ts';
import type { Redemption } from './couponUse.repo.ts';
import { deleteUse, insertUse } from './couponUse.repo.ts';
import { couponCustomerLimit, couponUsedUp, unknownCoupon } from './errors.ts';

/**
 * Counts the coupon use of an order, in the transaction that writes the order, after the order and its stock. One statement, which locks
 * the coupon and then the customer's row for the coupon. An earlier order of the same cart must already have returned its use.
 *
 * Throws 400 `COUPON_USED_UP`, `COUPON_CUSTOMER_LIMIT` and, for a coupon that was deleted or disabled in the meantime, `COUPON_NOT_FOUND`.
 * These errors must roll back the transaction.
 */
export async function countCouponUse(tx: Db, redemption: Redemption): Promise<void> {
  const { is_known, is_counted, is_redeemed } = await insertUse(tx, redemption);
  if (is_redeemed) return;
  if (is_counted) throw couponCustomerLimit();
  throw is_known ? couponUsedUp() : unknownCoupon();
}

const redemption = z.object({ coupon_id: int, customer_key: text });

/**
 * Returns the coupon use of an order. Runs in the transaction that locks the order and cancels or supersedes it. Runs one
 * SQL statement. If the coupon was deleted, undoing the deletion restores it without that use. Does nothing for an order
 * without a use, or when called again.
 */
export async function returnCouponUse(
  tx: Db,
  { order_id, coupon }: { readonly order_id: number; readonly coupon: string | null },
): Promise<void> {
  if ((await deleteUse(tx, order_id)) > 0 || coupon === null) return;
  const deletions = await lockDeletionsOf(tx, 'coupon_redemption', { order_id });
  for (const deletion of deletions) await returnDeletedUse(tx, deletion, order_id);
  // This transaction waited for an undo, which has restored the coupon.
  if (deletions.length === 0) await deleteUse(tx, order_id);
}

/** Removes the use of an order from the coupon data stored with a deletion. */
async function returnDeletedUse(tx: Db, deletion: string, order_id: number): Promise<void> {
  const uses = await dropDeletedRows(tx, deletion, {
    table: 'coupon_redemption',
    match: { order_id },
    row: redemption,
  });
  for (const { coupon_id, customer_key } of uses) {
    await addToDeletedRow(tx, deletion, {
      table: 'coupon',
      match: { coupon_id },
      column: 'used_time',
      amount: -1,
    });
    const use = { table: 'coupon_use', match: { coupon_id, customer_key } };
    await addToDeletedRow(tx, deletion, { ...use, column: 'used', amount: -1 });
  }
}
