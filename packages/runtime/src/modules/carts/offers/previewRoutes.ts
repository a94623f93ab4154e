import { z } from 'zod';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { addFault } from '../../../platform/http/forms/addFault.ts';
import { countryField } from '../../../platform/http/forms/countryField.ts';
import { LANGUAGE, newPromotionBody } from '../../promotions/index.ts';
import { itemBody } from '../bodies.ts';
import { previewPromotion } from './previewPromotion.ts';
import { previewedPromotion } from './previewedPromotion.ts';

const previewBody = z
  .object({
    cart_id: z.string().max(100).optional().describe('The UUID of an active cart.'),
    items: z
      .array(itemBody)
      .min(1)
      .max(100)
      .optional()
      .describe('Products to try it on instead of a cart, by SKU, with quantities.'),
    customer: z
      .string()
      .nullable()
      .optional()
      .describe('The UUID of the customer who buys the products. Null or absent for a guest.'),
    country: countryField.optional().describe('The country to which the products are shipped.'),
    promotion: newPromotionBody.describe('The promotion.'),
    promotion_id: z
      .string()
      .optional()
      .describe('The integer ID or UUID of the stored promotion whose place it takes.'),
    locale: z
      .string()
      .regex(LANGUAGE, 'locale must be a language such as en or de')
      .optional()
      .describe("The language of the reasons. Defaults to the shop's default language."),
  })
  .superRefine(({ cart_id, items }, context) => {
    if ((cart_id === undefined) === (items === undefined))
      addFault(context, { path: ['cart_id'], rule: 'required', message: 'Send either a cart or products' });
  })
  .meta({
    examples: [
      {
        items: [{ sku: 'MUG', qty: 2 }],
        promotion: {
          name: 'Spring',
          label: 'Ten percent off',
          class: 'order',
          action: { kind: 'percent', value: 10 },
        },
      },
    ],
  });

/** Describes the effect of a promotion on a cart before it is stored. */
export const previewPromotionRoute = defineRoute({
  id: 'previewPromotion',
  does: 'Returns what a promotion would do for an active cart, or for products that are in none, beside the promotions that are on, as if its code had been entered. Nothing is stored. Rejects the same input as creating the promotion, an unknown cart (`CART_NOT_FOUND`), product (`PRODUCT_NOT_FOUND`) and customer, and an unknown `promotion_id` (`PROMOTION_NOT_FOUND`).',
  method: 'POST',
  path: '/api/promotions/preview',
  access: 'admin',
  body: previewBody,
  response: previewedPromotion,
  handle: ({ app, db, body }) => previewPromotion(app, db, body),
});
