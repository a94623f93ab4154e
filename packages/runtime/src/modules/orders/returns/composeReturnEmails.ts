import { unlinked } from '../../mail/index.ts';
import type { EmailMessage } from '../../mail/index.ts';
import { nameOf } from '../orderEmailParts.ts';
import type { Order } from '../order.ts';
import type { EmailApp, MailedReturn } from './returnEmailParts.ts';
import { opening, itemLines, orderLinkBlock, instructionsOf, dayIn } from './returnEmailParts.ts';

type Text = ReturnType<EmailApp['texts']>;
type Values = Readonly<Record<'number' | 'order' | 'shop', string>>;

/** The texts of an email about a step of a return. The opening is above the items, and the closing paragraphs are below them. */
interface StepTexts {
  readonly subject: string;
  readonly opening: string;
  readonly closing: readonly string[];
}

/** Composes the email about a step of a return, with the items that have `units`. */
function stepEmail(
  app: EmailApp,
  order: Order,
  row: MailedReturn,
  units: 'requested' | 'approved' | 'received',
  textsOf: (text: Text, values: Values) => StepTexts,
): EmailMessage {
  const { text, values, greeted } = opening(app, order, row);
  const texts = textsOf(text, values);
  return {
    subject: texts.subject,
    blocks: [
      greeted,
      { paragraph: texts.opening },
      itemLines(app, order, row, (item) => item[units]),
      ...texts.closing.map((paragraph) => ({ paragraph })),
      orderLinkBlock(app, order),
    ],
  };
}

/** Composes the email that confirms the request of a return. */
export const requestedEmail = (app: EmailApp, order: Order, row: MailedReturn): EmailMessage =>
  stepEmail(app, order, row, 'requested', (text, values) => ({
    subject: text('orders.return.email.requested.subject', values),
    opening: text('orders.return.email.requested.intro', values),
    closing: [text('orders.return.email.requested.next')],
  }));

/** Composes the email that tells how to send the approved units back. */
export const approvedEmail = (
  app: EmailApp,
  order: Order,
  row: MailedReturn,
  instructions: string | undefined,
): EmailMessage =>
  stepEmail(app, order, row, 'approved', (text, values) => ({
    subject: text('orders.return.email.approved.subject', values),
    opening: text('orders.return.email.approved.intro', values),
    closing: [text('orders.return.email.approved.parcel', values), ...instructionsOf(instructions)],
  }));

/** The label of a return as emails have it. `content` is null in a preview. */
export interface MailedLabel {
  readonly carrier: string;
  readonly content: Buffer | null;
}

/** Composes the email with the label of a return. */
export function labelEmail(
  app: EmailApp,
  order: Order,
  row: MailedReturn,
  { carrier, content }: MailedLabel,
): EmailMessage {
  const { text, values, greeted } = opening(app, order, row);
  return {
    subject: text('orders.return.email.label.subject', values),
    blocks: [
      greeted,
      { paragraph: text('orders.return.email.label.intro', { ...values, carrier }) },
      itemLines(app, order, row, ({ approved, unshipped }) => approved - unshipped),
      orderLinkBlock(app, order),
    ],
    ...(content && {
      attachments: [{ filename: `return-label-${row.number}.pdf`, content, contentType: 'application/pdf' }],
    }),
  };
}

/** Composes the email that tells why a return was declined. */
export const declinedEmail = (app: EmailApp, order: Order, row: MailedReturn): EmailMessage =>
  stepEmail(app, order, row, 'requested', (text, values) => ({
    subject: text('orders.return.email.declined.subject', values),
    opening: text('orders.return.email.declined.intro', values),
    closing: [text('orders.return.email.declined.reason', { reason: row.declined_reason ?? '' })],
  }));

/** Composes the email that tells what of a return has arrived so far. */
export const receivedEmail = (app: EmailApp, order: Order, row: MailedReturn): EmailMessage =>
  stepEmail(app, order, row, 'received', (text, values) => ({
    subject: text('orders.return.email.received.subject', values),
    opening: text('orders.return.email.received.intro', values),
    closing: [text('orders.return.email.received.next')],
  }));

/** Composes the email that tells the merchant of a new return or withdrawal. */
export function merchantEmail(app: EmailApp, order: Order, row: MailedReturn): EmailMessage {
  const text = app.texts();
  const { customer_email: email } = order;
  const values = { number: row.number, order: order.order_number };
  const { refund_due_at: due } = row;
  return {
    subject:
      due === null
        ? text('orders.return.email.merchant.return', values)
        : text('orders.return.email.merchant.withdrawal', { ...values, day: dayIn(app, due) }),
    replyTo: { name: nameOf(order) ?? '', address: email },
    blocks: [
      itemLines(app, order, row, ({ requested }) => requested),
      {
        rows: [
          [text('orders.return.email.merchant.customer'), unlinked(nameOf(order) ?? email)],
          ...(row.comment === null
            ? []
            : [[text('orders.return.email.merchant.comment'), unlinked(row.comment)] as const]),
        ],
      },
      {
        link: {
          label: text('orders.return.email.merchant.open'),
          url: app.url(`/admin/order/edit/${order.uuid}`),
        },
      },
    ],
  };
}
