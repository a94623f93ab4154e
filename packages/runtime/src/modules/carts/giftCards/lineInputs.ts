import { createHash } from 'node:crypto';
import { z } from 'zod';
import { addFault, breaks } from '../../../platform/http/forms/addFault.ts';
import { decimal, emailLine, filledText, line, moment } from '../../../platform/http/forms/bodyFields.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { sql } from '../../../platform/db/db.ts';

const AMOUNT = 'The amount of the card, in the currency of the shop.';

/** An amount that was entered in another currency than that of the shop. */
const enteredAmount = z.object({
  amount: z.number().meta(kind('money', 'The amount as it was entered, in `currency`.')),
  currency: z.string().describe('The ISO 4217 code of the currency.'),
});

/** The inputs of a line, as the column `inputs` and responses have them. */
export const lineInputs = z.object({
  amount: z.number().meta(kind('money', AMOUNT)),
  entered: enteredAmount
    .exactOptional()
    .describe(
      'The amount as it was entered in another currency, in which it is the price of a cart of that currency. Absent if it was not.',
    ),
  recipient_email: z
    .string()
    .nullable()
    .describe('The email address to which each card is mailed. Null: that of the buyer.'),
  recipient_name: z.string().nullable().describe('The name of the recipient. Null if it is not given.'),
  message: z.string().nullable().describe('The message to the recipient. Null if there is none.'),
  deliver_at: z.string().nullable().meta({
    format: 'date-time',
    description: 'When each card is mailed, in ISO 8601 format (UTC). Null: as soon as the order is paid.',
  }),
});
export type LineInputs = z.output<typeof lineInputs>;

const MAX_MESSAGE = 2000;

const positive = (wholeDigits: number) =>
  decimal('amount', { wholeDigits, decimals: Infinity }).refine(
    (value) => Number(value) > 0,
    breaks('exclusiveMinimum', 'amount must be greater than 0', { limit: 0 }),
  );

const enteredBody = z.strictObject({
  amount: positive(12).meta(kind('money', 'The amount, in `currency`.')),
  currency: line('currency')
    .overwrite((code) => code.toUpperCase())
    .describe('The ISO 4217 code of a currency of the shop, in any case.'),
});

/** The schema of the inputs of a line in a request body. */
export const lineInputsBody = z
  .strictObject({
    amount: positive(9)
      .optional()
      .meta(kind('money', `${AMOUNT} Needed without \`entered\`, and ignored with it.`)),
    entered: enteredBody
      .nullish()
      .describe(
        'The amount in a currency of the shop, from the converted `min` to `max`. Null or absent: `amount` is the amount.',
      ),
    recipient_email: emailLine()
      .nullish()
      .describe('The email address to which each card is mailed. Null or absent: that of the buyer.'),
    recipient_name: line('recipient_name').nullish().describe('The name of the recipient.'),
    message: filledText('message', MAX_MESSAGE).nullish().describe('A message to the recipient.'),
    deliver_at: moment('deliver_at')
      .optional()
      .describe(
        'When each card is mailed: a date, which is a day of the shop, or a time, within a year. Null or absent: as soon as the order is paid.',
      ),
  })
  .transform((sent, context): LineInputs => {
    const { amount, entered } = sent;
    if (!entered && amount === undefined)
      addFault(context, { path: ['amount'], rule: 'required', message: 'amount is required' });
    return {
      // With an entered amount, the cart sets it.
      amount: entered ? 0 : Number(amount),
      ...(entered && { entered: { amount: Number(entered.amount), currency: entered.currency } }),
      recipient_email: sent.recipient_email ?? null,
      recipient_name: sent.recipient_name ?? null,
      message: sent.message ?? null,
      deliver_at: sent.deliver_at ?? null,
    };
  })
  .meta({ examples: [{ amount: 50, recipient_email: 'bob@example.com' }] });

/** Returns the origin of a line with inputs, by which lines with different inputs live side by side. */
export function originOf({
  amount,
  entered,
  recipient_email,
  recipient_name,
  message,
  deliver_at,
}: LineInputs): string {
  const chosen = entered ? [entered.amount, entered.currency] : [amount];
  const parts = [...chosen, recipient_email, recipient_name, message, deliver_at];
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `inputs:${digest.slice(0, 32)}`;
}

/** The inputs that an erasure writes over those of a line: nobody and no words. */
export const NO_RECIPIENT = sql.fragment`'{"recipient_email":null,"recipient_name":null,"message":null}'::jsonb`;
