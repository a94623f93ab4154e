import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { parseListing } from '../../platform/listing/parseListing.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { pageOf, pageQuery } from '../../platform/listing/pageQuery.ts';
import { defineRoute } from '../../platform/http/route.ts';
import type { Call, RequestFacts } from '../../platform/http/route.ts';
import { cartOfPath, checkoutBody, fillCart } from '../carts/index.ts';
import { valueRoutes } from '../metafields/index.ts';
import { orderNotFound } from './errors.ts';
import { findOrder } from './order.repo.ts';
import type { Order } from './order.repo.ts';
import { orderAnswer } from './orderAnswer.ts';
import { listOrders } from './orderListing.repo.ts';
import { orderListing } from './orderListing.ts';
import { orderOwner } from './orderOwner.ts';
import { orderToken } from './orderToken.ts';
import { paymentRoutes } from './payment/paymentRoutes.ts';
import { placeOrder } from './placeOrder.ts';
import { shipmentRoutes } from './fulfilment/shipmentRoutes.ts';

const createOrder = defineRoute({
  id: 'createOrder',
  method: 'POST',
  path: '/api/orders',
  access: 'public',
  rateTier: 'order',
  body: z.object({ cart_id: z.string() }),
  handle: (call) => place(call, call.body.cart_id, call.caller),
});

/** One call in the place of five: what is sent is put into the cart, which is then ordered. */
const checkout = defineRoute({
  id: 'cartCheckout',
  method: 'POST',
  path: ['/api/carts/{id}/checkout', '/api/cart/{id}/checkout'],
  access: 'public',
  rateTier: 'order',
  params: z.object({ id: z.string() }),
  body: checkoutBody,
  async handle(call) {
    const { app, db, body } = call;
    const cart = await cartOfPath(call);
    await fillCart(app, db, cart, body);
    return place(call, cart.id, cart.caller);
  },
});

async function place({ app, request, claim }: Call, cartId: string, caller: Caller) {
  const order = await placeOrder(app, {
    cartId,
    caller,
    ...clientOf(request),
    keep: async (tx, placed) => claim?.keep(tx, placedAnswer(app, placed)),
  });
  return placedAnswer(app, order);
}

const placedAnswer = (app: AppContext, order: Order) => ({
  ...orderAnswer(app, order),
  orderToken: orderToken(app, order.uuid),
});

const clientOf = (request: RequestFacts) => ({
  userIp: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
});

const getOrder = defineRoute({
  id: 'getOrder',
  method: 'GET',
  path: '/api/orders/{id}',
  access: 'admin',
  params: z.object({ id: z.string() }),
  async handle({ app, db, params }) {
    const order = isUuid(params.id) ? await findOrder(db, params.id) : null;
    if (!order) throw orderNotFound();
    return orderAnswer(app, order);
  },
});

const getOrders = defineRoute({
  id: 'listOrders',
  method: 'GET',
  path: '/api/orders',
  access: 'admin',
  query: pageQuery,
  handle: async ({ app, db, query }) =>
    (await listOrders(db, { ...parseListing(null, orderListing), ...pageOf(query) })).map((order) =>
      orderAnswer(app, order),
    ),
});

const metafieldRoutes = valueRoutes(orderOwner, '/api/orders/{id}/metafields', {
  GET: 'getOrderMetafields',
  PATCH: 'updateOrderMetafields',
  PUT: 'replaceOrderMetafields',
  POST: 'saveOrderMetafields',
  field: 'updateOrderMetafield',
});

export const routes = [
  createOrder,
  checkout,
  getOrders,
  getOrder,
  ...paymentRoutes,
  ...shipmentRoutes,
  ...metafieldRoutes,
];
