import { z } from 'zod';
import { int, noColumns, text, totalRow } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { measurementEventRow } from './measurementEvent.ts';
import type { MeasurementEvent, NewMeasurementEvent } from './measurementEvent.ts';

const COLUMNS = sql.fragment`measurement_event_id, uuid, name, path, visitor_id, properties, occurred_at`;

export const insertEvent = (db: Db, visitor: string, event: NewMeasurementEvent, now: Date) =>
  db.run(sql.type(noColumns)`
    insert into measurement_event (name, path, visitor_id, properties, occurred_at)
    values (${event.name}, ${event.path}, ${visitor}, ${JSON.stringify(event.properties)}::jsonb, ${now.toISOString()})`);

/** Writes an event of a visitor who had none of this name since a time. */
export const insertEventOnce = (
  db: Db,
  visitor: string,
  event: NewMeasurementEvent,
  { now, since }: { readonly now: Date; readonly since: Date },
) =>
  db.run(sql.type(noColumns)`
    insert into measurement_event (name, path, visitor_id, properties, occurred_at)
    select ${event.name}, ${event.path}, ${visitor}::uuid, ${JSON.stringify(event.properties)}::jsonb, ${now.toISOString()}::timestamptz
    where not exists (
      select from measurement_event
      where visitor_id = ${visitor} and name = ${event.name} and occurred_at > ${since.toISOString()})`);

/** Notes that a visitor sent an order, once for each order. One that is placed already is counted at once, and no visitor is noted. */
export const insertOrder = (db: Db, visitor: string, orderId: number, now: Date) =>
  db.run(sql.type(noColumns)`
    with noted as (
      insert into measurement_order (order_id, visitor_id, created_at)
      select o.order_id, case when o.placed_at is null then ${visitor}::uuid end, ${now.toISOString()}::timestamptz
      from "order" o where o.order_id = ${orderId}
      on conflict on constraint measurement_order_pkey do nothing
      returning visitor_id
    )
    insert into measurement_event (name, path, visitor_id, occurred_at)
    select 'order_placed', '/checkout', ${visitor}::uuid, ${now.toISOString()}::timestamptz
    from noted where noted.visitor_id is null`);

/** Counts an order that was placed, where its visitor was noted, and forgets the visitor. */
export const countOrder = (db: Db, orderId: number, now: Date) =>
  db.run(sql.type(noColumns)`
    with counted as (
      update measurement_order m set visitor_id = null
      from measurement_order before
      where m.order_id = ${orderId} and before.order_id = m.order_id and m.visitor_id is not null
      returning before.visitor_id
    )
    insert into measurement_event (name, path, visitor_id, occurred_at)
    select 'order_placed', '/checkout', visitor_id, ${now.toISOString()}::timestamptz from counted`);

export const listEvents = (db: Db, listing: Slice): Promise<readonly MeasurementEvent[]> =>
  db.any(sql.type(measurementEventRow)`
    select ${COLUMNS} from measurement_event where ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export async function countEvents(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const { total } = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from measurement_event where ${where}`)}`,
  );
  return total;
}

const funnelRow = z.object({
  day: text.nullable(),
  page_views: int,
  visitors: int,
  product_visitors: int,
  cart_visitors: int,
  checkout_visitors: int,
  order_visitors: int,
});
/** The visitors who came to each step on a day; `day` is null for those of the whole period. */
export type FunnelRow = z.output<typeof funnelRow>;

/** Counts the visitors of each step, by day and in the whole period. Days without events have no row. */
export const listFunnel = (
  db: Db,
  { from, to, timezone }: { readonly from: string; readonly to: string; readonly timezone: string },
): Promise<readonly FunnelRow[]> =>
  db.any(sql.type(funnelRow)`
    with seen as (
      select (occurred_at at time zone ${timezone}::text)::date::text as day, name, visitor_id
      from measurement_event
      where occurred_at >= (${from}::date::timestamp at time zone ${timezone}::text)
        and occurred_at < ((${to}::date + 1)::timestamp at time zone ${timezone}::text)
    )
    select day, count(*) filter (where name in ('page_viewed', 'product_viewed'))::int as page_views,
      count(distinct visitor_id)::int as visitors,
      count(distinct visitor_id) filter (where name = 'product_viewed')::int as product_visitors,
      count(distinct visitor_id) filter (where name = 'added_to_cart')::int as cart_visitors,
      count(distinct visitor_id) filter (where name = 'checkout_started')::int as checkout_visitors,
      count(distinct visitor_id) filter (where name = 'order_placed')::int as order_visitors
    from seen group by grouping sets ((day), ())`);

/** Deletes events from before a time, at most `most` of them. Returns how many. */
export const deleteOldEvents = (db: Db, before: Date, most: number): Promise<number> =>
  db.run(sql.type(noColumns)`
    delete from measurement_event where measurement_event_id in (
      select measurement_event_id from measurement_event where occurred_at < ${before.toISOString()} limit ${most})`);

/** Deletes what was noted of orders before a time. */
export const deleteOldOrders = (db: Db, before: Date): Promise<number> =>
  db.run(sql.type(noColumns)`delete from measurement_order where created_at < ${before.toISOString()}`);
