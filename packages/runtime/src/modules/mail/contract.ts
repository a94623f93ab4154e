import type { AppContext } from '../../platform/context.ts';
import type { ContributionPoint } from '../../platform/extensions/contract.ts';

/** A mail that is ready to go: both bodies say the same. */
export interface Mail {
  /** `shop@example.com`, or `The Shop <shop@example.com>`. */
  readonly from: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for every try of one mail, so that a mailbox can tell a repetition. */
  readonly messageId: string;
}

/** What carries mails away. One is active: that of an extension, else the built-in one of `mail.url`. */
export interface MailTransport {
  /** For people and the log. */
  readonly name: string;
  /**
   * Hands a mail over, outside any transaction. May be called again for the same mail; a throw has it tried again with
   * backoff, and parked in the end.
   */
  send(mail: Mail, app: AppContext): Promise<void>;
}

declare module '../../platform/extensions/contract.ts' {
  interface Contributions {
    readonly mailTransport?: readonly MailTransport[];
  }
}

export const mailTransport: ContributionPoint<MailTransport> = {
  noun: 'mail transport',
  // All share one key: two extensions that both want to carry the mails clash at the start.
  keyOf: () => 'active',
};
