import { amountsField, breaks, describedBy, z } from '@shop/runtime/extension';
import { coreRate, priceTier, weightTier } from './coreRate.ts';
import { compareDecimals, decimal } from './decimal.ts';

const MAX_TIERS = 1000;

const amount = decimal.nullable().default(null);
const tiers = <Tier extends z.ZodType>(tier: Tier) => z.array(tier).max(MAX_TIERS).nullable().default(null);

const fields = describedBy(coreRate, {
  is_enabled: z.boolean().default(true),
  cost: amount,
  amounts: amountsField('amounts').default({}),
  condition_type: z
    .enum(['price', 'weight'], 'condition_type must be "price", "weight" or null')
    .nullable()
    .default(null),
  min: amount,
  max: amount,
  price_based_cost: tiers(priceTier),
  weight_based_cost: tiers(weightTier),
});

interface Range {
  readonly condition_type: string | null;
  readonly min: string | number | null;
  readonly max: string | number | null;
}

/** Reports whether any cart can meet a condition. Without a condition, the bounds are ignored. */
const isRangeValid = ({ condition_type, min, max }: Range) =>
  condition_type === null || min === null || max === null || compareDecimals(min, max) < 0;
const invalidRange = { ...breaks('greater', 'max must be greater than min', { than: 'min' }), path: ['max'] };

/** The body of a rate. An omitted field is null, and `is_enabled` defaults to true, both for a new rate and for a replacement. */
export const rateBody = z.object(fields).refine(isRangeValid, invalidRange);
export const newRateBody = z
  .object({
    method_id: z.string().describe('The UUID of the method.'),
    zone_id: z.string().describe('The UUID of the zone.'),
    ...fields,
  })
  .refine(isRangeValid, invalidRange);
