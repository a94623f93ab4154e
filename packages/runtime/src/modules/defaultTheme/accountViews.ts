import type {
  AddressPartView,
  AddressView,
  CompanyField,
  PlaceView,
  ProvinceGroupView,
} from './checkoutViews.ts';
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

/** A sign-in of the customer. */
export interface SessionView {
  /** The browser and the system, such as `Firefox` and `Windows`. Null if unknown. */
  readonly browser: string | null;
  readonly system: string | null;
  /** The time of its last use (ISO 8601), accurate to a few minutes. */
  readonly last_used_at: string;
  /** True if it is the sign-in of this request. */
  readonly is_current: boolean;
}

/** Holds the facts of the page about the customer's data, with the forms that export and erase it. */
export interface OwnDataView {
  /** The rejected form as submitted, with the fields `export_password` and `erase_password`. */
  readonly form: SentForm;
  /**
   * The newest archive. `path` is null while it is being made. Null if there is none. A form posts `export_password` to
   * `/account/data/export`.
   */
  readonly export: { readonly path: string | null } | null;
  /**
   * The kept wish to be erased, with the numbers of the open orders that it waits for. Null if there is none: a form posts
   * `erase_password` to `/account/data/erase`. A form that posts to `/account/data/keep` takes it back.
   */
  readonly wish: { readonly created_at: string; readonly orders: readonly string[] } | null;
}

/** The page where a customer changes name, email and password. */
export interface ProfileView extends FormView {
  /** The current email address. */
  readonly email: string;
  /** The new email address that has not been confirmed yet. Null if there is none. */
  readonly pending_email: string | null;
  /**
   * The account's newsletter subscription. `pending`: the customer has not followed the emailed link yet. To change it, a form posts
   * `subscribed` (`1` or `0`) to `/account/newsletter`.
   */
  readonly newsletter: 'none' | 'pending' | 'subscribed' | 'unsubscribed';
  /**
   * Says if the customer gets reminders about their cart and after their orders. `unavailable`: the shop sends none. `unconfirmed`: the
   * customer has to confirm their email address first. To change it, a form posts `wanted` (`1` or `0`) to `/account/reminders`.
   */
  readonly reminders: 'unavailable' | 'unconfirmed' | 'off' | 'on';
  /**
   * The customer's sign-ins, most recently used first. A form that posts to `/account/sessions/end` ends all except the one of this
   * request.
   */
  readonly sessions: readonly SessionView[];
  /** The export and the erasure of the customer's data. */
  readonly data: OwnDataView;
  /** True if the form has just been saved. */
  readonly is_saved: boolean;
  /** True if the other sign-ins have just been ended. */
  readonly is_alone: boolean;
}

/** A card that a gateway keeps for the customer. */
export interface StoredCardView {
  /** The code of the payment method, which the form of the card sends back as `method`. */
  readonly method: string;
  /** The gateway's ID of the card, which the form of the card sends back as `card`. */
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  /** The last month in which the card is valid, and its year with four digits. */
  readonly exp_month: number;
  readonly exp_year: number;
  readonly is_expired: boolean;
}

/** The page with a customer's stored cards. A form that posts `method` and `card` to `/account/cards/removal` removes one. */
export interface CardsView extends FormView {
  readonly cards: readonly StoredCardView[];
  /** True if a gateway did not respond, so that cards may be missing. */
  readonly is_incomplete: boolean;
}

/** The page with a customer's addresses. */
export interface AddressesView extends FormView {
  /** The UUID of the address that the form edits. Null if the form adds an address. */
  readonly editing: string | null;
  /** The countries to choose from. */
  readonly countries: readonly PlaceView[];
  /** The parts below the street that the form shows for the selected country, in the country's order. */
  readonly parts: readonly AddressPartView[];
  /** The fields for companies that the shop asks for. The form also shows those that have a value. */
  readonly company_fields: readonly CompanyField[];
  /** The provinces of the country selected in the form. Empty if no country is selected or the country has no provinces. */
  readonly provinces: readonly ProvinceGroupView[];
  /** The path to which the script of the page sends the typed street. Null if no extension looks up addresses of the country. */
  readonly lookup: string | null;
  readonly addresses: readonly (AddressView & { readonly uuid: string; readonly is_default: boolean })[];
}
