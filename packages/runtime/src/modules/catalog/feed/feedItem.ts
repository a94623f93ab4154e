import type { ConsumerNotice } from '../products/consumerNotices.ts';

/** A fact about a product that marketplaces ask for. It is the value of an attribute with one of the usual codes, such as `ean`. */
export type FeedFact =
  | 'brand'
  | 'gtin'
  | 'mpn'
  | 'color'
  | 'size'
  | 'material'
  | 'pattern'
  /** The category in Google's taxonomy, as an attribute has it. */
  | 'category';

/** A product or variant in a product feed, in the language and currency of the feed. */
export interface FeedItem {
  readonly product_id: number;
  readonly uuid: string;
  readonly sku: string;
  readonly name: string;
  /**
   * The options in `url` that select a variant on the page of its group, by code and label in the shop's default language. Empty for the main
   * variant, which the page shows by itself.
   */
  readonly options: readonly (readonly [code: string, text: string])[];
  /** The options that distinguish a variant, in the language of the feed. Empty for other products. */
  readonly choices: readonly { readonly code: string; readonly name: string; readonly value: string }[];
  /** The description, or otherwise the short description, as plain text. Null if the product has neither. */
  readonly description: string | null;
  /** The path of the product page, including the query if there is one. */
  readonly url: string;
  /** The URLs or paths of up to 11 images, starting with the main image. */
  readonly pictures: readonly string[];
  /** The price of one unit in major units, as its page shows it. For a gift card the least amount. */
  readonly price: number;
  /** The price before a reduction. Null if no such price exceeds the current price. */
  readonly compare_at_price: number | null;
  readonly in_stock: boolean;
  /** The weight in the shop's weight unit. 0 if unknown. */
  readonly weight: number;
  /** The UUID of the variant group. Null if the product is not a variant. */
  readonly group_uuid: string | null;
  /** The name of the first category. Null if there is none. */
  readonly category: string | null;
  /** The category in Google's taxonomy. Null if the product has none of its own. */
  readonly google_category: string | null;
  /** True if the product is a gift card. */
  readonly is_gift_card: boolean;
  /** True if the product is not shipped. */
  readonly is_digital: boolean;
  /** The notice that the law requires with the product. Null if there is none. */
  readonly consumer_notice: { readonly type: ConsumerNotice; readonly message: string } | null;
  /** Returns a fact from the attributes. Null if the product has none, or a GTIN whose check digit is wrong. */
  fact(name: FeedFact): string | null;
}
