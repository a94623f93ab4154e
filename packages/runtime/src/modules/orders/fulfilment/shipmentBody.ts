import { z } from 'zod';
import { keyLine, optionalLine, reference } from '../../../platform/http/forms/bodyFields.ts';
import { isWebAddress } from '../../shipping/index.ts';
import { breaks } from '../../../platform/http/forms/addFault.ts';

const webAddress = (name: string) =>
  z
    .string()
    .max(2000)
    .refine(isWebAddress, breaks('format', `${name} must be an http or https URL`, { format: 'url' }));

/** The members of a shipment that say how it is tracked. */
export const trackingFields = z.object({
  carrier_code: keyLine('carrier_code')
    .nullable()
    .describe('The code of a carrier from `GET /api/carriers`. Null if it is another carrier.'),
  carrier_name: optionalLine('carrier_name', 255).describe('The name of the carrier. Null if there is none.'),
  tracking_number: optionalLine('tracking_number', 255).describe(
    'The tracking number. Null if there is none.',
  ),
  tracking_url: webAddress('tracking_url')
    .nullable()
    .describe(
      "The tracking page URL of this shipment, if it differs from the carrier's. Null if there is none.",
    ),
});

const MAX_UNITS = 100_000;

const shippedItem = z.object({
  order_item_id: reference.describe('The order line, by integer ID or UUID.'),
  qty: z.int().min(1).max(MAX_UNITS).describe('The number of units to ship.'),
});

/** The body that records a shipment. */
export const shipmentBody = trackingFields
  .extend({
    items: z
      .array(shippedItem)
      .max(1000)
      .describe('The lines and units to ship. Defaults to everything not yet shipped.'),
  })
  .partial();
