import type { LockedOrder } from '../order.ts';
import type { ShipmentStatus } from '../orderStatus.ts';

export interface ShippableItem {
  readonly qty: number;
  /** The number of units in shipments that were not canceled. */
  readonly shipped_qty: number;
  /** The number of shipped units that were delivered. */
  readonly delivered_qty: number;
  /** The number of refunded units. */
  readonly refunded_qty: number;
  /** The number of refunded units that had been shipped. Returns alone tell. */
  readonly returned_qty: number;
  /** The number of units that were withdrawn before they were shipped. */
  readonly blocked_qty: number;
  readonly no_shipping_required: boolean;
}

/** Returns the number of units of a line that still need to be shipped, excluding refunded and withdrawn units. */
export const unshippedOf = ({
  qty,
  shipped_qty,
  refunded_qty,
  returned_qty,
  blocked_qty,
}: Pick<ShippableItem, 'qty' | 'shipped_qty' | 'refunded_qty' | 'returned_qty' | 'blocked_qty'>): number =>
  Math.max(0, qty - shipped_qty - (refunded_qty - returned_qty) - blocked_qty);

/**
 * Returns the shipment status of an order with these lines. Units refunded before they were shipped are ignored, and units
 * that need no shipping are treated as delivered. If nothing is left to ship and nothing was shipped, the status is
 * canceled.
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

/** The changes in the units of each line, by `order_item_id`. Subtracted units have a negative number. */
interface UnitChanges {
  readonly shipped?: ReadonlyMap<number, number>;
  readonly delivered?: ReadonlyMap<number, number>;
  readonly refunded?: ReadonlyMap<number, number>;
  readonly returned?: ReadonlyMap<number, number>;
  readonly blocked?: ReadonlyMap<number, number>;
}

/** Returns the shipment status of an order after some of its units change. A canceled order stays canceled. */
export function shipmentStatusOf(order: LockedOrder, changes: UnitChanges): ShipmentStatus {
  if (order.canceled_at) return 'canceled';
  const delivered = new Map(order.delivered.map(({ order_item_id, qty }) => [order_item_id, qty]));
  return shipmentStatus(
    order.items.map((item) => ({
      ...item,
      shipped_qty: item.shipped_qty + (changes.shipped?.get(item.order_item_id) ?? 0),
      refunded_qty: item.refunded_qty + (changes.refunded?.get(item.order_item_id) ?? 0),
      returned_qty: item.returned_qty + (changes.returned?.get(item.order_item_id) ?? 0),
      blocked_qty: item.blocked_qty + (changes.blocked?.get(item.order_item_id) ?? 0),
      delivered_qty:
        (delivered.get(item.order_item_id) ?? 0) + (changes.delivered?.get(item.order_item_id) ?? 0),
    })),
  );
}
