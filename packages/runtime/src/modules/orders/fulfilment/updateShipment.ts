import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/db/ids.ts';
import type { Author } from '../../auth/index.ts';
import { listCarriers } from '../../shipping/index.ts';
import { orderNotFound, shipmentIsFinal, shipmentNotFound } from '../errors.ts';
import { inventoryUpdated, orderPayload } from '../events.ts';
import type { LockedOrder, Order } from '../order.ts';
import { addActivity } from '../activity.ts';
import { lockOrder } from '../order.repo.ts';
import { restock } from '../orderStock.repo.ts';
import { transitionOrder } from '../transitionOrder.ts';
import { chosenCarrier } from './carrierChoice.ts';
import type { CarrierChoice } from './carrierChoice.ts';
import type { ShipmentChange, ShipmentRow } from './shipment.ts';
import { findOrderOfShipment, listShipments, updateShipmentRow } from './shipment.repo.ts';
import { shipmentStatusOf, unshippedOf } from './shipmentStatus.ts';
import { trackedShipment } from './trackedShipments.ts';
import { storedText } from '../../../platform/messages/storedText.ts';

/** A shipment update by an administrator. Absent values stay unchanged. */
export interface TrackingChange
  extends CarrierChoice, Pick<ShipmentChange, 'tracking_number' | 'tracking_url'> {}

/**
 * Updates the carrier and tracking details of a shipment. Absent values stay unchanged. Changing the carrier or the
 * tracking number removes the shipment's own tracking page. Throws `ORDER_NOT_FOUND` (404), `SHIPMENT_NOT_FOUND` (404) if
 * the order has no such shipment, and `UNKNOWN_CARRIER` (400).
 */
export const updateShipment = (
  app: AppContext,
  orderUuid: string,
  shipmentRef: string,
  change: TrackingChange,
  author: Author,
): Promise<ShipmentRow> =>
  app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) throw orderNotFound();
    const shipment = await shipmentOf(tx, order, shipmentRef);
    const changed = await updateShipmentRow(
      tx,
      shipment.shipment_id,
      await writtenChange(app, tx, shipment, change),
    );
    await addActivity(
      app,
      tx,
      order.uuid,
      { text: storedText('orders.activity.shipmentUpdated') },
      { author },
    );
    return trackedShipment(app, tx, order.order_number, changed);
  });

async function writtenChange(
  app: AppContext,
  tx: Db,
  shipment: ShipmentRow,
  { tracking_number, tracking_url, ...choice }: TrackingChange,
): Promise<ShipmentChange> {
  const isChosen = choice.carrier_code !== undefined || choice.carrier_name !== undefined;
  const carrier = isChosen ? chosenCarrier(await listCarriers(app, tx), choice) : null;
  const next = { ...shipment, ...carrier, ...(tracking_number !== undefined && { tracking_number }) };
  const isSame =
    next.carrier_name === shipment.carrier_name && next.tracking_number === shipment.tracking_number;
  return {
    ...carrier,
    tracking_number,
    tracking_url: tracking_url === undefined && !isSame ? null : tracking_url,
  };
}

/** Marks a shipment as delivered. Throws `SHIPMENT_NOT_FOUND` (404) and `SHIPMENT_FINAL` (400). */
export const deliverShipment = (app: AppContext, uuid: string, author: Author): Promise<ShipmentRow> =>
  endShipment(app, uuid, 'delivered', author);

/**
 * Cancels a shipment. Its units are counted as unshipped again, or restocked if the order is canceled. Throws
 * `SHIPMENT_NOT_FOUND` (404) and `SHIPMENT_FINAL` (400).
 */
export const cancelShipment = (app: AppContext, uuid: string, author: Author): Promise<ShipmentRow> =>
  endShipment(app, uuid, 'canceled', author);

const endShipment = (
  app: AppContext,
  uuid: string,
  status: 'delivered' | 'canceled',
  author: Author,
): Promise<ShipmentRow> =>
  app.db.transaction(async (tx) => {
    const owner = await findOrderOfShipment(tx, uuid);
    const order = owner && (await lockOrder(tx, owner.uuid));
    if (!order) throw shipmentNotFound();
    const shipment = await shipmentOf(tx, order, uuid);
    if (shipment.status !== 'shipped') throw shipmentIsFinal(shipment.status, status);
    const ended = await updateShipmentRow(tx, shipment.shipment_id, { status });
    const units = new Map(
      shipment.items.map(({ order_item_id, qty }) => [order_item_id, status === 'delivered' ? qty : -qty]),
    );
    await transitionOrder(app, tx, order, {
      shipmentStatus: shipmentStatusOf(order, { [status === 'delivered' ? 'delivered' : 'shipped']: units }),
      activities: [
        {
          text: storedText(
            status === 'delivered' ? 'orders.activity.delivered' : 'orders.activity.shipmentCanceled',
          ),
        },
      ],
      author,
    });
    const changes = status === 'canceled' && order.canceled_at ? await restockUnits(tx, order, units) : [];
    const payload = { ...orderPayload(order), shipmentId: shipment.shipment_id, shipmentUuid: shipment.uuid };
    const name = status === 'delivered' ? 'shipment_delivered' : 'shipment_canceled';
    await app.emit(tx, { name, payload }, ...changes.map(inventoryUpdated));
    return trackedShipment(app, tx, order.order_number, ended);
  });

/** Restocks units that were in transit when their order was canceled, because they will not be shipped again. */
const restockUnits = (tx: Db, order: LockedOrder, units: ReadonlyMap<number, number>) =>
  restock(
    tx,
    order.items.map((item) => {
      const shipped_qty = item.shipped_qty + (units.get(item.order_item_id) ?? 0);
      const qty = unshippedOf({ ...item, shipped_qty }) - unshippedOf(item);
      return { order_item_id: item.order_item_id, qty };
    }),
  );

/** Finds a shipment of the order, by integer id or uuid. */
export async function shipmentOf(tx: Db, order: Pick<Order, 'order_id'>, ref: string): Promise<ShipmentRow> {
  const shipments = await listShipments(tx, [order.order_id]);
  const isIt = ({ shipment_id, uuid }: ShipmentRow) =>
    isUuid(ref) ? uuid === ref.toLowerCase() : String(shipment_id) === ref;
  const shipment = shipments.find(isIt);
  if (!shipment) throw shipmentNotFound();
  return shipment;
}
