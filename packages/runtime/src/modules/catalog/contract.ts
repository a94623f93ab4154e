import type { Buyer } from '../../platform/contracts/buyer.ts';
import type { Outcome } from '../../platform/contracts/outcome.ts';
import type { BuyerPrices } from './products/buyerPrices.ts';
import type { WithTextLanguages } from '../../platform/contracts/languages.ts';
import type { RichText } from '../../platform/html/richText.ts';
import type { ResponsiveImage } from '../media/contract.ts';
import type { PageMetafield } from '../metafields/contract.ts';
export type { FeedFact, FeedItem } from './feed/feedItem.ts';
import type { ConsumerNotice } from './products/consumerNotices.ts';
import type { Unit, UnitPrice } from './products/units.ts';

/** The estimated delivery window, as ISO 8601 dates. */
export interface DeliveryDays {
  readonly first: string;
  readonly last: string;
}

/** The fields that a variant inherits from the main variant of its group. */
export interface TextsOfMain {
  /** The UUID of the main variant. */
  readonly from: string;
  /** The names of the inherited fields. */
  readonly fields: readonly string[];
}

/** A link to a category. */
export interface Crumb extends WithTextLanguages {
  readonly uuid: string;
  readonly name: string;
  /** The path of the category page. */
  readonly url: string;
}

/** The price details shown on product tiles and pages. */
export type PriceNotes = {
  /** The price before a reduction, in major units. Null unless it exceeds the current price. */
  readonly compare_at_price: number | null;
  /** The price per base unit. Null if the unit price is not shown. */
  readonly unit_price: UnitPrice | null;
  /** True for the first `catalogNewProductDays` days after the product was created. */
  readonly is_new: boolean;
};

/** The label of an offer that applies to a product by itself. */
export interface ProductBadge {
  /** The UUID of the promotion. */
  readonly uuid: string;
  readonly label: string;
}

/** An offer that applies to a product by itself, without a code. Prices are shown without it: it is taken off in the cart. */
export interface ProductOffer extends ProductBadge {
  /** The offer in words, such as "20% off until 30 Nov 2026, 18:00." Null if its amounts are in other currencies than the shown one. */
  readonly sentence: string | null;
  /** The time at which the offer ends (ISO 8601). Null if it has no end. */
  readonly ends_at: string | null;
}

/** The amounts for which a gift card is sold, as the form of its page offers them. */
export interface GiftCardOffer {
  /** The amounts to choose from, lowest first: in the shop's currency, in which the form sends them, and as `price` in `currency`. */
  readonly amounts: readonly { readonly amount: number; readonly price: number }[];
  /** The least and the greatest amount that shoppers may enter, in `currency`. Null if they may enter none. */
  readonly free: { readonly min: number; readonly max: number } | null;
  /** The currency that the page shows, in which shoppers enter another amount. */
  readonly currency: string;
  /** The number of months for which a sold card is valid. Null if it never expires. */
  readonly validity_months: number | null;
}

/** A color that a product comes in. */
export interface Swatch {
  /** The UUID of the color option. */
  readonly uuid: string;
  readonly label: string;
  /** The color, such as `#1d4f3c`. */
  readonly color: string;
}

/** A product or variant group entry, as shown in storefront lists. */
export interface ProductTile extends PriceNotes, WithTextLanguages {
  /** The fields that a variant inherits from the main variant. Absent if nothing is inherited. */
  readonly inherits?: TextsOfMain;
  readonly uuid: string;
  readonly sku: string;
  readonly name: string;
  readonly short_description: string | null;
  /**
   * The URL of the product page. If the tile shows a variant other than the main variant, the URL includes the variant's
   * options.
   */
  readonly url: string;
  /** The main image in the `listing` size. Null if the product has no image. */
  readonly image: string | null;
  /** The main image with its sizes. */
  readonly picture: ResponsiveImage | null;
  /** The second image, shown when the pointer is over the tile. Null if the product has no second image. */
  readonly second_picture: ResponsiveImage | null;
  /** Set if the shop decides that prices are shown with (`gross`) or without tax (`net`). Absent if they are shown as stored. */
  readonly tax_basis?: 'gross' | 'net';
  /** The offers that apply to the product by itself, the first to apply first. Absent if there are none. `price` is without them. */
  readonly badges?: readonly ProductBadge[];
  /** The price in major units of the currency that is shown. Includes tax if catalog prices do. */
  readonly price: number;
  /**
   * The lowest and highest variant prices, or the least and the greatest amount of a gift card, in the same units as `price`. Both equal `price` for
   * other products.
   */
  readonly price_range: { readonly min: number; readonly max: number };
  /** True if the product, or one of its variants, can be bought. */
  readonly in_stock: boolean;
  /** True if the price of the product, or of one of its variants, is reduced. */
  readonly is_on_sale: boolean;
  /** The colors of the variants, in sort order. */
  readonly swatches: readonly Swatch[];
}

