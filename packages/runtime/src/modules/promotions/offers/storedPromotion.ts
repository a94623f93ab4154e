import { z } from 'zod';
import {
  bool,
  createdAt,
  entityId,
  entityUuid,
  int,
  text,
  timestamp,
  updatedAt,
} from '../../../platform/db/columns.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { PROMOTION_CLASSES } from '../promotion.ts';
import type { Promotion } from '../promotion.ts';
import { action } from './actions.ts';
import { condition } from './conditions.ts';

/** A condition or an action as it is stored: of the shop's kinds, or of an extension's. */
const ofKind = z.looseObject({ kind: text.describe('The kind.') });

/** A row of `promotion`. */
export const promotionRow = z.object({
  promotion_id: entityId,
  uuid: entityUuid,
  name: text.describe('The name, for administrators.'),
  label: text.describe('The label, for shoppers. Orders keep it.'),
  status: bool.meta(kind('flag', 'True if the promotion is on.')),
  class: z
    .enum(PROMOTION_CLASSES)
    .describe(
      'The subject of the promotion. Promotions of the class `product` apply first, then `order`, then `shipping`.',
    ),
  code_required: bool.meta(kind('flag', 'True if it applies only with one of its codes.')),
  priority: int.describe(
    'Of one class, the promotion with the highest number applies first, then the older one.',
  ),
  is_exclusive: bool.meta(
    kind('flag', 'True if it applies only if no other of its class has, and keeps out those after it.'),
  ),
  combines: z
    .array(z.enum(PROMOTION_CLASSES))
    .describe('The classes whose promotions it applies together with, if they name its class too.'),
  conditions: z.array(ofKind).describe('The conditions. All of them must hold.'),
  action: ofKind.describe('The benefit that the promotion gives.'),
  starts_at: timestamp
    .nullable()
    .meta({ format: 'date-time' })
    .describe('The time at which it begins to apply. Null: it has always applied.'),
  ends_at: timestamp
    .nullable()
    .meta({ format: 'date-time' })
    .describe('The time from which it no longer applies. Null: it has no end.'),
  max_uses: int.nullable().describe('Maximum number of orders that can use it. Null: no limit.'),
  max_uses_per_customer: int
    .nullable()
    .describe('Maximum number of orders per customer that can use it. Null: no limit.'),
  used: int.describe('The number of orders that have used it, without canceled ones.'),
  code_count: int.describe('The number of its codes.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type PromotionRow = z.output<typeof promotionRow>;

/** Returns a row as the promotion that the evaluation reads. Its conditions and action were checked when they were written. */
export const promotionOf = (row: PromotionRow): Promotion => row as PromotionRow & Promotion;

/** A promotion with its description in one sentence. */
export interface ToldPromotion extends PromotionRow {
  readonly sentence: string;
}

/** A promotion in responses. */
export const promotionAnswer = promotionRow.extend({
  conditions: z.array(z.union([condition, ofKind])).describe('The conditions. All of them must hold.'),
  action: z.union([action, ofKind]).describe('The benefit that the promotion gives.'),
  sentence: text.describe(
    'A one-sentence description of what it gives, to whom and when, in the language of the shop.',
  ),
});

export const toPromotionAnswer = (promotion: ToldPromotion): z.output<typeof promotionAnswer> => promotion;
