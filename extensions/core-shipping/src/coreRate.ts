import { column, kind, storedAmounts, z } from '@shop/runtime/extension';
import { decimal } from './decimal.ts';

const amount = (what: string) =>
  kind('money', `${what}, in the shop currency, including or excluding tax like catalog prices.`);
const tierCost = decimal.meta(amount('The cost from this minimum on'));

/** A rate tier by cart value. Numbers are stored as sent. */
export const priceTier = z.object({
  min_price: decimal.meta(
    kind('money', 'Minimum subtotal of the tier, excluding tax, in the shop currency.'),
  ),
  cost: tierCost,
});

/** A rate tier by cart weight. */
export const weightTier = z.object({
  min_weight: decimal.describe("Minimum weight of the tier, in the shop's weight unit."),
  cost: tierCost,
});

/** A row of `core_shipping_method_rate`. */
export const coreRate = z.object({
  core_shipping_method_rate_id: column.entityId,
  uuid: column.entityUuid,
  method_id: column.int.describe('The integer ID of the method.'),
  zone_id: column.int.describe('The integer ID of the zone.'),
  is_enabled: column.bool.meta(kind('flag', 'True if the method is offered at this rate.')),
  cost: column.decimal
    .nullable()
    .meta(amount('The flat cost (null if there is none), which takes precedence over all tiers')),
  amounts: storedAmounts.describe(
    'Flat costs in other currencies by code. Where a currency is missing, the cost is converted.',
  ),
  condition_type: z
    .enum(['price', 'weight'])
    .nullable()
    .describe(
      'The cart value that must be at least `min` and below `max`: its subtotal or its weight. Null if the rate applies to every cart.',
    ),
  min: column.decimal
    .nullable()
    .describe(
      'Minimum subtotal, excluding tax, in the shop currency, or minimum weight. Null if there is no minimum.',
    ),
  max: column.decimal
    .nullable()
    .describe(
      'The subtotal, excluding tax, in the shop currency, or the weight that must not be reached. Null if there is no limit.',
    ),
  price_based_cost: z
    .array(priceTier)
    .nullable()
    .describe(
      'Tiers by cart subtotal. The highest tier that the cart reaches applies; below the lowest tier, shipping is free. Null if there are no tiers.',
    ),
  weight_based_cost: z
    .array(weightTier)
    .nullable()
    .describe(
      'Tiers by cart weight. The highest tier that the cart reaches applies; below the lowest tier, shipping is free. Null if there are no tiers.',
    ),
});
export type CoreRate = z.output<typeof coreRate>;
