import type { RichText } from '../../platform/html/richText.ts';
import type { Picture } from '../media/contract.ts';
import type { PageMetafield } from '../metafields/contract.ts';
import type { Unit, UnitPrice } from './products/units.ts';

/** The days between which a parcel arrives, as ISO 8601 dates. */
export interface DeliveryDays {
  readonly first: string;
  readonly last: string;
}

/** The texts that a variant takes from the main member of its group. */
export interface TextsOfMain {
  /** The UUID of the main member. */
  readonly from: string;
  /** The names of the texts. */
  readonly fields: readonly string[];
}

/** A link to a category. */
export interface Crumb {
  readonly uuid: string;
  readonly name: string;
  /** The path of its page. */
  readonly url: string;
}

/** The facts that tiles and pages show beside the price of a product. */
export type PriceNotes = {
  /** The price before a reduction, in major units. Null: there is none above the price. */
  readonly compare_at_price: number | null;
  /** The price of a base unit. Null: none is shown. */
  readonly unit_price: UnitPrice | null;
  /** True for the days after its creation that the setting `catalogNewProductDays` names. */
  readonly is_new: boolean;
};

/** A color in which a product comes. */
export interface Swatch {
  /** The UUID of the option. */
  readonly uuid: string;
  readonly label: string;
  /** The color, such as `#1d4f3c`. */
  readonly color: string;
}

/** A product, or the entry of a variant group, as lists of the storefront show it. */
export interface ProductTile extends PriceNotes {
  /** The main member that a variant takes texts from. Absent: it has all of its own. */
  readonly inherits?: TextsOfMain;
  readonly uuid: string;
  readonly sku: string;
  readonly name: string;
  readonly short_description: string | null;
  /** The address of its page, with the options of a variant that is shown in place of the main one. */
  readonly url: string;
  /** The main image in the size `listing`. Null: it has none. */
  readonly image: string | null;
  /** The same image with its sizes. */
  readonly picture: Picture | null;
  /** The second image, which is shown while somebody points at the tile. Null: it has none. */
  readonly second_picture: Picture | null;
  /** The price in major units of the currency of the shop. It includes tax if the prices of the catalogue do. */
  readonly price: number;
  /** The lowest and the highest price of its variants, in the same units; both are the price where it has none. */
  readonly price_range: { readonly min: number; readonly max: number };
  /** Reports whether the product, or one of its variants, can be bought. */
  readonly in_stock: boolean;
  /** Reports whether the price of the product, or of one of its variants, is reduced. */
  readonly is_on_sale: boolean;
  /** The colors of its variants, in their order. */
  readonly swatches: readonly Swatch[];
}

/**
 * A row of at most `count` products that a page shows: the newest, those that sold best, those whose price is reduced the most, or
 * those of what is named.
 */
export type ProductRow = { readonly count: number } & (
  | { readonly from: 'newest' | 'best_selling' | 'on_sale' }
  /** The URL key of a category, or the code of a collection. */
  | { readonly from: 'category' | 'collection'; readonly of: string }
  /** The products of these SKUs, in their order. */
  | { readonly from: 'chosen'; readonly skus: readonly string[] }
);

/** An option of a filter. */
export interface ListOption {
  /** The value in the query. */
  readonly value: string;
  readonly label: string;
  /** The number of entries that it leaves. */
  readonly count: number;
  readonly chosen: boolean;
}

/** A filter of a product list, under its name in the query. */
export interface ListFilter {
  readonly key: string;
  readonly name: string;
  readonly options: readonly ListOption[];
}

/** One page of a product list, with one entry for each variant group, its filters and sort orders. */
export interface ProductList {
  readonly items: readonly ProductTile[];
  /** The number of entries of all pages; there are more where `is_exact` is false. */
  readonly total: number;
  readonly is_exact: boolean;
  /** The number of the page, from 1. */
  readonly page: number;
  readonly pages: number;
  /** The applied one of `orders`. */
  readonly order: string;
  readonly orders: readonly string[];
  readonly filters: readonly ListFilter[];
  /** The lowest and the highest price of the products, in major units. Null: there is no product. */
  readonly prices: { readonly min: number; readonly max: number } | null;
  /** The applied filters, by the names of the query. */
  readonly narrowed: Readonly<Record<string, readonly string[]>>;
}

/** An attribute that distinguishes variants, with the addresses that choose its options. */
export interface VariantAttribute {
  readonly code: string;
  readonly name: string;
  readonly options: readonly {
    readonly uuid: string;
    readonly label: string;
    /** The address of the page with the option chosen. */
    readonly url: string;
    /** True if the variant that the option leads to can be bought; for a chosen option, if any variant with it can. */
    readonly in_stock: boolean;
    /** True if any variant with the option can be bought. */
    readonly any_in_stock: boolean;
    /** False: there is no variant with this option and the chosen ones of the attributes before. */
    readonly is_offered: boolean;
    /** The color of the option, such as `#1d4f3c`. Null: it has none. */
    readonly color: string | null;
    /** The picture of the variant that the option leads to, where each option has another one. Null: it does not tell them apart. */
    readonly picture: Picture | null;
    readonly chosen: boolean;
  }[];
}

