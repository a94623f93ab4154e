import type { PriceNotes } from '../catalog/contract.ts';
import type { PaymentStatus } from '../payments/contract.ts';
import type { PageView, TaxNoteView } from './contract.ts';
import type { SentForm } from './formFields.ts';

/** A line of a cart or an order. Whether its prices include tax is in `prices_include_tax` of the contents. */
export interface LineView {
  readonly uuid: string;
  readonly sku: string;
  readonly name: string;
  /** The path of the product page. Null on order lines. */
  readonly url: string | null;
  readonly image: string | null;
  /** The variant options. */
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly qty: number;
  /** The price of one unit in major units, before discount. */
  readonly unit_price: number;
  /** The price per base unit, such as a kilogram, computed from `unit_price`. Null if the product has no contents, and on order lines. */
  readonly base_unit_price: PriceNotes['unit_price'];
  /** The price of all units in major units, before discount. */
  readonly total: number;
  /**
   * The first and last expected delivery dates (ISO 8601). Null if the shop shows no dates, the line needs no shipping or cannot be
   * ordered, and on order lines.
   */
  readonly delivery: { readonly first: string; readonly last: string } | null;
  /** The reasons why the line cannot be ordered as it is. */
  readonly errors: readonly string[];
}

/** A total below the lines, in major units. The totals add up to the last one, except for a `tax` that is included in the others. */
export interface TotalView {
  readonly code: 'sub_total' | 'discount' | 'shipping' | 'tax' | 'grand_total';
  readonly amount: number;
  /** True if the amount includes tax. Null for the tax itself. */
  readonly includes_tax: boolean | null;
}

/** The lines and totals of a cart or an order. */
export interface ContentsView {
  readonly currency: string;
  /** True if lines and totals include tax, according to the setting `priceIncludingTax`. */
  readonly prices_include_tax: boolean;
  readonly coupon: string | null;
  readonly lines: readonly LineView[];
  readonly totals: readonly TotalView[];
}

export interface CartContentsView extends ContentsView {
  readonly uuid: string;
  /** The tax note next to the totals. Null if the law that applies to the shop and the shopper does not require a note. */
  readonly tax_note: TaxNoteView | null;
  /** The items and coupons removed from the cart, with the reasons as messages for the shopper. */
  readonly notices: readonly { readonly field: string; readonly message: string }[];
}

/** The cart page. */
export interface CartView extends PageView {
  /** The cart. Null if the visitor does not have a cart yet. */
  readonly cart: CartContentsView | null;
  /** True if the visitor is signed in and the cart belongs to the account. */
  readonly signed_in: boolean;
  /** The last change, made right before the cart is shown. Null if there was none or it has been undone. */
  readonly done:
    | { readonly what: 'added'; readonly product: string }
    | { readonly what: 'removed'; readonly product: string; readonly sku: string; readonly qty: number }
    | null;
  /** The rejected form, with the field `coupon` or `qty-<uuid>` of a line. */
  readonly form: SentForm;
}

export interface AddressView {
  readonly full_name: string;
  readonly telephone: string;
  readonly address_1: string;
  readonly address_2: string | null;
  readonly city: string;
  /** The ISO 3166-2 code, or the province as entered if there is no code. */
  readonly province: string;
  readonly province_name: string;
  readonly country: string;
  readonly postcode: string;
}

export type CheckoutStepName = 'address' | 'shipping' | 'payment' | 'review';

/** A checkout step that applies to this cart. */
export interface CheckoutStepView {
  readonly name: CheckoutStepName;
  readonly is_done: boolean;
  /** The path of the step. Null while a previous step is incomplete. */
  readonly path: string | null;
}

export interface PlaceView {
  readonly code: string;
  readonly name: string;
}

/** A province, with the provinces inside it listed under its name. */
export interface ProvinceGroupView extends PlaceView {
  readonly parts: readonly PlaceView[];
}

