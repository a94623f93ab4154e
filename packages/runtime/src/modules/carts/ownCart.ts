import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import type { Call } from '../../platform/contracts/route.ts';
import { lockGuestSession, startGuestSession } from '../customers/index.ts';
import { findCartOf, lockFirstCart } from './cartOwner.repo.ts';
import type { CartRequest } from './changeCart.ts';
import { addItem } from './changeItems.ts';
import type { NewItem } from './draft.ts';
import { createCart } from './createCart.ts';
import { invalidCart } from './errors.ts';

/** The path id that refers to the caller's own cart. */
const MINE = 'mine';

/**
 * Resolves the cart in a path. `mine` is the cart of the caller's session or customer. If there is none, a POST creates the cart, and a
 * session for an anonymous caller. Throws `INVALID_CART` (400) if there is no cart and none is created.
 */
export async function resolveCart(call: Call<{ readonly id: string }>): Promise<CartRequest> {
  const { app, db, params, caller, request } = call;
  if (params.id !== MINE) return { id: params.id, caller };
  const known = await findCartOf(db, caller);
  if (known) return { id: known, caller };
  if (request.method !== 'POST') throw invalidCart();
  const isAnonymous = !caller.customer && caller.sessionId === null;
  const owner = isAnonymous ? { ...caller, sessionId: await startGuestSession(app, db, request) } : caller;
  return { id: await createFirstCart(app, db, owner, request.ip), caller: owner };
}

/** Creates a single cart for concurrent requests. */
const createFirstCart = (app: AppContext, db: Db, caller: Caller, userIp: string): Promise<string> =>
  db.transaction(async (tx) => {
    const known = await lockOwnCart(tx, caller);
    return known ?? (await createCart(app, tx, { items: [], caller, userIp })).uuid;
  });

/**
 * Finds the caller's current cart. Other requests that would create the first cart wait until the transaction ends, as does a sign-in that
 * takes over a guest session. Throws `INVALID_CART` (400) if such a sign-in came first, because the customer has a cart.
 */
async function lockOwnCart(tx: Db, caller: Caller): Promise<string | null> {
  const { customer, sessionId } = caller;
  if (customer) await lockFirstCart(tx, customer.id);
  else if (sessionId === null || !(await lockGuestSession(tx, sessionId))) throw invalidCart();
  return findCartOf(tx, caller);
}

/**
 * Adds units of a product to the caller's own cart. If there is none, the cart is created, and a session for an anonymous caller. A
 * rejection creates neither.
 */
export async function addToOwnCart(
  { app, db, caller, request }: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  item: NewItem,
): Promise<void> {
  const known = (await findCartOf(db, caller)) ?? (await db.transaction(createWithItem));
  if (known !== null) await addItem(app, db, { id: known, caller }, item);

  /** Returns null if it created the cart with the item, otherwise the cart that another request has just created. */
  async function createWithItem(tx: Db): Promise<string | null> {
    const isAnonymous = !caller.customer && caller.sessionId === null;
    const owner = isAnonymous ? { ...caller, sessionId: await startGuestSession(app, tx, request) } : caller;
    const other = await lockOwnCart(tx, owner);
    if (other === null) await createCart(app, tx, { items: [item], caller: owner, userIp: request.ip });
    return other;
  }
}
