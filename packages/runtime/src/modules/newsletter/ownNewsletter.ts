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
 * Returns a customer's newsletter status. A subscription that someone else requested for the same email counts as `none`
 * until the customer has followed a link sent to it, because an account email by itself proves nothing. One statement.
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
 * Requests the newsletter for a customer's email, to which a confirmation link is sent, or ends the subscription
 * immediately. Returns the new status. Opens its own transaction.
 */
export async function setOwnNewsletter(
  app: AppContext,
  db: Db,
  owner: Owner,
  isWanted: boolean,
): Promise<OwnNewsletter> {
  if (isWanted) {
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
