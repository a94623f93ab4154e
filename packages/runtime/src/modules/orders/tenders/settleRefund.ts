import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toDecimal } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { openCredit } from '../../storedValue/index.ts';
import { customerRequired } from '../errors.ts';
import type { LockedOrder } from '../order.ts';
import type { AttemptRow } from '../payment/attempt.ts';
import { storeAttemptAnswer } from '../payment/attemptAnswer.ts';
import type { RefundedPayment } from '../payment/attemptAnswer.ts';
import { endRefundAttempt } from '../payment/refundAttempt.ts';
import type { TransactionRow } from '../payment/transaction.ts';
import { addRefunded, listTransactions, upsertTransaction } from '../payment/transaction.repo.ts';
import type { RefundPlan } from '../refunds/planRefund.ts';
import { findRefundOfAttempt } from '../refunds/refund.repo.ts';
import { countStoredRefund } from './countStoredRefund.ts';
import { insertRefundTenders } from './orderTender.repo.ts';
import { isOfOneTender, methodShare } from './refundSources.ts';

/** Writes what a refund takes from which tender and where it goes. Writes nothing for a refund that goes back to the only tender. */
export async function writeShares(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  refundId: number,
  { shares }: RefundPlan,
  toCredit: boolean,
): Promise<void> {
  if (isOfOneTender(order) && !toCredit) return;
  const credit = toCredit ? await creditOfBuyer(app, tx, order) : null;
  await insertRefundTenders(
    tx,
    refundId,
    shares.map(({ source, amount }) => ({
      order_tender_id: source.tender?.order_tender_id ?? null,
      stored_value_id: credit ?? source.tender?.stored_value_id ?? null,
      amount: toDecimal(amount, order.currency),
    })),
  );
}

async function creditOfBuyer(app: AppContext, tx: Db, order: LockedOrder): Promise<number> {
  const { customer_id: customerId, currency } = order;
  if (customerId === null) throw customerRequired();
  return (await openCredit(tx, { customerId, currency, now: app.clock.now() })).stored_value_id;
}

interface Settling {
  readonly order: LockedOrder;
  readonly row: AttemptRow;
  readonly plan: RefundPlan;
  readonly claim: Claim | null;
}

/**
 * Completes a refund that moves nothing at a gateway, in the transaction that locks the order. What goes to credit in place of the payment method
 * is recorded as an offline refund of its payment.
 */
export async function settleRefund(
  app: AppContext,
  tx: Db,
  { order, row, plan, claim }: Settling,
): Promise<RefundedPayment> {
  const ofMethod = methodShare(plan.shares);
  const known = await listTransactions(tx, order.order_id);
  const transaction = await refundToCredit(tx, order, row, plan.capture, ofMethod);
  const { shipmentStatus } = await endRefundAttempt(app, tx, order, row, transaction);
  const applied = await countStoredRefund(app, tx, {
    order,
    known,
    row,
    transaction,
    amount: plan.split.amount,
    shipmentStatus,
  });
  const refund = await findRefundOfAttempt(tx, row.payment_attempt_id);
  return storeAttemptAnswer(app, tx, row, { ...applied, refund }, claim);
}

/** Records the part of the payment that goes to credit. Null if there is none. */
async function refundToCredit(
  tx: Db,
  order: LockedOrder,
  row: AttemptRow,
  capture: TransactionRow | null,
  amount: Minor,
): Promise<TransactionRow | null> {
  if (!capture || amount === 0) return null;
  const text = toDecimal(amount, order.currency);
  const written = await upsertTransaction(tx, order.order_id, order.payment_method, {
    transactionId: `credit-${row.uuid}`,
    action: 'refund',
    type: 'offline',
    amount: text,
    currency: order.currency,
    parentTransactionId: capture.transaction_id,
  });
  await addRefunded(tx, capture.payment_transaction_id, text, '0');
  return written;
}
