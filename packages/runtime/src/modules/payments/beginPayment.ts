import type { AppContext } from '../../platform/context.ts';
import { ZERO_CHECKOUT } from './contract.ts';
import type { PaidOrder, PaymentRecord, PaymentStatus } from './contract.ts';
import { unknownPaymentStatus } from './errors.ts';
import { paymentStatuses } from './statuses.ts';

/** What placing an order does to its payment: written with the order, in its transaction. */
export interface PaymentStart {
  readonly status: PaymentStatus;
  readonly record: PaymentRecord | null;
  readonly activity: string | null;
  /** The money is there or promised: `order_placed` is due. */
  readonly isPlaced: boolean;
}

/**
 * Asks the order's payment method what placing it does. Called before the order is written; no I/O.
 * An order of total 0 is paid by being placed.
 */
export function beginPayment(app: AppContext, order: PaidOrder): PaymentStart {
  const methods = app.registry('paymentMethods');
  const statuses = paymentStatuses(methods.list());
  const statusOf = (code: string): PaymentStatus => {
    const status = statuses.get(code);
    if (!status) throw unknownPaymentStatus(order.payment_method, code);
    return status;
  };
  if (order.payment_method === ZERO_CHECKOUT) {
    const activity = 'Payment completed automatically (zero-total order)';
    return { status: statusOf('paid'), record: null, activity, isPlaced: true };
  }
  const record = methods.get(order.payment_method)?.onOrderPlaced?.({ app, order }) ?? null;
  return {
    status: statusOf(record?.status ?? 'pending'),
    record,
    activity: null,
    isPlaced: record?.action === 'authorize' || record?.action === 'capture',
  };
}
