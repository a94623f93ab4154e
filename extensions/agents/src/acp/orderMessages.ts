import { createHmac } from 'node:crypto';
import { isUuid } from '@shop/runtime/extension';
import type { AppContext, Db, Sender, SenderMessage } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { findReceiver } from '../identity/agentReceiver.ts';
import { orderToTell } from '../selling/orderToTell.ts';
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

async function orderBody(message: SenderMessage, app: AppContext, db: Db): Promise<string> {
  const type = message.topic === 'order_placed' ? 'order_create' : 'order_update';
  const told = await orderToTell(app, db, 'acp', message);
  return JSON.stringify({ type, data: await orderAnswer(app, db, told) });
}
