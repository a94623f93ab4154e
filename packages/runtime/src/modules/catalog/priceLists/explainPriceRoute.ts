import { z } from 'zod';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { keyLine, requiredMoment } from '../../../platform/http/forms/bodyFields.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { explainPrice } from './explainPrice.ts';

const MAX_QTY = 1_000_000;
const money = (about: string) => z.number().meta(kind('money', about));

/** The route that says what a buyer pays for a product, and why. */
export const explainPriceRoute = defineRoute({
  id: 'explainPrice',
  does: 'Returns the price of one unit of a product for a buyer, the prices of higher quantities, and the reasons, as pages and carts compute it. Fails with `PRODUCT_NOT_FOUND` or `CUSTOMER_NOT_FOUND` if they do not exist, and rejects an unknown group (`UNKNOWN_CUSTOMER_GROUP`) and currency (`INVALID_CURRENCY`).',
  method: 'GET',
  path: '/api/prices',
  access: 'admin',
  sdk: { resource: 'prices', method: 'explain' },
  query: z.object({
    sku: keyLine('sku').describe('The SKU of the product, in any case.'),
    currency: z.string().max(255).optional().describe('The ISO 4217 code. Defaults to the shop currency.'),
    customer_id: z.uuid().optional().describe('The UUID of the customer who buys. Defaults to a guest.'),
    group: z.uuid().optional().describe('The UUID of a customer group that the buyer is in.'),
    qty: z.coerce.number().int().min(1).max(MAX_QTY).default(1).describe('The number of units.'),
    at: requiredMoment('at').optional().describe('The time. Defaults to now.'),
    country: z
      .string()
      .regex(/^[a-z]{2}$/i, 'country must be an ISO 3166-1 code such as DE')
      .optional()
      .describe('The country whose tax `net` and `gross` use.'),
  }),
  response: z.object({
    amount: money(
      'The price of one unit, as prices are kept. Null if there is none in the currency.',
    ).nullable(),
    currency: z.string().describe('The ISO 4217 code of the currency of all amounts.'),
    source: z
      .enum(['base', 'currency', 'list'])
      .nullable()
      .describe(
        "The source of the price: the product's price (`base`), its own price in the currency (`currency`), or a price list. Null if there is none.",
      ),
    list: z.string().nullable().describe('The UUID of the price list. Null if the price is from none.'),
    struck: money('The price that is struck out. Null if there is none.').nullable(),
    lowest_30_days: money(
      'The lowest price of the 30 days before the reduction. Null if the price is not reduced, or none is known.',
    ).nullable(),
    tiers: z
      .array(
        z.object({
          min_qty: z.int().describe('The quantity from which the price applies, at least 2.'),
          amount: money('The price of one unit.'),
        }),
      )
      .describe('The prices of higher quantities, in ascending order.'),
    reasons: z
      .array(
        z.object({ code: z.string().describe('The reason.'), message: z.string().describe('Its text.') }),
      )
      .describe('Why the price is what it is, for the product itself and for each list.'),
    net: money('The price without the tax of `country`. Absent without `country`.').optional(),
    gross: money('The price with the tax of `country`. Absent without `country`.').optional(),
  }),
  handle: ({ app, db, query }) => explainPrice(app, db, query),
});
