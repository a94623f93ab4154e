import { mulDiv, scaled, z } from '@shop/runtime/extension';
import type { PromotionActionCall, PromotionActionKind } from '@shop/runtime/extension';

const PERCENT_DECIMALS = 4;
const WHOLE = 100 * 10 ** PERCENT_DECIMALS;

const fields = z.object({
  every: z.int().min(2).max(1000).describe('The number of the unit that is cheaper: 3 is every third one.'),
  percent: z
    .number()
    .gt(0)
    .max(100)
    .multipleOf(1 / 10 ** PERCENT_DECIMALS, `percent must have at most ${PERCENT_DECIMALS} decimals`)
    .describe('The discount on such a unit, in percent.'),
});

/** A line with units that count, and the price that is left of all of them. */
interface Counted {
  readonly index: number;
  readonly qty: number;
  readonly left: number;
}

/** Lists the lines by the price of their units, the dearest first. Equal ones keep the order in which they were made. */
const byPrice = ({ cart, left }: Pick<PromotionActionCall, 'cart' | 'left'>): readonly Counted[] =>
  cart.lines
    .map(({ qty, eligible, position }, index) => ({ index, qty, eligible, position, left: left[index] ?? 0 }))
    .filter(({ eligible }) => eligible)
    .toSorted((a, b) => b.left * a.qty - a.left * b.qty || a.position - b.position);

/**
 * The action that takes a percentage off every unit of a number, such as every third one. Units are counted from the dearest, so that the
 * cheapest ones of a set are discounted. The discount of a line is rounded once.
 */
export const nthUnit: PromotionActionKind = {
  kind: 'promotion-kinds_nth_unit',
  schema: fields,
  give({ action, cart, left }) {
    const { every, percent } = fields.parse(action);
    const share = scaled(String(percent), PERCENT_DECIMALS);
    const lines = left.map(() => 0);
    let counted = 0;
    for (const line of byPrice({ cart, left })) {
      const cheaper = Math.floor((counted + line.qty) / every) - Math.floor(counted / every);
      counted += line.qty;
      lines[line.index] = mulDiv(line.left, cheaper * share, line.qty * WHOLE);
    }
    return { lines };
  },
  sentence({ part, text }) {
    const { every, percent } = fields.parse(part);
    return text('promotion-kinds.nthUnit', { every, percent });
  },
};
