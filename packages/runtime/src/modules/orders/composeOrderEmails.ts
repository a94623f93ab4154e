import type { AppContext } from '../../platform/contracts/context.ts';
import { richText } from '../../platform/html/richText.ts';
import { formatPrice } from '../../platform/money.ts';
import type { Text } from '../../platform/contracts/messages.ts';
import { lineName } from '../carts/index.ts';
import type { OrderText } from '../legal/index.ts';
import { escapeText, greeting, unlinked } from '../mail/index.ts';
import type { EmailMessage, EmailBlock, EmailLine, EmailRecipient } from '../mail/index.ts';
import { sizedUrl } from '../media/index.ts';
import { paymentMethodName } from '../payments/index.ts';
import type { PaymentInstructions } from '../payments/index.ts';
import { buyerLines } from '../provinces/index.ts';
import { arrivalBlocks } from './emailArrival.ts';
import { emailTotals } from './emailTotals.ts';
import { cardDetails } from './giftCards/cardDetails.ts';
import type { ShipmentRow } from './fulfilment/shipment.ts';
import { unshippedOf } from './fulfilment/shipmentStatus.ts';
import type { Order, OrderAddressRow, OrderItemRow } from './order.ts';
import { orderLink } from './orderToken.ts';

/** Composes the contents of order emails. */

type App = Pick<AppContext, 'config' | 'locale' | 'url' | 'clock' | 'texts' | 'registry'>;

/** Returns the name of the buyer. Null if there is none. */
export const nameOf = (order: Order): string | null =>
  order.customer_full_name ?? order.billing_address?.full_name ?? null;

/** Returns the recipient of order emails. */
export const recipientOf = (order: Order): EmailRecipient => ({
  name: nameOf(order) ?? '',
  address: order.customer_email,
});

/** Creates a link to the order page that works without signing in. */
const link = (app: App, order: Order): EmailBlock => ({
  link: { label: app.texts()('orders.email.view'), url: orderLink(app, order.uuid) },
});

const priceIn =
  ({ locale }: App, { currency }: Pick<Order, 'currency'>) =>
  (amount: number | string): string =>
    formatPrice(locale, Number(amount), currency);

const paidBy = (app: App, { payment_method, payment_method_name }: Order): string =>
  paymentMethodName(app, app.texts(), payment_method, payment_method_name);

/** Returns the opening of an order email: greeting, shop name and order number. */
function opening(app: App, order: Order) {
  const text = app.texts();
  const values = { number: order.order_number, shop: app.config.shop.name };
  return { text, values, greeted: greeting(text, nameOf(order)) };
}

/**
 * Composes the order confirmation with lines, totals, addresses and the given legal texts. Includes payment instructions if the shopper
 * still has to pay.
 */
export function confirmationEmail(
  app: App,
  order: Order,
  {
    instructions = null,
    texts = [],
    withTax,
  }: {
    readonly instructions?: PaymentInstructions | null;
    readonly texts?: readonly OrderText[];
    /** True if prices are shown with tax. */
    readonly withTax: boolean;
  },
): EmailMessage {
  const { text, values, greeted } = opening(app, order);
  return {
    subject: text('orders.email.confirmation.subject', values),
    blocks: [
      greeted,
      { paragraph: text('orders.email.confirmation.intro', values) },
      ...arrivalBlocks(app, order.items),
      link(app, order),
      ...contents(app, order, withTax),
      { paragraph: text('orders.email.payment', { method: paidBy(app, order) }) },
      ...(instructions ? payingBy(instructions) : []),
      ...destination(app, text('orders.email.shipTo'), order.shipping_address),
      ...texts.flatMap(legalText),
    ],
  };
}

/** Prints a legal text below its title. An email is a durable medium, a link is not (Directive 2011/83/EU, Article 8(7)). */
const legalText = ({ title, content }: OrderText): EmailBlock[] => {
  const heading = richText(`<hr><h2>${escapeText(title)}</h2>`);
  return [...(heading ? [{ rich: heading }] : []), ...(content ? [{ rich: content }] : [])];
};

const payingBy = ({ text, details }: PaymentInstructions): EmailBlock[] => [
  { paragraph: text },
  ...(details.length > 0 ? [{ rows: details.map(({ label, value }) => [label, value] as const) }] : []),
];

/**
 * Composes the cancellation email, which says that nothing has to be paid unless a part was shipped. The reason is an internal note and is
 * not included.
 */
export function cancellationEmail(app: App, order: Order): EmailMessage {
  const { text, values, greeted } = opening(app, order);
  const isUnshipped = order.items.every((item) => unshippedOf(item) === item.qty);
  return {
    subject: text('orders.email.canceled.subject', values),
    blocks: [
      greeted,
      { paragraph: text('orders.email.canceled.intro', values) },
      ...(isUnshipped ? [{ paragraph: text('orders.email.canceled.notCharged') }] : []),
      { lines: order.items.map((item) => emailLine(text, item, item.qty, '')) },
      link(app, order),
    ],
  };
}

