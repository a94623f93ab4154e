import { z } from 'zod';
import { int, noColumns, text, timestamp } from '../db/columns.ts';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';

const idRow = z.object({ job_run_id: int });

/**
 * Records the start of a job run. Deletes the job's runs older than 30 days, and the queue's record of a run that failed while
 * the next run was already queued.
 */
export async function insertJobRun(
  db: Db,
  { job, task, workerId }: { job: string; task: string; workerId: string },
): Promise<number> {
  const { job_run_id } = await db.one(sql.type(idRow)`
    with old as (
      delete from job_run where job = ${job} and started_at < now() - interval '30 days'
    ), overtaken as (
      delete from graphile_worker._private_jobs run using graphile_worker._private_tasks task
      where task.id = run.task_id and task.identifier = ${task}
        and run.key is null and run.locked_at is null and run.attempts >= run.max_attempts
    )
    insert into job_run (job, worker_id) values (${job}, ${workerId}) returning job_run_id`);
  return job_run_id;
}

/** Records the end of a run. `error` is null if the run succeeded. */
export const finishJobRun = (db: Db, id: number, error: string | null): Promise<number> =>
  db.run(
    sql.type(noColumns)`update job_run set finished_at = now(), error = ${error} where job_run_id = ${id}`,
  );

const runRow = z.object({
  job: text,
  started_at: timestamp,
  finished_at: timestamp.nullable(),
  error: text.nullable(),
});
export type JobRun = z.output<typeof runRow>;

/** Lists the most recent runs of the given jobs, newest first, with at most `each` runs per job. One SQL statement. */
export const listJobRuns = (db: Db, jobs: readonly string[], each: number): Promise<readonly JobRun[]> =>
  db.any(sql.type(runRow)`
    select run.job, run.started_at, run.finished_at, run.error
    from unnest(${sql.array(jobs, 'text')}) as name
    cross join lateral (
      select * from job_run where job = name order by started_at desc, job_run_id desc limit ${each}
    ) run
    order by run.started_at desc, run.job_run_id desc`);

const countRow = z.object({ failed: int });

/** Counts the jobs whose last finished run failed. */
export async function countFailedJobs(db: Db): Promise<number> {
  const { failed } = await db.one(sql.type(countRow)`
    select count(*)::int as failed
    from (
      select distinct on (job) error from job_run where finished_at is not null
      order by job, started_at desc, job_run_id desc
    ) last
    where error is not null`);
  return failed;
}
