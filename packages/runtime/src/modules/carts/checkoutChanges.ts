import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { storedPart } from './tenders/cartTenders.ts';
import { toMinor } from '../../platform/money.ts';
import { payablePaymentMethods } from '../payments/index.ts';
import {
  listOffers,
  methodNoLongerAvailable,
  noShippingToAddress,
  registeredProvider,
} from '../shipping/index.ts';
import { COUPON_FIELD } from './cartError.ts';
import type { AddressType, ApprovedExpress, Cart, CartAddress } from './cart.ts';
import type { ComputedCart } from './cartColumns.ts';
import type { Change } from './changeCart.ts';
import type { CartDraft, ShippingChoice } from './draft.ts';
import { invalidCurrency } from '../currencies/index.ts';
import { enterCode } from './offers/enteredCodes.ts';
import {
  missingShippingCodes,
  openPayment,
  paymentMethodNotAvailable,
  shippingAddressRequired,
} from './errors.ts';
import type { CartInputs } from './inputs/cartInputs.ts';
import { quoteRequest } from './shippingQuotes.ts';

/** Combines changes into one. Each change receives the draft of the previous one. */
export const allOf =
  (changes: readonly Change[]): Change =>
  async (draft, inputs, preview) => {
    let changed = draft;
    for (const change of changes) changed = await change(changed, inputs, preview);
    return changed;
  };

/**
 * Changes the currency of the cart. Throws `INVALID_CURRENCY` (400) for one that is not on, and `PAYMENT_IN_PROGRESS` (409) if an order of the
 * reopened cart can still be paid. The cart request must ask for `openPayment`.
 */
export const currencyChange =
  (code: string): Change =>
  (draft, { currencies, hasOpenPayment }) => {
    const terms = currencies.find(code);
    if (!terms) throw invalidCurrency(code);
    if (terms.code !== draft.currency && hasOpenPayment) throw openPayment();
    return { ...draft, currency: terms.code };
  };

/** Sets the email address that the shop uses for the order. */
export const contactChange =
  (email: string): Change =>
  (draft) => ({ ...draft, customer_email: email });

/** Sets the name of the shopper. */
export const nameChange =
  (fullName: string): Change =>
  (draft) => ({ ...draft, customer_full_name: fullName });

/** Sets an address whose province was read by `readAddress`. */
export const addressChange =
  (type: AddressType, address: CartAddress): Change =>
  (draft) => ({ ...draft, addresses: { ...draft.addresses, [type]: address } });

/** Sets the shopper's delivery note. An empty note removes it. */
export const noteChange =
  (note: string): Change =>
  (draft) => ({ ...draft, shipping_note: note === '' ? null : note });

/**
 * Enters a code; see `enterCode`. The cart request must include it, so that it is loaded. The recomputation throws the reason (400) if a
 * coupon does not apply.
 */
export const couponChange =
  (coupon: string): Change =>
  (draft, inputs) =>
    enterCode(draft, inputs, coupon).draft;

/** Removes all codes, and the error about a removed coupon. */
export const noCouponChange: Change = (draft) => ({
  ...draft,
  codes: [],
  errors: withoutCouponErrors(draft),
});

/** Returns the errors of a draft without those about its coupon. */
export const withoutCouponErrors = ({ errors }: Pick<CartDraft, 'errors'>) =>
  errors.filter(({ field }) => field !== COUPON_FIELD);

/**
 * Selects a shipping method by provider and code. Rejects an empty code and an unregistered provider immediately, and a cart without a
 * shipping address when the change is applied. The recomputation quotes the method, and throws if the quote rejects it.
 */
export function shippingMethodChange(
  app: AppContext,
  { provider_code, method_code }: ShippingChoice,
): Change {
  if (!provider_code.trim() || !method_code.trim()) throw missingShippingCodes();
  registeredProvider(app, provider_code);
  return (draft) => {
    if (!draft.addresses.shipping) throw shippingAddressRequired();
    return { ...draft, selection: { provider_code, method_code } };
  };
}

/** Selects a shipping method by its code only: the first offer for the cart with that code, from any provider. */
export function offeredMethodChange(app: AppContext, db: Db, method_code: string): Change {
  if (!method_code.trim()) throw missingShippingCodes();
  return async (draft, inputs, preview) => {
    const offers = await offersOf(app, db, draft, inputs, await preview(draft));
    const offer = offers.find(({ code }) => code === method_code);
    if (!offer) throw offers.length === 0 ? noShippingToAddress() : methodNoLongerAvailable();
    return { ...draft, selection: { provider_code: offer.providerCode, method_code } };
  };
}

/** Selects a payment method that can charge the cart total. It is stored with the shop's display name for the method. */
export const paymentMethodChange =
  (app: AppContext, code: string): Change =>
  async (draft, { saved }, preview) => {
    const possible = await payablePaymentMethods(app, saved, toPay((await preview(draft)).columns));
    const method = possible.find((candidate) => candidate.code === code);
    if (!method) throw paymentMethodNotAvailable(code);
    return { ...draft, payment_method: method.code, payment_method_name: method.name };
  };

/** Stores the express payment that the shopper approved. */
export const expressChange =
  (express: ApprovedExpress): Change =>
  (draft) => ({ ...draft, express });

/** The part of a cart that determines its payment methods. */
export type CartToPay = Pick<Cart, 'currency' | 'grand_total' | 'tenders' | 'no_shipping_required'>;

/** Returns a cart's total in the form that payment methods receive. */
export const toPay = ({ currency, grand_total, tenders, no_shipping_required }: CartToPay) => ({
  currency,
  grandTotal: toMinor(grand_total, currency),
  stored: storedPart({ currency, tenders }),
  noShippingRequired: no_shipping_required,
});

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
