import { richText } from '../../platform/html/richText.ts';
import type { OrderText } from '../legal/index.ts';
import { escapeText, unlinked } from '../mail/index.ts';
import type { EmailMessage, EmailBlock } from '../mail/index.ts';
import type { PaymentInstructions } from '../payments/index.ts';
import { arrivalBlocks } from './emailArrival.ts';
import { unshippedOf } from './fulfilment/shipmentStatus.ts';
import type { Order } from './order.ts';
import type { EmailApp } from './orderEmailParts.ts';
import {
  opening,
  orderLinkBlock,
  contents,
  paidBy,
  destination,
  emailLine,
  priceIn,
  nameOf,
} from './orderEmailParts.ts';

/**
 * Composes the order confirmation with lines, totals, addresses and the given legal texts. Includes payment instructions if the shopper
 * still has to pay.
 */
export function confirmationEmail(
  app: EmailApp,
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
      orderLinkBlock(app, order),
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
export function cancellationEmail(app: EmailApp, order: Order): EmailMessage {
  const { text, values, greeted } = opening(app, order);
  const isUnshipped = order.items.every((item) => unshippedOf(item) === item.qty);
  return {
    subject: text('orders.email.canceled.subject', values),
    blocks: [
      greeted,
      { paragraph: text('orders.email.canceled.intro', values) },
      ...(isUnshipped ? [{ paragraph: text('orders.email.canceled.notCharged') }] : []),
      { lines: order.items.map((item) => emailLine(text, item, item.qty, '')) },
      orderLinkBlock(app, order),
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
  app: EmailApp,
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
      orderLinkBlock(app, order),
    ],
  };
}

/** Composes the email that gives the merchant all details needed to fulfill a new order. */
export function newOrderEmail(app: EmailApp, order: Order): EmailMessage {
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
