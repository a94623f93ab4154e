import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { defineWebhookTopic } from '../webhooks/index.ts';
import type { OrderEventPayload, ShipmentEventPayload } from './events.ts';
import { toDocumentAnswer } from './documents/document.ts';
import { findDocument } from './documents/document.repo.ts';
import { listShipments } from './fulfilment/shipment.repo.ts';
import { trackedShipment } from './fulfilment/trackedShipments.ts';
import { findOrder } from './order.repo.ts';
import { toOrderAnswer } from './orderAnswer.ts';

const OF_ORDERS = { group: 'orders', entity: 'orderUuid', permission: 'getOrder' } as const;

/** Loads the order of an event as the REST API represents it. */
async function loadOrder({ orderUuid }: Pick<OrderEventPayload, 'orderUuid'>, app: AppContext, db: Db) {
  const order = await findOrder(db, orderUuid);
  return { order: order && toOrderAnswer(app, order) };
}

const OF_SHIPMENTS = {
  group: 'shipments',
  entity: 'orderUuid',
  permission: 'getOrder',
  /** Loads the shipment of an event and its order as the REST API represents them. */
  async load(
    { orderId, orderNumber, shipmentUuid, orderUuid }: ShipmentEventPayload,
    app: AppContext,
    db: Db,
  ) {
    const shipment = (await listShipments(db, [orderId])).find(({ uuid }) => uuid === shipmentUuid);
    return {
      ...(await loadOrder({ orderUuid }, app, db)),
      shipment: shipment ? await trackedShipment(app, db, orderNumber, shipment) : null,
    };
  },
} as const;

/** The order events available to webhooks. All webhook deliveries for an order and its shipments are sent in sequence. */
export const orderTopics = [
  defineWebhookTopic({
    ...OF_ORDERS,
    event: 'order_created',
    load: loadOrder,
  }),
  defineWebhookTopic({
    ...OF_ORDERS,
    event: 'order_placed',
    load: loadOrder,
  }),
  defineWebhookTopic({
    ...OF_ORDERS,
    event: 'order_canceled',
    load: loadOrder,
  }),
  defineWebhookTopic({
    ...OF_ORDERS,
    event: 'order_status_updated',
    load: loadOrder,
  }),
  defineWebhookTopic({
    ...OF_ORDERS,
    event: 'order_payment_updated',
    load: loadOrder,
  }),
  defineWebhookTopic({
    ...OF_ORDERS,
    event: 'document_issued',
    async load({ orderUuid, documentUuid }, app, db) {
      const found = await findDocument(db, documentUuid);
      if (!found) return { ...(await loadOrder({ orderUuid }, app, db)), document: null };
      const { order_uuid: _order, ...document } = found;
      return { ...(await loadOrder({ orderUuid }, app, db)), document: toDocumentAnswer(document) };
    },
  }),
  defineWebhookTopic({
    ...OF_ORDERS,
    event: 'order_refunded',
    load: loadOrder,
  }),
  defineWebhookTopic({
    ...OF_ORDERS,
    event: 'payment_refunded_duplicate',
    load: loadOrder,
  }),
  defineWebhookTopic({
    ...OF_SHIPMENTS,
    event: 'shipment_created',
  }),
  defineWebhookTopic({
    ...OF_SHIPMENTS,
    event: 'shipment_delivered',
  }),
  defineWebhookTopic({
    ...OF_SHIPMENTS,
    event: 'shipment_canceled',
  }),
];
