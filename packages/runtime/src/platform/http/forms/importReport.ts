import { z } from 'zod';

/** Maximum number of rejected rows that the report of an import lists. */
export const MAX_REFUSALS = 1000;

/** Describes the rejected rows of an imported file. `key` describes what identifies a row, and `field` the values that errors name. */
export const refusedRows = <Key extends z.ZodRawShape>(
  key: Key,
  field = 'The column. Null if the error concerns the whole row.',
) =>
  z.array(
    z.object({
      line: z.int().describe('The line of the file on which the row begins, from 1.'),
      ...key,
      faults: z
        .array(
          z.object({
            field: z.string().nullable().describe(field),
            message: z.string().describe('The error message.'),
          }),
        )
        .describe('All errors of the row.'),
    }),
  );

const count = (what: string) => z.int().describe(`The number of rows that ${what}.`);

/** The words for what an import does with its rows, as in "create a product", and for the values that errors name. */
interface ReportWords {
  readonly created: string;
  readonly updated: string;
  readonly unchanged: string;
  readonly field?: string;
}

/** Describes the report of an import by SKU, of which single rows may be rejected. */
export const importReport = ({ created, updated, unchanged, field }: ReportWords) =>
  z.object({
    rows: z.int().describe('The number of rows in the file.'),
    created: count(created),
    updated: count(updated),
    unchanged: count(unchanged),
    refused: count('are rejected'),
    dry_run: z.boolean().describe('True if nothing was written because this was a dry run.'),
    rolled_back: z.boolean().describe('True if nothing was written because a row was rejected.'),
    refusals: refusedRows(
      { sku: z.string().nullable().describe('The SKU of the row. Null if it has no readable SKU.') },
      field,
    ).describe(`The first ${MAX_REFUSALS} rejected rows, in file order.`),
  });
