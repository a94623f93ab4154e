import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Text } from '../../../platform/contracts/messages.ts';
import { dayAfter, dayIn } from '../../../platform/zonedDay.ts';
import { paymentStatusOf } from '../../payments/index.ts';
import type { Seller } from '../eInvoices/seller.ts';
import type { Order } from '../order.ts';
import type { BankSettings } from './bankSettings.ts';
import type { PrintedBlock } from './printedDocument.ts';

const words = z.string().nullable();

/** The way in which an invoice is paid by transfer, as it is stored with the document. */
export const transferTerms = z.object({
  account_name: z.string(),
  /** Null if the shop has not said to which account. */
  iban: words,
  bic: words,
  /** The day by which to pay (ISO 8601). */
  due_on: z.string(),
  terms: words,
});
export type TransferTerms = z.output<typeof transferTerms>;

/** Reports whether the money of an order has been paid, or was paid and then refunded. */
export function isSettled(app: AppContext, { payment_status }: Pick<Order, 'payment_status'>): boolean {
  const { phase } = paymentStatusOf(app, payment_status);
  return phase === 'paid' || phase === 'refunded';
}

interface Facts {
  readonly bank: BankSettings;
  readonly seller: Seller;
  /** The time at which the document is issued. */
  readonly issuedAt: string;
}

/** Returns how an invoice is paid by transfer. Null if it is paid in another way, or was paid already. */
export function transferTermsOf(
  app: AppContext,
  order: Order,
  { bank, seller, issuedAt }: Facts,
): TransferTerms | null {
  const method = app.registry('paymentMethods').get(order.payment_method ?? '');
  if (method?.byTransfer !== true || isSettled(app, order)) return null;
  return {
    account_name: bank.bankAccountName?.trim() || seller.legal_name || seller.name,
    iban: bank.bankIban || null,
    bic: bank.bankBic || null,
    due_on: dayAfter(dayIn(seller.timezone, new Date(issuedAt)), bank.invoiceDueDays),
    terms: bank.paymentTerms?.trim() || null,
  };
}

/** Returns the sentences of an invoice about its payment by transfer. Pure. */
export function transferNotes(
  text: Text,
  locale: string,
  { number, ...transfer }: TransferTerms & { readonly number: string },
): readonly PrintedBlock[] {
  const { account_name: name, iban, bic, due_on: due, terms } = transfer;
  const day = new Date(`${due}T12:00:00Z`).toLocaleDateString(locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  const account =
    iban === null
      ? []
      : [
          text('orders.document.account', { name }),
          text('orders.document.iban', { iban: iban.replaceAll(/(.{4})(?=.)/g, '$1 ') }),
          ...(bic === null ? [] : [text('orders.document.bic', { bic })]),
          text('orders.document.reference', { number }),
        ];
  return [
    {
      label: text('orders.document.transfer'),
      lines: [
        text('orders.document.payBy', { day }),
        ...account,
        ...(terms === null ? [] : terms.split('\n')),
      ],
    },
  ];
}
