import type { AppContext } from '../../platform/context.ts';
import type { Events } from '../../platform/events/contract.ts';
import { emailOn } from '../mail/index.ts';
import type { ComposedEmail, EmailKind, Letter } from '../mail/index.ts';
import type { OrderFacts, ShipmentFacts } from './events.ts';
import { findOrder } from './order.repo.ts';
import type { Order } from './order.repo.ts';
import {
  cancellationLetter,
  confirmationLetter,
  deliveryLetter,
  newOrderLetter,
  readerOf,
  refundLetter,
  shippingLetter,
} from './orderLetters.ts';
import { listShipments } from './fulfilment/shipment.repo.ts';
import type { ShipmentRow } from './fulfilment/shipment.repo.ts';

/** Confirms an order to its customer, once its money is there or promised. */
const orderConfirmation: EmailKind<OrderFacts> = {
  id: 'orderConfirmation',
  to: 'customer',
  compose: ({ orderUuid }, app) => aboutOrder(app, orderUuid, (order) => confirmationLetter(app, order)),
};

/** Tells the customer that an order was canceled. Of one that was never placed they had no e-mail, and get none. */
const orderCanceled: EmailKind<OrderFacts> = {
  id: 'orderCanceled',
  to: 'customer',
  compose: ({ orderUuid }, app) =>
    aboutOrder(app, orderUuid, (order) => (order.placed_at === null ? null : cancellationLetter(app, order))),
};

/** Tells the customer of every refund, in part or in full, wherever it was made. */
const orderRefunded: EmailKind<Events['order_refunded']> = {
  id: 'orderRefunded',
  to: 'customer',
  compose: (refund, app) => aboutOrder(app, refund.orderUuid, (order) => refundLetter(app, order, refund)),
};

/** Tells the customer that a part of the order, or all of it, is on its way. */
const shipmentCreated: EmailKind<ShipmentFacts> = {
  id: 'shipmentCreated',
  to: 'customer',
  compose: (facts, app) => aboutShipment(app, facts, shippingLetter),
};

/** Tells the customer that it arrived. */
const shipmentDelivered: EmailKind<ShipmentFacts> = {
  id: 'shipmentDelivered',
  to: 'customer',
  compose: (facts, app) => aboutShipment(app, facts, deliveryLetter),
};

/** Tells the merchant of an order, once its money is there or promised. */
const merchantNewOrder: EmailKind<OrderFacts> = {
  id: 'merchantNewOrder',
  to: 'merchant',
  async compose({ orderUuid }, app) {
    const order = await findOrder(app.db, orderUuid);
    return order && { entityUuid: order.uuid, letter: newOrderLetter(app, order) };
  },
};

/** The e-mails about orders. */
export const orderEmails: readonly EmailKind[] = [
  orderConfirmation,
  orderCanceled,
  orderRefunded,
  shipmentCreated,
  shipmentDelivered,
  merchantNewOrder,
];

/** What they are sent for. */
export const orderMailers = [
  emailOn('order_placed', 'orders.mailConfirmation', orderConfirmation),
  emailOn('order_placed', 'orders.mailMerchant', merchantNewOrder),
  emailOn('order_canceled', 'orders.mailCanceled', orderCanceled),
  emailOn('order_refunded', 'orders.mailRefunded', orderRefunded),
  emailOn('shipment_created', 'orders.mailShipmentCreated', shipmentCreated),
  emailOn('shipment_delivered', 'orders.mailShipmentDelivered', shipmentDelivered),
];

async function aboutOrder(
  app: AppContext,
  orderUuid: string,
  write: (order: Order) => Letter | null,
): Promise<ComposedEmail | null> {
  const order = await findOrder(app.db, orderUuid);
  const letter = order && write(order);
  return letter && { entityUuid: order.uuid, letter, to: readerOf(order) };
}

/** Nothing is said of a shipment that was taken back before its e-mail went out. */
async function aboutShipment(
  app: AppContext,
  { orderUuid, shipmentUuid }: ShipmentFacts,
  write: (app: AppContext, order: Order, shipment: ShipmentRow) => Letter,
): Promise<ComposedEmail | null> {
  const order = await findOrder(app.db, orderUuid);
  if (!order) return null;
  const shipments = await listShipments(app.db, [order.order_id]);
  const shipment = shipments.find(({ uuid }) => uuid === shipmentUuid);
  if (!shipment || shipment.canceled_at !== null) return null;
  return { entityUuid: shipment.uuid, letter: write(app, order, shipment), to: readerOf(order) };
}
