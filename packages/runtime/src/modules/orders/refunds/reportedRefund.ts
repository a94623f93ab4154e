import type { Db } from '../../../platform/db/db.ts';
import { toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { Order } from '../order.ts';
import type { AttemptRow } from '../payment/attempt.ts';
import type { ReportedRefund } from '../payment/paymentReport.ts';
import type { TransactionRow } from '../payment/transaction.ts';
import { splitColumns } from './refundColumns.ts';
import { insertRefund, listRefunds } from './refund.repo.ts';
import { earlierRefunds, refundableOrder } from './refundableOrder.ts';
import { splitRefund } from './refundSplit.ts';
import type { RefundRow } from './refund.ts';

/** A refund of an amount that no part of the order was named for. */
interface FreeRefund {
  readonly amount: Minor;
  readonly attempt?: AttemptRow;
  readonly transaction?: TransactionRow;
  readonly reason: string | null;
  readonly createdAt: string;
}

/**
 * Writes the rows of a refund whose amount is spread over what is left of lines and shipping fee. Runs in the transaction that locks the
 * order. `known` are the transactions before it.
 */
export async function writeFreeRefund(
  tx: Db,
  order: Order,
  known: readonly TransactionRow[],
  { amount, attempt, transaction, reason, createdAt }: FreeRefund,
): Promise<RefundRow | null> {
  const refunds = await listRefunds(tx, order.order_id);
  const earlier = earlierRefunds(order, known, refunds);
  const left = refundableOrder(order, [...refunds, ...earlier]);
  const split = splitRefund(left, { amount, units: [], shipping: 0, adjustment: null });
  if (!split) return null;
  for (const one of earlier) await insertRefund(tx, one);
  return insertRefund(tx, {
    ...splitColumns(split, order.currency),
    order_id: order.order_id,
    payment_attempt_id: attempt?.payment_attempt_id ?? null,
    payment_transaction_id: transaction?.payment_transaction_id ?? null,
    reason,
    return_id: null,
    status: transaction ? 'done' : 'pending',
    carried_over: false,
    created_at: createdAt,
  });
}

/** Writes the rows of a refund that the gateway reported on its own. */
export async function writeReportedRefund(
  { tx, order, known, record }: ReportedRefund,
  transaction: TransactionRow,
): Promise<RefundRow | null> {
  return writeFreeRefund(tx, order, known, {
    amount: toMinor(record.amount, order.currency),
    transaction,
    reason: null,
    createdAt: transaction.created_at,
  });
}
