import { createHash } from 'node:crypto';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { toDecimal } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { Db } from '../../../platform/db/db.ts';
import { embeddedEInvoice } from '../eInvoices/embeddedEInvoice.ts';
import { orderPayload } from '../events.ts';
import type { Order } from '../order.ts';
import type { RefundRow } from '../refunds/refund.ts';
import { amountsOfParts } from './billedParts.ts';
import { toStoredParts } from './storedParts.ts';
import type { BilledPart } from './billedParts.ts';
import type { DocumentRow, IssuedKind } from './document.ts';
import { findPreceding, findSupplyDay } from './document.repo.ts';
import { insertDocument } from './issueDocument.repo.ts';
import type { DocumentHead } from './documentHead.ts';
import { drawPdf } from './drawPdf.ts';
import type { PrintedDocument } from './printedDocument.ts';
import { snapshotOf } from './snapshot.ts';
import { isSettled } from './transferTerms.ts';
import type { TransferTerms } from './transferTerms.ts';

/** A numbered document that is to be drawn and stored. */
export interface DocumentToWrite {
  readonly order: Order;
  readonly kind: IssuedKind;
  readonly series: string;
  readonly number: string;
  readonly issuedAt: string;
  readonly parts: readonly BilledPart[];
  /** The amount in minor units that the parts of gift cards take off that were taxed when they were sold. */
  readonly taxed?: Minor;
  readonly document: PrintedDocument;
  readonly language: string;
  /** The refund of a credit note. */
  readonly refund?: RefundRow;
  /** The UUID of the document that a credit note ends. */
  readonly cancels?: string;
  /** The way in which an invoice is paid by transfer. */
  readonly transfer?: TransferTerms | null;
  /** True if the document was issued before the shop stored documents. */
  readonly storedLater?: boolean;
}

/**
 * Draws a document and stores it with what it says. Its PDF has an e-invoice if the setting `eInvoice` is for its buyer. Runs in the
 * transaction that took its number.
 */
export async function writeDocument(
  tx: Db,
  { app, seller, eInvoice: setting }: DocumentHead,
  {
    order,
    document: composed,
    language,
    refund,
    cancels,
    parts,
    transfer,
    taxed = 0,
    storedLater = false,
    ...rest
  }: DocumentToWrite,
): Promise<DocumentRow> {
  const { currency } = order;
  const supplyDate = await findSupplyDay(tx, order.order_id, app.config.shop.timezone);
  // A document that is stored later says what it said when it was issued.
  const document =
    supplyDate === null || storedLater
      ? composed
      : withSupplyDate(app.inLanguage(language), composed, supplyDate);
  const amounts = amountsOfParts(parts, currency);
  const facts = {
    language,
    storedLater,
    parts: toStoredParts(parts, currency),
    seller,
    transfer: transfer ?? undefined,
    taxed: taxed > 0 ? toDecimal(taxed, currency) : undefined,
  };
  const written = {
    ...rest,
    ...amounts,
    supplyDate,
    currency,
    snapshot: snapshotOf(order, document, { ...facts, paid: paidOf(app, order, rest.kind, amounts.gross) }),
  };
  const preceding = rest.kind === 'invoice' ? null : await findPreceding(tx, order.order_id);
  const eInvoice = embeddedEInvoice(app, setting, { ...written, preceding });
  const content = await drawPdf(app, [{ document, language }], eInvoice);
  return insertDocument(tx, {
    ...written,
    orderId: order.order_id,
    refundId: refund?.refund_id ?? null,
    cancels: cancels ?? null,
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
  });
}

/** Adds the day of the supply (ISO 8601) to the facts of a document, in the app's language. */
function withSupplyDate(
  app: Pick<AppContext, 'locale' | 'texts'>,
  document: PrintedDocument,
  day: string,
): PrintedDocument {
  const shown = new Date(day).toLocaleDateString(app.locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return { ...document, facts: [...document.facts, [app.texts()('orders.document.supplied'), shown]] };
}

/** Returns how much of a document is settled. A credit note is: its amount was given back, or is set off against the invoice. */
function paidOf(app: AppContext, order: Order, kind: IssuedKind, gross: string): string {
  return kind === 'credit_note' || isSettled(app, order) ? gross : '0';
}

/** Emits that a document was issued. */
export const announceDocument = (
  app: AppContext,
  tx: Db,
  order: Order,
  { uuid, kind, number }: DocumentRow,
): Promise<void> =>
  app.emit(tx, {
    name: 'document_issued',
    payload: { ...orderPayload(order), documentUuid: uuid, kind, number },
  });
