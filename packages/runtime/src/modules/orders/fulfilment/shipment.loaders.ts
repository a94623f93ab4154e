import type { LoaderDefinition } from '../../../platform/loading/readContext.ts';
import { listShipments } from './shipment.repo.ts';
import type { ShipmentRow } from './shipment.repo.ts';

/** The shipments of each order, oldest first. By `order_id`. */
export const shipmentLoader: LoaderDefinition<number, readonly ShipmentRow[]> = {
  async load(ids, { db }) {
    const byOrder = Map.groupBy(await listShipments(db, ids), (row) => row.shipment_order_id);
    return ids.map((id) => byOrder.get(id) ?? []);
  },
};
