import { createHash } from 'node:crypto';
import { z } from 'zod';
import { breaks } from '../../../platform/http/forms/addFault.ts';
import { decimal, emailLine, filledText, line, moment } from '../../../platform/http/forms/bodyFields.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { sql } from '../../../platform/db/db.ts';

const AMOUNT = 'The amount of the card, in the currency of the shop.';

/** The inputs of a line, as the column `inputs` and responses have them. */
export const lineInputs = z.object({
  amount: z.number().meta(kind('money', AMOUNT)),
  recipient_email: z
    .string()
    .nullable()
    .describe('The email address to which each card is mailed. Null: that of the buyer.'),
  recipient_name: z.string().nullable().describe('The name of the recipient. Null if it is not given.'),
  message: z.string().nullable().describe('The message to the recipient. Null if there is none.'),
  deliver_at: z.string().nullable().meta({
    format: 'date-time',
    description:
      'The time at which each card is mailed, in ISO 8601 format (UTC). Null: as soon as the order is paid.',
  }),
});
export type LineInputs = z.output<typeof lineInputs>;

const MAX_MESSAGE = 2000;

/** The schema of the inputs of a line in a request body. */
export const lineInputsBody = z
  .strictObject({
    amount: decimal('amount', { wholeDigits: 9, decimals: Infinity })
      .refine(
        (value) => Number(value) > 0,
        breaks('exclusiveMinimum', 'amount must be greater than 0', { limit: 0 }),
      )
      .meta(kind('money', AMOUNT)),
    recipient_email: emailLine()
      .nullish()
      .describe('The email address to which each card is mailed. Null or absent: that of the buyer.'),
    recipient_name: line('recipient_name').nullish().describe('The name of the recipient.'),
    message: filledText('message', MAX_MESSAGE).nullish().describe('A message to the recipient.'),
    deliver_at: moment('deliver_at')
      .optional()
      .describe(
        'The day or the time at which each card is mailed: a date, which is a day of the shop, or a time, within a year. Null or absent: as soon as the order is paid.',
      ),
  })
  .transform((sent): LineInputs => ({
    amount: Number(sent.amount),
    recipient_email: sent.recipient_email ?? null,
    recipient_name: sent.recipient_name ?? null,
    message: sent.message ?? null,
    deliver_at: sent.deliver_at ?? null,
  }));

/** Returns the origin of a line with inputs, by which lines with different inputs live side by side. */
export function originOf({
  amount,
  recipient_email,
  recipient_name,
  message,
  deliver_at,
}: LineInputs): string {
  const parts = [amount, recipient_email, recipient_name, message, deliver_at];
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `inputs:${digest.slice(0, 32)}`;
}

/** The inputs that an erasure writes over those of a line: nobody and no words. */
export const NO_RECIPIENT = sql.fragment`'{"recipient_email":null,"recipient_name":null,"message":null}'::jsonb`;
