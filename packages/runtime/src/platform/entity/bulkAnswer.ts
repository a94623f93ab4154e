import { z } from 'zod';
import { Refusal } from '../errors.ts';

/** The response: how many records were changed, and why the other records were rejected. */
export const bulkAnswer = z.object({
  changed: z.int().describe('The number of changed or deleted records.'),
  refused: z
    .array(
      z.object({
        id: z.string().describe('The ID as sent.'),
        code: z.string().describe('The error code, same as in the route for a single record.'),
        message: z.string().describe('The error message.'),
        values: z
          .record(z.string(), z.union([z.string(), z.number()]))
          .optional()
          .describe('The values in the message, by name.'),
      }),
    )
    .describe('The records that were not changed, each with the reason.'),
});
export type BulkAnswer = z.output<typeof bulkAnswer>;

/** Creates the response entry for a rejected record. */
export const refusedRecord = (
  id: string,
  { code, message, values }: Refusal,
): BulkAnswer['refused'][number] => ({ id, code, message, ...(values && { values }) });

/**
 * Returns the refusal that the work throws, or null if the work succeeds. All other errors are rethrown, which rolls back the
 * request's transaction.
 */
export async function refusalOf(work: () => unknown): Promise<Refusal | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
