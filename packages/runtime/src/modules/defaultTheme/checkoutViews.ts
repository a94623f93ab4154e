import type { RichText } from '../../platform/html/richText.ts';
import type { ProductTile } from '../catalog/contract.ts';
import type { CartContentsView } from './cartViews.ts';
import type { PageView } from './contract.ts';
import type { ExpressButtonView } from './expressViews.ts';
import type { SentForm } from './formFields.ts';
import type {
  PlaceView,
  AddressPartView,
  ProvinceGroupView,
  CompanyField,
  AddressView,
} from './addressViews.ts';

export type CheckoutStepName = 'address' | 'shipping' | 'payment' | 'review';

/** A checkout step that applies to this cart. */
export interface CheckoutStepView {
  readonly name: CheckoutStepName;
  readonly is_done: boolean;
  /** The path of the step. Null while a previous step is incomplete. */
  readonly path: string | null;
}

/** The data of the current step, apart from the cart. */
export type CheckoutStep =
  | {
      readonly name: 'address';
      /** Says if the cart needs a shipping address, and if a billing address is required, optional or not needed. */
      readonly asks: { readonly shipping: boolean; readonly billing: 'required' | 'optional' | 'no' };
      readonly countries: readonly PlaceView[];
      readonly billing_countries: readonly PlaceView[];
      /** The parts below the street that the forms show for their selected countries, in the order of these countries. */
      readonly parts: {
        readonly shipping: readonly AddressPartView[];
        readonly billing: readonly AddressPartView[];
      };
      /** The provinces of the countries selected in the form. Empty if no country is selected or the country has no provinces. */
      readonly provinces: {
        readonly shipping: readonly ProvinceGroupView[];
        readonly billing: readonly ProvinceGroupView[];
      };
      /** The path to which the script of the page sends the typed street of the selected country. Null if no extension looks it up. */
      readonly lookup: { readonly shipping: string | null; readonly billing: string | null };
      /**
       * True if the shopper can save the address in the address book by sending the field `save_address` with the value `1`. Always
       * false for guests.
       */
      readonly can_save: boolean;
      /**
       * True if the form asks whether the shop may send reminders: a checkbox `reminders` that is not checked at first, and a field
       * `asks_reminders` with the value `1`, without which the checkbox does not count.
       */
      readonly asks_reminders: boolean;
      /** The fields for companies that the shop asks for. The form also shows those that have a value. */
      readonly company_fields: readonly CompanyField[];
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
        /**
         * The first and last expected delivery dates (ISO 8601). Null if the shop shows no delivery dates, or the provider does not say
         * how long the delivery takes.
         */
        readonly delivery: { readonly first: string; readonly last: string } | null;
      }[];
    }
  | {
      readonly name: 'payment';
      readonly methods: readonly {
        readonly code: string;
        readonly name: string;
        /** A sentence about what happens after the shopper chooses the method. Null if the payment method does not say. */
        readonly hint: string | null;
      }[];
      /**
       * The names of the payment methods that the shop offers for orders that are shipped. Filled only if there are no others, and
       * nothing in the cart is shipped.
       */
      readonly for_shipped_only: readonly string[];
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
      /** The notice of the legal guarantee for the shopper's country. Null if none is required, or if nothing is shipped. */
      readonly guarantee: RichText | null;
      /** The action of the button: it places an order with an obligation to pay, continues to the payment, or places the order. */
      readonly button: 'obligation' | 'pay' | 'order';
      /**
       * The payment that the shopper approved at a wallet: the payment method's name, and the shipping methods to choose from here. A
       * form that posts the field `method` to `/checkout/shipping-method` selects one. Null if the order is paid as usual.
       */
      readonly express: {
        readonly name: string;
        readonly methods: Extract<CheckoutStep, { name: 'shipping' }>['methods'];
      } | null;
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
  /** The express buttons for the cart, in the first step. Empty in other steps, and if there are none. */
  readonly express: readonly ExpressButtonView[];
  /** The rejected coupon form. Its field is `coupon`. */
  readonly coupon_form: SentForm;
  /** The step's field values and their errors. */
  readonly form: SentForm;
  /** The newest products if there is nothing to order. Empty otherwise. */
  readonly instead: readonly ProductTile[];
}
