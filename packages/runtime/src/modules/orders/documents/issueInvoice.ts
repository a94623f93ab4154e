import { createHash } from 'node:crypto';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Author } from '../../auth/index.ts';
import { invoiceAlreadyIssued, orderNotFound, orderNotIssuable } from '../errors.ts';
import { orderPayload } from '../events.ts';
import type { LockedOrder, Order } from '../order.ts';
import { lockOrder } from '../order.repo.ts';
import type { DocumentRow } from './document.ts';
import { insertDocument, listDocuments, markInvoiced, takeNumber } from './document.repo.ts';
import { documentAmounts } from './documentAmounts.ts';
import { drawPdf } from './drawPdf.ts';
import { invoiceOf, readDocumentHead } from './printOrders.ts';
import type { DocumentHead } from './printOrders.ts';
import { snapshotOf } from './snapshot.ts';

/** Describes the numbers of a series: its name, the first number, and the number of digits. */
interface Numbering {
  readonly series: string;
  readonly start: number;
  readonly digits: number;
}

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
  const numbering = await readNumbering(app);
  return app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) throw orderNotFound();
    if (order.invoice_number !== null) throw invoiceAlreadyIssued(order.invoice_number);
    if (order.canceled_at !== null) throw orderNotIssuable();
    const { series, start, digits } = numbering;
    const number = series + String(await takeNumber(tx, series, start)).padStart(digits, '0');
    const issuedAt = app.clock.now().toISOString();
    const numbered = { ...order, invoice_number: number, invoiced_at: issuedAt };
    const document = await write(tx, head, numbered, { series, storedLater: false });
    await markInvoiced(tx, document, author);
    await announce(app, tx, order, document);
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

async function write(
  tx: Db,
  head: DocumentHead,
  order: Order,
  { series, storedLater }: { readonly series: string; readonly storedLater: boolean },
): Promise<DocumentRow> {
  const { app } = head;
  const { document, language } = invoiceOf(head, order);
  const content = await drawPdf(app, [{ document, language }]);
  const issuedAt = order.invoiced_at ?? app.clock.now().toISOString();
  return insertDocument(tx, {
    orderId: order.order_id,
    kind: 'invoice',
    series,
    number: order.invoice_number ?? '',
    issuedAt,
    supplyDate: null,
    currency: order.currency,
    ...documentAmounts(order),
    snapshot: snapshotOf(order, document, { language, storedLater }),
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
  });
}

const announce = (app: AppContext, tx: Db, order: LockedOrder, { uuid, kind, number }: DocumentRow) =>
  app.emit(tx, {
    name: 'document_issued',
    payload: { ...orderPayload(order), documentUuid: uuid, kind, number },
  });

async function readNumbering(app: AppContext): Promise<Numbering> {
  const { invoiceNumberPrefix, invoiceNumberStart, documentNumberDigits } = await app.settings([
    'invoiceNumberPrefix',
    'invoiceNumberStart',
    'documentNumberDigits',
  ]);
  const { timezone } = app.config.shop;
  const year = app.clock.now().toLocaleDateString('en', { year: 'numeric', timeZone: timezone });
  const series = (invoiceNumberPrefix ?? '').replaceAll('{year}', year);
  return { series, start: invoiceNumberStart, digits: documentNumberDigits };
}
