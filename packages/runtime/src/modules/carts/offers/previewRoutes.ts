import { z } from 'zod';
import { bool, text } from '../../../platform/db/columns.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { newPromotionBody } from '../../promotions/index.ts';
import { cartDiscount } from '../cart.ts';
import { previewPromotion } from './previewPromotion.ts';

/** Describes the effect of a promotion on a cart before it is stored. */
export const previewPromotionRoute = defineRoute({
  id: 'previewPromotion',
  does: 'Returns what a promotion would do for an active cart, beside the promotions that are on, as if its code had been entered. Nothing is stored. Rejects the same input as creating the promotion, and an unknown cart (`CART_NOT_FOUND`).',
  method: 'POST',
  path: '/api/promotions/preview',
  access: 'admin',
  body: z.object({
    cart_id: z.string().max(100).describe('The UUID of the cart.'),
    promotion: newPromotionBody.describe('The promotion.'),
  }),
  response: z.object({
    applies: bool.meta(kind('flag', 'Whether the promotion applies.')),
    reasons: z
      .array(
        z.object({
          code: text.describe(
            'The kind of reason: `CONDITION`, `NOT_STARTED`, `ENDED`, `USED_UP`, `EXCLUDED`, `NO_BENEFIT` or `OFF`.',
          ),
          message: text.describe('The reason in words.'),
        }),
      )
      .describe('Why it does not apply. Empty if it applies.'),
    discounts: z.array(cartDiscount).describe('What it takes off. Both IDs are null.'),
  }),
  handle: ({ app, db, body }) => previewPromotion(app, db, body.cart_id, body.promotion),
});
