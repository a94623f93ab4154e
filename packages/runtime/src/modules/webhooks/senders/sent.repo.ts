import { z } from 'zod';
import { int, noColumns, text, timestamp } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { FAILURES } from '../delivery.ts';
import type { Outcome } from '../delivery.repo.ts';
import type { DeliveriesQuery, NewDelivery, SenderDelivery } from './contract.ts';

/** Maximum number of concurrent messages to a receiver, across all processes. */
const AT_ONCE = 8;
/** Default and maximum number of listed messages. */
const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

const uuidRow = z.object({ uuid: text });

/** Inserts a message in the order of such calls. Returns null if the receiver already has one with this key. */
export async function insertSent(
  db: Db,
  { sender, receiver, topic, payload, entity, key }: NewDelivery & { readonly key: string },
  now: Date,
): Promise<string | null> {
  const inserted = await db.maybeOne(sql.type(uuidRow)`
    insert into webhook_delivery (sender, receiver, event_uuid, event_order, topic, payload, entity, emitted_at)
    values (${sender}, ${receiver}, ${key}, nextval(pg_get_serial_sequence('webhook_delivery', 'webhook_delivery_id')),
      ${topic}, ${JSON.stringify(payload)}::jsonb, ${entity ?? null}, ${now.toISOString()}::timestamptz)
    on conflict (sender, receiver, event_uuid) where sender is not null do nothing returning uuid`);
  return inserted?.uuid ?? null;
}

const sentRow = z.object({
  uuid: text,
  key: text,
  sender: text,
  receiver: text,
  topic: text,
  entity: text.nullable(),
  status: z.enum(['pending', 'delivered', 'failed']),
  attempts: int,
  response_status: int.nullable(),
  failure: z.enum(FAILURES).nullable(),
  error: text.nullable(),
  tried_at: timestamp.nullable(),
  created_at: timestamp,
});

/** Lists the messages of a sender, newest first. */
export const listSent = (
  db: Db,
  { sender, receiver, status, limit = DEFAULT_LIMIT }: DeliveriesQuery,
): Promise<readonly SenderDelivery[]> =>
  db.any(sql.type(sentRow)`
    select uuid, event_uuid as key, sender, receiver, topic, entity, status, attempts, response_status, failure, error,
      tried_at, created_at
    from webhook_delivery
    where sender = ${sender} and (${receiver ?? null}::text is null or receiver = ${receiver ?? null})
      and (${status ?? null}::text is null or status = ${status ?? null})
    order by event_order desc limit ${Math.max(0, Math.min(limit, MAX_LIMIT))}`);

/** Makes a message due immediately and resets its attempts. Returns the number of messages, 0 if it is in progress. */
export const retrySent = (db: Db, sender: string, uuid: string, now: Date): Promise<number> =>
  db.run(sql.type(noColumns)`
    update webhook_delivery set status = 'pending', attempts = 0, next_try_at = '-infinity', claimed_until = null
    where sender = ${sender} and uuid = ${uuid}
      and (claimed_until is null or claimed_until <= ${now.toISOString()}::timestamptz)`);

/** Makes the messages to a receiver of a time range due again. Returns their number. */
export const replaySent = (
  db: Db,
  range: { readonly sender: string; readonly receiver: string; readonly from: Date; readonly to: Date },
): Promise<number> =>
  db.run(sql.type(noColumns)`
    update webhook_delivery set status = 'pending', attempts = 0, next_try_at = '-infinity'
    where sender = ${range.sender} and receiver = ${range.receiver} and status <> 'pending'
      and emitted_at >= ${range.from.toISOString()}::timestamptz and emitted_at < ${range.to.toISOString()}::timestamptz`);

const claimedRow = z.object({
  webhook_delivery_id: int,
  uuid: text,
  event_uuid: text,
  sender: text,
  receiver: text,
  topic: text,
  payload: z.unknown(),
  emitted_at: timestamp,
  attempts: int,
  body: text.nullable(),
});
/** A message that this process has claimed. */
export type ClaimedMessage = z.output<typeof claimedRow>;

const dueRow = z.object({ due: z.boolean() });

/** Reports whether any message of these senders is due, including those blocked by an earlier one about the same subject. */
export async function isAnySentDue(db: Db, senders: readonly string[], now: Date): Promise<boolean> {
  const { due } = await db.one(sql.type(dueRow)`
    select exists (
      select from webhook_delivery where sender = any(${sql.array([...senders], 'text')}) and status = 'pending'
        and next_try_at <= ${now.toISOString()}::timestamptz
    ) as due`);
  return due;
}

