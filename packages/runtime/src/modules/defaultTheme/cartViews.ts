import type { ProductTile } from '../catalog/contract.ts';
import type { PageView, TaxNoteView } from './contract.ts';
import type { ExpressButtonView } from './expressViews.ts';
import type { SentForm } from './formFields.ts';
import type { ContentsView } from './contentsViews.ts';

/** An offer that the cart would get with a little more. */
export interface GoalView {
  /** A sentence that says what is missing, and what the cart gets then. */
  readonly message: string;
  /** The name of the offer, or of the shipping method that is free then. */
  readonly label: string;
  /** The part that the cart has reached, from 0 to below 1. */
  readonly reached: number;
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
