import type { ShipmentStatus } from '../orderStatus.ts';

export interface ShippableItem {
  readonly qty: number;
  /** Units in shipments that were not canceled. */
  readonly shipped_qty: number;
  /** Of those, the units that have arrived. */
  readonly delivered_qty: number;
  readonly no_shipping_required: boolean;
}

/** How far the goods of an order are. An order with nothing to ship has arrived from the start. */
export function shipmentStatus(items: readonly ShippableItem[]): ShipmentStatus {
  const goods = items.filter((item) => !item.no_shipping_required);
  if (goods.every((item) => item.delivered_qty === item.qty)) return 'delivered';
  if (goods.some((item) => item.delivered_qty > 0)) return 'partially_delivered';
  if (goods.every((item) => item.shipped_qty === item.qty)) return 'shipped';
  return goods.some((item) => item.shipped_qty > 0) ? 'partially_shipped' : 'unfullfilled';
}
