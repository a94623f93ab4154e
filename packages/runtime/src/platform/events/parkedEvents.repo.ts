import { z } from 'zod';
import { createdAt, int, noColumns, text } from '../db/columns.ts';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { DELIVER } from './outbox.ts';

/** A parked delivery: it has used up its attempts, and an administrator must retry or drop it. */
export const parkedEvent = z.object({
  id: text.describe('The ID used to retry or drop it.'),
  subscriber: text.describe('The ID of the subscriber.'),
  event: text.describe('The name of the event.'),
  payload: z.unknown().describe('The payload of the event.'),
  delivery_id: text.describe('The delivery ID, the same for every attempt.'),
  attempts: int.describe('The number of attempts.'),
  last_error: text
    .nullable()
    .describe('The error of the last attempt. Null if the process that made the attempt ended.'),
  created_at: createdAt.meta({ description: 'The time at which it was emitted, in ISO 8601 format (UTC).' }),
});
export type ParkedEvent = z.output<typeof parkedEvent>;

// The public view `graphile_worker.jobs` omits the payload. These are the private tables of the pinned library version.
const PARKED = sql.fragment`
  from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  where task.identifier = ${DELIVER} and job.attempts >= job.max_attempts and job.locked_at is null`;

const COLUMNS = sql.fragment`
  job.id::text, job.payload ->> 'subscriber' as subscriber, job.payload ->> 'event' as event,
  job.payload -> 'payload' as payload, job.payload ->> 'deliveryId' as delivery_id, job.attempts, job.last_error,
  job.created_at`;

/** Lists the oldest parked deliveries, up to `limit` (default 100). */
export const listParkedEvents = (db: Db, { limit = 100 } = {}): Promise<readonly ParkedEvent[]> =>
  db.any(sql.type(parkedEvent)`select ${COLUMNS} ${PARKED} order by job.id limit ${limit}`);

const unreportedEvent = parkedEvent.extend({
  /** The time of the last delivery attempt. */
  tried_at: text,
});
export type UnreportedEvent = z.output<typeof unreportedEvent>;

/** Lists the oldest parked deliveries that have not been reported since their last attempt, up to `limit`. */
export const listUnreportedEvents = (db: Db, limit: number): Promise<readonly UnreportedEvent[]> =>
  db.any(sql.type(unreportedEvent)`
    select ${COLUMNS}, job.updated_at::text as tried_at
    ${PARKED} and not exists (
      select from parked_event_report where job_id = job.id and tried_at >= job.updated_at
    )
    order by job.id limit ${limit}`);

/** Marks parked deliveries as reported. Removes the marks of deliveries that no longer exist. */
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

/** The IDs of parked deliveries, or `all`. */
export type ParkedChoice = readonly string[] | 'all';

/**
 * Locks the chosen deliveries. PostgreSQL rechecks them after waiting for a lock, so concurrent calls cannot process the same
 * delivery twice.
 */
const chosen = (choice: ParkedChoice) => sql.fragment`
  array(select job.id ${PARKED} ${
    choice === 'all'
      ? sql.fragment``
      : sql.fragment`and job.id = any(${sql.array(
          choice.filter((id) => /^\d{1,18}$/.test(id)),
          'int8',
        )})`
  } order by job.id for update of job)`;

const removedEvent = z.object({ id: text, subscriber: text, event: text, delivery_id: text });
export type RemovedEvent = z.output<typeof removedEvent>;

const TAKEN = sql.fragment`
  id::text, payload ->> 'subscriber' as subscriber, payload ->> 'event' as event, payload ->> 'deliveryId' as delivery_id`;

/** Restarts parked deliveries with a full number of attempts. Returns the restarted deliveries. */
export const retryParkedEvents = (db: Db, choice: ParkedChoice): Promise<readonly RemovedEvent[]> =>
  db.any(sql.type(removedEvent)`
    select ${TAKEN} from graphile_worker.reschedule_jobs(${chosen(choice)}, run_at => now(), attempts => 0) order by id`);

/** Permanently deletes parked deliveries. Returns the deleted deliveries. */
export const dropParkedEvents = (db: Db, choice: ParkedChoice): Promise<readonly RemovedEvent[]> =>
  db.any(sql.type(removedEvent)`
    select ${TAKEN} from graphile_worker.complete_jobs(${chosen(choice)}) order by id`);
