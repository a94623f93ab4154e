import { authorizedStatus, capturedStatus, refundedStatus } from '../../payments/index.ts';
import type { LockedOrder } from '../order.ts';
import { keepGiven } from '../tenders/keepGiven.ts';
import { storedRefunded } from '../tenders/orderTender.ts';
import { transitionOrder } from '../transitionOrder.ts';
import { closeAttempt } from './attempt.repo.ts';
import type { AppliedPayment, ReportedRefund } from './paymentReport.ts';
import { moneyOf, refundedTotal } from './paymentSums.ts';
import type { TransactionRow } from './transaction.ts';
import { markRefundFailed, upsertTransaction } from './transaction.repo.ts';
import { storedText } from '../../../platform/messages/storedText.ts';
import { attemptOfRefund, refundedPayment } from './refundAttempt.ts';

/**
 * Records once that a refund failed at the gateway. Its amount can be refunded again, the status is recomputed from
 * the remaining refunds, and a history entry reports the failure. If the failure is reported before the refund, the
 * refund is recorded as failed, so that a late refund report has no effect. Emits no event. Restocked units stay in
 * stock because the goods were returned. Gift cards and credit keep what they got of it.
 */
export async function failRefund({ app, tx, order, known, record }: ReportedRefund): Promise<AppliedPayment> {
  const before = known.find(
    (row) => row.payment_action === 'refund' && row.transaction_id === record.transactionId,
  );
  const parent = refundedPayment(known, record);
  const stays = { paymentStatus: order.payment_status, isFullRefund: false, transaction: before ?? null };
  if (before && !before.is_final) return { ...stays, outcome: 'replayed' };
  if (before) {
    await markRefundFailed(tx, before, parent?.payment_transaction_id ?? null, record.raw);
    await keepGiven(tx, order, before, app.clock.now());
  } else {
    await upsertTransaction(tx, order.order_id, order.payment_method, { ...record, pending: true });
    const attempt = record.attemptKey === undefined ? null : await attemptOfRefund(tx, order, record);
    if (attempt) await closeAttempt(tx, attempt, 'refused', `The refund ${record.transactionId} failed`);
  }
  const paymentStatus = before ? statusWithout(before, parent, known, order) : order.payment_status;
  const text = storedText('orders.activity.refundFailed', {
    money: moneyOf(record),
    id: record.transactionId,
  });
  await transitionOrder(app, tx, order, {
    ...(paymentStatus !== order.payment_status && { paymentStatus }),
    activities: [{ text, needsReview: true }],
  });
  return { ...stays, outcome: 'applied', paymentStatus };
}

/** Returns an order's payment status after a refund has failed. A status not caused by refunds does not change. */
function statusWithout(
  refund: TransactionRow,
  parent: TransactionRow | undefined,
  known: readonly TransactionRow[],
  order: LockedOrder,
): string {
  const { payment_method: method, payment_status: now, currency } = order;
  if (now !== refundedStatus(method, true) && now !== refundedStatus(method, false)) return now;
  const rest = known.filter((row) => row !== refund);
  if (refundedTotal(rest, currency) + storedRefunded(order) > 0) return refundedStatus(method, false);
  return parent?.payment_action === 'authorize' ? authorizedStatus(method) : capturedStatus(method);
}
