import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Order } from '../order.ts';
import { addActivity } from '../activity.ts';
import { findOrder } from '../order.repo.ts';
import type { AttemptRow } from './attempt.ts';
import { moneyOf } from './paymentSums.ts';
import { storedText } from '../../../platform/messages/storedText.ts';

/**
 * Records in both orders' histories that a duplicate payment was refunded, and emits `payment_refunded_duplicate`. Runs
 * inside the transaction that completes the attempt; does nothing for other attempts.
 */
export async function reportDuplicate(
  app: AppContext,
  tx: Db,
  order: Order,
  attempt: AttemptRow,
  transactionId: string,
): Promise<void> {
  const settled = attempt.request.duplicate_of ? await findOrder(tx, attempt.request.duplicate_of) : null;
  if (!settled) return;
  const money = moneyOf(attempt);
  await addActivity(app, tx, order.uuid, {
    text: storedText('orders.activity.duplicateReturned', { number: settled.order_number, money }),
  });
  await addActivity(app, tx, settled.uuid, {
    text: storedText('orders.activity.otherDuplicateReturned', { number: order.order_number, money }),
  });
  await app.emit(tx, {
    name: 'payment_refunded_duplicate',
    payload: {
      orderId: order.order_id,
      orderUuid: order.uuid,
      keptOrderId: settled.order_id,
      keptOrderUuid: settled.uuid,
      amount: Number(money.amount),
      currency: attempt.currency,
      transactionId,
      paymentMethod: order.payment_method,
    },
  });
}
