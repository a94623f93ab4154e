import type { AppContext } from '../../platform/contracts/context.ts';
import type { Html } from '../../platform/html/html.ts';

/** The calls of a payment method while a shopper pays, and its answers. */

/** An order as payment methods see it: the public columns, money as decimal text in `currency`. */
export interface PaidOrder {
  /** The id; null inside `onOrderPlaced`, like the number, because the order is not written yet. */
  readonly order_id: number | null;
  readonly uuid: string;
  readonly order_number: string | null;
  readonly currency: string;
  readonly grand_total: string;
  readonly payment_method: string;
  readonly payment_status: string;
  readonly customer_email: string;
}

/** A request to start the payment of an order, see `startPayment`. */
export interface StartCall {
  readonly app: AppContext;
  /** The order was placed, and is not paid yet. */
  readonly order: PaidOrder;
  /** The order's token, see `CheckoutCall`. */
  readonly token: string;
  /**
   * The address of the shop to which the gateway sends the shopper back, after paying or giving up. It calls `finishPayment` and
   * leads on to the front end that started the payment, or to the pages of the shop. The gateway may add a query to it.
   */
  readonly returnUrl: string;
  /** The signal aborts when the deadline is over, or the caller is gone. */
  readonly signal: AbortSignal;
}

/** A value that a front end gets as JSON. */
export type ClientValue =
  | string
  | number
  | boolean
  | null
  | readonly ClientValue[]
  | { readonly [key: string]: ClientValue };

/** The next step of a shopper who pays an order, as data for any front end. */
export type PaymentStep =
  /** The shopper pays at this address, and comes back to `returnUrl` of the call. */
  | { readonly kind: 'redirect'; readonly url: string }
  /** The front end pays by the gateway's script, with these data, which are documented with the method. They are no secrets of the shop. */
  | { readonly kind: 'client'; readonly data: Readonly<Record<string, ClientValue>> }
  /** The shopper has nothing to do. */
  | { readonly kind: 'none' };

/** A request to find out the state of a payment, see `finishPayment`. */
export interface FinishCall {
  readonly app: AppContext;
  /** The order is not paid yet, as far as the shop knows. */
  readonly order: PaidOrder;
  /** The query that the gateway added to `returnUrl`. It comes from the browser: look its claims up at the gateway. */
  readonly query: Readonly<Record<string, string>>;
  /** The signal aborts when the deadline is over, or the caller is gone. */
  readonly signal: AbortSignal;
}

/** A request for the instructions of a payment, see `paymentInstructions`. */
export interface InstructionsCall {
  /** The app in the language of the order. */
  readonly app: AppContext;
  readonly order: PaidOrder;
}

/** The instructions by which a shopper pays an order without a gateway, such as the account of a bank transfer. */
export interface PaymentInstructions {
  /** A sentence or two in the language of the order. */
  readonly text: string;
  /** The facts, such as IBAN and reference. Programs know them by `key`. */
  readonly details: readonly { readonly key: string; readonly label: string; readonly value: string }[];
}

/** A request for the form in which a shopper pays an order, see `checkoutForm`. */
export interface CheckoutCall {
  readonly app: AppContext;
  /** The order was placed, and is not paid yet. */
  readonly order: PaidOrder;
  /**
   * The order's token, for addresses that bring the shopper back: with it the pages of the order open without a cookie. Give it
   * to the shopper who pays, and to nobody else who knows the order's uuid.
   */
  readonly token: string;
  /** The signal aborts when the shopper is gone. */
  readonly signal: AbortSignal;
}

/**
 * The place where a shopper pays: at the gateway, or in a form on a page of the shop. The form is markup by `html`. `scripts` are
 * the addresses of the scripts that it needs, and `sources` the other places that the page may load from and talk to.
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
