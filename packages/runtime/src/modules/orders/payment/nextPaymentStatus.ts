import type { PaymentTransition } from '../../payments/index.ts';

/**
 * Returns the new payment status for a reported event, by the payment method's transitions. Null if the status does not
 * change.
 */
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
