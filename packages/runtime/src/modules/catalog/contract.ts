import type { RichText } from '../../platform/html/richText.ts';
import type { PageMetafield } from '../metafields/contract.ts';

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

/** A product, or the entry of a variant group, as lists of the storefront show it. */
export interface ProductTile {
  /** The main member that a variant takes texts from. Absent: it has all of its own. */
  readonly inherits?: TextsOfMain;
  readonly uuid: string;
  readonly sku: string;
  readonly name: string;
  /** The address of its page, with the options of a variant that is shown in place of the main one. */
  readonly url: string;
  /** The main image in the size `listing`. Null: it has none. */
  readonly image: string | null;
  /** The price in major units of the currency of the shop. It includes tax if the prices of the catalogue do. */
  readonly price: number;
  /** The lowest and the highest price of its variants, in the same units; both are the price where it has none. */
  readonly price_range: { readonly min: number; readonly max: number };
  /** Tells whether the product, or one of its variants, can be bought. */
  readonly in_stock: boolean;
}

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

/** A product as its page shows it. */
export type ProductEntity = {
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
    readonly sku: string;
    readonly url: string;
    readonly price: number;
    readonly in_stock: boolean;
    readonly options: readonly { readonly code: string; readonly name: string; readonly value: string }[];
  }[];
  readonly related: readonly ProductTile[];
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
