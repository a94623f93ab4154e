import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { refuse } from '../../platform/errors.ts';
import type { Refusal } from '../../platform/errors.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import type { NextOffer } from '../promotions/index.ts';
import type { SavedSettings } from '../settings/index.ts';
import { COUPON_FIELD } from './cartError.ts';
import type { Cart } from './cart.ts';
import { draftOf } from './draft.ts';
import { recomputeAndSave } from './changeCart.ts';
import { invalidCart } from './errors.ts';

export interface LoadedCart {
  readonly cart: Cart;
  /** True if the shopper last saw other totals. */
  readonly isChanged: boolean;
  /** The reason why a code was just removed, or null. */
  readonly lostCoupon: Refusal | null;
  /** The saved values of the settings loaded with the cart, including those of payment methods. */
  readonly settings: SavedSettings;
  /** Returns the offers that the cart is near. */
  next(): readonly NextOffer[];
  /** Reports whether offers make the shipping free, also before its fee is known. */
  shipsFree(): boolean;
}

/**
 * Loads an active cart and updates it. Runs one SQL statement. If the totals are outdated because a price, a rate or a
 * product changed, the new totals are saved before the function returns. Must not be called inside a transaction, because a
 * shipping provider may be called. Throws `INVALID_CART` (400).
 */
export async function loadCart(app: AppContext, db: Db, id: string, caller: Caller): Promise<LoadedCart> {
  const { cart, before, isChanged, near } = await recomputeAndSave(app, db, { id, caller });
  const error = cart.errors.find(({ field }) => field === COUPON_FIELD);
  const codes = draftOf(before).codes;
  const isLost = codes.some((code) => !cart.coupons.includes(code));
  return {
    cart,
    isChanged,
    lostCoupon: isLost && error ? refuse(400, error.code, error.message) : null,
    settings: before.saved,
    next: () => near?.next() ?? [],
    shipsFree: () => near?.shipsFree() ?? false,
  };
}

/** Calls `loadCart` and returns only its cart. */
export const readCart = async (app: AppContext, db: Db, id: string, caller: Caller): Promise<Cart> =>
  (await loadCart(app, db, id, caller)).cart;

/** Returns the loaded cart, or null if `loadCart` would throw a rejection. */
export async function findLoadedCart(
  app: AppContext,
  db: Db,
  id: string,
  caller: Caller,
): Promise<LoadedCart | null> {
  try {
    return await loadCart(app, db, id, caller);
  } catch (error) {
    if (invalidCart.is(error)) return null;
    throw error;
  }
}

/** Returns the cart, or null if `loadCart` would throw a rejection. */
export const findCart = async (app: AppContext, db: Db, id: string, caller: Caller): Promise<Cart | null> =>
  (await findLoadedCart(app, db, id, caller))?.cart ?? null;
