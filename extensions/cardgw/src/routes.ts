import { defineRoute, Refusal, Reply, reply, unauthorized, z } from '@shop/runtime/extension';
import type { Route } from '@shop/runtime/extension';
import { attachCustomer } from './attachCustomer.ts';
import { CARD_SCRIPT_PATH, cardScript } from './cardScript.ts';
import { createIntent } from './createIntent.ts';
import { intentFailed } from './errors.ts';
import type { OpenGateway } from './gateway.ts';
import { receiveEvent } from './receiveEvent.ts';
import { returnFromGateway } from './returnPage.ts';
import { WALLETS_SCRIPT_PATH, walletsScript } from './walletsScript.ts';

const MAX_ID = 255;

const intentBody = z.object({
  cart_id: z
    .string({ error: 'Cart is invalid' })
    .describe('The UUID of the cart. Its order determines the payment.'),
  order_id: z.string({ error: 'Order is invalid' }).describe('The UUID of the order.'),
});
const intentAnswer = z.object({
  clientSecret: z
    .string()
    .describe("The secret that the gateway's script uses to pay the intent in the browser."),
});
const returnQuery = z.object({
  order_id: z.string({ error: 'Order is invalid' }).max(MAX_ID).describe('The UUID of the order.'),
  payment_intent: z
    .string({ error: 'Payment intent is invalid' })
    .min(1)
    .max(MAX_ID)
    .describe('The ID of the payment intent.'),
  token: z
    .string()
    .max(MAX_ID)
    .optional()
    .describe('The order token, which opens the order page without a cookie.'),
});

export const cardRoutes = (openGateway: OpenGateway): readonly Route[] => [
  ...paymentRoutes(openGateway),
  storedCardRoute(openGateway),
  ...pageRoutes(openGateway),
];

const paymentRoutes = (openGateway: OpenGateway): readonly Route[] => [
  defineRoute({
    id: 'createPaymentIntent',
    does: 'Returns the client secret for paying a card order: that of its active payment intent at the gateway, which is created if there is none. Only the order matters. Rejects an order that is not an unpaid card order: `INVALID_ORDER`.',
    method: 'POST',
    path: '/api/cardgw/paymentIntents',
    access: 'public',
    idempotency: 'none',
    body: intentBody,
    response: intentAnswer,
    async handle({ app, body }) {
      try {
        return { clientSecret: await createIntent(app, openGateway, body.order_id) };
      } catch (error) {
        if (error instanceof Refusal) throw error;
        app.log.error({ err: error, order: body.order_id }, 'payment intent not created');
        throw intentFailed();
      }
    },
  }),

  defineRoute({
    id: 'cardgwWebhook',
    does: 'Receives an event from the card gateway, possibly several times. Returns 400 in plain text if the signature is not valid or if the gateway has to redeliver the event.',
    method: 'POST',
    path: '/api/cardgw/webhook',
    access: 'public',
    sdk: false,
    idempotency: 'none',
    body: 'raw',
    takes: { type: 'application/json' },
    answers: 'application/json',
    response: z.object({ received: z.literal(true).describe('Always true.') }),
    refusals: { type: 'text/plain' },
    async handle({ app, body, request }) {
      const signature = request.headers['cardgw-signature'] ?? request.headers['stripe-signature'];
      const fault = await receiveEvent(app, openGateway, { body, signature });
      return fault === null ? reply.bare({ received: true }) : reply.text(400, `Webhook Error: ${fault}`);
    },
  }),
];

const storedCardRoute = (openGateway: OpenGateway): Route =>
  defineRoute({
    id: 'attachCardCustomer',
    does: 'Prepares a payment of the signed-in customer: to save the card that pays for the next purchase (`save`), or to pay with a card that was saved before. Creates the customer at the gateway if a card is saved for the first time. Rejects an order that is not an unpaid card order of the customer: `INVALID_ORDER`.',
    method: 'POST',
    path: '/api/cardgw/paymentIntents/customer',
    access: 'customer',
    idempotency: 'none',
    body: z.object({
      order_id: intentBody.shape.order_id,
      save: z
        .boolean({ error: 'Save is invalid' })
        .describe('True if the gateway keeps the card that pays the order.'),
    }),
    response: z.object({ saves: z.boolean().describe('True if the gateway will keep the card that pays.') }),
    async handle({ app, body, caller }) {
      if (!caller.customer) throw unauthorized();
      await attachCustomer(app, openGateway, caller.customer, body);
      return { saves: body.save };
    },
  });

const pageRoutes = (openGateway: OpenGateway): readonly Route[] => [
  defineRoute({
    id: 'cardgwReturn',
    method: 'GET',
    path: '/cardgw/return',
    kind: 'page',
    staysOpen: true,
    access: 'public',
    query: returnQuery,
    handle: async ({ app, query }) => reply.redirect(303, await returnFromGateway(app, openGateway, query)),
  }),

  scriptRoute('cardgwScript', CARD_SCRIPT_PATH, cardScript),
  scriptRoute('cardgwWalletsScript', WALLETS_SCRIPT_PATH, walletsScript),
];

const scriptRoute = (id: string, path: string, script: string): Route =>
  defineRoute({
    id,
    method: 'GET',
    path,
    kind: 'page',
    staysOpen: true,
    access: 'public',
    handle: () =>
      new Reply(200, script, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      }),
  });
