import type { AppContext } from '../../platform/contracts/context.ts';
import { toMinor } from '../../platform/money.ts';
import { paymentMethodNotAvailable, shippingAddressRequired, storedPart } from '../carts/index.ts';
import type { Cart, LoadedCart } from '../carts/index.ts';
import { noPaymentRequired, paidByStoredValue, payablePaymentMethods } from '../payments/index.ts';
import {
  billingAddressRequired,
  cartIsEmpty,
  contactRequired,
  lineNotOrderable,
  paymentMethodRequired,
  refusedByExtension,
  shippingMethodRequired,
} from './errors.ts';

/** A cart that meets all requirements for an order. A cart with a total of 0 has the payment method `zero_checkout`,
 * and one that gift cards and credit pay in full `stored_value`. */
export interface OrderableCart extends Cart {
  readonly customer_email: string;
  readonly payment_method: string;
  readonly payment_method_name: string;
}

/** Checks that a cart can be ordered. Throws the error for the first unmet requirement. */
export async function checkOrderable(
  app: AppContext,
  { cart, settings }: Pick<LoadedCart, 'cart' | 'settings'>,
): Promise<OrderableCart> {
  const { customer_email } = checkContact(cart);
  const method = await checkPayment(app, cart, settings);
  const [refusal] = await app.process('orderRefusals', [], { cart });
  if (refusal !== undefined) throw refusedByExtension(refusal);
  return { ...cart, ...method, customer_email };
}

function checkContact(cart: Cart): Pick<OrderableCart, 'customer_email'> {
  if (cart.items.length === 0) throw cartIsEmpty();
  const lineError = cart.errors.find(({ field }) => field.startsWith('items.'));
  if (lineError) throw lineNotOrderable(lineError);
  const { customer_email } = cart;
  if (!customer_email) throw contactRequired();
  if (!cart.no_shipping_required) {
    if (!cart.shipping_address) throw shippingAddressRequired();
    if (!cart.shipping_method_data) throw shippingMethodRequired();
  }
  return { customer_email };
}

/** Checks that the chosen payment method can charge the total, because it may have been disabled since it was chosen. */
async function checkPayment(
  app: AppContext,
  cart: Cart,
  settings: LoadedCart['settings'],
): Promise<Pick<OrderableCart, 'payment_method' | 'payment_method_name'>> {
  const grandTotal = toMinor(cart.grand_total, cart.currency);
  const stored = storedPart(cart);
  if (grandTotal === 0)
    return { payment_method: noPaymentRequired.code, payment_method_name: noPaymentRequired.name };
  if (!cart.billing_address && !cart.shipping_address) throw billingAddressRequired();
  if (grandTotal === stored)
    return { payment_method: paidByStoredValue.code, payment_method_name: paidByStoredValue.name };
  if (!cart.payment_method) throw paymentMethodRequired();
  const possible = await payablePaymentMethods(app, settings, {
    currency: cart.currency,
    grandTotal,
    stored,
    noShippingRequired: cart.no_shipping_required,
  });
  const method = possible.find(({ code }) => code === cart.payment_method);
  if (!method) throw paymentMethodNotAvailable(cart.payment_method);
  return { payment_method: method.code, payment_method_name: cart.payment_method_name ?? method.name };
}
