import { z } from '@shop/runtime/extension';
import { compareDecimals, figure } from './decimal.ts';

const MAX_TIERS = 1000;

const amount = figure.nullable().default(null);
const tiers = <Tier extends z.ZodType>(tier: Tier) => z.array(tier).max(MAX_TIERS).nullable().default(null);

const fields = {
  is_enabled: z.boolean().default(true),
  cost: amount,
  condition_type: z
    .enum(['price', 'weight'], 'condition_type must be "price", "weight" or null')
    .nullable()
    .default(null),
  min: amount,
  max: amount,
  price_based_cost: tiers(z.object({ min_price: figure, cost: figure })),
  weight_based_cost: tiers(z.object({ min_weight: figure, cost: figure })),
};

interface Range {
  readonly condition_type: string | null;
  readonly min: string | number | null;
  readonly max: string | number | null;
}

/** A condition that no cart can meet is a slip of the pen. Without a condition the bounds do not count. */
const canHold = ({ condition_type, min, max }: Range) =>
  condition_type === null || min === null || max === null || compareDecimals(min, max) < 0;
const cannotHold = { error: 'max must be greater than min', path: ['max'] };

/** Every field that is not sent is null, `is_enabled` is true: for a new rate and for the replacement of one. */
export const rateBody = z.object(fields).refine(canHold, cannotHold);
export const newRateBody = z
  .object({ method_id: z.string(), zone_id: z.string(), ...fields })
  .refine(canHold, cannotHold);
