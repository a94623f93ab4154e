import { z } from 'zod';
import { int, noColumns, text, timestamp } from '../db/columns.ts';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { DELIVER } from './outbox.ts';

/** A delivery that used up its tries and waits for someone to look at it. */
const parkedEvent = z.object({
  id: text,
  subscriber: text,
  event: text,
  payload: z.unknown(),
  delivery_id: text,
  attempts: int,
  /** The error of the last try. Null if the process that made it ended. */
  last_error: text.nullable(),
  /** The time at which it was emitted. */
  created_at: timestamp,
});
export type ParkedEvent = z.output<typeof parkedEvent>;

// The public view `graphile_worker.jobs` leaves the payload out, so this reads the tables of the pinned version.
const PARKED = sql.fragment`
  from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  where task.identifier = ${DELIVER} and job.attempts >= job.max_attempts and job.locked_at is null`;

const COLUMNS = sql.fragment`
  job.id::text, job.payload ->> 'subscriber' as subscriber, job.payload ->> 'event' as event,
  job.payload -> 'payload' as payload, job.payload ->> 'deliveryId' as delivery_id, job.attempts, job.last_error,
  job.created_at`;

/** Lists the parked events, oldest first, at most `limit` (default 100). */
export const listParkedEvents = (db: Db, { limit = 100 } = {}): Promise<readonly ParkedEvent[]> =>
  db.any(sql.type(parkedEvent)`select ${COLUMNS} ${PARKED} order by job.id limit ${limit}`);

const unreportedEvent = parkedEvent.extend({
  /** The time of the last try. */
  tried_at: text,
});
export type UnreportedEvent = z.output<typeof unreportedEvent>;

/** Lists the parked events that were not reported since their last try, oldest first, at most `limit`. */
export const listUnreportedEvents = (db: Db, limit: number): Promise<readonly UnreportedEvent[]> =>
  db.any(sql.type(unreportedEvent)`
    select ${COLUMNS}, job.updated_at::text as tried_at
    ${PARKED} and not exists (
      select from parked_event_report where job_id = job.id and tried_at >= job.updated_at
    )
    order by job.id limit ${limit}`);

/** Records that these were reported, and forgets those that no longer exist. */
export const reportEvents = (db: Db, events: readonly UnreportedEvent[]): Promise<number> =>
  db.run(sql.type(noColumns)`
    with gone as (
      delete from parked_event_report
      where not exists (select from graphile_worker._private_jobs job where job.id = job_id)
    )
    insert into parked_event_report (job_id, tried_at)
    select id, tried_at::timestamptz from unnest(
      ${sql.array(
        events.map(({ id }) => id),
        'int8',
      )}, ${sql.array(
        events.map(({ tried_at }) => tried_at),
        'text',
      )}) as told (id, tried_at)
    on conflict (job_id) do update set tried_at = excluded.tried_at`);

const retriedRow = z.object({ retried: int });

/** Gives parked events all their tries again, those with the ids or every one. Returns their number. */
export async function retryParkedEvents(db: Db, ids?: readonly string[]): Promise<number> {
  const wanted = ids?.filter((id) => /^\d{1,18}$/.test(id));
  const only = wanted ? sql.fragment`and job.id = any(${sql.array(wanted, 'int8')})` : sql.fragment``;
  const { retried } = await db.one(sql.type(retriedRow)`
    select count(*)::int as retried
    from graphile_worker.reschedule_jobs(array(select job.id ${PARKED} ${only}), run_at => now(), attempts => 0)`);
  return retried;
}
