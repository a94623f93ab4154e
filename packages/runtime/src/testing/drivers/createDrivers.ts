import type { AppContext } from '../../platform/contracts/context.ts';
import type { OutgoingEmail } from '../../modules/mail/contract.ts';
import { deliverEvents } from './deliverEvents.ts';
import type { Deliveries } from './deliverEvents.ts';
import { mailsTo } from './mails.ts';
import type { TestMail } from './mails.ts';
import { runJob } from './runJob.ts';

/** The functions that do what a shop's worker does automatically. */
export interface Drivers {
  /**
   * Delivers every pending event to its subscribers, one after the other, including events emitted by them. Each delivery is attempted
   * once, and earlier failures are retried without a pause. Returns the successful and the failed deliveries.
   */
  deliverEvents(): Promise<Deliveries>;
  /** Runs a job immediately, as the worker does: under the job's own name and until its deadline. Throws the job's error. */
  runJob(id: string): Promise<void>;
  /**
   * Returns the sent emails, oldest first: all, or those to one address. Subscribers send them, so call `deliverEvents` first. Throws if
   * the shop sends email through another transport.
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
