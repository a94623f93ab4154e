import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/errors.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Cart } from './cart.ts';
import { recomputeAndSave } from './changeCart.ts';
import { invalidCart } from './errors.ts';

/**
 * An active cart as things stand now. One statement; figures that are stale, because a price, a rate or a product moved
 * since, are saved before it answers. `isChanged` says that the shopper was shown something else so far. It may ask a
 * shipping provider: never call it inside a transaction. Throws `INVALID_CART` (400).
 */
export async function loadCart(
  app: AppContext,
  db: Db,
  id: string,
  caller: Caller,
): Promise<{ cart: Cart; isChanged: boolean }> {
  const { cart, isChanged } = await recomputeAndSave(app, db, { id, caller });
  return { cart, isChanged };
}

/** The cart of `loadCart` alone. */
export const readCart = async (app: AppContext, db: Db, id: string, caller: Caller): Promise<Cart> =>
  (await loadCart(app, db, id, caller)).cart;

/** The cart, or null where `loadCart` would refuse. */
export async function findCart(app: AppContext, db: Db, id: string, caller: Caller): Promise<Cart | null> {
  try {
    return await readCart(app, db, id, caller);
  } catch (error) {
    if (error instanceof Refusal && error.code === invalidCart().code) return null;
    throw error;
  }
}