/**
 * A row of up to `count` products on a page: the newest, the best-selling, the most reduced, or the products from the
 * given source.
 */
export type ProductRow = { readonly count: number } & (
  | { readonly from: 'newest' | 'best_selling' | 'on_sale' }
  /** The URL key of a category, or the code of a collection. */
  | { readonly from: 'category' | 'collection'; readonly of: string }
  /** The products with these SKUs, in the given sequence. */
  | { readonly from: 'chosen'; readonly skus: readonly string[] }
);

/** A filter option. */
export interface ListOption {
  /** The value in the query string. */
  readonly value: string;
  readonly label: string;
  /** The number of entries in the list if the option is selected. */
  readonly count: number;
  readonly chosen: boolean;
}

/** A product list filter, identified by its query parameter name. */
export interface ListFilter {
  readonly key: string;
  readonly name: string;
  readonly options: readonly ListOption[];
}

/** One result page of a product list with one entry per variant group, along with its filters and sort orders. */
export interface ProductList {
  readonly items: readonly ProductTile[];
  /** The total number of entries on all result pages. A lower bound if `is_exact` is false. */
  readonly total: number;
  readonly is_exact: boolean;
  /** The result page number, starting at 1. */
  readonly page: number;
  readonly pages: number;
  /** The applied sort order, which is listed in `orders`. */
  readonly order: string;
  readonly orders: readonly string[];
  readonly filters: readonly ListFilter[];
  /** The lowest and highest product prices, in major units. Null if there are no products. */
  readonly prices: { readonly min: number; readonly max: number } | null;
  /** The applied filters, by query parameter name. */
  readonly narrowed: Readonly<Record<string, readonly string[]>>;
}

/** An attribute that distinguishes variants, with the URLs that select its options. */
export interface VariantAttribute {
  readonly code: string;
  readonly name: string;
  readonly options: readonly {
    readonly uuid: string;
    readonly label: string;
    /** The URL of the product page with the option selected. */
    readonly url: string;
    /**
     * True if the variant that the option links to can be bought. For the selected option, true if any variant with the
     * option can be bought.
     */
    readonly in_stock: boolean;
    /** True if any variant with the option can be bought. */
    readonly any_in_stock: boolean;
    /** False if no variant combines this option with the selected options of the preceding attributes. */
    readonly is_offered: boolean;
    /** The color of the option, such as `#1d4f3c`. Null if the option has no color. */
    readonly color: string | null;
    /**
     * The image of the variant that the option links to, if each option has a different image. Null if images do not
     * distinguish the options.
     */
    readonly picture: ResponsiveImage | null;
    readonly chosen: boolean;
  }[];
}

/** A category, as shown on its page. */
export type CategoryEntity = WithTextLanguages & {
  readonly uuid: string;
  readonly name: string;
  readonly url_key: string;
  readonly image: string | null;
  readonly short_description: string | null;
  /** The description as stored: HTML, block editor rows as a JSON string, or plain text. */
  readonly description: string | null;
  /** The sanitized description. Null if the category has no description. In JSON, the value is a tree. */
  readonly description_tree: RichText | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly metafields: readonly PageMetafield[];
  /** The path of the category page. */
  readonly url: string;
  /** The links from the root of the category tree to the parent category. */
  readonly breadcrumb: readonly Crumb[];
  readonly children: readonly Crumb[];
  readonly products: ProductList;
};

