import type { Caller } from '../../../platform/contracts/caller.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import type { Db } from '../../../platform/db/db.ts';
import { lockGuestSession, startGuestSession } from '../../customers/index.ts';
import { noteUnits } from '../cartUnits.ts';
import { invalidCart } from '../errors.ts';
import { findShownHandOver, lockHandedOver, updateHandedOver } from './handOver.repo.ts';
import type { HandedOverRow, ShownHandOver } from './handOver.repo.ts';

/** A cart as its key shows it: its lines, and nothing that tells who the buyer is. `isOwn` says that the caller has it already. */
export interface HandedOverCart extends Pick<ShownHandOver, 'items'> {
  readonly isOwn: boolean;
}

/** Finds the cart of a key for a caller. Returns null if the key is unknown, has ended, or was used in another browser. Changes nothing. */
export async function findHandedOver(
  { app, db, caller }: Pick<Call, 'app' | 'db' | 'caller'>,
  key: string,
): Promise<HandedOverCart | null> {
  const cart = await findShownHandOver(db, key, app.clock.now());
  if (!cart || isOfOthers(cart, caller)) return null;
  return { items: cart.items, isOwn: cart.is_taken_over };
}

/**
 * Gives the cart of a key to the caller's browser, with all that was chosen, and to the customer who is signed in there. The caller's own cart
 * stands aside until this one is ordered or emptied. Returns false if the key is unknown, has ended, or was used in another browser. Of two
 * browsers at once, the lock lets one take it.
 */
export const takeOverCart = (
  { app, db, caller, request }: Pick<Call, 'app' | 'db' | 'caller' | 'request'>,
  key: string,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await keepGuestSession(tx, caller);
    const now = app.clock.now();
    const cart = await lockHandedOver(tx, key, now);
    if (!cart || isOfOthers(cart, caller)) return false;
    if (!cart.is_taken_over) {
      const sessionId = caller.sessionId ?? (await startGuestSession(app, tx, request));
      await updateHandedOver(tx, cart.cart_id, { sessionId, customer: caller.customer, now });
    }
    noteUnits(cart.total_qty);
    return true;
  });

/** Blocks sign-ins that take over the guest session. Throws `INVALID_CART` (400) if such a sign-in has already run. */
async function keepGuestSession(tx: Db, { customer, sessionId }: Caller): Promise<void> {
  if (customer || sessionId === null) return;
  if (!(await lockGuestSession(tx, sessionId))) throw invalidCart();
}

/** Reports whether another browser has taken a cart over, or it is a customer's. */
function isOfOthers(
  { is_taken_over, sid, customer_id }: HandedOverRow,
  { customer, sessionId }: Caller,
): boolean {
  const isCustomers = customer_id !== null && customer_id === customer?.id;
  if (!is_taken_over) return customer_id !== null && !isCustomers;
  return !isCustomers && (customer_id !== null || sid !== sessionId);
}
