import type { PaymentTransition } from '../../payments/index.ts';

/** The status that a reported event moves an order's payment to; null: it stays. Pure: the table is data of the method. */
export function paymentMove(
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
