import { z } from 'zod';
import { int, text } from '../../../platform/db/columns.ts';
import { linksOf } from '../../../platform/http/answer/links.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { productAttribute } from '../attributes/attribute.ts';
import type { ProductAttribute } from '../attributes/attribute.ts';
import { productPath, productRow } from './product.ts';
import { productColumns } from './productColumns.ts';
import { variantRow } from '../variants/variant.ts';
import type { CreatedProduct } from './createWithVariants.ts';
import type { ListedProduct, ProductRow } from './product.ts';

const attributeAnswer = productAttribute.extend({
  value: z
    .union([text, int, z.array(int)])
    .nullable()
    .describe(
      'The value in the form used in requests: the text or date, the integer ID of a select option, or a list of IDs for a multiselect.',
    ),
});

/**
 * The schema of a product in responses. Amounts are JSON numbers, and attribute values have the same format as in request
 * bodies.
 */
export const productAnswer = productRow.extend({
  price: z.number().meta(kind('money', productColumns.shape.price.description ?? '')),
  compare_at_price: z
    .number()
    .nullable()
    .meta(kind('money', productColumns.shape.compare_at_price.description ?? '')),
  lowest_price_30_days: z
    .number()
    .nullable()
    .meta(kind('money', productColumns.shape.lowest_price_30_days.description ?? '')),
  prices: z.record(z.string(), z.number()).meta(kind('money', productRow.shape.prices.description ?? '')),
  unit_amount: z
    .number()
    .nullable()
    .describe(productColumns.shape.unit_amount.description ?? ''),
  weight: z.number().describe("The weight of one unit, in the shop's weight unit."),
  category_id: int
    .nullable()
    .describe("The integer ID of the product's first category. Null if it has none."),
  attributes: z.array(attributeAnswer).describe('The attribute values, in the order of the attributes.'),
  variants: z
    .array(variantRow)
    .optional()
    .describe('The variants that the request created, main variant first. Absent in all other responses.'),
});

/** Creates the response. The relevance of a listed product is not part of it. */
export function toProductAnswer(
  product: CreatedProduct & Partial<Pick<ListedProduct, 'relevance'>>,
): z.output<typeof productAnswer> {
  const { variants, relevance: _, ...row } = product;
  return {
    ...row,
    ...(variants && { variants: [...variants] }),
    price: Number(row.price),
    compare_at_price: row.compare_at_price === null ? null : Number(row.compare_at_price),
    lowest_price_30_days: row.lowest_price_30_days === null ? null : Number(row.lowest_price_30_days),
    unit_amount: row.unit_amount === null ? null : Number(row.unit_amount),
    weight: Number(row.weight),
    prices: Object.fromEntries(Object.entries(row.prices).map(([code, amount]) => [code, Number(amount)])),
    category_id: row.categories[0] ?? null,
    attributes: row.attributes.map((attribute) => ({ ...attribute, value: valueOf(attribute) })),
  };
}

function valueOf({ type, value, options }: ProductAttribute): string | number | number[] | null {
  const ids = options.map(({ option_id }) => option_id);
  if (type === 'multiselect') return ids;
  return type === 'select' ? (ids[0] ?? null) : value;
}

export const productLinks = (row: ProductRow) =>
  linksOf('productGrid', '/admin/products', row.uuid, productPath(row));
