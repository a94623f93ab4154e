import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/route.ts';
import { startGuestSession } from '../customers/index.ts';
import { findCartOf, lockFirstCart } from './cartOwner.repo.ts';
import type { CartRequest } from './changeCart.ts';
import { createCart } from './createCart.ts';
import { invalidCart } from './errors.ts';

/** What stands in a path for the caller's own cart. */
const MINE = 'mine';

/**
 * The cart that a path names. `mine` is that of the caller's session or customer; a POST makes it, and for a stranger a
 * session, where there is none. Throws `INVALID_CART` (400) where there is none and none is made.
 */
export async function cartOfPath(call: Call<{ readonly id: string }>): Promise<CartRequest> {
  const { app, db, params, caller, request } = call;
  if (params.id !== MINE) return { id: params.id, caller };
  const known = await findCartOf(db, caller);
  if (known) return { id: known, caller };
  if (request.method !== 'POST') throw invalidCart();
  const isStranger = !caller.customer && caller.sessionId === null;
  const owner = isStranger ? { ...caller, sessionId: await startGuestSession(app, db, request) } : caller;
  return { id: await makeFirstCart(app, db, owner, request.ip), caller: owner };
}

/** Requests that come together make one. */
const makeFirstCart = (app: AppContext, db: Db, caller: Caller, userIp: string): Promise<string> =>
  db.transaction(async (tx) => {
    await lockFirstCart(
      tx,
      caller.customer ? `customer ${caller.customer.id}` : `session ${caller.sessionId}`,
    );
    const known = await findCartOf(tx, caller);
    return known ?? (await createCart(app, tx, { items: [], caller, userIp })).uuid;
  });
