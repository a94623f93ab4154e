import type { EmailMessage } from '../mail/index.ts';
import { arrivalBlocks } from './emailArrival.ts';
import type { ShipmentRow } from './fulfilment/shipment.ts';
import type { Order } from './order.ts';
import type { EmailApp } from './orderEmailParts.ts';
import { opening, orderLinkBlock, destination, contentsOf, itemsOf } from './orderEmailParts.ts';

/** Composes the email that lists the shipped items and how to track them. */
export function shippingEmail(app: EmailApp, order: Order, shipment: ShipmentRow): EmailMessage {
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
      orderLinkBlock(app, order),
    ],
  };
}

/** Composes the email that lists the delivered items. */
export function deliveryEmail(app: EmailApp, order: Order, shipment: ShipmentRow): EmailMessage {
  const { text, values, greeted } = opening(app, order);
  return {
    subject: text('orders.email.delivered.subject', values),
    blocks: [
      greeted,
      { paragraph: text('orders.email.delivered.intro', values) },
      contentsOf(text, order, shipment),
      orderLinkBlock(app, order),
    ],
  };
}
