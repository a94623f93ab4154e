import type { Db } from '../../platform/db/db.ts';
import { findCouponNamed } from './coupon.repo.ts';
import { couponRefusal } from './evaluateCoupon.ts';
import { emailsOf, entriesOf, numericText } from './storedValue.ts';

/**
 * Returns the code of a coupon as it is stored, if an email may offer it to anybody now. Null if the coupon is unknown, off, out of its
 * dates, used up or only for some customers. What it requires of the cart is not checked. Runs one SQL statement.
 */
export async function offeredCode(db: Db, code: string, now: Date): Promise<string | null> {
  const coupon = await findCouponNamed(db, code);
  if (!coupon || couponRefusal(coupon, now)) return null;
  const { user_condition: buyer } = coupon;
  const isForSome =
    entriesOf(buyer?.groups).length > 0 ||
    emailsOf(buyer ?? {}).length > 0 ||
    numericText(buyer?.purchased) !== null;
  return isForSome ? null : coupon.coupon;
}
