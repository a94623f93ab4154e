import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { findCarrier, listCarriers, trackingUrlOf } from '../../shipping/index.ts';
import type { ListedCarrier } from '../../shipping/index.ts';
import type { Order } from '../order.ts';
import type { ShipmentRow } from './shipment.ts';
import { listShipments } from './shipment.repo.ts';

/**
 * Adds the carriers' tracking pages to shipments of one order that have no tracking page. `load` reads the carriers, and
 * is called only if a shipment needs a tracking page.
 */
export async function trackedShipments(
  app: Pick<AppContext, 'log'>,
  load: () => Promise<readonly ListedCarrier[]>,
  orderNumber: string,
  shipments: readonly ShipmentRow[],
): Promise<readonly ShipmentRow[]> {
  if (!shipments.some(needsPage)) return shipments;
  const carriers = await load();
  return shipments.map((shipment) => {
    if (!needsPage(shipment)) return shipment;
    const { uuid, tracking_number: trackingNumber } = shipment;
    const carrier = findCarrier(carriers, shipment.carrier_code ?? (shipment.carrier_name as string));
    const tracking_url = carrier && trackingUrlOf(app, carrier, { uuid, orderNumber, trackingNumber });
    return { ...shipment, tracking_url };
  });
}

/**
 * Adds the carrier's tracking page to one shipment. Runs one SQL statement for the carriers if the shipment has no
 * tracking page.
 */
export async function trackedShipment(
  app: AppContext,
  db: Db,
  orderNumber: string,
  shipment: ShipmentRow,
): Promise<ShipmentRow> {
  const [tracked = shipment] = await trackedShipments(app, () => listCarriers(app, db), orderNumber, [
    shipment,
  ]);
  return tracked;
}

/** Lists an order's shipments that were not canceled, with their tracking pages. Returns an empty list if nothing has shipped. */
export async function shipmentsOf(
  app: AppContext,
  db: Db,
  order: Pick<Order, 'order_id' | 'order_number' | 'shipment_status'>,
): Promise<readonly ShipmentRow[]> {
  if (order.shipment_status === 'unfullfilled') return [];
  const shipments = (await listShipments(db, [order.order_id])).filter(({ status }) => status !== 'canceled');
  return trackedShipments(app, () => listCarriers(app, db), order.order_number, shipments);
}

const needsPage = ({ tracking_url, tracking_number, carrier_code, carrier_name }: ShipmentRow): boolean =>
  tracking_url === null && Boolean(tracking_number) && Boolean(carrier_code ?? carrier_name);
