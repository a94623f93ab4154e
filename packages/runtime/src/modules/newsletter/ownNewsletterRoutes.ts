import { z } from 'zod';
import { customerOf } from '../../platform/contracts/caller.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { findOwnNewsletter, ownNewsletter, setOwnNewsletter } from './ownNewsletter.ts';

const PATH = '/api/customers/me/newsletter';

/** The newsletter routes for signed-in customers. */
export const ownNewsletterRoutes = [
  defineRoute({
    id: 'getMyNewsletter',
    does: 'Returns whether the caller receives the newsletter.',
    method: 'GET',
    path: PATH,
    access: 'customer',
    response: ownNewsletter,
    handle: ({ db, caller }) => findOwnNewsletter(db, customerOf(caller)),
  }),
  defineRoute({
    id: 'setMyNewsletter',
    does: 'Subscribes the caller to the newsletter, with a confirmation link sent to their email, or unsubscribes them immediately.',
    method: 'PUT',
    path: PATH,
    access: 'customer',
    rateTier: 'signup',
    body: z.object({
      subscribed: z.boolean().describe('True sends an email with a confirmation link. False unsubscribes.'),
    }),
    response: ownNewsletter,
    handle: ({ app, db, body, caller }) => setOwnNewsletter(app, db, customerOf(caller), body.subscribed),
  }),
];
