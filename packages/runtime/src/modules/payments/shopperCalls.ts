import type { AppContext } from '../../platform/contracts/context.ts';
import type { Html } from '../../platform/html/html.ts';

/** The arguments and return types of payment methods while a shopper pays. */

/** An order as passed to payment methods: the public columns, with money as decimal strings in `currency`. */
export interface PaidOrder {
  /** The order id. Null inside `onOrderPlaced`, because the order is not written yet. The order number is also null there. */
  readonly order_id: number | null;
  readonly uuid: string;
  readonly order_number: string | null;
  readonly currency: string;
  /** The amount that the payment method collects: the total of the order without what gift cards and store credit pay. */
  readonly grand_total: string;
  readonly payment_method: string;
  readonly payment_status: string;
  readonly customer_email: string;
}

/** The arguments of `startPayment`. */
export interface StartCall {
  readonly app: AppContext;
  /** The order, placed and not paid yet. */
  readonly order: PaidOrder;
  /** The order token; see `CheckoutCall`. */
  readonly token: string;
  /**
   * The shop URL to which the gateway redirects the shopper after payment or cancellation. The URL calls `finishPayment`
   * and redirects to the front end that started the payment, or to the shop's pages. The gateway may append a query
   * string.
   */
  readonly returnUrl: string;
  /** Aborts when the deadline passes or the caller disconnects. */
  readonly signal: AbortSignal;
}

/** A value sent to front ends as JSON. */
export type ClientValue =
  | string
  | number
  | boolean
  | null
  | readonly ClientValue[]
  | { readonly [key: string]: ClientValue };

/** The next step for a shopper who pays an order, as data for any front end. */
export type PaymentStep =
  /** The shopper pays at this URL, and returns to the call's `returnUrl`. */
  | { readonly kind: 'redirect'; readonly url: string }
  /**
   * The front end pays with the gateway's script and this data, whose format the method documents. The data contains no shop
   * secrets.
   */
  | { readonly kind: 'client'; readonly data: Readonly<Record<string, ClientValue>> }
  /** No action by the shopper is required. */
  | { readonly kind: 'none' };

/** The arguments of `finishPayment`, which looks up the outcome of a payment. */
export interface FinishCall {
  readonly app: AppContext;
  /** The order, which the shop has not recorded as paid yet. */
  readonly order: PaidOrder;
  /** The query string that the gateway added to `returnUrl`. It comes from the browser: verify it with the gateway. */
  readonly query: Readonly<Record<string, string>>;
  /** Aborts when the deadline passes or the caller disconnects. */
  readonly signal: AbortSignal;
}

/** The arguments of `paymentInstructions`. */
export interface InstructionsCall {
  /** The app in the order's language. */
  readonly app: AppContext;
  readonly order: PaidOrder;
}

/** Instructions for paying an order without a gateway, such as the bank account for a transfer. */
export interface PaymentInstructions {
  /** One or two sentences in the order's language. */
  readonly text: string;
  /** Payment details, such as IBAN and reference. Programs identify them by `key`. */
  readonly details: readonly { readonly key: string; readonly label: string; readonly value: string }[];
}

/** The arguments of `checkoutForm`. */
export interface CheckoutCall {
  readonly app: AppContext;
  /** The order, placed and not paid yet. */
  readonly order: PaidOrder;
  /**
   * The order token, for URLs that return the shopper to the shop. The token opens the order's pages without a cookie.
   * Give it only to the shopper who pays, not to anyone else who has the order uuid.
   */
  readonly token: string;
  /** The signed-in customer who pays, if the order is theirs. Null for guests and for everybody else who opens the payment page. */
  readonly customer: PayingCustomer | null;
  /** Aborts when the shopper disconnects. */
  readonly signal: AbortSignal;
}

/** A signed-in customer, as passed to payment methods. */
export interface PayingCustomer {
  readonly uuid: string;
  readonly email: string;
  readonly fullName: string;
}

/** The arguments of `storedCards`. */
export interface StoredCardsCall {
  readonly app: AppContext;
  readonly customer: PayingCustomer;
  /** Aborts when the shopper disconnects. */
  readonly signal: AbortSignal;
}

/** A card that the gateway keeps for a customer. The shop stores nothing of it. */
export interface StoredCard {
  /** The gateway's ID of the card. */
  readonly id: string;
  /** The brand as shoppers know it, such as `Visa`. */
  readonly brand: string;
  /** The last four digits of the number. */
  readonly last4: string;
  /** The last month in which the card is valid, from 1 to 12, and its year with four digits. */
  readonly expMonth: number;
  readonly expYear: number;
}

/**
 * The payment step for the shopper: at the gateway, or in a form on a shop page. The form is `html` markup. `scripts`
 * lists the script URLs that the form needs. `sources` lists the other origins that the page may load from and connect to.
 */
export type CheckoutForm =
  | { readonly redirectTo: string }
  | {
      readonly markup: Html;
      readonly scripts?: readonly string[];
      readonly sources?: {
        readonly 'script-src'?: readonly string[];
        readonly 'connect-src'?: readonly string[];
        readonly 'frame-src'?: readonly string[];
      };
    };
