import { z } from 'zod';
import { isUuid } from '../../../platform/db/ids.ts';
import { optionalLine, reference } from '../../../platform/http/bodyFields.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { cancelShipment, changeTracking, deliverShipment } from './changeShipment.ts';
import { createShipment } from './createShipment.ts';
import { orderNotFound, shipmentNotFound } from '../errors.ts';
import { findOrder } from '../order.repo.ts';
import { orderUuid } from '../orderPath.ts';
import { listShipments } from './shipment.repo.ts';

const orderParams = z.object({ id: z.string() });
const shipmentOfOrder = z.object({ order_id: z.string(), shipment_id: z.string() });
const shipmentParams = z.object({ id: z.string() });

const trackingFields = z.object({
  carrier_name: optionalLine('carrier_name', 255),
  tracking_number: optionalLine('tracking_number', 255),
});
const MAX_UNITS = 100_000;
const shipmentBody = trackingFields
  .extend({
    items: z
      .array(z.object({ order_item_id: reference, qty: z.int().min(1).max(MAX_UNITS) }))
      .max(1000)
      .nullable(),
  })
  .partial();

const shipmentUuid = (id: string): string => {
  if (!isUuid(id)) throw shipmentNotFound();
  return id;
};

export const shipmentRoutes = [
  defineRoute({
    id: 'createShipment',
    method: 'POST',
    path: '/api/orders/{id}/shipments',
    access: 'admin',
    params: orderParams,
    body: shipmentBody,
    handle: ({ app, params, body }) =>
      createShipment(app, orderUuid(params.id), {
        carrier_name: body.carrier_name ?? null,
        tracking_number: body.tracking_number ?? null,
        items: body.items ?? null,
      }),
  }),

  defineRoute({
    id: 'listOrderShipments',
    method: 'GET',
    path: '/api/orders/{id}/shipments',
    access: 'admin',
    params: orderParams,
    async handle({ db, params }) {
      const order = await findOrder(db, orderUuid(params.id));
      if (!order) throw orderNotFound();
      return listShipments(db, [order.order_id]);
    },
  }),

  defineRoute({
    id: 'updateShipment',
    method: 'PATCH',
    path: '/api/orders/{order_id}/shipments/{shipment_id}',
    access: 'admin',
    params: shipmentOfOrder,
    body: trackingFields.partial(),
    handle: ({ app, params, body }) =>
      changeTracking(app, orderUuid(params.order_id), params.shipment_id, body),
  }),

  defineRoute({
    id: 'markShipmentDelivered',
    method: 'POST',
    path: '/api/shipments/{id}/deliver',
    access: 'admin',
    params: shipmentParams,
    handle: ({ app, params }) => deliverShipment(app, shipmentUuid(params.id)),
  }),

  defineRoute({
    id: 'cancelShipment',
    method: 'POST',
    path: '/api/shipments/{id}/cancel',
    access: 'admin',
    params: shipmentParams,
    handle: ({ app, params }) => cancelShipment(app, shipmentUuid(params.id)),
  }),
];
