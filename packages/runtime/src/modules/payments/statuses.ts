import type { AppContext } from '../../platform/context.ts';
import type { PaymentMethod, PaymentStatus } from './contract.ts';

/** Statuses that exist without any method. */
const CORE: readonly PaymentStatus[] = [
  { code: 'pending', label: 'Pending', phase: 'unpaid', payable: true, cancelable: true },
  { code: 'paid', label: 'Paid', phase: 'paid', refundable: true },
  { code: 'canceled', label: 'Canceled', phase: 'canceled' },
];

/** What every method has without saying so. Its own entry of the same code wins. */
const ofEveryMethod = (code: string): readonly PaymentStatus[] => [
  { code: `${code}_captured`, label: 'Captured', phase: 'paid', refundable: true },
  { code: `${code}_refunded`, label: 'Refunded', phase: 'refunded' },
  { code: `${code}_partial_refunded`, label: 'Partially refunded', phase: 'paid', refundable: true },
];

/** Every payment status that an order of the installed methods can have, by code. */
export function paymentStatuses(methods: readonly PaymentMethod[]): ReadonlyMap<string, PaymentStatus> {
  const all = [
    ...CORE,
    ...methods.flatMap((method) => [...ofEveryMethod(method.code), ...(method.statuses ?? [])]),
  ];
  return new Map(all.map((status) => [status.code, status]));
}

/** A payment status that some order has. One whose method is gone counts as unpaid, and nothing can be done with it. */
export const paymentStatusOf = (app: AppContext, code: string): PaymentStatus =>
  paymentStatuses(app.registry('paymentMethods').list()).get(code) ?? { code, label: code, phase: 'unpaid' };

/** Lists the payment statuses of orders that were paid, of all installed methods. */
export const paidStatuses = (app: Pick<AppContext, 'registry'>): readonly string[] =>
  [...paymentStatuses(app.registry('paymentMethods').list()).values()]
    .filter(({ phase }) => phase === 'paid')
    .map(({ code }) => code);
