import { breaks, column, kind, z } from '@shop/runtime/extension';

const MOST_DAYS = 365;
const days = z.int().min(0).max(MOST_DAYS);

/** The business days that a delivery takes. */
const businessDays = z
  .object({
    min: days.describe('The least number of business days.'),
    max: days.describe('The greatest number of business days.'),
  })
  .refine(({ min, max }) => min <= max, {
    ...breaks('minimum', 'max must not be less than min', { limit: 'min' }),
    path: ['max'],
  });

/** A row of `core_shipping_method`. */
export const coreMethod = z.object({
  core_shipping_method_id: column.entityId,
  uuid: column.entityUuid,
  name: column.text.describe('The name of the method, shown to shoppers. Must be unique.'),
  is_enabled: column.bool.meta(kind('flag', 'True if the method is offered.')),
  sort_order: column.int.describe('The sort order among the methods of the zone, lowest first.'),
  default_carrier_code: column.text
    .nullable()
    .describe('The carrier code for fulfillment, never shown to shoppers. Null if there is none.'),
  default_service_code: column.text
    .nullable()
    .describe("The carrier's service code for fulfillment, never shown to shoppers. Null if there is none."),
  business_days: businessDays
    .nullable()
    .describe('The business days that a delivery takes, from which shoppers see dates. Null if unknown.'),
});
export type CoreMethod = z.output<typeof coreMethod>;
