import type { AppContext } from '../../platform/contracts/context.ts';
import type { PaymentMethod, PaymentStatus } from './contract.ts';

/** The payment method code of orders with a total of 0. */
export const ZERO_CHECKOUT = 'zero_checkout';
/** The payment method code of orders that gift cards and store credit pay in full. */
export const STORED_VALUE = 'stored_value';

/** The statuses that exist without any payment method. */
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

/** Returns the status code of a method's captured orders. */
export const capturedStatus = (method: string): string => `${method}_captured`;

/** Returns the status code of a payment method's authorized orders. Payment methods that authorize money declare this status. */
export const authorizedStatus = (method: string): string => `${method}_authorized`;

/** Returns the status code of a payment method's fully or partially refunded orders. */
export const refundedStatus = (method: string, isFull: boolean): string =>
  isFull ? `${method}_refunded` : `${method}_partial_refunded`;

/** The statuses that a payment method has without declaring them. A declared status with the same code takes precedence. */
const ofEveryMethod = (method: string): readonly PaymentStatus[] => [
  {
    code: capturedStatus(method),
    label: 'Paid',
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

/** Returns every payment status of the installed methods, by code. */
export function paymentStatuses(methods: readonly PaymentMethod[]): ReadonlyMap<string, PaymentStatus> {
  const all = [
    ...CORE,
    ...ofEveryMethod(STORED_VALUE),
    ...methods.flatMap((method) => [...ofEveryMethod(method.code), ...(method.statuses ?? [])]),
  ];
  return new Map(all.map((status) => [status.code, status]));
}

/**
 * Returns the payment status with the given code. If the payment method is not installed, the status is treated as
 * unpaid and allows no operations.
 */
export const paymentStatusOf = (app: Pick<AppContext, 'registry'>, code: string): PaymentStatus =>
  paymentStatuses(app.registry('paymentMethods').list()).get(code) ?? { code, label: code, phase: 'unpaid' };

/** Lists the payment statuses of all installed payment methods that mark an order as paid. */
export const paidStatuses = (app: Pick<AppContext, 'registry'>): readonly string[] =>
  [...paymentStatuses(app.registry('paymentMethods').list()).values()]
    .filter(({ phase }) => phase === 'paid')
    .map(({ code }) => code);
