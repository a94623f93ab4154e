import type { AppContext } from '../../platform/context.ts';
import { formatPrice } from '../../platform/money.ts';
import { greeting, unlinked } from '../mail/index.ts';
import type { EmailMessage, EmailBlock, EmailRecipient } from '../mail/index.ts';
import { provinceName } from '../provinces/index.ts';
import type { ShipmentRow } from './fulfilment/shipment.ts';
import type { Order, OrderAddressRow } from './order.ts';
import { orderLink } from './orderToken.ts';

/** The texts of e-mails about orders. */

type App = Pick<AppContext, 'config' | 'url' | 'clock'>;

const nameOf = (order: Order): string | null =>
  order.customer_full_name ?? order.billing_address?.full_name ?? null;

/** Returns the recipient of the e-mails about an order. */
export const recipientOf = (order: Order): EmailRecipient => ({
  name: nameOf(order) ?? '',
  address: order.customer_email,
});

/** Links to the order's page, which needs no account. */
const link = (app: App, order: Order): EmailBlock => ({
  link: { label: 'View your order', url: orderLink(app, order.uuid) },
});

const priceIn =
  ({ config: { shop } }: App, { currency }: Pick<Order, 'currency'>) =>
  (amount: number | string): string =>
    formatPrice(shop.locale, Number(amount), currency);

/** Confirms an order, with its lines, totals and shipping address. */
export const confirmationEmail = (app: App, order: Order): EmailMessage => ({
  subject: `Your order ${order.order_number} at ${app.config.shop.name}`,
  blocks: [
    greeting(nameOf(order)),
    { paragraph: `thank you for your order ${order.order_number}. We have received it.` },
    link(app, order),
    ...contents(app, order),
    { paragraph: `Payment: ${order.payment_method_name}` },
    ...destination(app, 'It goes to', order.shipping_address),
  ],
});

/** Reports the cancellation of an order. The reason is a note for administrators, and is not repeated here. */
export const cancellationEmail = (app: App, order: Order): EmailMessage => ({
  subject: `Your order ${order.order_number} at ${app.config.shop.name} was canceled`,
  blocks: [
    greeting(nameOf(order)),
    { paragraph: `your order ${order.order_number} was canceled. Nothing more of it will be sent.` },
    { rows: order.items.map((item) => [`${item.qty} × ${item.product_name}`, '']) },
    link(app, order),
  ],
});

export interface RefundedAmount {
  /** The amount in major units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  readonly isFullRefund: boolean;
}

export function refundEmail(
  app: App,
  order: Order,
  { amount, currency, isFullRefund }: RefundedAmount,
): EmailMessage {
  const refunded = priceIn(app, { currency })(amount);
  const text = isFullRefund
    ? `we have refunded ${refunded}. With that, your order ${order.order_number} is refunded in full.`
    : `we have refunded ${refunded} of your order ${order.order_number}.`;
  return {
    subject: `Your refund for order ${order.order_number} at ${app.config.shop.name}`,
    blocks: [
      greeting(nameOf(order)),
      { paragraph: text },
      {
        paragraph: `The money comes back the way you paid: ${order.payment_method_name}. How soon it arrives depends on your bank or payment service.`,
      },
      link(app, order),
    ],
  };
}

/** Lists the contents of a shipment that is on its way, with its carrier and tracking number. */
export const shippingEmail = (app: App, order: Order, shipment: ShipmentRow): EmailMessage => ({
  subject: `Your order ${order.order_number} at ${app.config.shop.name} is on its way`,
  blocks: [
    greeting(nameOf(order)),
    { paragraph: `this part of your order ${order.order_number} was handed over to the carrier:` },
    contentsOf(order, shipment),
    ...(shipment.carrier_name ? [{ paragraph: `Carrier: ${shipment.carrier_name}` }] : []),
    ...(shipment.tracking_number ? [{ paragraph: `Tracking number: ${shipment.tracking_number}` }] : []),
    ...destination(app, 'It goes to', order.shipping_address),
    link(app, order),
  ],
});

export const deliveryEmail = (app: App, order: Order, shipment: ShipmentRow): EmailMessage => ({
  subject: `Your order ${order.order_number} at ${app.config.shop.name} was delivered`,
  blocks: [
    greeting(nameOf(order)),
    { paragraph: `this part of your order ${order.order_number} was delivered:` },
    contentsOf(order, shipment),
    link(app, order),
  ],
});

/** Informs the merchant of everything that it takes to fulfil a new order. */
export function newOrderEmail(app: App, order: Order): EmailMessage {
  const total = priceIn(app, order)(order.grand_total);
  return {
    subject: `New order ${order.order_number}: ${total}`,
    blocks: [
      { paragraph: `${app.config.shop.name} has a new order, ${order.order_number}.` },
      ...contents(app, order),
      {
        rows: [
          ['Customer', unlinked(nameOf(order) ?? 'No name given')],
          ['E-mail', order.customer_email],
          ['Payment', order.payment_method_name],
          ...(order.shipping_method_data
            ? [['Shipping', order.shipping_method_data.snapshot.name] as const]
            : []),
          ...(order.coupon === null ? [] : [['Coupon', order.coupon] as const]),
        ],
      },
      ...destination(app, 'Ship to', order.shipping_address),
      ...(order.shipping_note
        ? [
            {
              paragraph: `Note of the customer:\n${order.shipping_note.split('\n').map(unlinked).join('\n')}`,
            },
          ]
        : []),
    ],
  };
}

/** Lists the lines of an order with their prices, and its totals. */
function contents(app: App, order: Order): EmailBlock[] {
  const price = priceIn(app, order);
  return [
    { rows: order.items.map((item) => [`${item.qty} × ${item.product_name}`, price(item.line_total)]) },
    { rows: totals(order).map(([label, amount]) => [label, price(amount)]) },
  ];
}

function contentsOf(order: Order, shipment: ShipmentRow): EmailBlock {
  const names = new Map(order.items.map((item) => [item.order_item_id, item.product_name]));
  return {
    rows: shipment.items.map(({ order_item_id, qty }) => [`${qty} × ${names.get(order_item_id) ?? ''}`, '']),
  };
}

/** Lists the totals of an order: without tax above the line of the tax. */
const totals = (order: Order): (readonly [string, number | string])[] => [
  ['Subtotal', order.sub_total],
  ...(Number(order.discount_amount) > 0 ? [['Discount', -Number(order.discount_amount)] as const] : []),
  ...(order.no_shipping_required ? [] : [['Shipping', order.shipping_fee_excl_tax] as const]),
  ...(Number(order.total_tax_amount) > 0 ? [['Tax', order.total_tax_amount] as const] : []),
  ['Total', order.grand_total],
];

const destination = (app: App, label: string, address: OrderAddressRow | null): EmailBlock[] =>
  address ? [{ paragraph: `${label}:\n${addressLines(app, address).join('\n')}` }] : [];

/** Writes an address without links: anybody may order with somebody else's e-mail address, and with any text here. */
const addressLines = ({ config }: App, address: OrderAddressRow): string[] =>
  writtenLines(config.shop.locale, address).map(unlinked);

const writtenLines = (locale: string, address: OrderAddressRow): string[] => [
  address.full_name,
  address.address_1,
  ...(address.address_2 ? [address.address_2] : []),
  `${address.postcode} ${address.city}`,
  `${provinceName(locale, address)}, ${address.country}`,
];
