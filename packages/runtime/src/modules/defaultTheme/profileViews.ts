import type {
  AddressPartView,
  AddressView,
  CompanyField,
  PlaceView,
  ProvinceGroupView,
} from './addressViews.ts';
import type { SentForm } from './formFields.ts';
import type { FormView } from './accountViews.ts';

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
