import type { PaymentTransition } from '../../payments/index.ts';

/** Returns the payment status that a reported event leads to, by the table of the method; null: the status stays. */
export function nextPaymentStatus(
  transitions: readonly PaymentTransition[],
  event: string,
  order: { readonly payment_status: string; readonly hasTransaction: boolean },
): string | null {
  const fits = ({ on, from, notFrom, when }: PaymentTransition): boolean =>
    on === event &&
    (from?.includes(order.payment_status) ?? true) &&
    !notFrom?.includes(order.payment_status) &&
    (when === undefined || (when === 'later') === order.hasTransaction);
  const to = transitions.find(fits)?.to ?? null;
  return to === order.payment_status ? null : to;
}
