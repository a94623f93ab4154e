import type { RunnerOptions, WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { DELIVER } from '../events/outbox.ts';
import { deliverTask } from './deliverTask.ts';
import { cronItems, jobTasks } from './jobTasks.ts';
import { slotsOf } from '../events/lanes.ts';
import { workerLog } from './workerLog.ts';
import type { WorkerOptions } from './launchWorker.ts';

/** Time in milliseconds after which a claimed job without a free slot is returned for other processes to claim. */
const CLAIMED_MS = 2000;

const DEADLINES = { deliveryMs: 30_000, jobMs: 300_000 };

/** Returns the options of the queue's runner. */
export function runnerOptions(
  pgPool: Pool,
  events: WorkerEvents,
  { app, subscribers, jobs, log, pollMs = 1000, deadlines = DEADLINES }: WorkerOptions,
): RunnerOptions {
  const slots = slotsOf(subscribers, jobs);
  return {
    pgPool,
    // Set explicitly, because environment variables could override the defaults.
    schema: 'graphile_worker',
    concurrency: slots,
    preset: {
      worker: {
        // One statement claims work for all idle slots, with at most one job per queue.
        localQueue: { size: slots, ttl: CLAIMED_MS },
        // With batches, nothing waits for the statement that completes a job, and an error in the statement would crash the
        // process.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
    noHandleSignals: true,
    pollInterval: pollMs,
    events,
    logger: workerLog(log),
    taskList: {
      [DELIVER]: deliverTask(app, subscribers, deadlines.deliveryMs),
      ...jobTasks(app, jobs, deadlines.jobMs),
    },
    parsedCronItems: cronItems(jobs.map(({ value }) => value)),
  };
}
