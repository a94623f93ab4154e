import type { Minor } from '../../../platform/money.ts';
import type { Order } from '../order.ts';
import type { RefundRow } from '../refunds/refund.ts';
import { grossOf, partsLeft, partsOfOrder, partsOfRefund } from './billedParts.ts';
import { fromStoredParts } from './storedParts.ts';
import type { BilledPart } from './billedParts.ts';
import type { BilledDocument } from './document.repo.ts';
import { taxedLeft, voucherParts } from './taxedVouchers.ts';

/** A refund without a credit note, with the parts that its credit note is of. */
export interface UncreditedRefund {
  readonly refund: RefundRow;
  readonly parts: readonly BilledPart[];
  /** The amount that the refund gave back to gift cards that were taxed when they were sold, in minor units. The parts are without it. */
  readonly taxed: Minor;
}

/** Compares the documents of an order with its refunds. */
export interface BilledState {
  /** The invoice or correction that no other document has ended. Null if there is none. */
  readonly holding: BilledDocument | null;
  /** The parts that the invoice that holds and the credit notes after it are of. */
  readonly billed: readonly BilledPart[];
  /** The parts of the order that the completed refunds have left, without those that have no credit note yet. */
  readonly left: readonly BilledPart[];
  /** The amount that gift cards pay of it that were taxed when they were sold, in minor units. The parts are without it. */
  readonly taxed: Minor;
  /** The refunds that are done and have no credit note, oldest first. */
  readonly uncredited: readonly UncreditedRefund[];
  /** True if a refund failed after its credit note was issued. */
  readonly hasFailedRefund: boolean;
}

/**
 * Compares the documents of an order, oldest first, with its refunds. `label` names the parts of gift cards that were taxed when they were sold: what
 * refunds leave of an order is taxed without what such cards still pay of it, so a credit note is of the difference.
 */
export function billedState(
  order: Order,
  documents: readonly BilledDocument[],
  refunds: readonly RefundRow[],
  label: string,
): BilledState {
  const ended = new Set(documents.map(({ cancels }) => cancels));
  const holding = documents.findLast(({ kind, uuid }) => kind !== 'credit_note' && !ended.has(uuid)) ?? null;
  const notes = holding ? documents.slice(documents.indexOf(holding) + 1) : [];
  const partsOf = ({ parts }: BilledDocument) =>
    parts ? fromStoredParts(parts, order.currency) : partsOfOrder(order);
  const credited = new Set(documents.map((document) => document.refund_id));
  const failed = new Set(refunds.filter(({ status }) => status === 'refused').map((row) => row.refund_id));
  const done = refunds.filter(({ status }) => status === 'done');
  const isUncredited = (refund: RefundRow) => !refund.carried_over && !credited.has(refund.refund_id);
  const uncredited = done.filter(isUncredited);
  const taken = done.filter((refund) => !isUncredited(refund));
  const goodsAfter = (of: readonly RefundRow[]) =>
    partsLeft(
      partsOfOrder(order),
      of.map((refund) => partsOfRefund(order, refund)),
    );
  const vouchersAfter = (of: readonly RefundRow[]) =>
    voucherParts(label, goodsAfter(of), taxedLeft(order, of));
  const leftAfter = (of: readonly RefundRow[]) => [...goodsAfter(of), ...vouchersAfter(of)];
  return {
    holding,
    billed: holding ? partsLeft(partsOf(holding), notes.map(partsOf)) : [],
    left: leftAfter(taken),
    taxed: -grossOf(vouchersAfter(taken)),
    uncredited: uncredited.map((refund, index) => {
      if (holding?.taxed == null) return { refund, parts: partsOfRefund(order, refund), taxed: 0 };
      const before = [...taken, ...uncredited.slice(0, index)];
      const after = [...before, refund];
      return {
        refund,
        parts: partsLeft(leftAfter(before), [leftAfter(after)]),
        taxed: grossOf(vouchersAfter(after)) - grossOf(vouchersAfter(before)),
      };
    }),
    hasFailedRefund: notes.some((note) => note.refund_id !== null && failed.has(note.refund_id)),
  };
}
