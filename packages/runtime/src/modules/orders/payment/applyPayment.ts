import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toMinor } from '../../../platform/money.ts';
import type { PaymentRecord, PaymentReport, Activity } from '../../payments/index.ts';
import { cancelLockedOrder } from '../cancelLockedOrder.ts';
import { orderNotFound } from '../errors.ts';
import { orderPayload } from '../events.ts';
import type { LockedOrder } from '../order.ts';
import { lockOrder } from '../order.repo.ts';
import { markPlaced } from '../orderState.repo.ts';
import { methodMinor } from '../tenders/orderTender.ts';
import { transitionOrder } from '../transitionOrder.ts';
import type { OrderTransition } from '../transitionOrder.ts';
import { nextPaymentStatus } from './nextPaymentStatus.ts';
import type { AppliedPayment, AuthoredReport } from './paymentReport.ts';
import { methodOf } from './paymentRights.ts';
import { failRefund } from './failRefund.ts';
import { recordRefund } from './recordRefund.ts';
import type { TransactionWithRequest, TransactionRow } from './transaction.ts';
import { listTransactionsWithRequest, upsertTransaction } from './transaction.repo.ts';
import { storedText } from '../../../platform/messages/storedText.ts';
import { activityOf, addActivity } from '../activity.ts';

/**
 * Applies a payment report. No other function writes payments. Locks the order, records the transaction once, changes
 * the status according to the payment method's transitions, and adds the history entry. Emits `order_placed` once,
 * when the first authorization or final capture is recorded. Emits `order_refunded` once for each refund that did not
 * fail. Opens a transaction, or joins the transaction of `db`. Throws `ORDER_NOT_FOUND` (404).
 */
export const applyPayment = (
  app: AppContext,
  report: PaymentReport,
  db: Db = app.db,
): Promise<AppliedPayment> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, report.order);
    if (!order) throw orderNotFound();
    return applyToLocked(app, tx, order, report);
  });

/** Applies a payment report to an order that the transaction has already locked. */
export async function applyToLocked(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  report: AuthoredReport,
): Promise<AppliedPayment> {
  const stays = { paymentStatus: order.payment_status, isFullRefund: false, transaction: null };
  if (!fitsOrder(order, report)) return { ...stays, outcome: 'mismatch' };
  const known = await listTransactionsWithRequest(tx, order.order_id);
  const authored = withAuthor(order, report, known[0]?.asked ?? null);
  const { record, author } = authored;
  if (record?.action === 'refund')
    return (record.failed ? failRefund : recordRefund)({ app, tx, order, known, record, report: authored });
  const written = record ? await upsertTransaction(tx, order.order_id, order.payment_method, record) : null;
  const isReplay = written?.was_reported === true;
  const status = reportedStatus(app, order, known, report);
  const isIdle = record === undefined && report.event !== undefined && status === null;
  await transition(app, tx, order, status, {
    activities: isReplay || isIdle ? [] : activitiesOf(order, report),
    author,
  });
  if (isMoney(record) && !order.placed_at && (await markPlaced(tx, order.order_id))) {
    await app.emit(tx, { name: 'order_placed', payload: orderPayload(order) });
  }
  return {
    outcome: isIdle || (isReplay && status === null) ? 'replayed' : 'applied',
    paymentStatus: status ?? order.payment_status,
    isFullRefund: false,
    transaction: written,
  };
}

/**
 * Adds the author of a capture, refund or void if the gateway's webhook arrives before the response to the call. The
 * author comes from the open attempt with the same kind and amount.
 */
function withAuthor(
  { currency }: LockedOrder,
  report: AuthoredReport,
  asked: TransactionWithRequest['asked'],
): AuthoredReport {
  const { record, author } = report;
  if (author !== undefined || !record || asked?.kind !== record.action) return report;
  const isSame =
    record.action === 'void' || toMinor(record.amount, currency) === toMinor(asked.amount, currency);
  return isSame ? { ...report, author: asked.author } : report;
}

/**
 * Adds one history entry to an order if the gateway has a payment with a different amount. An administrator must decide
 * what to do.
 */
export const noteOtherAmount = (app: AppContext, db: Db, orderUuid: string) =>
  addActivity(
    app,
    db,
    orderUuid,
    { text: storedText('orders.activity.otherAmount'), needsReview: true },
    { once: true },
  );

const fitsOrder = (order: LockedOrder, { method, amount, currency }: PaymentReport): boolean =>
  (method === undefined || method === order.payment_method) &&
  (currency === undefined || currency === order.currency) &&
  (amount === undefined || toMinor(amount, order.currency) === methodMinor(order));

/** Reports whether a record represents captured or authorized money. */
export const isMoney = (record: PaymentRecord | undefined): boolean =>
  (record?.action === 'authorize' || record?.action === 'capture') && !record.pending;

function reportedStatus(
  app: AppContext,
  order: LockedOrder,
  known: readonly TransactionRow[],
  { event, record }: PaymentReport,
): string | null {
  if (event === undefined) return record?.status ?? null;
  return nextPaymentStatus(methodOf(app, order)?.transitions ?? [], event, {
    payment_status: order.payment_status,
    hasTransaction: known.length > 0,
  });
}

function activitiesOf(order: LockedOrder, report: PaymentReport): Activity[] {
  const late = order.canceled_at && isMoney(report.record);
  return [
    ...(report.activity === undefined ? [] : [activityOf(report.activity)]),
    ...(late ? [{ text: storedText('orders.activity.paidAfterCancellation'), needsReview: true }] : []),
  ];
}

async function transition(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  status: string | null,
  history: Pick<OrderTransition, 'activities' | 'author'>,
): Promise<void> {
  if (status === 'canceled' && !order.canceled_at) {
    await cancelLockedOrder(app, tx, order, storedText('orders.reason.paymentCanceled'), history);
  } else if (status !== null || history.activities.length > 0) {
    await transitionOrder(app, tx, order, { ...(status !== null && { paymentStatus: status }), ...history });
  }
}
