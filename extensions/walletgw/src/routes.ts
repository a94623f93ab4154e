import { defineRoute, z } from '@shop/runtime/extension';
import type { Route } from '@shop/runtime/extension';
import { createWalletOrder } from './createWalletOrder.ts';
import { EXPRESS } from './walletExpress.ts';
import { finishPayment, giveUpPayment } from './pages.ts';
import { receiveWebhook } from './receiveWebhook.ts';
import type { Wallet } from './wallet.ts';

const orderBody = z.object({ order_id: z.string().describe('The UUID of the order.') });
const orderAnswer = z.object({
  walletgwOrderId: z.string().describe('The ID of the order at the wallet gateway.'),
  approveUrl: z.string().describe('The URL at which the shopper approves the payment.'),
});
const expressBody = z.object({ cart_id: z.string().describe('The UUID of the cart.') });
const expressAnswer = z.object({
  walletgwOrderId: z.string().describe("The ID of the cart's order at the wallet gateway."),
  approveUrl: z.string().describe('The URL at which the shopper approves the payment of the cart.'),
});
const pageParams = z.object({ orderUuid: z.string().describe('The UUID of the order.') });
const pageQuery = z.object({
  token: z.string().default('').describe('The ID of the order at the wallet gateway.'),
  order_token: z
    .string()
    .optional()
    .describe('The order token, which opens the order page without a cookie.'),
});

export const routes = (wallet: Wallet): readonly Route[] => [
  defineRoute({
    id: 'createWalletgwOrder',
    does: 'Creates the order of the wallet gateway for an unpaid order, or finds the one that already exists, and returns the address at which the shopper approves it. Rejects an order that cannot be paid this way: `INVALID_ORDER`.',
    method: 'POST',
    path: '/api/walletgw/orders',
    access: 'public',
    sdk: { method: 'createOrder' },
    idempotency: 'none',
    body: orderBody,
    response: orderAnswer,
    handle: ({ app, body }) => createWalletOrder(app, wallet, body.order_id),
  }),
  defineRoute({
    id: 'createWalletgwExpress',
    does: 'Creates an order of the wallet gateway for a cart before it is ordered, or finds the one of the same version of the cart, and returns the address at which the shopper approves it. The shopper returns to the shop, which takes email and address from the wallet into the cart. The order is placed as usual, and its payment uses the approval. Rejects a cart that cannot be paid this way: `EXPRESS_NOT_AVAILABLE`.',
    method: 'POST',
    path: '/api/walletgw/express',
    access: 'public',
    sdk: { method: 'createExpress' },
    rateTier: 'order',
    idempotency: 'none',
    body: expressBody,
    response: expressAnswer,
    async handle({ app, body, caller, request: { signal } }) {
      const call = { code: EXPRESS, cartId: body.cart_id, caller, signal };
      const { reference, redirectTo } = await app.carts.beginExpress(call);
      return { walletgwOrderId: reference, approveUrl: redirectTo };
    },
  }),
  defineRoute({
    id: 'walletgwWebhook',
    does: 'Receives an event from the wallet gateway, possibly several times. Other event types are accepted and ignored. Rejects an event with an invalid signature: `WALLETGW_VERIFICATION_FAILED`.',
    method: 'POST',
    path: '/api/walletgw/webhook',
    access: 'public',
    sdk: false,
    idempotency: 'none',
    body: 'raw',
    takes: { type: 'application/json' },
    response: z.object({}),
    async handle({ app, body, request }) {
      await receiveWebhook(app, wallet, { body, headers: request.headers });
      return {};
    },
  }),
  ...pageRoutes(wallet),
];

/** The routes to which the gateway redirects shoppers. */
const pageRoutes = (wallet: Wallet): readonly Route[] => [
  defineRoute({
    id: 'walletgwProcessing',
    method: 'GET',
    path: '/walletgw/processing/{orderUuid}',
    kind: 'page',
    staysOpen: true,
    access: 'public',
    params: pageParams,
    query: pageQuery,
    handle: ({ app, params, query }) =>
      finishPayment(app, wallet, params.orderUuid, query.token, query.order_token ?? null),
  }),
  defineRoute({
    id: 'walletgwCancelling',
    method: 'GET',
    path: '/walletgw/cancelling/{orderUuid}',
    kind: 'page',
    staysOpen: true,
    access: 'public',
    params: pageParams,
    query: pageQuery,
    handle: ({ app, params, query }) => giveUpPayment(app, wallet, params.orderUuid, query.token),
  }),
];
