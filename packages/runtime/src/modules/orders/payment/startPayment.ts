import type { AppContext } from '../../../platform/contracts/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { withDeadline } from '../../../platform/withDeadline.ts';
import { invalidOrder, logMethodFault, paymentStatusOf, stepFault } from '../../payments/index.ts';
import type { PaymentMethod, PaymentStep } from '../../payments/index.ts';
import { paymentNotStarted } from '../errors.ts';
import type { Order } from '../order.ts';
import { getOrder } from '../order.repo.ts';
import { updateReturnUrl } from '../orderState.repo.ts';
import { orderToken } from '../orderToken.ts';
import { applyPayment } from './applyPayment.ts';
import { CALL_DEADLINE_MS, paidOrder } from './attemptPayment.ts';
import { isOpen, isPayable, paymentPath, returnPath } from './payable.ts';

interface StartRequest {
  /** The validated return URL. Null for the shop's own pages. */
  readonly returnUrl: string | null;
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal;
}

/**
 * Starts an order's payment with its payment method, or finds the payment already started, and returns the shopper's
 * next step. The step is `none` if no action by the shopper is required. Must not be called inside a transaction.
 * Throws `INVALID_ORDER` (400) if the order can no longer be paid, and `PAYMENT_NOT_STARTED` (502) if the gateway
 * does not respond or the payment method fails.
 */
export async function startPayment(
  app: AppContext,
  order: Order,
  { returnUrl, signal }: StartRequest,
): Promise<PaymentStep> {
  if (!isPayable(app, order)) {
    if (isClosed(app, order)) throw invalidOrder();
    return { kind: 'none' };
  }
  if (order.payment_return_url !== returnUrl) await updateReturnUrl(app.db, order.uuid, returnUrl);
  const method = app.registry('paymentMethods').get(order.payment_method) as PaymentMethod;
  // A payment method that has only a form is paid on the shop's page.
  if (!method.startPayment) return { kind: 'redirect', url: app.url(`${paymentPath(app, order)}&begin=1`) };
  const answer = await callMethod(app, order, method, signal).catch((error: unknown) => ({ error }));
  const now = await getOrder(app.db, order.uuid);
  // Some gateways reject the call if the payment was ended while the call was running.
  if (!isOpen(app, now) && now.placed_at === null) {
    await endAgain(app, now, method);
    throw invalidOrder();
  }
  if (!('error' in answer)) return answer;
  if (answer.error instanceof Refusal && answer.error.status < 500) throw answer.error;
  if (!signal.aborted) logMethodFault(app, method.code, 'startPayment', answer.error);
  throw paymentNotStarted();
}

/** Reports whether the payment of an unpaid order is closed, for example because the order was canceled. */
const isClosed = (app: AppContext, order: Order): boolean =>
  order.canceled_at !== null ||
  (order.placed_at === null &&
    (order.superseded_at !== null ||
      order.payment_ended_at !== null ||
      paymentStatusOf(app, order.payment_status).phase === 'failed'));

async function callMethod(
  app: AppContext,
  order: Order,
  method: PaymentMethod,
  caller: AbortSignal,
): Promise<PaymentStep> {
  const call = {
    app,
    order: paidOrder(order),
    token: orderToken(app, order.uuid),
    returnUrl: app.url(returnPath(app, order)),
  };
  const step: unknown = await withDeadline(app.config.deadlines.answerMs, caller, async (signal) =>
    method.startPayment?.({ ...call, signal }),
  );
  const fault = stepFault(step);
  if (fault === null) return step as PaymentStep;
  throw new Error(`Payment method "${method.code}" ${fault}`);
}

/**
 * Ends a payment if its order was canceled, or its payment was ended, while the payment was being started. Logs
 * errors. Money that still arrives is recorded and refunded as usual.
 */
async function endAgain(app: AppContext, order: Order, method: PaymentMethod): Promise<void> {
  if (!method.endPayment) return;
  try {
    const report = await withDeadline(CALL_DEADLINE_MS, undefined, async (signal) =>
      method.endPayment?.({ app, order: paidOrder(order), isRetry: true, signal }),
    );
    if (report) await applyPayment(app, { ...report, order: order.uuid, method: method.code });
  } catch (error) {
    logMethodFault(app, method.code, 'endPayment', error);
  }
}
