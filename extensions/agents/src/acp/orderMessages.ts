import { createHmac } from 'node:crypto';
import { isUuid } from '@shop/runtime/extension';
import type { AppContext, Db, Sender, SenderMessage } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { findReceiver } from '../identity/agentReceiver.ts';
import { whoOf } from '../identity/whoOf.ts';
import type { Selling } from '../selling/sale.ts';
import { settlePayment } from '../selling/settlePayment.ts';
import { findSessionOfOrder } from '../session.ts';
import { orderAnswer } from './orderAnswer.ts';

/** The ID of the sender of messages about orders to agents that speak ACP. */
export const ACP_ORDER_SENDER = 'agents.acp-orders';

/** Sends orders to the agents that placed them: the whole order in its present state, signed with the secret of the agent. */
export const acpOrderSender = ({ allowedHosts }: AgentsConfig): Sender => ({
  id: ACP_ORDER_SENDER,
  async receiver(key, app, db) {
    const found = isUuid(key) ? await findReceiver(app, db, key) : null;
    return found === null ? null : { url: found.url, allowedHosts };
  },
  body: (message, app, db) => orderBody(message, app, db),
  async headers({ bytes, key, receiver, at }, app) {
    const found = await findReceiver(app, app.db, receiver);
    if (found === null) throw new Error('The agent has no address for messages');
    const seconds = String(Math.floor(at.getTime() / 1000));
    const signature = createHmac('sha256', found.secret).update(`${seconds}.`).update(bytes).digest('hex');
    return {
      'content-type': 'application/json',
      'merchant-signature': `t=${seconds},v1=${signature}`,
      'request-id': key,
      timestamp: at.toISOString(),
    };
  },
});

async function orderBody(
  { receiver, topic, payload }: SenderMessage,
  app: AppContext,
  db: Db,
): Promise<string> {
  const { order } = payload as { readonly order: string };
  const owner = { key: receiver, proven: true };
  const session = await findSessionOfOrder(db, owner, { order, now: app.clock.now() });
  const selling: Selling = {
    app,
    buyer: { language: app.language },
    protocol: 'acp',
    who: session?.agent_name ?? whoOf(owner),
  };
  const settled = session && (await settlePayment(selling, session));
  if (settled?.session.status !== 'completed') throw new Error('The order is not completed');
  const type = topic === 'order_placed' ? 'order_create' : 'order_update';
  return JSON.stringify({ type, data: await orderAnswer(app, db, settled) });
}
