import { z } from 'zod';
import { recordItems } from '../../platform/audit/recordItems.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { deleteOldKeys } from '../../platform/http/idempotency/deleteOldKeys.ts';
import type { Job } from '../../platform/contracts/jobs.ts';
import { listJobRuns } from '../../platform/jobs/jobRun.repo.ts';
import { nextRun, queueJob } from '../../platform/jobs/jobTasks.ts';
import { jobNotFound } from './errors.ts';

const time = (description: string) => z.string().describe(`${description}, in ISO 8601 format (UTC).`);

/** A job run, as returned in responses. */
const jobRunAnswer = z.object({
  started_at: time('The time at which it started'),
  finished_at: time('The time at which it ended').nullable(),
  error: z.string().nullable().describe('Why it failed. Null if it did not fail or is still running.'),
});

/** A job, as returned in responses. */
export const jobAnswer = z.object({
  id: z.string().describe('The ID of the job.'),
  owner: z.string().describe('The module or extension that contains it.'),
  schedule: z.string().describe('The schedule: a cron expression with five fields, in UTC.'),
  next_run_at: time('The time at which it is scheduled to run next').nullable(),
  state: z
    .enum(['ok', 'failed', 'running', 'never'])
    .describe('The result of the last run: `running` while in progress, `never` before the first run.'),
  runs: z.array(jobRunAnswer).describe('The most recent runs, at most ten, newest first.'),
});
type JobAnswer = z.output<typeof jobAnswer>;

const RUNS = 10;

/** Lists the jobs of the platform, modules and extensions. */
const jobsOf = (app: AppContext): readonly { readonly owner: string; readonly job: Job }[] => {
  const jobs = app.registry('jobs');
  return [
    { owner: 'idempotency', job: deleteOldKeys },
    ...jobs.list().map((job) => ({ owner: jobs.ownerOf(job.id) ?? '', job })),
  ];
};

/** Describes all jobs with their most recent runs. One SQL statement. */
export async function listJobs(app: AppContext, db: Db): Promise<readonly JobAnswer[]> {
  const jobs = jobsOf(app);
  const known = await listJobRuns(
    db,
    jobs.map(({ job }) => job.id),
    RUNS,
  );
  const runs = Map.groupBy(known, ({ job }) => job);
  return jobs.map(({ owner, job }) => {
    const own = (runs.get(job.id) ?? []).map(({ started_at, finished_at, error }) => ({
      started_at,
      finished_at,
      error,
    }));
    return {
      id: job.id,
      owner,
      schedule: job.schedule,
      next_run_at: nextRun(job, app.clock.now())?.toISOString() ?? null,
      state: stateOf(own[0]),
      runs: own,
    };
  });
}

function stateOf(last: JobAnswer['runs'][number] | undefined): JobAnswer['state'] {
  if (!last) return 'never';
  if (last.finished_at === null) return 'running';
  return last.error === null ? 'ok' : 'failed';
}

/**
 * Queues a job to run immediately, in addition to its schedule. Any running process of the shop can execute it.
 * Throws `JOB_NOT_FOUND` (404).
 */
export async function runJob(app: AppContext, db: Db, id: string): Promise<void> {
  const found = jobsOf(app).find(({ job }) => job.id === id);
  if (!found) throw jobNotFound(id);
  await db.transaction(async (tx) => {
    await queueJob(tx, found.job);
    await recordItems(tx, { entityType: 'job', list: 'runs', added: [{ job: id }] });
  });
}
