import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import type { Caller } from '../../../platform/contracts/caller.ts';
import { readLineNotes } from '../../catalog/index.ts';
import type { LineNotes } from '../../catalog/index.ts';
import type { Settings } from '../../settings/contract.ts';
import { creditColumn } from '../../storedValue/index.ts';
import { baseAddress } from '../../tax/index.ts';
import { findCartOf, findLoadedCart, freeShippingOfCart, noteUnits } from '../../carts/index.ts';
import type { Cart, LoadedCart } from '../../carts/index.ts';
import { errorText } from '../errorText.ts';
import type { TillRules } from '../../legal/index.ts';
import { cartTaxNote, showsTax } from '../taxNote.ts';
import { contentsOf } from '../contents.ts';
import type { TaxKnowledge } from '../contents.ts';
import { estimatedTax } from '../estimatedTax.ts';
import { inOtherBasis } from './beforeAddress.ts';
import { goalViews } from './goalViews.ts';
import type { Near } from './goalViews.ts';
import { codeViews, isCodeNote } from './codeViews.ts';
import type { CartContentsView, ContentsView } from '../../defaultTheme/index.ts';

/** The caller's cart, with the offers that it is near. */
export type OwnCart = Pick<LoadedCart, 'cart' | 'next' | 'shipsFree'>;

/**
 * Finds the caller's cart and updates it to the current prices and stock. Returns null if the caller has no cart. Runs two SQL
 * statements, and may call a shipping provider.
 */
export async function loadOwnCart(app: AppContext, db: Db, caller: Caller): Promise<OwnCart | null> {
  const id = await findCartOf(db, caller);
  if (id === null) noteUnits(0);
  return id === null ? null : findLoadedCart(app, db, id, caller);
}

/** Does the same as `loadOwnCart`, and returns the cart without its offers. */
export const ownCart = async (app: AppContext, db: Db, caller: Caller): Promise<Cart | null> =>
  (await loadOwnCart(app, db, caller))?.cart ?? null;

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

interface Basis {
  /** True if prices are stored with tax. */
  readonly priceIncludingTax: boolean;
  readonly tax: TaxKnowledge;
}

/**
 * Creates the lines and totals as their buyer sees prices. Before the address is known, amounts on the other basis than prices are stored on are
 * estimated by the rates in the shop's own country.
 */
function shownContents(
  app: AppContext,
  cart: Cart,
  lines: readonly (Cart['items'][number] & { readonly notes: LineNotes | undefined })[],
  { priceIncludingTax, tax }: Basis,
): { readonly withTax: boolean; readonly contents: ContentsView } {
  const withTax = cart.tax_exempt ? false : showsTax(app, priceIncludingTax, cart);
  const stored = { withTax: priceIncludingTax, contents: contentsOf(cart, lines, priceIncludingTax, tax) };
  if (withTax === priceIncludingTax) return stored;
  if (!tax.isUnknown) return { withTax, contents: contentsOf(cart, lines, withTax, tax) };
  const rated = lines.map((line) => ({ line, rate: line.notes?.taxRate ?? null }));
  const other = inOtherBasis(cart, rated, withTax);
  if (!other) return stored;
  const known = cart.tax_exempt
    ? { ...tax, isUnknown: false, estimate: null }
    : { ...tax, estimate: other.tax > 0 ? other.tax : null };
  return { withTax, contents: contentsOf(other.cart, other.lines, withTax, known) };
}

interface TaxInputs {
  readonly notes: ReadonlyMap<number, LineNotes>;
  readonly hasTaxRates: boolean;
  readonly settings: Pick<Settings, 'priceIncludingTax' | 'baseCalculationAddress'>;
}

/** Returns what is known about a cart's tax. Before the address that determines it is known, the tax is estimated. */
function taxOfCart(app: AppContext, cart: Cart, { notes, hasTaxRates, settings }: TaxInputs): TaxKnowledge {
  const { shipping_address: shipping, billing_address: billing, no_shipping_required: isVirtual } = cart;
  const base = baseAddress(settings, { shipping, billing, store: app.config.shop.address, isVirtual });
  const isUnknown = hasTaxRates && settings.baseCalculationAddress !== 'storeAddress' && base === null;
  const withTax = settings.priceIncludingTax;
  const lines = cart.items.map((item) => ({
    amount: withTax ? item.line_total_with_discount_incl_tax : item.line_total_with_discount,
    rate: notes.get(item.product_id)?.taxRate ?? null,
  }));
  return {
    hasTax: hasTaxRates || Number(cart.total_tax_amount) > 0,
    isUnknown,
    estimate: isUnknown ? estimatedTax(lines, cart.currency, withTax) : null,
  };
}
