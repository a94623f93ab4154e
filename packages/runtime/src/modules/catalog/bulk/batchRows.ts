import { z } from 'zod';
import { bool, decimal, int, text, uuid } from '../../../platform/db/columns.ts';
import { productAttribute } from '../attributes/attribute.ts';
import type { ValueRow } from '../attributes/attribute.ts';
import type { OwnPrices } from '../priceLists/ownPrices.ts';
import { productColumns } from '../products/productColumns.ts';
import type { ProductValues } from '../products/product.ts';

/** Describes a stored product before its file row is written. */
export const storedProduct = productColumns.extend({
  images: z.array(text),
  categories: z.array(int),
  collections: z.array(int),
  attributes: z.array(productAttribute),
  /** The product's own prices in other currencies, without trailing zeros. */
  prices: z.record(z.string(), decimal),
  /** The ids of the attributes that distinguish the variants in the product's group. */
  variant_attributes: z.array(int),
});
export type StoredProduct = z.output<typeof storedProduct>;

/** The changed attribute values of a product. A null `variant_options` leaves the options of a variant unchanged. */
export interface AttributeParts {
  readonly touched: readonly number[];
  readonly attributes: readonly ValueRow[];
  readonly variant_options: readonly number[] | null;
}

/** A product to insert, with its related rows. */
export type NewProduct = ProductValues & {
  readonly group_id: number;
  readonly collections: readonly number[];
  readonly attributes: AttributeParts['attributes'];
  readonly prices?: OwnPrices | undefined;
};

/** A product to update. Null lists are unchanged. */
export type ChangedProduct = Omit<ProductValues, 'images' | 'categories'> &
  AttributeParts & {
    readonly product_id: number;
    readonly group_id: number;
    readonly sets_stock: boolean;
    readonly images: readonly string[] | null;
    readonly categories: readonly number[] | null;
    readonly collections: readonly number[] | null;
  };

export const categoryName = z.object({ category_id: int, uuid, url_key: text, path: text });
export type CategoryName = z.output<typeof categoryName>;

/** Describes an attribute with the ids of the groups that contain it. */
export const attributeOfGroups = productAttribute
  .omit({ value: true })
  .extend({ is_required: bool, groups: z.array(int) });
export type AttributeOfGroups = z.output<typeof attributeOfGroups>;
