import type { PageView } from './contract.ts';
import type { SentForm } from './formFields.ts';
import type { ArrivalView, OrderDetailsView, OrderStepView } from './orderViews.ts';

/** A page that shows one form. */
export interface FormView extends PageView {
  /** The rejected form as submitted. Empty on the first request. */
  readonly form: SentForm;
}

/** The sign-in page and the page to create an account. */
export interface SignInView extends FormView {
  /** The path to redirect to after sign-in. If null, redirects to the account page. */
  readonly to: string | null;
  /** True if the visitor has just set a new password. */
  readonly is_reset: boolean;
  /** True if the visitor's account and data have just been erased. */
  readonly is_erased: boolean;
}

/** The page where a customer requests a password reset. */
export interface ForgottenPasswordView extends FormView {
  /** True if the form was submitted. An email is only sent if the account exists. */
  readonly is_sent: boolean;
}

/** The page where a customer sets a new password, opened through the emailed link. */
export interface NewPasswordView extends FormView {
  /** True if the link can be used. If false, the page only offers to request a new link. */
  readonly is_valid: boolean;
  /** The token in the emailed link. */
  readonly token: string;
}

/** The page with the button that confirms a new email address. */
export interface ConfirmEmailView extends FormView {
  /** The token in the emailed link. */
  readonly token: string;
}

/** An order in a list. */
export interface OrderSummary {
  readonly uuid: string;
  readonly order_number: string;
  readonly created_at: string;
  readonly status: string;
  /** The grand total in major units of `currency`. */
  readonly grand_total: number;
  readonly currency: string;
  /** The current step of the order. Null if its payment failed. */
  readonly step: OrderStepView | null;
  /** The expected time of arrival. Null if nothing was promised or nothing is still to arrive. */
  readonly arrival: ArrivalView | null;
  /** The lines, each with the name of its product and its image. */
  readonly lines: readonly { readonly name: string; readonly qty: number; readonly image: string | null }[];
  /** The path where the customer can pay the order. Null if no payment is due. */
  readonly payment_path: string | null;
  /** The carrier and its tracking page of the newest shipment that has one and was not delivered. Null if there is none. */
  readonly tracking: { readonly carrier: string | null; readonly url: string } | null;
}

/** The account overview page. */
export interface AccountView extends PageView {
  readonly customer: { readonly email: string; readonly full_name: string };
  /** The newest orders. */
  readonly orders: readonly OrderSummary[];
  /** The store credit by currency. Empty if the customer has none. */
  readonly credit: readonly { readonly balance: number; readonly currency: string }[];
  /** The changes of the store credit, newest first. */
  readonly credit_entries: readonly CreditEntryView[];
}

/** A change of a customer's store credit. */
export interface CreditEntryView {
  readonly kind: 'issue' | 'redeem' | 'release' | 'refund' | 'adjust' | 'void';
  /** The change in major units. Below 0 if credit was taken. */
  readonly amount: number;
  readonly currency: string;
  /** The time of the change (ISO 8601). */
  readonly at: string;
  readonly reason: string | null;
  /** The order that is the cause. Null if no order is. */
  readonly order: { readonly uuid: string; readonly number: string } | null;
}

/** The page with a customer's orders. */
export interface OrdersView extends PageView {
  /** The orders, newest first. */
  readonly orders: readonly OrderSummary[];
  /** The value of `?after=` for the next page of orders. Null on the last page. */
  readonly next: string | null;
}

/** The page of a customer's order. */
export interface OrderView extends PageView {
  readonly order: OrderDetailsView & {
    readonly status: string;
    readonly shipment_status: string;
  };
}
