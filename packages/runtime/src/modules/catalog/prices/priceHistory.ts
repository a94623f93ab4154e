import { z } from 'zod';
import { decimal, entityUuid, text, timestamp } from '../../../platform/db/columns.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';

/** The context of a product's own price in the shop currency. */
export const BASE_CONTEXT = 'base';

/** The schema of one price that a product had. */
export const priceHistoryRow = z.object({
  uuid: entityUuid,
  context: text.describe(
    'The kind of price: `base` is the price of the product itself in the shop currency. Others are a currency and customer groups, such as `eur` or `usd:3`; their amounts are in that currency.',
  ),
  amount: decimal.meta(kind('money', 'The price of one unit, as `price` of the product.')),
  compare_at_price: decimal
    .nullable()
    .meta(kind('money', 'The `compare_at_price` of the product at that time. Null if there was none.')),
  lowest_price_30_days: decimal
    .nullable()
    .meta(
      kind(
        'money',
        'The lowest price of the 30 days before the reduction. Null if the price was not reduced, or no earlier price is known.',
      ),
    ),
  starts_at: timestamp.meta({ format: 'date-time', description: 'The time of the change.' }),
  ends_at: timestamp
    .nullable()
    .meta({ format: 'date-time', description: 'The time of the next change. Null for the current price.' }),
});
export type PriceHistoryRow = z.output<typeof priceHistoryRow>;

/** The schema of one price in responses, with amounts as JSON numbers. */
export const priceHistoryAnswer = priceHistoryRow.extend({
  amount: z.number().meta(kind('money', priceHistoryRow.shape.amount.description ?? '')),
  compare_at_price: z
    .number()
    .nullable()
    .meta(kind('money', priceHistoryRow.shape.compare_at_price.description ?? '')),
  lowest_price_30_days: z
    .number()
    .nullable()
    .meta(kind('money', priceHistoryRow.shape.lowest_price_30_days.description ?? '')),
});

const amountOf = (decimalText: string | null): number | null =>
  decimalText === null ? null : Number(decimalText);

/** Creates the response for one price. */
export const toPriceHistoryAnswer = ({
  uuid,
  context,
  amount,
  compare_at_price,
  lowest_price_30_days,
  starts_at,
  ends_at,
}: PriceHistoryRow): z.output<typeof priceHistoryAnswer> => ({
  uuid,
  context,
  amount: Number(amount),
  compare_at_price: amountOf(compare_at_price),
  lowest_price_30_days: amountOf(lowest_price_30_days),
  starts_at,
  ends_at,
});
