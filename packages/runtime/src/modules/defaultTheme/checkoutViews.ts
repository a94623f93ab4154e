import type { PriceNotes } from '../catalog/contract.ts';
import type { PaymentStatus } from '../payments/contract.ts';
import type { PageView, TaxNoteView } from './contract.ts';
import type { SentForm } from './formFields.ts';

/** A line of a cart or an order. Its prices include tax or not, as the contents around it say. */
export interface LineView {
  readonly uuid: string;
  readonly sku: string;
  readonly name: string;
  /** The path of the product's page. Null: an order does not know it. */
  readonly url: string | null;
  readonly image: string | null;
  /** The options of the variant. */
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly qty: number;
  /** Major units, before discount. */
  readonly unit_price: number;
  /** The price of a base unit, such as a kilogram, of `unit_price`. Null: the product has no contents, or the line is that of an order. */
  readonly base_unit_price: PriceNotes['unit_price'];
  /** The price of all units, in major units, before discount. */
  readonly total: number;
  /**
   * The days between which the line arrives, as dates (ISO 8601). Null: the shop does not tell, nothing is shipped, the line cannot be
   * ordered, or it is that of an order.
   */
  readonly delivery: { readonly first: string; readonly last: string } | null;
  /** The reasons why the line cannot be ordered as it is. */
  readonly errors: readonly string[];
}

/** A total below the lines, in major units. They add up to the last, but for a `tax` that the others include. */
export interface TotalView {
  readonly code: 'sub_total' | 'discount' | 'shipping' | 'tax' | 'grand_total';
  readonly amount: number;
  /** True: the amount includes tax. Null: it is the tax itself. */
  readonly includes_tax: boolean | null;
}

/** The lines and totals of a cart or an order. */
export interface ContentsView {
  readonly currency: string;
  /** True: lines and totals include tax, by the setting `priceIncludingTax`. */
  readonly prices_include_tax: boolean;
  readonly coupon: string | null;
  readonly lines: readonly LineView[];
  readonly totals: readonly TotalView[];
}

export interface CartContentsView extends ContentsView {
  readonly uuid: string;
  /** The note beside the totals. Null: the law of the shop and the shopper asks for none. */
  readonly tax_note: TaxNoteView | null;
  /** The items and coupons that were removed from the cart, and why, in words for the shopper. */
  readonly notices: readonly { readonly field: string; readonly message: string }[];
}

/** The page of the cart. */
export interface CartView extends PageView {
  /** The cart; null if the visitor has none yet. */
  readonly cart: CartContentsView | null;
  /** The visitor is logged in: the cart is the one of the account. */
  readonly signed_in: boolean;
  /** The change right before the cart is shown. Null: there was none, or it is undone by now. */
  readonly done:
    | { readonly what: 'added'; readonly product: string }
    | { readonly what: 'removed'; readonly product: string; readonly sku: string; readonly qty: number }
    | null;
  /** The form that was refused, with the field `coupon`, or `qty-<uuid>` of a line. */
  readonly form: SentForm;
}

export interface AddressView {
  readonly full_name: string;
  readonly telephone: string;
  readonly address_1: string;
  readonly address_2: string | null;
  readonly city: string;
  /** The code of ISO 3166-2, or the text as it was written where there is none. */
  readonly province: string;
  readonly province_name: string;
  readonly country: string;
  readonly postcode: string;
}

export type CheckoutStepName = 'address' | 'shipping' | 'payment' | 'review';

/** A step of the checkout that this cart has. */
export interface CheckoutStepView {
  readonly name: CheckoutStepName;
  readonly is_done: boolean;
  /** The path of the step. Null while a step before it is open. */
  readonly path: string | null;
}

export interface PlaceView {
  readonly code: string;
  readonly name: string;
}

/** A province, and the provinces inside it, which are listed under its name. */
export interface ProvinceGroupView extends PlaceView {
  readonly parts: readonly PlaceView[];
}

