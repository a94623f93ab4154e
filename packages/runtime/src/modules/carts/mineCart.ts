import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/route.ts';
import { startGuestSession } from '../customers/index.ts';
import { findCartOf, lockFirstCart } from './cartOwner.repo.ts';
import type { WantedItem } from './cartLines.ts';
import type { CartRequest } from './changeCart.ts';
import { addItem } from './changeItems.ts';
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
    const known = await lockOwnCart(tx, caller);
    return known ?? (await createCart(app, tx, { items: [], caller, userIp })).uuid;
  });

/** The cart that the caller has by now. Others who would make the first one wait until the transaction ends. */
async function lockOwnCart(tx: Db, caller: Caller): Promise<string | null> {
  const { customer, sessionId } = caller;
  await lockFirstCart(tx, customer ? `customer ${customer.id}` : `session ${sessionId}`);
  return findCartOf(tx, caller);
}

/**
 * Adds units of a product to the caller's own cart, which is made where there is none, and for a stranger a session with it.
 * What is refused makes neither.
 */
export async function addToOwnCart(
  { app, db, caller, request }: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  wanted: WantedItem,
): Promise<void> {
  const known = (await findCartOf(db, caller)) ?? (await db.transaction(makeWithItem));
  if (known !== null) await addItem(app, db, { id: known, caller }, wanted);

  /** Null: it was made, with the item. Else somebody else made it at this very moment. */
  async function makeWithItem(tx: Db): Promise<string | null> {
    const isStranger = !caller.customer && caller.sessionId === null;
    const owner = isStranger ? { ...caller, sessionId: await startGuestSession(app, tx, request) } : caller;
    const other = await lockOwnCart(tx, owner);
    if (other === null) await createCart(app, tx, { items: [wanted], caller: owner, userIp: request.ip });
    return other;
  }
}
