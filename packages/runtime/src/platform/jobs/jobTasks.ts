import { parseCronItem } from 'graphile-worker';
import type { ParsedCronItem, Task, TaskList } from 'graphile-worker';
import { asActor, jobActor } from '../acting/actor.ts';
import type { AppContext } from '../contracts/context.ts';
import type { Contributed } from '../contracts/owned.ts';
import { noColumns } from '../db/columns.ts';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { serverOf } from '../serverContext.ts';
import { inTrace } from '../acting/spans.ts';
import type { Job } from '../contracts/jobs.ts';
import { finishJobRun, insertJobRun } from './jobRun.repo.ts';
import { runInSlot } from './runInSlot.ts';

/** Returns the name of a job's task, which is also the queue name and the job key. */
export const taskOf = (jobId: string) => `job:${jobId}`;

/** Maximum number of attempts for a run. The next scheduled run starts over. */
const MAX_ATTEMPTS = 3;

/** Creates the queue tasks for the jobs. `deadlineMs` applies to jobs without their own deadline. */
export const jobTasks = (app: AppContext, jobs: readonly Contributed<Job>[], deadlineMs: number): TaskList =>
  Object.fromEntries(jobs.map((job) => [taskOf(job.value.id), jobTask(app, job, deadlineMs)]));

const jobTask =
  (app: AppContext, { owner, value: job }: Contributed<Job>, deadlineMs: number): Task =>
  (_payload, helpers) =>
    inTrace(`job ${job.id}`, { attributes: { 'shop.job': job.id, 'shop.extension': owner } }, async () => {
      const run = await insertJobRun(app.db, {
        job: job.id,
        task: taskOf(job.id),
        workerId: helpers.job.locked_by ?? '',
      });
      const of = { extension: owner, contribution: `job "${job.id}"` };
      try {
        await runInSlot(serverOf(app), of, job.deadlineMs ?? deadlineMs, (signal) =>
          asActor(jobActor(job.id), () => job.run(app, signal)),
        );
      } catch (err) {
        app.log.error({ err, job: job.id, ...of, attempt: helpers.job.attempts }, 'job failed');
        await finishJobRun(app.db, run, String(err));
        throw err;
      }
      await finishJobRun(app.db, run, null);
    });

/**
 * Creates the job schedule, in UTC. Each job has its own queue, so that it runs in only one process at a time. Its job key
 * limits it to one waiting run. Runs that were due while no process was running are skipped.
 */
export const cronItems = (jobs: readonly Job[]): ParsedCronItem[] =>
  jobs.map((job) => {
    const fault = scheduleFault(job);
    if (fault) throw new Error(`Job "${job.id}": ${fault}`);
    return cronItem(job);
  });

/** Returns what is wrong with a job's cron expression, or null. */
export function scheduleFault(job: Pick<Job, 'id' | 'schedule'>): string | null {
  try {
    cronItem(job);
    return null;
  } catch (error) {
    return `the schedule "${job.schedule}" is not a five-field cron expression: ${(error as Error).message}`;
  }
}

/** Number of minutes to search for the next run. A schedule such as February 29 may be years away. */
const LOOK_AHEAD = 4 * 366 * 24 * 60;
const MINUTE_MS = 60_000;

/** Returns the next scheduled time of a job after a given time. Null if there is none within four years. */
export function nextRun(job: Pick<Job, 'id' | 'schedule'>, after: Date): Date | null {
  const { match } = cronItem(job);
  const first = Math.floor(after.getTime() / MINUTE_MS) + 1;
  for (let minute = first; minute < first + LOOK_AHEAD; minute += 1) {
    const time = new Date(minute * MINUTE_MS);
    const digest = {
      min: time.getUTCMinutes(),
      hour: time.getUTCHours(),
      date: time.getUTCDate(),
      month: time.getUTCMonth() + 1,
      dow: time.getUTCDay(),
    };
    if (match(digest)) return time;
  }
  return null;
}

/** Queues a job to run as soon as a worker is free. Has no effect if a run is already waiting. */
export const queueJob = (db: Db, { id }: Pick<Job, 'id'>): Promise<number> =>
  db.run(sql.type(noColumns)`
    select from graphile_worker.add_job(
      ${taskOf(id)}, queue_name => ${taskOf(id)}, max_attempts => ${MAX_ATTEMPTS}::int, job_key => ${taskOf(id)},
      job_key_mode => 'replace')`);

const cronItem = ({ id, schedule }: Pick<Job, 'id' | 'schedule'>): ParsedCronItem =>
  parseCronItem({
    task: taskOf(id),
    match: schedule,
    identifier: taskOf(id),
    options: {
      backfillPeriod: 0,
      maxAttempts: MAX_ATTEMPTS,
      queueName: taskOf(id),
      jobKey: taskOf(id),
      jobKeyMode: 'replace',
    },
  });
