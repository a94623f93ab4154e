import { z } from 'zod';
import { text, uuid } from '../../platform/db/columns.ts';

/** The author of a record or action. It is stored with the record, so that it outlives the account. */
export const author = z.object({
  kind: z
    .enum(['administrator', 'customer', 'guest', 'extension'])
    .describe('Who it was: an administrator, a customer, a shopper without an account, or an extension.'),
  uuid: uuid.nullable().describe('The UUID of the administrator or the customer; null for others.'),
  name: text
    .nullable()
    .describe(
      'The email address of the administrator, the name of the customer or of the extension, as it was then; null for a guest.',
    ),
});
export type Author = z.output<typeof author>;
