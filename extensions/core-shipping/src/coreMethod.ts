import { column, kind, z } from '@shop/runtime/extension';

/** A row of `core_shipping_method`. */
export const coreMethod = z.object({
  core_shipping_method_id: column.entityId,
  uuid: column.entityUuid,
  name: column.text.describe('The name of the method, shown to shoppers. Must be unique.'),
  is_enabled: column.bool.meta(kind('flag', 'Whether the method is offered.')),
  sort_order: column.int.describe('The sort order among the methods of the zone, lowest first.'),
  default_carrier_code: column.text
    .nullable()
    .describe('The carrier code for fulfillment, never shown to shoppers. Null if there is none.'),
  default_service_code: column.text
    .nullable()
    .describe("The carrier's service code for fulfillment, never shown to shoppers. Null if there is none."),
});
export type CoreMethod = z.output<typeof coreMethod>;
