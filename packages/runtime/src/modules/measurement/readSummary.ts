import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { dayIn, daysOf, periodsOf } from '../dashboard/index.ts';
import type { Period } from '../dashboard/index.ts';
import { listFunnel } from './measurementEvent.repo.ts';

const count = (description: string) => z.int().describe(description);
const date = (description: string) => z.string().meta({ format: 'date', description });

const steps = {
  page_views: count('The number of pages that were viewed.'),
  visitors: count('The number of visitors.'),
  product_visitors: count('The number of visitors who viewed a product.'),
  cart_visitors: count('The number of visitors who put something into the cart.'),
  checkout_visitors: count('The number of visitors who began the checkout.'),
  order_visitors: count('The number of visitors who placed an order.'),
};

/** The visitors of each step, as REST answers them. */
export const summaryAnswer = z.object({
  timezone: z.string().describe('The time zone of the days: `shop.timezone` of the configuration.'),
  enabled: z.boolean().describe('Whether the shop measures now.'),
  period: z
    .object({ from: date('The first day.'), to: date('The last day.'), ...steps })
    .describe('The whole period. A visitor of several days counts once.'),
  days: z.array(z.object({ date: date('The day.'), ...steps })).describe('Every day of the period.'),
});
export type MeasurementSummary = z.output<typeof summaryAnswer>;

const NONE = {
  page_views: 0,
  visitors: 0,
  product_visitors: 0,
  cart_visitors: 0,
  checkout_visitors: 0,
  order_visitors: 0,
};

/** Reads how many visitors came to each step, by day. Throws `BAD_PERIOD` (400). Two statements. */
export async function readSummary(
  app: AppContext,
  db: Db,
  asked: Partial<Period>,
): Promise<MeasurementSummary> {
  const { timezone } = app.config.shop;
  const { current } = periodsOf(asked, dayIn(timezone, app.clock.now()));
  const [enabled, rows] = await Promise.all([
    app.setting('measurementEnabled', db),
    listFunnel(db, { ...current, timezone }),
  ]);
  const of = new Map(rows.map(({ day, ...counts }) => [day, counts]));
  return {
    timezone,
    enabled,
    period: { ...current, ...(of.get(null) ?? NONE) },
    days: daysOf(current).map((day) => ({ date: day, ...(of.get(day) ?? NONE) })),
  };
}
