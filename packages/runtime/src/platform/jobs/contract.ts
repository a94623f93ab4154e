import type { AppContext } from '../context.ts';

/** Work by the clock. It runs on one process at a time. */
export interface Job {
  readonly id: string;
  /** A cron expression of five fields, in UTC. */
  readonly schedule: string;
  run(app: AppContext): Promise<void>;
}
