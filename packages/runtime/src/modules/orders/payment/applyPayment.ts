import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { sum, toDecimal, toMinor } from '../../../platform/money.ts';
import type { PaymentRecord } from '../../payments/index.ts';
import { cancelInside } from '../cancelInside.ts';
import { orderNotFound } from '../errors.ts';
import { moveOrder } from '../moveOrder.ts';
import { orderFacts } from '../orderFacts.ts';
import {
  addRefunded,
  closeAttempt,
  findOpenAttempt,
  listTransactions,
  markPlaced,
  returnItems,
  upsertTransaction,
} from './payment.repo.ts';
import type { AttemptRow, TransactionRow } from './payment.repo.ts';
import { paymentMove } from './paymentMove.ts';
import { lockOrder } from '../fulfilment/shipment.repo.ts';
import type { LockedOrder } from '../fulfilment/shipment.repo.ts';

/** What somebody reports of an order's money. */
export interface PaymentReport {
  /** The order's uuid. */
  readonly order: string;
  /** What the order has to be paid with. A report for another one writes nothing. */
  readonly method?: string;
  /** The name of a transition of the method, or of none: then the status follows the record's own `status`. */
  readonly event?: string;
  /** What has to be the grand total and its currency; decimal text. A report of another one writes nothing. */
  readonly amount?: string;
  readonly currency?: string;
  readonly record?: PaymentRecord;
  /** A line for the history of the order. Not written where nothing is recorded and the event moves nothing. */
  readonly activity?: string;
}

export interface AppliedPayment {
  /** `mismatch`: nothing was written, for amount, currency or method are not the order's. */
  readonly outcome: 'applied' | 'replayed' | 'mismatch';
  readonly paymentStatus: string;
  /** Whether all that was captured is given back now; of refunds. */
  readonly isFullRefund: boolean;
  readonly transaction: TransactionRow | null;
}

/**
 * The only writer of payments. Locks the order, writes the transaction once, moves the status by the method's table, logs
 * the activity and emits: `order_placed` once, when the first authorisation or settled capture is recorded, and
 * `order_refunded` once for each refund. Opens a transaction, or joins that of `db`. Throws `ORDER_NOT_FOUND` (404).
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
  if (record?.action === 'refund') return recordRefund(app, tx, order, known, record, report);
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
const isMoney = (record: PaymentRecord | undefined): boolean =>
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

/** Records a refund once, whoever tells of it first: the route that asked for it, or the gateway's echo. */
async function recordRefund(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  known: readonly TransactionRow[],
  record: PaymentRecord,
  report: PaymentReport,
): Promise<AppliedPayment> {
  const parent = refundedPayment(known, record);
  const written = await upsertTransaction(tx, order.order_id, order.payment_method, {
    ...record,
    parentTransactionId: parent?.transaction_id ?? record.parentTransactionId,
  } as PaymentRecord);
  const code = order.payment_method;
  const total = capturedOf(known, order.currency);
  // What an open attempt gives back is set aside on the payment.
  const isReserved = parent === undefined || toMinor(parent.reserved, parent.currency) > 0;
  const attempt = isReserved ? await attemptOfRefund(tx, order, record) : null;
  if (!written?.is_new) {
    // It was told before by somebody who did not know whose it was: what the attempt set aside is free now.
    if (attempt && parent && record.attemptKey !== undefined) {
      await addRefunded(tx, parent.payment_transaction_id, '0', attempt.amount);
      await endRefundAttempt(tx, attempt);
    }
    const full = order.payment_status === `${code}_refunded`;
    return {
      outcome: 'replayed',
      paymentStatus: order.payment_status,
      isFullRefund: full,
      transaction: written,
    };
  }
  if (parent) await addRefunded(tx, parent.payment_transaction_id, record.amount, attempt?.amount ?? '0');
  if (attempt) await endRefundAttempt(tx, attempt);
  const given = refundedOf(known, order.currency) + toMinor(record.amount, order.currency);
  const isFullRefund = given >= total;
  const paymentStatus = isFullRefund ? `${code}_refunded` : `${code}_partial_refunded`;
  const amount = toDecimal(toMinor(record.amount, order.currency), order.currency);
  const text = `Refunded ${amount} ${record.currency}. Refund ID: ${record.transactionId}`;
  await moveOrder(app, tx, order, {
    // The status of a canceled wallet order stays; money that came after all is given back all the same.
    ...(order.payment_status !== 'canceled' && { paymentStatus }),
    activities: [report.activity ?? text],
  });
  await app.emit(tx, {
    name: 'order_refunded',
    payload: {
      orderId: order.order_id,
      orderUuid: order.uuid,
      amount: Number(record.amount),
      currency: record.currency,
      isFullRefund,
      transactionId: record.transactionId,
      paymentMethod: code,
    },
  });
  return { outcome: 'applied', paymentStatus, isFullRefund, transaction: written };
}

/** The payment that a refund takes back: the one that it names, else the newest that was captured. */
const refundedPayment = (known: readonly TransactionRow[], record: PaymentRecord) =>
  known.find(({ transaction_id }) => transaction_id === record.parentTransactionId) ??
  known.findLast(({ payment_action }) => payment_action === 'capture');

/** The open attempt that a recorded refund is the outcome of: by its key, else by its amount. */
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

/** What it set aside was freed with the refund itself. */
async function endRefundAttempt(tx: Db, attempt: AttemptRow): Promise<void> {
  await closeAttempt(tx, attempt, 'succeeded', null);
  if (attempt.request.items?.length) await returnItems(tx, attempt.request.items);
}

/** What was captured and settled, in minor units; of an order that was only authorised, the authorisation. */
export function capturedOf(known: readonly TransactionRow[], currency: string): number {
  const settled = known.filter((row) => row.payment_action === 'capture' && row.is_settled);
  const rows = settled.length > 0 ? settled : known.filter((row) => row.payment_action === 'authorize');
  return sum(rows.map(({ amount }) => toMinor(amount, currency)));
}

export const refundedOf = (known: readonly TransactionRow[], currency: string): number =>
  sum(known.filter((row) => row.payment_action === 'refund').map(({ amount }) => toMinor(amount, currency)));
