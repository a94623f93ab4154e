import { z } from 'zod';
import { breaks } from '../../platform/http/forms/addFault.ts';
import {
  decimal,
  emailLine,
  filledText,
  line,
  moment,
  signedDecimal,
} from '../../platform/http/forms/bodyFields.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';

const WHOLE_DIGITS = 9;

/** The amount of a new gift card, as a decimal string. Its decimals are checked when its currency is known. */
const positive = decimal('amount', { wholeDigits: WHOLE_DIGITS, decimals: Infinity }).refine(
  (value) => Number(value) > 0,
  breaks('exclusiveMinimum', 'amount must be greater than 0', { limit: 0 }),
);

/** An amount that is added to a balance or, below 0, taken away, as a decimal string. */
const signed = signedDecimal('amount', WHOLE_DIGITS).refine(
  (value) => Number(value) !== 0,
  breaks('nonZero', 'amount must not be 0'),
);

export const currencyField = z
  .string()
  .max(255)
  .nullish()
  .describe('The code of a currency of the shop, in any case. Null or absent: that of the shop.');

export const newGiftCardBody = z.object({
  amount: positive.meta(kind('money', 'The amount, in the currency.')),
  currency: currencyField,
  email: emailLine()
    .nullish()
    .describe(
      'The email address to which the code is mailed. Null if you give the code to somebody yourself.',
    ),
  message: filledText('message', 2000)
    .nullish()
    .describe('A message to the recipient, for the email. Null for none.'),
  locale: z
    .string()
    .max(35)
    .nullish()
    .describe(
      "The language of the email: one of the shop's languages, such as `de`. Null stands for the shop's default language.",
    ),
  deliver_at: moment('deliver_at')
    .optional()
    .describe(
      'The day or the time at which the code is mailed: a date, which is a day of the shop, or a time. Null means at once.',
    ),
  expires_at: moment('expires_at', 'end')
    .optional()
    .describe(
      'The day or the time from which it can no longer be used: a date, which is its last day in the shop, or a time. Null if it never expires.',
    ),
  customer_id: z
    .string()
    .max(255)
    .nullish()
    .describe('The UUID of the customer who owns it. Null if nobody is known to.'),
});
export type NewGiftCardBody = z.output<typeof newGiftCardBody>;

export const adjustGiftCardBody = z.object({
  amount: signed.meta(
    kind('money', 'The amount that is added to the balance, in its currency. Below 0 it is taken away.'),
  ),
  reason: line('reason').describe('The reason, for the ledger.'),
});

export const voidGiftCardBody = z.object({ reason: line('reason').describe('The reason, for the ledger.') });

export const resendGiftCardBody = z.object({
  email: emailLine()
    .nullish()
    .describe('The email address to which the new code is mailed. Null or absent: that of the gift card.'),
});

export const adjustCreditBody = z.object({
  amount: signed.meta(
    kind('money', 'The amount that is added to the credit, in the currency. Below 0 it is taken away.'),
  ),
  currency: currencyField,
  reason: line('reason').describe('The reason, for the ledger. The customer sees it.'),
});
