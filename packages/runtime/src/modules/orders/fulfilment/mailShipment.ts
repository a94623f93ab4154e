import type { AppContext } from '../../../platform/context.ts';
import { defineSubscriber } from '../../../platform/events/contract.ts';
import { sendLetter } from '../../mail/index.ts';
import type { ShipmentFacts } from '../events.ts';
import { findOrder } from '../order.repo.ts';
import { deliveryLetter, readerOf, shippingLetter } from '../orderLetters.ts';
import { listShipments } from './shipment.repo.ts';

const LETTERS = { shipmentCreated: shippingLetter, shipmentDelivered: deliveryLetter } as const;

/** Tells the customer that a part of the order, or all of it, is on its way. */
export const mailShipmentCreated = defineSubscriber({
  id: 'orders.mailShipmentCreated',
  event: 'shipment_created',
  handle: (facts, app, { deliveryId }) => mailShipment(app, 'shipmentCreated', facts, deliveryId),
});

/** Tells the customer that it arrived. */
export const mailShipmentDelivered = defineSubscriber({
  id: 'orders.mailShipmentDelivered',
  event: 'shipment_delivered',
  handle: (facts, app, { deliveryId }) => mailShipment(app, 'shipmentDelivered', facts, deliveryId),
});

/** Nothing is said of a shipment that was taken back before its mail went out. */
async function mailShipment(
  app: AppContext,
  kind: keyof typeof LETTERS,
  { orderUuid, shipmentUuid }: ShipmentFacts,
  deliveryId: string,
): Promise<void> {
  const order = await findOrder(app.db, orderUuid);
  if (!order) return;
  const shipments = await listShipments(app.db, [order.order_id]);
  const shipment = shipments.find(({ uuid }) => uuid === shipmentUuid);
  if (!shipment || shipment.canceled_at !== null) return;
  await sendLetter(app, {
    kind,
    entityUuid: shipment.uuid,
    letter: LETTERS[kind](app.config, order, shipment),
    to: readerOf(order),
    deliveryId,
  });
}
