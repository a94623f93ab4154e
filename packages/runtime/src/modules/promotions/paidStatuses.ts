import type { AppContext } from '../../platform/context.ts';
import { paymentStatuses } from '../payments/index.ts';

/** The payment statuses of orders that were paid, of all installed methods: they count for `purchased`. */
export const paidStatuses = (app: Pick<AppContext, 'registry'>): readonly string[] =>
  [...paymentStatuses(app.registry('paymentMethods').list()).values()]
    .filter(({ phase }) => phase === 'paid')
    .map(({ code }) => code);
