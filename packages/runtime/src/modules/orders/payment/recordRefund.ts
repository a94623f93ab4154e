import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toMinor, toNumber } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { authorizedStatus, capturedStatus, refundedStatus } from '../../payments/index.ts';
import type { PaymentRecord, Activity } from '../../payments/index.ts';
import { inventoryUpdated } from '../events.ts';
import { shipmentStatusOf } from '../fulfilment/shipmentStatus.ts';
import { endTakenCards, takeReportedCards } from '../giftCards/takeRefundedCards.ts';
import type { LockedOrder } from '../order.ts';
import type { ShipmentStatus } from '../orderStatus.ts';
import { restock } from '../orderStock.repo.ts';
import { endRefundedReturn } from '../returns/endRefundedReturn.ts';
import type { RefundedUnits } from '../returns/endRefundedReturn.ts';
import { adjustReturning } from '../returns/return.repo.ts';
import { giveShares } from '../tenders/giveShares.ts';
import { keepGiven } from '../tenders/keepGiven.ts';
import { storedCaptured, storedRefunded } from '../tenders/orderTender.ts';
import { transitionOrder } from '../transitionOrder.ts';
import type { AttemptRow } from './attempt.ts';
import { closeAttempt, findOpenAttempt } from './attempt.repo.ts';
import type { AppliedPayment, ReportedRefund } from './paymentReport.ts';
import { moneyOf, paidTotal, refundedTotal } from './paymentSums.ts';
import { reportDuplicate } from './reportDuplicate.ts';
import type { TransactionRow } from './transaction.ts';
import { addRefunded, markRefundFailed, upsertTransaction } from './transaction.repo.ts';
import { writeReportedRefund } from '../refunds/reportedRefund.ts';
import { storedText } from '../../../platform/messages/storedText.ts';
import { activityOf } from '../activity.ts';

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

/** Finds the payment that a refund refers to: the parent transaction in the record, or else the newest capture. */
const refundedPayment = (known: readonly TransactionRow[], record: PaymentRecord) =>
  known.find(({ transaction_id }) => transaction_id === record.parentTransactionId) ??
  known.findLast(({ payment_action }) => payment_action === 'capture');

/** Finds the open attempt for a recorded refund, by idempotency key or else by amount. */
async function attemptOfRefund(
  tx: Db,
  order: LockedOrder,
  record: PaymentRecord,
): Promise<AttemptRow | null> {
  const open = await findOpenAttempt(tx, order.order_id);
  if (open?.kind !== 'refund') return null;
  const isIt =
    record.attemptKey === undefined
      ? toMinor(open.amount, order.currency) === toMinor(record.amount, order.currency)
      : record.attemptKey === open.uuid;
  return isIt ? open : null;
}

interface EndedRefund {
  readonly shipmentStatus: ShipmentStatus;
  /** The amount that gift cards and credit got, in minor units. */
  readonly stored: Minor;
}

/**
 * Closes the attempt, gives gift cards and credit their shares, records the units as refunded, and restocks the units marked for restocking.
 * Returns the new shipment status.
 */
export async function endRefundAttempt(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  attempt: AttemptRow,
  transaction: TransactionRow | null,
): Promise<EndedRefund> {
  await closeAttempt(tx, attempt, 'succeeded', null, transaction?.payment_transaction_id);
  const stored = await giveShares(app, tx, order, attempt);
  await endTakenCards(app, tx, order, attempt.uuid);
  await reportDuplicate(app, tx, order, attempt, transaction?.transaction_id ?? '');
  const { units, restocked } =
    (await endRefundedReturn(app, tx, order, attempt)) ?? unitsOf(attempt.request.items ?? []);
  if (units.length === 0) return { shipmentStatus: order.shipment_status, stored };
  await adjustReturning(tx, units);
  const changes = await restock(tx, restocked);
  await app.emit(tx, ...changes.map(inventoryUpdated));
  const changed = (key: 'refunded' | 'returned' | 'blocked') =>
    new Map(units.map((unit) => [unit.order_item_id, unit[key] ?? 0]));
  const shipmentStatus = shipmentStatusOf(order, {
    refunded: changed('refunded'),
    returned: changed('returned'),
    blocked: changed('blocked'),
  });
  return { shipmentStatus, stored };
}

/** Returns what the refund of units outside of a return changes. */
const unitsOf = (items: NonNullable<AttemptRow['request']['items']>): RefundedUnits => ({
  units: items.map(({ order_item_id, qty }) => ({ order_item_id, returning: 0, blocked: 0, refunded: qty })),
  restocked: items.filter(({ restock: isRestocked }) => isRestocked),
});
