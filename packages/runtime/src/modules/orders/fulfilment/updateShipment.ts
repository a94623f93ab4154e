import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import { orderNotFound, shipmentIsFinal, shipmentNotFound } from '../errors.ts';
import { moveOrder, shipmentStatusOf } from '../moveOrder.ts';
import { addActivity, returnStock } from '../order.repo.ts';
import { orderFacts } from '../orderFacts.ts';
import { stockEvent } from '../stockEvent.ts';
import { unshippedOf } from './shipmentStatus.ts';
import { findOrderOfShipment, listShipments, lockOrder, updateShipment } from './shipment.repo.ts';
import type { LockedOrder, ShipmentChange, ShipmentRow } from './shipment.repo.ts';

/**
 * Writes who carries a shipment of an order; only what is given. Throws `ORDER_NOT_FOUND` and `SHIPMENT_NOT_FOUND` (404),
 * also for a shipment of another order.
 */
export const changeTracking = (
  app: AppContext,
  orderUuid: string,
  shipmentRef: string,
  change: Pick<ShipmentChange, 'carrier_name' | 'tracking_number'>,
): Promise<ShipmentRow> =>
  app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) throw orderNotFound();
    const { shipment_id } = await shipmentOf(tx, order, shipmentRef);
    const changed = await updateShipment(tx, shipment_id, change);
    await addActivity(tx, order.uuid, 'Shipment information updated');
    return changed;
  });

/** Its goods have arrived. Throws `SHIPMENT_NOT_FOUND` (404) and `SHIPMENT_FINAL` (400). */
export const deliverShipment = (app: AppContext, uuid: string): Promise<ShipmentRow> =>
  endShipment(app, uuid, 'delivered');

/** Its goods count as unshipped again; those of a canceled order go back into stock. Throws `SHIPMENT_NOT_FOUND` (404) and `SHIPMENT_FINAL` (400). */
export const cancelShipment = (app: AppContext, uuid: string): Promise<ShipmentRow> =>
  endShipment(app, uuid, 'canceled');

const endShipment = (app: AppContext, uuid: string, status: 'delivered' | 'canceled'): Promise<ShipmentRow> =>
  app.db.transaction(async (tx) => {
    const owner = await findOrderOfShipment(tx, uuid);
    const order = owner && (await lockOrder(tx, owner.uuid));
    if (!order) throw shipmentNotFound();
    const shipment = await shipmentOf(tx, order, uuid);
    if (shipment.status !== 'shipped') throw shipmentIsFinal(shipment.status, status);
    const ended = await updateShipment(tx, shipment.shipment_id, { status });
    const units = new Map(
      shipment.items.map(({ order_item_id, qty }) => [order_item_id, status === 'delivered' ? qty : -qty]),
    );
    await moveOrder(app, tx, order, {
      shipmentStatus: shipmentStatusOf(order, { [status === 'delivered' ? 'delivered' : 'shipped']: units }),
      activities: [status === 'delivered' ? 'Shipment delivered' : 'Shipment canceled'],
    });
    const moves = status === 'canceled' && order.canceled_at ? await returnUnits(tx, order, units) : [];
    const payload = { ...orderFacts(order), shipmentId: shipment.shipment_id, shipmentUuid: shipment.uuid };
    const name = status === 'delivered' ? 'shipment_delivered' : 'shipment_canceled';
    await app.emit(tx, { name, payload }, ...moves.map(stockEvent));
    return ended;
  });

/** What was on its way when its order was canceled is not shipped again: it goes back into stock. */
const returnUnits = (tx: Db, order: LockedOrder, units: ReadonlyMap<number, number>) =>
  returnStock(
    tx,
    order.items.map((item) => {
      const shipped_qty = item.shipped_qty + (units.get(item.order_item_id) ?? 0);
      const qty = unshippedOf({ ...item, shipped_qty }) - unshippedOf(item);
      return { order_item_id: item.order_item_id, qty };
    }),
  );

/** By integer id or uuid, among those of the order alone. */
async function shipmentOf(tx: Db, order: LockedOrder, ref: string): Promise<ShipmentRow> {
  const shipments = await listShipments(tx, [order.order_id]);
  const isIt = ({ shipment_id, uuid }: ShipmentRow) =>
    isUuid(ref) ? uuid === ref.toLowerCase() : String(shipment_id) === ref;
  const shipment = shipments.find(isIt);
  if (!shipment) throw shipmentNotFound();
  return shipment;
}
