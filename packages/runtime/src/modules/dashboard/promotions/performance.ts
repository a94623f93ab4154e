import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { bool, entityId, entityUuid, text } from '../../../platform/db/columns.ts';
import type { Db } from '../../../platform/db/db.ts';
import { formatPrice, toMinor, toNumber } from '../../../platform/money.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { dayIn } from '../../../platform/zonedDay.ts';
import { promotionIdOf } from '../../promotions/index.ts';
import { periodsOf } from '../period.ts';
import type { Period, RequestedPeriod } from '../period.ts';
import { sumPromotionUses } from './performance.repo.ts';
import type { PerformanceRow } from './performance.repo.ts';

const money = (what: string) =>
  z
    .object({
      value: z.number().meta(kind('money', 'The amount, in the shop currency.')),
      text: text.describe('The formatted amount.'),
    })
    .describe(what);

const figures = {
  uses: z.int().describe('The number of orders that used it, without canceled and superseded ones.'),
  orders: z.int().describe('The number of these orders that were placed. The others wait for their payment.'),
  revenue: money('The sum of the grand totals of the placed ones, before refunds.'),
  discount: money(
    'The sum that it took off the placed ones, including or excluding tax like catalog prices. 0 for gifts.',
  ),
};

const period = z.object({
  from: z.string().meta({ format: 'date', description: 'The first day.' }),
  to: z.string().meta({ format: 'date', description: 'The last day.' }),
  ...figures,
});

const currency = text.describe(
  'The ISO 4217 code of the shop currency. Amounts in other currencies are divided by the rate at which they were ordered; without a rate they are not included.',
);

/** The performance of one promotion, as returned by the REST API. */
export const performanceAnswer = z.object({
  timezone: text.describe('The time zone of the shop, in which the days are.'),
  currency,
  period: period.describe('The requested period.'),
  previous: period.describe('The preceding period of the same length.'),
});

/** A row of the performance of all promotions. */
export const listedPerformance = z.object({
  promotion_id: entityId,
  uuid: entityUuid,
  name: text.describe('The name, for administrators.'),
  status: bool.meta(kind('flag', 'True if the promotion is on.')),
  class: text.describe('The class: `product`, `order` or `shipping`.'),
  currency,
  ...figures,
});

/** Figures of a promotion, as read. */
type Figures = Pick<PerformanceRow, 'uses' | 'orders' | 'revenue' | 'discount'>;
const NONE: Figures = { uses: 0, orders: 0, revenue: '0', discount: '0' };

/** Returns figures with their amounts in words. */
function toldFigures(app: AppContext, { uses, orders, revenue, discount }: Figures) {
  const { currency } = app.config.shop;
  const told = (amount: string) => {
    const value = toNumber(toMinor(amount, currency), currency);
    return { value, text: formatPrice(app.locale, value, currency) };
  };
  return { uses, orders, revenue: told(revenue), discount: told(discount) };
}

/** Creates the response for a promotion in the performance of all. */
export const toListedPerformance = (
  { promotion_id, uuid, name, status, class: of, ...read }: PerformanceRow,
  app: AppContext,
): z.output<typeof listedPerformance> => ({
  promotion_id,
  uuid,
  name,
  status,
  class: of,
  currency: app.config.shop.currency,
  ...toldFigures(app, read),
});

/** Returns the requested period and the one before it, with the time zone and currency of the shop. Throws `BAD_PERIOD` (400). */
export function rangeOf(app: AppContext, requested: RequestedPeriod) {
  const { timezone, currency } = app.config.shop;
  const periods = periodsOf(requested, dayIn(timezone, app.clock.now()));
  return { ...periods, at: (period: Period) => ({ ...period, timezone, currency }) };
}

/**
 * Reads the uses of a promotion in a period and in the preceding one. Runs two SQL statements. Throws `BAD_PERIOD` (400) and
 * `PROMOTION_NOT_FOUND` (404).
 */
export async function readPerformance(
  app: AppContext,
  db: Db,
  id: string,
  requested: RequestedPeriod,
): Promise<z.output<typeof performanceAnswer>> {
  const { timezone, currency } = app.config.shop;
  const { current, previous, at } = rangeOf(app, requested);
  const promotionId = await promotionIdOf(db, id);
  const range = at({ from: previous.from, to: current.to });
  const rows = await sumPromotionUses(db, promotionId, { current, range });
  const figuresOf = (isCurrent: boolean) =>
    toldFigures(app, rows.find(({ is_current }) => is_current === isCurrent) ?? NONE);
  return {
    timezone,
    currency,
    period: { ...current, ...figuresOf(true) },
    previous: { ...previous, ...figuresOf(false) },
  };
}