export interface RefundedAmount {
  /** The amount in major units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  readonly isFullRefund: boolean;
}

/** Composes the email about a partial or full refund. */
export function refundEmail(
  app: App,
  order: Order,
  { amount, currency, isFullRefund }: RefundedAmount,
): EmailMessage {
  const { text, values, greeted } = opening(app, order);
  const refund = { number: order.order_number, amount: priceIn(app, { currency })(amount) };
  return {
    subject: text('orders.email.refund.subject', values),
    blocks: [
      greeted,
      { paragraph: text(isFullRefund ? 'orders.email.refund.full' : 'orders.email.refund.partial', refund) },
      { paragraph: text('orders.email.refund.way', { method: paidBy(app, order) }) },
      ...(isFullRefund ? [{ lines: order.items.map((item) => emailLine(text, item, item.qty, '')) }] : []),
      link(app, order),
    ],
  };
}

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
export function documentEmail(app: App, order: Order, { kind, number, content }: SentDocument): EmailMessage {
  const { text, values, greeted } = opening(app, order);
  const name = text(DOCUMENT_NAMES[kind], { number });
  return {
    subject: text('orders.email.document.subject', { ...values, document: name }),
    blocks: [
      greeted,
      { paragraph: text('orders.email.document.intro', { ...values, document: name }) },
      link(app, order),
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

/** Composes the email that lists the shipped items and how to track them. */
export function shippingEmail(app: App, order: Order, shipment: ShipmentRow): EmailMessage {
  const { text, values, greeted } = opening(app, order);
  const { carrier_name: carrier, tracking_number: tracking, tracking_url: url } = shipment;
  return {
    subject: text('orders.email.shipped.subject', values),
    blocks: [
      greeted,
      { paragraph: text('orders.email.shipped.intro', values) },
      contentsOf(text, order, shipment),
      ...arrivalBlocks(app, itemsOf(order, shipment)),
      ...(carrier ? [{ paragraph: text('orders.email.shipped.carrier', { carrier }) }] : []),
      ...(tracking ? [{ paragraph: text('orders.email.shipped.tracking', { tracking }) }] : []),
      ...(url ? [{ link: { label: text('orders.email.shipped.track'), url } }] : []),
      ...destination(app, text('orders.email.shipTo'), order.shipping_address),
      link(app, order),
    ],
  };
}

/** Composes the email that lists the delivered items. */
export function deliveryEmail(app: App, order: Order, shipment: ShipmentRow): EmailMessage {
  const { text, values, greeted } = opening(app, order);
  return {
    subject: text('orders.email.delivered.subject', values),
    blocks: [
      greeted,
      { paragraph: text('orders.email.delivered.intro', values) },
      contentsOf(text, order, shipment),
      link(app, order),
    ],
  };
}

/** Composes the email that gives the merchant all details needed to fulfill a new order. */
export function newOrderEmail(app: App, order: Order): EmailMessage {
  const text = app.texts();
  const { order_number: number, shipping_method_data: shipping, shipping_note: note } = order;
  return {
    subject: text('orders.email.merchant.subject', {
      number,
      total: priceIn(app, order)(order.grand_total),
    }),
    blocks: [
      { paragraph: text('orders.email.merchant.intro', { shop: app.config.shop.name, number }) },
      ...contents(app, order, false),
      {
        rows: [
          [
            text('orders.email.merchant.customer'),
            unlinked(nameOf(order) ?? text('orders.email.merchant.noName')),
          ],
          [text('orders.email.merchant.email'), order.customer_email],
          [text('orders.email.merchant.payment'), paidBy(app, order)],
          ...(shipping ? [[text('orders.email.merchant.shipping'), shipping.snapshot.name] as const] : []),
          ...(order.coupon === null ? [] : [[text('orders.email.merchant.coupon'), order.coupon] as const]),
        ],
      },
      ...destination(app, text('orders.email.merchant.shipTo'), order.shipping_address),
      ...(note
        ? [{ paragraph: [text('orders.email.merchant.note'), ...note.split('\n').map(unlinked)].join('\n') }]
        : []),
    ],
  };
}

/** Creates the email line for an item and the number of its units. */
export const emailLine = (text: Text, item: OrderItemRow, qty: number, amount: string): EmailLine => ({
  name: text('orders.email.line', { qty, product: lineName(item) }),
  amount,
  picture: item.thumbnail && sizedUrl(item.thumbnail, 'thumb'),
});

/** Lists an order's lines with prices, with or without tax, followed by its totals. */
function contents(app: App, order: Order, withTax: boolean): EmailBlock[] {
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

const itemsOf = ({ items }: Order, shipment: ShipmentRow): readonly OrderItemRow[] =>
  items.filter((item) => shipment.items.some(({ order_item_id: id }) => id === item.order_item_id));

function contentsOf(text: Text, order: Order, shipment: ShipmentRow): EmailBlock {
  const items = new Map(order.items.map((item) => [item.order_item_id, item]));
  return {
    lines: shipment.items.flatMap(({ order_item_id, qty }) => {
      const item = items.get(order_item_id);
      return item ? [emailLine(text, item, qty, '')] : [];
    }),
  };
}

const destination = (app: App, label: string, address: OrderAddressRow | null): EmailBlock[] =>
  address ? [{ paragraph: [label, ...unlinkedLines(app, address)].join('\n') }] : [];

/**
 * Formats an address without links, because anyone can order with another person's email address and enter any text here.
 */
const unlinkedLines = (app: App, address: OrderAddressRow): string[] =>
  buyerLines(app, address).map(unlinked);
