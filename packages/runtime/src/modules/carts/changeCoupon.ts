import type { AppContext } from '../../platform/contracts/context.ts';
import { textKey } from '../../platform/text/keyText.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Cart } from './cart.ts';
import { changeCart } from './changeCart.ts';
import { couponChange, withoutCouponErrors } from './checkoutChanges.ts';
import type { CartRequest } from './changeCart.ts';
import { couponNotOnCart } from './errors.ts';

/**
 * Applies a coupon, replacing any coupon already on the cart. The cart stores the code as the coupon record spells it.
 * Throws the reason (400) if the coupon does not apply.
 */
export async function applyCoupon(
  app: AppContext,
  db: Db,
  request: CartRequest,
  coupon: string,
): Promise<Cart> {
  return (await changeCart(app, db, { ...request, coupon }, couponChange(coupon))).cart;
}

/**
 * Removes a coupon, or the error about a removed coupon. Throws `COUPON_NOT_ON_CART` (400) if the cart has no coupon with
 * this code.
 */
export async function removeCoupon(
  app: AppContext,
  db: Db,
  request: CartRequest,
  coupon: string,
): Promise<void> {
  await changeCart(app, db, request, (draft) => {
    const errors = withoutCouponErrors(draft);
    const isSameCoupon = draft.coupon !== null && textKey(draft.coupon) === textKey(coupon);
    if (!isSameCoupon && errors.length === draft.errors.length) throw couponNotOnCart();
    return { ...draft, errors, coupon: isSameCoupon ? null : draft.coupon };
  });
}
