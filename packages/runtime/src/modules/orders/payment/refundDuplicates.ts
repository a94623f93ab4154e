import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Job } from '../../../platform/contracts/jobs.ts';
import { toDecimal, toMinor } from '../../../platform/money.ts';
import { paidStatuses } from '../../payments/index.ts';
import { gatewayRefused } from '../errors.ts';
import { addActivity, englishOf } from '../activity.ts';
import { lockOrder } from '../order.repo.ts';
import type { Attempt } from './attempt.ts';
import { checkNoneOpen, insertAttempt } from './attempt.repo.ts';
import { attemptPayment } from './attemptPayment.ts';
import { methodOf, refundableCapture } from './paymentRights.ts';
import { refundableAmount } from './paymentSums.ts';
import { writeFreeRefund } from '../refunds/reportedRefund.ts';
import { listDuplicatePayments, listTransactions } from './transaction.repo.ts';
import type { DuplicatePayment } from './transaction.repo.ts';
import { storedText } from '../../../platform/messages/storedText.ts';

const BATCH = 100;

/**
 * Refunds superseded orders whose cart has a later order that is also paid. Refunds captured money and releases
 * authorized money, each in an attempt with a separate idempotency key. Adds an entry to both orders' histories and
 * emits the event `payment_refunded_duplicate`. If the payment method rejects the refund, adds a history entry and
 * leaves the refund to the merchant.
 */
export const refundDuplicates: Job = {
  id: 'refundDuplicatePayments',
  schedule: '* * * * *',
  async run(app) {
    for (const duplicate of await listDuplicatePayments(app.db, paidStatuses(app), BATCH))
      await refundPayment(app, duplicate);
  },
};

/** Refunds one order. An error must not delay the other orders. */
async function refundPayment(app: AppContext, duplicate: DuplicatePayment): Promise<void> {
  try {
    const attempt = await app.db.transaction((tx) => begin(app, tx, duplicate));
    if (attempt) await attemptPayment(app, attempt, null);
  } catch (error) {
    app.log.error({ err: error, order: duplicate.uuid }, 'duplicate payment not given back');
    if (!gatewayRefused.is(error)) return;
    const { kept_number: number } = duplicate;
    const text = storedText('orders.activity.duplicateNotReturned', { number, message: error.message });
    await addActivity(app, app.db, duplicate.uuid, { text, needsReview: true }, { once: true });
  }
}

async function begin(
  app: AppContext,
  tx: Db,
  { uuid, kept_uuid }: DuplicatePayment,
): Promise<Attempt | null> {
  const order = await lockOrder(tx, uuid);
  if (!order) return null;
  await checkNoneOpen(tx, order.order_id);
  const method = methodOf(app, order);
  const known = await listTransactions(tx, order.order_id);
  const capture = refundableCapture(known);
  const authorization = known.findLast((row) => row.payment_action === 'authorize' && row.is_final) ?? null;
  const transaction = capture ?? authorization;
  const kind = capture ? 'refund' : 'void';
  if (!transaction || !method?.[kind]) return null;
  const { currency } = order;
  const reason = storedText('orders.reason.paidTwice');
  const amount = capture ? refundableAmount(capture) : toMinor(transaction.amount, currency);
  const row = await insertAttempt(
    tx,
    {
      order_id: order.order_id,
      kind,
      payment_transaction_id: transaction.payment_transaction_id,
      amount: toDecimal(amount, currency),
      currency,
      request: { reason, duplicate_of: kept_uuid },
      ticket: null,
    },
    app.clock.now(),
  );
  if (capture)
    await writeFreeRefund(tx, order, known, {
      amount,
      attempt: row,
      reason: englishOf(app, reason),
      createdAt: row.created_at,
    });
  return { row, order, transaction, isRetry: false };
}