/** The data of the step that is shown, beside the cart. */
export type CheckoutStep =
  | {
      readonly name: 'address';
      /** The addresses that the cart needs: one to ship to where something is shipped, and one to bill. */
      readonly asks: { readonly shipping: boolean; readonly billing: 'required' | 'optional' | 'no' };
      readonly countries: readonly PlaceView[];
      readonly billing_countries: readonly PlaceView[];
      /** The provinces of the countries in the form; empty where no country is chosen, or it has none. */
      readonly provinces: {
        readonly shipping: readonly ProvinceGroupView[];
        readonly billing: readonly ProvinceGroupView[];
      };
      /** True: the field `save_address` with the value `1` keeps the address in the customer's book. Guests have none. */
      readonly can_save: boolean;
      /** The address book of a customer who is logged in. */
      readonly saved_addresses: readonly (AddressView & { readonly uuid: string })[];
    }
  | {
      readonly name: 'shipping';
      readonly methods: readonly {
        /** The value of the field `method`. */
        readonly value: string;
        readonly name: string;
        readonly carrier: string | null;
        /** Major units of the cart's currency. */
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
      /** The digest of the cart as the shopper was shown it, which is sent with the order. */
      readonly reviewed: string;
      /** The lines and totals as the shopper was shown them, which are sent with the order to tell later what has changed. */
      readonly seen: string;
      /** The terms that the shopper accepts by the order: its version is sent as `terms_version`, a ticked box as `terms`. Null: none. */
      readonly terms: { readonly mode: 'checkbox' | 'sentence'; readonly version: string } | null;
      /** The action of the button: it orders with an obligation to pay, leads to the payment, or orders. */
      readonly button: 'obligation' | 'pay' | 'order';
    };

/** The page of the checkout. */
export interface CheckoutView extends PageView {
  /** Null, or a cart without lines: there is nothing to order. */
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
  /** The sentences about the changes since the shopper saw the review. Empty: there were none, or they are not known. */
  readonly changes: readonly string[];
  /** The unpaid order of this cart, which is open again; without a cart, an order that can still be paid. */
  readonly unpaid_order: {
    readonly order_number: string;
    readonly payment_path: string | null;
    /** False: the payment may still arrive. */
    readonly is_final: boolean;
  } | null;
  /** The values of the fields of the step, and what was wrong with them. */
  readonly form: SentForm;
}

/** The page on which a shopper pays an order. */
export interface PaymentView extends PageView {
  readonly order: {
    readonly uuid: string;
    readonly order_number: string;
    readonly grand_total: number;
    readonly currency: string;
    readonly payment_method: string;
  };
  /** False: the payment could not be started, because the gateway could not be reached. */
  readonly has_begun: boolean;
  /** True: another way to pay was requested, and the shop could not find out whether the order was paid. */
  readonly is_unknown: boolean;
  /** The path that leads to the gateway's own page. Null: the form of the payment method is on this page. */
  readonly continue_path: string | null;
  /** The other ways to pay, for the field `method` of the form that posts to `<path>/other`. */
  readonly other_methods: readonly { readonly code: string; readonly name: string }[];
  /** The token of the order, for the field `token` of that form. */
  readonly token: string;
}

/** A shipment of an order, which has left. */
export interface ShipmentView {
  readonly shipped_at: string;
  readonly is_delivered: boolean;
  readonly carrier: string | null;
  readonly tracking_number: string | null;
  /** The page of the carrier to track it: http or https. */
  readonly tracking_url: string | null;
}

/** The instructions by which the shopper pays an order, such as the account of a bank transfer. Null: there are none. */
export interface PaymentInstructionsView {
  readonly text: string;
  readonly details: readonly { readonly key: string; readonly label: string; readonly value: string }[];
}

/** The page after an order was placed. */
export interface ConfirmationView extends PageView {
  /**
   * `offered`: a guest can make an account of the order, with the field `password` of a form that posts to `<path>/account`. `made`: that
   * has just been done.
   */
  readonly account: 'offered' | 'made' | null;
  /** The form of the account, where it was refused. */
  readonly form: SentForm;
  readonly order: ContentsView & {
    readonly uuid: string;
    readonly order_number: string;
    readonly created_at: string;
    readonly email: string;
    /** Oldest first. */
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
    /** True: the shop has accepted the order, since its money is there or promised. */
    readonly is_placed: boolean;
    /** The path where the shopper can pay, or start again where that failed. Null: nothing is due. */
    readonly payment_path: string | null;
    /** True: the shop waits for the payment, which may have been made or not: even `failed` is not final then. */
    readonly is_waiting: boolean;
    /** The seconds until the page checks again by itself. Null: it does not, or no longer. */
    readonly next_check: number | null;
    /** The path to check again. */
    readonly check_path: string;
  };
}
