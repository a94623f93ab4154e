import { z } from 'zod';
import { bool, int, text } from '../../../platform/db/columns.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { cartDiscount } from '../cart.ts';

const money = (what: string) =>
  z.number().meta(kind('money', `${what}, in \`currency\`, including or excluding tax like catalog prices.`));

/** The effect of a promotion on a cart, as returned by the REST API. */
export const previewedPromotion = z.object({
  applies: bool.meta(kind('flag', 'True if the promotion applies.')),
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
  discounts: z
    .array(cartDiscount)
    .describe(
      'The amounts that it takes off. Empty if it does not apply, and for a gift that is left out. The ID is null without `promotion_id`.',
    ),
  currency: text.describe('The ISO 4217 code of the currency of the cart.'),
  lines: z
    .array(
      z.object({
        sku: text.describe('The SKU of the product.'),
        name: text.describe('The name of the product.'),
        qty: int.describe('The number of units.'),
        is_gift: bool.meta(kind('flag', 'True if a promotion gives the line.')),
        total: money('The price of the units before discounts'),
        amount: money('The amount that the promotion takes off the line'),
      }),
    )
    .describe('The lines of the cart, gifts last.'),
  kept_out: z
    .array(
      z.object({
        promotion_id: text.describe('The UUID of the other promotion.'),
        name: text.describe('Its name.'),
        message: text.describe('The reason in words.'),
      }),
    )
    .describe('The promotions that do not apply because this one does.'),
});
export type PreviewedPromotion = z.output<typeof previewedPromotion>;
