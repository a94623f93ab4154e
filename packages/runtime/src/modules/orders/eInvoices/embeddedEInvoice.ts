import type { AppContext } from '../../../platform/contracts/context.ts';
import type { NewDocument } from '../documents/issueDocument.repo.ts';
import { composeEInvoice } from './composeEInvoice.ts';
import type { EInvoiceSource } from './composeEInvoice.ts';
import type { EInvoiceFor } from './eInvoiceSettings.ts';
import type { EmbeddedEInvoice } from './facturX.ts';
import { invoicedOrder } from './invoicedOrder.ts';
import { missingTerms } from './missingTerms.ts';
import { isBusiness } from './parties.ts';
import { writeCii } from './writeCii.ts';

/** A document that is about to be written. */
type Written = Pick<
  NewDocument,
  'kind' | 'number' | 'issuedAt' | 'supplyDate' | 'currency' | 'net' | 'tax' | 'gross' | 'taxes' | 'snapshot'
> &
  Pick<EInvoiceSource, 'preceding'>;

/**
 * Returns the e-invoice for the PDF of a document that is about to be written. Null if the setting is for other buyers, or if something
 * is missing without which the file would not be what it says; the log then names what.
 */
export function embeddedEInvoice(
  app: Pick<AppContext, 'inLanguage' | 'log'>,
  setting: EInvoiceFor,
  { issuedAt, supplyDate, ...written }: Written,
): EmbeddedEInvoice | null {
  const order = invoicedOrder.parse(written.snapshot.order);
  if (setting === 'off' || (setting === 'business' && !isBusiness(order))) return null;
  const text = app.inLanguage(written.snapshot.language).texts();
  const eInvoice = composeEInvoice(text, { ...written, issued_at: issuedAt, supply_date: supplyDate });
  const missing = missingTerms(eInvoice);
  if (missing.length > 0) {
    app.log.warn(
      { document: written.number, missing },
      'The PDF has no e-invoice, because terms are missing',
    );
    return null;
  }
  return { xml: writeCii(eInvoice), number: eInvoice.number, issuedAt: new Date(issuedAt) };
}
