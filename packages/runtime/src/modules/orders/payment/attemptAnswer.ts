import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { settleTicket } from '../../../platform/idempotency/claim.ts';
import type { Claim } from '../../../platform/idempotency/claim.ts';
import type { AppliedPayment } from './applyPayment.ts';
import type { AttemptRow, TransactionRow } from './payment.repo.ts';

/** A capture as REST answers it. */
export const captureAnswer = ({ paymentStatus, transaction }: AppliedPayment) => ({
  paymentStatus,
  transaction: transactionAnswer(transaction),
});

/** A refund as REST answers it. */
export const refundAnswer = ({ paymentStatus, isFullRefund, transaction }: AppliedPayment) => ({
  paymentStatus,
  isFullRefund,
  transaction: transactionAnswer(transaction),
});

/** A transaction as REST answers it: its amount a number. */
const transactionAnswer = (row: TransactionRow | null) =>
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
 * Keeps the answer to the request that asked for an attempt, in the transaction that settles it. `claim` is that request's
 * own where it still waits; a job that settles what hung has the ticket of the row.
 */
export async function keepAttemptAnswer(
  app: AppContext,
  tx: Db,
  row: AttemptRow,
  applied: AppliedPayment,
  claim: Claim | null,
): Promise<void> {
  const data = row.kind === 'refund' ? refundAnswer(applied) : captureAnswer(applied);
  if (claim) await claim.settle(tx, data);
  else if (row.ticket) await settleTicket(app, tx, row.ticket, data);
}
