import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { dayIn } from '../../platform/zonedDay.ts';
import { daysOf, periodsOf } from '../dashboard/index.ts';
import type { RequestedPeriod } from '../dashboard/index.ts';
import { listEmptySearches, listFunnel, listTopPages } from './measurementEvent.repo.ts';
import type { FunnelRow } from './measurementEvent.repo.ts';

const count = (description: string) => z.int().describe(description);
const date = (description: string) => z.string().meta({ format: 'date', description });

const steps = {
  visits: count('The number of visits. A visit ends when the browser is closed.'),
  page_views: count('The number of page views.'),
  product_visits: count('The number of visits with a product view.'),
  cart_visits: count('The number of visits in which a product was added to the cart.'),
  checkout_visits: count('The number of visits in which checkout was started.'),
  order_visits: count('The number of visits with an order.'),
  orders: count('The number of orders placed. Repeated orders of the same cart count once.'),
  conversion: z
    .number()
    .nullable()
    .describe('The share of visits with an order, from 0 to 1. Null if there were no visits.'),
};

const period = z.object({ from: date('The first day.'), to: date('The last day.'), ...steps });

/** Describes the number of visits that reached each step, as returned by the REST API. */
export const summaryAnswer = z.object({
  timezone: z.string().describe('The time zone of the shop, in which the days are.'),
  enabled: z.boolean().describe('True if measurement is currently on.'),
  period: period.describe('The whole period. A visit that spans two days counts once.'),
  previous: period.describe('The preceding period of the same length.'),
  days: z.array(z.object({ date: date('The day.'), ...steps })).describe('Each day of the period.'),
  top_pages: z
    .array(
      z.object({
        path: z.string().describe('The path of the page, without query string.'),
        views: count('The number of views.'),
        visits: count('The number of visits with a view of the page.'),
      }),
    )
    .describe('The ten most viewed pages.'),
  empty_searches: z
    .array(
      z.object({
        words: z.string().describe('The search terms, in lowercase.'),
        visits: count('The number of visits with this search.'),
      }),
    )
    .describe('The ten searches without results with the most visits.'),
});
export type MeasurementSummary = z.output<typeof summaryAnswer>;

type Steps = Omit<MeasurementSummary['days'][number], 'date'>;

const MOST = 10;
const NONE = {
  visits: 0,
  page_views: 0,
  product_visits: 0,
  cart_visits: 0,
  checkout_visits: 0,
  order_visits: 0,
  orders: 0,
};

/**
 * Reads the number of visits that reached each step, by day, with a comparison to the previous period. Throws
 * `BAD_PERIOD` (400). Five SQL statements.
 */
export async function readSummary(
  app: AppContext,
  db: Db,
  requested: RequestedPeriod,
): Promise<MeasurementSummary> {
  const { timezone } = app.config.shop;
  const { current, previous } = periodsOf(requested, dayIn(timezone, app.clock.now()));
  const days = { ...current, timezone };
  const [enabled, rows, before, topPages, emptySearches] = await Promise.all([
    app.setting('measurementEnabled', db),
    listFunnel(db, days),
    listFunnel(db, { ...previous, timezone }),
    listTopPages(db, days, MOST),
    listEmptySearches(db, days, MOST),
  ]);
  const of = new Map(rows.map((row) => [row.day, row]));
  return {
    timezone,
    enabled,
    period: { ...current, ...stepsOf(of.get(null)) },
    previous: { ...previous, ...stepsOf(before.find(({ day }) => day === null)) },
    days: daysOf(current).map((day) => ({ date: day, ...stepsOf(of.get(day)) })),
    top_pages: [...topPages],
    empty_searches: [...emptySearches],
  };
}

function stepsOf(row: FunnelRow | undefined): Steps {
  const { day: _, ...counts } = row ?? { day: null, ...NONE };
  const { visits, order_visits } = counts;
  return {
    ...counts,
    conversion: visits === 0 ? null : Math.round((order_visits / visits) * 10_000) / 10_000,
  };
}
