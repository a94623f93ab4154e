import type { Db } from '../../../platform/db/db.ts';
import { toMinor } from '../../../platform/money.ts';
import type { LockedOrder } from '../order.ts';
import type { TransactionRow } from '../payment/transaction.ts';
import { splitColumns, splitOf } from '../refunds/refundColumns.ts';
import { detachAttempt, findRefundOf, insertRefund, listRefunds } from '../refunds/refund.repo.ts';
import { refundableOrder } from '../refunds/refundableOrder.ts';
import { splitKept } from '../refunds/splitKept.ts';
import { isOfOneTender } from './refundSources.ts';
import { moveGiven, readGivenOf } from './orderTender.repo.ts';

/**
 * Keeps what gift cards and credit got of a refund whose part of the gateway failed: as a refund of its own, which is done and has the
 * attempt. The refund that failed stays as it was asked for, refused. Run it after `markRefundFailed`, in the transaction that locks the
 * order. Does nothing if they got nothing.
 */
export async function keepGiven(
  tx: Db,
  order: LockedOrder,
  failed: TransactionRow,
  now: Date,
): Promise<void> {
  if (isOfOneTender(order)) return;
  const refund = await findRefundOf(tx, failed.payment_transaction_id);
  if (!refund) return;
  const { currency, order_id } = order;
  const amount = toMinor(await readGivenOf(tx, refund.refund_id), currency);
  if (amount === 0) return;
  // The failed refund is refused by now, so it does not count as given.
  const rest = refundableOrder(order, await listRefunds(tx, order_id));
  await detachAttempt(tx, refund.refund_id);
  const kept = await insertRefund(tx, {
    ...splitColumns(splitKept(rest, splitOf(refund), amount), currency),
    order_id,
    payment_attempt_id: refund.payment_attempt_id,
    payment_transaction_id: null,
    reason: refund.reason,
    return_id: refund.return_id,
    status: 'done',
    carried_over: false,
    created_at: now.toISOString(),
  });
  await moveGiven(tx, refund.refund_id, kept.refund_id);
}
