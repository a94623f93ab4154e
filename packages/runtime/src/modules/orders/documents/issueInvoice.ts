import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Author } from '../../auth/index.ts';
import { invoiceAlreadyIssued, orderNotFound, orderNotIssuable } from '../errors.ts';
import type { Order } from '../order.ts';
import { lockOrder } from '../order.repo.ts';
import { grossOf, partsOfOrder } from './billedParts.ts';
import type { DocumentRow } from './document.ts';
import { listDocuments } from './document.repo.ts';
import { markInvoiced } from './issueDocument.repo.ts';
import { nextNumber, readDocumentHead } from './documentHead.ts';
import type { DocumentHead } from './documentHead.ts';
import { invoiceOf } from './printOrders.ts';
import { taxedLeft, voucherLabel, voucherParts } from './taxedVouchers.ts';
import { transferTermsOf } from './transferTerms.ts';
import { announceDocument, writeDocument } from './writeDocument.ts';

/**
 * Issues the invoice of an order: takes the next number of its series, draws the PDF, and stores it with what it says, in one transaction
 * that locks the order and then the series. If the transaction is rolled back, the next invoice gets the number. Emits `document_issued`.
 * Throws `ORDER_NOT_FOUND` (404), `ALREADY_ISSUED` (409), and for a canceled order `NOT_ISSUABLE` (409). Never call it in a transaction.
 */
export async function issueInvoice(
  app: AppContext,
  orderUuid: string,
  author: Author | null,
): Promise<DocumentRow> {
  const head = await readDocumentHead(app);
  return app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) throw orderNotFound();
    if (order.canceled_at !== null) throw orderNotIssuable();
    if (order.invoice_number !== null) throw invoiceAlreadyIssued(order.invoice_number);
    const number = await nextNumber(tx, head.invoices);
    const issuedAt = app.clock.now().toISOString();
    const numbered = { ...order, invoice_number: number, invoiced_at: issuedAt };
    const document = await write(tx, head, numbered, { series: head.invoices.series, storedLater: false });
    await markInvoiced(tx, document, author);
    await announceDocument(app, tx, order, document);
    return document;
  });
}

/**
 * Stores the invoice of an order that was issued before the shop stored documents, as it prints now. Returns null if it is stored
 * already.
 */
export async function storeIssued(app: AppContext, orderUuid: string): Promise<DocumentRow | null> {
  const head = await readDocumentHead(app);
  return app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order || order.invoice_number === null) return null;
    if ((await listDocuments(tx, order.order_id)).length > 0) return null;
    const series = order.invoice_number.replace(/\d+$/, '');
    return write(tx, head, order, { series, storedLater: true });
  });
}

function write(
  tx: Db,
  head: DocumentHead,
  order: Order,
  { series, storedLater }: { readonly series: string; readonly storedLater: boolean },
): Promise<DocumentRow> {
  const issuedAt = order.invoiced_at ?? head.app.clock.now().toISOString();
  // An invoice of before the shop stored documents is stored as it was, which was without an account.
  const transfer = storedLater ? null : transferTermsOf(head.app, order, { ...head, issuedAt });
  const whole = partsOfOrder(order);
  // The same holds for what gift cards paid that were taxed when they were sold.
  const vouchers = storedLater ? [] : voucherParts(voucherLabel(head.app, order), whole, taxedLeft(order));
  const parts = [...whole, ...vouchers];
  return writeDocument(tx, head, {
    ...invoiceOf(head, order, { transfer, parts, taxed: -grossOf(vouchers) }),
    order,
    kind: 'invoice',
    series,
    number: order.invoice_number ?? '',
    issuedAt,
    parts,
    taxed: -grossOf(vouchers),
    transfer,
    storedLater,
  });
}
