import type { AppContext } from '../../platform/contracts/context.ts';
import type { ContributionPoint, Members } from '../../platform/contracts/extension.ts';

/** The recipient of an email. */
export interface EmailRecipient {
  readonly name: string;
  readonly address: string;
}

/** An email ready to be sent. The plain-text and HTML bodies have the same content. */
export interface OutgoingEmail {
  /** The sender, such as `shop@example.com` or `The Shop <shop@example.com>`. */
  readonly from: string;
  readonly to: EmailRecipient;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The attached files. If absent, there are none. */
  readonly attachments?: readonly EmailAttachment[];
  /** The reply-to address. If absent, replies go to the sender. */
  readonly replyTo?: EmailRecipient;
  /** Additional headers, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The Message-ID header. It is the same for every attempt to send an email, so that mailboxes can recognize
   * duplicates.
   */
  readonly messageId: string;
}

/** A file that is attached to an email. */
export interface EmailAttachment {
  readonly filename: string;
  /** The media type, such as `application/pdf`. */
  readonly contentType: string;
  readonly content: Buffer;
}

/** A mail transport. Only one is active: an extension's transport, or otherwise the built-in one for `mail.url`. */
export interface MailTransport {
  /** The display name, which also appears in the log. */
  readonly name: string;
  /**
   * Sends an email, outside any transaction. After an error, the email is retried with backoff and, after the last
   * attempt, parked. The method may therefore be called several times for the same email.
   */
  send(email: OutgoingEmail, app: AppContext): Promise<void>;
}

/** A footer for emails, shown below the merchant's own footer. */
export interface EmailFooter {
  /** The id, unique across all extensions. */
  readonly id: string;
  /**
   * Creates the footer for emails of the given kind as HTML, in the app's language. The HTML is sanitized, and shop
   * paths become absolute URLs. Empty if there is no footer.
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
  // All transports have the same key, so that two extensions with a transport conflict at startup.
  keyOf: () => 'active',
};
