import { z } from 'zod';
import { int, noColumns, totalRow } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { deliveryAnswer, deliveryRow, listedDelivery } from './delivery.ts';
import type { Delivery, DeliveryWithBody, Failure, ListedDelivery } from './delivery.ts';

const COLUMNS = sql.fragment`
  d.uuid, d.event_uuid, d.topic, d.entity, d.status, d.attempts,
  case when d.status = 'pending' then nullif(d.next_try_at, '-infinity') end as next_try_at, d.response_status,
  d.response_excerpt, d.failure, d.error, d.duration_ms, d.tried_at, d.emitted_at, d.created_at`;

export const listDeliveries = (db: Db, webhookId: number, slice: Slice): Promise<readonly ListedDelivery[]> =>
  db.any(sql.type(listedDelivery)`
    select d.webhook_delivery_id, ${COLUMNS} from webhook_delivery d where d.webhook_id = ${webhookId} and ${slice.where}
    order by ${slice.orderBy} limit ${slice.limit} offset ${slice.offset}`);

export async function countDeliveries(
  db: Db,
  webhookId: number,
  { where }: Pick<Listing, 'where'>,
): Promise<number> {
  const { total } = await db.one(
    sql.type(totalRow)`
      ${countRows(sql.fragment`select from webhook_delivery d where d.webhook_id = ${webhookId} and ${where}`)}`,
  );
  return total;
}

export const findDelivery = (db: Db, webhookId: number, uuid: string): Promise<DeliveryWithBody | null> =>
  db.maybeOne(sql.type(deliveryAnswer)`
    select ${COLUMNS}, d.body from webhook_delivery d where d.webhook_id = ${webhookId} and d.uuid = ${uuid}`);

/** The assignments that make a delivery due immediately and reset its attempts. */
export const DUE_AGAIN = sql.fragment`status = 'pending', attempts = 0, next_try_at = '-infinity'`;

/**
 * Makes a delivery due immediately and resets its attempts. `owner` is the condition of its webhook or its sender on `d`. Returns null
 * if the delivery is in progress or does not exist.
 */
export const retryDeliveryRow = (
  db: Db,
  owner: SqlFragment,
  uuid: string,
  now: Date,
): Promise<Delivery | null> =>
  db.maybeOne(sql.type(deliveryRow)`
    update webhook_delivery d set ${DUE_AGAIN}, claimed_until = null
    where ${owner} and d.uuid = ${uuid}
      and (d.claimed_until is null or d.claimed_until <= ${now.toISOString()}::timestamptz)
    returning ${COLUMNS}`);

/** The outcome of one delivery attempt. */
export interface Outcome {
  readonly status: 'delivered' | 'failed' | 'pending';
  /** The time of the next attempt. Null if no further attempt is scheduled. */
  readonly nextTryAt: Date | null;
  readonly body: string | null;
  readonly responseStatus: number | null;
  readonly responseExcerpt: string | null;
  readonly failure: Failure | null;
  readonly error: string | null;
  readonly durationMs: number;
  readonly triedAt: Date;
}

/** Stores a test delivery that has already been sent. */
export const insertTest = (
  db: Db,
  webhookId: number,
  test: { readonly eventUuid: string; readonly topic: string; readonly payload: object },
  outcome: Outcome,
): Promise<DeliveryWithBody> =>
  db.one(sql.type(deliveryAnswer)`
    insert into webhook_delivery as d (webhook_id, event_uuid, event_order, topic, payload, emitted_at, status, attempts,
      body, response_status, response_excerpt, failure, error, duration_ms, tried_at)
    values (${webhookId}, ${test.eventUuid}, 0, ${test.topic}, ${JSON.stringify(test.payload)}::jsonb,
      ${outcome.triedAt.toISOString()}::timestamptz, ${outcome.status}, 1, ${outcome.body}, ${outcome.responseStatus},
      ${outcome.responseExcerpt}, ${outcome.failure}, ${outcome.error}, ${outcome.durationMs},
      ${outcome.triedAt.toISOString()}::timestamptz)
    returning ${COLUMNS}, d.body`);

const replayedRow = z.object({ events: int, queued: int });

/**
 * Queues the logged events in a time range to which a webhook subscribes, except those already queued. `entities`
 * maps each known topic to the payload property that identifies its entity.
 */
export const queueReplay = (
  db: Db,
  webhookId: number,
  { from, to }: { readonly from: Date; readonly to: Date },
  entities: Readonly<Record<string, string>>,
) =>
  db.one(sql.type(replayedRow)`
    with matched as (
      select w.webhook_id, e.* from webhook w join event_log e
        on (w.topics @> array[e.event] or w.topics @> array['*'])
      where w.webhook_id = ${webhookId} and ${JSON.stringify(entities)}::jsonb ? e.event
        and e.created_at >= ${from.toISOString()}::timestamptz and e.created_at < ${to.toISOString()}::timestamptz
    ), queued as (
      insert into webhook_delivery as d
        (webhook_id, event_uuid, event_order, topic, payload, entity, emitted_at)
      select webhook_id, uuid, event_log_id, event, payload,
        payload ->> (${JSON.stringify(entities)}::jsonb ->> event), created_at
      from matched order by event_log_id
      on conflict on constraint webhook_delivery_event_key do update set
        ${DUE_AGAIN}, created_at = now()
        where d.status <> 'pending'
      returning 1
    )
    select (select count(*) from matched)::int as events, (select count(*) from queued)::int as queued`);

/** Deletes up to `limit` deliveries queued before the given time. Returns the number of deleted deliveries. */
export const deleteOldDeliveries = (db: Db, before: Date, limit: number): Promise<number> =>
  db.run(sql.type(noColumns)`
    delete from webhook_delivery where webhook_delivery_id in (
      select webhook_delivery_id from webhook_delivery where created_at < ${before.toISOString()}::timestamptz
      order by created_at limit ${limit})`);

/** Deletes all deliveries about an entity, for example when a customer is removed. */
export const deleteDeliveriesAbout = (db: Db, entity: string): Promise<number> =>
  db.run(sql.type(noColumns)`delete from webhook_delivery where entity = ${entity}`);
