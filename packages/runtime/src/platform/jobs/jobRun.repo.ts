import { z } from 'zod';
import { int } from '../db/columns.ts';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';

/** Records that a job began, and forgets its runs of more than 30 days ago. */
export async function insertJobRun(db: Db, job: string, workerId: string): Promise<number> {
  const { job_run_id } = await db.one(sql.type(z.object({ job_run_id: int }))`
    with old as (
      delete from job_run where job = ${job} and started_at < now() - interval '30 days'
    )
    insert into job_run (job, worker_id) values (${job}, ${workerId}) returning job_run_id`);
  return job_run_id;
}

/** Records how it ended; `error` is null when it went well. */
export const finishJobRun = (db: Db, id: number, error: string | null): Promise<number> =>
  db.run(
    sql.type(z.object({}))`update job_run set finished_at = now(), error = ${error} where job_run_id = ${id}`,
  );
