import { z } from 'zod';
import { int, noColumns } from '../db/columns.ts';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';

const idRow = z.object({ job_run_id: int });

/**
 * Records that a job began. Forgets its runs of more than 30 days ago, and the queue's record of a run that failed after the next
 * one was already waiting.
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

/** Records how a run ended; `error` is null if it succeeded. */
export const finishJobRun = (db: Db, id: number, error: string | null): Promise<number> =>
  db.run(
    sql.type(noColumns)`update job_run set finished_at = now(), error = ${error} where job_run_id = ${id}`,
  );
