import type { AppContext } from '../../platform/contracts/context.ts';
import { emailOn } from '../mail/index.ts';
import type { EmailKind, EmailMessage } from '../mail/index.ts';
import type { SubscriberEventPayload } from './events.ts';
import { confirmToken, unsubscribeToken } from './linkTokens.ts';
import { CONFIRM_DAYS } from './subscribe.ts';
import { findSubscriber } from './subscriber.repo.ts';

const EXAMPLE = '00000000-0000-0000-0000-000000000000';

/** Creates the URL of the unsubscribe page. */
export const unsubscribeUrl = (app: AppContext, subscriber: string): string =>
  app.url('/newsletter/unsubscribe', { token: unsubscribeToken(app, subscriber) });

/** Sends the confirmation link to the email address for which the newsletter was requested. */
const newsletterConfirmation: EmailKind<SubscriberEventPayload> = {
  id: 'newsletterConfirmation',
  to: 'customer',
  isOpen: true,
  isMandatory: true,
  words: [
    { part: 'subject', key: 'newsletter.email.confirm.subject', placeholders: ['shop'] },
    { part: 'intro', key: 'newsletter.email.confirm.intro', placeholders: ['shop', 'email'] },
  ],
  example: async (app) => ({
    message: confirmEmail(
      app,
      'ada@example.com',
      confirmToken(app, { subscriber: EXAMPLE, requestedAt: new Date(0) }),
    ),
    about: null,
  }),
  async compose({ subscriberUuid, locale }, from) {
    const app = from.inLanguage(locale);
    const subscriber = await findSubscriber(app.db, { uuid: subscriberUuid });
    if (!subscriber || (subscriber.status !== 'pending' && subscriber.requested_by === null)) return null;
    const { uuid, email, requested_at } = subscriber;
    const token = confirmToken(app, { subscriber: uuid, requestedAt: new Date(requested_at) });
    return {
      entityUuid: uuid,
      language: app.language,
      message: confirmEmail(app, email, token),
      to: { name: '', address: email },
    };
  },
};

function confirmEmail(app: AppContext, email: string, token: string): EmailMessage {
  const text = app.texts();
  const { name: shop } = app.config.shop;
  return {
    subject: text('newsletter.email.confirm.subject', { shop }),
    blocks: [
      { paragraph: text('newsletter.email.confirm.intro', { shop, email }) },
      {
        link: {
          label: text('newsletter.email.confirm.link'),
          url: app.url('/newsletter/confirm', { token }),
        },
      },
      { paragraph: text('newsletter.email.confirm.validity', { days: CONFIRM_DAYS }) },
    ],
  };
}

/** Welcomes a new subscriber, with the unsubscribe link in the email and its headers. */
const newsletterWelcome: EmailKind<SubscriberEventPayload> = {
  id: 'newsletterWelcome',
  to: 'customer',
  words: [
    { part: 'subject', key: 'newsletter.email.welcome.subject', placeholders: ['shop'] },
    { part: 'intro', key: 'newsletter.email.welcome.intro', placeholders: ['shop'] },
  ],
  example: async (app) => ({ message: welcomeEmail(app, EXAMPLE), about: null }),
  async compose({ subscriberUuid, locale }, from) {
    const app = from.inLanguage(locale);
    const subscriber = await findSubscriber(app.db, { uuid: subscriberUuid });
    if (subscriber?.status !== 'subscribed') return null;
    return {
      entityUuid: subscriber.uuid,
      language: app.language,
      message: welcomeEmail(app, subscriber.uuid),
      to: { name: '', address: subscriber.email },
    };
  },
};

function welcomeEmail(app: AppContext, subscriber: string): EmailMessage {
  const text = app.texts();
  const { name: shop } = app.config.shop;
  const url = unsubscribeUrl(app, subscriber);
  return {
    subject: text('newsletter.email.welcome.subject', { shop }),
    unsubscribeUrl: url,
    blocks: [
      { paragraph: text('newsletter.email.welcome.intro', { shop }) },
      { link: { label: text('newsletter.email.welcome.visit', { shop }), url: app.url('/') } },
      { link: { label: text('newsletter.email.welcome.cancel'), url, isQuiet: true } },
    ],
  };
}

/** The newsletter emails. */
export const newsletterEmails: readonly EmailKind[] = [newsletterConfirmation, newsletterWelcome];

/** The event subscribers that send newsletter emails. */
export const newsletterMailers = [
  emailOn('newsletter_requested', 'newsletter.mailConfirmation', newsletterConfirmation),
  emailOn('newsletter_subscribed', 'newsletter.mailWelcome', newsletterWelcome),
];
