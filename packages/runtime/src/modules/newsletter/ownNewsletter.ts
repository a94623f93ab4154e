import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { CustomerCaller } from '../../platform/contracts/caller.ts';
import { eventPayloadOf, requestNewsletter } from './subscribe.ts';
import { findSubscriberOf, unsubscribeOwnRow, withdrawRequest } from './subscriber.repo.ts';

type Owner = Pick<CustomerCaller, 'id' | 'email'>;

export const ownNewsletter = z.object({
  email: z.string().describe("The customer's email address, which receives the newsletter."),
  state: z
    .enum(['none', 'pending', 'subscribed', 'unsubscribed'])
    .describe(
      '`none`: this account has not requested it. `pending`: the confirmation link was not followed yet.',
    ),
});
type OwnNewsletter = z.output<typeof ownNewsletter>;

/**
 * Returns a customer's newsletter status. A subscription that someone else requested for the customer's email address
 * is reported as `none` until the customer opens an emailed link, because an account's email address alone does not
 * prove ownership. One SQL statement.
 */
export async function findOwnNewsletter(db: Db, { id, email }: Owner): Promise<OwnNewsletter> {
  const found = await findSubscriberOf(db, email);
  const state = () => {
    if (!found) return 'none';
    if (found.requested_by === id) return 'pending';
    return found.customer_id === id && found.status !== 'pending' ? found.status : 'none';
  };
  return { email, state: state() };
}

/**
 * Requests the newsletter for a customer's email address and sends a confirmation link there, or ends the
 * subscription immediately. Returns the new status. Opens its own transaction.
 */
export async function setOwnNewsletter(
  app: AppContext,
  db: Db,
  owner: Owner,
  isSubscribed: boolean,
): Promise<OwnNewsletter> {
  if (isSubscribed) {
    if ((await findOwnNewsletter(db, owner)).state !== 'subscribed')
      await requestNewsletter(app, db, owner.email, owner.id);
  } else await cancelOwnNewsletter(app, db, owner);
  return findOwnNewsletter(db, owner);
}

const cancelOwnNewsletter = (app: AppContext, db: Db, { id, email }: Owner): Promise<void> =>
  db.transaction(async (tx) => {
    const canceled = await unsubscribeOwnRow(tx, email, id, app.clock.now());
    if (canceled) await app.emit(tx, { name: 'newsletter_unsubscribed', payload: eventPayloadOf(canceled) });
    else await withdrawRequest(tx, email, id);
  });
