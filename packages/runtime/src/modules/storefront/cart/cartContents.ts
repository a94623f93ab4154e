import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { readLineNotes } from '../../catalog/index.ts';
import { creditColumn } from '../../storedValue/index.ts';
import { freeShippingOfCart } from '../../carts/index.ts';
import type { Cart } from '../../carts/index.ts';
import { errorText } from '../errorText.ts';
import type { TillRules } from '../../legal/index.ts';
import { cartTaxNote } from '../taxNote.ts';
import { goalViews } from './goalViews.ts';
import type { Near } from './goalViews.ts';
import { codeViews, isCodeNote } from './codeViews.ts';
import type { CartContentsView } from '../../defaultTheme/index.ts';
import { taxOfCart, shownContents } from './shownContents.ts';
import type { OwnCart } from './ownCart.ts';

/**
 * Creates the view of a cart, with error messages in the page's language. `customerId` is the signed-in customer whose credit it shows. Runs one
 * SQL statement.
 */
export async function readCartContents(
  app: AppContext,
  db: Db,
  own: OwnCart,
  rules: Pick<TillRules, 'notesTax'>,
  customerId?: number,
): Promise<CartContentsView> {
  const { cart } = own;
  const credit = customerId === undefined ? undefined : creditColumn(customerId, cart.currency);
  const [notes, near] = await Promise.all([readCartNotes(app, db, cart, credit), nearOf(app, db, own)]);
  return { ...cartContents(app, cart, notes, rules, near), store_credit: creditFrom(notes.beside) };
}

/** Finds what a cart is near. May ask the shipping providers. */
export const nearOf = async (app: AppContext, db: Db, { cart, next, shipsFree }: OwnCart): Promise<Near> => ({
  next: next(),
  shipping: await freeShippingOfCart(app, db, cart, shipsFree),
});

/** Returns the credit from the value of `creditColumn`. Null if there is none left. */
function creditFrom(value: unknown): CartContentsView['store_credit'] {
  const balance = Number(value ?? 0);
  return balance > 0 ? { balance } : null;
}

/** Reads what the view of a cart needs besides the cart. Runs one SQL statement, which also selects `beside`. */
export const readCartNotes = (
  app: AppContext,
  db: Db,
  { items, shipping_method_data: chosen }: Cart,
  beside?: SqlFragment,
) =>
  readLineNotes(
    app,
    db,
    items.map(({ product_id }) => product_id),
    ['priceIncludingTax', 'baseCalculationAddress'],
    { beside, method: chosen?.snapshot.delivery },
  );

/** Creates the view of a cart from its notes, with error messages in the page's language. Pure. */
export function cartContents(
  app: AppContext,
  cart: Cart,
  found: Awaited<ReturnType<typeof readCartNotes>>,
  { notesTax }: Pick<TillRules, 'notesTax'>,
  near: Near,
): CartContentsView {
  const { notes, settings, returnDays, handlingDays } = found;
  const { priceIncludingTax } = settings;
  const text = app.texts();
  const lines = cart.items.map((item) => ({
    ...item,
    errors: cart.errors
      .filter(({ field }) => field === `items.${item.uuid}`)
      .map((error) => errorText(error, text)),
    notes: notes.get(item.product_id),
  }));
  const tax = taxOfCart(app, cart, found);
  const { withTax, contents } = shownContents(app, cart, lines, { priceIncludingTax, tax });
  return {
    ...contents,
    uuid: cart.uuid,
    tax_note:
      notesTax || cart.reverse_charge || cart.tax_exempt
        ? cartTaxNote(cart, { includes_tax: withTax, has_tax: tax.hasTax })
        : null,
    handling_days: handlingDays,
    return_days: returnDays,
    codes: codeViews(cart, contents.discounts, { text, locale: app.locale }),
    store_credit: null,
    goals: goalViews(cart, contents, near, { text, locale: app.locale }),
    notices: cart.errors
      .filter((error) => !error.field.startsWith('items.') && !isCodeNote(error, cart))
      .map((error) => ({ field: error.field, message: errorText(error, text) })),
  };
}
