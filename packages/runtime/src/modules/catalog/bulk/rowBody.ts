import { keyText } from '../../../platform/text/keyText.ts';
import { z } from 'zod';
import { validator } from '../../../platform/http/forms/validation.ts';
import { newProductBody, productBody } from '../products/productBody.ts';
import { variantEntries, variantEntry } from '../variants/variantEntry.ts';
import { breaks } from '../../../platform/http/forms/addFault.ts';

const MAX_COLLECTIONS = 1000;

const more = {
  collections: z
    .array(z.string().overwrite(keyText))
    .max(MAX_COLLECTIONS)
    .describe('The codes of collections. Replaces the whole list.'),
};

/** A file row: the request body of a product, identified by its SKU. Unknown keys are rejected, because they may be misspelled. */
const rowBody = z
  .strictObject({
    ...productBody.shape,
    ...z.object(more).partial().shape,
    sku: newProductBody.shape.sku,
    variants: variantEntries(
      z.strictObject({ ...variantEntry.shape, ...z.object(more).partial().shape }),
    ).optional(),
  })
  .refine(({ sku, variants }) => !variants || variants[0]?.sku === sku, {
    path: ['sku'],
    ...breaks('firstVariant', "sku must match the first variant's sku or be omitted"),
  });
export type RowBody = z.output<typeof rowBody>;

/** The keys of a row, which are also the table columns, starting with the SKU. */
export const rowKeys: readonly string[] = [
  'sku',
  ...Object.keys(rowBody.shape).filter((key) => key !== 'sku'),
];

const read = validator(rowBody, 'row') as (sent: unknown) => RowBody;

/** Validates a single row. Throws VALIDATION_FAILED with all its errors. */
export const readRow = (sent: unknown): RowBody => read(withSku(sent));

/** Sets the SKU of a row with variants to that of the first variant, if the row has no SKU. */
function withSku(sent: unknown): unknown {
  const { sku, variants } = Object(sent) as { readonly sku?: unknown; readonly variants?: unknown };
  if (sku !== undefined || !Array.isArray(variants)) return sent;
  return { ...(sent as object), sku: (Object(variants[0]) as { readonly sku?: unknown }).sku };
}

const newRow = validator(newProductBody.loose(), 'row');

/** Throws VALIDATION_FAILED for a row that lacks a value required for every new product. */
export function requireWhole(body: RowBody): void {
  newRow(body);
}
