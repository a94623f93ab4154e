import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { holdsPermission } from '../../platform/http/caller.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Cart, CartRow } from './cart.ts';
import { saveCart } from './cart.repo.ts';
import type { SavedCart } from './cart.repo.ts';
import { compareCart } from './cartChanges.ts';
import type { CartChanges } from './cartChanges.ts';
import type { ComputedCart } from './cartColumns.ts';
import { cartOf, mergeSaved } from './cartOf.ts';
import type { CartDraft } from './draft.ts';
import { draftOf } from './draft.ts';
import { cartBusy, invalidCart } from './errors.ts';
import { loadFacts } from './facts.ts';
import type { CartFacts, Wanted } from './facts.ts';
import { figuresMoved } from './figuresMoved.ts';
import { inTurn } from './inTurn.ts';
import { MANAGE_CARTS } from './permissions.ts';
import { recomputeCart } from './recomputeCart.ts';
import { rememberQuotes } from './shippingQuotes.ts';

export interface CartRequest extends Wanted {
  /** Uuid of the cart; a malformed one is an unknown one. */
  readonly id: string;
  readonly caller: Caller;
  /** Runs in the transaction that saves a change, such as to keep the answer to it; not where nothing changed. */
  readonly onSaved?: (tx: Db, cart: Cart) => Promise<void>;
}

/** What a shopper does to a cart. Pure, and may run again on newer facts; throws what it refuses. */
export type Change = (draft: CartDraft, facts: CartFacts) => CartDraft;

export interface SavedChange {
  readonly cart: Cart;
  /** As it was loaded. */
  readonly before: CartFacts;
  /** What was loaded differed from what it should be, in a way that the shopper sees. */
  readonly isChanged: boolean;
}

/**
 * Changes a cart: loads everything once, recomputes the whole cart and saves it once, unless nothing changed. Changes
 * of one cart queue inside the process. Two statements, and those of a quote when shipping has to be asked for again.
 * Never call it inside a transaction. Throws `INVALID_CART` (400) and `CART_BUSY` (409).
 */
export const changeCart = (
  app: AppContext,
  db: Db,
  request: CartRequest,
  change: Change,
): Promise<SavedChange> => inTurn(request.id.toLowerCase(), () => recomputeAndSave(app, db, request, change));

/** Tries after the first, for a save that another process was faster than. */
const RETRIES = 10;

/** The same for a reading, which does not wait for its turn. */
export async function recomputeAndSave(
  app: AppContext,
  db: Db,
  request: CartRequest,
  change?: Change,
): Promise<SavedChange> {
  const quote = rememberQuotes(app, db);
  let wasChanged = false;
  for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
    if (attempt > 0) await pause(Math.random() * 20 * attempt);
    const facts = await loadFacts(app, db, request.id, request);
    if (!facts || !mayUse(facts.cart, request.caller)) throw invalidCart();
    const before = draftOf(facts, app.config.shop.currency);
    const draft = change ? change(before, facts) : before;
    const read = await recomputeCart(app, quote, draft, facts);
    const computed = change ? await withMoved(app, facts, draft, read, request.coupon) : read;
    const { changes, isVisible } = compareCart(facts, draft, computed);
    wasChanged ||= isVisible;
    if (!changes) return { cart: cartOf(facts), before: facts, isChanged: wasChanged };
    const save = async (tx: Db): Promise<Save | null> => {
      const saved = await saveCart(tx, facts.cart, computed.columns, changes, app.clock.now());
      return saved && { cart: cartOf(mergeSaved(facts, saved, changes)), isWhole: isWhole(saved, changes) };
    };
    const saved = await saveWith(db, save, request.onSaved);
    if (!saved) continue;
    if (saved.isWhole) return { cart: saved.cart, before: facts, isChanged: wasChanged };
    // What was changed is saved; the figures are made to follow.
    const { cart } = await recomputeAndSave(app, db, { id: request.id, caller: request.caller });
    return { cart, before: facts, isChanged: true };
  }
  throw cartBusy();
}

interface Save {
  readonly cart: Cart;
  /** False: a line went with its product while it was written, and the figures still count it. */
  readonly isWhole: boolean;
}

const isWhole = ({ items }: SavedCart, { added, changed }: CartChanges): boolean =>
  items.length === added.length + changed.length;

/** Null: another change was faster, or with `onSaved` a line went meanwhile. Then nothing is written. */
async function saveWith(
  db: Db,
  save: (tx: Db) => Promise<Save | null>,
  onSaved: CartRequest['onSaved'],
): Promise<Save | null> {
  if (!onSaved) return save(db);
  try {
    return await db.transaction(async (tx) => {
      const saved = await save(tx);
      if (saved && !saved.isWhole) throw LINE_GONE;
      if (saved) await onSaved(tx, saved.cart);
      return saved;
    });
  } catch (error) {
    if (error === LINE_GONE) return null;
    throw error;
  }
}

/** Rolls a save back. */
const LINE_GONE = new Error('A line went with its product');

/** What a change computed, with the note that it met figures which the shopper was not shown. */
async function withMoved(
  app: AppContext,
  facts: CartFacts,
  draft: CartDraft,
  computed: ComputedCart,
  wantedCoupon: string | undefined,
): Promise<ComputedCart> {
  const figures_moved = await figuresMoved(app, facts, draft, computed, wantedCoupon);
  return { ...computed, columns: { ...computed.columns, figures_moved } };
}

/** A guest cart's uuid is its key; a customer's cart needs that customer or an admin who may manage carts. */
const mayUse = (cart: CartRow, caller: Caller): boolean =>
  cart.customer_id === null ||
  caller.customer?.id === cart.customer_id ||
  holdsPermission(caller, MANAGE_CARTS);
