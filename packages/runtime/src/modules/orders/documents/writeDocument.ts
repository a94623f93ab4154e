import { createHash } from 'node:crypto';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { orderPayload } from '../events.ts';
import type { Order } from '../order.ts';
import type { RefundRow } from '../refunds/refund.ts';
import { amountsOfParts, toStoredParts } from './billedParts.ts';
import type { BilledPart } from './billedParts.ts';
import type { DocumentRow, IssuedKind } from './document.ts';
import { insertDocument } from './document.repo.ts';
import type { DocumentHead } from './documentHead.ts';
import { drawPdf } from './drawPdf.ts';
import type { PrintedDocument } from './printedDocument.ts';
import { snapshotOf } from './snapshot.ts';

/** A numbered document that is to be drawn and stored. */
export interface DocumentToWrite {
  readonly order: Order;
  readonly kind: IssuedKind;
  readonly series: string;
  readonly number: string;
  readonly issuedAt: string;
  readonly parts: readonly BilledPart[];
  readonly document: PrintedDocument;
  readonly language: string;
  /** The refund of a credit note. */
  readonly refund?: RefundRow;
  /** The UUID of the document that a credit note ends. */
  readonly cancels?: string;
  /** True if the document was issued before the shop stored documents. */
  readonly storedLater?: boolean;
}

/** Draws a document and stores it with what it says. Runs in the transaction that took its number. */
export async function writeDocument(
  tx: Db,
  { app }: DocumentHead,
  { order, document, language, refund, cancels, parts, storedLater = false, ...rest }: DocumentToWrite,
): Promise<DocumentRow> {
  const content = await drawPdf(app, [{ document, language }]);
  return insertDocument(tx, {
    ...rest,
    orderId: order.order_id,
    supplyDate: null,
    currency: order.currency,
    ...amountsOfParts(parts, order.currency),
    refundId: refund?.refund_id ?? null,
    cancels: cancels ?? null,
    snapshot: snapshotOf(order, document, {
      language,
      storedLater,
      parts: toStoredParts(parts, order.currency),
    }),
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
  });
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
