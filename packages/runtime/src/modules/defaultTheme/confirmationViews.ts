import type { CheckoutStepName } from './checkoutViews.ts';
import type { ContentsView } from './contentsViews.ts';
import type { PageView } from './contract.ts';
import type { SentForm } from './formFields.ts';
import type { OrderDetailsView } from './orderViews.ts';

/** The page where a shopper pays for an order. */
export interface PaymentView extends PageView {
  readonly order: {
    readonly uuid: string;
    readonly order_number: string;
    readonly grand_total: number;
    readonly currency: string;
    readonly payment_method: string;
  };
  /** The lines and totals of the order. */
  readonly contents: ContentsView;
  /** The steps of the checkout that the shopper went through, in sequence. */
  readonly steps: readonly CheckoutStepName[];
  /** True if the payment was started. False if the gateway was unreachable. */
  readonly has_begun: boolean;
  /** True if the shop could not determine whether the order was paid when the shopper requested another payment method. */
  readonly is_unknown: boolean;
  /** The path that redirects to the gateway's page. Null if this page shows the payment method's form. */
  readonly continue_path: string | null;
  /** The other available payment methods. A form that posts the field `method` to `<path>/other` selects one. */
  readonly other_methods: readonly { readonly code: string; readonly name: string }[];
  /** The order token, which the form that selects another payment method sends as the field `token`. */
  readonly token: string;
}

/** A shipment that has been sent. */
export interface ShipmentView {
  readonly shipped_at: string;
  readonly is_delivered: boolean;
  readonly carrier: string | null;
  readonly tracking_number: string | null;
  /** The http or https URL of the carrier's tracking page. */
  readonly tracking_url: string | null;
  /** The time of the delivery (ISO 8601). Null if it was not. */
  readonly delivered_at: string | null;
}

/** The payment instructions for an order, such as the bank account for a transfer. */
export interface PaymentInstructionsView {
  readonly text: string;
  readonly details: readonly { readonly key: string; readonly label: string; readonly value: string }[];
}

/**
 * The message of the confirmation page about an order. `waiting`: its payment is pending. `unpaid`: it is not paid, and cannot be paid here. `in_review`: the
 * gateway is reviewing its payment. `received`: the shop has accepted it, and the shopper pays later.
 */
export type ConfirmationState =
  | 'waiting'
  | 'unpaid'
  | 'failed'
  | 'canceled'
  | 'refunded'
  | 'in_review'
  | 'authorized'
  | 'paid'
  | 'received';

/** The order confirmation page. */
export interface ConfirmationView extends PageView {
  /**
   * `offered`: a guest can create an account from the order with a form that posts the field `password` to `<path>/account`. `made`: the
   * account was just created.
   */
  readonly account: 'offered' | 'made' | null;
  /** The account form if it was rejected. */
  readonly form: SentForm;
  readonly order: OrderDetailsView & {
    readonly state: ConfirmationState;
    /** True if the shop emails a confirmation of this order. */
    readonly is_confirmed_by_email: boolean;
    /** True if the payment is pending and its outcome is unknown. In this case even the payment status `failed` is not final. */
    readonly is_waiting: boolean;
    /** The number of seconds until the page reloads automatically. Null if it does not reload. */
    readonly next_check: number | null;
    /** The path that checks the payment status again. */
    readonly check_path: string;
  };
}
