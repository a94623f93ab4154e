import type { Html } from '../../platform/html/html.ts';
import type { CartContentsView } from './cartViews.ts';
import type { PageView } from './contract.ts';

/** A button that pays with an address from a wallet. */
export interface ExpressButtonView {
  readonly code: string;
  readonly label: string;
  /**
   * The path to which a form posts to begin the payment. The field `from` is the path of the page, to which a shopper who cancels
   * returns. On product pages, the fields `sku` and `qty` put the product into the cart first.
   */
  readonly path: string;
  /** The wallet's symbol as markup, for decoration. Null if there is none. */
  readonly mark: Html | null;
}

/** The page on which a shopper approves an express payment in a form of the shop, `/checkout/express/<code>`. */
export interface ExpressFormView extends PageView {
  /** The lines and totals of the cart. */
  readonly contents: CartContentsView;
  /** The path of the page with the button, to which a shopper who cancels returns. */
  readonly cancel_path: string;
}
