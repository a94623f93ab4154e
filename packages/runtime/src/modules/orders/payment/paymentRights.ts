import type { AppContext } from '../../../platform/context.ts';
import { paymentStatusOf, ZERO_CHECKOUT } from '../../payments/index.ts';
import type { Order } from '../order.repo.ts';
import type { TransactionRow } from './payment.repo.ts';
import { leftOf } from './paymentSums.ts';

type Paid = Pick<Order, 'payment_method' | 'payment_status'>;

/** Whether the status of an order lets its money be captured, and its method can. */
export function canCapture(app: AppContext, order: Paid): boolean {
  const status = paymentStatusOf(app, order.payment_status);
  const method = app.registry('paymentMethods').get(order.payment_method);
  return Boolean(method?.capture) && (status.capturable === true || status.code === 'pending');
}

/** Whether something that was captured can still be given back. */
export const canRefund = (app: AppContext, order: Paid, known: readonly TransactionRow[]): boolean =>
  Boolean(app.registry('paymentMethods').get(order.payment_method)?.refund) && refundable(known) !== null;

/** The newest settled capture of which something is left, or null. */
export const refundable = (known: readonly TransactionRow[]): TransactionRow | null =>
  known.findLast((row) => row.payment_action === 'capture' && row.is_settled && leftOf(row) > 0) ?? null;

/** Whether an order can be canceled: it has no money, or that has not come or can be released, and its goods have not arrived. */
export function canCancel(
  app: AppContext,
  order: Paid & Pick<Order, 'canceled_at' | 'shipment_status' | 'no_shipping_required'>,
): boolean {
  if (order.canceled_at || (order.shipment_status === 'delivered' && !order.no_shipping_required))
    return false;
  const status = paymentStatusOf(app, order.payment_status);
  // Nothing was paid for it that a refund could return.
  if (order.payment_method === ZERO_CHECKOUT && status.code === 'paid') return true;
  if (!status.voidable) return status.cancelable === true;
  return Boolean(app.registry('paymentMethods').get(order.payment_method)?.void);
}
