import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';

export interface Heartbeat {
  stop(): Promise<void>;
}

/** Number of missed heartbeats after which a worker is considered dead. */
const MISSED_BEATS = 40;
/**
 * Number of missed heartbeats after which a worker without a database session is considered dead, because its process has
 * ended.
 */
const BEATS_WITHOUT_SESSION = 2;
/**
 * Number of heartbeats between two checks for locks held by workers without a heartbeat row. The check is infrequent because it
 * reads all jobs.
 */
const SWEEP_BEATS = 10;

export interface HeartbeatOptions {
  readonly workerId: string;
  /** The `application_name` of the worker's connections, unique to this worker. */
  readonly sessionName: string;
  readonly intervalMs: number;
  readonly log: Logger;
}

/**
 * Sends this worker's heartbeats, and releases the jobs of dead workers, for which the queue itself would wait four hours. A
 * killed process has no database session and is detected within a few heartbeats. A worker that hangs or lost its connection is
 * detected only after many missed heartbeats. All times come from the database clock, which the processes share. Heartbeats use
 * the worker's own connections, so that a busy shop does not look dead.
 */
export async function startHeartbeat(
  pool: Pool,
  { workerId, sessionName, intervalMs, log }: HeartbeatOptions,
): Promise<Heartbeat> {
  const silentMs = intervalMs * MISSED_BEATS;
  // After a database failure, other live workers may not have reconnected yet.
  let trustsSessionsFrom = 0;
  const distrust = () => {
    trustsSessionsFrom = performance.now() + silentMs;
  };
  pool.on('error', distrust);
  pool.on('connect', (client) => client.on('error', distrust));
  let isOwn: boolean | null = null;
  let beats = 0;
  const beat = async () => {
    const statement = beats++ % SWEEP_BEATS === 0 ? SWEEP : BEAT;
    try {
      isOwn ??= await hasOwnSessions(pool);
      const isTrusted = performance.now() >= trustsSessionsFrom;
      const { rows } = await pool.query<{ freed: string[] | null; lanes: string[] | null }>(statement, [
        workerId,
        silentMs,
        // Without its own sessions, the worker's session name is meaningless.
        isOwn ? sessionName : null,
        isTrusted ? intervalMs * BEATS_WITHOUT_SESSION : silentMs,
      ]);
      if (rows[0]?.freed) log.warn({ workers: rows[0].freed }, 'freed the jobs of workers that ended');
      if (rows[0]?.lanes) log.warn({ lanes: rows[0].lanes }, 'freed lanes in which nothing was under way');
    } catch (err) {
      distrust();
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

/**
 * Reports whether the pool's connections are separate database sessions. Behind a transaction pooler, the process IDs are those
 * of shared connections.
 */
async function hasOwnSessions(pool: Pool): Promise<boolean> {
  const client: PoolClient & { readonly processID?: number | null } = await pool.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return rows[0]?.pid === client.processID;
  } finally {
    client.release();
  }
}

/**
 * Creates the SQL statement that records a heartbeat. It also releases the jobs of dead workers and of workers selected by
 * `lost`, and the queue lanes selected by `idle`.
 */
const beatWith = ({ lost, idle }: { readonly lost: string; readonly idle: string }) => `
  with beat as (
    insert into worker_heartbeat (worker_id, session_name) values ($1, $3)
    on conflict (worker_id) do update set beat_at = now()
  ), dead as (
    delete from worker_heartbeat where worker_id in (
      select worker_id from worker_heartbeat
      where worker_id <> $1 and (
        beat_at < now() - $2 * interval '1 millisecond'
        or beat_at < now() - $4 * interval '1 millisecond' and session_name is not null and not exists (
          select from pg_stat_activity
          where datname = current_database() and application_name = session_name
        )
      )
      for update skip locked
    )
    returning worker_id
  ), lost as (
    select worker_id from dead
    ${lost}
  ), cut as (
    update job_run set finished_at = now(), error = 'The process that ran it ended'
    where finished_at is null and worker_id in (select worker_id from lost)
  ), idle as (${idle})
  select freed, lanes, graphile_worker.force_unlock_workers(freed)
  from (select array_agg(worker_id) as freed from lost) as all_lost,
    (select array_agg(queue_name) as lanes from idle) as all_idle
  where freed is not null or lanes is not null`;

const BEAT = beatWith({ lost: '', idle: 'select null::text as queue_name where false' });

// Jobs may be locked by a worker that ended before its first heartbeat. A lane may also stay locked if a slow worker was
// considered dead but then finished a job that another worker had already restarted.
const SWEEP = beatWith({
  lost: `union
    select locked_by from graphile_worker.jobs
    where locked_at < now() - $2 * interval '1 millisecond' and locked_by <> $1
      and not exists (select from worker_heartbeat where worker_id = locked_by)`,
  idle: `
    update graphile_worker._private_job_queues lane set locked_by = null, locked_at = null
    where locked_at < now() - $2 * interval '1 millisecond'
      and not exists (select from lost where worker_id = lane.locked_by)
      and not exists (
        select from graphile_worker._private_jobs job
        where job.job_queue_id = lane.id and job.locked_by = lane.locked_by
      )
    returning queue_name`,
});

const END = `
  with gone as (delete from worker_heartbeat where worker_id = $1)
  select graphile_worker.force_unlock_workers(array[$1::text])`;
