import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import { withDeadline } from '../../../platform/withDeadline.ts';
import { capturedStatus, logMethodFault, paymentStatusOf } from '../../payments/index.ts';
import type { PaidOrder, PaymentCall, PaymentRecord } from '../../payments/index.ts';
import { cancelLockedOrder } from '../cancelLockedOrder.ts';
import { gatewayOutcomeUnknown, gatewayRefused, orderNotCapturable, orderNotFound } from '../errors.ts';
import type { LockedOrder, Order } from '../order.ts';
import { lockOrder } from '../order.repo.ts';
import { methodAmount } from '../tenders/orderTender.ts';
import { transitionOrder } from '../transitionOrder.ts';
import { applyToLocked } from './applyPayment.ts';
import type { Attempt, AttemptRow, CallRow } from './attempt.ts';
import { closeAttempt, touchAttempt } from './attempt.repo.ts';
import { storeAttemptAnswer } from './attemptAnswer.ts';
import type { RefundedPayment } from './attemptAnswer.ts';
import { checkAnswer, checkIsNew, InvalidAnswer } from './checkAnswer.ts';
import type { AppliedPayment } from './paymentReport.ts';
import { methodOf } from './paymentRights.ts';
import { formatAmount, moneyOf } from './paymentSums.ts';
import { reportDuplicate } from './reportDuplicate.ts';
import { listTransactions } from './transaction.repo.ts';
import { storedText } from '../../../platform/messages/storedText.ts';

/** Maximum duration of one call to a payment method, in milliseconds. */
export const CALL_DEADLINE_MS = 30_000;

/**
 * Calls the order's payment method for an attempt, outside any transaction, and writes the outcome. May run several times
 * for one attempt. Throws `GATEWAY_REFUSED` (502) if the payment method rejects the call; nothing is recorded then. Throws
 * `GATEWAY_OUTCOME_UNKNOWN` (502) if the outcome is unknown or the result does not match the attempt, which stays open for
 * the job to reconcile. Throws `ORDER_NOT_CAPTURABLE` (400) if the payment method rejects a capture with that code because
 * the shopper has not paid yet. `claim` is the claim of the request that created the attempt, or null.
 */
export async function attemptPayment(
  app: AppContext,
  attempt: Attempt,
  claim: Claim | null,
): Promise<RefundedPayment> {
  let record: PaymentRecord | null;
  try {
    record = await withDeadline(CALL_DEADLINE_MS, undefined, (signal) => callMethod(app, attempt, signal));
  } catch (error) {
    if (error instanceof Refusal) {
      await closeAttempt(app.db, attempt.row, 'refused', error.message);
      throw orderNotCapturable.is(error) ? error : gatewayRefused(error.message);
    }
    throw await leaveOpen(app, attempt, error);
  }
  try {
    return await completeAttempt(app, attempt, record, claim);
  } catch (error) {
    throw error instanceof InvalidAnswer ? await leaveOpen(app, attempt, error) : error;
  }
}

/** Logs a call with an unknown outcome. The attempt stays open for another call. */
async function leaveOpen(app: AppContext, { row, order }: Attempt, error: unknown): Promise<Refusal> {
  logMethodFault(app, order.payment_method, row.kind, error);
  app.log.error({ err: error, attempt: row.uuid, order: order.uuid }, 'payment outcome unknown');
  await touchAttempt(app.db, row, String(error), app.clock.now());
  return gatewayOutcomeUnknown();
}

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

async function callMethod(
  app: AppContext,
  attempt: Attempt,
  signal: AbortSignal,
): Promise<PaymentRecord | null> {
  const { row, order, transaction, isRetry } = attempt;
  const call: PaymentCall = {
    app,
    order: paidOrder(order),
    transaction,
    amount: formatAmount(row.amount, row.currency),
    idempotencyKey: row.uuid,
    attemptedAt: new Date(row.created_at),
    isRetry,
    signal,
  };
  const method = methodOf(app, order);
  const handler = method?.[row.kind]?.bind(method);
  if (!method || !handler)
    throw new Error(`Payment method "${order.payment_method}" no longer has a ${row.kind} handler`);
  return checkAnswer(app, method, row, await handler(call));
}

/** Looks up an attempt whose idempotency key has expired at the gateway, and closes it. */
export async function findLostAttempt(app: AppContext, attempt: Attempt): Promise<void> {
  const { row, order, transaction } = attempt;
  const method = methodOf(app, order);
  if (!method?.findAttempt)
    throw new Error(`Payment method "${order.payment_method}" cannot look up attempts`);
  const lost = {
    kind: row.kind,
    idempotencyKey: row.uuid,
    amount: formatAmount(row.amount, row.currency),
    attemptedAt: new Date(row.created_at),
    transaction,
  };
  const found = await withDeadline(CALL_DEADLINE_MS, undefined, async (signal) =>
    method.findAttempt?.(lost, paidOrder(order), app, signal),
  );
  if (found) await completeAttempt(app, attempt, checkAnswer(app, method, row, found), null);
  else await closeAttempt(app.db, row, 'refused', 'It never happened at the gateway');
}

/** Converts an order to the form passed to payment methods, with the amount that they collect. */
export const paidOrder = (order: Order): PaidOrder => ({
  ...order,
  grand_total: methodAmount(order),
});

/** Loads an attempt to call its payment method again. */
export async function loadAttempt<R extends AttemptRow>(
  app: AppContext,
  row: R,
  orderUuid: string,
): Promise<Attempt<R>> {
  return app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) throw orderNotFound();
    const known = await listTransactions(tx, order.order_id);
    const transaction = known.find((one) => one.payment_transaction_id === row.payment_transaction_id);
    return { row, order, transaction: transaction ?? null, isRetry: true };
  });
}