/**
 * Claims up to `limit` due messages of these senders until the given time, as `claimDeliveries` claims those of webhooks: at most `AT_ONCE` for a
 * receiver, and none that an earlier one about the same subject blocks.
 */
export const claimSent = (
  db: Db,
  senders: readonly string[],
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<readonly ClaimedMessage[]> =>
  db.transaction(async (tx) => {
    await tx.run(sql.type(noColumns)`select from pg_advisory_xact_lock(hashtext('senders'))`);
    return tx.any(sql.type(claimedRow)`
      with waiting as (
        select distinct sender, receiver from webhook_delivery
        where sender = any(${sql.array([...senders], 'text')}) and status = 'pending'
          and next_try_at <= ${now.toISOString()}::timestamptz
      ), free as (
        select w.sender, w.receiver, ${AT_ONCE} - (
          select count(*) from webhook_delivery c
          where c.sender = w.sender and c.receiver = w.receiver and c.claimed_until > ${now.toISOString()}::timestamptz
        ) as places
        from waiting w order by random()
      ), due as (
        select first.webhook_delivery_id from free cross join lateral (
          select d.webhook_delivery_id from webhook_delivery d
          where d.sender = free.sender and d.receiver = free.receiver and d.status = 'pending'
            and d.next_try_at <= ${now.toISOString()}::timestamptz
            and (d.claimed_until is null or d.claimed_until <= ${now.toISOString()}::timestamptz)
            and not exists (
              select from webhook_delivery earlier
              where earlier.sender = d.sender and earlier.receiver = d.receiver and earlier.entity = d.entity
                and earlier.status = 'pending' and earlier.event_order < d.event_order
            )
          order by d.next_try_at, d.event_order limit greatest(free.places, 0)
        ) as first
        limit ${limit}
      )
      update webhook_delivery d
      set claimed_until = ${until.toISOString()}::timestamptz, attempts = d.attempts + 1
      from due where d.webhook_delivery_id = due.webhook_delivery_id
      returning d.webhook_delivery_id, d.uuid, d.event_uuid, d.sender, d.receiver, d.topic, d.payload, d.emitted_at,
        d.attempts, d.body`);
  });

/**
 * Stores the outcome of an attempt. While a message waits for its next attempt, later ones about the same subject also wait. Stores nothing and
 * returns 0 if another process has taken over the message.
 */
export const saveSentOutcome = (
  db: Db,
  { webhook_delivery_id: id, until }: { readonly webhook_delivery_id: number; readonly until: Date },
  outcome: Outcome,
): Promise<number> => {
  const nextTryAt = outcome.nextTryAt?.toISOString() ?? null;
  return db.run(sql.type(noColumns)`
    with done as (
      update webhook_delivery set status = ${outcome.status}, claimed_until = null,
        next_try_at = coalesce(${nextTryAt}::timestamptz, next_try_at), body = coalesce(body, ${outcome.body}),
        response_status = ${outcome.responseStatus}, response_excerpt = ${outcome.responseExcerpt},
        failure = ${outcome.failure}, error = ${outcome.error}, duration_ms = ${outcome.durationMs},
        tried_at = ${outcome.triedAt.toISOString()}::timestamptz
      where webhook_delivery_id = ${id} and claimed_until = ${until.toISOString()}::timestamptz
      returning sender, receiver, entity, event_order
    ), followers as (
      update webhook_delivery later set next_try_at = ${nextTryAt}::timestamptz
      from done
      where ${nextTryAt}::text is not null and later.sender = done.sender and later.receiver = done.receiver
        and later.entity = done.entity and later.status = 'pending' and later.event_order > done.event_order
        and later.next_try_at < ${nextTryAt}::timestamptz
    )
    select from done`);
};

const senderRow = z.object({ sender: text });

/** Lists the senders of waiting messages that no extension has. */
export const sendersWithout = async (db: Db, senders: readonly string[]): Promise<readonly string[]> =>
  (
    await db.any(sql.type(senderRow)`
      select distinct sender from webhook_delivery
      where sender is not null and status = 'pending' and not sender = any(${sql.array([...senders], 'text')})
      order by sender limit 1000`)
  ).map(({ sender }) => sender);
