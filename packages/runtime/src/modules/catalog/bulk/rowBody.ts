import { z } from 'zod';
import { validator } from '../../../platform/http/validation.ts';
import { newProductBody, productBody } from '../products/productBody.ts';

const MAX_COLLECTIONS = 1000;

const more = {
  /** Codes of collections. The whole list is replaced. */
  collections: z.array(z.string()).max(MAX_COLLECTIONS),
};

/** A row of a file: what a product's route takes, known by its sku. Other keys are refused, for they may be misspelt ones. */
const rowBody = z.strictObject({
  ...productBody.shape,
  ...z.object(more).partial().shape,
  sku: newProductBody.shape.sku,
});
export type RowBody = z.output<typeof rowBody>;

/** The keys of a row, which are the columns of a table too, the sku first. */
export const rowKeys: readonly string[] = [
  'sku',
  ...Object.keys(rowBody.shape).filter((key) => key !== 'sku'),
];

/** Checks a row by itself. Throws VALIDATION_FAILED with every fault of it. */
export const readRow = validator(rowBody, 'row') as (sent: unknown) => RowBody;

const newRow = validator(newProductBody.loose(), 'row');

/** Throws VALIDATION_FAILED for a row that lacks what only a new product must have. */
export function requireWhole(body: RowBody): void {
  newRow(body);
}
