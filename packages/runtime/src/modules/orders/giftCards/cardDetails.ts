import type { AppContext } from '../../../platform/contracts/context.ts';
import { colonOf } from '../../../platform/languages/writing.ts';
import { toNumber } from '../../../platform/money.ts';
import { unlinked } from '../../mail/index.ts';
import type { EmailLine } from '../../mail/index.ts';
import { cardLineRows } from '../../storedValue/index.ts';
import type { Order, OrderItemRow } from '../order.ts';
import { cardAmount } from './cardAmount.ts';

/**
 * Returns the amount of the gift cards of a line, for whom they are, and the day on which they are sent, for the order's emails. Nothing for other
 * lines. The message is left out, because anyone can order with another person's email address. Pure.
 */
export function cardDetails(
  app: Pick<AppContext, 'config' | 'locale' | 'texts'>,
  order: Pick<Order, 'currency' | 'base_rate'>,
  { gift_card, inputs }: Pick<OrderItemRow, 'gift_card' | 'inputs'>,
  price: (amount: number) => string,
): Pick<EmailLine, 'details'> {
  if (!gift_card || !inputs) return {};
  const { config, locale } = app;
  const text = app.texts();
  const { recipient_name: name, recipient_email: email, deliver_at: at } = inputs;
  const rows = cardLineRows(
    {
      amount: price(toNumber(cardAmount(config.shop.currency, order, inputs), order.currency)),
      name: name && unlinked(name),
      email,
      day:
        at && new Date(at).toLocaleDateString(locale, { dateStyle: 'long', timeZone: config.shop.timezone }),
    },
    locale,
  );
  return { details: rows.map(([label, value]) => `${text(label)}${colonOf(locale)} ${value}`) };
}
