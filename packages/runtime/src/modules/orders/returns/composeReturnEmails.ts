import type { AppContext } from '../../../platform/contracts/context.ts';
import { greeting, unlinked } from '../../mail/index.ts';
import type { EmailBlock, EmailMessage } from '../../mail/index.ts';
import { emailLine, nameOf } from '../composeOrderEmails.ts';
import type { Order } from '../order.ts';
import { orderLink, withdrawalUrl } from '../orderToken.ts';
import type { ReturnItemRow, ReturnRow } from './return.ts';
import { sendBackBy } from './sendBackBy.ts';

/** Composes the contents of the emails about returns. */

type App = Pick<AppContext, 'config' | 'locale' | 'url' | 'clock' | 'texts'>;

/** The return as emails show it. */
export type MailedReturn = Pick<
  ReturnRow,
  | 'number'
  | 'items'
  | 'comment'
  | 'declined_reason'
  | 'declared_at'
  | 'refund_due_at'
  | 'created_at'
  | 'origin'
> & {
  /** The names of the reasons in the language of the email, by their codes. */
  readonly reasons: ReadonlyMap<string, string>;
};

function opening(app: App, order: Order, row: MailedReturn) {
  const text = app.texts();
  const values = { number: row.number, order: order.order_number, shop: app.config.shop.name };
  return { text, values, greeted: greeting(text, nameOf(order)) };
}

/** Lists the items of a return with the units that `unitsOf` counts. Items without such units are left out. */
function itemLines(
  app: App,
  order: Order,
  row: MailedReturn,
  unitsOf: (item: ReturnItemRow) => number,
): EmailBlock {
  const text = app.texts();
  return {
    lines: row.items.flatMap((item) => {
      const line = order.items.find(({ order_item_id }) => order_item_id === item.order_item_id);
      if (!line || unitsOf(item) === 0) return [];
      const shown = emailLine(text, line, unitsOf(item), '');
      const reason = item.reason && (row.reasons.get(item.reason) ?? item.reason);
      return reason
        ? [
            {
              ...shown,
              name: text('orders.return.email.line', { line: shown.name, reason: unlinked(reason) }),
            },
          ]
        : [shown];
    }),
  };
}

const link = (app: App, order: Order): EmailBlock => ({
  link: { label: app.texts()('orders.email.view'), url: orderLink(app, order.uuid) },
});

const timeIn = ({ locale, config }: App, at: string): string =>
  new Date(at).toLocaleString(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: config.shop.timezone,
  });
const dayIn = ({ locale, config }: App, at: string): string =>
  new Date(at).toLocaleDateString(locale, { dateStyle: 'long', timeZone: config.shop.timezone });

type Text = ReturnType<App['texts']>;
type Values = Readonly<Record<'number' | 'order' | 'shop', string>>;

/** The texts of an email about a step of a return. The opening is above the items, and the closing paragraphs are below them. */
interface StepTexts {
  readonly subject: string;
  readonly opening: string;
  readonly closing: readonly string[];
}

/** Composes the email about a step of a return, with the items that have `units`. */
function stepEmail(
  app: App,
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
      link(app, order),
    ],
  };
}

/** Composes the email that confirms the request of a return. */
export const requestedEmail = (app: App, order: Order, row: MailedReturn): EmailMessage =>
  stepEmail(app, order, row, 'requested', (text, values) => ({
    subject: text('orders.return.email.requested.subject', values),
    opening: text('orders.return.email.requested.intro', values),
    closing: [text('orders.return.email.requested.next')],
  }));

/** Composes the email that tells how to send the approved units back. */
export const approvedEmail = (
  app: App,
  order: Order,
  row: MailedReturn,
  instructions: string | undefined,
): EmailMessage =>
  stepEmail(app, order, row, 'approved', (text, values) => ({
    subject: text('orders.return.email.approved.subject', values),
    opening: text('orders.return.email.approved.intro', values),
    closing: [text('orders.return.email.approved.parcel', values), ...instructionsOf(instructions)],
  }));

