import type { AppContext } from '../../platform/context.ts';
import { defineSubscriber } from '../../platform/events/contract.ts';
import { formatPrice } from '../../platform/graphql/price.ts';
import { sendLetter } from '../mail/index.ts';
import type { Letter } from '../mail/index.ts';
import { findOrder } from './order.repo.ts';
import type { Order, OrderAddressRow } from './order.repo.ts';

/** Confirms an order to its customer, once its money is there or promised. */
export const mailOrderConfirmation = defineSubscriber({
  id: 'orders.mailConfirmation',
  event: 'order_placed',
  async handle({ orderUuid }, app, { deliveryId }) {
    const order = await findOrder(app.db, orderUuid);
    if (!order) return;
    await sendLetter(app, {
      kind: 'orderConfirmation',
      entityUuid: order.uuid,
      letter: confirmation(app, order),
      to: { name: nameOf(order) ?? '', address: order.customer_email },
      deliveryId,
    });
  },
});

const nameOf = (order: Order): string | null =>
  order.customer_full_name ?? order.billing_address?.full_name ?? null;

function confirmation({ config: { shop } }: AppContext, order: Order): Letter {
  const price = (figure: number | string) => formatPrice(shop.locale, Number(figure), order.currency);
  const name = nameOf(order);
  const address = order.shipping_address;
  return {
    subject: `Your order ${order.order_number} at ${shop.name}`,
    blocks: [
      { paragraph: name === null ? 'Hello,' : `Hello ${name},` },
      { paragraph: `thank you for your order ${order.order_number}. We have received it.` },
      { rows: order.items.map((item) => [`${item.qty} × ${item.product_name}`, price(item.line_total)]) },
      { rows: totals(order).map(([label, figure]) => [label, price(figure)]) },
      { paragraph: `Payment: ${order.payment_method_name}` },
      ...(address ? [{ paragraph: `It goes to:\n${addressLines(address).join('\n')}` }] : []),
    ],
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

const addressLines = (address: OrderAddressRow): string[] => [
  address.full_name,
  address.address_1,
  ...(address.address_2 ? [address.address_2] : []),
  `${address.postcode} ${address.city}`,
  `${address.province}, ${address.country}`,
];
