import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Order } from '../order.ts';
import { addActivity, findOrder } from '../order.repo.ts';
import type { AttemptRow } from './attempt.ts';
import { formatAmount } from './paymentSums.ts';

/**
 * Notes in the histories of both orders that the money of a duplicate payment was given back, and emits
 * `payment_refunded_duplicate`. Runs inside the transaction that ends the attempt; does nothing for other attempts.
 */
export async function reportDuplicate(
  app: AppContext,
  tx: Db,
  order: Order,
  attempt: AttemptRow,
  transactionId: string,
): Promise<void> {
  const kept = attempt.request.duplicate_of ? await findOrder(tx, attempt.request.duplicate_of) : null;
  if (!kept) return;
  const amount = formatAmount(attempt.amount, attempt.currency);
  const money = `${amount} ${attempt.currency}`;
  await addActivity(
    tx,
    order.uuid,
    `Order ${kept.order_number} of the same cart is paid, so ${money} of this one was given back`,
  );
  await addActivity(
    tx,
    kept.uuid,
    `Order ${order.order_number} of the same cart was paid too: ${money} was given back`,
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
