import { z } from 'zod';
import { decimal, int, text, uuid } from '../../../platform/db/columns.ts';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { withQuery } from '../../../platform/http/answer/withQuery.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import type { UrlEntry } from '../../urls/contract.ts';
import { productAttribute } from '../attributes/attribute.ts';
import { productColumns, lookedUp } from './productColumns.ts';

const images = z
  .array(text.meta(kind('image', 'The URL of an image.')))
  .describe('The images, main image first.');

/** The schema of a complete product: its columns with its images, categories and attributes. */
export const productRow = productColumns.extend({
  images,
  categories: z.array(int).describe("The integer IDs of the product's categories, in ascending order."),
  attributes: z.array(productAttribute).describe('The attribute values, in the order of the attributes.'),
  prices: z
    .record(z.string(), decimal)
    .meta(
      kind(
        'money',
        "The product's own prices in other currencies, by ISO 4217 code. All others are converted.",
      ),
    ),
});
export type ProductRow = z.output<typeof productRow>;

/** A product in a list, with its relevance for the keyword if the list is sorted by relevance. */
export const listedProduct = productRow.extend({ relevance: decimal.nullable() });
export type ListedProduct = z.output<typeof listedProduct>;

/** The values written for a product. The database generates ids and times. */
export type ProductValues = Omit<ProductRow, keyof typeof lookedUp | 'attributes' | 'prices'> & {
  /** The integer id or UUID of the tax class. */
  readonly tax_class: number | string | null;
};

/** A product image. */
export const productImageRow = z.object({
  id: int,
  uuid,
  product_id: int,
  url: text,
  /** The alternative text from the media library. Empty if the image has none. */
  alt: text,
  /** The dimensions in pixels. Null if the image is not in the media library. */
  width: int.nullable(),
  height: int.nullable(),
});
export type ProductImageRow = z.output<typeof productImageRow>;

/** Reports whether a product can be bought. Unmanaged stock never runs out. */
export const isInStock = (row: Pick<ProductRow, 'qty' | 'manage_stock' | 'stock_availability'>): boolean =>
  !row.manage_stock || (row.qty > 0 && row.stock_availability);

/** Returns the path of a product page, which is the product's URL key at the root. */
export const productPath = (product: Pick<ProductRow, 'url_key'>): string => `/${product.url_key}`;

/**
 * Returns the URL of the page that shows a product. The URL includes the options that select the product; see `page_key`
 * of the product card.
 */
export const pageAddress = ({
  page_key,
  page_options,
}: {
  readonly page_key: string;
  readonly page_options: readonly (readonly [string, string])[] | null;
}): string => {
  const path = productPath({ url_key: page_key });
  return page_options === null ? path : withQuery(path, Object.fromEntries(page_options));
};

export const productUrl = (product: Pick<ProductRow, 'uuid' | 'url_key'>): UrlEntry => ({
  entityType: 'product',
  entityUuid: product.uuid,
  path: productPath(product),
  target: `/product/${product.uuid}`,
});

/** The parent value of the GraphQL type `Weight`. */
export interface Weight {
  readonly value: number;
  readonly unit: string;
  readonly text: string;
}

/** Creates a weight from a decimal string in the shop's weight unit. */
export function weight({ config }: Pick<AppContext, 'config'>, decimal: string): Weight {
  const value = Number(decimal);
  const unit = config.shop.weightUnit;
  return { value, unit, text: `${value} ${unit}` };
}
