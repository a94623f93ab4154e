import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import { capturedStatus, paymentStatusOf } from '../../payments/index.ts';
import type { PaymentRecord } from '../../payments/index.ts';
import { cancelLockedOrder } from '../cancelLockedOrder.ts';
import { orderNotFound } from '../errors.ts';
import type { LockedOrder } from '../order.ts';
import { lockOrder } from '../order.repo.ts';
import { transitionOrder } from '../transitionOrder.ts';
import { applyToLocked } from './applyPayment.ts';
import type { Attempt, CallRow } from './attempt.ts';
import { closeAttempt } from './attempt.repo.ts';
import { storeAttemptAnswer } from './attemptAnswer.ts';
import type { RefundedPayment } from './attemptAnswer.ts';
import { checkIsNew } from './checkAnswer.ts';
import type { AppliedPayment } from './paymentReport.ts';
import { moneyOf } from './paymentSums.ts';
import { reportDuplicate } from './reportDuplicate.ts';
import { storedText } from '../../../platform/messages/storedText.ts';

/** Writes the outcome of an attempt and closes it, in one transaction that locks the order. */
export const completeAttempt = (
  app: AppContext,
  { row, order }: Attempt,
  record: PaymentRecord | null,
  claim: Claim | null,
): Promise<RefundedPayment> =>
  app.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.uuid);
    if (!locked) throw orderNotFound();
    const applied = await writeOutcome(app, tx, locked, row, record);
    checkIsNew(order.payment_method, row, record, applied);
    await closeAttempt(tx, row, 'succeeded', null, applied.transaction?.payment_transaction_id);
    return row.kind === 'void' ? applied : storeAttemptAnswer(app, tx, row, applied, claim);
  });

async function writeOutcome(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  row: CallRow,
  record: PaymentRecord | null,
): Promise<AppliedPayment> {
  const { author } = row.request;
  if (row.kind === 'refund' && record) {
    return applyToLocked(app, tx, order, {
      order: order.uuid,
      author,
      record: { ...record, action: 'refund', attemptKey: row.uuid },
    });
  }
  if (row.kind === 'capture' && record) {
    const { status, ...capture } = record;
    return applyToLocked(app, tx, order, {
      order: order.uuid,
      author,
      record: {
        ...capture,
        action: 'capture',
        ...(awaitsCapture(app, order) && { status: status ?? capturedStatus(order.payment_method) }),
      },
      activity: {
        text: storedText(record.pending ? 'orders.activity.captureInReview' : 'orders.activity.captured', {
          money: moneyOf(record),
        }),
      },
    });
  }
  const applied = await applyToLocked(app, tx, order, {
    order: order.uuid,
    author,
    ...(record && { record: { ...record, action: 'void' as const } }),
  });
  if (!order.canceled_at) await cancelLockedOrder(app, tx, order, row.request.reason ?? '', { author });
  else await transitionOrder(app, tx, order, { paymentStatus: 'canceled', activities: [] });
  if (record) await reportDuplicate(app, tx, order, row, record.transactionId);
  return { ...applied, paymentStatus: 'canceled' };
}

/**
 * Reports whether a capture changes the payment status. If the order has already been reported as paid or refunded,
 * that status is newer and is preserved.
 */
const awaitsCapture = (app: AppContext, { payment_status }: LockedOrder): boolean =>
  !['paid', 'refunded'].includes(paymentStatusOf(app, payment_status).phase);
