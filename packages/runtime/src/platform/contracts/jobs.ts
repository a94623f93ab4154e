import type { AppContext } from './context.ts';

/** A scheduled task that runs in one process at a time. */
export interface Job {
  readonly id: string;
  /** A cron expression with five fields, in UTC. */
  readonly schedule: string;
  /** The deadline for one run, in milliseconds. Default: `deadlines.jobMs` in the config, 5 minutes. */
  readonly deadlineMs?: number;
  /**
   * Runs the job. `signal` aborts at the deadline, so pass it to every slow operation. Absent when no worker runs the job, such as
   * in tests.
   */
  run(app: AppContext, signal?: AbortSignal): Promise<void>;
}
