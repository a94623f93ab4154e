import type { AppContext, Db, SenderMessage } from '@shop/runtime/extension';
import { whoOf } from '../identity/whoOf.ts';
import { findSessionOfOrder } from '../session.ts';
import type { Selling } from './sale.ts';
import { settlePayment } from './settlePayment.ts';
import type { SettledSession } from './settlePayment.ts';

/**
 * Reads the order that a message is about, with the session in which the receiver of the message placed it. The order is told whether or not
 * the agent proves itself here: the address is its own. Throws if the order is not completed.
 */
export async function orderToTell(
  app: AppContext,
  db: Db,
  protocol: Selling['protocol'],
  { receiver, payload }: SenderMessage,
): Promise<SettledSession> {
  const { order } = payload as { readonly order: string };
  const owner = { key: receiver, proven: true };
  const session = await findSessionOfOrder(db, owner, { order, now: app.clock.now() });
  const selling: Selling = {
    app,
    buyer: { language: app.language },
    protocol,
    who: session?.agent_name ?? whoOf(owner),
  };
  const settled = session && (await settlePayment(selling, session));
  if (settled?.session.status !== 'completed') throw new Error('The order is not completed');
  return settled;
}
