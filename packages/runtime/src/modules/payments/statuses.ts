import type { AppContext } from '../../platform/contracts/context.ts';
import type { PaymentMethod, PaymentStatus } from './contract.ts';

/** The code of the payment method of orders with a total of 0. */
export const ZERO_CHECKOUT = 'zero_checkout';

/** The statuses that exist without any method. */
const CORE: readonly PaymentStatus[] = [
  {
    code: 'pending',
    label: 'Pending',
    labelKey: 'payments.status.pending',
    phase: 'unpaid',
    payable: true,
    cancelable: true,
  },
  { code: 'paid', label: 'Paid', labelKey: 'payments.status.paid', phase: 'paid', refundable: true },
  { code: 'canceled', label: 'Canceled', labelKey: 'payments.status.canceled', phase: 'canceled' },
];

/** Names the status of a method's order whose money was captured. */
export const capturedStatus = (method: string): string => `${method}_captured`;

/** Names the status of a method's order whose money is held. A method that holds money declares it. */
export const authorizedStatus = (method: string): string => `${method}_authorized`;

/** Names the status of a method's order whose money was given back, in full or in part. */
export const refundedStatus = (method: string, isFull: boolean): string =>
  isFull ? `${method}_refunded` : `${method}_partial_refunded`;

/** The statuses that every method has without declaring them. Its own entry of the same code wins. */
const ofEveryMethod = (method: string): readonly PaymentStatus[] => [
  {
    code: capturedStatus(method),
    label: 'Captured',
    labelKey: 'payments.status.captured',
    phase: 'paid',
    refundable: true,
  },
  {
    code: refundedStatus(method, true),
    label: 'Refunded',
    labelKey: 'payments.status.refunded',
    phase: 'refunded',
  },
  {
    code: refundedStatus(method, false),
    label: 'Partially refunded',
    labelKey: 'payments.status.partiallyRefunded',
    phase: 'paid',
    refundable: true,
  },
];

/** Returns every payment status that an order of the installed methods can have, by code. */
export function paymentStatuses(methods: readonly PaymentMethod[]): ReadonlyMap<string, PaymentStatus> {
  const all = [
    ...CORE,
    ...methods.flatMap((method) => [...ofEveryMethod(method.code), ...(method.statuses ?? [])]),
  ];
  return new Map(all.map((status) => [status.code, status]));
}

/** Returns the payment status of a code. One whose method is not installed counts as unpaid, and allows nothing. */
export const paymentStatusOf = (app: Pick<AppContext, 'registry'>, code: string): PaymentStatus =>
  paymentStatuses(app.registry('paymentMethods').list()).get(code) ?? { code, label: code, phase: 'unpaid' };

/** Lists the payment statuses of orders that were paid, of all installed methods. */
export const paidStatuses = (app: Pick<AppContext, 'registry'>): readonly string[] =>
  [...paymentStatuses(app.registry('paymentMethods').list()).values()]
    .filter(({ phase }) => phase === 'paid')
    .map(({ code }) => code);
