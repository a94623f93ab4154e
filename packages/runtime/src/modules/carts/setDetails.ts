import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { readAddress } from '../provinces/index.ts';
import type { AddressType, CartAddress, CartAddressRow } from './cart.ts';
import { changeCart } from './changeCart.ts';
import type { CartRequest } from './changeCart.ts';

/** Sets the e-mail address that the shop writes to about the order. */
export async function setContact(
  app: AppContext,
  db: Db,
  request: CartRequest,
  email: string,
): Promise<void> {
  await changeCart(app, db, request, (draft) => ({ ...draft, customer_email: email }));
}

/**
 * Sets where the cart goes, or who is billed. A new shipping address has the chosen method quoted again. Throws
 * `INVALID_PROVINCE` (400) for an unknown province of a country whose provinces tax rates or shipping zones distinguish.
 */
export async function setAddress(
  app: AppContext,
  db: Db,
  request: CartRequest,
  type: AddressType,
  address: CartAddress,
): Promise<CartAddressRow> {
  const read = await readAddress(app, db, address, 'address.province');
  const { cart } = await changeCart(app, db, request, (draft) => ({
    ...draft,
    addresses: { ...draft.addresses, [type]: read },
  }));
  return (type === 'shipping' ? cart.shipping_address : cart.billing_address) as CartAddressRow;
}

/** Sets the shopper's note for the delivery; an empty one takes it away. */
export async function setShippingNote(
  app: AppContext,
  db: Db,
  request: CartRequest,
  note: string,
): Promise<void> {
  await changeCart(app, db, request, (draft) => ({ ...draft, shipping_note: note === '' ? null : note }));
}
