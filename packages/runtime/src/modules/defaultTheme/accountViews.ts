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

/** A page that is one form. */
export interface FormView extends PageView {
  /** The form as it was sent and refused; empty at first. */
  readonly form: SentForm;
}

/** The pages to log in and to create an account. */
export interface SignInView extends FormView {
  /** The path to go on to. Null: the account. */
  readonly to: string | null;
  /** True: the visitor has just set a new password. */
  readonly is_reset: boolean;
}

/** The page on which a customer asks for a new password. */
export interface ForgottenPasswordView extends FormView {
  /** True: an email is on its way, if there is such an account. */
  readonly is_sent: boolean;
}

/** The page on which a customer sets a new password, by the link of the email. */
export interface NewPasswordView extends FormView {
  /** The token of the link in the email. */
  readonly token: string;
}

/** The page with the button that confirms a new email. */
export interface ConfirmEmailView extends FormView {
  /** The token of the link in the email. */
  readonly token: string;
}

/** An order in a list. */
export interface OrderSummary {
  readonly uuid: string;
  readonly order_number: string;
  readonly created_at: string;
  readonly status: string;
  /** The total in major units of `currency`. */
  readonly grand_total: number;
  readonly currency: string;
}

/** The first page of a customer’s account. */
export interface AccountView extends PageView {
  readonly customer: { readonly email: string; readonly full_name: string };
  /** The newest ones. */
  readonly orders: readonly OrderSummary[];
}

/** The page of a customer’s orders. */
export interface OrdersView extends PageView {
  /** Newest first. */
  readonly orders: readonly OrderSummary[];
  /** The value of `?after=` for the next page. Null: this is the last. */
  readonly next: string | null;
}

/** The page of one order of a customer. */
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
    /** The path where the order can be paid. Null: nothing is due. */
    readonly payment_path: string | null;
    readonly payment_instructions: PaymentInstructionsView | null;
    readonly shipping_method: string | null;
    /** Oldest first. */
    readonly shipments: readonly ShipmentView[];
    readonly shipping_address: AddressView | null;
    readonly billing_address: AddressView | null;
  };
}

/** The page where a customer changes name, email and password. */
export interface ProfileView extends FormView {
  /** The email that counts. */
  readonly email: string;
  /** The new email, which counts once its link is followed. Null: none waits for that. */
  readonly pending_email: string | null;
  /**
   * Whether the account gets the newsletter; `pending`: the link of the email was not followed yet. The form that posts `subscribed` (`1`
   * or `0`) to `/account/newsletter` changes it.
   */
  readonly newsletter: 'none' | 'pending' | 'subscribed' | 'unsubscribed';
  /** True: the form was saved just now. */
  readonly is_saved: boolean;
}

/** The page of a customer’s addresses. */
export interface AddressesView extends FormView {
  /** The UUID of the address that the form changes. Null: it adds one. */
  readonly editing: string | null;
  /** The countries to choose from. */
  readonly countries: readonly PlaceView[];
  /** The provinces of the country in the form; empty where no country is chosen, or it has none. */
  readonly provinces: readonly ProvinceGroupView[];
  readonly addresses: readonly (AddressView & { readonly uuid: string; readonly is_default: boolean })[];
}
