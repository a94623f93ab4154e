import type { Caller } from '../../../platform/contracts/caller.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Html } from '../../../platform/html/html.ts';
import type { CheckoutForm } from '../../payments/contract.ts';
import type { Cart } from '../cart.ts';

declare module '../../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly expressPayments?: readonly ExpressPayment[];
  }
}

/** The places of the storefront that can have express buttons: product pages, the cart, and the first step of the checkout. */
export type ExpressPlace = 'product' | 'cart' | 'checkout';

/** The arguments of `begin`. */
export interface ExpressCall {
  /** The app in the shopper's language. */
  readonly app: AppContext;
  /** The cart, with something to pay and nothing that cannot be ordered. It may not have an address yet. */
  readonly cart: Cart;
  /**
   * The key of the payment to create. It is the same while the cart does not change, so that a double click or a reload does not
   * create a second payment. Pass it to the gateway.
   */
  readonly requestId: string;
  /** The shop URL to which the gateway redirects the shopper after the approval. The gateway may append a query string. */
  readonly returnUrl: string;
  /** The shop URL to which the gateway redirects a shopper who cancels: the page with the button. */
  readonly cancelUrl: string;
  /** Aborts when the deadline passes or the caller disconnects. */
  readonly signal: AbortSignal;
}

/** The arguments of `form`. */
export interface ExpressFormCall {
  /** The app in the shopper's language. */
  readonly app: AppContext;
  /** The cart, with something to pay and nothing that cannot be ordered. It may not have an address yet. */
  readonly cart: Cart;
  /** The shop URL to open after the approval, with what identifies the approval added to its query string. */
  readonly returnUrl: string;
  /** The countries to which the shop ships, as ISO 3166-1 codes. Empty if nothing of the cart is shipped. */
  readonly countries: readonly string[];
  /** Aborts when the deadline passes or the shopper disconnects. */
  readonly signal: AbortSignal;
}

/** A payment that waits for the shopper's approval. */
export interface ExpressStart {
  /** The gateway's ID of the payment. The key of the payment if the shopper approves it in a form of the shop. */
  readonly reference: string;
  /** The http or https URL where the shopper approves the payment. */
  readonly redirectTo: string;
}

/** The arguments of `approval`. */
export interface ExpressReturn {
  readonly app: AppContext;
  /** The cart of the payment. */
  readonly cart: Cart;
  /** The query string that the gateway added to `returnUrl`. It comes from the browser: verify it with the gateway. */
  readonly query: Readonly<Record<string, string>>;
  /** Aborts when the deadline passes or the caller disconnects. */
  readonly signal: AbortSignal;
}

/** An address as the wallet has it. Parts that the wallet does not know are empty strings. */
export interface ExpressAddress {
  readonly full_name: string;
  /** The company. Absent or null if the wallet does not know one. */
  readonly company?: string | null;
  /** The VAT ID of the company with the prefix of its country. One that does not have the form of its country is left out. */
  readonly vat_id?: string | null;
  readonly telephone: string;
  readonly address_1: string;
  readonly address_2: string | null;
  readonly city: string;
  /** The province's code with or without the country, or its name. */
  readonly province: string;
  readonly postcode: string;
  /** The ISO 3166-1 country code. */
  readonly country: string;
}

/** An approved payment, with what the wallet says about the shopper. */
export interface ExpressApproval {
  /** The gateway's ID of the payment. The order receives it as its `integration_order_id`. */
  readonly reference: string;
  /** The shopper's email address. Null if the wallet does not share it. */
  readonly email: string | null;
  /** The address to ship to, or the billing address if nothing is shipped. Null if the wallet does not share one. */
  readonly address: ExpressAddress | null;
}

/**
 * A button that pays with an address from a wallet. The shopper approves the payment first, the shop takes email and address from
 * the wallet, and the order is placed in a review that shows the exact total. Then the payment method pays the order: its
 * `startPayment` finds the approved payment by the order's `integration_order_id`, and updates its number and amount at the gateway.
 * The shopper approves at the gateway (`begin`) or in a form on a page of the shop (`form`). A button has one of the two.
 */
export interface ExpressPayment {
  /** The code, unique across all extensions. It begins with the code of the payment method. */
  readonly code: string;
  /**
   * The code of the payment method with which the orders are paid. The button is hidden wherever this payment method is not offered
   * for the amount, for carts with nothing to pay, and for goods if the shop ships nowhere.
   */
  readonly method: string;
  /** The places that have the button. Default: all. */
  readonly places?: readonly ExpressPlace[];
  /**
   * Returns the button's label in the language of `app`. `name` is the payment method's name as shoppers see it. Default: "Pay with",
   * followed by the name.
   */
  label?(app: AppContext, name: string): string;
  /**
   * The wallet's symbol, shown before the label as decoration. The markup comes from the template `html`, for example an `svg` element.
   * The page's content security policy allows neither styles nor scripts in it.
   */
  readonly mark?: Html;
  /**
   * Reports whether the button can be used at all, for example because the gateway's keys are set. Called for each page with the button:
   * read the settings of the payment method, which are known already, and nothing else. Default: wherever the payment method is offered.
   */
  isAvailable?(app: AppContext): Promise<boolean>;
  /**
   * Creates a payment of the cart's current total at the gateway, or finds the one with the same `requestId`. Called outside any
   * transaction, with a deadline, when the shopper uses the button. Moves no money and does not change the cart. An error is
   * logged and the response is 502; a `Refusal` below 500 is shown to the shopper.
   */
  begin?(call: ExpressCall): Promise<ExpressStart>;
  /**
   * Returns the form in which the shopper approves a payment of the cart's current total, for example the buttons of the wallets that a
   * browser has. The shop shows it on a page of its own, `/checkout/express/<code>`, with the cart beside it: the gateway's scripts load
   * there alone. The form's script opens `returnUrl` after the approval. Called outside any transaction, with a deadline. Moves no money and
   * does not change the cart. An error is logged, and the shopper sees the cart with a message.
   */
  form?(call: ExpressFormCall): Promise<CheckoutForm>;
  /**
   * Reads the payment at the gateway when the shopper returns. Returns null if it is not approved or not of this cart. Called
   * outside any transaction, with a deadline, possibly repeatedly and concurrently. Moves no money. An error means that the gateway
   * did not respond: the shopper sees the cart with a message.
   */
  approval(call: ExpressReturn): Promise<ExpressApproval | null>;
}

/** The arguments of `app.carts.beginExpress`. */
export interface ExpressRequest {
  /** The code of the express payment. */
  readonly code: string;
  /** The UUID of the cart. */
  readonly cartId: string;
  readonly caller: Caller;
  /** The path of the page to which a shopper who cancels returns. Default: the cart. */
  readonly cancelPath?: string;
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal;
}