/** The return and delivery terms in the structured data for search engines. */
export interface SaleTerms {
  /**
   * The return policy. Null if it is not published. `fee` is in major units; a null `fee` means that the customer pays the
   * return shipping.
   */
  readonly returns: {
    readonly days: number;
    readonly countries: readonly string[];
    readonly fee: number | null;
  } | null;
  /**
   * The delivery terms. Null if they are not published. `fee` is in major units. `handling_days` and `days` (in transit)
   * are business days.
   */
  readonly delivery: {
    readonly countries: readonly string[];
    readonly fee: number;
    readonly handling_days: number;
    readonly days: { readonly min: number; readonly max: number };
  } | null;
}

/** The quantities of a product that can be ordered: `least`, and from there in steps of `step`, up to `most`. */
export interface QuantityRule {
  /** The product's `min_qty` and `max_qty`. Null if it has none. */
  readonly min: number | null;
  readonly max: number | null;
  /** The step. 1 if the product has none. */
  readonly step: number;
  /** The least quantity: the minimum, or else one step. */
  readonly least: number;
  /** The greatest quantity, which may be below the maximum. Null if there is no maximum. */
  readonly most: number | null;
}

/** A product, as shown on its page. */
export type ProductEntity = PriceNotes &
  BuyerPrices &
  WithTextLanguages & {
    /** The fields that a variant inherits from the main variant. Absent if nothing is inherited. */
    readonly inherits?: TextsOfMain;
    readonly uuid: string;
    readonly sku: string;
    readonly name: string;
    readonly url_key: string;
    /** The offers that apply to the product by itself, the first to apply first. Absent if there are none. Prices are without them. */
    readonly offers?: readonly ProductOffer[];
    /** The price in major units of `currency`. Includes tax if catalog prices do. 0 if `no_price`. */
    readonly price: number;
    readonly currency: string;
    readonly in_stock: boolean;
    /** The quantities that can be ordered. */
    readonly quantities: QuantityRule;
    /** The main image in the `single` size. Null if the product has no image. */
    readonly image: string | null;
    /** The images, starting with the main image. An empty `alt` means that the image has no description. */
    readonly images: readonly { readonly thumb: string; readonly single: string; readonly alt: string }[];
    /** The same images with their sizes. */
    readonly pictures: readonly ResponsiveImage[];
    /** The contents of one unit. Null if the contents are not known. */
    readonly contents: { readonly amount: number; readonly unit: Unit } | null;
    /** The estimated delivery window. Null if the shop does not show it, or the product needs no shipping. */
    readonly delivery: DeliveryDays | null;
    /** The return period in days. Null if the shop does not show it. */
    readonly return_days: number | null;
    readonly short_description: string | null;
    /** The kind of the notice in `consumer_notice`. Null if there is none. */
    readonly consumer_notice_type: ConsumerNotice | null;
    /** A notice that the law requires with the product, as plain text, which may have several lines. Null if there is none. */
    readonly consumer_notice: string | null;
    /** The description as stored: HTML, block editor rows as a JSON string, or plain text. */
    readonly description: string | null;
    /** The sanitized description. Null if the product has no description. In JSON, the value is a tree. */
    readonly description_tree: RichText | null;
    readonly meta_title: string | null;
    readonly meta_description: string | null;
    readonly metafields: readonly PageMetafield[];
    /** The lowest and highest variant prices, or the least and the greatest amount of a gift card. Both equal the price of other products. */
    readonly price_range: { readonly min: number; readonly max: number };
    /** The amounts for which a gift card is sold. Absent for other products. */
    readonly gift_card?: GiftCardOffer;
    /** The path of the product page. For a variant, the path of the main variant's page. */
    readonly url: string;
    readonly attributes: readonly {
      readonly code: string;
      readonly name: string;
      readonly values: readonly string[];
    }[];
    /** The links from the root of the category tree to the product's first category. */
    readonly breadcrumb: readonly Crumb[];
    /** The options to choose from, if the product is a variant. */
    readonly variants: readonly VariantAttribute[];
    /** The UUID of the variant group. Null if the product is not a variant. */
    readonly variant_group: string | null;
    /** All variants of the group, including the one shown. Empty if the product is not a variant. */
    readonly members: readonly {
      readonly uuid: string;
      readonly sku: string;
      readonly url: string;
      readonly price: number;
      /** The least and the greatest amount of a gift card. Absent for other products. */
      readonly price_range?: { readonly min: number; readonly max: number };
      /** The price before a reduction. Null unless it exceeds the current price. */
      readonly compare_at_price: number | null;
      readonly in_stock: boolean;
      readonly quantities: QuantityRule;
      readonly picture: ResponsiveImage | null;
      readonly options: readonly { readonly code: string; readonly name: string; readonly value: string }[];
    }[];
    readonly related: readonly ProductTile[];
    readonly terms: SaleTerms;
  };

