import type { JobHelpers } from 'graphile-worker';
import type { AppContext } from '../../platform/contracts/context.ts';
import { jobTasks, taskOf } from '../../platform/jobs/jobTasks.ts';

/** The worker name under which jobs run in tests. */
const WORKER = 'test';

/** Runs a job with the worker's task, which records the run. Throws the job's error. */
export async function runJob(app: AppContext, id: string): Promise<void> {
  const jobs = app.registry('jobs');
  const value = jobs.get(id);
  if (!value)
    throw new Error(
      `There is no job "${id}". There are ${jobs
        .list()
        .map((job) => job.id)
        .join(', ')}.`,
    );
  const job = { owner: jobs.ownerOf(id) ?? 'none', isCore: false, value };
  const task = jobTasks(app, [job], app.config.deadlines.jobMs)[taskOf(id)];
  await task?.({}, { job: { locked_by: WORKER, attempts: 1 } } as JobHelpers);
}
