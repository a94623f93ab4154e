import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { invalidNewsletterToken } from './errors.ts';
import { readConfirmToken, readUnsubscribeToken } from './linkTokens.ts';
import { confirmRow, findSubscriber, requestRow, unsubscribeRow } from './subscriber.repo.ts';
import type { Subscriber } from './subscriber.ts';

/** A link that confirms a request can be followed for so many days. */
export const CONFIRM_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Requests the newsletter for an e-mail, which gets a link to confirm it. Whether it is subscribed already is not told to whoever asks.
 * A transaction of its own.
 */
export const requestNewsletter = (app: AppContext, db: Db, email: string): Promise<void> =>
  db.transaction(async (tx) => {
    const locale = app.language;
    const subscriberUuid = await requestRow(tx, email, locale, app.clock.now());
    if (subscriberUuid !== null)
      await app.emit(tx, { name: 'newsletter_requested', payload: { subscriberUuid, email, locale } });
  });

/**
 * Subscribes the e-mail of a request by the token of its link. Following the link again changes nothing. A transaction of its own. Throws
 * 400 INVALID_NEWSLETTER_TOKEN.
 */
export const confirmNewsletter = (app: AppContext, db: Db, token: string): Promise<void> =>
  db.transaction(async (tx) => {
    const link = readConfirmToken(app, token);
    const now = app.clock.now();
    if (!link || now.getTime() - link.requestedAt.getTime() > CONFIRM_DAYS * DAY_MS)
      throw invalidNewsletterToken();
    const confirmed = await confirmRow(tx, link.subscriber, link.requestedAt, now);
    if (confirmed) return app.emit(tx, { name: 'newsletter_subscribed', payload: payloadOf(confirmed) });
    const known = await findSubscriber(tx, { uuid: link.subscriber });
    if (known?.status !== 'subscribed') throw invalidNewsletterToken();
  });

/**
 * Ends a subscription by the token of its link. Whoever is no subscriber any more is none afterwards either. A transaction of its own. Throws
 * 400 INVALID_NEWSLETTER_TOKEN.
 */
export const cancelNewsletter = (app: AppContext, db: Db, token: string): Promise<void> =>
  db.transaction(async (tx) => {
    const subscriber = readUnsubscribeToken(app, token);
    if (subscriber === null) throw invalidNewsletterToken();
    const canceled = await unsubscribeRow(tx, subscriber, app.clock.now());
    if (canceled) await app.emit(tx, { name: 'newsletter_unsubscribed', payload: payloadOf(canceled) });
  });

const payloadOf = ({ uuid, email, locale }: Subscriber) => ({ subscriberUuid: uuid, email, locale });
