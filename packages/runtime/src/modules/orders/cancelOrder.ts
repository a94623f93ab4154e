import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { paymentStatusOf } from '../payments/index.ts';
import { attemptPayment } from './payment/attemptPayment.ts';
import type { Attempt } from './payment/attemptPayment.ts';
import { cancelInside } from './cancelInside.ts';
import { orderNotCancelable, orderNotFound } from './errors.ts';
import { checkNoneOpen, insertAttempt, listTransactions } from './payment/payment.repo.ts';
import { canCancel } from './payment/paymentRights.ts';
import { lockOrder } from './fulfilment/shipment.repo.ts';

/**
 * Cancels an order that costs nothing or whose money has not come; money that is held is released first. Unshipped units go back to stock and
 * the coupon may be used again, once, because the second caller finds the order canceled under its lock. Throws
 * `ORDER_NOT_FOUND` (404), `ORDER_NOT_CANCELABLE` (400), 409 while a payment is under way, and 502 as `attemptPayment` does.
 */
export async function cancelOrder(app: AppContext, orderUuid: string, reason: string): Promise<void> {
  const release = await app.db.transaction((tx) => begin(app, tx, orderUuid, reason));
  if (release) await attemptPayment(app, release, null);
}

/** The attempt to release what is held, or null: the order is canceled. */
async function begin(app: AppContext, tx: Db, orderUuid: string, reason: string): Promise<Attempt | null> {
  const order = await lockOrder(tx, orderUuid);
  if (!order) throw orderNotFound();
  await checkNoneOpen(tx, order.order_id);
  if (!canCancel(app, order)) throw orderNotCancelable(order.payment_status);
  if (!paymentStatusOf(app, order.payment_status).voidable) {
    await cancelInside(app, tx, order, reason);
    return null;
  }
  const known = await listTransactions(tx, order.order_id);
  const transaction = known.findLast((row) => row.payment_action === 'authorize') ?? null;
  const row = await insertAttempt(
    tx,
    {
      order_id: order.order_id,
      kind: 'void',
      payment_transaction_id: transaction?.payment_transaction_id ?? null,
      amount: transaction?.amount ?? order.grand_total,
      currency: order.currency,
      request: { reason },
      // A second cancellation is refused without it.
      ticket: null,
    },
    app.clock.now(),
  );
  return { row, order, transaction, isRetry: false };
}
