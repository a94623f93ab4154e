import { z } from 'zod';
import { breaks } from '../../../platform/http/forms/addFault.ts';
import { oneLine } from '../../../platform/http/forms/oneLine.ts';

/** The settings of invoices that are paid by transfer. */
export interface BankSettings {
  /** The account holder. If empty, the legal name of the company or the name of the shop is used. */
  readonly bankAccountName?: string | undefined;
  readonly bankIban?: string | undefined;
  readonly bankBic?: string | undefined;
  /** The number of days after its issue by which an invoice is to be paid. */
  readonly invoiceDueDays: number;
  /** The terms of payment in words, such as a cash discount. */
  readonly paymentTerms?: string | undefined;
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
const BIC = /^$|^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}([A-Z\d]{3})?$/;
const LETTER_OFFSET = 55;

/**
 * Reports whether an IBAN has valid check digits (ISO 13616): with its first four characters at the end and letters counted from 10, it is
 * a number whose remainder by 97 is 1.
 */
function isIban(iban: string): boolean {
  if (!IBAN.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - LETTER_OFFSET),
  );
  return BigInt(digits) % 97n === 1n;
}

const plain = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

const DAYS_FAULT = 'invoiceDueDays must be a whole number from 0 to 365';

export const bankSettings = {
  bankAccountName: {
    schema: z.string().max(70).check(oneLine('bankAccountName')).optional(),
    group: 'store',
    label: 'Account holder',
    description:
      'Printed on invoices that are paid by transfer. Leave empty to use the legal name of your company or the shop’s name.',
  },
  bankIban: {
    schema: z
      .string()
      .transform(plain)
      .refine(
        (iban) => iban === '' || isIban(iban),
        breaks('format', 'bankIban is not a valid IBAN', { format: 'iban' }),
      )
      .optional(),
    group: 'store',
    label: 'IBAN of your bank account',
    description: 'Invoices that are paid by transfer name it, in print and as an e-invoice.',
  },
  bankBic: {
    schema: z
      .string()
      .transform(plain)
      .pipe(z.string().regex(BIC, 'bankBic must have 8 or 11 letters and digits, such as DEUTDEFF'))
      .optional(),
    group: 'store',
    label: 'BIC of your bank',
    description: 'Only needed for transfers from outside the SEPA area.',
  },
  invoiceDueDays: {
    schema: z.int(DAYS_FAULT).min(0, DAYS_FAULT).max(365, DAYS_FAULT).default(0),
    group: 'store',
    label: 'Days to pay an invoice',
    description: 'Counted from the invoice date, for invoices that are paid by transfer. 0: due at once.',
  },
  paymentTerms: {
    schema: z.string().max(500).meta({ format: 'multiline' }).optional(),
    group: 'store',
    label: 'Terms of payment',
    description: 'Printed on invoices that are paid by transfer, such as a discount for early payment.',
  },
};
