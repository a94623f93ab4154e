import type { Pool } from 'pg';
import type { Logger } from 'pino';

export interface Heartbeat {
  stop(): Promise<void>;
}

/** A worker is dead when it has missed this many beats. */
const MISSED_BEATS = 4;

/**
 * Reports to the other processes that this worker lives, and frees the jobs of dead ones: the queue itself would wait four hours.
 * All times are the database's, whose clock the processes share. It uses the worker's own connections, so that a busy shop does
 * not look like a dead one.
 */
export async function startHeartbeat(
  pool: Pool,
  workerId: string,
  { intervalMs, log }: { intervalMs: number; log: Logger },
): Promise<Heartbeat> {
  const beat = async () => {
    try {
      const { rows } = await pool.query<{ freed: string[] | null; lanes: string[] | null }>(BEAT, [
        workerId,
        intervalMs * MISSED_BEATS,
      ]);
      if (rows[0]?.freed) log.warn({ workers: rows[0].freed }, 'freed the jobs of workers that ended');
      if (rows[0]?.lanes) log.warn({ lanes: rows[0].lanes }, 'freed lanes in which nothing was under way');
    } catch (err) {
      log.warn({ err }, 'worker heartbeat failed');
    }
  };
  await beat();
  let underWay: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = underWay.then(beat);
  }, intervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
      await pool
        .query(END, [workerId])
        .catch((err: unknown) => log.warn({ err }, 'worker heartbeat not removed'));
    },
  };
}

// Jobs can also be locked by a worker that ended before its first beat. A worker that was only slow, and counted as dead, may end
// work that another has begun again: the work is gone then, and the other one leaves its lane locked.
const BEAT = `
  with beat as (
    insert into worker_heartbeat (worker_id) values ($1) on conflict (worker_id) do update set beat_at = now()
  ), dead as (
    delete from worker_heartbeat where worker_id in (
      select worker_id from worker_heartbeat
      where beat_at < now() - $2 * interval '1 millisecond' and worker_id <> $1
      for update skip locked
    )
    returning worker_id
  ), lost as (
    select worker_id from dead
    union
    select locked_by from graphile_worker.jobs
    where locked_at < now() - $2 * interval '1 millisecond' and locked_by <> $1
      and not exists (select from worker_heartbeat where worker_id = locked_by)
  ), cut as (
    update job_run set finished_at = now(), error = 'The process that ran it ended'
    where finished_at is null and worker_id in (select worker_id from lost)
  ), idle as (
    update graphile_worker._private_job_queues lane set locked_by = null, locked_at = null
    where locked_at < now() - $2 * interval '1 millisecond'
      and not exists (select from lost where worker_id = lane.locked_by)
      and not exists (
        select from graphile_worker._private_jobs job
        where job.job_queue_id = lane.id and job.locked_by = lane.locked_by
      )
    returning queue_name
  )
  select freed, lanes, graphile_worker.force_unlock_workers(freed)
  from (select array_agg(worker_id) as freed from lost) as all_lost,
    (select array_agg(queue_name) as lanes from idle) as all_idle
  where freed is not null or lanes is not null`;

const END = `
  with gone as (delete from worker_heartbeat where worker_id = $1)
  select graphile_worker.force_unlock_workers(array[$1::text])`;
