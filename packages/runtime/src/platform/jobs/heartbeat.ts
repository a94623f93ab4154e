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
      const { rows } = await pool.query<{ freed: string[] | null }>(BEAT, [
        workerId,
        intervalMs * MISSED_BEATS,
      ]);
      if (rows[0]?.freed) log.warn({ workers: rows[0].freed }, 'freed the jobs of workers that ended');
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

// Jobs can also be locked by a worker that ended before its first beat.
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
  )
  select freed, graphile_worker.force_unlock_workers(freed)
  from (select array_agg(worker_id) as freed from lost) as all_lost
  where freed is not null`;

const END = `
  with gone as (delete from worker_heartbeat where worker_id = $1)
  select graphile_worker.force_unlock_workers(array[$1::text])`;
