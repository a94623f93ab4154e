import { z } from 'zod';
import { uuidOr } from '../../../platform/entity/refOr.ts';
import { bulkAnswer } from '../../../platform/entity/bulkAnswer.ts';
import { defineRoute } from '../../../platform/contracts/route.ts';
import { listRoute } from '../../../platform/listing/listRoute.ts';
import { adminAuthor } from '../../auth/index.ts';
import { listCarriers } from '../../shipping/index.ts';
import { shipmentNotFound } from '../errors.ts';
import { orderUuid } from '../order.ts';
import { getOrder } from '../order.repo.ts';
import { orderParams } from '../orderAnswer.ts';
import { createLabel } from './createLabel.ts';
import { createShipment } from './createShipment.ts';
import { shipOrders } from './shipOrders.ts';
import { shipmentRow } from './shipment.ts';
import type { ShipmentRow } from './shipment.ts';
import { listShipments } from './shipment.repo.ts';
import { trackedShipments } from './trackedShipments.ts';
import { cancelShipment, deliverShipment, updateShipment } from './updateShipment.ts';
import { shipmentBody, trackingFields } from './shipmentBody.ts';

const shipmentOfOrder = z.object({
  order_id: z.string().describe('The UUID of the order.'),
  shipment_id: z.string().describe('The integer ID or UUID of the shipment.'),
});
const shipmentParams = z.object({ id: z.string().describe('The UUID of the shipment.') });
const shipmentUuid = uuidOr(shipmentNotFound);

const MAX_ORDERS = 100;

export const shipmentRoutes = [
  defineRoute({
    id: 'createShipment',
    does: 'Records a shipment of an order, with all unshipped units unless `items` are sent. Rejects a canceled order (`ORDER_CANCELED`), an order with nothing to ship (`NOTHING_TO_SHIP`), more units than are left (`TOO_MANY_TO_SHIP`), and an unknown carrier (`UNKNOWN_CARRIER`).',
    method: 'POST',
    path: '/api/orders/{id}/shipments',
    access: 'admin',
    sdk: { method: 'ship' },
    params: orderParams,
    body: shipmentBody,
    response: shipmentRow,
    handle: ({ app, params, body, caller }) =>
      createShipment(app, orderUuid(params.id), {
        carrier_code: body.carrier_code,
        carrier_name: body.carrier_name,
        tracking_number: body.tracking_number ?? null,
        tracking_url: body.tracking_url ?? null,
        items: body.items ?? null,
        author: adminAuthor(caller),
      }),
  }),

  defineRoute({
    id: 'shipOrders',
    does: 'Ships all remaining units of several orders, each order separately. If an order is rejected, it is listed in `refused` with the error code, and the other orders still ship.',
    method: 'POST',
    path: '/api/orders/bulk-ship',
    access: 'admin',
    sdk: { method: 'shipMany' },
    permissions: ['createShipment'],
    body: z.object({
      ids: z
        .array(z.string().max(100))
        .min(1)
        .max(MAX_ORDERS)
        .describe('The UUIDs of the orders, at most 100. All remaining units are shipped.'),
    }),
    response: bulkAnswer,
    handle: ({ app, body, caller }) => shipOrders(app, body.ids, adminAuthor(caller)),
  }),

  listRoute({
    id: 'listOrderShipments',
    does: 'Lists the shipments of an order with their tracking pages. Fails with `ORDER_NOT_FOUND` if the order does not exist.',
    path: '/api/orders/{id}/shipments',
    params: orderParams,
    answer: shipmentRow,
    toAnswer: (shipment: ShipmentRow) => shipment,
    async rows({ app, db, params }) {
      const order = await getOrder(db, orderUuid(params.id));
      const shipments = await listShipments(db, [order.order_id]);
      return trackedShipments(app, () => listCarriers(app, db), order.order_number, shipments);
    },
  }),

  defineRoute({
    id: 'updateShipment',
    does: 'Updates the carrier and tracking fields of a shipment. Errors: `ORDER_NOT_FOUND`, a shipment of another order (`SHIPMENT_NOT_FOUND`), and an unknown carrier (`UNKNOWN_CARRIER`).',
    method: 'PATCH',
    path: '/api/orders/{order_id}/shipments/{shipment_id}',
    access: 'admin',
    params: shipmentOfOrder,
    body: trackingFields.partial(),
    response: shipmentRow,
    handle: ({ app, params, body, caller }) =>
      updateShipment(app, orderUuid(params.order_id), params.shipment_id, body, adminAuthor(caller)),
  }),

  defineRoute({
    id: 'createShipmentLabel',
    does: 'Gets a label for a shipment from its carrier, and stores it with the tracking number. A shipment with a label is returned as it is. Errors: `SHIPMENT_NOT_FOUND`, `LABEL_NOT_POSSIBLE`, and a carrier that failed: `CARRIER_FAILED`.',
    method: 'POST',
    path: '/api/shipments/{id}/label',
    access: 'admin',
    params: shipmentParams,
    response: shipmentRow,
    handle: ({ app, params, caller }) => createLabel(app, shipmentUuid(params.id), adminAuthor(caller)),
  }),

  defineRoute({
    id: 'markShipmentDelivered',
    does: 'Marks a shipment as delivered. Errors: `SHIPMENT_NOT_FOUND`, and a shipment that is already delivered or canceled: `SHIPMENT_FINAL`.',
    method: 'POST',
    path: '/api/shipments/{id}/deliver',
    access: 'admin',
    sdk: { method: 'deliver' },
    params: shipmentParams,
    response: shipmentRow,
    handle: ({ app, params, caller }) => deliverShipment(app, shipmentUuid(params.id), adminAuthor(caller)),
  }),

  defineRoute({
    id: 'cancelShipment',
    does: 'Cancels a shipment. Its units count as unshipped again or, if the order is canceled, are restocked. Errors: `SHIPMENT_NOT_FOUND`, and a shipment that is already delivered or canceled: `SHIPMENT_FINAL`.',
    method: 'POST',
    path: '/api/shipments/{id}/cancel',
    access: 'admin',
    params: shipmentParams,
    response: shipmentRow,
    handle: ({ app, params, caller }) => cancelShipment(app, shipmentUuid(params.id), adminAuthor(caller)),
  }),
];
