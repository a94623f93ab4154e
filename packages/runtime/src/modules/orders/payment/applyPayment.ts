import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toMinor } from '../../../platform/money.ts';
import type { PaymentRecord, PaymentReport } from '../../payments/index.ts';
import { cancelInside } from '../cancelInside.ts';
import { orderNotFound } from '../errors.ts';
import { moveOrder } from '../moveOrder.ts';
import { orderFacts } from '../orderFacts.ts';
import { listTransactions, markPlaced, upsertTransaction } from './payment.repo.ts';
import type { TransactionRow } from './payment.repo.ts';
import { paymentMove } from './paymentMove.ts';
import { failRefund } from './failRefund.ts';
import { recordRefund } from './recordRefund.ts';
import { lockOrder } from '../fulfilment/shipment.repo.ts';
import type { LockedOrder } from '../fulfilment/shipment.repo.ts';

export interface AppliedPayment {
  /** `mismatch`: nothing was written, for amount, currency or method are not the order's. */
  readonly outcome: 'applied' | 'replayed' | 'mismatch';
  readonly paymentStatus: string;
  /** Whether all that was captured is given back now; of refunds. */
  readonly isFullRefund: boolean;
  readonly transaction: TransactionRow | null;
}

/** A refund that was reported, with the order that the transaction has locked. */
export interface ReportedRefund {
  readonly app: AppContext;
  readonly tx: Db;
  readonly order: LockedOrder;
  /** The order's transactions before, oldest first. */
  readonly known: readonly TransactionRow[];
  readonly record: PaymentRecord;
  readonly report: PaymentReport;
}

/**
 * The only writer of payments. Locks the order, writes the transaction once, moves the status by the method's table, logs
 * the activity and emits: `order_placed` once, when the first authorisation or settled capture is recorded, and
 * `order_refunded` once for each refund that did not fail. Opens a transaction, or joins that of `db`. Throws `ORDER_NOT_FOUND` (404).
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

/** The same for an order that the transaction has locked. */
export async function applyToLocked(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  report: PaymentReport,
): Promise<AppliedPayment> {
  const stays = { paymentStatus: order.payment_status, isFullRefund: false, transaction: null };
  if (!fitsOrder(order, report)) return { ...stays, outcome: 'mismatch' };
  const known = await listTransactions(tx, order.order_id);
  const { record } = report;
  if (record?.action === 'refund')
    return (record.failed ? failRefund : recordRefund)({ app, tx, order, known, record, report });
  const written = record ? await upsertTransaction(tx, order.order_id, order.payment_method, record) : null;
  const isReplay = written?.was_told === true;
  const status = nextStatus(app, order, known, report);
  const isIdle = record === undefined && report.event !== undefined && status === null;
  await move(app, tx, order, status, isReplay || isIdle ? [] : activitiesOf(order, report));
  if (isMoney(record) && !order.placed_at && (await markPlaced(tx, order.order_id))) {
    await app.emit(tx, { name: 'order_placed', payload: orderFacts(order) });
  }
  return {
    outcome: isIdle || (isReplay && status === null) ? 'replayed' : 'applied',
    paymentStatus: status ?? order.payment_status,
    isFullRefund: false,
    transaction: written,
  };
}

const fitsOrder = (order: LockedOrder, { method, amount, currency }: PaymentReport): boolean =>
  (method === undefined || method === order.payment_method) &&
  (currency === undefined || currency === order.currency) &&
  (amount === undefined || toMinor(amount, order.currency) === toMinor(order.grand_total, order.currency));

/** Money that is there or promised. */
export const isMoney = (record: PaymentRecord | undefined): boolean =>
  (record?.action === 'authorize' || record?.action === 'capture') && !record.pending;

function nextStatus(
  app: AppContext,
  order: LockedOrder,
  known: readonly TransactionRow[],
  { event, record }: PaymentReport,
): string | null {
  if (event === undefined) return record?.status ?? null;
  const method = app.registry('paymentMethods').get(order.payment_method);
  return paymentMove(method?.transitions ?? [], event, {
    payment_status: order.payment_status,
    hasTransaction: known.length > 0,
  });
}

function activitiesOf(order: LockedOrder, report: PaymentReport): string[] {
  const late = order.canceled_at && isMoney(report.record);
  return [
    ...(report.activity === undefined ? [] : [report.activity]),
    ...(late ? ['Attention: the order was paid after it was canceled'] : []),
  ];
}

async function move(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  status: string | null,
  activities: readonly string[],
): Promise<void> {
  if (status === 'canceled' && !order.canceled_at) {
    await cancelInside(app, tx, order, 'Payment canceled', activities);
  } else if (status !== null || activities.length > 0) {
    await moveOrder(app, tx, order, { ...(status !== null && { paymentStatus: status }), activities });
  }
}
