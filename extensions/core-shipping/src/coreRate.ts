import { column, kind, z } from '@shop/runtime/extension';
import { decimal } from './decimal.ts';

const amount = (what: string) =>
  kind('money', `${what}, in the currency of the shop, with or without tax as its prices are.`);
const tierCost = decimal.meta(amount('The cost from there on'));

/** A rate tier by cart value. Numbers are stored as sent. */
export const priceTier = z.object({
  min_price: decimal.meta(
    kind('money', 'The least subtotal of the tier, in the currency of the shop, without tax.'),
  ),
  cost: tierCost,
});

/** A rate tier by cart weight. */
export const weightTier = z.object({
  min_weight: decimal.describe('The least weight of the tier, in the weight unit of the shop.'),
  cost: tierCost,
});

/** A row of `core_shipping_method_rate`. */
export const coreRate = z.object({
  core_shipping_method_rate_id: column.entityId,
  uuid: column.entityUuid,
  method_id: column.int.describe('The integer id of the method.'),
  zone_id: column.int.describe('The integer id of the zone.'),
  is_enabled: column.bool.meta(kind('flag', 'Whether the method is offered at this rate.')),
  cost: column.decimal.nullable().meta(amount('The flat cost, which wins over all tiers; null: none')),
  condition_type: z
    .enum(['price', 'weight'])
    .nullable()
    .describe(
      'The value of a cart that must lie from `min` to below `max`: its subtotal or its weight; null: every cart fits.',
    ),
  min: column.decimal
    .nullable()
    .describe(
      'The least subtotal without tax, in the currency of the shop, or the least weight; null: no bound.',
    ),
  max: column.decimal
    .nullable()
    .describe(
      'The subtotal without tax, in the currency of the shop, or the weight that is too much; null: no bound.',
    ),
  price_based_cost: z
    .array(priceTier)
    .nullable()
    .describe(
      "Tiers by the cart's subtotal: the highest one that it reaches counts, and below the lowest it is free; null: no tiers.",
    ),
  weight_based_cost: z
    .array(weightTier)
    .nullable()
    .describe(
      "Tiers by the cart's weight: the highest one that it reaches counts, and below the lowest it is free; null: no tiers.",
    ),
});
export type CoreRate = z.output<typeof coreRate>;
