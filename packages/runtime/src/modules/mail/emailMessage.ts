import type { EmailAttachment, EmailRecipient } from './contract.ts';
import type { RichText } from '../../platform/html/richText.ts';
import type { RegistryKey } from '../../platform/contracts/processors.ts';

/** A content block of an email. All strings except `rich` are plain text and are escaped for each output format. */
export type EmailBlock =
  /** A paragraph. A quiet one is small, such as the reason why somebody gets an email. */
  | { readonly paragraph: string; readonly isQuiet?: boolean }
  /** A button, or a plain line if the link is not what the email is about, such as an unsubscribe link. */
  | { readonly link: { readonly label: string; readonly url: string; readonly isQuiet?: boolean } }
  /** Rich text with bold text, links, lists and images, created by `richText(…)`. Shop paths become absolute URLs. */
  | { readonly rich: RichText }
  /** Rows of labels and values. If the block shows totals, the last row is emphasized. */
  | { readonly rows: readonly (readonly [string, string])[]; readonly isTotals?: boolean }
  /** The items of an order, with their images. */
  | { readonly lines: readonly EmailLine[] };

/** An item of an order. */
export interface EmailLine {
  readonly name: string;
  /** The formatted price. Empty if no price is shown. */
  readonly amount: string;
  /** The path or URL of the image. Null if the item has no image. */
  readonly picture: string | null;
  /** The lines of text below the name, such as for whom a gift card is. Default: none. */
  readonly details?: readonly string[];
}

/** The content of an email, rendered as plain text and as HTML. */
export interface EmailMessage {
  readonly subject: string;
  readonly blocks: readonly EmailBlock[];
  /** The attached files. Default: none. */
  readonly attachments?: readonly EmailAttachment[];
  /** The reply-to address. Default: the shop's sender. */
  readonly replyTo?: EmailRecipient;
  /**
   * The URL of the unsubscribe page. Mail programs show a link to it and can also send a POST request to it (RFC
   * 8058).
   */
  readonly unsubscribeUrl?: string;
}

/** The kind of an email, and the uuid of the entity that the email is about. */
export interface EmailContext {
  /**
   * The id of the `EmailKind`: `customerWelcome`, `passwordReset`, `emailChange`, `emailChangeNotice`, `orderConfirmation`,
   * `orderCanceled`, `orderRefunded`, `documentIssued`, `shipmentCreated`, `shipmentDelivered`, `merchantNewOrder`,
   * `returnRequested`, `returnApproved`, `returnDeclined`, `returnReceived`, `returnLabel`, `withdrawalReceipt`, `withdrawalLink`, `merchantReturn`,
   * `merchantFailedDeliveries`, `adminPasswordReset`, `newsletterConfirmation`, `newsletterWelcome`, `cartReminder`, `cartReminderSecond`, `orderFollowUp`,
   * `merchantContactMessage`, `giftCard`.
   */
  readonly kind: string;
  /** The uuid of the customer, administrator, order, shipment, subscriber or message. Null for failed deliveries. */
  readonly entityUuid: string | null;
}

declare module '../../platform/contracts/processors.ts' {
  interface RegistryValues {
    /** The content of an email. A processor sets it to null to suppress the email. */
    email: { value: EmailMessage | null; context: EmailContext };
  }
}

export const emailKey: RegistryKey = {
  key: 'email',
  description:
    'The content of an email: its subject and blocks, or null to suppress it. Runs for each send attempt. `context.kind` is the email type.',
};
