import { z } from 'zod';
import { int, text } from '../../platform/db/columns.ts';
import type { Db } from '../../platform/db/db.ts';
import { dropDeletedRows, addToDeletedRow, lockDeletionsOf } from '../deletions/index.ts';
import { deleteUse, insertPromotionUses, insertUse } from './couponUse.repo.ts';
import type { Redemption } from './couponUse.repo.ts';
import { deletePromotionUses } from './inCart/promotionUse.repo.ts';
import type { Usage } from './inCart/promotionUse.repo.ts';
import { couponCustomerLimit, couponUsedUp, unknownCoupon } from './errors.ts';

/** The codes and promotions that an order uses. */
export interface OfferUse extends Usage {
  /** The codes of coupons. */
  readonly coupons: readonly string[];
}

/**
 * Counts the uses of the coupon and the promotions of an order, in the transaction that writes the order, after the order and its stock. One
 * statement (one more for each further coupon), which locks the coupon, the promotions by id, their codes, and the customer's rows. An
 * earlier order of the same cart must already have returned its uses. Returns false if a promotion that applies without a code was used up,
 * changed or deleted in the meantime.
 *
 * Throws 400 `COUPON_USED_UP`, `COUPON_CUSTOMER_LIMIT` and, for a coupon that was deleted or disabled in the meantime, `COUPON_NOT_FOUND`.
 * These errors and the result false must roll back the transaction.
 */
export async function countOfferUses(tx: Db, { coupons, ...usage }: OfferUse): Promise<boolean> {
  const { orderId, customerId, email, promotions } = usage;
  const [first, ...more] = coupons;
  if (first === undefined) {
    if (promotions.length === 0) return true;
    return checkRefused((await insertPromotionUses(tx, usage)).refused);
  }
  const isCounted = await countCoupon(tx, { orderId, customerId, email, code: first }, promotions);
  for (const code of more) await countCoupon(tx, { orderId, customerId, email, code });
  return isCounted;
}

async function countCoupon(...args: Parameters<typeof insertUse>): Promise<boolean> {
  const { is_known, is_counted, is_redeemed, refused } = await insertUse(...args);
  if (is_redeemed) return checkRefused(refused);
  if (is_counted) throw couponCustomerLimit();
  throw is_known ? couponUsedUp() : unknownCoupon();
}

/** Counts the use of one coupon by an order, like `countOfferUses`. */
export async function countCouponUse(tx: Db, redemption: Redemption): Promise<void> {
  await countCoupon(tx, redemption);
}

/** Throws the refusal of a promotion with a code. Returns false if one without a code was refused. */
function checkRefused(
  refused: readonly { readonly code: string | null; readonly is_counted: boolean }[],
): boolean {
  const coded = refused.find(({ code }) => code !== null);
  if (coded) throw coded.is_counted ? couponCustomerLimit() : couponUsedUp();
  return refused.length === 0;
}

const redemption = z.object({ coupon_id: int, customer_key: text });

/** An order whose uses are returned. */
interface UsingOrder {
  readonly order_id: number;
  readonly coupon: string | null;
  readonly discounts: readonly { readonly promotion_id: string | null }[];
}

/**
 * Returns the uses of coupons and promotions of an order. Runs in the transaction that locks the order and cancels or supersedes it. Runs one
 * SQL statement for coupons, and one more if the order used promotions. Does nothing for an order without uses, or when called again.
 */
export async function returnOfferUses(tx: Db, order: UsingOrder): Promise<void> {
  await returnCouponUse(tx, order);
  if (order.discounts.some(({ promotion_id }) => promotion_id !== null))
    await deletePromotionUses(tx, order.order_id);
}

/**
 * Returns the coupon use of an order. Runs in the transaction that locks the order and cancels or supersedes it. Runs one
 * SQL statement. If the coupon was deleted, undoing the deletion restores it without that use. Does nothing for an order
 * without a use, or when called again.
 */
export async function returnCouponUse(
  tx: Db,
  { order_id, coupon }: Omit<UsingOrder, 'discounts'>,
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
