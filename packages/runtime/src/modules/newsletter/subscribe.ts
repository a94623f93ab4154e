import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { CustomerCaller } from '../../platform/contracts/caller.ts';
import { confirmEmailOf } from '../customers/index.ts';
import { invalidNewsletterToken } from './errors.ts';
import { readConfirmToken, readUnsubscribeToken } from './linkTokens.ts';
import { confirmRow, findSubscriber, requestRow, unsubscribeRow } from './subscriber.repo.ts';
import type { Subscriber } from './subscriber.ts';

/** The number of days for which a confirmation link is valid. */
export const CONFIRM_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Requests the newsletter for an email address, for a form or a customer, and sends a confirmation link there. The
 * response does not reveal whether the address is already subscribed. Opens its own transaction.
 */
export const requestNewsletter = (
  app: AppContext,
  db: Db,
  email: string,
  customerId: number | null = null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const locale = app.language;
    const subscriberUuid = await requestRow(tx, { email, customerId, locale }, app.clock.now());
    if (subscriberUuid !== null)
      await app.emit(tx, { name: 'newsletter_requested', payload: { subscriberUuid, email, locale } });
  });

/**
 * Confirms a request by its link's token and subscribes the email address. If a customer with this email address
 * opens the link, the customer owns the subscription. Opening the link again changes nothing. Opens its own
 * transaction. Throws 400 INVALID_NEWSLETTER_TOKEN.
 */
export const confirmNewsletter = (
  app: AppContext,
  db: Db,
  token: string,
  reader: Pick<CustomerCaller, 'id' | 'email'> | null = null,
): Promise<void> =>
  db.transaction(async (tx) => {
    const link = readConfirmToken(app, token);
    const now = app.clock.now();
    if (!link || now.getTime() - link.requestedAt.getTime() > CONFIRM_DAYS * DAY_MS)
      throw invalidNewsletterToken();
    const known = await findSubscriber(tx, { uuid: link.subscriber });
    const isReaders = known?.email.toLowerCase() === reader?.email.toLowerCase();
    const own = isReaders && reader ? reader.id : null;
    const confirmed = await confirmRow(tx, link.subscriber, link.requestedAt, own, now);
    if (!confirmed && known?.status !== 'subscribed') throw invalidNewsletterToken();
    if (typeof confirmed?.customer_id === 'number')
      await confirmEmailOf(tx, confirmed.customer_id, confirmed.email);
    if (confirmed && known?.status === 'pending')
      await app.emit(tx, { name: 'newsletter_subscribed', payload: eventPayloadOf(confirmed) });
  });

/**
 * Ends a subscription by its link's token. Does nothing if the subscription has already ended. Opens its own
 * transaction. Throws 400 INVALID_NEWSLETTER_TOKEN.
 */
export const cancelNewsletter = (app: AppContext, db: Db, token: string): Promise<void> =>
  db.transaction(async (tx) => {
    const subscriber = readUnsubscribeToken(app, token);
    if (subscriber === null) throw invalidNewsletterToken();
    const canceled = await unsubscribeRow(tx, subscriber, app.clock.now());
    if (canceled) await app.emit(tx, { name: 'newsletter_unsubscribed', payload: eventPayloadOf(canceled) });
  });

/** Creates the payload of a subscriber event. */
export const eventPayloadOf = ({ uuid, email, locale }: Subscriber) => ({
  subscriberUuid: uuid,
  email,
  locale,
});
