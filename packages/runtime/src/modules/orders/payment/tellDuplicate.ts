import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { addActivity, findOrder } from '../order.repo.ts';
import type { Order } from '../order.repo.ts';
import type { AttemptRow } from './payment.repo.ts';
import { digits } from './paymentSums.ts';

/**
 * Tells both orders' histories that the money of a duplicate payment was given back, and emits
 * `payment_refunded_duplicate`. Inside the transaction that ends the attempt; nothing happens for other attempts.
 */
export async function tellDuplicate(
  app: AppContext,
  tx: Db,
  order: Order,
  attempt: AttemptRow,
  transactionId: string,
): Promise<void> {
  const kept = attempt.request.duplicate_of ? await findOrder(tx, attempt.request.duplicate_of) : null;
  if (!kept) return;
  const amount = digits(attempt.amount, attempt.currency);
  const what = `${amount} ${attempt.currency}`;
  await addActivity(
    tx,
    order.uuid,
    `Order ${kept.order_number} of the same cart is paid, so ${what} of this one was given back`,
  );
  await addActivity(
    tx,
    kept.uuid,
    `Order ${order.order_number} of the same cart was paid too: ${what} was given back`,
  );
  await app.emit(tx, {
    name: 'payment_refunded_duplicate',
    payload: {
      orderId: order.order_id,
      orderUuid: order.uuid,
      keptOrderId: kept.order_id,
      keptOrderUuid: kept.uuid,
      amount: Number(amount),
      currency: attempt.currency,
      transactionId,
      paymentMethod: order.payment_method,
    },
  });
}
