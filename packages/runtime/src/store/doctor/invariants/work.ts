import { sql } from '../../../platform/db/db.ts';
import { byQuery } from './invariant.ts';
import type { Invariant } from './invariant.ts';

/** The invariants of jobs, events and other deferred work. */
export const workInvariants: readonly Invariant[] = [
  byQuery({
    id: 'lockedJobs',
    isCleared: true,
    about: 'Every running queue job belongs to a live process.',
    fix: 'Start the shop (`shop start`): a running process frees the jobs of dead ones within a minute.',
    query: sql.fragment`
      select job.id || ' ' || task.identifier from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      where job.locked_at < now() - interval '10 minutes'
        and not exists (
          select from worker_heartbeat where worker_id = job.locked_by and beat_at > now() - interval '5 minutes')`,
  }),
  byQuery({
    id: 'openRuns',
    isCleared: true,
    about: 'Every unfinished job run belongs to a live process.',
    fix: 'Start the shop (`shop start`): a running process ends the runs of dead ones within a minute.',
    query: sql.fragment`
      select job from job_run run
      where finished_at is null and started_at < now() - interval '1 hour'
        and not exists (
          select from worker_heartbeat where worker_id = run.worker_id and beat_at > now() - interval '5 minutes')`,
  }),
  byQuery({
    id: 'loggedEvents',
    about: 'Every order placed in the last twelve hours has an `order_placed` event in the log.',
    fix: 'Look for a program that writes orders with SQL, and notify its subscribers of these orders manually.',
    query: sql.fragment`
      select o.order_number from "order" o
      where o.placed_at > now() - interval '12 hours' and o.placed_at < now() - interval '1 minute'
        and not exists (
          select from event_log e
          where e.event = 'order_placed' and e.created_at > now() - interval '13 hours'
            and e.payload ->> 'orderUuid' = o.uuid::text)`,
  }),
];
