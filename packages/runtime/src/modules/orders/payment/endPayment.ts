import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { withDeadline } from '../../../platform/withDeadline.ts';
import type { PaymentReport } from '../../payments/index.ts';
import { gatewayUnavailable, orderNotFound, paymentInProgress } from '../errors.ts';
import { lockOrder } from '../fulfilment/shipment.repo.ts';
import { CALL_DEADLINE_MS, methodOf, paidOrder } from './attemptPayment.ts';
import { insertClaim, isPaid, onceFree, settleClaim } from './claimPayment.ts';
import type { PaymentClaim } from './claimPayment.ts';
import { findOpenAttempt, isClaim, markPaymentEnded, touchAttempt } from './payment.repo.ts';

/** `ended`: the order can no longer be paid. `paid`: it was paid meanwhile, which is recorded now. */
export type EndedPayment = 'ended' | 'paid';

/**
 * Sees to it that an unpaid order can no longer be paid: its payment method looks the live payment up at the gateway and
 * ends it there. The attempt is committed before, so that no payment of the order begins meanwhile and a crash leaves it to
 * the job. May run several times and at the same time. Not inside a transaction. Throws `ORDER_NOT_FOUND` (404), and
 * `GATEWAY_UNAVAILABLE` (503) where nobody knows.
 */
export async function endPayment(app: AppContext, orderUuid: string): Promise<EndedPayment> {
  const begun = await beginOrGiveUp(app, orderUuid);
  return typeof begun === 'string' ? begun : resolveClaim(app, begun);
}

async function beginOrGiveUp(app: AppContext, orderUuid: string): Promise<PaymentClaim | EndedPayment> {
  try {
    return await onceFree(() => app.db.transaction((tx) => begin(app, tx, orderUuid)));
  } catch (error) {
    if (error instanceof Refusal && error.code === paymentInProgress().code) throw gatewayUnavailable();
    throw error;
  }
}

async function begin(app: AppContext, tx: Db, orderUuid: string): Promise<PaymentClaim | EndedPayment> {
  const order = await lockOrder(tx, orderUuid);
  if (!order) throw orderNotFound();
  if (isPaid(app, order)) return 'paid';
  if (!methodOf(app, order)?.endPayment) return 'ended';
  const open = await findOpenAttempt(tx, order.order_id);
  if (open && open.kind !== 'end') throw paymentInProgress();
  if (order.payment_ended_at !== null && !open) return 'ended';
  await markPaymentEnded(tx, order.order_id);
  if (open && isClaim(open)) return { row: open, order, isRetry: true };
  return { row: await insertClaim(app, tx, order, 'end'), order, isRetry: false };
}

/**
 * Asks the payment method what became of a claimed payment, and settles the claim. Throws `GATEWAY_UNAVAILABLE` (503) where
 * the gateway is silent; the attempt stays open then.
 */
export async function resolveClaim(app: AppContext, claim: PaymentClaim): Promise<EndedPayment> {
  const { row, order } = claim;
  let report: PaymentReport | null;
  try {
    report = await withDeadline(CALL_DEADLINE_MS, undefined, (signal) => ask(app, claim, signal));
  } catch (error) {
    app.log.error({ err: error, attempt: row.uuid, order: order.uuid }, 'live payment not ended');
    await touchAttempt(app.db, row, String(error), app.clock.now());
    throw gatewayUnavailable();
  }
  const { isPaid } = await settleClaim(app, claim, report);
  return isPaid ? 'paid' : 'ended';
}

async function ask(
  app: AppContext,
  { order, isRetry }: PaymentClaim,
  signal: AbortSignal,
): Promise<PaymentReport | null> {
  const method = methodOf(app, order);
  if (!method?.endPayment) throw new Error(`Payment method "${order.payment_method}" cannot end payments`);
  return (await method.endPayment({ app, order: paidOrder(order), isRetry, signal })) ?? null;
}
