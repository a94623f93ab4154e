import type { AppContext } from '../../platform/context.ts';
import { toMinor } from '../../platform/money.ts';
import { paymentMethodNotAvailable, shippingAddressRequired } from '../carts/index.ts';
import type { Cart } from '../carts/index.ts';
import { offeredPaymentMethods } from '../payments/index.ts';
import {
  billingAddressRequired,
  cartIsEmpty,
  contactRequired,
  lineNotOrderable,
  paymentMethodRequired,
  refusedByExtension,
  shippingMethodRequired,
} from './errors.ts';

export interface OrderRefusalsContext {
  readonly cart: Cart;
}

declare module '../../platform/registry/processors.ts' {
  interface RegistryValues {
    /** Texts that say why this cart may not be ordered; an empty list lets it pass. The first is the answer. */
    orderRefusals: { value: readonly string[]; context: OrderRefusalsContext };
  }
}

/** Throws the refusal of the first thing that a cart lacks to become an order. */
export async function checkOrderable(app: AppContext, cart: Cart): Promise<void> {
  const fault = missing(cart);
  if (fault) throw fault;
  await checkPaymentMethod(app, cart);
  const [refusal] = await app.process('orderRefusals', [], { cart });
  if (refusal !== undefined) throw refusedByExtension(refusal);
}

function missing(cart: Cart): Error | null {
  const grandTotal = toMinor(cart.grand_total, cart.currency);
  if (cart.items.length === 0) return cartIsEmpty();
  const lineError = cart.errors.find(({ field }) => field.startsWith('items.'));
  if (lineError) return lineNotOrderable(lineError);
  if (!cart.customer_email) return contactRequired();
  if (!cart.no_shipping_required) {
    if (!cart.shipping_address) return shippingAddressRequired();
    if (!cart.shipping_method_data) return shippingMethodRequired();
  }
  if (grandTotal > 0 && !cart.billing_address && !cart.shipping_address) return billingAddressRequired();
  if (grandTotal > 0 && !cart.payment_method) return paymentMethodRequired();
  return null;
}

/** The method was offered when it was chosen; it may have been switched off since. */
async function checkPaymentMethod(app: AppContext, cart: Cart): Promise<void> {
  const grandTotal = toMinor(cart.grand_total, cart.currency);
  if (grandTotal === 0) return;
  const offered = await offeredPaymentMethods(app, app.db, { currency: cart.currency, grandTotal });
  if (!offered.some(({ code }) => code === cart.payment_method)) {
    throw paymentMethodNotAvailable(cart.payment_method ?? '');
  }
}
