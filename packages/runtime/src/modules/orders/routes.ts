import { z } from 'zod';
import { line } from '../../platform/http/forms/bodyFields.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { adminAuthor } from '../auth/index.ts';
import { email, wholeAddress } from '../carts/index.ts';
import { noteRoutes } from '../notes/index.ts';
import { correctOrder } from './correctOrder.ts';
import { orderNotFound } from './errors.ts';
import { documentRoutes } from './documents/documentRoutes.ts';
import { eInvoiceRoutes } from './eInvoices/eInvoiceRoutes.ts';
import { shipmentRoutes } from './fulfilment/shipmentRoutes.ts';
import { orderUuid } from './order.ts';
import type { Order } from './order.ts';
import { getOrder as readOrder } from './order.repo.ts';
import { orderAnswer, orderParams, toOrderAnswer } from './orderAnswer.ts';
import { orderFileRoute } from './orderFileRoute.ts';
import { countOrders, listOrders, orderListing } from './orderListing.ts';
import { orderEmailRoutes } from './orderEmailRoutes.ts';
import { paymentRoutes } from './payment/paymentRoutes.ts';
import { shopperPaymentRoutes } from './payment/shopperPaymentRoutes.ts';
import { refundRoutes } from './refunds/refundRoutes.ts';
import { reviewOrder } from './reviewOrder.ts';
import { placingRoutes } from './placingRoutes.ts';
import { metafieldRoutes } from './orderMetafields.ts';
import { routesOfReturns } from './returns/routes.ts';

const getOrder = defineRoute({
  id: 'getOrder',
  does: 'Returns an order. Fails with `ORDER_NOT_FOUND` if it does not exist.',
  method: 'GET',
  path: '/api/orders/{id}',
  access: 'admin',
  params: orderParams,
  response: orderAnswer,
  handle: async ({ app, db, params }) => toOrderAnswer(app, await readOrder(db, orderUuid(params.id))),
});

const updateOrder = defineRoute({
  id: 'updateOrder',
  does: 'Corrects the contact and the addresses of an order. Totals and taxes stay as charged, and each change is recorded in the history. Errors: `ORDER_NOT_FOUND`, `INVALID_PROVINCE`, `INVALID_VAT_ID`, and a canceled order: `ORDER_NOT_CORRECTABLE`.',
  method: 'PATCH',
  path: '/api/orders/{id}',
  access: 'admin',
  record: { table: 'order' },
  params: orderParams,
  body: z
    .object({
      customer_email: email.describe("The shopper's email address for messages about the order."),
      customer_full_name: line('customer_full_name')
        .nullable()
        .describe('The name of the shopper. Null if there is none.'),
      shipping_address: wholeAddress.describe(
        'The complete new shipping address. It changes neither the shipping fee nor the tax.',
      ),
      billing_address: wholeAddress.describe('The complete new billing address. It does not change the tax.'),
    })
    .partial(),
  response: orderAnswer,
  handle: async ({ app, db, params, body, caller }) =>
    toOrderAnswer(app, await correctOrder(app, db, orderUuid(params.id), body, adminAuthor(caller))),
});

const review = defineRoute({
  id: 'reviewOrder',
  does: 'Marks the history entries of an order that need attention as reviewed, and returns how many. Fails with `ORDER_NOT_FOUND` if the order does not exist.',
  method: 'POST',
  path: '/api/orders/{id}/review',
  access: 'admin',
  params: orderParams,
  response: z.object({
    reviewed: z.int().describe('The number of history entries that were marked as reviewed.'),
  }),
  handle: async ({ app, params, caller }) => ({
    reviewed: await reviewOrder(app, orderUuid(params.id), adminAuthor(caller)),
  }),
});

const getOrders = listRoute({
  id: 'listOrders',
  does: 'Lists the orders.',
  path: '/api/orders',
  answer: orderAnswer,
  toAnswer: (order: Order, app) => toOrderAnswer(app, order),
  listing: orderListing,
  rows: ({ db }, slice) => listOrders(db, slice),
  total: ({ db }, listing) => countOrders(db, listing),
});

const notes = noteRoutes({
  owner: 'order',
  path: '/api/orders/{id}/notes',
  ids: { list: 'listOrderNotes', create: 'createOrderNote', delete: 'deleteOrderNote' },
  find: async (db, id) => (await readOrder(db, orderUuid(id))).order_id,
  notFound: orderNotFound,
});

export const routes = [
  ...placingRoutes,
  getOrders,
  orderFileRoute,
  getOrder,
  updateOrder,
  review,
  ...documentRoutes,
  ...eInvoiceRoutes,
  ...paymentRoutes,
  ...refundRoutes,
  ...shopperPaymentRoutes,
  ...shipmentRoutes,
  ...orderEmailRoutes,
  ...routesOfReturns,
  ...metafieldRoutes,
  ...notes,
];
