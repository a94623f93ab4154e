import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Caller } from '../../../platform/contracts/caller.ts';
import { findCartOf, findLoadedCart, noteUnits } from '../../carts/index.ts';
import type { Cart, LoadedCart } from '../../carts/index.ts';

/** The caller's cart, with the offers that it is near. */
export type OwnCart = Pick<LoadedCart, 'cart' | 'next' | 'shipsFree'>;

/**
 * Finds the caller's cart and updates it to the current prices and stock. Returns null if the caller has no cart. Runs two SQL
 * statements, and may call a shipping provider.
 */
export async function loadOwnCart(app: AppContext, db: Db, caller: Caller): Promise<OwnCart | null> {
  const id = await findCartOf(db, caller);
  if (id === null) noteUnits(0);
  return id === null ? null : findLoadedCart(app, db, id, caller);
}

/** Does the same as `loadOwnCart`, and returns the cart without its offers. */
export const ownCart = async (app: AppContext, db: Db, caller: Caller): Promise<Cart | null> =>
  (await loadOwnCart(app, db, caller))?.cart ?? null;
