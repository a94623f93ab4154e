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

type ShippedOrder = Pick<Order, 'order_id' | 'order_number' | 'shipment_status'>;

/**
 * Lists the shipments of several orders that were not canceled, oldest first and with their tracking pages, by `order_id`. Orders without
 * shipments are absent. Runs no SQL statement if nothing has shipped, and otherwise at most two for any number of orders.
 */
export async function shipmentsOfOrders(
  app: AppContext,
  db: Db,
  orders: readonly ShippedOrder[],
): Promise<ReadonlyMap<number, readonly ShipmentRow[]>> {
  const shipped = orders.filter(({ shipment_status }) => shipment_status !== 'unfullfilled');
  if (shipped.length === 0) return new Map();
  const rows = await listShipments(
    db,
    shipped.map(({ order_id }) => order_id),
  );
  const byOrder = Map.groupBy(
    rows.filter(({ status }) => status !== 'canceled'),
    ({ shipment_order_id }) => shipment_order_id,
  );
  let carriers: Promise<readonly ListedCarrier[]> | undefined;
  const load = () => (carriers ??= listCarriers(app, db));
  const tracked = new Map<number, readonly ShipmentRow[]>();
  for (const { order_id, order_number } of shipped) {
    const shipments = byOrder.get(order_id);
    if (shipments) tracked.set(order_id, await trackedShipments(app, load, order_number, shipments));
  }
  return tracked;
}

/** Lists an order's shipments that were not canceled, with their tracking pages. Returns an empty list if nothing has shipped. */
export const shipmentsOf = async (
  app: AppContext,
  db: Db,
  order: ShippedOrder,
): Promise<readonly ShipmentRow[]> => (await shipmentsOfOrders(app, db, [order])).get(order.order_id) ?? [];

const needsPage = ({ tracking_url, tracking_number, carrier_code, carrier_name }: ShipmentRow): boolean =>
  tracking_url === null && Boolean(tracking_number) && Boolean(carrier_code ?? carrier_name);
