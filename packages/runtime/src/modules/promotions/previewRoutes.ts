import { z } from 'zod';
import { text } from '../../platform/db/columns.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { newCouponBody } from './couponBody.ts';
import { LANGUAGE } from './summaryWords.ts';
import { previewCoupon } from './previewCoupon.ts';

const MAX_LINES = 50;
const MAX_UNITS = 100_000;

const money = z.object({
  value: z.number().meta(kind('money', 'The amount, in the shop currency.')),
  text: text.describe('The formatted amount.'),
});

const trial = z.object({
  refusal: z
    .object({
      code: text.describe('The error code, same as when applying the coupon.'),
      message: text.describe('The reason.'),
    })
    .nullable()
    .describe('Why the coupon does not apply to the cart. Null if it applies.'),
  lines: z
    .array(
      z.object({
        sku: text.describe('The SKU of the product.'),
        name: text.describe('The name of the product.'),
        qty: z.int().describe('The number of units.'),
        total: money.describe('The catalog price of all units.'),
        discount: money.describe('The discount on the line.'),
      }),
    )
    .describe('The lines of the cart.'),
  sub_total: money.describe('The sum of the lines before the discount.'),
  discount: money.describe('The discount on the cart.'),
  free_shipping: z.boolean().meta(kind('flag', 'True if the order gets free shipping.')),
});

/** Describes the effect of a coupon before it is stored. */
export const previewRoute = defineRoute({
  id: 'previewCoupon',
  does: 'Returns what a coupon would do, as a sentence and for a cart of products at catalog prices, without tax. Nothing is stored. Rejects the same input as creating the coupon, and unknown products and customers.',
  method: 'POST',
  path: '/api/coupons/preview',
  access: 'admin',
  body: newCouponBody.extend({
    locale: z
      .string()
      .regex(LANGUAGE, 'locale must be a language such as en or de')
      .optional()
      .describe("The language of the summary. Defaults to the shop's default language."),
    items: z
      .array(
        z.object({
          sku: z.string().max(255).describe('The SKU of a product.'),
          qty: z.int().min(1).max(MAX_UNITS).describe('The number of units.'),
        }),
      )
      .max(MAX_LINES)
      .default([])
      .describe('The cart on which to test the coupon. If empty, only the summary is returned.'),
    customer: z.string().nullable().default(null).describe('The UUID of the customer. Null for a guest.'),
  }),
  response: z.object({
    summary: text.describe("A one-sentence summary of the coupon's benefit and conditions."),
    trial: trial.nullable().describe('The result for the cart. Null if there is no cart.'),
  }),
  handle: ({ app, db, body: { locale, items, customer, ...body } }) =>
    previewCoupon(app, db, body, { locale, items, customer }),
});
