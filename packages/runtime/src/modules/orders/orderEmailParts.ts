import type { AppContext } from '../../platform/contracts/context.ts';
import { formatPrice } from '../../platform/money.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import { lineName } from '../carts/index.ts';
import { greeting, unlinked } from '../mail/index.ts';
import type { EmailBlock, EmailLine, EmailRecipient } from '../mail/index.ts';
import { sizedUrl } from '../media/index.ts';
import { paymentMethodName } from '../payments/index.ts';
import { buyerLines } from '../provinces/index.ts';
import { emailTotals } from './emailTotals.ts';
import { cardDetails } from './giftCards/cardDetails.ts';
import type { ShipmentRow } from './fulfilment/shipment.ts';
import type { Order, OrderAddressRow, OrderItemRow } from './order.ts';
import { orderLink } from './orderToken.ts';

/** Composes the contents of order emails. */
export type EmailApp = Pick<AppContext, 'config' | 'locale' | 'url' | 'clock' | 'texts' | 'registry'>;

/** Returns the name of the buyer. Null if there is none. */
export const nameOf = (order: Order): string | null =>
  order.customer_full_name ?? order.billing_address?.full_name ?? null;

/** Returns the recipient of order emails. */
export const recipientOf = (order: Order): EmailRecipient => ({
  name: nameOf(order) ?? '',
  address: order.customer_email,
});

/** Creates a link to the order page that works without signing in. */
export const orderLinkBlock = (app: EmailApp, order: Order): EmailBlock => ({
  link: { label: app.texts()('orders.email.view'), url: orderLink(app, order.uuid) },
});

/** Returns a function that formats amounts in the currency of an order. */
export const priceIn =
  ({ locale }: EmailApp, { currency }: Pick<Order, 'currency'>) =>
  (amount: number | string): string =>
    formatPrice(locale, Number(amount), currency);

/** Returns the name of the payment method of an order. */
export const paidBy = (app: EmailApp, { payment_method, payment_method_name }: Order): string =>
  paymentMethodName(app, app.texts(), payment_method, payment_method_name);

/** Returns the opening of an order email: greeting, shop name and order number. */
export function opening(app: EmailApp, order: Order) {
  const text = app.texts();
  const values = { number: order.order_number, shop: app.config.shop.name };
  return { text, values, greeted: greeting(text, nameOf(order)) };
}

/** Creates the email line for an item and the number of its units. */
export const emailLine = (text: Text, item: OrderItemRow, qty: number, amount: string): EmailLine => ({
  name: text('orders.email.line', { qty, product: lineName(item) }),
  amount,
  picture: item.thumbnail && sizedUrl(item.thumbnail, 'thumb'),
});

/** Lists an order's lines with prices, with or without tax, followed by its totals. */
export function contents(app: EmailApp, order: Order, withTax: boolean): EmailBlock[] {
  const price = priceIn(app, order);
  const text = app.texts();
  const totalOf = (item: OrderItemRow) => (withTax ? item.line_total_incl_tax : item.line_total);
  return [
    {
      lines: order.items.map((item) => ({
        ...emailLine(text, item, item.qty, price(totalOf(item))),
        ...cardDetails(app, order, item, price),
      })),
    },
    {
      rows: emailTotals(text, order, withTax).map(([label, amount]) => [label, price(amount)]),
      isTotals: true,
    },
  ];
}

/** Lists the order lines of a shipment. */
export const itemsOf = ({ items }: Order, shipment: ShipmentRow): readonly OrderItemRow[] =>
  items.filter((item) => shipment.items.some(({ order_item_id: id }) => id === item.order_item_id));

/** Returns the lines of a shipment with the units that it contains. */
export function contentsOf(text: Text, order: Order, shipment: ShipmentRow): EmailBlock {
  const items = new Map(order.items.map((item) => [item.order_item_id, item]));
  return {
    lines: shipment.items.flatMap(({ order_item_id, qty }) => {
      const item = items.get(order_item_id);
      return item ? [emailLine(text, item, qty, '')] : [];
    }),
  };
}

/** Returns the block of an address, or nothing if there is none. */
export const destination = (app: EmailApp, label: string, address: OrderAddressRow | null): EmailBlock[] =>
  address ? [{ paragraph: [label, ...unlinkedLines(app, address)].join('\n') }] : [];

/**
 * Formats an address without links, because anyone can order with another person's email address and enter any text here.
 */
const unlinkedLines = (app: EmailApp, address: OrderAddressRow): string[] =>
  buyerLines(app, address).map(unlinked);
