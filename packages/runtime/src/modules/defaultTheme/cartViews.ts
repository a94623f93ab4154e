import type { ProductTile } from '../catalog/contract.ts';
import type { CartContentsView } from './checkoutViews.ts';
import type { PageView } from './contract.ts';
import type { SentForm } from './formFields.ts';

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
  /** The absolute URL that puts the same items into another cart. Null if the cart is empty. */
  readonly share_url: string | null;
}

/** The page of a cart that somebody shared by a link. */
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
