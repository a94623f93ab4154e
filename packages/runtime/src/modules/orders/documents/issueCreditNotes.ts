import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Author } from '../../auth/index.ts';
import { documentNotIssued, nothingToCorrect, orderNotFound, orderNotIssuable } from '../errors.ts';
import { lockOrder } from '../order.repo.ts';
import { listRefunds } from '../refunds/refund.repo.ts';
import { grossOf } from './billedParts.ts';
import { billedState } from './billedState.ts';
import type { BilledState } from './billedState.ts';
import { composeParts } from './composeParts.ts';
import type { DocumentRow } from './document.ts';
import { listBilled } from './document.repo.ts';
import { markInvoiced } from './issueDocument.repo.ts';
import { nextNumber, readDocumentHead } from './documentHead.ts';
import { languageOf } from './printOrders.ts';
import { voucherLabel } from './taxedVouchers.ts';
import { transferTermsOf } from './transferTerms.ts';
import { announceDocument, writeDocument } from './writeDocument.ts';
import type { Issuing } from './issueNote.ts';
import { issueNote } from './issueNote.ts';

/**
 * Brings the documents of an invoiced order in line with its refunds: a credit note for each refund that is done, a correction if a refund
 * failed after its credit note was issued, and a credit note for what is left once the order is canceled. One transaction locks the order and
 * then the series, so that each refund has one credit note and no series has a gap. Does nothing for an order without an invoice. Never
 * call it in a transaction.
 */
export async function issueCreditNotes(app: AppContext, orderUuid: string): Promise<void> {
  const head = await readDocumentHead(app);
  await app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) return;
    const issuing: Issuing = { tx, head, order, author: null };
    const { holding, hasFailedRefund } = await creditRefunds(issuing);
    if (holding && hasFailedRefund && order.canceled_at === null) await correct(issuing, null);
    if (order.canceled_at !== null) await endInvoice(issuing, null);
  });
}

/**
 * Corrects the invoice of an order: a credit note ends what is left of it, and a new invoice of what refunds have left is issued to the
 * order's present addresses. Returns the new invoice. Throws `ORDER_NOT_FOUND` (404), `NOT_ISSUED` (409) without an invoice, `NOT_ISSUABLE`
 * (409) for a canceled order, and `NOTHING_TO_CORRECT` (409) if everything was refunded. Never call it in a transaction.
 */
export async function issueCorrection(
  app: AppContext,
  orderUuid: string,
  { reason, author }: { readonly reason: string | null; readonly author: Author | null },
): Promise<DocumentRow> {
  const head = await readDocumentHead(app);
  return app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) throw orderNotFound();
    const issuing: Issuing = { tx, head, order, author };
    const { holding, left } = await creditRefunds(issuing);
    if (!holding) throw order.invoice_number === null ? documentNotIssued() : orderNotIssuable();
    if (order.canceled_at !== null) throw orderNotIssuable();
    if (grossOf(left) <= 0) throw nothingToCorrect();
    return correct(issuing, reason);
  });
}

const stateOf = async ({ tx, head, order }: Issuing): Promise<BilledState> =>
  billedState(
    order,
    await listBilled(tx, order.order_id),
    await listRefunds(tx, order.order_id),
    voucherLabel(head.app, order),
  );

/**
 * Issues the credit notes of refunds that have none, and returns what the documents say then. If a refund failed after it got one, the invoice is
 * corrected first, because the credit note of a failed refund left too little of it.
 */
async function creditRefunds(issuing: Issuing): Promise<BilledState> {
  const before = await stateOf(issuing);
  if (!before.holding || before.uncredited.length === 0) return before;
  if (before.hasFailedRefund && issuing.order.canceled_at === null) await correct(issuing, null);
  const { holding, uncredited } = await stateOf(issuing);
  if (!holding) return before;
  for (const one of uncredited) await issueNote(issuing, { invoice: holding, ...one, reason: null });
  return stateOf(issuing);
}

/** Issues the credit note that ends the invoice, of what is left of it. Does nothing if nothing is left. */
async function endInvoice(issuing: Issuing, reason: string | null): Promise<void> {
  const { holding, billed } = await stateOf(issuing);
  if (!holding || grossOf(billed) <= 0) return;
  await issueNote(issuing, { invoice: holding, parts: billed, cancels: holding.uuid, reason });
}

async function correct(issuing: Issuing, reason: string | null): Promise<DocumentRow> {
  const { tx, head, order, author } = issuing;
  const { holding, left, taxed } = await stateOf(issuing);
  await endInvoice(issuing, reason);
  const number = await nextNumber(tx, head.invoices);
  const issuedAt = head.app.clock.now().toISOString();
  const language = languageOf(head.app, order);
  const invoice = holding ?? { number: '', issued_at: issuedAt };
  const transfer = transferTermsOf(head.app, order, { ...head, issuedAt });
  const facts = { kind: 'correction' as const, number, issuedAt, transfer };
  const written = await writeDocument(tx, head, {
    ...facts,
    order,
    series: head.invoices.series,
    parts: left,
    taxed,
    language,
    document: composeParts(head.app.inLanguage(language), order, head, {
      ...facts,
      invoice,
      parts: left,
      reason,
    }),
  });
  await markInvoiced(tx, written, author);
  await announceDocument(head.app, tx, order, written);
  return written;
}
