import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toMinor } from '../../../platform/money.ts';
import type { PaymentRecord } from '../../payments/index.ts';
import { moveOrder, shipmentStatusOf } from '../moveOrder.ts';
import { returnStock } from '../order.repo.ts';
import type { ShipmentStatus } from '../orderStatus.ts';
import { stockEvent } from '../stockEvent.ts';
import type { LockedOrder } from '../fulfilment/shipment.repo.ts';
import type { AppliedPayment, ReportedRefund } from './applyPayment.ts';
import {
  addRefunded,
  addRefundedUnits,
  closeAttempt,
  findOpenAttempt,
  upsertTransaction,
} from './payment.repo.ts';
import type { AttemptRow, TransactionRow } from './payment.repo.ts';
import { capturedOf, digits, refundedOf } from './paymentSums.ts';
import { tellDuplicate } from './tellDuplicate.ts';

/** Records a refund once, whoever tells of it first: the route that asked for it, or the gateway's echo. */
export async function recordRefund({
  app,
  tx,
  order,
  known,
  record,
  report,
}: ReportedRefund): Promise<AppliedPayment> {
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
      const shipmentStatus = await endRefundAttempt(app, tx, order, attempt, record);
      await moveOrder(app, tx, order, { shipmentStatus, activities: [] });
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
  const shipmentStatus = attempt ? await endRefundAttempt(app, tx, order, attempt, record) : undefined;
  const given = refundedOf(known, order.currency) + toMinor(record.amount, order.currency);
  const isFullRefund = given >= total;
  const reached = isFullRefund ? `${code}_refunded` : `${code}_partial_refunded`;
  // The status of a canceled wallet order stays; money that came after all is given back all the same.
  const paymentStatus = order.payment_status === 'canceled' ? 'canceled' : reached;
  const amount = digits(record.amount, order.currency);
  const text = `Refunded ${amount} ${record.currency}. Refund ID: ${record.transactionId}`;
  await moveOrder(app, tx, order, {
    paymentStatus,
    ...(shipmentStatus && { shipmentStatus }),
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
export const refundedPayment = (known: readonly TransactionRow[], record: PaymentRecord) =>
  known.find(({ transaction_id }) => transaction_id === record.parentTransactionId) ??
  known.findLast(({ payment_action }) => payment_action === 'capture');

/** The open attempt that a recorded refund is the outcome of: by its key, else by its amount. */
export async function attemptOfRefund(
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

/** Takes back the units of the refund, and puts those that are sold again into stock. Returns how far the goods are then. */
async function endRefundAttempt(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  attempt: AttemptRow,
  { transactionId }: PaymentRecord,
): Promise<ShipmentStatus> {
  await closeAttempt(tx, attempt, 'succeeded', null);
  await tellDuplicate(app, tx, order, attempt, transactionId);
  const items = attempt.request.items ?? [];
  if (items.length === 0) return order.shipment_status as ShipmentStatus;
  await addRefundedUnits(tx, items);
  const moves = await returnStock(
    tx,
    items.filter(({ restock }) => restock),
  );
  await app.emit(tx, ...moves.map(stockEvent));
  return shipmentStatusOf(order, {
    refunded: new Map(items.map(({ order_item_id, qty }) => [order_item_id, qty])),
  });
}
