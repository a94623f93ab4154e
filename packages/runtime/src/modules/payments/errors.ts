import { refuse } from '../../platform/errors.ts';

/**
 * The order cannot be paid with this payment method, because the shopper chose another payment method or the payment was
 * ended.
 */
export const invalidOrder = () => refuse(400, 'INVALID_ORDER', 'Invalid order');
/** The payment method failed; the log contains the details. The shopper can choose another payment method. */
export const paymentMethodFailed = (name: string) =>
  refuse(
    503,
    'PAYMENT_METHOD_FAILED',
    '"{name}" is temporarily unavailable. Choose another payment method.',
    { values: { name } },
  );
