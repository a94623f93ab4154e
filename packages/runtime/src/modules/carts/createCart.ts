import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { currencyOf } from '../catalog/index.ts';
import type { Cart } from './cart.ts';
import { insertCart } from './cart.repo.ts';
import { cartOf } from './cartOf.ts';
import { noteCart } from './cartUnits.ts';
import { loadNewCartInputs } from './inputs/loadNewCartInputs.ts';
import { notePlain } from './inputs/plainCarts.ts';
import { nameIgnoredKey } from '../../platform/acting/requestScope.ts';
import type { PricingInputs } from './inputs/cartInputs.ts';
import type { NewItem } from './addUnits.ts';
import { originColumns } from './orderOrigin.ts';
import type { OrderOrigin } from './orderOrigin.ts';
import { linesOf } from './replaceItems.ts';
import type { RefusedItem } from './replaceItems.ts';
import { recomputeCart } from './recomputeCart.ts';
import { rememberQuotes } from './shippingQuotes.ts';

export interface NewCart {
  readonly items: readonly NewItem[];
  readonly email?: string | null | undefined;
  readonly fullName?: string | null | undefined;
  readonly caller: Caller;
  readonly userIp: string | null;
  /** The code of the currency. One that is not on is ignored and named in the response. Default: the currency of the shop. */
  readonly currency?: string | undefined;
  /** Receives the items that cannot be taken, in place of a throw, unless none can. */
  readonly refused?: RefusedItem[] | undefined;
  /** The sales channel. Default: none, for the shop's own pages and its API. */
  readonly origin?: OrderOrigin | null | undefined;
  /** Runs in the transaction that writes the cart. */
  readonly onSaved?: ((tx: Db, cart: Cart) => Promise<void>) | undefined;
}

/**
 * Creates a cart with its first items for the caller's session and the signed-in customer. The cart stores the language of
 * `app`. Runs two SQL statements.
 */
export async function createCart(
  app: AppContext,
  db: Db,
  { items, onSaved, currency, refused, origin = null, ...from }: NewCart,
): Promise<Cart> {
  const columns = originColumns(origin);
  const { customer, sessionId } = from.caller;
  const inputs = await loadNewCartInputs(
    app,
    db,
    items.map(({ sku }) => sku),
    null,
    { customer_id: customer?.id ?? null, customer_group_id: customer?.groupId ?? null },
  );
  const chosen = chosenCurrency(app, inputs, currency);
  const draft = {
    sid: sessionId,
    customer_id: customer?.id ?? null,
    customer_group_id: customer?.groupId ?? null,
    customer_email: from.email ?? customer?.email ?? null,
    customer_full_name: from.fullName ?? customer?.fullName ?? null,
    user_ip: from.userIp,
    currency: chosen,
    locale: app.language,
    codes: [],
    newCode: null,
    declined_gifts: [],
    payment_method: null,
    payment_method_name: null,
    express: null,
    tenders: null,
    shipping_note: null,
    vat_check: null,
    lines: linesOf(chosen, inputs, items, refused),
    addresses: { shipping: null, billing: null },
    selection: null,
    errors: [],
  };
  const computed = await recomputeCart(app, rememberQuotes(app, db), draft, inputs);
  const insert = async (tx: Db): Promise<Cart> => {
    const {
      items: lines,
      addresses: _none,
      ...cart
    } = await insertCart(tx, computed, columns, app.clock.now());
    notePlain(app, cart);
    return cartOf({ ...inputs, hasOpenPayment: false, cart, items: lines, addresses: draft.addresses });
  };
  const insertAndKeep = async (tx: Db): Promise<Cart> => {
    const cart = await insert(tx);
    noteCart(from.caller, cart);
    await onSaved?.(tx, cart);
    return cart;
  };
  return onSaved ? db.transaction(insertAndKeep) : insertAndKeep(db);
}

/**
 * Returns the code of the requested currency if it is on. Otherwise names it as ignored, and returns the shop's. If none is requested, it is the
 * currency in which the request shows prices.
 */
function chosenCurrency(
  app: AppContext,
  { currencies }: Pick<PricingInputs, 'currencies'>,
  requested: string | undefined,
): string {
  if (requested === undefined) return (currencies.find(currencyOf(app)) ?? currencies.base).code;
  const found = currencies.find(requested);
  if (!found) nameIgnoredKey('currency');
  return (found ?? currencies.base).code;
}
