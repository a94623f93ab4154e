import type { AppContext } from './context.ts';

/** Work by the clock, on one process at a time. */
export interface Job {
  readonly id: string;
  /** A cron expression of five fields, in UTC. */
  readonly schedule: string;
  /** The milliseconds that one run may take. Default: `deadlines.jobMs` of the config, 5 minutes. */
  readonly deadlineMs?: number;
  /**
   * Runs the job. `signal` aborts at the deadline: pass it to everything that takes time. It is absent if no worker runs the job,
   * as in tests.
   */
  run(app: AppContext, signal?: AbortSignal): Promise<void>;
}
