import type { AppContext, Db, Sender, SenderMessage } from '@shop/runtime/extension';
import type { AgentsConfig } from '../config.ts';
import { UCP_VERSION } from '../identity/contract.ts';
import { signRequest } from '../identity/signatures/signMessage.ts';
import { signingKey } from '../identity/signingKeys.ts';
import { webhookOf } from '../identity/webhookOf.ts';
import { orderToTell } from '../selling/orderToTell.ts';
import { orderAnswer } from './orderAnswer.ts';
import { PROFILE_PATH } from './visits.ts';

/** The ID of the sender of messages about orders. */
export const ORDER_SENDER = 'agents.orders';

/** Sends orders to the agents that placed them: the whole order in its present state, signed with the key of the shop. */
export const orderSender = (config: AgentsConfig): Sender => ({
  id: ORDER_SENDER,
  async receiver(key, app) {
    const found = await webhookOf(app, key);
    if (found === 'unknown') throw new Error('The profile of the agent cannot be read');
    return found === 'gone' ? null : found;
  },
  body: (message, app, db) => orderBody(message, config, app, db),
  async headers({ method, url, bytes, key, at }, app) {
    const headers = {
      'content-type': 'application/json',
      'ucp-agent': `profile="${new URL(PROFILE_PATH, app.config.shop.url).href}"`,
      'webhook-id': key,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    };
    return { ...headers, ...signRequest({ method, url, headers, bytes }, await signingKey(app), at) };
  },
});

async function orderBody(
  message: SenderMessage,
  config: AgentsConfig,
  app: AppContext,
  db: Db,
): Promise<string> {
  const told = await orderToTell(app, db, 'ucp', message);
  const capabilities = { 'dev.ucp.shopping.order': UCP_VERSION };
  const identity = { key: message.receiver, proven: true, capabilities, version: UCP_VERSION } as const;
  return JSON.stringify(await orderAnswer({ app, config, identity }, told));
}
