import type { PaymentMethod } from '../../modules/payments/index.ts';
import { paymentStatuses } from '../../modules/payments/index.ts';

/** The payment statuses that exist without any payment method installed. */
const CORE = new Set(paymentStatuses([]).keys());

/** Lists the payment status codes of payment methods, sorted. With `core`, includes the codes that exist without any payment method. */
export const statusCodes = (methods: readonly PaymentMethod[], { core = false } = {}): readonly string[] =>
  [...paymentStatuses(methods).keys()].filter((code) => core || !CORE.has(code)).toSorted();
