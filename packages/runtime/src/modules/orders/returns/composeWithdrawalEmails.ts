import { greeting, unlinked } from '../../mail/index.ts';
import type { EmailMessage } from '../../mail/index.ts';
import { nameOf } from '../orderEmailParts.ts';
import type { Order } from '../order.ts';
import { withdrawalUrl } from '../orderToken.ts';
import { sendBackBy } from './sendBackBy.ts';
import type { EmailApp, MailedReturn } from './returnEmailParts.ts';
import { opening, itemLines, orderLinkBlock, instructionsOf, timeIn, dayIn } from './returnEmailParts.ts';

/** Composes the receipt of a withdrawal, which repeats what was declared and when. */
export function receiptEmail(
  app: EmailApp,
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
      orderLinkBlock(app, order),
    ],
  };
}

/** Composes the email with the link to withdraw from an order. */
export function linkEmail(app: EmailApp, order: Order): EmailMessage {
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
