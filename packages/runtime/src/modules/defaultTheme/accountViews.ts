import type { PaymentStatus } from '../payments/contract.ts';
import type {
  AddressView,
  ContentsView,
  PaymentInstructionsView,
  PlaceView,
  ProvinceGroupView,
  ShipmentView,
} from './checkoutViews.ts';
import type { PageView } from './contract.ts';
import type { SentForm } from './formFields.ts';

/** A page that consists of one form. */
export interface FormView extends PageView {
  /** The rejected form as it was submitted; empty initially. */
  readonly form: SentForm;
}

/** The pages to sign in and to create an account. */
export interface SignInView extends FormView {
  /** The path to redirect to after sign-in. Null redirects to the account. */
  readonly to: string | null;
  /** True if the visitor has just set a new password. */
  readonly is_reset: boolean;
}

/** The page where a customer requests a password reset. */
export interface ForgottenPasswordView extends FormView {
  /** True if the form was submitted. An email is sent if the account exists. */
  readonly is_sent: boolean;
}

/** The page where a customer sets a new password, opened with the emailed link. */
export interface NewPasswordView extends FormView {
  /** The token of the emailed link. */
  readonly token: string;
}

/** The page with the button that confirms a new email. */
export interface ConfirmEmailView extends FormView {
  /** The token of the emailed link. */
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
}

/** The account overview page. */
export interface AccountView extends PageView {
  readonly customer: { readonly email: string; readonly full_name: string };
  /** The newest orders. */
  readonly orders: readonly OrderSummary[];
}

/** The page with a customer’s orders. */
export interface OrdersView extends PageView {
  /** The orders, newest first. */
  readonly orders: readonly OrderSummary[];
  /** The value of `?after=` for the next page. Null on the last page. */
  readonly next: string | null;
}

/** The page of one customer order. */
export interface OrderView extends PageView {
  readonly order: ContentsView & {
    readonly uuid: string;
    readonly order_number: string;
    readonly created_at: string;
    readonly status: string;
    readonly shipment_status: string;
    readonly payment_method: string;
    readonly payment_status: {
      readonly code: string;
      readonly label: string;
      readonly phase: PaymentStatus['phase'];
    };
    /** The path to pay the order. Null if nothing is due. */
    readonly payment_path: string | null;
    readonly payment_instructions: PaymentInstructionsView | null;
    readonly shipping_method: string | null;
    /** The shipments, oldest first. */
    readonly shipments: readonly ShipmentView[];
    readonly shipping_address: AddressView | null;
    readonly billing_address: AddressView | null;
  };
}

/** The page where a customer changes name, email and password. */
export interface ProfileView extends FormView {
  /** The current email. */
  readonly email: string;
  /** The new email that awaits confirmation with its link. Null if none is pending. */
  readonly pending_email: string | null;
  /**
   * The newsletter subscription of the account; `pending`: the customer has not followed the emailed link yet. The form that posts
   * `subscribed` (`1` or `0`) to `/account/newsletter` changes it.
   */
  readonly newsletter: 'none' | 'pending' | 'subscribed' | 'unsubscribed';
  /** True if the form was just saved. */
  readonly is_saved: boolean;
}

/** The page with a customer’s addresses. */
export interface AddressesView extends FormView {
  /** The UUID of the address that the form changes. Null if the form adds an address. */
  readonly editing: string | null;
  /** The countries to choose from. */
  readonly countries: readonly PlaceView[];
  /** The provinces of the country in the form. Empty if no country is chosen or the country has no provinces. */
  readonly provinces: readonly ProvinceGroupView[];
  readonly addresses: readonly (AddressView & { readonly uuid: string; readonly is_default: boolean })[];
}
