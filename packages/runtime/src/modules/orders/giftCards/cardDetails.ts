import type { AppContext } from '../../../platform/contracts/context.ts';
import { colonOf, commaOf } from '../../../platform/languages/writing.ts';
import { toNumber } from '../../../platform/money.ts';
import { unlinked } from '../../mail/index.ts';
import type { EmailLine } from '../../mail/index.ts';
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
  const row = (label: string, value: string) => `${label}${colonOf(locale)} ${value}`;
  const recipient = [name && unlinked(name), email].filter(Boolean).join(commaOf(locale));
  const amount = toNumber(cardAmount(config.shop.currency, order, inputs), order.currency);
  return {
    details: [
      row(text('storedValue.line.amount'), price(amount)),
      ...(recipient === '' ? [] : [row(text('storedValue.line.for'), recipient)]),
      ...(at === null
        ? []
        : [
            row(
              text('storedValue.line.day'),
              new Date(at).toLocaleDateString(locale, { dateStyle: 'long', timeZone: config.shop.timezone }),
            ),
          ]),
    ],
  };
}
