import type { PriceNotes, ProductTile, QuantityRule } from '../catalog/contract.ts';
import type { PageView, TaxNoteView } from './contract.ts';
import type { ExpressButtonView } from './expressViews.ts';
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
  /** The quantities that can be ordered, as the product has them now. Without limits for order lines. */
  readonly quantities: QuantityRule;
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
   * The first and last expected delivery dates (ISO 8601). For order lines, those that were shown when the order was placed. Null if the
   * shop shows no delivery dates, or if the line needs no shipping or cannot be ordered.
   */
  readonly delivery: { readonly first: string; readonly last: string } | null;
  /** The reasons that the line cannot be ordered as it is. */
  readonly errors: readonly string[];
  /** True if an offer gives the line for nothing, so that its quantity does not change. Absent: false. */
  readonly is_gift?: boolean;
  /** The name of the offer that gives the line. Absent if the line is no gift, or the offer is not known. */
  readonly gift_of?: string;
  /** The values that the shopper entered for a gift card. Absent for other lines. */
  readonly inputs?: LineInputsView;
}

/** The values that the shopper entered for the gift cards of a line. */
export interface LineInputsView {
  /** The amount of each card, in major units of the currency of the contents. */
  readonly amount: number;
  readonly recipient_name: string | null;
  /** The email address to which the cards are mailed. Null: that of the buyer. */
  readonly recipient_email: string | null;
  readonly message: string | null;
  /** The time at which the cards are mailed (ISO 8601). Null: as soon as the order is paid. */
  readonly deliver_at: string | null;
}

/** An offer that the cart would get with a little more. */
export interface GoalView {
  /** A sentence that says what is missing, and what the cart gets then. */
  readonly message: string;
  /** The name of the offer, or of the shipping method that is free then. */
  readonly label: string;
  /** The part that the cart has reached, from 0 to below 1. */
  readonly reached: number;
}

/** The discount of an offer on the lines of a cart or an order. */
export interface DiscountView {
  /** The UUID of the promotion of a cart. Absent for coupons and in orders. */
  readonly uuid?: string;
  /** The name of the offer, or the code of a coupon. */
  readonly label: string;
  /** The code by which it applies. Null if it needs none. */
  readonly coupon: string | null;
  /** The amount in major units, on the same basis as the total `discount`. */
  readonly amount: number;
}

/** A code of a coupon or an offer on the cart, and what it did. */
export interface CodeView {
  /** The UUID of the promotion. Absent for coupons, and for a code that gives nothing yet. */
  readonly uuid?: string;
  readonly code: string;
  /** The name of the offer. Null for a coupon, and for a code that gives nothing yet. */
  readonly label: string | null;
  /** `shipping`: it makes shipping free as soon as a shipping method is chosen. */
  readonly gives: 'discount' | 'gift' | 'shipping' | 'nothing';
  /** The amount that it takes off lines and shipping, in major units. */
  readonly saved: number;
  /** The reason for which it gives nothing yet, as a sentence. Null if it gives something. */
  readonly reason: string | null;
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
  /**
   * The offers that make up the total `discount`, in the order in which they apply. Their amounts add up to it. Empty if there is no discount,
   * and if an extension changed it.
   */
  readonly discounts: readonly DiscountView[];
  /** True if the shop charges tax. If false, pages mention neither tax nor whether amounts include it. */
  readonly has_tax: boolean;
  /**
   * The totals that depend on an address or a shipping method that is not known yet. The tax in `totals` is 0 until it is known, and
   * `totals` has no shipping until it is known. Empty for orders.
   */
  readonly unknown_totals: readonly ('shipping' | 'tax')[];
  /**
   * The parts of the grand total that gift cards and credit pay, in the order of use. Each has its `label`, or the last four characters of a gift card;
   * without both it is credit. `uuid` is that of a card that can be taken off the cart. Empty if the payment method pays all.
   */
  readonly tenders: readonly {
    readonly uuid: string | null;
    readonly last4: string | null;
    readonly label: string | null;
    readonly amount: number;
  }[];
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
  /** The business days that the shop takes to ship an order. Null if the shop shows no delivery estimates. */
  readonly handling_days: number | null;
  /** The tax note next to the totals. Null if the law that applies to the shop and the shopper requires no note. */
  readonly tax_note: TaxNoteView | null;
  /** The codes of coupons and offers on the cart, in the order in which they were entered. Each can be taken off. */
  readonly codes: readonly CodeView[];
  /** The goals that the cart is near: at most one offer or shipping method that lowers the shipping fee, and the next tier of an offer. */
  readonly goals: readonly GoalView[];
  /**
   * The store credit of the signed-in customer in the currency of the cart, in major units, which the checkout offers. Null if there is none,
   * and on other pages.
   */
  readonly store_credit: { readonly balance: number } | null;
  /** The items and coupons that were removed from the cart, with the reasons as messages for the shopper. */
  readonly notices: readonly { readonly field: string; readonly message: string }[];
  /** The number of days within which the items can be returned. Null if the shop does not show it, or no item is shipped. */
  readonly return_days: number | null;
}

/** The cart page. */
export interface CartView extends PageView {
  /** The cart. Null if the visitor does not have a cart yet. */
  readonly cart: CartContentsView | null;
  /** True if the visitor is signed in and the cart is saved in the account. */
  readonly signed_in: boolean;
  /** The cart change that was just made. Null if there was none or it was undone. */
  readonly done:
    | { readonly what: 'added'; readonly product: string }
    | { readonly what: 'removed'; readonly product: string; readonly sku: string; readonly qty: number }
    | null;
  /** The rejected form. Its field is `coupon`, or `qty-<uuid>` for a cart line. */
  readonly form: SentForm;
  /** The products that go well with those in the cart. Empty if there are none. */
  readonly related: readonly ProductTile[];
  /** The newest products if the cart is empty. Empty otherwise. */
  readonly instead: readonly ProductTile[];
  /** The names of the payment methods that the shop offers. */
  readonly payments: readonly string[];
  /** The express buttons for the cart. Empty if there are none. */
  readonly express: readonly ExpressButtonView[];
  /** The absolute URL that puts the same items into another cart. Null if the cart is empty. */
  readonly share_url: string | null;
}

/** The page of a cart that was shared through a link. */
export interface SharedCartView extends PageView {
  /** The items that can be bought, in the order of the link. */
  readonly items: readonly {
    readonly product: ProductTile;
    readonly qty: number;
    /** The options of a variant. */
    readonly options: readonly string[];
  }[];
  /** The names of the items that cannot be bought now. */
  readonly sold_out: readonly string[];
  /** The number of items that the shop no longer sells. */
  readonly gone: number;
}

/** The page at which a person goes on with a cart that a sales channel built. */
export interface HandOverView extends PageView {
  /** The key of the page's address, which its form posts. Empty if the address has ended. */
  readonly key: string;
  /** The items of the cart. Null if the address is unknown, has ended, or was used in another browser. */
  readonly items:
    | readonly {
        readonly name: string;
        /** The first image of the product. Null if it has none. */
        readonly image: string | null;
        readonly qty: number;
        readonly options: readonly { readonly name: string; readonly value: string }[];
      }[]
    | null;
  /** The number of units in the cart that the visitor has so far, which stands aside. */
  readonly own_units: number;
}
