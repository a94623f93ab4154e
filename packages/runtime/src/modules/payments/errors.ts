import { refuse } from '../../platform/errors.ts';

/** The payment method has a fault, which the log names. The shopper can pay another way. */
export const paymentMethodFailed = (name: string) =>
  refuse(
    503,
    'PAYMENT_METHOD_FAILED',
    `"${name}" cannot be used at the moment, please choose another payment method`,
  );
