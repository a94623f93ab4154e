import type { PaymentStatus } from '../../payments/index.ts';
import type { PageView } from './contract.ts';
import type { SentForm } from './formFields.ts';

/** A line of a cart or an order. Prices have their tax in them or not, as the contents around it say. */
export interface LineView {
  readonly uuid: string;
  readonly sku: string;
  readonly name: string;
  /** The path of the product's page. Null: an order does not know it. */
  readonly url: string | null;
  readonly image: string | null;
  /** What the variant was chosen by. */
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly qty: number;
  /** Major units, before discount. */
  readonly unit_price: number;
  /** The same for all its units. */
  readonly total: number;
  /** Why it cannot be ordered as it stands. */
  readonly errors: readonly string[];
}

/** A figure below the lines, in major units. They add up to the last, but for a `tax` that is contained in the others. */
export interface TotalView {
  readonly code: 'sub_total' | 'discount' | 'shipping' | 'tax' | 'grand_total';
  readonly amount: number;
  /** Whether the figure has its tax in it. Null: of the tax itself. */
  readonly includes_tax: boolean | null;
}

/** What is bought, and what it costs. */
export interface ContentsView {
  readonly currency: string;
  /** Whether lines and figures have their tax in them: the setting `priceIncludingTax`. */
  readonly prices_include_tax: boolean;
  readonly coupon: string | null;
  readonly lines: readonly LineView[];
  readonly totals: readonly TotalView[];
}

export interface CartContentsView extends ContentsView {
  readonly uuid: string;
  /** What was taken away from it, and why, in words for the shopper. */
  readonly notices: readonly { readonly field: string; readonly message: string }[];
}

export interface CartView extends PageView {
  /** Null: there is none yet. */
  readonly cart: CartContentsView | null;
  /** The form that was refused: the field `coupon`, or `qty-<uuid>` of a line. */
  readonly form: SentForm;
}

export interface AddressView {
  readonly full_name: string;
  readonly telephone: string;
  readonly address_1: string;
  readonly address_2: string | null;
  readonly city: string;
  /** The code of ISO 3166-2, or what was written where there is none. */
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
  /** Where it is. Null while a step before it is open. */
  readonly path: string | null;
}

export interface PlaceView {
  readonly code: string;
  readonly name: string;
}

/** A province, and those that lie in it, which are listed under its name. */
export interface ProvinceGroupView extends PlaceView {
  readonly parts: readonly PlaceView[];
}

/** Beside what the cart has: what the step that is shown is filled in with. */
export type CheckoutStep =
  | {
      readonly name: 'address';
      /** Whether something of the cart is shipped; else it is asked for a billing address alone, or for none. */
      readonly asks: { readonly shipping: boolean; readonly billing: 'required' | 'optional' | 'no' };
      readonly countries: readonly PlaceView[];
      readonly billing_countries: readonly PlaceView[];
      /** The provinces of the countries that stand in the form; none where no country does, or it has none. */
      readonly provinces: {
        readonly shipping: readonly ProvinceGroupView[];
        readonly billing: readonly ProvinceGroupView[];
      };
      /** The address book of a customer who is logged in. */
      readonly saved_addresses: readonly (AddressView & { readonly uuid: string })[];
    }
  | {
      readonly name: 'shipping';
      readonly methods: readonly {
        /** For the field `method`. */
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
    };

export interface CheckoutView extends PageView {
  /** Null, or without lines: there is nothing to order. */
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
  /** Of an order that was not paid: of this cart, which is open again; without a cart one that can be paid still. */
  readonly unpaid_order: {
    readonly order_number: string;
    readonly payment_path: string | null;
    /** False: its payment may still arrive. */
    readonly is_final: boolean;
  } | null;
  /** What stands in the fields of the step, and what was wrong with them. */
  readonly form: SentForm;
}

/** Where the shopper pays an order on a page of the shop. */
export interface PaymentView extends PageView {
  readonly order: {
    readonly uuid: string;
    readonly order_number: string;
    readonly grand_total: number;
    readonly currency: string;
    readonly payment_method: string;
  };
  /** False: the gateway could not be reached. */
  readonly has_begun: boolean;
  /** True: another way to pay was asked for, and nobody could find out whether the order was paid. */
  readonly is_unknown: boolean;
  /** Where the gateway's own page is led to. Null: the form of the payment method is on this page. */
  readonly continue_path: string | null;
  /** The other ways to pay: for the field `method` of the form that posts to `<path>/other`. */
  readonly other_methods: readonly { readonly code: string; readonly name: string }[];
  /** The order's, for the field `token` of that form. */
  readonly token: string;
}

export interface ConfirmationView extends PageView {
  readonly order: ContentsView & {
    readonly uuid: string;
    readonly order_number: string;
    readonly created_at: string;
    readonly email: string;
    readonly shipping_address: AddressView | null;
    readonly billing_address: AddressView | null;
    readonly shipping_method: string | null;
    readonly payment_method: string;
    readonly payment_status: {
      readonly code: string;
      readonly label: string;
      readonly phase: PaymentStatus['phase'];
    };
    /** Whether the shop has accepted it: its money is there, or promised. */
    readonly is_placed: boolean;
    /** Where the shopper can pay it, or begin anew where that failed. Null: nothing is to be paid there. */
    readonly payment_path: string | null;
    /** The shop waits for the payment, which may have been made or not: even `failed` is not final then. */
    readonly is_waiting: boolean;
    /** In how many seconds the page looks again by itself. Null: it does not, or not any more. */
    readonly next_check: number | null;
    /** Where it can be looked again. */
    readonly check_path: string;
  };
}
