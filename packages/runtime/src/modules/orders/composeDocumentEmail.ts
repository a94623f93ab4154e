import type { EmailMessage } from '../mail/index.ts';
import type { Order } from './order.ts';
import type { EmailApp } from './orderEmailParts.ts';
import { opening, orderLinkBlock } from './orderEmailParts.ts';

/** An issued document as the customer gets it. */
export interface SentDocument {
  readonly kind: 'invoice' | 'credit_note' | 'correction';
  readonly number: string;
  /** The PDF. Null in a preview. */
  readonly content: Buffer | null;
}

const DOCUMENT_NAMES = {
  invoice: 'orders.document.number',
  credit_note: 'orders.document.creditNoteNumber',
  correction: 'orders.document.correctionNumber',
} as const;

/** Composes the email with an issued document. */
export function documentEmail(
  app: EmailApp,
  order: Order,
  { kind, number, content }: SentDocument,
): EmailMessage {
  const { text, values, greeted } = opening(app, order);
  const name = text(DOCUMENT_NAMES[kind], { number });
  return {
    subject: text('orders.email.document.subject', { ...values, document: name }),
    blocks: [
      greeted,
      { paragraph: text('orders.email.document.intro', { ...values, document: name }) },
      orderLinkBlock(app, order),
    ],
    ...(content && {
      attachments: [
        {
          filename: `${number.replaceAll(/[^A-Za-z0-9._-]+/g, '-')}.pdf`,
          contentType: 'application/pdf',
          content,
        },
      ],
    }),
  };
}
