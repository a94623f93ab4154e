import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { readCountry } from '../../platform/http/forms/countryField.ts';
import { tryProvince } from '../provinces/index.ts';
import type { OfferedPaymentMethod } from '../payments/index.ts';
import { listOffers } from '../shipping/index.ts';
import type { Destination, Offer } from '../shipping/index.ts';
import type { Cart } from './cart.ts';
import type { CartRequest } from './changeCart.ts';
import type { QuotedDestination } from './contract.ts';
import { loadCart } from './readCart.ts';
import { quoteRequest } from './shippingQuotes.ts';
import { paymentMethodsOf } from './selectMethods.ts';

/** A cart with the methods that the shopper can choose for it. */
export interface OfferedCart {
  readonly cart: Cart;
  readonly shippingMethods: readonly Offer[];
  readonly paymentMethods: readonly OfferedPaymentMethod[];
}

/**
 * Returns the saved address with its fields replaced by the arguments. If the country differs, all saved fields are
 * discarded.
 */
export function destinationOf(
  saved: Destination | null,
  { country: sent, province, postcode }: QuotedDestination,
): Destination | null {
  const country = sent ? readCountry(sent) : null;
  if (country && country !== saved?.country) return { country, province, postcode };
  if (!saved) return null;
  if (province == null && postcode == null) return saved;
  return {
    country: saved.country,
    province: province ?? saved.province,
    postcode: postcode ?? saved.postcode,
  };
}

/** Returns the destination with its province code. Returns null if the shop would reject the province in an address. */
export async function knownDestination(
  app: AppContext,
  db: Db,
  destination: Destination | null,
): Promise<Destination | null> {
  if (!destination?.province) return destination;
  const { country, province } = destination;
  const known = await tryProvince(app, db, { country, province });
  return known === null ? null : { ...destination, province: known };
}

/**
 * Lists the methods available for a cart: shipping methods for a destination, which may be a part of an address, and payment methods for
 * the current total. Calls the shipping providers. Must not be called inside a transaction. Throws `INVALID_CART` (400).
 */
export async function cartMethods(
  app: AppContext,
  db: Db,
  { id, caller }: CartRequest,
  sent: QuotedDestination,
): Promise<OfferedCart> {
  const { cart, settings } = await loadCart(app, db, id, caller);
  const destination = await knownDestination(app, db, destinationOf(cart.shipping_address, sent));
  const [shippingMethods, paymentMethods] = await Promise.all([
    shippingMethodsFor(app, db, cart, destination),
    paymentMethodsOf(app, db, cart, settings),
  ]);
  return { cart, shippingMethods, paymentMethods };
}

/** Lists the shipping methods for a saved cart. Empty if it has no destination or nothing to ship. */
export const shippingMethodsFor = async (
  app: AppContext,
  db: Db,
  cart: Cart,
  destination: Destination | null,
): Promise<readonly Offer[]> =>
  destination && !cart.no_shipping_required
    ? listOffers(app, db, quoteRequest(cart, cart.items, destination, cart.shipping_revision))
    : [];
