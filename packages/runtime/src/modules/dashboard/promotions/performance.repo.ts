import { z } from 'zod';
import { bool, decimal, int, text, totalRow, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { countRows } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import { COUNTED_ORDERS } from '../../orders/index.ts';
import { RATE, TOTAL, bounds } from '../figures.repo.ts';
import type { Range } from '../figures.repo.ts';
import type { Period } from '../period.ts';

const figures = {
  uses: int,
  orders: int,
  revenue: decimal,
  discount: decimal,
};

/** The orders `o` of the days: those placed on them, and those that were begun on them and are not placed yet. */
const IN_PERIOD = (range: Range) => {
  const { start, end } = bounds(range);
  return sql.fragment`${COUNTED_ORDERS} and (o.placed_at >= ${start} and o.placed_at < ${end}
    or o.placed_at is null and o.created_at >= ${start} and o.created_at < ${end})`;
};

/** Sums the orders `o` with their redemptions `r`. Amounts are in the shop's currency. Those of orders without a rate are left out. */
const FIGURES = (range: Range) => sql.fragment`
  count(*)::int as uses, count(o.placed_at)::int as orders,
  coalesce(sum(${TOTAL(range)}) filter (where o.placed_at is not null), 0) as revenue,
  coalesce(sum(r.amount / ${RATE(range)}) filter (where o.placed_at is not null), 0) as discount`;

const ofPeriod = z.object({ is_current: bool, ...figures });

/**
 * Sums the orders that used a promotion in a period and in the preceding one. A period without any has no row. The cost is proportional to the
 * orders that ever used the promotion, or to those of the days, whichever are fewer.
 */
export function sumPromotionUses(
  db: Db,
  promotionId: number,
  { current, range }: { readonly current: Period; readonly range: Range },
) {
  const { start } = bounds({ ...current, timezone: range.timezone });
  return db.any(sql.type(ofPeriod)`
    select coalesce(o.placed_at, o.created_at) >= ${start} as is_current, ${FIGURES(range)}
    from promotion_redemption r join "order" o using (order_id)
    where r.promotion_id = ${promotionId} and ${IN_PERIOD(range)}
    group by 1`);
}

/** A promotion with the sums of the orders that used it. */
export const performanceRow = z.object({
  promotion_id: int,
  uuid,
  name: text,
  status: bool,
  class: text,
  ...figures,
});
export type PerformanceRow = z.output<typeof performanceRow>;

/** Lists promotions with the sums of a period. Those that were not used have zeros. The cost is proportional to the orders of the days. */
export const listPerformance = (db: Db, range: Range, { where, orderBy, limit, offset }: Slice) =>
  db.any(sql.type(performanceRow)`
    with figures as (
      select r.promotion_id, ${FIGURES(range)}
      from "order" o join promotion_redemption r using (order_id)
      where ${IN_PERIOD(range)}
      group by 1
    ), f as (
      select p.promotion_id, coalesce(uses, 0) as uses, coalesce(orders, 0) as orders, coalesce(revenue, 0) as revenue,
        coalesce(discount, 0) as discount
      from promotion p left join figures using (promotion_id)
    )
    select p.promotion_id, p.uuid, p.name, p.status, p.class, f.uses, f.orders, f.revenue, f.discount
    from promotion p join f using (promotion_id)
    where ${where} order by ${orderBy} limit ${limit} offset ${offset}`);

/** Counts the promotions that `listPerformance` lists. */
export const countPerformance = async (db: Db, { where }: Pick<Listing, 'where'>): Promise<number> => {
  const { total } = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from promotion p where ${where}`)}`,
  );
  return total;
};
