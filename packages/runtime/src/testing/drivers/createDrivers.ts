import type { AppContext } from '../../platform/contracts/context.ts';
import type { OutgoingEmail } from '../../modules/mail/contract.ts';
import { deliverEvents } from './deliverEvents.ts';
import type { Deliveries } from './deliverEvents.ts';
import { mailsTo } from './mails.ts';
import type { TestMail } from './mails.ts';
import { runJob } from './runJob.ts';

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
