import type { Order } from '../order.ts';
import type { RefundRow } from '../refunds/refund.ts';
import { fromStoredParts, partsLeft, partsOfOrder, partsOfRefund } from './billedParts.ts';
import type { BilledPart } from './billedParts.ts';
import type { BilledDocument } from './document.repo.ts';

/** Compares the documents of an order with its refunds. */
export interface BilledState {
  /** The invoice or correction that no other document has ended. Null if there is none. */
  readonly holding: BilledDocument | null;
  /** The parts that the invoice that holds and the credit notes after it are of. */
  readonly billed: readonly BilledPart[];
  /** The parts of the order that the completed refunds have left, without those that have no credit note yet. */
  readonly left: readonly BilledPart[];
  /** The refunds that are done and have no credit note, oldest first. */
  readonly uncredited: readonly RefundRow[];
  /** True if a refund failed after its credit note was issued. */
  readonly hasFailedRefund: boolean;
}

/** Compares the documents of an order, oldest first, with its refunds. */
export function billedState(
  order: Order,
  documents: readonly BilledDocument[],
  refunds: readonly RefundRow[],
): BilledState {
  const ended = new Set(documents.map(({ cancels }) => cancels));
  const holding = documents.findLast(({ kind, uuid }) => kind !== 'credit_note' && !ended.has(uuid)) ?? null;
  const notes = holding ? documents.slice(documents.indexOf(holding) + 1) : [];
  const partsOf = ({ parts }: BilledDocument) =>
    parts ? fromStoredParts(parts, order.currency) : partsOfOrder(order);
  const credited = new Set(documents.map((document) => document.refund_id));
  const failed = new Set(refunds.filter(({ status }) => status === 'refused').map((row) => row.refund_id));
  const done = refunds.filter(({ status }) => status === 'done');
  const uncredited = done.filter((refund) => !refund.carried_over && !credited.has(refund.refund_id));
  return {
    holding,
    billed: holding ? partsLeft(partsOf(holding), notes.map(partsOf)) : [],
    left: partsLeft(
      partsOfOrder(order),
      done.filter((refund) => !uncredited.includes(refund)).map((refund) => partsOfRefund(order, refund)),
    ),
    uncredited,
    hasFailedRefund: notes.some((note) => note.refund_id !== null && failed.has(note.refund_id)),
  };
}
