import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { refuse } from '../../platform/errors.ts';
import type { Refusal } from '../../platform/errors.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { COUPON_FIELD } from './cart.ts';
import type { Cart } from './cart.ts';
import { recomputeAndSave } from './changeCart.ts';
import { invalidCart } from './errors.ts';

/**
 * Loads an active cart and updates it. Runs one SQL statement. If the totals are outdated because a price, a rate or a
 * product changed, the new totals are saved before the function returns. `isChanged` means that the shopper last saw other
 * totals. `lostCoupon` is the reason why the coupon was just removed. Must not be called inside a transaction, because a
 * shipping provider may be called. Throws `INVALID_CART` (400).
 */
export async function loadCart(
  app: AppContext,
  db: Db,
  id: string,
  caller: Caller,
): Promise<{ cart: Cart; isChanged: boolean; lostCoupon: Refusal | null }> {
  const { cart, before, isChanged } = await recomputeAndSave(app, db, { id, caller });
  const error = cart.errors.find(({ field }) => field === COUPON_FIELD);
  const isLost = before.cart.coupon !== null && cart.coupon === null;
  return { cart, isChanged, lostCoupon: isLost && error ? refuse(400, error.code, error.message) : null };
}

/** Calls `loadCart` and returns only its cart. */
export const readCart = async (app: AppContext, db: Db, id: string, caller: Caller): Promise<Cart> =>
  (await loadCart(app, db, id, caller)).cart;

/** Returns the cart, or null if `loadCart` would throw a rejection. */
export async function findCart(app: AppContext, db: Db, id: string, caller: Caller): Promise<Cart | null> {
  try {
    return await readCart(app, db, id, caller);
  } catch (error) {
    if (invalidCart.is(error)) return null;
    throw error;
  }
}
