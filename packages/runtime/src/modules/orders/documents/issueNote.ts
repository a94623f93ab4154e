import type { Db } from '../../../platform/db/db.ts';
import type { Minor } from '../../../platform/money.ts';
import type { Author } from '../../auth/index.ts';
import type { LockedOrder } from '../order.ts';
import type { RefundRow } from '../refunds/refund.ts';
import type { BilledPart } from './billedParts.ts';
import { composeParts } from './composeParts.ts';
import { markCredited } from './issueDocument.repo.ts';
import type { BilledDocument } from './document.repo.ts';
import { nextNumber } from './documentHead.ts';
import type { DocumentHead } from './documentHead.ts';
import { languageOf } from './printOrders.ts';
import { announceDocument, writeDocument } from './writeDocument.ts';

/** An order that the transaction has locked, with what its documents are made from. */
export interface Issuing {
  readonly tx: Db;
  readonly head: DocumentHead;
  readonly order: LockedOrder;
  readonly author: Author | null;
}

interface Note {
  readonly invoice: BilledDocument;
  readonly parts: readonly BilledPart[];
  readonly taxed?: Minor;
  readonly refund?: RefundRow;
  readonly cancels?: string;
  readonly reason: string | null;
}

/** Issues a credit note or a correction of an invoice, with its number and its snapshot. */
export async function issueNote(
  { tx, head, order, author }: Issuing,
  { invoice, parts, taxed = 0, reason, ...of }: Note,
): Promise<void> {
  const number = await nextNumber(tx, head.creditNotes);
  const language = languageOf(head.app, order);
  const issuedAt = head.app.clock.now().toISOString();
  const facts = { kind: 'credit_note' as const, number, issuedAt, transfer: null };
  const written = await writeDocument(tx, head, {
    ...facts,
    ...of,
    order,
    series: head.creditNotes.series,
    parts,
    taxed,
    language,
    document: composeParts(head.app.inLanguage(language), order, head, { ...facts, invoice, parts, reason }),
  });
  await markCredited(tx, written, author);
  await announceDocument(head.app, tx, order, written);
}
