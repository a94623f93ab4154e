import type { AppContext } from '../../platform/contracts/context.ts';
import { storedText } from '../../platform/messages/storedText.ts';
import type { StoredText } from '../../platform/messages/storedText.ts';
import { Refusal } from '../../platform/errors.ts';
import type { PaidOrder, PaymentMethod, PaymentRecord, PaymentStatus } from './contract.ts';
import { paymentMethodFailed } from './errors.ts';
import { logMethodFault } from './logMethodFault.ts';
import { recordFault } from './recordFault.ts';
import { capturedStatus, paymentStatuses, paymentStatusOf, STORED_VALUE, ZERO_CHECKOUT } from './statuses.ts';

/** The initial payment of an order, written in the same transaction as the order. */
export interface PaymentStart {
  readonly status: PaymentStatus;
  readonly record: PaymentRecord | null;
  readonly activity: StoredText | null;
  /** True if the money is captured or authorized. If so, `order_placed` is emitted. */
  readonly isPlaced: boolean;
}

/**
 * Computes the initial payment of an order with `onOrderPlaced` of its payment method, before the order is written and
 * without I/O. An order with a total of 0, or one that stored value pays in full, is paid when it is placed.
 * `grand_total` is the part that the payment method collects. Throws `PAYMENT_METHOD_FAILED` (503) if the payment
 * method throws or returns a value that does not match the order.
 */
export function beginPayment(app: AppContext, order: PaidOrder): PaymentStart {
  if (order.payment_method === ZERO_CHECKOUT) {
    const activity = storedText('payments.zeroTotal');
    return { status: paymentStatusOf(app, 'paid'), record: null, activity, isPlaced: true };
  }
  if (order.payment_method === STORED_VALUE) {
    const status = paymentStatusOf(app, capturedStatus(STORED_VALUE));
    return { status, record: null, activity: null, isPlaced: true };
  }
  const method = app.registry('paymentMethods').get(order.payment_method);
  const record = method?.onOrderPlaced ? recordOf(app, order, method) : null;
  return {
    status: paymentStatusOf(app, record?.status ?? 'pending'),
    record,
    activity: null,
    isPlaced: record?.action === 'authorize' || record?.action === 'capture',
  };
}

function recordOf(app: AppContext, order: PaidOrder, method: PaymentMethod): PaymentRecord | null {
  let answer: unknown;
  try {
    answer = method.onOrderPlaced?.({ app, order }) ?? null;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    logMethodFault(app, method.code, 'onOrderPlaced', error);
    throw paymentMethodFailed(method.name);
  }
  if (answer === null) return null;
  // A promise is not a valid return value, and its rejection must not stay unhandled.
  if (answer instanceof Promise) answer.catch(() => {});
  const requested = {
    kind: 'place',
    amount: order.grand_total,
    currency: order.currency,
    mayBeLess: false,
  } as const;
  const statuses = paymentStatuses(app.registry('paymentMethods').list());
  const fault = recordFault(answer, requested, (code) => statuses.has(code));
  if (fault === null) return answer as PaymentRecord;
  logMethodFault(app, method.code, 'onOrderPlaced', new Error(`Payment method "${method.code}" ${fault}`));
  throw paymentMethodFailed(method.name);
}
