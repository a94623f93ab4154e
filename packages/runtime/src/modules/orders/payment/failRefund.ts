import { moveOrder } from '../moveOrder.ts';
import type { AppliedPayment, ReportedRefund } from './applyPayment.ts';
import { closeAttempt, markRefundFailed, upsertTransaction } from './payment.repo.ts';
import type { TransactionRow } from './payment.repo.ts';
import { digits, refundedOf } from './paymentSums.ts';
import { attemptOfRefund, refundedPayment } from './recordRefund.ts';

/**
 * Writes that a refund failed at the gateway, once: its amount can be refunded again, the status follows what is given back
 * now, and the history says so. Told before the refund itself it is recorded as failed, so that the refund does not count when
 * it is told. Nothing is emitted, and units that were put back into stock stay there: the goods have come back.
 */
export async function failRefund({ app, tx, order, known, record }: ReportedRefund): Promise<AppliedPayment> {
  const before = known.find(
    (row) => row.payment_action === 'refund' && row.transaction_id === record.transactionId,
  );
  const parent = refundedPayment(known, record);
  const stays = { paymentStatus: order.payment_status, isFullRefund: false, transaction: before ?? null };
  if (before && !before.is_settled) return { ...stays, outcome: 'replayed' };
  if (before) {
    await markRefundFailed(tx, before, parent?.payment_transaction_id ?? null, record.raw);
  } else {
    await upsertTransaction(tx, order.order_id, order.payment_method, { ...record, pending: true });
    const attempt = record.attemptKey === undefined ? null : await attemptOfRefund(tx, order, record);
    if (attempt) await closeAttempt(tx, attempt, 'refused', `The refund ${record.transactionId} failed`);
  }
  const paymentStatus = before ? statusWithout(before, parent, known, order) : order.payment_status;
  const amount = digits(record.amount, order.currency);
  await moveOrder(app, tx, order, {
    ...(paymentStatus !== order.payment_status && { paymentStatus }),
    activities: [
      `Attention: the refund of ${amount} ${record.currency} failed. Refund ID: ${record.transactionId}`,
    ],
  });
  return { ...stays, outcome: 'applied', paymentStatus };
}

/** The status of an order of which a refund does not count any more. One that is no refund's stays. */
function statusWithout(
  refund: TransactionRow,
  parent: TransactionRow | undefined,
  known: readonly TransactionRow[],
  { payment_method: code, payment_status: now, currency }: ReportedRefund['order'],
): string {
  if (now !== `${code}_refunded` && now !== `${code}_partial_refunded`) return now;
  const given = refundedOf(
    known.filter((row) => row !== refund),
    currency,
  );
  if (given > 0) return `${code}_partial_refunded`;
  return parent?.payment_action === 'authorize' ? `${code}_authorized` : `${code}_captured`;
}
