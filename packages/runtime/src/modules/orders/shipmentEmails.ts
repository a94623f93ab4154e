import type { AppContext } from '../../platform/contracts/context.ts';
import type { ComposedEmail, EmailKind, EmailMessage } from '../mail/index.ts';
import type { ShipmentEventPayload } from './events.ts';
import { exampleOf, exampleShipment } from './exampleEmails.ts';
import type { ShipmentRow } from './fulfilment/shipment.ts';
import { listShipments } from './fulfilment/shipment.repo.ts';
import { trackedShipment } from './fulfilment/trackedShipments.ts';
import type { Order } from './order.ts';
import { findOrder } from './order.repo.ts';
import { deliveryEmail, shippingEmail } from './composeShipmentEmails.ts';
import { recipientOf } from './orderEmailParts.ts';
import { speakingTo } from './aboutOrder.ts';

/** The email that notifies the customer that all or part of the order has shipped. */
export const shipmentCreated: EmailKind<ShipmentEventPayload> = {
  id: 'shipmentCreated',
  to: 'customer',
  words: [
    { part: 'subject', key: 'orders.email.shipped.subject', placeholders: ['number', 'shop'] },
    { part: 'intro', key: 'orders.email.shipped.intro', placeholders: ['number', 'shop'] },
  ],
  example: exampleOf((app, order) => shippingEmail(app, order, exampleShipment(app, order))),
  compose: (payload, app) => aboutShipment(app, payload, shippingEmail),
};

/** The email that notifies the customer that a shipment was delivered. */
export const shipmentDelivered: EmailKind<ShipmentEventPayload> = {
  id: 'shipmentDelivered',
  to: 'customer',
  words: [
    { part: 'subject', key: 'orders.email.delivered.subject', placeholders: ['number', 'shop'] },
    { part: 'intro', key: 'orders.email.delivered.intro', placeholders: ['number', 'shop'] },
  ],
  example: exampleOf((app, order) => deliveryEmail(app, order, exampleShipment(app, order))),
  compose: (payload, app) => aboutShipment(app, payload, deliveryEmail),
};

/** Composes a shipment email, unless the shipment was canceled before the email was sent. */
async function aboutShipment(
  app: AppContext,
  { orderUuid, shipmentUuid }: ShipmentEventPayload,
  compose: (app: AppContext, order: Order, shipment: ShipmentRow) => EmailMessage,
): Promise<ComposedEmail | null> {
  const order = await findOrder(app.db, orderUuid);
  if (!order) return null;
  const shipments = await listShipments(app.db, [order.order_id]);
  const shipment = shipments.find(({ uuid }) => uuid === shipmentUuid);
  if (!shipment || shipment.canceled_at !== null) return null;
  const tracked = await trackedShipment(app, app.db, order.order_number, shipment);
  const message = compose(speakingTo(app, order), order, tracked);
  return {
    entityUuid: shipment.uuid,
    orderUuid: order.uuid,
    message,
    language: order.locale,
    to: recipientOf(order),
  };
}
