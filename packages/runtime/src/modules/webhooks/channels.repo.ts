import { z } from 'zod';
import { int, noColumns, text, timestamp } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import type { Outcome } from './delivery.repo.ts';

/** Maximum number of concurrent requests per channel, across all processes. */
const AT_ONCE = 8;

/**
 * A kind of channels, by which deliveries go to their receivers: the webhooks of the merchant, or the receivers of senders. What is
 * claimed at once, the order about a subject, and the retries hold for each channel.
 */
export interface Channels<Row extends z.ZodType> {
  /** The columns of a delivery that name its channel. */
  readonly key: readonly string[];
  /** Selects something from the due deliveries, to find out whether there are any. */
  due(now: SqlFragment): SqlFragment;
  /** Selects the `key` of the channels whose deliveries are sent. */
  open(now: SqlFragment): SqlFragment;
  /** Joins what a request needs to `due`, which has the columns of the `key`. */
  readonly join: SqlFragment;
  /** The columns of a claimed delivery, of `d` and of what is joined. */
  readonly columns: SqlFragment;
  readonly row: Row;
}

/** The columns that a claimed delivery of each kind has. */
export const claimedRow = z.object({
  webhook_delivery_id: int,
  event_uuid: text,
  topic: text,
  payload: z.unknown(),
  emitted_at: timestamp,
  attempts: int,
  body: text.nullable(),
});
export const CLAIMED = sql.fragment`
  d.webhook_delivery_id, d.event_uuid, d.topic, d.payload, d.emitted_at, d.attempts, d.body`;

/** A claimed delivery, with the end of the claim by which it is recognized. */
export interface Held {
  readonly webhook_delivery_id: number;
  readonly until: Date;
}

export const timeOf = (date: Date): SqlFragment => sql.fragment`${date.toISOString()}::timestamptz`;

const columnsOf = (alias: string, key: readonly string[]) =>
  sql.join(
    key.map((column) => sql.identifier([alias, column])),
    sql.fragment`, `,
  );

const isSame = (key: readonly string[], one: string, other: string) =>
  sql.join(
    key.map((column) => sql.fragment`${sql.identifier([one, column])} = ${sql.identifier([other, column])}`),
    sql.fragment` and `,
  );

const dueRow = z.object({ due: z.boolean() });

/** Reports whether any delivery is due, including those blocked by an earlier one about the same subject. */
export async function isAnyDue(db: Db, { due }: Channels<z.ZodType>, now: Date): Promise<boolean> {
  const found = await db.one(sql.type(dueRow)`select exists (${due(timeOf(now))}) as due`);
  return found.due;
}

/**
 * Claims up to `limit` due deliveries until the given time. Claims at most `AT_ONCE` per channel, and skips deliveries blocked by an
 * earlier one about the same subject. Only one process can claim deliveries at a time.
 */
export const claimDeliveries = <Row extends z.ZodType>(
  db: Db,
  { key, open, join, columns, row }: Channels<Row>,
  { now: date, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<readonly z.output<Row>[]> =>
  db.transaction(async (tx) => {
    const now = timeOf(date);
    await tx.run(sql.type(noColumns)`select from pg_advisory_xact_lock(hashtext('webhooks'))`);
    return tx.any(sql.type(row)`
      with free as (
        select ${columnsOf('channel', key)}, ${AT_ONCE} - (
          select count(*) from webhook_delivery c where ${isSame(key, 'c', 'channel')} and c.claimed_until > ${now}
        ) as places
        from (${open(now)}) as channel order by random()
      ), due as (
        select first.webhook_delivery_id, ${columnsOf('free', key)} from free cross join lateral (
          select d.webhook_delivery_id from webhook_delivery d
          where ${isSame(key, 'd', 'free')} and d.status = 'pending' and d.next_try_at <= ${now}
            and (d.claimed_until is null or d.claimed_until <= ${now})
            and not exists (
              select from webhook_delivery earlier
              where ${isSame(key, 'earlier', 'd')} and earlier.entity = d.entity and earlier.status = 'pending'
                and earlier.event_order < d.event_order
            )
          order by d.next_try_at, d.event_order limit greatest(free.places, 0)
        ) as first
        limit ${limit}
      )
      update webhook_delivery d set claimed_until = ${timeOf(until)}, attempts = d.attempts + 1
      from due ${join} where d.webhook_delivery_id = due.webhook_delivery_id
      returning ${columns}`);
  });

/**
 * Creates the parts of a statement that store the outcome of an attempt. While a delivery waits for its next attempt, later ones about the
 * same subject also wait. `done` is empty if another process has taken over the delivery, and then nothing is stored.
 */
export function settling(key: readonly string[], { webhook_delivery_id: id, until }: Held, outcome: Outcome) {
  const nextTryAt = outcome.nextTryAt?.toISOString() ?? null;
  return sql.fragment`
    done as (
      update webhook_delivery d set status = ${outcome.status}, claimed_until = null,
        next_try_at = coalesce(${nextTryAt}::timestamptz, next_try_at), body = coalesce(body, ${outcome.body}),
        response_status = ${outcome.responseStatus}, response_excerpt = ${outcome.responseExcerpt},
        failure = ${outcome.failure}, error = ${outcome.error}, duration_ms = ${outcome.durationMs},
        tried_at = ${timeOf(outcome.triedAt)}
      where webhook_delivery_id = ${id} and claimed_until = ${timeOf(until)}
      returning ${columnsOf('d', key)}, entity, event_order
    ), followers as (
      update webhook_delivery later set next_try_at = ${nextTryAt}::timestamptz
      from done
      where ${nextTryAt}::text is not null and ${isSame(key, 'later', 'done')} and later.entity = done.entity
        and later.status = 'pending' and later.event_order > done.event_order
        and later.next_try_at < ${nextTryAt}::timestamptz
    )`;
}

/** Releases an unused claim, so that another process can send the delivery. */
export const releaseClaim = (db: Db, { webhook_delivery_id: id, until }: Held): Promise<number> =>
  db.run(sql.type(noColumns)`
    update webhook_delivery set claimed_until = null, attempts = attempts - 1
    where webhook_delivery_id = ${id} and claimed_until = ${timeOf(until)}`);
