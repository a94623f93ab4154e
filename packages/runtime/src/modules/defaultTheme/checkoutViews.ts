import type { PriceNotes, ProductTile } from '../catalog/contract.ts';
import type { PaymentStatus } from '../payments/contract.ts';
import type { PageView, TaxNoteView } from './contract.ts';
import type { SentForm } from './formFields.ts';

/** A line in a cart or an order. The contents' `prices_include_tax` states whether its prices include tax. */
export interface LineView {
  readonly uuid: string;
  readonly sku: string;
  readonly name: string;
  /** The path of the product page. Null for order lines. */
  readonly url: string | null;
  readonly image: string | null;
  /** The variant options. */
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly qty: number;
  /** The price of one unit in major units, before discounts. */
  readonly unit_price: number;
  /**
   * The price per base unit, such as per kilogram, computed from `unit_price`. Null for order lines, and if the product has no declared
   * contents.
   */
  readonly base_unit_price: PriceNotes['unit_price'];
  /** The price of all units in major units, before discounts. */
  readonly total: number;
  /**
   * The first and last expected delivery dates (ISO 8601). Null for order lines, if the shop shows no delivery dates, or if the line
   * needs no shipping or cannot be ordered.
   */
  readonly delivery: { readonly first: string; readonly last: string } | null;
  /** The reasons that the line cannot be ordered as it is. */
  readonly errors: readonly string[];
}

/** A total below the lines, in major units. The last total is the sum of the others, except for a `tax` that the others include. */
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
  /** True if the shop charges tax. If false, pages mention neither tax nor whether amounts include it. */
  readonly has_tax: boolean;
  /**
   * The totals that depend on an address or a shipping method that is not known yet. The tax in `totals` is 0 until it is known, and
   * `totals` has no shipping until it is known. Empty for orders.
   */
  readonly unknown_totals: readonly ('shipping' | 'tax')[];
  /**
   * The estimated tax in the shop's own country, in major units, while the tax is not known. Null if the tax is known, or the country has
   * no single rate.
   */
  readonly estimated_tax: number | null;
  /** The grand total with the estimated tax, in major units. Null if no tax is estimated, or prices include it already. */
  readonly estimated_total: number | null;
}

export interface CartContentsView extends ContentsView {
  readonly uuid: string;
  /** The tax note next to the totals. Null if the law that applies to the shop and the shopper requires no note. */
  readonly tax_note: TaxNoteView | null;
  /** The items and coupons that were removed from the cart, with the reasons as messages for the shopper. */
  readonly notices: readonly { readonly field: string; readonly message: string }[];
  /** The number of days within which the items can be returned. Null if the shop does not show it, or no item is shipped. */
  readonly return_days: number | null;
}

export interface AddressView {
  readonly full_name: string;
  readonly telephone: string;
  readonly address_1: string;
  readonly address_2: string | null;
  readonly city: string;
  /** The ISO 3166-2 code, or the province as entered if it has no code. */
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

/** A province, with the provinces inside it grouped under its name. */
export interface ProvinceGroupView extends PlaceView {
  readonly parts: readonly PlaceView[];
}

/** The data of the current step, apart from the cart. */
export type CheckoutStep =
  | {
      readonly name: 'address';
      /** Whether the cart needs a shipping address, and whether a billing address is required, optional or not needed. */
      readonly asks: { readonly shipping: boolean; readonly billing: 'required' | 'optional' | 'no' };
      readonly countries: readonly PlaceView[];
      readonly billing_countries: readonly PlaceView[];
      /** The provinces of the countries selected in the form. Empty if no country is selected or the country has no provinces. */
      readonly provinces: {
        readonly shipping: readonly ProvinceGroupView[];
        readonly billing: readonly ProvinceGroupView[];
      };
      /**
       * True if the shopper can save the address in the address book by sending the field `save_address` with the value `1`. Always
       * false for guests.
       */
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
      /** A digest of the cart as shown to the shopper, sent when the order is placed. */
      readonly reviewed: string;
      /** The lines and totals as shown to the shopper, sent when the order is placed so that the shop can report changes. */
      readonly seen: string;
      /**
       * The terms that the shopper accepts by ordering. The form sends the version as `terms_version`, and a checked box as `terms`.
       * Null if the shop has no terms.
       */
      readonly terms: { readonly mode: 'checkbox' | 'sentence'; readonly version: string } | null;
      /** The action of the button: it places an order with an obligation to pay, continues to the payment, or places the order. */
      readonly button: 'obligation' | 'pay' | 'order';
    };

/** The checkout page. */
export interface CheckoutView extends PageView {
  /** The cart. If there is nothing to order, the cart is null or has no lines. */
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
  /** Messages about changes since the shopper opened the review. Empty if nothing changed or the changes are unknown. */
  readonly changes: readonly string[];
  /** The unpaid order from which this cart was reopened or, without a cart, an order that can still be paid. */
  readonly unpaid_order: {
    readonly order_number: string;
    readonly payment_path: string | null;
    /** True if the order can no longer be paid. */
    readonly is_final: boolean;
  } | null;
  /** The step's field values and their errors. */
  readonly form: SentForm;
  /** The newest products if there is nothing to order. Empty otherwise. */
  readonly instead: readonly ProductTile[];
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
}

/** The payment instructions for an order, such as the bank account for a transfer. */
export interface PaymentInstructionsView {
  readonly text: string;
  readonly details: readonly { readonly key: string; readonly label: string; readonly value: string }[];
}

/** The order confirmation page. */
export interface ConfirmationView extends PageView {
  /**
   * `offered`: a guest can create an account from the order with a form that posts the field `password` to `<path>/account`. `made`: the
   * account was just created.
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
    /** True if the shop has accepted the order because its payment was received or guaranteed. */
    readonly is_placed: boolean;
    /** The path where the shopper can pay or retry a failed payment. Null if no payment is due. */
    readonly payment_path: string | null;
    /** True if the payment is pending and its outcome is unknown. In this case even the payment status `failed` is not final. */
    readonly is_waiting: boolean;
    /** The number of seconds until the page reloads automatically. Null if it does not reload. */
    readonly next_check: number | null;
    /** The path that checks the payment status again. */
    readonly check_path: string;
  };
}
