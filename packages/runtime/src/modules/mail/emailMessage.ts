import type { EmailRecipient } from './contract.ts';
import type { RichText } from '../../platform/html/richText.ts';
import type { RegistryKey } from '../../platform/contracts/processors.ts';

/** A part of an email. Texts are plain, but for `rich`: they are escaped where a format needs it. */
export type EmailBlock =
  | { readonly paragraph: string }
  | { readonly link: { readonly label: string; readonly url: string } }
  /** A text with bold, links, lists and pictures, such as `richText(…)` makes it. Paths of the shop become whole addresses. */
  | { readonly rich: RichText }
  /** The rows of a label and a value; the last one stands out where they are totals. */
  | { readonly rows: readonly (readonly [string, string])[]; readonly isTotals?: boolean }
  /** The lines of an order, with their pictures. */
  | { readonly lines: readonly EmailLine[] };

/** A line of an order. */
export interface EmailLine {
  readonly name: string;
  /** The price, formatted. Empty: it shows none. */
  readonly amount: string;
  /** The path or address of the picture. Null: there is none. */
  readonly picture: string | null;
}

/** The content of an email, which is rendered as plain text and as HTML. */
export interface EmailMessage {
  readonly subject: string;
  readonly blocks: readonly EmailBlock[];
  /** The recipient of replies. Default: the shop's sender. */
  readonly replyTo?: EmailRecipient;
  /** The address of the page that ends what the email belongs to. Mail programs offer it, and post to it (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** The kind of an email, and the uuid of what it is about. */
export interface EmailContext {
  /**
   * The id of its `EmailKind`: `customerWelcome`, `passwordReset`, `emailChange`, `emailChangeNotice`, `orderConfirmation`, `orderCanceled`, `orderRefunded`,
   * `shipmentCreated`, `shipmentDelivered`, `merchantNewOrder`, `merchantFailedDeliveries`, `adminPasswordReset`, `newsletterConfirmation`, `newsletterWelcome`, `merchantContactMessage`.
   */
  readonly kind: string;
  /** The customer, the administrator, the order, the shipment, the subscriber, or the message; null for failed deliveries. */
  readonly entityUuid: string | null;
}

declare module '../../platform/contracts/processors.ts' {
  interface RegistryValues {
    /** The content of an email. Null if it is not sent. */
    email: { value: EmailMessage | null; context: EmailContext };
  }
}

export const emailKey: RegistryKey = {
  key: 'email',
  description:
    'The content of an email: its subject and blocks; null when it is not to be sent. Runs for each try of sending it; `context.kind` names the kind of the email.',
};
