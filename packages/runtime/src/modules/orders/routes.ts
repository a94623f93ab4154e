import { z } from 'zod';
import { sql } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { line } from '../../platform/http/forms/bodyFields.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import type { Call, RequestInfo } from '../../platform/contracts/route.ts';
import { adminAuthor } from '../auth/index.ts';
import {
  checkoutBody,
  email,
  resolveCart,
  stripCartMetafield,
  updateCheckoutDetails,
  wholeAddress,
} from '../carts/index.ts';
import { metaDataTable, valueRoutes } from '../metafields/index.ts';
import type { WritableOwner } from '../metafields/index.ts';
import { noteRoutes } from '../notes/index.ts';
import { correctOrder } from './correctOrder.ts';
import { orderNotFound } from './errors.ts';
import { documentRoutes } from './documents/documentRoutes.ts';
import { eInvoiceRoutes } from './eInvoices/eInvoiceRoutes.ts';
import { shipmentRoutes } from './fulfilment/shipmentRoutes.ts';
import { orderUuid } from './order.ts';
import type { Order } from './order.ts';
import { getOrder as readOrder } from './order.repo.ts';
import {
  orderAnswer,
  orderParams,
  placedOrderAnswer,
  toOrderAnswer,
  toPlacedOrderAnswer,
} from './orderAnswer.ts';
import { countOrders, listOrders, orderListing } from './orderListing.ts';
import { orderEmailRoutes } from './orderEmailRoutes.ts';
import { paymentRoutes } from './payment/paymentRoutes.ts';
import { shopperPaymentRoutes } from './payment/shopperPaymentRoutes.ts';
import { placeOrder } from './placeOrder.ts';
import { refundRoutes } from './refunds/refundRoutes.ts';
import { labelRoutes } from './returns/labelRoutes.ts';
import { imageRoutes } from './returns/imageRoutes.ts';
import { reasonRoutes } from './returns/reasonRoutes.ts';
import { returnRoutes } from './returns/returnRoutes.ts';
import { withdrawalRoutes } from './returns/withdrawalRoutes.ts';
import { reviewOrder } from './reviewOrder.ts';

const createOrder = defineRoute({
  id: 'createOrder',
  does: 'Places the order of a cart at the price last shown to the shopper, and returns it with its `orderToken`. A cart becomes at most one order. Rejects an incomplete cart, for example with `SHIPPING_ADDRESS_REQUIRED`, and one whose totals have changed: `CART_CHANGED`.',
  method: 'POST',
  path: '/api/orders',
  access: 'public',
  rateTier: 'order',
  body: z.object({ cart_id: z.string().describe('The UUID of the cart.') }),
  response: placedOrderAnswer,
  handle: (call) => place(call, call.body.cart_id, call.caller),
});

/** Updates the checkout details of a cart and places its order in a single call instead of five. */
const checkout = defineRoute({
  id: 'cartCheckout',
  does: 'Sets the contact, addresses, shipping method and payment method of a cart, if the body contains them, and places its order in one request. Rejects the same requests as the individual steps and `createOrder`.',
  method: 'POST',
  path: ['/api/carts/{id}/checkout', '/api/cart/{id}/checkout'],
  access: 'public',
  sdk: { resource: 'carts' },
  rateTier: 'order',
  params: z.object({ id: z.string().describe("The UUID of the cart, or `mine` for the caller's own.") }),
  body: checkoutBody,
  response: placedOrderAnswer,
  async handle(call) {
    const { app, db, body } = call;
    const cart = await resolveCart(call);
    await updateCheckoutDetails(app, db, cart, body);
    return place(call, cart.id, cart.caller);
  },
});

async function place({ app, request, claim }: Call, cartId: string, caller: Caller) {
  const order = await placeOrder(app, {
    cartId,
    caller,
    ...clientOf(request),
    keep: async (tx, placed) => claim?.keep(tx, toPlacedOrderAnswer(app, placed)),
  });
  return toPlacedOrderAnswer(app, order);
}

const clientOf = (request: RequestInfo) => ({
  userIp: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
});

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

const orderValues = metaDataTable({
  ownerType: 'order',
  readPermission: 'getOrder',
  table: 'order',
  where: (id) => (isUuid(id) ? sql.fragment`uuid = ${id}` : null),
  notFound: orderNotFound,
});

/**
 * Declares orders as metafield owners, identified by uuid. When a field is deleted, its values are removed from carts
 * before orders: a transaction that places an order locks the cart, so the order exists when orders are processed.
 */
export const orderOwner: WritableOwner = {
  ...orderValues,
  async strip(tx, namespace, key) {
    await stripCartMetafield(tx, namespace, key);
    await orderValues.strip(tx, namespace, key);
  },
};

const metafieldRoutes = valueRoutes(orderOwner, '/api/orders/{id}/metafields', {
  GET: 'getOrderMetafields',
  PATCH: 'updateOrderMetafields',
  PUT: 'replaceOrderMetafields',
  POST: 'saveOrderMetafields',
  table: 'order',
  field: 'updateOrderMetafield',
});

const notes = noteRoutes({
  owner: 'order',
  path: '/api/orders/{id}/notes',
  ids: { list: 'listOrderNotes', create: 'createOrderNote', delete: 'deleteOrderNote' },
  find: async (db, id) => (await readOrder(db, orderUuid(id))).order_id,
  notFound: orderNotFound,
});

export const routes = [
  createOrder,
  checkout,
  getOrders,
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
  ...returnRoutes,
  ...imageRoutes,
  ...labelRoutes,
  ...withdrawalRoutes,
  ...reasonRoutes,
  ...metafieldRoutes,
  ...notes,
];
