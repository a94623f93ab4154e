import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Author } from '../../auth/index.ts';
import { listCarriers } from '../../shipping/index.ts';
import {
  canceledOrderCannotShip,
  itemNeedsNoShipping,
  nothingToShip,
  orderNotFound,
  tooManyToShip,
} from '../errors.ts';
import { orderPayload } from '../events.ts';
import { orderItemOf } from '../order.ts';
import type { LineUnits, LockedOrder, OrderItemRow } from '../order.ts';
import { lockOrder } from '../order.repo.ts';
import { transitionOrder } from '../transitionOrder.ts';
import { chosenCarrier, defaultCarrier } from './carrierChoice.ts';
import type { CarrierChoice } from './carrierChoice.ts';
import type { ShipmentRow } from './shipment.ts';
import { insertShipment } from './shipment.repo.ts';
import { shipmentStatusOf, unshippedOf } from './shipmentStatus.ts';
import { trackedShipment } from './trackedShipments.ts';
import { storedText } from '../../../platform/messages/storedText.ts';
import type { Activity } from '../../payments/index.ts';

export interface ShipmentRequest extends CarrierChoice {
  readonly tracking_number: string | null;
  /** The tracking page of this shipment, if it differs from the carrier's tracking page. */
  readonly tracking_url: string | null;
  /** The order lines, by integer id or uuid. Null for all units that have not been shipped yet. */
  readonly items: readonly { readonly order_item_id: string; readonly qty: number }[] | null;
  readonly author: Author;
}

/**
 * Records a shipment of order items, in one transaction that locks the order, so that no unit ships twice. If no carrier
 * is given, uses the default carrier of the order's shipping method. Throws `ORDER_NOT_FOUND` (404), and 400 for a
 * canceled order, units that cannot be shipped, or an unknown carrier code.
 */
export const createShipment = (
  app: AppContext,
  orderUuid: string,
  request: ShipmentRequest,
): Promise<ShipmentRow> =>
  app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) throw orderNotFound();
    if (order.canceled_at || order.payment_status === 'canceled') throw canceledOrderCannotShip();
    const items = request.items ? requestedItems(order, request.items) : unshippedItems(order);
    const { tracking_number, tracking_url } = request;
    const carriers = await listCarriers(app, tx);
    const shipment = await insertShipment(tx, {
      orderId: order.order_id,
      ...(chosenCarrier(carriers, request) ?? defaultCarrier(carriers, order)),
      tracking_number,
      tracking_url,
      items,
    });
    const shipped = new Map(items.map(({ order_item_id, qty }) => [order_item_id, qty]));
    await transitionOrder(app, tx, order, {
      shipmentStatus: shipmentStatusOf(order, { shipped }),
      activities: [activityOf(shipment)],
      author: request.author,
    });
    await app.emit(tx, {
      name: 'shipment_created',
      payload: { ...orderPayload(order), shipmentId: shipment.shipment_id, shipmentUuid: shipment.uuid },
    });
    return trackedShipment(app, tx, order.order_number, shipment);
  });

function unshippedItems(order: LockedOrder): readonly LineUnits[] {
  const items = order.items
    .filter((item) => !item.no_shipping_required && unshippedOf(item) > 0)
    .map((item) => ({ order_item_id: item.order_item_id, qty: unshippedOf(item) }));
  if (items.length === 0) throw nothingToShip();
  return items;
}

function requestedItems(
  order: LockedOrder,
  requested: NonNullable<ShipmentRequest['items']>,
): readonly LineUnits[] {
  if (requested.length === 0) throw nothingToShip();
  const chosen = new Map<OrderItemRow, number>();
  for (const { order_item_id, qty } of requested) {
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

const activityOf = ({ items, carrier_name: carrier }: ShipmentRow): Activity => {
  const count = items.reduce((sum, { qty }) => sum + qty, 0);
  return {
    text: carrier
      ? storedText('orders.activity.shippedBy', { count, carrier })
      : storedText('orders.activity.shipped', { count }),
    comment: `Shipment created (${count} item(s)${carrier ? `, carrier ${carrier}` : ''})`,
  };
};
