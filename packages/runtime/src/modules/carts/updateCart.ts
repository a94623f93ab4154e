import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { shippingMethodsFor } from './cartMethods.ts';
import type { OfferedCart } from './cartMethods.ts';
import type { CartRequest, SavedChange } from './changeCart.ts';
import { nothingToUpdate } from './errors.ts';
import { updateCheckoutDetails } from './updateCheckoutDetails.ts';
import { paymentMethodsOf } from './selectMethods.ts';
import type { CheckoutDetails } from './updateCheckoutDetails.ts';

/** The names of the addresses in the body of a cart update. */
const ADDRESSES = { shipping: 'shipping_address', billing: 'billing_address' };

/** Updates the given details of a cart, all or none. Throws `NOTHING_TO_UPDATE` (400) if there are none. */
export async function updateDetails(
  app: AppContext,
  db: Db,
  request: CartRequest,
  details: CheckoutDetails,
): Promise<SavedChange> {
  if (Object.values(details).every((detail) => detail === undefined)) throw nothingToUpdate();
  return updateCheckoutDetails(app, db, request, details, ADDRESSES);
}

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
  const { cart, before } = await updateDetails(app, db, request, details);
  const [shippingMethods, paymentMethods] = await Promise.all([
    shippingMethodsFor(app, db, cart, cart.shipping_address),
    paymentMethodsOf(app, db, cart, before.saved),
  ]);
  return { cart, shippingMethods, paymentMethods };
}
