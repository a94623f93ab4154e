import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Cart } from './cart.ts';
import { changeCart } from './changeCart.ts';
import { withoutCouponErrors } from './checkoutChanges.ts';
import type { CartRequest } from './changeCart.ts';
import { couponNotOnCart } from './errors.ts';
import { isSameCode } from './offers/couponsOf.ts';
import { enterCode } from './offers/enteredCodes.ts';

/** A code that was entered. */
export interface EnteredCoupon {
  /** The code, as the record of the coupon or the promotion spells it. */
  readonly coupon: string;
  /** The code that it replaced. Null if it replaced none. */
  readonly replaced: string | null;
}

/** Enters a code of a coupon or a promotion like `enterCoupon`, and returns only the code. */
export const applyCoupon = async (...of: Parameters<typeof enterCoupon>): Promise<EnteredCoupon> =>
  (await enterCoupon(...of)).entered;

/**
 * Enters a code of a coupon or a promotion; see `enterCode`. `keep` stores the answer in the transaction that saves the change. Throws the
 * reason (400) if the code is not accepted.
 */
export async function enterCoupon(
  app: AppContext,
  db: Db,
  request: CartRequest,
  coupon: string,
  keep?: (tx: Db, answer: EnteredCoupon) => Promise<void>,
): Promise<{ cart: Cart; entered: EnteredCoupon }> {
  let answer: EnteredCoupon = { coupon, replaced: null };
  const kept = keep && { onSaved: (tx: Db) => keep(tx, answer) };
  const { cart } = await changeCart(app, db, { ...request, coupon, ...kept }, (draft, inputs) => {
    const { draft: next, code, replaced } = enterCode(draft, inputs, coupon);
    answer = { coupon: code, replaced };
    return next;
  });
  return { cart, entered: answer };
}

/**
 * Removes a code, or the error about a removed coupon. Throws `COUPON_NOT_ON_CART` (400) if the cart does not have the code.
 */
export async function removeCoupon(
  app: AppContext,
  db: Db,
  request: CartRequest,
  coupon: string,
): Promise<Cart> {
  const { cart } = await changeCart(app, db, request, (draft) => {
    const errors = withoutCouponErrors(draft);
    const codes = draft.codes.filter((code) => !isSameCode(code, coupon));
    if (codes.length === draft.codes.length && errors.length === draft.errors.length) throw couponNotOnCart();
    return { ...draft, errors, codes };
  });
  return cart;
}
