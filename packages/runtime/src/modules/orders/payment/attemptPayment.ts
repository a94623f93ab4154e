import type { AppContext } from '../../../platform/contracts/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import { withDeadline } from '../../../platform/withDeadline.ts';
import { logMethodFault } from '../../payments/index.ts';
import type { PaidOrder, PaymentCall, PaymentRecord } from '../../payments/index.ts';
import { gatewayOutcomeUnknown, gatewayRefused, orderNotCapturable, orderNotFound } from '../errors.ts';
import type { Order } from '../order.ts';
import { lockOrder } from '../order.repo.ts';
import { methodAmount } from '../tenders/orderTender.ts';
import type { Attempt, AttemptRow } from './attempt.ts';
import { closeAttempt, touchAttempt } from './attempt.repo.ts';
import type { RefundedPayment } from './attemptAnswer.ts';
import { checkAnswer, InvalidAnswer } from './checkAnswer.ts';
import { methodOf } from './paymentRights.ts';
import { formatAmount } from './paymentSums.ts';
import { listTransactions } from './transaction.repo.ts';
import { completeAttempt } from './completeAttempt.ts';

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
