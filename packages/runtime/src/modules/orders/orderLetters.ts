import type { ShopConfig } from '../../platform/config/schema.ts';
import { formatPrice } from '../../platform/graphql/price.ts';
import type { Letter, LetterBlock, LetterTo } from '../mail/index.ts';
import { provinceName } from '../provinces/index.ts';
import type { Order, OrderAddressRow } from './order.repo.ts';
import type { ShipmentRow } from './fulfilment/shipment.repo.ts';

const nameOf = (order: Order): string | null =>
  order.customer_full_name ?? order.billing_address?.full_name ?? null;

/** Whom the mails of an order go to. */
export const readerOf = (order: Order): LetterTo => ({
  name: nameOf(order) ?? '',
  address: order.customer_email,
});

const greeting = (order: Order): LetterBlock => {
  const name = nameOf(order);
  return { paragraph: name === null ? 'Hello,' : `Hello ${name},` };
};

/** Its lines and figures, and where it goes. */
export function confirmationLetter({ shop }: ShopConfig, order: Order): Letter {
  const price = (figure: number | string) => formatPrice(shop.locale, Number(figure), order.currency);
  const address = order.shipping_address;
  return {
    subject: `Your order ${order.order_number} at ${shop.name}`,
    blocks: [
      greeting(order),
      { paragraph: `thank you for your order ${order.order_number}. We have received it.` },
      { rows: order.items.map((item) => [`${item.qty} × ${item.product_name}`, price(item.line_total)]) },
      { rows: totals(order).map(([label, figure]) => [label, price(figure)]) },
      { paragraph: `Payment: ${order.payment_method_name}` },
      ...(address ? [{ paragraph: `It goes to:\n${addressLines(shop.locale, address).join('\n')}` }] : []),
    ],
  };
}

/** The reason is the shop's own note, and stays there. */
export const cancellationLetter = ({ shop }: ShopConfig, order: Order): Letter => ({
  subject: `Your order ${order.order_number} at ${shop.name} was canceled`,
  blocks: [
    greeting(order),
    { paragraph: `your order ${order.order_number} was canceled. Nothing more of it will be sent.` },
    { rows: order.items.map((item) => [`${item.qty} × ${item.product_name}`, '']) },
  ],
});

/** What is on its way, and how to follow it. */
export const shippingLetter = ({ shop }: ShopConfig, order: Order, shipment: ShipmentRow): Letter => ({
  subject: `Your order ${order.order_number} at ${shop.name} is on its way`,
  blocks: [
    greeting(order),
    { paragraph: `this part of your order ${order.order_number} was handed over to the carrier:` },
    contentsOf(order, shipment),
    ...(shipment.carrier_name ? [{ paragraph: `Carrier: ${shipment.carrier_name}` }] : []),
    ...(shipment.tracking_number ? [{ paragraph: `Tracking number: ${shipment.tracking_number}` }] : []),
    ...(order.shipping_address
      ? [{ paragraph: `It goes to:\n${addressLines(shop.locale, order.shipping_address).join('\n')}` }]
      : []),
  ],
});

export const deliveryLetter = ({ shop }: ShopConfig, order: Order, shipment: ShipmentRow): Letter => ({
  subject: `Your order ${order.order_number} at ${shop.name} was delivered`,
  blocks: [
    greeting(order),
    { paragraph: `this part of your order ${order.order_number} was delivered:` },
    contentsOf(order, shipment),
  ],
});

function contentsOf(order: Order, shipment: ShipmentRow): LetterBlock {
  const names = new Map(order.items.map((item) => [item.order_item_id, item.product_name]));
  return {
    rows: shipment.items.map(({ order_item_id, qty }) => [`${qty} × ${names.get(order_item_id) ?? ''}`, '']),
  };
}

/** Net of tax up to the line of the tax, as the columns are. */
const totals = (order: Order): (readonly [string, number | string])[] => [
  ['Subtotal', order.sub_total],
  ...(Number(order.discount_amount) > 0 ? [['Discount', -Number(order.discount_amount)] as const] : []),
  ...(order.no_shipping_required ? [] : [['Shipping', order.shipping_fee_excl_tax] as const]),
  ...(Number(order.total_tax_amount) > 0 ? [['Tax', order.total_tax_amount] as const] : []),
  ['Total', order.grand_total],
];

const addressLines = (locale: string, address: OrderAddressRow): string[] => [
  address.full_name,
  address.address_1,
  ...(address.address_2 ? [address.address_2] : []),
  `${address.postcode} ${address.city}`,
  `${provinceName(locale, address)}, ${address.country}`,
];