const instructionsOf = (instructions: string | undefined): string[] =>
  instructions !== undefined && instructions.trim() !== '' ? [instructions.trim()] : [];

/** The label of a return as emails have it. `content` is null in a preview. */
export interface MailedLabel {
  readonly carrier: string;
  readonly content: Buffer | null;
}

/** Composes the email with the label of a return. */
export function labelEmail(
  app: App,
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
      link(app, order),
    ],
    ...(content && {
      attachments: [{ filename: `return-label-${row.number}.pdf`, content, contentType: 'application/pdf' }],
    }),
  };
}

/** Composes the email that tells why a return was declined. */
export const declinedEmail = (app: App, order: Order, row: MailedReturn): EmailMessage =>
  stepEmail(app, order, row, 'requested', (text, values) => ({
    subject: text('orders.return.email.declined.subject', values),
    opening: text('orders.return.email.declined.intro', values),
    closing: [text('orders.return.email.declined.reason', { reason: row.declined_reason ?? '' })],
  }));

/** Composes the email that tells what of a return has arrived so far. */
export const receivedEmail = (app: App, order: Order, row: MailedReturn): EmailMessage =>
  stepEmail(app, order, row, 'received', (text, values) => ({
    subject: text('orders.return.email.received.subject', values),
    opening: text('orders.return.email.received.intro', values),
    closing: [text('orders.return.email.received.next')],
  }));

/** Composes the receipt of a withdrawal, which repeats what was declared and when. */
export function receiptEmail(
  app: App,
  order: Order,
  row: MailedReturn,
  instructions: string | undefined,
): EmailMessage {
  const { text, values, greeted } = opening(app, order, row);
  const declared = row.declared_at ?? row.created_at;
  const due = row.refund_due_at ?? row.created_at;
  const sendBack = sendBackBy(order, row);
  const name = nameOf(order);
  return {
    subject: text('orders.return.email.withdrawal.subject', values),
    blocks: [
      greeted,
      { paragraph: text('orders.return.email.withdrawal.intro', { ...values, time: timeIn(app, declared) }) },
      itemLines(app, order, row, ({ requested }) => requested),
      {
        rows: [
          [text('orders.return.email.withdrawal.order'), order.order_number],
          [text('orders.return.email.withdrawal.number'), row.number],
          ...(name === null ? [] : [[text('orders.return.email.withdrawal.name'), unlinked(name)] as const]),
          [text('orders.return.email.withdrawal.declared'), timeIn(app, declared)],
        ],
      },
      ...(row.items.some(({ unshipped }) => unshipped > 0)
        ? [{ paragraph: text('orders.return.email.withdrawal.unshipped') }]
        : []),
      ...(sendBack !== null
        ? [
            { paragraph: text('orders.return.email.withdrawal.sendBack', { day: dayIn(app, sendBack) }) },
            { paragraph: text('orders.return.email.approved.parcel', values) },
            ...instructionsOf(instructions).map((paragraph) => ({ paragraph })),
          ]
        : []),
      {
        paragraph:
          order.canceled_at === null
            ? text('orders.return.email.withdrawal.due', { day: dayIn(app, due) })
            : text('orders.return.email.withdrawal.canceled', values),
      },
      link(app, order),
    ],
  };
}

/** Composes the email with the link to withdraw from an order. */
export function linkEmail(app: App, order: Order): EmailMessage {
  const text = app.texts();
  const values = { order: order.order_number, shop: app.config.shop.name };
  return {
    subject: text('orders.return.email.link.subject', values),
    blocks: [
      greeting(text, nameOf(order)),
      { paragraph: text('orders.return.email.link.intro', values) },
      { link: { label: text('orders.return.email.link.open'), url: withdrawalUrl(app, order.uuid) } },
      { paragraph: text('orders.return.email.link.ignore'), isQuiet: true },
    ],
  };
}

/** Composes the email that tells the merchant of a new return or withdrawal. */
export function merchantEmail(app: App, order: Order, row: MailedReturn): EmailMessage {
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
