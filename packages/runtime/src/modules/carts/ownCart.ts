import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import type { Call } from '../../platform/contracts/route.ts';
import { lockGuestSession, startGuestSession } from '../customers/index.ts';
import { findCartOf, lockFirstCart } from './cartOwner.repo.ts';
import type { CartRequest } from './changeCart.ts';
import { addItem, keepItem } from './changeItems.ts';
import type { NewItem } from './addUnits.ts';
import { createCart } from './createCart.ts';
import { invalidCart } from './errors.ts';
import { applyKeptCode, hasKeptCode } from './offers/keptCode.ts';

/** The path id that refers to the caller's own cart. */
const MINE = 'mine';

/**
 * Resolves the cart in a path. `mine` is the cart of the caller's session or customer. If the caller has no cart, a POST
 * request creates one, and also a session for an anonymous caller. Throws `INVALID_CART` (400) if no cart exists and none
 * is created.
 */
export async function resolveCart(call: Call<{ readonly id: string }>): Promise<CartRequest> {
  const { app, db, params, caller, request } = call;
  if (params.id !== MINE) return { id: params.id, caller };
  const known = await findCartOf(db, caller);
  if (known) return { id: known, caller };
  if (request.method !== 'POST') throw invalidCart();
  const isAnonymous = !caller.customer && caller.sessionId === null;
  const owner = isAnonymous ? { ...caller, sessionId: await startGuestSession(app, db, request) } : caller;
  const created = { id: await createFirstCart(app, db, owner, request.ip), caller: owner };
  await applyKeptCode(app, db, created);
  return created;
}

/** Creates a single cart for concurrent requests. */
const createFirstCart = (app: AppContext, db: Db, caller: Caller, userIp: string): Promise<string> =>
  db.transaction(async (tx) => {
    const known = await lockOwnCart(tx, caller);
    return known ?? (await createCart(app, tx, { items: [], caller, userIp })).uuid;
  });

/**
 * Finds the caller's current cart. Blocks other requests that would create the customer's first cart, and sign-ins that
 * take over the guest session, until the transaction ends. Throws `INVALID_CART` (400) if such a sign-in has already run,
 * because the cart now belongs to the customer.
 */
async function lockOwnCart(tx: Db, caller: Caller): Promise<string | null> {
  const { customer, sessionId } = caller;
  if (customer) await lockFirstCart(tx, customer.id);
  else if (sessionId === null || !(await lockGuestSession(tx, sessionId))) throw invalidCart();
  return findCartOf(tx, caller);
}

type OwnCall = Pick<Call, 'app' | 'db' | 'caller' | 'request'>;

/**
 * Adds units of a product to the caller's own cart. If the caller has no cart, creates one, and also a session for an
 * anonymous caller. If the product is rejected, neither is created. Returns the caller with its session, for further items.
 */
export const addToOwnCart = (call: OwnCall, item: NewItem): Promise<Caller> =>
  intoOwnCart(call, item, addItem);

/** Does the same as `addToOwnCart`, but a line that has at least the given quantity stays as it is. */
export const keepInOwnCart = (call: OwnCall, item: NewItem): Promise<Caller> =>
  intoOwnCart(call, item, keepItem);

async function intoOwnCart(
  { app, db, caller, request }: OwnCall,
  item: NewItem,
  put: typeof addItem,
): Promise<Caller> {
  let owner = caller;
  const known = (await findCartOf(db, caller)) ?? (await db.transaction(createWithItem));
  if (known !== null) await put(app, db, { id: known, caller }, item);
  else await applyToOwnCart(app, db, owner);
  return owner;

  /** Creates the cart with the item and returns null, or returns the cart that another request has just created. */
  async function createWithItem(tx: Db): Promise<string | null> {
    const isAnonymous = !caller.customer && caller.sessionId === null;
    owner = isAnonymous ? { ...caller, sessionId: await startGuestSession(app, tx, request) } : caller;
    const other = await lockOwnCart(tx, owner);
    if (other === null) await createCart(app, tx, { items: [item], caller: owner, userIp: request.ip });
    return other;
  }
}

/** Enters the code that the browser keeps on the cart that was just created. Reads nothing if it keeps none. */
async function applyToOwnCart(app: AppContext, db: Db, caller: Caller): Promise<void> {
  if (!hasKeptCode()) return;
  const id = await findCartOf(db, caller);
  if (id !== null) await applyKeptCode(app, db, { id, caller });
}