/** A collection, as shown on its page. */
export type CollectionEntity = WithTextLanguages & {
  readonly uuid: string;
  readonly name: string;
  readonly code: string;
  /** The description as stored. */
  readonly description: string | null;
  /** The sanitized description. Null if the collection has no description. In JSON, the value is a tree. */
  readonly description_tree: RichText | null;
  readonly metafields: readonly PageMetafield[];
  /** The path of the collection page. */
  readonly url: string;
  readonly products: ProductList;
};

/** The reader of the catalog. An empty object is a guest in the shop's default language and currency. */
export interface CatalogReader extends Buyer {
  /**
   * The ISO 4217 code of the currency of prices. One in which the shop shows no prices is ignored. Default: the currency of the language, or
   * the shop's.
   */
  readonly currency?: string;
}

/** A product that was found by its SKU or UUID, with what it costs and if it can be bought. */
export interface FoundProduct extends ProductTile {
  readonly currency: string;
  /** The options that distinguish a variant, by attribute code. Empty for other products. */
  readonly options: readonly { readonly code: string; readonly value: string }[];
  /** True if this product itself can be bought now. `in_stock` also counts the other variants. */
  readonly is_available: boolean;
  /** The quantities that can be ordered. */
  readonly quantities: QuantityRule;
  /** The UUID of the product on whose page it is: for a variant the main variant of its group, else the product itself. */
  readonly main: string;
}

/**
 * The catalog service, `app.catalog`: public products as the pages of the storefront show them, with their texts, prices and stock. Products
 * that the storefront hides are not found. Invalid input is refused with `VALIDATION_FAILED`, as a value.
 */
export interface CatalogService {
  /**
   * Searches products by a keyword of up to 200 characters, or lists all without one: 24 entries a page, each a product or a group of
   * variants. `query` has the parameters of the search page: `page`, `ob` (the order), `min_price`, `max_price`, `in_stock`, `cat`, and options
   * by attribute code; unknown and malformed ones are ignored.
   */
  search(
    reader: CatalogReader,
    keyword: string,
    query?: Readonly<Record<string, string | readonly string[]>>,
  ): Promise<Outcome<ProductList>>;
  /** Finds up to 100 products by SKU or UUID. Returns one entry for each reference, null for one that finds nothing. */
  lookup(reader: CatalogReader, refs: readonly string[]): Promise<Outcome<readonly (FoundProduct | null)[]>>;
  /**
   * Reads a product by SKU or UUID as its page shows it: with descriptions, images, and for a variant the options of its group (`variants`) and
   * all variants (`members`) with price and stock. Null if there is no such product.
   */
  read(reader: CatalogReader, ref: string): Promise<Outcome<ProductEntity | null>>;
  /**
   * Lists the notices that the law requires with products, such as those of a cart, by their exact SKUs. Most products have none. A `message` is
   * plain text, which may have several lines. Runs one SQL statement, and another one for other languages than the default if there are notices.
   */
  notices(
    reader: CatalogReader,
    skus: readonly string[],
  ): Promise<readonly { readonly sku: string; readonly type: ConsumerNotice; readonly message: string }[]>;
}

declare module '../../platform/contracts/context.ts' {
  interface AppContext {
    readonly catalog: CatalogService;
  }
}
