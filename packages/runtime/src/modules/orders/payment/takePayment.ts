import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { withDeadline } from '../../../platform/withDeadline.ts';
import { paymentStatusOf, reportOf } from '../../payments/index.ts';
import type { PaymentReport } from '../../payments/index.ts';
import { orderNotFound, paymentInProgress } from '../errors.ts';
import { lockOrder } from '../order.repo.ts';
import { isCharge } from './attempt.ts';
import type { ClaimRow } from './attempt.ts';
import { findOpenAttempt, touchAttempt } from './attempt.repo.ts';
import { CALL_DEADLINE_MS } from './attemptPayment.ts';
import { completeClaim, insertClaim, retryWhileBusy } from './claimPayment.ts';
import type { PaymentClaim } from './claimPayment.ts';
import type { TakenPayment } from './paymentReport.ts';

/**
 * Captures or authorizes the money that a shopper approved at a gateway, under a claim. `take` runs outside any
 * transaction and with a deadline. While `take` runs, the order cannot be canceled, its payment cannot be ended, and no
 * other process can capture its money. The report from `take` is applied; null means that no money was taken. If `take`
 * throws, the outcome is unknown, and a job looks it up with the payment method's `endPayment`. Waits several seconds for
 * another attempt of the order, then throws `PAYMENT_IN_PROGRESS` (409).
 */
export async function takePayment(
  app: AppContext,
  orderUuid: string,
  take: (signal: AbortSignal) => Promise<PaymentReport | null>,
): Promise<TakenPayment> {
  const claim = await retryWhileBusy(() => app.db.transaction((tx) => begin(app, tx, orderUuid)));
  if (!claim) return 'closed';
  let report: PaymentReport | null;
  try {
    report = reportOf(await withDeadline(CALL_DEADLINE_MS, undefined, take));
  } catch (error) {
    await touchAttempt(app.db, claim.row, String(error), app.clock.now());
    throw error;
  }
  const { applied } = await completeClaim(app, claim, report);
  return { applied };
}

async function begin(app: AppContext, tx: Db, orderUuid: string): Promise<PaymentClaim | null> {
  const order = await lockOrder(tx, orderUuid);
  if (!order) throw orderNotFound();
  const isUnpaid = paymentStatusOf(app, order.payment_status).phase === 'unpaid' && !order.placed_at;
  if (!isUnpaid || order.canceled_at || order.superseded_at || order.payment_ended_at) return null;
  const open = await findOpenAttempt(tx, order.order_id);
  if (!open) return { row: await insertClaim(app, tx, order, 'take'), order, isRetry: false };
  // The process that opened the attempt has ended by now, and the gateway takes the money only once.
  const age = app.clock.now().getTime() - Date.parse(open.updated_at);
  if (open.kind !== 'take' || isCharge(open) || age < CALL_DEADLINE_MS) throw paymentInProgress();
  await touchAttempt(tx, open, 'It is tried again', app.clock.now());
  return { row: open as ClaimRow, order, isRetry: true };
}