/** A category as its page shows it. */
export type CategoryEntity = {
  readonly uuid: string;
  readonly name: string;
  readonly url_key: string;
  readonly image: string | null;
  readonly short_description: string | null;
  /** The description as it is stored: HTML, rows of a block editor as JSON text, or a plain text. */
  readonly description: string | null;
  /** The description, sanitized. Null: there is none. JSON has it as a tree. */
  readonly description_tree: RichText | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly metafields: readonly PageMetafield[];
  /** The path of its page. */
  readonly url: string;
  /** The links from the root of the tree to its parent. */
  readonly breadcrumb: readonly Crumb[];
  readonly children: readonly Crumb[];
  readonly products: ProductList;
};

/** The terms of returns and delivery that search engines read. */
export interface SaleTerms {
  /** Null: nothing. `fee` in major units; null: the customer pays the postage. */
  readonly returns: {
    readonly days: number;
    readonly countries: readonly string[];
    readonly fee: number | null;
  } | null;
  /** Null: nothing. `fee` in major units; `days` are those on the way, in business days as those before it. */
  readonly delivery: {
    readonly countries: readonly string[];
    readonly fee: number;
    readonly handling_days: number;
    readonly days: { readonly min: number; readonly max: number };
  } | null;
}

/** A product as its page shows it. */
export type ProductEntity = PriceNotes & {
  /** The main member that a variant takes texts from. Absent: it has all of its own. */
  readonly inherits?: TextsOfMain;
  readonly uuid: string;
  readonly sku: string;
  readonly name: string;
  readonly url_key: string;
  /** The price in major units. It includes tax if the prices of the catalogue do. */
  readonly price: number;
  readonly currency: string;
  readonly in_stock: boolean;
  /** The main image in the size `single`. Null: it has none. */
  readonly image: string | null;
  /** The main image comes first. An empty `alt` says nothing of the image. */
  readonly images: readonly { readonly thumb: string; readonly single: string; readonly alt: string }[];
  /** The same images with their sizes. */
  readonly pictures: readonly Picture[];
  /** The contents of one unit. Null: they are not known. */
  readonly contents: { readonly amount: number; readonly unit: Unit } | null;
  /** The days between which a parcel arrives. Null: the shop does not tell them, or nothing is shipped. */
  readonly delivery: DeliveryDays | null;
  /** The days within which it can be returned. Null: the shop does not tell. */
  readonly return_days: number | null;
  readonly short_description: string | null;
  /** The description as it is stored: HTML, rows of a block editor as JSON text, or a plain text. */
  readonly description: string | null;
  /** The description, sanitized. Null: there is none. JSON has it as a tree. */
  readonly description_tree: RichText | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly metafields: readonly PageMetafield[];
  /** The lowest and the highest price of its variants; both are its own price where it has none. */
  readonly price_range: { readonly min: number; readonly max: number };
  /** The path of the page: that of the main member, if it is a variant. */
  readonly url: string;
  readonly attributes: readonly {
    readonly code: string;
    readonly name: string;
    readonly values: readonly string[];
  }[];
  /** The links from the root of the tree to the first of its categories. */
  readonly breadcrumb: readonly Crumb[];
  /** The options to choose from, if it is a variant. */
  readonly variants: readonly VariantAttribute[];
  /** The UUID of its variant group. Null: it is no variant. */
  readonly variant_group: string | null;
  /** All its variants, if it is one; the shown one among them. */
  readonly members: readonly {
    readonly uuid: string;
    readonly sku: string;
    readonly url: string;
    readonly price: number;
    /** The price before a reduction. Null: there is none above the price. */
    readonly compare_at_price: number | null;
    readonly in_stock: boolean;
    readonly picture: Picture | null;
    readonly options: readonly { readonly code: string; readonly name: string; readonly value: string }[];
  }[];
  readonly related: readonly ProductTile[];
  readonly terms: SaleTerms;
};

/** A collection as its page shows it. */
export type CollectionEntity = {
  readonly uuid: string;
  readonly name: string;
  readonly code: string;
  /** The description as it is stored. */
  readonly description: string | null;
  /** The description, sanitized. Null: there is none. JSON has it as a tree. */
  readonly description_tree: RichText | null;
  readonly metafields: readonly PageMetafield[];
  /** The path of its page. */
  readonly url: string;
  readonly products: ProductList;
};
