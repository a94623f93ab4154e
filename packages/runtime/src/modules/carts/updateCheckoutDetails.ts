import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { toMinor } from '../../platform/money.ts';
import { offeredPaymentMethods, payablePaymentMethods } from '../payments/index.ts';
import type { OfferedPaymentMethod } from '../payments/index.ts';
import { readAddress } from '../provinces/index.ts';
import {
  listOffers,
  methodNoLongerAvailable,
  noShippingToAddress,
  registeredProvider,
} from '../shipping/index.ts';
import type { AddressType, Cart, CartAddress, CartAddressRow, ShippingSelection } from './cart.ts';
import type { ComputedCart } from './cartColumns.ts';
import type { CartInputs } from './inputs/cartInputs.ts';
import { changeCart } from './changeCart.ts';
import type { CartRequest, Change } from './changeCart.ts';
import type { CartDraft, ShippingChoice } from './draft.ts';
import { missingShippingCodes, paymentMethodNotAvailable, shippingAddressRequired } from './errors.ts';
import { quoteRequest } from './shippingQuotes.ts';

/** The checkout details required to order a cart. Absent details do not change. */
export interface CheckoutDetails {
  readonly email?: string | undefined;
  readonly fullName?: string | undefined;
  readonly shippingAddress?: CartAddress | undefined;
  readonly billingAddress?: CartAddress | undefined;
  readonly shippingMethod?: ShippingChoice | undefined;
  readonly paymentMethod?: string | undefined;
  readonly note?: string | undefined;
}

/**
 * Updates the checkout details of a cart. Changes the contact, addresses, shipping method and note together, and then sets
 * the payment method for the resulting total. Throws the rejections of these steps.
 */
export async function updateCheckoutDetails(
  app: AppContext,
  db: Db,
  cart: CartRequest,
  details: CheckoutDetails,
): Promise<Cart> {
  if (details.shippingMethod) registeredProvider(app, details.shippingMethod.provider_code);
  const { shippingAddress, billingAddress } = await readAddresses(app, db, details);
  const saved = await changeCart(app, db, cart, (draft) => {
    const shipping = shippingAddress ?? draft.addresses.shipping;
    if (details.shippingMethod && !shipping) throw shippingAddressRequired();
    return {
      ...draft,
      customer_email: details.email ?? draft.customer_email,
      customer_full_name: details.fullName ?? draft.customer_full_name,
      addresses: { shipping, billing: billingAddress ?? draft.addresses.billing },
      selection: details.shippingMethod ?? draft.selection,
      shipping_note: details.note === undefined ? draft.shipping_note : details.note || null,
    };
  });
  if (details.paymentMethod === undefined) return saved.cart;
  return setPaymentMethod(app, db, cart, details.paymentMethod);
}

async function readAddresses(
  app: AppContext,
  db: Db,
  { shippingAddress, billingAddress }: CheckoutDetails,
): Promise<Pick<CheckoutDetails, 'shippingAddress' | 'billingAddress'>> {
  return {
    shippingAddress:
      shippingAddress && (await readAddress(app, db, shippingAddress, 'shippingAddress.province')),
    billingAddress: billingAddress && (await readAddress(app, db, billingAddress, 'billingAddress.province')),
  };
}

/** Sets the email address that the shop uses for the order. */
export async function setContact(
  app: AppContext,
  db: Db,
  request: CartRequest,
  email: string,
): Promise<void> {
  await changeCart(app, db, request, (draft) => ({ ...draft, customer_email: email }));
}

/**
 * Sets the shipping or the billing address. With a new shipping address, the selected shipping method is quoted again.
 * Throws `INVALID_PROVINCE` (400) for an unknown province, if tax rates or shipping zones distinguish the country's
 * provinces.
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

/** Sets the shopper's delivery note. An empty note removes it. */
export async function setShippingNote(
  app: AppContext,
  db: Db,
  request: CartRequest,
  note: string,
): Promise<void> {
  await changeCart(app, db, request, (draft) => ({ ...draft, shipping_note: note === '' ? null : note }));
}

/** Lists the payment methods available for a cart. Runs one SQL statement for the settings. */
export const paymentMethodsOf = (
  app: AppContext,
  db: Db,
  cart: CartToPay,
): Promise<readonly OfferedPaymentMethod[]> => offeredPaymentMethods(app, db, toPay(cart));

type CartToPay = Pick<Cart, 'currency' | 'grand_total' | 'no_shipping_required'>;

const toPay = ({ currency, grand_total, no_shipping_required }: CartToPay) => ({
  currency,
  grandTotal: toMinor(grand_total, currency),
  noShippingRequired: no_shipping_required,
});

/** Selects a payment method that can charge the cart total. It is stored with the shop's display name for the method. */
export async function setPaymentMethod(
  app: AppContext,
  db: Db,
  request: CartRequest,
  code: string,
): Promise<Cart> {
  const { cart } = await changeCart(app, db, request, async (draft, { saved }, preview) => {
    const possible = await payablePaymentMethods(app, saved, toPay((await preview()).columns));
    const method = possible.find((candidate) => candidate.code === code);
    if (!method) throw paymentMethodNotAvailable(code);
    return { ...draft, payment_method: method.code, payment_method_name: method.name };
  });
  return cart;
}

/**
 * Selects a shipping method by provider and code, and quotes it for the current cart. Checks in this sequence and rejects
 * an empty code, an unregistered provider, an invalid cart, a cart without a shipping address, and anything that the quote
 * rejects.
 */
export async function selectShippingMethod(
  app: AppContext,
  db: Db,
  request: CartRequest,
  { provider_code, method_code }: ShippingChoice,
): Promise<ShippingSelection> {
  if (!provider_code.trim() || !method_code.trim()) throw missingShippingCodes();
  registeredProvider(app, provider_code);
  return select(app, db, request, (draft) => {
    if (!draft.addresses.shipping) throw shippingAddressRequired();
    return { ...draft, selection: { provider_code, method_code } };
  });
}

/** Selects a shipping method by its code only. Uses the first offer for the cart with that code, from any provider. */
export async function selectOfferedMethod(
  app: AppContext,
  db: Db,
  request: CartRequest,
  method_code: string,
): Promise<ShippingSelection> {
  if (!method_code.trim()) throw missingShippingCodes();
  return select(app, db, request, async (draft, inputs, preview) => {
    const offers = await offersOf(app, db, draft, inputs, await preview());
    const offer = offers.find(({ code }) => code === method_code);
    if (!offer) throw offers.length === 0 ? noShippingToAddress() : methodNoLongerAvailable();
    return { ...draft, selection: { provider_code: offer.providerCode, method_code } };
  });
}

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

function offersOf(
  app: AppContext,
  db: Db,
  { addresses }: CartDraft,
  { shippingRevision }: CartInputs,
  { columns, lines }: ComputedCart,
) {
  if (!addresses.shipping) throw shippingAddressRequired();
  return listOffers(app, db, quoteRequest(columns, lines, addresses.shipping, shippingRevision));
}
