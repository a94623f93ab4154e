import { column, kind, z } from '@shop/runtime/extension';

/** A row of `core_shipping_method`. */
export const coreMethod = z.object({
  core_shipping_method_id: column.entityId,
  uuid: column.entityUuid,
  name: column.text.describe('The name of the method for shoppers; unique.'),
  is_enabled: column.bool.meta(kind('flag', 'Whether the method is offered.')),
  sort_order: column.int.describe('The order among the methods of the zone: the lowest first.'),
  default_carrier_code: column.text
    .nullable()
    .describe('The code of the carrier for fulfilment, never shown to shoppers; null: none.'),
  default_service_code: column.text
    .nullable()
    .describe("The code of the carrier's service for fulfilment, never shown to shoppers; null: none."),
});
export type CoreMethod = z.output<typeof coreMethod>;
