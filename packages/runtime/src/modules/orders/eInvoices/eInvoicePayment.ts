import type { EInvoice } from './eInvoice.ts';
import type { InvoicedOrder } from './invoicedOrder.ts';
import type { EInvoiceSource } from './composeEInvoice.ts';

/** The codes of payment means (UNCL4461) of the payment methods that are shipped with the shop. */
const PAYMENT_MEANS: Readonly<Record<string, string>> = { cod: '10', cardgw: '48', walletgw: '68' };
/** A means that has no code of its own. */
const OTHER_MEANS = 'ZZZ';

/** The codes of a transfer: in euros in the SEPA area, and any other. */
const TRANSFER = { sepa: '58', other: '30' };

/** Returns how the invoice was paid or is to be paid. */
export function paymentOf(
  { payment_method, payment_method_name }: InvoicedOrder,
  { currency, number, snapshot: { transfer } }: EInvoiceSource,
): EInvoice['payment'] {
  if (!payment_method) return null;
  const name = payment_method_name?.trim() || payment_method;
  if (!transfer?.iban) return { code: PAYMENT_MEANS[payment_method] ?? OTHER_MEANS, name, account: null };
  const { iban, account_name, bic } = transfer;
  return {
    code: currency === 'EUR' ? TRANSFER.sepa : TRANSFER.other,
    name,
    account: { iban, name: account_name, bic, reference: number },
  };
}
