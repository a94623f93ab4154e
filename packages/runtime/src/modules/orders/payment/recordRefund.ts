import { toMinor, toNumber } from '../../../platform/money.ts';
import { refundedStatus } from '../../payments/index.ts';
import type { Activity, PaymentRecord } from '../../payments/index.ts';
import { takeReportedCards } from '../giftCards/takeRefundedCards.ts';
import { storedCaptured, storedRefunded } from '../tenders/orderTender.ts';
import { transitionOrder } from '../transitionOrder.ts';
import type { AttemptRow } from './attempt.ts';
import type { AppliedPayment, ReportedRefund } from './paymentReport.ts';
import { moneyOf, paidTotal, refundedTotal } from './paymentSums.ts';
import { addRefunded, upsertTransaction } from './transaction.repo.ts';
import { writeReportedRefund } from '../refunds/reportedRefund.ts';
import { storedText } from '../../../platform/messages/storedText.ts';
import { activityOf } from '../activity.ts';
import { attemptOfRefund, endRefundAttempt, refundedPayment } from './refundAttempt.ts';
import type { EndedRefund } from './refundAttempt.ts';

/**
 * Records a refund once, regardless of whether the route that requested the refund or a gateway webhook reports it
 * first.
 */
export async function recordRefund(refund: ReportedRefund): Promise<AppliedPayment> {
  const { app, tx, order, known, record } = refund;
  const parent = refundedPayment(known, record);
  const written = await upsertTransaction(tx, order.order_id, order.payment_method, {
    ...record,
    parentTransactionId: parent?.transaction_id ?? record.parentTransactionId,
  } as PaymentRecord);
  // The amount of an open refund attempt is reserved on the payment.
  const isReserved = parent === undefined || toMinor(parent.reserved, parent.currency) > 0;
  const attempt = isReserved ? await attemptOfRefund(tx, order, record) : null;
  if (!written?.is_new) {
    // The refund was already reported without its attempt, so the amount reserved by the attempt is now released.
    if (attempt && parent && record.attemptKey !== undefined) {
      await addRefunded(tx, parent.payment_transaction_id, '0', attempt.amount);
      const { shipmentStatus } = await endRefundAttempt(app, tx, order, attempt, written);
      const { author } = attempt.request;
      await transitionOrder(app, tx, order, { shipmentStatus, activities: reasonOf(attempt), author });
    }
    return {
      outcome: 'replayed',
      paymentStatus: order.payment_status,
      isFullRefund: order.payment_status === refundedStatus(order.payment_method, true),
      transaction: written,
    };
  }
  if (parent) await addRefunded(tx, parent.payment_transaction_id, record.amount, attempt?.amount ?? '0');
  const ended = attempt ? await endRefundAttempt(app, tx, order, attempt, written) : null;
  if (!attempt) await takeReportedCards(app, tx, order, await writeReportedRefund(refund, written));
  const { paymentStatus, isFullRefund } = await countRefund(refund, attempt, ended);
  return { outcome: 'applied', paymentStatus, isFullRefund, transaction: written };
}

/** Returns the history entry with the administrator's refund reason. */
const reasonOf = (attempt: AttemptRow | null): Activity[] => {
  const { reason, duplicate_of } = attempt?.request ?? {};
  return reason && !duplicate_of ? [{ text: storedText('orders.activity.refundReason', { reason }) }] : [];
};

/** Updates the order statuses for a newly recorded refund, and emits `order_refunded`. */
async function countRefund(
  { app, tx, order, known, record, report }: ReportedRefund,
  attempt: AttemptRow | null,
  ended: EndedRefund | null,
): Promise<Pick<AppliedPayment, 'paymentStatus' | 'isFullRefund'>> {
  const { currency } = order;
  const amount = toMinor(record.amount, currency) + (ended?.stored ?? 0);
  const given = refundedTotal(known, currency) + storedRefunded(order) + amount;
  const isFullRefund = given >= paidTotal(known, currency) + storedCaptured(order);
  // A canceled order stays canceled, even if its money arrives late and is refunded.
  const paymentStatus =
    order.payment_status === 'canceled' ? 'canceled' : refundedStatus(order.payment_method, isFullRefund);
  const text = storedText('orders.activity.refunded', { money: moneyOf(record), id: record.transactionId });
  await transitionOrder(app, tx, order, {
    paymentStatus,
    ...(ended && { shipmentStatus: ended.shipmentStatus }),
    activities: [activityOf(report.activity ?? { text }), ...reasonOf(attempt)],
    // A webhook may arrive before the response to the refund request.
    author: report.author ?? attempt?.request.author,
  });
  await app.emit(tx, {
    name: 'order_refunded',
    payload: {
      orderId: order.order_id,
      orderUuid: order.uuid,
      amount: toNumber(amount, currency),
      currency: record.currency,
      isFullRefund,
      transactionId: record.transactionId,
      paymentMethod: order.payment_method,
    },
  });
  return { paymentStatus, isFullRefund };
}
