import type { AppContext } from '../../../platform/context.ts';
import {
  canceledOrderCannotShip,
  itemNeedsNoShipping,
  nothingToShip,
  orderNotFound,
  tooManyToShip,
} from '../errors.ts';
import { orderItemOf } from '../orderItemOf.ts';
import { moveOrder, shipmentStatusOf } from '../moveOrder.ts';
import type { OrderItemRow } from '../order.repo.ts';
import { orderFacts } from '../orderFacts.ts';
import { unshippedOf } from './shipmentStatus.ts';
import { insertShipment, lockOrder } from './shipment.repo.ts';
import type { LockedOrder, ShipmentRow } from './shipment.repo.ts';

export interface ShipOrder {
  readonly carrier_name: string | null;
  readonly tracking_number: string | null;
  /** By integer id or uuid of the order's item. Null: all that is not shipped yet. */
  readonly items: readonly { readonly order_item_id: string; readonly qty: number }[] | null;
}

/**
 * Sends goods of an order on their way: in one transaction under the order's lock, so that no unit goes twice.
 * Throws `ORDER_NOT_FOUND` (404), and 400 for a canceled order and for units that cannot be shipped.
 */
export const createShipment = (app: AppContext, orderUuid: string, wanted: ShipOrder): Promise<ShipmentRow> =>
  app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) throw orderNotFound();
    if (order.canceled_at || order.payment_status === 'canceled') throw canceledOrderCannotShip();
    const items = wanted.items ? chosenItems(order, wanted.items) : unshippedItems(order);
    const { carrier_name, tracking_number } = wanted;
    const shipment = await insertShipment(tx, {
      orderId: order.order_id,
      carrier_name,
      tracking_number,
      items,
    });
    const shipped = new Map(items.map(({ order_item_id, qty }) => [order_item_id, qty]));
    await moveOrder(app, tx, order, {
      shipmentStatus: shipmentStatusOf(order, { shipped }),
      activities: [activityOf(shipment)],
    });
    await app.emit(tx, {
      name: 'shipment_created',
      payload: { ...orderFacts(order), shipmentId: shipment.shipment_id, shipmentUuid: shipment.uuid },
    });
    return shipment;
  });

type ItemQty = Readonly<{ order_item_id: number; qty: number }>;

function unshippedItems(order: LockedOrder): readonly ItemQty[] {
  const items = order.items
    .filter((item) => !item.no_shipping_required && unshippedOf(item) > 0)
    .map((item) => ({ order_item_id: item.order_item_id, qty: unshippedOf(item) }));
  if (items.length === 0) throw nothingToShip();
  return items;
}

function chosenItems(order: LockedOrder, wanted: NonNullable<ShipOrder['items']>): readonly ItemQty[] {
  if (wanted.length === 0) throw nothingToShip();
  const chosen = new Map<OrderItemRow, number>();
  for (const { order_item_id, qty } of wanted) {
    const item = orderItemOf(order, order_item_id);
    chosen.set(item, (chosen.get(item) ?? 0) + qty);
  }
  return [...chosen].map(([item, qty]) => {
    if (item.no_shipping_required) throw itemNeedsNoShipping(item.product_sku);
    const left = unshippedOf(item);
    if (qty > left) throw tooManyToShip(item.product_sku, qty, left);
    return { order_item_id: item.order_item_id, qty };
  });
}

const activityOf = ({ items, carrier_name }: ShipmentRow): string => {
  const units = items.reduce((sum, { qty }) => sum + qty, 0);
  return `Shipment created (${units} item(s)${carrier_name ? `, carrier ${carrier_name}` : ''})`;
};
