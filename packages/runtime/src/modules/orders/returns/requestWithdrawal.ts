import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { WithdrawalLinkPayload } from './events.ts';

/**
 * Accepts a request for the link to withdraw from an order. A subscriber looks for the order later, so that neither the response nor its
 * time tells whether the number and the email address belong together.
 */
export const requestWithdrawal = (app: AppContext, db: Db, payload: WithdrawalLinkPayload): Promise<void> =>
  app.emit(db, { name: 'withdrawal_link_requested', payload });
