import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { withDeadline } from '../../../platform/withDeadline.ts';
import { logMethodFault, reportOf } from '../../payments/index.ts';
import type { PaymentReport } from '../../payments/index.ts';
import { gatewayUnavailable, orderNotFound, paymentInProgress } from '../errors.ts';
import { lockOrder } from '../order.repo.ts';
import { isClaim } from './attempt.ts';
import { findOpenAttempt, markPaymentEnded, revertEnding, touchAttempt } from './attempt.repo.ts';
import { CALL_DEADLINE_MS, paidOrder } from './attemptPayment.ts';
import { completeClaim, insertClaim, isPaid, retryWhileBusy } from './claimPayment.ts';
import type { PaymentClaim } from './claimPayment.ts';
import type { EndedPayment } from './paymentReport.ts';
import { methodOf } from './paymentRights.ts';

/**
 * Ends the payment of an unpaid order, so that the order can no longer be paid. The payment method looks up the open
 * payment at the gateway and ends it there. The attempt is committed first, so that no payment of the order begins while
 * the gateway is called, and a job can continue after a crash. May run several times, even concurrently. Must not be
 * called inside a transaction. Throws `ORDER_NOT_FOUND` (404), and `GATEWAY_UNAVAILABLE` (503) if the gateway does not
 * respond.
 */
export async function endPayment(app: AppContext, orderUuid: string): Promise<EndedPayment> {
  const begun = await beginOrGiveUp(app, orderUuid);
  switch (begun.kind) {
    case 'claimed':
      return resolveClaim(app, begun.claim);
    case 'paid':
    case 'ended':
      return begun.kind;
  }
}

type BegunEnding =
  | { readonly kind: 'claimed'; readonly claim: PaymentClaim }
  /** No gateway call is required. */
  | { readonly kind: EndedPayment };

async function beginOrGiveUp(app: AppContext, orderUuid: string): Promise<BegunEnding> {
  try {
    return await retryWhileBusy(() => app.db.transaction((tx) => begin(app, tx, orderUuid)));
  } catch (error) {
    if (paymentInProgress.is(error)) throw gatewayUnavailable();
    throw error;
  }
}

async function begin(app: AppContext, tx: Db, orderUuid: string): Promise<BegunEnding> {
  const order = await lockOrder(tx, orderUuid);
  if (!order) throw orderNotFound();
  if (isPaid(app, order)) return { kind: 'paid' };
  if (!methodOf(app, order)?.endPayment) return { kind: 'ended' };
  const open = await findOpenAttempt(tx, order.order_id);
  if (open && open.kind !== 'end') throw paymentInProgress();
  if (order.payment_ended_at !== null && !open) return { kind: 'ended' };
  await markPaymentEnded(tx, order.order_id);
  if (open && isClaim(open)) return { kind: 'claimed', claim: { row: open, order, isRetry: true } };
  const row = await insertClaim(app, tx, order, 'end');
  return { kind: 'claimed', claim: { row, order, isRetry: false } };
}

/**
 * Looks up a claimed payment through the payment method, and completes the claim. Throws `GATEWAY_UNAVAILABLE` (503)
 * if the gateway does not respond. In that case a `take` attempt stays open, and a payment that was being ended does
 * not change.
 */
export async function resolveClaim(app: AppContext, claim: PaymentClaim): Promise<EndedPayment> {
  const { row, order } = claim;
  let report: PaymentReport | null;
  try {
    report = await withDeadline(CALL_DEADLINE_MS, undefined, (signal) => callMethod(app, claim, signal));
  } catch (error) {
    logMethodFault(app, order.payment_method, 'endPayment', error, { attempt: row.uuid, order: order.uuid });
    if (row.kind === 'end') await revertEnding(app.db, row, String(error));
    else await touchAttempt(app.db, row, String(error), app.clock.now());
    throw gatewayUnavailable();
  }
  const { isPaid } = await completeClaim(app, claim, report);
  return isPaid ? 'paid' : 'ended';
}

async function callMethod(
  app: AppContext,
  { order, isRetry }: PaymentClaim,
  signal: AbortSignal,
): Promise<PaymentReport | null> {
  const method = methodOf(app, order);
  if (!method?.endPayment) throw new Error(`Payment method "${order.payment_method}" cannot end payments`);
  return reportOf(await method.endPayment({ app, order: paidOrder(order), isRetry, signal }));
}
