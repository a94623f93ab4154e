import type { AppContext } from '../../../platform/contracts/context.ts';
import { greeting, unlinked } from '../../mail/index.ts';
import type { EmailBlock } from '../../mail/index.ts';
import { emailLine, nameOf } from '../orderEmailParts.ts';
import type { Order } from '../order.ts';
import { orderLink } from '../orderToken.ts';
import type { ReturnItemRow, ReturnRow } from './return.ts';

/** Composes the contents of the emails about returns. */
export type EmailApp = Pick<AppContext, 'config' | 'locale' | 'url' | 'clock' | 'texts'>;

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

/** Returns the texts, their values and the greeting of an email about a return. */
export function opening(app: EmailApp, order: Order, row: MailedReturn) {
  const text = app.texts();
  const values = { number: row.number, order: order.order_number, shop: app.config.shop.name };
  return { text, values, greeted: greeting(text, nameOf(order)) };
}

/** Lists the items of a return with the units that `unitsOf` counts. Items without such units are left out. */
export function itemLines(
  app: EmailApp,
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

/** Returns the link to the order. */
export const orderLinkBlock = (app: EmailApp, order: Order): EmailBlock => ({
  link: { label: app.texts()('orders.email.view'), url: orderLink(app, order.uuid) },
});

/** Returns a time in the language and time zone of the shop. */
export const timeIn = ({ locale, config }: EmailApp, at: string): string =>
  new Date(at).toLocaleString(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: config.shop.timezone,
  });

/** Returns a date in the language and time zone of the shop. */
export const dayIn = ({ locale, config }: EmailApp, at: string): string =>
  new Date(at).toLocaleDateString(locale, { dateStyle: 'long', timeZone: config.shop.timezone });

/** Lists the merchant's instructions, or nothing if there are none. */
export const instructionsOf = (instructions: string | undefined): string[] =>
  instructions !== undefined && instructions.trim() !== '' ? [instructions.trim()] : [];
