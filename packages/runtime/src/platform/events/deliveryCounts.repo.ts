import { z } from 'zod';
import { int } from '../db/columns.ts';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { DELIVER } from './outbox.ts';

const deliveryCounts = z.object({
  /** Number of deliveries that are waiting, in progress, or due for a retry. */
  pending: int,
  /** Number of deliveries that have used up their attempts. */
  parked: int,
  /** Age of the oldest pending delivery in seconds. 0 if there is none. */
  oldest_pending_seconds: z.number(),
});

/** Counts the deliveries in the outbox. */
export const countDeliveries = (db: Db): Promise<z.output<typeof deliveryCounts>> =>
  db.one(sql.type(deliveryCounts)`
    select count(*) filter (where not is_parked)::int as pending, count(*) filter (where is_parked)::int as parked,
      coalesce(extract(epoch from now() - min(created_at) filter (where not is_parked)), 0)::float8
        as oldest_pending_seconds
    from (
      select job.created_at, job.attempts >= job.max_attempts and job.locked_at is null as is_parked
      from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = ${DELIVER}
    ) delivery`);
