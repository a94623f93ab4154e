import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { withShopName } from '../../appearance/index.ts';
import type { EInvoiceFor } from '../eInvoices/eInvoiceSettings.ts';
import { readSeller } from '../eInvoices/seller.ts';
import type { Seller } from '../eInvoices/seller.ts';
import type { BankSettings } from './bankSettings.ts';
import type { DocumentSource } from './documentParts.ts';
import { takeNumber } from './issueDocument.repo.ts';

/** The numbering of a series of documents. */
export interface Numbering {
  readonly series: string;
  readonly start: number;
  readonly digits: number;
}

/** The shop's part of a document: the app with the shop's name, the sender, the footer, the series of its numbers, the seller, and its bank account. */
export interface DocumentHead extends DocumentSource {
  readonly app: AppContext;
  readonly invoices: Numbering;
  readonly creditNotes: Numbering;
  readonly seller: Seller;
  readonly bank: BankSettings;
  /** Whose documents have an e-invoice in their PDF. */
  readonly eInvoice: EInvoiceFor;
}

/** Reads the shop's part of documents. Never call it in a transaction, because it reads with a connection of its own. */
export async function readDocumentHead(app: AppContext): Promise<DocumentHead> {
  const settings = await app.settings([
    'shopName',
    'documentSender',
    'documentFooter',
    'invoiceNumberPrefix',
    'invoiceNumberStart',
    'creditNoteNumberPrefix',
    'creditNoteNumberStart',
    'documentNumberDigits',
    'eInvoice',
    'bankAccountName',
    'bankIban',
    'bankBic',
    'invoiceDueDays',
    'paymentTerms',
  ]);
  const year = app.clock
    .now()
    .toLocaleDateString('en', { year: 'numeric', timeZone: app.config.shop.timezone });
  const numbering = (prefix: string | undefined, start: number): Numbering => ({
    series: (prefix ?? '').replaceAll('{year}', year),
    start,
    digits: settings.documentNumberDigits,
  });
  const named = withShopName(app, settings.shopName);
  return {
    app: named,
    sender: settings.documentSender ?? '',
    footer: settings.documentFooter ?? '',
    invoices: numbering(settings.invoiceNumberPrefix, settings.invoiceNumberStart),
    creditNotes: numbering(settings.creditNoteNumberPrefix, settings.creditNoteNumberStart),
    seller: await readSeller(named),
    bank: settings,
    eInvoice: settings.eInvoice,
  };
}

/** Takes the next number of a series, as it is printed. Other transactions wait for the series until this one ends. */
export async function nextNumber(tx: Db, { series, start, digits }: Numbering): Promise<string> {
  return series + String(await takeNumber(tx, series, start)).padStart(digits, '0');
}
