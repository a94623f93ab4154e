import { z } from 'zod';
import { validator } from '../../../platform/http/validation.ts';
import { newProductBody, productBody } from '../products/productBody.ts';

const MAX_COLLECTIONS = 1000;

const more = {
  collections: z
    .array(z.string())
    .max(MAX_COLLECTIONS)
    .describe('The codes of collections; the whole list is replaced.'),
};

/** A row of a file: the body of a product, identified by its SKU. Unknown keys are refused, for they may be misspelt. */
const rowBody = z.strictObject({
  ...productBody.shape,
  ...z.object(more).partial().shape,
  sku: newProductBody.shape.sku,
});
export type RowBody = z.output<typeof rowBody>;

/** The keys of a row, which are also the columns of a table, the SKU first. */
export const rowKeys: readonly string[] = [
  'sku',
  ...Object.keys(rowBody.shape).filter((key) => key !== 'sku'),
];

/** Validates a row by itself. Throws VALIDATION_FAILED with all its faults. */
export const readRow = validator(rowBody, 'row') as (sent: unknown) => RowBody;

const newRow = validator(newProductBody.loose(), 'row');

/** Throws VALIDATION_FAILED for a row that lacks a value that every new product must have. */
export function requireWhole(body: RowBody): void {
  newRow(body);
}
