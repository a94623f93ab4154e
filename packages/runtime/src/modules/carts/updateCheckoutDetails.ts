import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { offeredPaymentMethods } from '../payments/index.ts';
import type { OfferedPaymentMethod } from '../payments/index.ts';
import { readAddress } from '../provinces/index.ts';
import type { SavedSettings } from '../settings/index.ts';
import { methodNoLongerAvailable } from '../shipping/index.ts';
import type {
  AddressType,
  ApprovedExpress,
  Cart,
  CartAddress,
  CartAddressRow,
  ShippingSelection,
} from './cart.ts';
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
  offeredMethodChange,
  paymentMethodChange,
  shippingMethodChange,
  toPay,
} from './checkoutChanges.ts';
import type { CartToPay } from './checkoutChanges.ts';
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
