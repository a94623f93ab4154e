import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toDecimal, toNumber } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { storedText } from '../../../platform/messages/storedText.ts';
import { refundedStatus } from '../../payments/index.ts';
import type { LockedOrder } from '../order.ts';
import type { ShipmentStatus } from '../orderStatus.ts';
import type { AttemptRow } from '../payment/attempt.ts';
import type { AppliedPayment } from '../payment/paymentReport.ts';
import { capturedTotal, paidTotal, refundedTotal } from '../payment/paymentSums.ts';
import type { TransactionRow } from '../payment/transaction.ts';
import { transitionOrder } from '../transitionOrder.ts';
import { storedCaptured, storedRefunded } from './orderTender.ts';

interface StoredRefund {
  /** The order as it was before the refund, like `known`, its transactions. */
  readonly order: LockedOrder;
  readonly known: readonly TransactionRow[];
  readonly row: AttemptRow;
  readonly transaction: TransactionRow | null;
  readonly amount: Minor;
  readonly shipmentStatus: ShipmentStatus;
}

/** Updates the statuses of an order for a refund that moved nothing at a gateway, and emits `order_refunded`. */
export async function countStoredRefund(
  app: AppContext,
  tx: Db,
  { order, known, row, transaction, amount, shipmentStatus }: StoredRefund,
): Promise<AppliedPayment> {
  const { currency, payment_method: method } = order;
  const before = refundedTotal(known, currency) + storedRefunded(order);
  const isFullRefund = before + amount >= paidTotal(known, currency) + storedCaptured(order);
  // As long as the payment method has collected nothing of its part, the status says what is to be collected.
  const awaitsMoney =
    order.tenders.some((tender) => tender.method === method) && capturedTotal(known, currency) === 0;
  const stays = order.payment_status === 'canceled' || awaitsMoney;
  const paymentStatus = stays ? order.payment_status : refundedStatus(method, isFullRefund);
  const money = { amount: toDecimal(amount, currency), currency };
  const { reason, author, to_credit } = row.request;
  await transitionOrder(app, tx, order, {
    paymentStatus,
    shipmentStatus,
    activities: [
      {
        text: storedText(to_credit ? 'orders.activity.refundedToCredit' : 'orders.activity.refundedToCards', {
          money,
        }),
      },
      ...(reason ? [{ text: storedText('orders.activity.refundReason', { reason }) }] : []),
    ],
    author,
  });
  await app.emit(tx, {
    name: 'order_refunded',
    payload: {
      orderId: order.order_id,
      orderUuid: order.uuid,
      amount: toNumber(amount, currency),
      currency,
      isFullRefund,
      transactionId: transaction?.transaction_id ?? `stored-value-${row.uuid}`,
      paymentMethod: method,
    },
  });
  return { outcome: 'applied', paymentStatus, isFullRefund, transaction };
}
