import { z } from 'zod';
import { int, noColumns, text, timestamp } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Outcome } from './delivery.repo.ts';
import { secretsRow } from './webhook.repo.ts';

/** Maximum number of concurrent deliveries per webhook, across all processes. */
const AT_ONCE = 8;

const claimedRow = secretsRow.extend({
  webhook_delivery_id: int,
  webhook_id: int,
  webhook_uuid: text,
  url: text,
  event_uuid: text,
  topic: text,
  payload: z.unknown(),
  emitted_at: timestamp,
  attempts: int,
  body: text.nullable(),
});
/** A delivery that this process has claimed, with the webhook columns required to send it. */
export type ClaimedDelivery = z.output<typeof claimedRow>;

const dueRow = z.object({ due: z.boolean() });

/** Reports whether any delivery is due, including those blocked by an earlier delivery for the same entity. */
export async function isAnyDue(db: Db, now: Date): Promise<boolean> {
  const { due } = await db.one(sql.type(dueRow)`
    select exists (
      select from webhook w join webhook_delivery d on d.webhook_id = w.webhook_id
      where w.status = 'active' and d.status = 'pending' and d.next_try_at <= ${now.toISOString()}::timestamptz
    ) as due`);
  return due;
}

/**
 * Claims up to `limit` due deliveries until the given time. Claims at most `AT_ONCE` deliveries per webhook, and
 * skips deliveries blocked by an earlier one for the same entity. Only one process can claim deliveries at a time.
 */
export const claimDeliveries = (
  db: Db,
  { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
): Promise<readonly ClaimedDelivery[]> =>
  db.transaction(async (tx) => {
    await tx.run(sql.type(noColumns)`select from pg_advisory_xact_lock(hashtext('webhooks'))`);
    return tx.any(sql.type(claimedRow)`
      with free as (
        select w.webhook_id, ${AT_ONCE} - (
          select count(*) from webhook_delivery c
          where c.webhook_id = w.webhook_id and c.claimed_until > ${now.toISOString()}::timestamptz
        ) as places
        from webhook w where w.status = 'active' order by random()
      ), due as (
        select first.webhook_delivery_id from free cross join lateral (
          select d.webhook_delivery_id from webhook_delivery d
          where d.webhook_id = free.webhook_id and d.status = 'pending'
            and d.next_try_at <= ${now.toISOString()}::timestamptz
            and (d.claimed_until is null or d.claimed_until <= ${now.toISOString()}::timestamptz)
            and not exists (
              select from webhook_delivery earlier
              where earlier.webhook_id = d.webhook_id and earlier.entity = d.entity and earlier.status = 'pending'
                and earlier.event_order < d.event_order
            )
          order by d.next_try_at, d.event_order limit greatest(free.places, 0)
        ) as first
        limit ${limit}
      )
      update webhook_delivery d
      set claimed_until = ${until.toISOString()}::timestamptz, attempts = d.attempts + 1
      from due, webhook w
      where d.webhook_delivery_id = due.webhook_delivery_id and w.webhook_id = d.webhook_id
      returning d.webhook_delivery_id, d.webhook_id, w.uuid as webhook_uuid, w.url, d.event_uuid, d.topic, d.payload,
        d.emitted_at, d.attempts, d.body, w.secret, w.former_secrets`);
  });

const savedRow = z.object({ failing_since: timestamp.nullable() });

/**
 * Stores the outcome of an attempt. While a delivery waits for its next attempt, later deliveries for the same entity
 * also wait. Returns the time since which the webhook has been failing. Stores nothing and returns null if another
 * process has taken over the delivery.
 */
export const saveOutcome = (
  db: Db,
  { webhook_delivery_id: id, until }: { readonly webhook_delivery_id: number; readonly until: Date },
  outcome: Outcome,
) => {
  const triedAt = outcome.triedAt.toISOString();
  const nextTryAt = outcome.nextTryAt?.toISOString() ?? null;
  const isTaken = outcome.status === 'delivered';
  return db.maybeOne(sql.type(savedRow)`
    with done as (
      update webhook_delivery set status = ${outcome.status}, claimed_until = null,
        next_try_at = coalesce(${nextTryAt}::timestamptz, next_try_at), body = coalesce(body, ${outcome.body}),
        response_status = ${outcome.responseStatus}, response_excerpt = ${outcome.responseExcerpt},
        failure = ${outcome.failure}, error = ${outcome.error}, duration_ms = ${outcome.durationMs},
        tried_at = ${triedAt}::timestamptz
      where webhook_delivery_id = ${id} and claimed_until = ${until.toISOString()}::timestamptz
      returning webhook_id, entity, event_order
    ), followers as (
      update webhook_delivery later set next_try_at = ${nextTryAt}::timestamptz
      from done
      where ${nextTryAt}::text is not null and later.webhook_id = done.webhook_id and later.entity = done.entity
        and later.status = 'pending' and later.event_order > done.event_order
        and later.next_try_at < ${nextTryAt}::timestamptz
    ), noted as (
      update webhook w set failing_since = case when ${isTaken} then null else ${triedAt}::timestamptz end
      from done where w.webhook_id = done.webhook_id and (w.failing_since is null) <> ${isTaken}
        and ${outcome.failure}::text is distinct from 'record'
    )
    select coalesce(w.failing_since, ${triedAt}::timestamptz) as failing_since
    from done join webhook w on w.webhook_id = done.webhook_id`);
};

/** Releases an unused claim, so that another process can send the delivery. */
export const releaseClaim = (
  db: Db,
  { webhook_delivery_id: id, until }: { readonly webhook_delivery_id: number; readonly until: Date },
): Promise<number> =>
  db.run(sql.type(noColumns)`
    update webhook_delivery set claimed_until = null, attempts = attempts - 1
    where webhook_delivery_id = ${id} and claimed_until = ${until.toISOString()}::timestamptz`);
