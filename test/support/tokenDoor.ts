import { defineExtension, defineRoute, z } from '@shop/runtime/extension';

/** A sales channel with one route, which charges an order with a shared payment token. */
export const tokenDoor = defineExtension({
  name: 'token-door',
  api: '^1.0',
  setup: () => ({
    routes: [
      defineRoute({
        id: 'payByToken',
        method: 'POST',
        path: '/api/token-door/payments',
        access: 'public',
        idempotency: 'none',
        body: z.object({ order: z.string(), attempt: z.string(), token: z.string() }),
        response: z.object({}).loose(),
        handle: async ({ app, body: { order, attempt, token } }) => ({
          data: await app.payments.payWith({}, order, {
            attempt,
            credential: { kind: 'shared_payment_token', token },
          }),
        }),
      }),
    ],
  }),
});
