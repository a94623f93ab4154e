import { z } from 'zod';
import { int, noColumns, text, totalRow } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { measurementEventRow } from './measurementEvent.ts';
import type { NewMeasurementEvent } from './contract.ts';
import type { MeasurementEvent } from './measurementEvent.ts';

export const insertEvents = (db: Db, events: readonly NewMeasurementEvent[]) =>
  db.run(sql.type(noColumns)`
    insert into measurement_event (visit_id, name, path, subject, hits, occurred_at)
    select visit_id, name, path, subject, hits, occurred_at
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as e (visit_id uuid, name text, path text, subject text, hits integer, occurred_at timestamptz)`);

export const listEvents = (db: Db, listing: Slice): Promise<readonly MeasurementEvent[]> =>
  db.any(sql.type(measurementEventRow)`
    select measurement_event_id, visit_id, name, path, subject, hits, occurred_at
    from measurement_event where ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export async function countEvents(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const { total } = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from measurement_event where ${where}`)}`,
  );
  return total;
}

/** A range of whole days in a time zone. Both ends are inclusive. */
interface Days {
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
}

const within = ({ from, to, timezone }: Days) => sql.fragment`
  occurred_at >= (${from}::date::timestamp at time zone ${timezone}::text)
  and occurred_at < ((${to}::date + 1)::timestamp at time zone ${timezone}::text)`;

const funnelRow = z.object({
  day: text.nullable(),
  visits: int,
  page_views: int,
  product_visits: int,
  cart_visits: int,
  checkout_visits: int,
  order_visits: int,
  orders: int,
});
/** The number of visits that reached each step on a day. `day` is null for the whole period. */
export type FunnelRow = z.output<typeof funnelRow>;

/** Counts the visits that reached each step, by day and for the whole period. Days without events have no row. */
export const listFunnel = (db: Db, days: Days): Promise<readonly FunnelRow[]> =>
  db.any(sql.type(funnelRow)`
    with seen as (
      select (occurred_at at time zone ${days.timezone}::text)::date::text as day, name, visit_id
      from measurement_event where ${within(days)}
    )
    select day,
      count(distinct visit_id)::int as visits,
      count(*) filter (where name in ('page_viewed', 'product_viewed', 'searched'))::int as page_views,
      count(distinct visit_id) filter (where name = 'product_viewed')::int as product_visits,
      count(distinct visit_id) filter (where name = 'added_to_cart')::int as cart_visits,
      count(distinct visit_id) filter (where name = 'checkout_started')::int as checkout_visits,
      count(distinct visit_id) filter (where name = 'order_placed')::int as order_visits,
      count(*) filter (where name = 'order_placed')::int as orders
    from seen group by grouping sets ((day), ())`);

const pageRow = z.object({ path: text, views: int, visits: int });

/** Lists the most viewed pages. */
export const listTopPages = (db: Db, days: Days, most: number) =>
  db.any(sql.type(pageRow)`
    select path, count(*)::int as views, count(distinct visit_id)::int as visits
    from measurement_event
    where ${within(days)} and name in ('page_viewed', 'product_viewed', 'searched')
    group by path order by views desc, path limit ${most}`);

const searchRow = z.object({ words: text, visits: int });

/** Lists the keywords of searches without results, ordered by number of visits. */
export const listEmptySearches = (db: Db, days: Days, most: number) =>
  db.any(sql.type(searchRow)`
    select lower(subject) as words, count(distinct visit_id)::int as visits
    from measurement_event
    where ${within(days)} and name = 'searched' and hits = 0 and subject is not null
    group by lower(subject) order by visits desc, words limit ${most}`);

/** Deletes up to `most` events before the given time. Returns the number of deleted events. */
export const deleteOldEvents = (db: Db, before: Date, most: number): Promise<number> =>
  db.run(sql.type(noColumns)`
    delete from measurement_event where measurement_event_id in (
      select measurement_event_id from measurement_event where occurred_at < ${before.toISOString()} limit ${most})`);
