import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Claim } from '../../../platform/idempotency/claim.ts';
import { withDeadline } from '../../../platform/withDeadline.ts';
import { logMethodFault, paymentStatusOf } from '../../payments/index.ts';
import type { PaidOrder, PaymentCall, PaymentMethod, PaymentRecord } from '../../payments/index.ts';
import { applyToLocked } from './applyPayment.ts';
import type { AppliedPayment } from './applyPayment.ts';
import { keepAttemptAnswer } from './attemptAnswer.ts';
import { checkAnswer, checkIsNew, WrongAnswer } from './checkAnswer.ts';
import { cancelInside } from '../cancelInside.ts';
import { gatewayOutcomeUnknown, gatewayRefused, notCapturable, orderNotFound } from '../errors.ts';
import { closeAttempt, listTransactions, touchAttempt } from './payment.repo.ts';
import type { AttemptRow, CallRow, TransactionRow } from './payment.repo.ts';
import { digits } from './paymentSums.ts';
import { lockOrder } from '../fulfilment/shipment.repo.ts';
import type { LockedOrder } from '../fulfilment/shipment.repo.ts';

export const CALL_DEADLINE_MS = 30_000;
/** What a method refuses a capture with where nobody has paid yet. No gateway said so, and it is answered as it is. */
const NOT_CAPTURABLE = notCapturable('').code;

/** An attempt that is committed, with the order and payment that it is about. */
export interface Attempt<R extends AttemptRow = CallRow> {
  readonly row: R;
  readonly order: LockedOrder;
  /** The authorisation or capture; null: nothing was recorded for the order yet. */
  readonly transaction: TransactionRow | null;
  /** It was asked for before, and nobody knows what came of it. */
  readonly isRetry: boolean;
}

/**
 * Asks the order's payment method for what an attempt wants, outside any transaction, and writes the outcome. May run again
 * for the same attempt. Throws 502: `GATEWAY_REFUSED` when the method refuses, and nothing is kept; and
 * `GATEWAY_OUTCOME_UNKNOWN` when nobody knows, or the answer is not what was asked for, and the attempt stays open for
 * the job to settle. Throws
 * `ORDER_NOT_CAPTURABLE` (400) where the method says so. `claim` is that of the
 * request that asked for the attempt; null for anybody else.
 */
export async function attemptPayment(
  app: AppContext,
  attempt: Attempt,
  claim: Claim | null,
): Promise<AppliedPayment> {
  let record: PaymentRecord | null;
  try {
    record = await withDeadline(CALL_DEADLINE_MS, undefined, (signal) => ask(app, attempt, signal));
  } catch (error) {
    if (error instanceof Refusal) {
      await closeAttempt(app.db, attempt.row, 'refused', error.message);
      throw error.code === NOT_CAPTURABLE ? error : gatewayRefused(error.message);
    }
    throw await leftOpen(app, attempt, error);
  }
  try {
    return await settleAttempt(app, attempt, record, claim);
  } catch (error) {
    throw error instanceof WrongAnswer ? await leftOpen(app, attempt, error) : error;
  }
}

/** Nobody knows what became of the attempt: what the method did is logged, and the attempt can be tried again. */
async function leftOpen(app: AppContext, { row, order }: Attempt, error: unknown): Promise<Refusal> {
  logMethodFault(app, order.payment_method, row.kind, error);
  app.log.error({ err: error, attempt: row.uuid, order: order.uuid }, 'payment outcome unknown');
  await touchAttempt(app.db, row, String(error), app.clock.now());
  return gatewayOutcomeUnknown();
}

/** Writes what came of an attempt and ends it, in one transaction under the order's lock. */
export const settleAttempt = (
  app: AppContext,
  { row, order }: Attempt,
  record: PaymentRecord | null,
  claim: Claim | null,
): Promise<AppliedPayment> =>
  app.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.uuid);
    if (!locked) throw orderNotFound();
    const applied = await write(app, tx, locked, row, record);
    checkIsNew(order.payment_method, row, record, applied);
    await closeAttempt(tx, row, 'succeeded', null);
    if (row.kind !== 'void') await keepAttemptAnswer(app, tx, row, applied, claim);
    return applied;
  });

async function write(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  row: CallRow,
  record: PaymentRecord | null,
): Promise<AppliedPayment> {
  if (row.kind === 'refund' && record) {
    return applyToLocked(app, tx, order, {
      order: order.uuid,
      record: { ...record, action: 'refund', attemptKey: row.uuid },
    });
  }
  if (row.kind === 'capture' && record) {
    const { status, ...taken } = record;
    return applyToLocked(app, tx, order, {
      order: order.uuid,
      record: {
        ...taken,
        action: 'capture',
        ...(awaitsCapture(app, order) && { status: status ?? `${order.payment_method}_captured` }),
      },
      activity: `${record.pending ? 'The gateway reviews the capture of' : 'Captured'} ${digits(record.amount, record.currency)} ${record.currency}`,
    });
  }
  const applied = await applyToLocked(app, tx, order, {
    order: order.uuid,
    ...(record && { record: { ...record, action: 'void' as const } }),
  });
  if (!order.canceled_at) await cancelInside(app, tx, order, row.request.reason ?? '');
  return { ...applied, paymentStatus: 'canceled' };
}

/** What was told of the money meanwhile, that it is there or was given back, is newer than the answer to a capture. */
const awaitsCapture = (app: AppContext, { payment_status }: LockedOrder): boolean =>
  !['paid', 'refunded'].includes(paymentStatusOf(app, payment_status).phase);

export const methodOf = (app: AppContext, { payment_method }: LockedOrder): PaymentMethod | undefined =>
  app.registry('paymentMethods').get(payment_method);

async function ask(app: AppContext, attempt: Attempt, signal: AbortSignal): Promise<PaymentRecord | null> {
  const { row, order, transaction, isRetry } = attempt;
  const call: PaymentCall = {
    app,
    order: paidOrder(order),
    transaction,
    amount: digits(row.amount, row.currency),
    idempotencyKey: row.uuid,
    attemptedAt: new Date(row.created_at),
    isRetry,
    signal,
  };
  const method = methodOf(app, order);
  const handler = method?.[row.kind]?.bind(method);
  if (!method || !handler)
    throw new Error(`Payment method "${order.payment_method}" has no ${row.kind} handler any more`);
  return checkAnswer(app, method, row, await handler(call));
}

/** Asks the method what became of an attempt whose key the gateway has forgotten, and ends it. */
export async function findLostAttempt(app: AppContext, attempt: Attempt): Promise<void> {
  const { row, order, transaction } = attempt;
  const method = methodOf(app, order);
  if (!method?.findAttempt)
    throw new Error(`Payment method "${order.payment_method}" cannot look up attempts`);
  const lost = {
    kind: row.kind,
    idempotencyKey: row.uuid,
    amount: digits(row.amount, row.currency),
    attemptedAt: new Date(row.created_at),
    transaction,
  };
  const found = await withDeadline(CALL_DEADLINE_MS, undefined, async (signal) =>
    method.findAttempt?.(lost, paidOrder(order), app, signal),
  );
  if (found) await settleAttempt(app, attempt, checkAnswer(app, method, row, found), null);
  else await closeAttempt(app.db, row, 'refused', 'It never happened at the gateway');
}

export const paidOrder = (order: LockedOrder): PaidOrder => ({
  ...order,
  grand_total: digits(order.grand_total, order.currency),
});

/** The attempt as it stands in the database, for another try. */
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
