import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { completeTicket } from '../../../platform/http/idempotency/createClaim.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { refundAnswer as refundRecord, toRefundAnswer as toRefundRecord } from '../refunds/refund.ts';
import type { RefundRow } from '../refunds/refund.ts';
import { findRefundOf } from '../refunds/refund.repo.ts';
import type { AttemptRow } from './attempt.ts';
import type { AppliedPayment } from './paymentReport.ts';
import { transactionRow } from './transaction.ts';
import type { TransactionRow } from './transaction.ts';

const transactionAnswer = transactionRow
  .omit({ is_final: true, refunded: true, reserved: true })
  .extend({ amount: z.number().meta(transactionRow.shape.amount.meta() ?? {}) });

/** The schema of a capture in the REST API. */
export const captureAnswer = z.object({
  paymentStatus: z.string().describe('The new payment status of the order.'),
  transaction: transactionAnswer.nullable().describe('The recorded transaction.'),
});

/** The schema of a refund in the REST API. */
export const refundAnswer = captureAnswer.extend({
  isFullRefund: z.boolean().meta(kind('flag', 'True if all captured payments are now refunded.')),
  refund: refundRecord.nullable().describe('The refund with its split.'),
});

export const toCaptureAnswer = ({
  paymentStatus,
  transaction,
}: AppliedPayment): z.output<typeof captureAnswer> => ({
  paymentStatus,
  transaction: toTransactionAnswer(transaction),
});

/** An applied payment with the refund that its transaction made. Undefined if the refund has not been read yet. */
export interface RefundedPayment extends AppliedPayment {
  readonly refund?: RefundRow | null;
}

/** Returns the response for a refund, with its stored split. Reads the refund only if it has not been read yet. */
export async function toRefundAnswer(
  db: Db,
  applied: RefundedPayment,
): Promise<z.output<typeof refundAnswer>> {
  const { refund } = await withRefund(db, applied);
  return {
    ...toCaptureAnswer(applied),
    isFullRefund: applied.isFullRefund,
    refund: refund && toRefundRecord(refund),
  };
}

async function withRefund(
  db: Db,
  applied: RefundedPayment,
): Promise<AppliedPayment & { readonly refund: RefundRow | null }> {
  if (applied.refund !== undefined) return { ...applied, refund: applied.refund };
  const id = applied.transaction?.payment_transaction_id;
  return { ...applied, refund: id === undefined ? null : await findRefundOf(db, id) };
}

const toTransactionAnswer = (row: TransactionRow | null): z.output<typeof transactionAnswer> | null =>
  row && {
    payment_transaction_id: row.payment_transaction_id,
    uuid: row.uuid,
    order_id: row.order_id,
    payment_method: row.payment_method,
    transaction_id: row.transaction_id,
    transaction_type: row.transaction_type,
    payment_action: row.payment_action,
    amount: Number(row.amount),
    currency: row.currency,
    parent_transaction_id: row.parent_transaction_id,
    additional_information: row.additional_information ?? null,
    created_at: row.created_at,
  };

/**
 * Stores the response to the request that created an attempt, in the transaction that completes the attempt. If the
 * request is still waiting, it passes its `claim`. If a job completes the attempt after the request was lost, the ticket
 * is read from the attempt row. Returns the applied payment, with the refund that was read for the response.
 */
export async function storeAttemptAnswer(
  app: AppContext,
  tx: Db,
  row: AttemptRow,
  applied: RefundedPayment,
  claim: Claim | null,
): Promise<RefundedPayment> {
  if (!claim && !row.ticket) return applied;
  const answered = row.kind === 'refund' ? await withRefund(tx, applied) : applied;
  const data = row.kind === 'refund' ? await toRefundAnswer(tx, answered) : toCaptureAnswer(answered);
  if (claim) await claim.complete(tx, data);
  else if (row.ticket) await completeTicket(app, tx, row.ticket, data);
  return answered;
}