/** The data of the current step, in addition to the cart. */
export type CheckoutStep =
  | {
      readonly name: 'address';
      /** Whether the cart needs a shipping address, and whether a billing address is required, optional or not needed. */
      readonly asks: { readonly shipping: boolean; readonly billing: 'required' | 'optional' | 'no' };
      readonly countries: readonly PlaceView[];
      readonly billing_countries: readonly PlaceView[];
      /** The provinces of the countries in the form. Empty if no country is chosen or the country has no provinces. */
      readonly provinces: {
        readonly shipping: readonly ProvinceGroupView[];
        readonly billing: readonly ProvinceGroupView[];
      };
      /** True if the field `save_address` with the value `1` saves the address in the customer's address book. Always false for guests. */
      readonly can_save: boolean;
      /** The address book of a signed-in customer. */
      readonly saved_addresses: readonly (AddressView & { readonly uuid: string })[];
    }
  | {
      readonly name: 'shipping';
      readonly methods: readonly {
        /** The value of the field `method`. */
        readonly value: string;
        readonly name: string;
        readonly carrier: string | null;
        /** The cost in major units of the cart's currency. */
        readonly cost: number;
        readonly business_days: { readonly min: number | null; readonly max: number | null } | null;
      }[];
    }
  | {
      readonly name: 'payment';
      readonly methods: readonly { readonly code: string; readonly name: string }[];
    }
  | {
      readonly name: 'review';
      /** The digest of the cart as shown to the shopper, sent with the order. */
      readonly reviewed: string;
      /** The lines and totals as shown to the shopper, sent with the order to report later what has changed. */
      readonly seen: string;
      /**
       * The terms that the shopper accepts by ordering: the form sends the version as `terms_version` and a checked box as `terms`. Null
       * if there are no terms.
       */
      readonly terms: { readonly mode: 'checkbox' | 'sentence'; readonly version: string } | null;
      /** The action of the button: place an order with an obligation to pay, continue to the payment, or place the order. */
      readonly button: 'obligation' | 'pay' | 'order';
    };

/** The checkout page. */
export interface CheckoutView extends PageView {
  /** The cart. Null, or a cart without lines, if there is nothing to order. */
  readonly cart:
    | (CartContentsView & {
        readonly email: string | null;
        readonly shipping_address: AddressView | null;
        readonly billing_address: AddressView | null;
        readonly shipping_method: string | null;
        readonly payment_method: string | null;
        readonly note: string | null;
      })
    | null;
  readonly steps: readonly CheckoutStepView[];
  readonly step: CheckoutStep | null;
  /** Messages about the changes since the shopper saw the review. Empty if nothing changed or the changes are unknown. */
  readonly changes: readonly string[];
  /** The unpaid order of this reopened cart; without a cart, an order that can still be paid. */
  readonly unpaid_order: {
    readonly order_number: string;
    readonly payment_path: string | null;
    /** True if the payment can no longer arrive. */
    readonly is_final: boolean;
  } | null;
  /** The field values of the step and their errors. */
  readonly form: SentForm;
}

/** The page where a shopper pays for an order. */
export interface PaymentView extends PageView {
  readonly order: {
    readonly uuid: string;
    readonly order_number: string;
    readonly grand_total: number;
    readonly currency: string;
    readonly payment_method: string;
  };
  /** True if the payment was started. False if the gateway was unreachable. */
  readonly has_begun: boolean;
  /** True if the shopper requested another payment method while the shop could not determine if the order was paid. */
  readonly is_unknown: boolean;
  /** The path that redirects to the gateway's page. Null if the payment method's form is on this page. */
  readonly continue_path: string | null;
  /** The other payment methods, for the field `method` of the form that posts to `<path>/other`. */
  readonly other_methods: readonly { readonly code: string; readonly name: string }[];
  /** The order token, for the field `token` of that form. */
  readonly token: string;
}

/** A shipment that has left. */
export interface ShipmentView {
  readonly shipped_at: string;
  readonly is_delivered: boolean;
  readonly carrier: string | null;
  readonly tracking_number: string | null;
  /** The URL of the carrier's tracking page: http or https. */
  readonly tracking_url: string | null;
}

/** The instructions for paying the order, such as the bank account for a transfer. */
export interface PaymentInstructionsView {
  readonly text: string;
  readonly details: readonly { readonly key: string; readonly label: string; readonly value: string }[];
}

/** The order confirmation page. */
export interface ConfirmationView extends PageView {
  /**
   * `offered`: a guest can create an account from the order, with the field `password` of a form that posts to `<path>/account`. `made`:
   * the account was just created.
   */
  readonly account: 'offered' | 'made' | null;
  /** The account form if it was rejected. */
  readonly form: SentForm;
  readonly order: ContentsView & {
    readonly uuid: string;
    readonly order_number: string;
    readonly created_at: string;
    readonly email: string;
    /** The shipments, oldest first. */
    readonly shipments: readonly ShipmentView[];
    readonly shipping_address: AddressView | null;
    readonly billing_address: AddressView | null;
    readonly shipping_method: string | null;
    readonly payment_method: string;
    readonly payment_status: {
      readonly code: string;
      readonly label: string;
      readonly phase: PaymentStatus['phase'];
    };
    readonly payment_instructions: PaymentInstructionsView | null;
    /** True if the shop has accepted the order because its payment has been received or promised. */
    readonly is_placed: boolean;
    /** The path where the shopper can pay or retry a failed payment. Null if nothing is due. */
    readonly payment_path: string | null;
    /** True if the payment is pending and its outcome unknown. Even the payment status `failed` is not final in this case. */
    readonly is_waiting: boolean;
    /** The number of seconds until the page reloads automatically. Null if it does not reload. */
    readonly next_check: number | null;
    /** The path to check the payment again. */
    readonly check_path: string;
  };
}
