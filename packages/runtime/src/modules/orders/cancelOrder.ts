import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Author } from '../auth/index.ts';
import { paymentStatusOf } from '../payments/index.ts';
import { cancelLockedOrder } from './cancelLockedOrder.ts';
import { orderNotCancelable, orderNotFound } from './errors.ts';
import { checkCardsUnused } from './giftCards/checkCardsUnused.ts';
import { lockOrder } from './order.repo.ts';
import type { Attempt } from './payment/attempt.ts';
import { checkNoneOpen, insertAttempt } from './payment/attempt.repo.ts';
import { attemptPayment } from './payment/attemptPayment.ts';
import { canCancel } from './payment/paymentRights.ts';
import { listTransactions } from './payment/transaction.repo.ts';
import { methodAmount } from './tenders/orderTender.ts';
import type { StoredText } from '../../platform/messages/storedText.ts';

/**
 * Cancels an order that costs nothing or has not been paid. Authorized money is released first. Unshipped units are
 * restocked and the coupon use is released exactly once: a concurrent caller finds the order already canceled after
 * locking it. Throws `ORDER_NOT_FOUND` (404), `ORDER_NOT_CANCELABLE` (400), `REFUND_CEILING` (400) if a gift card
 * that it sold was used, 409 while a payment is in progress, and 502
 * like `attemptPayment`.
 */
export async function cancelOrder(
  app: AppContext,
  orderUuid: string,
  reason: StoredText | string,
  author: Author | null,
): Promise<void> {
  const release = await app.db.transaction((tx) => begin(app, tx, orderUuid, { reason, author }));
  if (release) await attemptPayment(app, release, null);
}

/** Cancels the order, or returns the attempt that releases the authorized money. */
async function begin(
  app: AppContext,
  tx: Db,
  orderUuid: string,
  { reason, author }: { readonly reason: StoredText | string; readonly author: Author | null },
): Promise<Attempt | null> {
  const order = await lockOrder(tx, orderUuid);
  if (!order) throw orderNotFound();
  await checkNoneOpen(tx, order.order_id);
  if (!canCancel(app, order)) throw orderNotCancelable(order.payment_status);
  if (!paymentStatusOf(app, order.payment_status).voidable) {
    await checkCardsUnused(tx, order);
    await cancelLockedOrder(app, tx, order, reason, { author });
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
      amount: transaction?.amount ?? methodAmount(order),
      currency: order.currency,
      request: { reason, author },
      // A second cancellation is rejected without a ticket.
      ticket: null,
    },
    app.clock.now(),
  );
  return { row, order, transaction, isRetry: false };
}
