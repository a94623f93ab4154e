import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { monthsLater } from '../../kit/shared/months.ts';
import { text } from '../../text/text.ts';
import { startOfDay } from '../../text/zone.ts';
import type { Run } from './runs.ts';
import type { PromotionClass } from './types.ts';

/** The most promotions that the calendar shows. */
const MOST = 500;

export interface RunFilters {
  /** `true`, `false`, or empty for both. */
  readonly status: string;
  /** Class of promotions. Empty for all. */
  readonly class: string;
}

/** Query for the promotions that run in the months from one on, with their number. */
export const promotionsOfMonths = (month: Date, count: number, { status, class: of }: RunFilters) => {
  const from = startOfDay(month);
  const to = startOfDay(monthsLater(month, count));
  return queryOptions({
    queryKey: ['promotions', 'calendar', from, to, status, of],
    async queryFn() {
      const listing = shop.promotions.list({
        'runs_from[lt]': to,
        'runs_until[gt]': from,
        ...(status !== '' && { status: status === 'true' }),
        ...(of !== '' && { class: of as PromotionClass }),
        limit: 100,
      });
      const runs: Run[] = [];
      for await (const promotion of listing) {
        const { uuid, name, sentence, status: isOn, starts_at, ends_at } = promotion;
        runs.push({ uuid, name, about: sentence, isOn, starts: starts_at, ends: ends_at });
        if (runs.length >= MOST) break;
      }
      return { runs, total: (await listing.meta())?.total ?? runs.length };
    },
  });
};

/** Query for the price lists that have a start or an end. */
export const datedPriceLists = queryOptions({
  queryKey: ['priceLists', 'calendar'],
  async queryFn() {
    const lists = await shop.priceLists.list({ limit: 100 });
    return lists
      .filter(({ starts_at, ends_at }) => starts_at !== null || ends_at !== null)
      .map(({ uuid, name, kind, status, starts_at, ends_at }): Run => ({
        uuid,
        name,
        about: text(kind === 'sale' ? 'priceLists.kind.sale' : 'priceLists.kind.override'),
        isOn: Boolean(status),
        starts: starts_at,
        ends: ends_at,
      }));
  },
});
