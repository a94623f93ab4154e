import { defineRoute, reply, z } from '@shop/runtime/extension';
import { writeCartMessage } from './giftMessage.ts';

const message = z.string('message must be a string').describe('The message; an empty one removes it.');

export const giftRoutes = [
  /** Stores a cart's gift message, for separate front ends. */
  defineRoute({
    id: 'saveGiftMessage',
    method: 'PUT',
    path: '/api/carts/{id}/giftMessage',
    access: 'public',
    params: z.object({ id: z.string().describe('The UUID of the cart.') }),
    body: z.object({ message }),
    response: z.object({
      message: z.string().nullable().describe('The message of the cart; null: it has none.'),
    }),
    handle: async ({ app, db, caller, params: { id: cart }, body }) => ({
      message: await writeCartMessage(app, db, { cart, caller, message: body.message }),
    }),
  }),

  /** Accepts the widget's form and redirects to the cart. */
  defineRoute({
    id: 'storefrontGiftMessage',
    method: 'POST',
    path: '/gift-message',
    kind: 'page',
    access: 'public',
    /** `remove` is the name of the button that removes the message. */
    body: z.object({ cart: z.string(), message, remove: z.string().optional() }),
    async handle({ app, db, caller, body: { cart, message, remove } }) {
      await writeCartMessage(app, db, { cart, caller, message: remove === undefined ? message : '' });
      return reply.redirect(303, '/cart');
    },
  }),
];
