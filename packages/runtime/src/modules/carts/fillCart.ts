import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { readAddress } from '../provinces/index.ts';
import { registeredProvider } from '../shipping/index.ts';
import type { CartAddress } from './cart.ts';
import { changeCart } from './changeCart.ts';
import type { CartRequest } from './changeCart.ts';
import type { ShippingChoice } from './draft.ts';
import { shippingAddressRequired } from './errors.ts';
import { setPaymentMethod } from './setPaymentMethod.ts';

/** What a cart lacks to be ordered. What is absent stays as it is. */
export interface CartParts {
  readonly email?: string | undefined;
  readonly fullName?: string | undefined;
  readonly shippingAddress?: CartAddress | undefined;
  readonly billingAddress?: CartAddress | undefined;
  readonly shippingMethod?: ShippingChoice | undefined;
  readonly paymentMethod?: string | undefined;
  readonly note?: string | undefined;
}

/**
 * Fills in what a cart lacks: contact, addresses, shipping method and note in one change, then the payment method for the
 * total that this comes to. Refuses what the single steps refuse.
 */
export async function fillCart(app: AppContext, db: Db, cart: CartRequest, parts: CartParts): Promise<void> {
  if (parts.shippingMethod) registeredProvider(app, parts.shippingMethod.provider_code);
  const { shippingAddress, billingAddress } = await readAddresses(app, db, parts);
  await changeCart(app, db, cart, (draft) => {
    const shipping = shippingAddress ?? draft.addresses.shipping;
    if (parts.shippingMethod && !shipping) throw shippingAddressRequired();
    return {
      ...draft,
      customer_email: parts.email ?? draft.customer_email,
      customer_full_name: parts.fullName ?? draft.customer_full_name,
      addresses: { shipping, billing: billingAddress ?? draft.addresses.billing },
      selection: parts.shippingMethod ?? draft.selection,
      shipping_note: parts.note === undefined ? draft.shipping_note : parts.note || null,
    };
  });
  if (parts.paymentMethod !== undefined) await setPaymentMethod(app, db, cart, parts.paymentMethod);
}

async function readAddresses(
  app: AppContext,
  db: Db,
  { shippingAddress, billingAddress }: CartParts,
): Promise<Pick<CartParts, 'shippingAddress' | 'billingAddress'>> {
  return {
    shippingAddress:
      shippingAddress && (await readAddress(app, db, shippingAddress, 'shippingAddress.province')),
    billingAddress: billingAddress && (await readAddress(app, db, billingAddress, 'billingAddress.province')),
  };
}
