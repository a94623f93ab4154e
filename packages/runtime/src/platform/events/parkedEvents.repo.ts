import { z } from 'zod';
import { int, text, timestamp } from '../db/columns.ts';
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
  /** What the last try said. Null when the process that made it ended. */
  last_error: text.nullable(),
  /** When it was emitted. */
  created_at: timestamp,
});
export type ParkedEvent = z.output<typeof parkedEvent>;

// The public view `graphile_worker.jobs` leaves the payload out, so this reads the tables of the pinned version.
const PARKED = sql.fragment`
  from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  where task.identifier = ${DELIVER} and job.attempts >= job.max_attempts and job.locked_at is null`;

/** The parked events, oldest first, at most `limit` (default 100). */
export const listParkedEvents = (db: Db, { limit = 100 } = {}): Promise<readonly ParkedEvent[]> =>
  db.any(sql.type(parkedEvent)`
    select job.id::text, job.payload ->> 'subscriber' as subscriber, job.payload ->> 'event' as event,
      job.payload -> 'payload' as payload, job.payload ->> 'deliveryId' as delivery_id, job.attempts, job.last_error,
      job.created_at
    ${PARKED} order by job.id limit ${limit}`);

const retriedRow = z.object({ retried: int });

/** Gives parked events all their tries again, those with the ids or every one. Returns how many it took up. */
export async function retryParkedEvents(db: Db, ids?: readonly string[]): Promise<number> {
  const wanted = ids?.filter((id) => /^\d{1,18}$/.test(id));
  const only = wanted ? sql.fragment`and job.id = any(${sql.array(wanted, 'int8')})` : sql.fragment``;
  const { retried } = await db.one(sql.type(retriedRow)`
    select count(*)::int as retried
    from graphile_worker.reschedule_jobs(array(select job.id ${PARKED} ${only}), run_at => now(), attempts => 0)`);
  return retried;
}
