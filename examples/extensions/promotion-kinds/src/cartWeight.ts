import { breaks, storedText, z } from '@shop/runtime/extension';
import type { PromotionConditionKind, PromotionLine } from '@shop/runtime/extension';

/** Weights are whole ten-thousandths of the store's weight unit inside a cart. */
const UNIT = 10_000;

const weight = z
  .number()
  .min(0)
  .max(1_000_000)
  .multipleOf(1 / UNIT, 'a weight must have at most 4 decimals');

const fields = z
  .object({
    min: weight.optional().describe("The least weight, in the store's weight unit."),
    max: weight.optional().describe("The greatest weight, in the store's weight unit."),
  })
  .refine(({ min, max }) => min !== undefined || max !== undefined, {
    ...breaks('required', 'min or max is required'),
    path: ['min'],
  })
  .refine(({ min = 0, max = Infinity }) => min <= max, {
    ...breaks('minimum', 'max must be at least min', { limit: 'min' }),
    path: ['max'],
  });

/** Adds the weights of the units that promotions may count. */
const weigh = (lines: readonly PromotionLine[]): number =>
  lines.reduce((sum, line) => sum + (line.eligible ? line.qty * line.weight : 0), 0);

/** The condition that the goods in the cart weigh at least `min` and at most `max`. */
export const cartWeight: PromotionConditionKind = {
  kind: 'promotion-kinds_weight',
  schema: fields,
  holds({ condition, cart }) {
    const { min = 0, max = Infinity } = fields.parse(condition);
    const weighed = weigh(cart.lines);
    return weighed >= Math.round(min * UNIT) && weighed <= Math.round(max * UNIT);
  },
  unmet: () => storedText('promotion-kinds.weight.unmet'),
  sentence({ part, text }) {
    const { min, max } = fields.parse(part);
    if (min === undefined) return text('promotion-kinds.weight.to', { max: max ?? 0 });
    return max === undefined
      ? text('promotion-kinds.weight.from', { min })
      : text('promotion-kinds.weight.between', { min, max });
  },
};
