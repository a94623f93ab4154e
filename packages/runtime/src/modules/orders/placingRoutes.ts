import { z } from 'zod';
import type { Caller } from '../../platform/contracts/caller.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import type { Call, RequestInfo } from '../../platform/contracts/route.ts';
import { checkoutBody, resolveCart, updateCheckoutDetails } from '../carts/index.ts';
import { placedOrderAnswer, toPlacedOrderAnswer } from './orderAnswer.ts';
import { placeOrder } from './placeOrder.ts';

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

/** Routes that place orders. */
export const placingRoutes = [createOrder, checkout];
