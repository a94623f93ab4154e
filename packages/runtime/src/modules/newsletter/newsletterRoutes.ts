import { emailLine } from '../../platform/http/forms/bodyFields.ts';
import { z } from 'zod';
import { Reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { csvLine } from '../catalog/index.ts';
import { subscriberNotFound } from './errors.ts';
import { unsubscribeUrl } from './newsletterEmails.ts';
import { cancelNewsletter, confirmNewsletter, requestNewsletter } from './subscribe.ts';
import {
  countSubscribers,
  deleteSubscriber,
  findSubscriber,
  listRecipients,
  listSubscribers,
} from './subscriber.repo.ts';
import { ownNewsletterRoutes } from './ownNewsletterRoutes.ts';
import { subscriberRow } from './subscriber.ts';
import type { Subscriber } from './subscriber.ts';
import { subscriberListing } from './subscriberListing.ts';

/** Describes the body of a newsletter request. */
export const newsletterBody = z.object({
  email: emailLine('Email is invalid').describe('The email address. It receives a confirmation link.'),
});
const tokenBody = z.object({ token: z.string().max(200).describe('The token from the link in the email.') });
const done = z.object({}).describe('Always empty, because the response is the same for every email address.');
const open = { access: 'public', rateTier: 'signup', response: done } as const;

export const newsletterRoutes = [
  ...ownNewsletterRoutes,
  defineRoute({
    id: 'requestNewsletter',
    does: 'Requests the newsletter: a confirmation link is sent to the email. The response is the same for every email.',
    method: 'POST',
    path: '/api/newsletter',
    ...open,
    body: newsletterBody,
    async handle({ app, db, body }) {
      await requestNewsletter(app, db, body.email);
      return {};
    },
  }),
  defineRoute({
    id: 'confirmNewsletter',
    does: 'Confirms a newsletter subscription with the token from the emailed link. Following the link again changes nothing. Errors: `INVALID_NEWSLETTER_TOKEN`.',
    method: 'POST',
    path: '/api/newsletter/confirm',
    ...open,
    body: tokenBody,
    async handle({ app, db, body, caller }) {
      await confirmNewsletter(app, db, body.token, caller.customer);
      return {};
    },
  }),
  defineRoute({
    id: 'cancelNewsletter',
    does: 'Ends a subscription with the token from the unsubscribe link. If the subscription has already ended, nothing changes. Errors: `INVALID_NEWSLETTER_TOKEN`.',
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    ...open,
    body: tokenBody,
    async handle({ app, db, body }) {
      await cancelNewsletter(app, db, body.token);
      return {};
    },
  }),
  defineRoute({
    id: 'exportSubscribers',
    does: 'Returns the newsletter subscribers as a CSV file, each with their unsubscribe link.',
    method: 'GET',
    path: '/api/newsletter/subscribers/export',
    access: 'admin',
    answers: 'text/csv',
    async handle({ app, db }) {
      const rows = (await listRecipients(db)).map(({ uuid, email, locale, subscribed_at }) =>
        csvLine([email, locale, subscribed_at, unsubscribeUrl(app, uuid)]),
      );
      const text = [csvLine(['email', 'language', 'subscribed_at', 'unsubscribe_url']), ...rows].join('');
      return new Reply(200, text, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="subscribers.csv"',
        'cache-control': 'no-store',
      });
    },
  }),
  ...entityRoutes({
    path: '/api/newsletter/subscribers',
    table: 'newsletter_subscriber',
    ref: refOr(subscriberNotFound),
    notFound: subscriberNotFound,
    answer: subscriberRow,
    toAnswer: (subscriber: Subscriber) => subscriber,
    list: {
      id: 'listSubscribers',
      does: 'Lists the newsletter subscribers.',
      listing: subscriberListing,
      rows: ({ db }, slice) => listSubscribers(db, slice),
      total: ({ db }, listing) => countSubscribers(db, listing),
    },
    get: {
      id: 'getSubscriber',
      does: 'Returns a newsletter subscriber. Fails with `NEWSLETTER_SUBSCRIBER_NOT_FOUND` if it does not exist.',
      run: ({ db }, ref) => findSubscriber(db, ref),
    },
    delete: {
      id: 'deleteSubscriber',
      does: 'Deletes a subscriber and returns them as they were. Fails with `NEWSLETTER_SUBSCRIBER_NOT_FOUND` if it does not exist.',
      run: ({ db }, ref) => deleteSubscriber(db, ref),
    },
  }),
];
