import { z } from 'zod';
import { text, uuid } from '../../platform/db/columns.ts';

/** The author of a record or action. The author is stored with the record, so the information outlives the account. */
export const author = z.object({
  kind: z
    .enum(['administrator', 'customer', 'guest', 'extension'])
    .describe('The type of author: an administrator, a customer, a guest, or an extension.'),
  uuid: uuid.nullable().describe('The UUID of the administrator or customer. Null for other authors.'),
  name: text
    .nullable()
    .describe(
      'The email address of the administrator, or the name of the customer or extension, at that time. Null for guests.',
    ),
});
export type Author = z.output<typeof author>;
