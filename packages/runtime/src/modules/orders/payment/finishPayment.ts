import type { AppContext } from '../../../platform/contracts/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { withDeadline } from '../../../platform/withDeadline.ts';
import { logMethodFault, reportOf } from '../../payments/index.ts';
import type { PaymentReport } from '../../payments/index.ts';
import { paymentUnconfirmed } from '../errors.ts';
import type { Order } from '../order.ts';
import { getOrder } from '../order.repo.ts';
import { applyPayment, noteOtherAmount } from './applyPayment.ts';
import { paidOrder } from './attemptPayment.ts';
import { isOpen } from './payable.ts';
import { methodOf } from './paymentRights.ts';

interface FinishRequest {
  /** The query string that the gateway added to the return URL. */
  readonly query: Readonly<Record<string, string>>;
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal;
}

/**
 * Looks up the outcome of an unpaid order's payment through the payment method, applies the report, and returns the
 * updated order. Repeated calls change nothing. Must not be called inside a transaction. Throws `PAYMENT_UNCONFIRMED`
 * (502) if the gateway does not respond.
 */
export async function finishPayment(
  app: AppContext,
  order: Order,
  { query, signal: caller }: FinishRequest,
): Promise<Order> {
  const method = methodOf(app, order);
  if (!method?.finishPayment || !isOpen(app, order)) return order;
  try {
    const answer = await withDeadline(app.config.deadlines.answerMs, caller, async (signal) =>
      method.finishPayment?.({ app, order: paidOrder(order), query, signal }),
    );
    const report = reportOf(answer);
    if (report) await apply(app, order, report);
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) throw error;
    if (!caller.aborted) logMethodFault(app, method.code, 'finishPayment', error);
    throw paymentUnconfirmed();
  }
  return getOrder(app.db, order.uuid);
}

async function apply(app: AppContext, order: Order, report: PaymentReport): Promise<void> {
  const { uuid, payment_method: method } = order;
  const { outcome } = await applyPayment(app, { ...report, order: uuid, method });
  if (outcome !== 'mismatch') return;
  app.log.error({ order: uuid, method, report }, 'payment of another amount than the order');
  await noteOtherAmount(app, app.db, uuid);
}
