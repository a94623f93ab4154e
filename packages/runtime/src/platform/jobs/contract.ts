import type { AppContext } from '../context.ts';

/** Work by the clock. It runs on one process at a time. */
export interface Job {
  readonly id: string;
  /** A cron expression of five fields, in UTC. */
  readonly schedule: string;
  /** Milliseconds that one run may take. Default: `deadlines.jobMs` of the config, 5 minutes. */
  readonly deadlineMs?: number;
  /** `signal` aborts at the deadline: hand it to what takes time. Absent where no worker runs the job, as in tests. */
  run(app: AppContext, signal?: AbortSignal): Promise<void>;
}
