import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { findCustomer } from '../../customers/index.ts';
import { trialCustomerNotFound } from '../../promotions/index.ts';
import { draftOf } from '../draft.ts';
import type { CartDraft } from '../draft.ts';
import { activeCartNotFound } from '../errors.ts';
import type { PricingInputs } from '../inputs/cartInputs.ts';
import { loadCartInputs } from '../inputs/loadCartInputs.ts';
import { newPurchase, noQuote } from '../quote/newPurchase.ts';
import { rememberQuotes } from '../shippingQuotes.ts';
import type { Quote } from '../shippingQuotes.ts';

/** The cart to try a promotion on: an active one, or products that are in none. */
export interface TriedItems {
  readonly cart_id?: string | undefined;
  readonly items?: readonly { readonly sku: string; readonly qty: number }[] | undefined;
  /** The UUID of the customer who buys the products. Null for a guest. */
  readonly customer?: string | null | undefined;
  /** The country to which the products are shipped. */
  readonly country?: string | undefined;
}

interface TriedCart {
  readonly draft: CartDraft;
  readonly inputs: PricingInputs;
  readonly quote: Quote;
}

/**
 * Loads the cart to try a promotion on, with the products of the additional SKUs. Writes nothing. Throws `CART_NOT_FOUND` (404), and 400 for
 * an unknown product or customer.
 */
export async function triedCart(
  app: AppContext,
  db: Db,
  { cart_id: cartId, items = [], customer = null, country }: TriedItems,
  skus: readonly string[],
): Promise<TriedCart> {
  if (cartId !== undefined) {
    const inputs = await loadCartInputs(app, db, cartId, { skus });
    if (!inputs) throw activeCartNotFound(cartId);
    return { draft: draftOf(inputs), inputs, quote: rememberQuotes(app, db) };
  }
  const buyer = customer === null ? undefined : await buyerOf(db, customer);
  const address = country === undefined ? null : { country, province: '', postcode: '', city: '' };
  const purchase = { address, items: [...items], goods: undefined, skus };
  return { ...(await newPurchase(app, db, purchase, buyer)), quote: noQuote };
}

async function buyerOf(db: Db, uuid: string) {
  const customer = await findCustomer(db, uuid);
  if (!customer) throw trialCustomerNotFound();
  const { customer_id, group_id, email } = customer;
  return { customer_id, customer_group_id: group_id, customer_email: email };
}
