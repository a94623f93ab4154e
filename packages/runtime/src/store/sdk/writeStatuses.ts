import type { PaymentMethod } from '../../modules/payments/index.ts';
import { paymentStatuses } from '../../modules/payments/index.ts';

/** The payment statuses that exist without any payment method. */
const CORE = new Set(paymentStatuses([]).keys());

/** Lists the payment status codes of methods, sorted; with `core`, includes those that exist without any method. */
export const statusCodes = (methods: readonly PaymentMethod[], { core = false } = {}): readonly string[] =>
  [...paymentStatuses(methods).keys()].filter((code) => core || !CORE.has(code)).toSorted();
