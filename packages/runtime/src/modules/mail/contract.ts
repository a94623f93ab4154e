import type { AppContext } from '../../platform/contracts/context.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/** The person whom an email goes to. */
export interface EmailRecipient {
  readonly name: string;
  readonly address: string;
}

/** An email that is ready to be sent. Both bodies have the same content. */
export interface OutgoingEmail {
  /** The sender, such as `shop@example.com` or `The Shop <shop@example.com>`. */
  readonly from: string;
  readonly to: EmailRecipient;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The recipient of replies. Absent: the sender. */
  readonly replyTo?: EmailRecipient;
  /** Further headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The id is the same for every try of one email, so that a mailbox recognizes a repetition. */
  readonly messageId: string;
}

/** A transport sends emails. One is active: that of an extension, else the built-in one of `mail.url`. */
export interface MailTransport {
  /** The name is for people and the log. */
  readonly name: string;
  /**
   * Sends an email, outside any transaction. It may be called again for the same email; after an error it is tried again with
   * backoff, and parked in the end.
   */
  send(email: OutgoingEmail, app: AppContext): Promise<void>;
}

/** A text at the end of emails, below the one that the merchant wrote. */
export interface EmailFooter {
  /** The id is unique over all extensions. */
  readonly id: string;
  /**
   * Creates the text for emails of a kind, in the language of the app, as HTML that is sanitized; empty: there is none. Paths of the
   * shop become whole addresses.
   */
  html(app: AppContext, kind: string): string | Promise<string>;
}

declare module '../../platform/contracts/extension.ts' {
  interface Contributions {
    readonly emailFooters?: readonly EmailFooter[];
    readonly mailTransport?: readonly MailTransport[];
  }
}

export const emailFooters: ContributionPoint<EmailFooter> = {
  noun: 'text at the end of emails',
  members: { id: 'text', html: 'function' } satisfies Members<EmailFooter>,
  keyOf: ({ id }) => id,
};

export const mailTransport: ContributionPoint<MailTransport> = {
  noun: 'mail transport',
  members: { name: 'text', send: 'function' } satisfies Members<MailTransport>,
  // All transports share one key, so that two extensions with a transport conflict at the start.
  keyOf: () => 'active',
};
