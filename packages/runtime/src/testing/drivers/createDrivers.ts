import type { JobHelpers } from 'graphile-worker';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { OutgoingEmail } from '../../modules/mail/contract.ts';
import { jobTasks, taskOf } from '../../platform/jobs/jobTasks.ts';
import { deliverEvents } from './deliverEvents.ts';
import type { Deliveries } from './deliverEvents.ts';
import { mailsTo } from './mails.ts';
import type { TestMail } from './mails.ts';

/** Functions that trigger what a shop's worker does automatically. */
export interface Drivers {
  /**
   * Delivers all pending events to their subscribers one by one, including events emitted by the subscribers. Attempts each delivery
   * once. Retries deliveries that failed before without waiting. Returns the successful and the failed deliveries.
   */
  deliverEvents(): Promise<Deliveries>;
  /** Runs a job immediately with the worker's task, including the job's deadline. Throws the job's error. */
  runJob(id: string): Promise<void>;
  /**
   * Returns the sent emails, oldest first: all emails, or the emails to one address. Event subscribers send emails, so call
   * `deliverEvents` first. Throws if the shop uses another email transport.
   */
  mails(to?: string): readonly TestMail[];
}

export interface DriverParts {
  readonly app: AppContext;
  readonly databaseUrl: string;
  /** The emails in the test mailbox. */
  readonly sent: readonly OutgoingEmail[];
}

export const createDrivers = ({ app, databaseUrl, sent }: DriverParts): Drivers => ({
  deliverEvents: () => deliverEvents(app, databaseUrl),
  runJob: (id) => runJob(app, id),
  mails: (to) => mailsTo(app, sent, to),
});

/** The worker name under which jobs run in tests. */
const WORKER = 'test';

/** Runs a job with the worker's task, which records the run. Throws the job's error. */
async function runJob(app: AppContext, id: string): Promise<void> {
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
