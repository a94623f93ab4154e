import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { holdsPermission } from '../../platform/contracts/caller.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import type { NearOffers } from './offers/evaluateOffers.ts';
import type { Cart, CartRow } from './cart.ts';
import { saveCart } from './cart.repo.ts';
import { compareCart } from './compareCart.ts';
import type { ComputedCart } from './cartColumns.ts';
import { loadCartInputs } from './inputs/loadCartInputs.ts';
import { notePlain } from './inputs/plainCarts.ts';
import type { CartInputs, CartLookup } from './inputs/cartInputs.ts';
import { cartOf, mergeSaved } from './cartOf.ts';
import { draftOf } from './draft.ts';
import type { CartDraft } from './draft.ts';
import { noteCart } from './cartUnits.ts';
import { cartBusy, invalidCart } from './errors.ts';
import { MANAGE_CARTS } from './permissions.ts';
import { recomputeCart } from './recomputeCart.ts';
import { serializeByKey } from './serializeByKey.ts';
import { withinLimit } from './offers/enteredCodes.ts';
import { rememberVatChecks } from './vatCheckOf.ts';
import { rememberQuotes } from './shippingQuotes.ts';
import { flagChangedTotals } from './changedTotals.ts';
import type { Save } from './saveWith.ts';
import { isWhole, saveWith } from './saveWith.ts';

export interface CartRequest extends CartLookup {
  /** The UUID of the cart. A malformed UUID is treated as unknown. */
  readonly id: string;
  readonly caller: Caller;
  /** Runs in the transaction that saves a change, for example to store the response. It does not run if nothing changed. */
  readonly onSaved?: (tx: Db, cart: Cart) => Promise<void>;
}

/**
 * Applies a shopper's change to a cart draft and returns the new draft. The function may run again on newer inputs, and
 * its rejections are thrown. `preview` computes a draft, such as the cart before the change.
 */
export type Change = (
  draft: CartDraft,
  inputs: CartInputs,
  preview: (draft: CartDraft) => Promise<ComputedCart>,
) => CartDraft | Promise<CartDraft>;

export interface SavedChange {
  readonly cart: Cart;
  /** The cart as loaded. */
  readonly before: CartInputs;
  /** True if the loaded cart differed from its current totals in a way visible to the shopper. */
  readonly isChanged: boolean;
  /** The offers that the cart would get. */
  readonly near: NearOffers | undefined;
}

/**
 * Changes a cart: loads the cart once, recomputes it completely, and saves it once, unless nothing changed. Changes to the
 * same cart are queued within the process. Runs two SQL statements, plus the statements of a shipping quote if one is
 * needed. Must not be called inside a transaction. Throws `INVALID_CART` (400) and `CART_BUSY` (409).
 */
export const changeCart = (
  app: AppContext,
  db: Db,
  request: CartRequest,
  change: Change,
): Promise<SavedChange> =>
  serializeByKey(request.id.toLowerCase(), () => recomputeAndSave(app, db, request, change));

/** Maximum number of retries after a save conflicts with another process. */
const RETRIES = 10;

/** Recomputes and saves a cart for a read, without queuing. The unit count of the caller's own cart is recorded for the page header. */
export async function recomputeAndSave(
  app: AppContext,
  db: Db,
  request: CartRequest,
  change?: Change,
): Promise<SavedChange> {
  const { caller, onSaved } = request;
  // A response stored with the change includes the unit count cookie.
  const keep = async (tx: Db, cart: Cart): Promise<void> => {
    noteCart(caller, cart);
    await onSaved?.(tx, cart);
  };
  const saved = await recomputeUntilSaved(app, db, onSaved ? { ...request, onSaved: keep } : request, change);
  noteCart(caller, saved.cart);
  return saved;
}

async function recomputeUntilSaved(
  app: AppContext,
  db: Db,
  request: CartRequest,
  change?: Change,
): Promise<SavedChange> {
  const quote = rememberQuotes(app, db);
  const checked = rememberVatChecks(app);
  let wasChanged = false;
  for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
    if (attempt > 0) await pause(Math.random() * 20 * attempt);
    const inputs = await loadCartInputs(app, db, request.id, request);
    if (!inputs || !mayUse(inputs.cart, request.caller)) throw invalidCart();
    const before = draftOf(inputs);
    const preview = (draft: CartDraft) => recomputeCart(app, quote, draft, inputs);
    const draft = change
      ? await checked(await change(withinLimit(before, inputs), inputs, preview), before, inputs)
      : before;
    const computed = change
      ? await flagChangedTotals(app, inputs, draft, await preview(draft), request)
      : await preview(before);
    const { changes, isVisible } = compareCart(inputs, draft, computed);
    wasChanged ||= isVisible;
    const { near } = computed;
    if (!changes) return { cart: cartOf(inputs), before: inputs, isChanged: wasChanged, near };
    const save = async (tx: Db): Promise<Save | null> => {
      const saved = await saveCart(tx, inputs.cart, computed.columns, changes, app.clock.now());
      if (saved) notePlain(app, saved);
      return saved && { cart: cartOf(mergeSaved(inputs, saved, changes)), isWhole: isWhole(saved, changes) };
    };
    const saved = await saveWith(db, save, request.onSaved);
    if (!saved) continue;
    if (saved.isWhole) return { cart: saved.cart, before: inputs, isChanged: wasChanged, near };
    // The change is already saved. Recompute the totals now.
    const again = await recomputeUntilSaved(app, db, { id: request.id, caller: request.caller });
    return { ...again, before: inputs, isChanged: true };
  }
  throw cartBusy();
}

/**
 * Reports whether the caller may use a cart. Anyone with the UUID of a guest cart may use it. A customer's cart is limited
 * to that customer and to administrators who may manage carts.
 */
const mayUse = (cart: CartRow, caller: Caller): boolean =>
  cart.customer_id === null ||
  caller.customer?.id === cart.customer_id ||
  holdsPermission(caller, MANAGE_CARTS);
