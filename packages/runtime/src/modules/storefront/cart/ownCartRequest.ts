import type { Call } from '../../../platform/contracts/route.ts';
import { findCartOf, invalidCart } from '../../carts/index.ts';

/** The path of the cart page. */
export const CART = '/cart';

/** Finds the caller's cart. Throws `INVALID_CART` (400) if there is none. */
export async function ownCartRequest({ db, caller }: Pick<Call, 'db' | 'caller'>) {
  const id = await findCartOf(db, caller);
  if (id === null) throw invalidCart();
  return { id, caller };
}
