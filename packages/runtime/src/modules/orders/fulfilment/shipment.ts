import { z } from 'zod';
import {
  createdAt,
  entityId,
  entityUuid,
  int,
  text,
  timestamp,
  updatedAt,
} from '../../../platform/db/columns.ts';

const shipmentItemRow = z.object({
  shipment_item_id: entityId,
  uuid: entityUuid,
  shipment_id: int.describe('The integer ID of the shipment.'),
  order_item_id: int.describe('The integer ID of the order line.'),
  qty: int.describe('The number of units of the line in the shipment.'),
});
export type ShipmentItemRow = z.output<typeof shipmentItemRow>;

const time = (description: string) =>
  timestamp.meta({ format: 'date-time', description: `${description}, in ISO 8601 format (UTC).` });

export const shipmentRow = z.object({
  shipment_id: entityId,
  shipment_order_id: int.describe('The integer ID of the order.'),
  uuid: entityUuid,
  status: z.enum(['shipped', 'delivered', 'canceled']).describe('The status of the shipment.'),
  carrier_name: text.nullable().describe('The name of the carrier. Null if there is none.'),
  carrier_code: text
    .nullable()
    .describe('The carrier code. Null if no listed carrier has the name of this carrier.'),
  tracking_number: text.nullable().describe('The tracking number. Null if there is none.'),
  tracking_url: text
    .nullable()
    .describe("The tracking page URL: the shipment's own, or else the carrier's. Null if there is none."),
  label_url: text.nullable().describe("The URL of the carrier's shipping label."),
  shipped_at: time('The time at which it shipped'),
  delivered_at: time('The time at which it was delivered').nullable(),
  canceled_at: time('The time at which it was canceled').nullable(),
  created_at: createdAt,
  updated_at: updatedAt,
  items: z.array(shipmentItemRow).describe('The order units in the shipment.'),
});
/**
 * A shipment with its items. The stored `tracking_url` applies to this shipment only. If it is null, `trackedShipments`
 * sets the carrier's tracking page.
 */
export type ShipmentRow = z.output<typeof shipmentRow>;

/** The values written when a shipment is updated. Absent fields stay unchanged. */
export interface ShipmentChange {
  readonly carrier_code?: string | null | undefined;
  readonly carrier_name?: string | null | undefined;
  readonly tracking_number?: string | null | undefined;
  /** The tracking page of this shipment only. Null to use the carrier's page. */
  readonly tracking_url?: string | null | undefined;
  readonly label_url?: string | undefined;
  readonly status?: 'delivered' | 'canceled';
}
