import type { ShipmentStatus } from '../orderStatus.ts';

export interface ShippableItem {
  readonly qty: number;
  /** Units in shipments that were not canceled. */
  readonly shipped_qty: number;
  /** Of those, the units that have arrived. */
  readonly delivered_qty: number;
  /** Units that refunds took back. */
  readonly refunded_qty: number;
  readonly no_shipping_required: boolean;
}

/** Units that are still to be shipped. Those that a refund took back are not. */
export const unshippedOf = ({
  qty,
  shipped_qty,
  refunded_qty,
}: Pick<ShippableItem, 'qty' | 'shipped_qty' | 'refunded_qty'>): number =>
  Math.max(0, qty - shipped_qty - refunded_qty);

/** How far the goods of an order are. An order with nothing to ship has arrived from the start. */
export function shipmentStatus(items: readonly ShippableItem[]): ShipmentStatus {
  const goods = items.filter((item) => !item.no_shipping_required);
  if (goods.length === 0) return 'delivered';
  if (goods.every((item) => item.shipped_qty === 0)) return 'unfullfilled';
  const isAllSent = goods.every((item) => unshippedOf(item) === 0);
  if (isAllSent && goods.every((item) => item.delivered_qty === item.shipped_qty)) return 'delivered';
  if (goods.some((item) => item.delivered_qty > 0)) return 'partially_delivered';
  return isAllSent ? 'shipped' : 'partially_shipped';
}
