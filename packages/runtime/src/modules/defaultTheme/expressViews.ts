import type { Html } from '../../platform/html/html.ts';

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
