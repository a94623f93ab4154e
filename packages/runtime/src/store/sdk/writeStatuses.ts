import type { PaymentMethod } from '../../modules/payments/index.ts';
import { paymentStatuses } from '../../modules/payments/index.ts';

/** Lists the payment statuses that the shop has without any method. */
const CORE = new Set(paymentStatuses([]).keys());

/** Lists the codes of the payment statuses of methods, sorted; with `core` those that exist without any method too. */
export const statusCodes = (methods: readonly PaymentMethod[], { core = false } = {}): readonly string[] =>
  [...paymentStatuses(methods).keys()].filter((code) => core || !CORE.has(code)).toSorted();
