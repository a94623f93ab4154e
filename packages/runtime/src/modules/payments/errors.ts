import { refuse } from '../../platform/errors.ts';

/** The order cannot be paid with the payment method: another one was chosen, or its payment was ended. */
export const invalidOrder = () => refuse(400, 'INVALID_ORDER', 'Invalid order');
/** The payment method has a fault, which the log names. The shopper can pay another way. */
export const paymentMethodFailed = (name: string) =>
  refuse(
    503,
    'PAYMENT_METHOD_FAILED',
    '"{name}" is temporarily unavailable. Choose another payment method.',
    { values: { name } },
  );
