import type { PaymentStatus } from '../payments/index.ts';

export type OrderStatus = 'new' | 'processing' | 'completed' | 'closed' | 'canceled';

export type ShipmentStatus =
  'unfullfilled' | 'partially_shipped' | 'shipped' | 'partially_delivered' | 'delivered' | 'canceled';

/** What the order's own status follows from: how far its money and its goods are. */
export function orderStatus(phase: PaymentStatus['phase'], shipment: ShipmentStatus): OrderStatus {
  if (phase === 'canceled') return 'canceled';
  if (phase === 'refunded') return 'closed';
  const isPaid = phase === 'paid' || phase === 'authorized';
  if (shipment === 'delivered' && phase === 'paid') return 'completed';
  return isPaid || shipment !== 'unfullfilled' ? 'processing' : 'new';
}
