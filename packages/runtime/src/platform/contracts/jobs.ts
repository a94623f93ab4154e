import type { AppContext } from './context.ts';

/** A scheduled task that runs in one process at a time. */
export interface Job {
  readonly id: string;
  /** A cron expression with five fields, in UTC. */
  readonly schedule: string;
  /** Maximum duration of one run in milliseconds. Default: `deadlines.jobMs` of the config, 5 minutes. */
  readonly deadlineMs?: number;
  /**
   * Runs the job. `signal` aborts at the deadline: pass it to everything that takes time. Absent if the job is not run by a
   * worker, as in tests.
   */
  run(app: AppContext, signal?: AbortSignal): Promise<void>;
}
