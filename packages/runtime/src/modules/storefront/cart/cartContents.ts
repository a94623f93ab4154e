import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Caller } from '../../../platform/contracts/caller.ts';
import { readLineNotes } from '../../catalog/index.ts';
import { findCart, findCartOf, noteUnits } from '../../carts/index.ts';
import type { Cart } from '../../carts/index.ts';
import { errorText } from '../errorText.ts';
import type { TillRules } from '../../legal/index.ts';
import { cartTaxNote } from '../taxNote.ts';
import { contentsOf } from '../contents.ts';
import type { CartContentsView } from '../../defaultTheme/index.ts';

/**
 * Finds the caller's cart and updates it to the current prices and stock. Returns null if the caller has no cart. Runs two SQL
 * statements, and may call a shipping provider.
 */
export async function ownCart(app: AppContext, db: Db, caller: Caller): Promise<Cart | null> {
  const id = await findCartOf(db, caller);
  if (id === null) noteUnits(0);
  return id === null ? null : findCart(app, db, id, caller);
}

/** Creates the view of a cart, with error messages in the page's language. Runs one SQL statement. */
export async function readCartContents(
  app: AppContext,
  db: Db,
  cart: Cart,
  { notesTax }: Pick<TillRules, 'notesTax'>,
): Promise<CartContentsView> {
  const ids = cart.items.map(({ product_id }) => product_id);
  const { notes, settings, handlingDays } = await readLineNotes(app, db, ids, ['priceIncludingTax']);
  const { priceIncludingTax } = settings;
  const text = app.texts();
  const lines = cart.items.map((item) => ({
    ...item,
    errors: cart.errors
      .filter(({ field }) => field === `items.${item.uuid}`)
      .map((error) => errorText(error, text)),
    notes: notes.get(item.product_id),
  }));
  return {
    ...contentsOf(cart, lines, priceIncludingTax),
    uuid: cart.uuid,
    handling_days: handlingDays,
    tax_note: notesTax ? cartTaxNote(cart, priceIncludingTax) : null,
    notices: cart.errors
      .filter(({ field }) => !field.startsWith('items.'))
      .map((error) => ({ field: error.field, message: errorText(error, text) })),
  };
}
