import type { PaymentStatus } from '../payments/index.ts';

export const ORDER_STATUSES = ['new', 'processing', 'completed', 'closed', 'canceled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const SHIPMENT_STATUSES = [
  'unfullfilled',
  'partially_shipped',
  'shipped',
  'partially_delivered',
  'delivered',
  'canceled',
] as const;
export type ShipmentStatus = (typeof SHIPMENT_STATUSES)[number];

/**
 * Returns the status of an order, derived from its payment phase and shipment status. If nothing was shipped and nothing
 * is left to ship, the order is closed.
 */
export function orderStatus(phase: PaymentStatus['phase'], shipment: ShipmentStatus): OrderStatus {
  if (phase === 'canceled') return 'canceled';
  if (phase === 'refunded' || shipment === 'canceled') return 'closed';
  const isPaid = phase === 'paid' || phase === 'authorized';
  if (shipment === 'delivered' && phase === 'paid') return 'completed';
  return isPaid || shipment !== 'unfullfilled' ? 'processing' : 'new';
}
