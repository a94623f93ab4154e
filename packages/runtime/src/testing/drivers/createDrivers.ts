import type { AppContext } from '../../platform/contracts/context.ts';
import type { OutgoingEmail } from '../../modules/mail/contract.ts';
import { deliverEvents } from './deliverEvents.ts';
import type { Deliveries } from './deliverEvents.ts';
import { mailsTo } from './mails.ts';
import type { TestMail } from './mails.ts';
import { runJob } from './runJob.ts';

/** The functions that do what the worker of a shop does by itself. */
export interface Drivers {
  /**
   * Delivers every event that waits to its subscribers, one after the other, and what they emit in turn. Each delivery is tried
   * once; one that failed before is tried again without a pause. Returns what was delivered, and what failed.
   */
  deliverEvents(): Promise<Deliveries>;
  /** Runs a job at once, as the worker does: in its own name, and until its deadline. Throws the error of the job. */
  runJob(id: string): Promise<void>;
  /**
   * Returns the emails that were sent, oldest first: all, or those to an address. They are sent by subscribers, so call
   * `deliverEvents` before. Throws in a shop whose emails another transport sends.
   */
  mails(to?: string): readonly TestMail[];
}

export interface DriverParts {
  readonly app: AppContext;
  readonly databaseUrl: string;
  /** The emails of the mailbox for tests. */
  readonly sent: readonly OutgoingEmail[];
}

export const createDrivers = ({ app, databaseUrl, sent }: DriverParts): Drivers => ({
  deliverEvents: () => deliverEvents(app, databaseUrl),
  runJob: (id) => runJob(app, id),
  mails: (to) => mailsTo(app, sent, to),
});
