import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { findCart, findCartOf, noteUnits } from '../../carts/index.ts';
import type { Cart } from '../../carts/index.ts';
import type { Text } from '../../../platform/messages/contract.ts';
import { errorText } from '../errorTexts.ts';
import type { TillRules } from '../../legal/index.ts';
import { cartTaxNote } from '../taxNote.ts';
import { contentsOf } from '../contents.ts';
import type { CartContentsView } from '../templates/checkoutViews.ts';

/** Finds the caller's own cart as it is now, or null. Two statements. It may ask a shipping provider. */
export async function ownCart(app: AppContext, db: Db, caller: Caller): Promise<Cart | null> {
  const id = await findCartOf(db, caller);
  if (id === null) noteUnits(0);
  return id === null ? null : findCart(app, db, id, caller);
}

/** Makes the view of a cart, with its errors in the language of `text`. */
export const cartContents = (
  cart: Cart,
  pricesIncludeTax: boolean,
  text: Text,
  { notesTax }: Pick<TillRules, 'notesTax'>,
): CartContentsView => ({
  ...contentsOf(
    cart,
    cart.items.map((item) => ({ ...item, errors: item.errors.map((error) => errorText(error, text)) })),
    pricesIncludeTax,
  ),
  uuid: cart.uuid,
  tax_note: notesTax ? cartTaxNote(cart, pricesIncludeTax) : null,
  notices: cart.errors
    .filter(({ field }) => !field.startsWith('items.'))
    .map(({ field, message }) => ({ field, message: errorText(message, text) })),
});
