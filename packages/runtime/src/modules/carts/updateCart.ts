import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { OfferedPaymentMethod } from '../payments/index.ts';
import { listOffers } from '../shipping/index.ts';
import type { Offer } from '../shipping/index.ts';
import type { Cart } from './cart.ts';
import type { CartRequest } from './changeCart.ts';
import { nothingToUpdate } from './errors.ts';
import { quoteRequest } from './shippingQuotes.ts';
import { paymentMethodsOf, updateCheckoutDetails } from './updateCheckoutDetails.ts';
import type { CheckoutDetails } from './updateCheckoutDetails.ts';

/** A cart with the methods that the shopper can choose for it. */
export interface OfferedCart {
  readonly cart: Cart;
  readonly shippingMethods: readonly Offer[];
  readonly paymentMethods: readonly OfferedPaymentMethod[];
}

/** The names of the addresses in the body of a cart update. */
const ADDRESSES = { shipping: 'shipping_address', billing: 'billing_address' };

/**
 * Updates the given details of a cart like `updateCheckoutDetails`, all or none, and returns the cart with the methods available for it.
 * Calls the shipping providers after the save. Must not be called inside a transaction. Throws `NOTHING_TO_UPDATE` (400) if the request
 * contains no details.
 */
export async function updateCart(
  app: AppContext,
  db: Db,
  request: CartRequest,
  details: CheckoutDetails,
): Promise<OfferedCart> {
  if (Object.values(details).every((detail) => detail === undefined)) throw nothingToUpdate();
  const { cart, before } = await updateCheckoutDetails(app, db, request, details, ADDRESSES);
  const [shippingMethods, paymentMethods] = await Promise.all([
    offersFor(app, db, cart),
    paymentMethodsOf(app, db, cart, before.saved),
  ]);
  return { cart, shippingMethods, paymentMethods };
}

/** Lists the shipping methods for a saved cart. Empty if it has no shipping address or nothing to ship. */
const offersFor = async (app: AppContext, db: Db, cart: Cart): Promise<readonly Offer[]> =>
  cart.shipping_address && !cart.no_shipping_required
    ? listOffers(app, db, quoteRequest(cart, cart.items, cart.shipping_address, cart.shipping_revision))
    : [];
