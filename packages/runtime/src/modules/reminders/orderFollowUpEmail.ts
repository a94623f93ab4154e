import type { AppContext } from '../../platform/contracts/context.ts';
import { lineName, sharedCartUrl } from '../carts/index.ts';
import { greeting } from '../mail/index.ts';
import type { EmailKind, EmailMessage } from '../mail/index.ts';
import { sizedUrl } from '../media/index.ts';
import { confirmationUrl, exampleOf, findOrder, orderToken } from '../orders/index.ts';
import type { Order } from '../orders/index.ts';
import type { OrderFollowUpDue } from './events.ts';
import { findFollowedOrder } from './orderFollowUp.repo.ts';
import { stopUrl } from './reminderTokens.ts';
import { stopBlocks } from './stopBlocks.ts';

/** The email some days after an order arrived, which asks how it was. */
export const orderFollowUp: EmailKind<OrderFollowUpDue> = {
  id: 'orderFollowUp',
  to: 'customer',
  isOpen: true,
  isOffByDefault: true,
  words: [
    { part: 'subject', key: 'reminders.order.subject', placeholders: ['shop', 'number'] },
    { part: 'intro', key: 'reminders.order.intro', placeholders: ['shop', 'number'] },
    { part: 'support', key: 'reminders.order.help', placeholders: [] },
  ],
  // The address in the link is invented, so that whoever tries the link of a preview ends nobody's emails.
  example: exampleOf((app, order) => followUpEmail(app, order, stopUrl(app, 'ada@example.com'))),
  async compose({ followUpUuid }, from) {
    const found = await findFollowedOrder(from.db, followUpUuid);
    const order = found && (await findOrder(from.db, found.order_uuid));
    if (!order) return null;
    const app = from.inLanguage(order.locale ?? from.languages.default);
    return {
      entityUuid: followUpUuid,
      orderUuid: order.uuid,
      language: app.language,
      message: followUpEmail(app, order, stopUrl(app, order.customer_email)),
      to: { name: nameOf(order) ?? '', address: order.customer_email },
    };
  },
};

const nameOf = (order: Order): string | null =>
  order.customer_full_name ?? order.billing_address?.full_name ?? null;

function followUpEmail(app: AppContext, order: Order, stop: string): EmailMessage {
  const text = app.texts();
  const values = { number: order.order_number, shop: app.config.shop.name };
  const again = sharedCartUrl(app, order.items, true);
  return {
    subject: text('reminders.order.subject', values),
    unsubscribeUrl: stop,
    blocks: [
      greeting(text, nameOf(order)),
      { paragraph: text('reminders.order.intro', values) },
      {
        lines: order.items.map((item) => ({
          name: text('orders.email.line', { qty: item.qty, product: lineName(item) }),
          amount: '',
          picture: item.thumbnail && sizedUrl(item.thumbnail, 'thumb'),
        })),
      },
      ...(again === null ? [] : [{ link: { label: text('reminders.order.again'), url: again } }]),
      { paragraph: text('reminders.order.help') },
      {
        link: {
          label: text('orders.email.view'),
          url: confirmationUrl(app, order.uuid, orderToken(app, order.uuid)),
          isQuiet: true,
        },
      },
      { link: { label: text('reminders.order.contact'), url: app.url('/contact'), isQuiet: true } },
      ...stopBlocks(app, stop),
    ],
  };
}
