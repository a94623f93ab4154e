import type { AppContext } from '../../../platform/contracts/context.ts';
import { toDecimal } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { capturedStatus, paymentStatusOf, STORED_VALUE, ZERO_CHECKOUT } from '../../payments/index.ts';
import type { PaymentMethod } from '../../payments/index.ts';
import { amountNotMovable } from '../errors.ts';
import type { Order } from '../order.ts';
import { storedLeft } from '../tenders/orderTender.ts';
import { refundableAmount } from './paymentSums.ts';
import type { TransactionRow } from './transaction.ts';

type Paid = Pick<Order, 'payment_method' | 'payment_status'>;

/** Finds the installed payment method of an order. */
export const methodOf = (
  app: AppContext,
  { payment_method }: Pick<Order, 'payment_method'>,
): PaymentMethod | undefined => app.registry('paymentMethods').get(payment_method);

/** Reports whether an order can be captured, based on its status and payment method. */
export function canCapture(app: AppContext, order: Paid): boolean {
  const status = paymentStatusOf(app, order.payment_status);
  return Boolean(methodOf(app, order)?.capture) && (status.capturable === true || status.code === 'pending');
}

/** Reports whether an order has captured money that can still be refunded. */
export const canRefund = (
  app: AppContext,
  order: Paid & Pick<Order, 'currency' | 'tenders'>,
  known: readonly TransactionRow[],
): boolean =>
  (Boolean(methodOf(app, order)?.refund) && refundableCapture(known) !== null) || storedLeft(order) > 0;

/** Finds the newest final capture that is not fully refunded. */
export const refundableCapture = (known: readonly TransactionRow[]): TransactionRow | null =>
  known.findLast((row) => row.payment_action === 'capture' && row.is_final && refundableAmount(row) > 0) ??
  null;

/**
 * Reports whether an order can be canceled. Its goods must not have been delivered, and the order must cost nothing, be
 * unpaid or paid by stored value alone, or have authorized money that can be released.
 */
export function canCancel(
  app: AppContext,
  order: Paid & Pick<Order, 'canceled_at' | 'shipment_status' | 'no_shipping_required'>,
): boolean {
  if (order.canceled_at || (order.shipment_status === 'delivered' && !order.no_shipping_required))
    return false;
  const status = paymentStatusOf(app, order.payment_status);
  // No money was paid that would require a refund.
  if (order.payment_method === ZERO_CHECKOUT && status.code === 'paid') return true;
  // Canceling gives back what gift cards and credit paid.
  if (order.payment_method === STORED_VALUE && status.code === capturedStatus(STORED_VALUE)) return true;
  if (!status.voidable) return status.cancelable === true;
  return Boolean(methodOf(app, order)?.void);
}

/** Throws `AMOUNT_NOT_MOVABLE` (400) if an amount is not a multiple of the smallest increment of the payment method's gateway. */
export function checkAmountStep(method: PaymentMethod, amount: Minor, currency: string): void {
  const step = method.amountStep?.(currency) ?? 1;
  if (amount % step !== 0) throw amountNotMovable(method.code, `${toDecimal(step, currency)} ${currency}`);
}
