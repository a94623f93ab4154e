import type { Db } from '../../platform/db/db.ts';
import type { Cart } from './cart.ts';
import type { SavedCart } from './cart.repo.ts';
import type { CartChanges } from './compareCart.ts';
import type { CartRequest } from './changeCart.ts';

/** A saved cart. */
export interface Save {
  readonly cart: Cart;
  /** False if a line was deleted with its product during the save. The totals still include that line. */
  readonly isWhole: boolean;
}

/** Reports whether all lines were saved. */
export const isWhole = ({ items }: SavedCart, { added, changed }: CartChanges): boolean =>
  items.length === added.length + changed.length;

/**
 * Saves the change. Returns null, and writes nothing, if another change was saved first. With `onSaved`, also returns null
 * if a line was deleted during the save.
 */
export async function saveWith(
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

/** The error that rolls back a save. */
const LINE_GONE = new Error('A line was deleted with its product');
