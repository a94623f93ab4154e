import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { offeredPaymentMethods } from '../payments/index.ts';
import type { OfferedPaymentMethod } from '../payments/index.ts';
import type { SavedSettings } from '../settings/index.ts';
import { methodNoLongerAvailable } from '../shipping/index.ts';
import type { Cart, ShippingSelection } from './cart.ts';
import { changeCart } from './changeCart.ts';
import type { CartRequest, Change } from './changeCart.ts';
import { offeredMethodChange, paymentMethodChange, shippingMethodChange, toPay } from './checkoutChanges.ts';
import type { CartToPay } from './checkoutChanges.ts';
import type { ShippingChoice } from './draft.ts';

/**
 * Lists the payment methods available for a cart. Runs one SQL statement for the settings, unless `saved` contains the settings that were
 * loaded with the cart.
 */
export const paymentMethodsOf = (
  app: AppContext,
  db: Db,
  cart: CartToPay,
  saved?: SavedSettings,
): Promise<readonly OfferedPaymentMethod[]> => offeredPaymentMethods(app, db, toPay(cart), saved);

/** Selects a payment method that can charge the cart total. It is stored with the shop's display name for the method. */
export async function setPaymentMethod(
  app: AppContext,
  db: Db,
  request: CartRequest,
  code: string,
): Promise<Cart> {
  return (await changeCart(app, db, request, paymentMethodChange(app, code))).cart;
}

/**
 * Selects a shipping method by provider and code, and quotes it for the current cart. Checks in this sequence and rejects
 * an empty code, an unregistered provider, an invalid cart, a cart without a shipping address, and anything that the quote
 * rejects.
 */
export const selectShippingMethod = async (
  app: AppContext,
  db: Db,
  request: CartRequest,
  choice: ShippingChoice,
): Promise<ShippingSelection> => select(app, db, request, shippingMethodChange(app, choice));

/** Selects a shipping method by its code only. Uses the first offer for the cart with that code, from any provider. */
export const selectOfferedMethod = async (
  app: AppContext,
  db: Db,
  request: CartRequest,
  method_code: string,
): Promise<ShippingSelection> => select(app, db, request, offeredMethodChange(app, db, method_code));

async function select(
  app: AppContext,
  db: Db,
  request: CartRequest,
  change: Change,
): Promise<ShippingSelection> {
  const { cart } = await changeCart(app, db, request, change);
  // A line that is deleted during the save can remove the offer.
  if (!cart.shipping_method_data) throw methodNoLongerAvailable();
  return cart.shipping_method_data;
}
