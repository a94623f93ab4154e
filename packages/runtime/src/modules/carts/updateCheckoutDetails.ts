import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { readAddress } from '../provinces/index.ts';
import type { AddressType, ApprovedExpress, CartAddress, CartAddressRow } from './cart.ts';
import { changeCart } from './changeCart.ts';
import type { CartRequest, Change, SavedChange } from './changeCart.ts';
import {
  addressChange,
  allOf,
  contactChange,
  couponChange,
  currencyChange,
  expressChange,
  nameChange,
  noCouponChange,
  noteChange,
  paymentMethodChange,
  shippingMethodChange,
} from './checkoutChanges.ts';
import type { ShippingChoice } from './draft.ts';

/** The checkout details required to order a cart. Absent details do not change. */
export interface CheckoutDetails {
  readonly email?: string | undefined;
  readonly fullName?: string | undefined;
  readonly shippingAddress?: CartAddress | undefined;
  readonly billingAddress?: CartAddress | undefined;
  readonly shippingMethod?: ShippingChoice | undefined;
  /** The code of the coupon. Null removes the coupon. */
  readonly coupon?: string | null | undefined;
  readonly paymentMethod?: string | undefined;
  readonly note?: string | undefined;
  /** The code of the currency, in any case. */
  readonly currency?: string | undefined;
  /** The express payment that the shopper approved at the wallet. */
  readonly express?: ApprovedExpress | undefined;
}

/** The names of the addresses in the request, for errors about their fields. */
export interface AddressNames {
  readonly shipping: string;
  readonly billing: string;
}

/**
 * Updates the checkout details of a cart in one change: the contact, the addresses, the note, the coupon, the shipping method for the new
 * address, and the payment method for the resulting total. Throws in this sequence: the errors in the details that do not depend on the
 * cart, then `INVALID_CART`, then the rejections of each step. If any of them is rejected, nothing is saved.
 */
export async function updateCheckoutDetails(
  app: AppContext,
  db: Db,
  request: CartRequest,
  details: CheckoutDetails,
  names: AddressNames = { shipping: 'shippingAddress', billing: 'billingAddress' },
): Promise<SavedChange> {
  const changes = await changesOf(app, db, details, names);
  const { coupon, currency } = details;
  const lookup = {
    ...(typeof coupon === 'string' && { coupon }),
    ...(currency !== undefined && { openPayment: true }),
  };
  return changeCart(app, db, { ...request, ...lookup }, allOf(changes));
}

async function changesOf(
  app: AppContext,
  db: Db,
  details: CheckoutDetails,
  names: AddressNames,
): Promise<readonly Change[]> {
  const { email, fullName, shippingAddress, billingAddress, note, coupon } = details;
  const { shippingMethod, paymentMethod, express, currency } = details;
  const address = async (type: AddressType, sent: CartAddress) =>
    addressChange(type, await readAddress(app, db, sent, `${names[type]}.`));
  const changes = [
    currency === undefined ? null : currencyChange(currency),
    email === undefined ? null : contactChange(email),
    fullName === undefined ? null : nameChange(fullName),
    shippingAddress ? await address('shipping', shippingAddress) : null,
    billingAddress ? await address('billing', billingAddress) : null,
    note === undefined ? null : noteChange(note),
    express === undefined ? null : expressChange(express),
    coupon === null ? noCouponChange : null,
    typeof coupon === 'string' ? couponChange(coupon) : null,
    shippingMethod ? shippingMethodChange(app, shippingMethod) : null,
    paymentMethod === undefined ? null : paymentMethodChange(app, paymentMethod),
  ];
  return changes.filter((change) => change !== null);
}

/** Sets the email address that the shop uses for the order. */
export async function setContact(
  app: AppContext,
  db: Db,
  request: CartRequest,
  email: string,
): Promise<void> {
  await changeCart(app, db, request, contactChange(email));
}

/**
 * Sets the shipping or the billing address. With a new shipping address, the selected shipping method is quoted again.
 * Throws `INVALID_PROVINCE` (400) for an unknown province, if tax rates or shipping zones distinguish the country's
 * provinces. Throws `INVALID_VAT_ID` (400) for a malformed VAT ID.
 */
export async function setAddress(
  app: AppContext,
  db: Db,
  request: CartRequest,
  type: AddressType,
  address: CartAddress,
): Promise<CartAddressRow> {
  const read = await readAddress(app, db, address, 'address.');
  const { cart } = await changeCart(app, db, request, addressChange(type, read));
  return (type === 'shipping' ? cart.shipping_address : cart.billing_address) as CartAddressRow;
}

/** Sets the shopper's delivery note. An empty note removes it. */
export async function setShippingNote(
  app: AppContext,
  db: Db,
  request: CartRequest,
  note: string,
): Promise<void> {
  await changeCart(app, db, request, noteChange(note));
}
