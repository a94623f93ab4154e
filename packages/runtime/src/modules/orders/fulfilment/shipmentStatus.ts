import type { LockedOrder } from '../order.ts';
import type { ShipmentStatus } from '../orderStatus.ts';

export interface ShippableItem {
  readonly qty: number;
  /** The units in shipments that were not canceled. */
  readonly shipped_qty: number;
  /** The units among them that were delivered. */
  readonly delivered_qty: number;
  /** The units that refunds took back. */
  readonly refunded_qty: number;
  readonly no_shipping_required: boolean;
}

/** Counts the units of a line that are still to be shipped. Refunded units are not. */
export const unshippedOf = ({
  qty,
  shipped_qty,
  refunded_qty,
}: Pick<ShippableItem, 'qty' | 'shipped_qty' | 'refunded_qty'>): number =>
  Math.max(0, qty - shipped_qty - refunded_qty);

/**
 * Returns the shipment status of an order with these lines. Units that were refunded before they were shipped do not count, and those
 * that need no shipping count as delivered from the start. Where nothing is left, and nothing was shipped, it is canceled.
 */
export function shipmentStatus(items: readonly ShippableItem[]): ShipmentStatus {
  const goods = items.filter(
    (item) => !item.no_shipping_required && (item.shipped_qty > 0 || unshippedOf(item) > 0),
  );
  if (goods.length === 0) return items.some((item) => item.no_shipping_required) ? 'delivered' : 'canceled';
  if (goods.every((item) => item.shipped_qty === 0)) return 'unfullfilled';
  const isAllSent = goods.every((item) => unshippedOf(item) === 0);
  if (isAllSent && goods.every((item) => item.delivered_qty === item.shipped_qty)) return 'delivered';
  if (goods.some((item) => item.delivered_qty > 0)) return 'partially_delivered';
  return isAllSent ? 'shipped' : 'partially_shipped';
}

/** Changes of units by `order_item_id`; less than 0 where they come back. */
interface UnitChanges {
  readonly shipped?: ReadonlyMap<number, number>;
  readonly delivered?: ReadonlyMap<number, number>;
  readonly refunded?: ReadonlyMap<number, number>;
}

/** Returns the shipment status of an order after some of its units changed. A canceled order stays canceled. */
export function shipmentStatusOf(order: LockedOrder, changes: UnitChanges): ShipmentStatus {
  if (order.canceled_at) return 'canceled';
  const delivered = new Map(order.delivered.map(({ order_item_id, qty }) => [order_item_id, qty]));
  return shipmentStatus(
    order.items.map((item) => ({
      ...item,
      shipped_qty: item.shipped_qty + (changes.shipped?.get(item.order_item_id) ?? 0),
      refunded_qty: item.refunded_qty + (changes.refunded?.get(item.order_item_id) ?? 0),
      delivered_qty:
        (delivered.get(item.order_item_id) ?? 0) + (changes.delivered?.get(item.order_item_id) ?? 0),
    })),
  );
}
