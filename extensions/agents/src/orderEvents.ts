import { defineSubscriber } from '@shop/runtime/extension';
import type { AppContext, Subscriber } from '@shop/runtime/extension';
import { ACP_ORDER_SENDER } from './acp/orderMessages.ts';
import { findReceiver } from './identity/agentReceiver.ts';
import { webhookOf } from './identity/webhookOf.ts';
import type { AgentSession } from './session.ts';
import { findOwnerOfOrder } from './session.ts';
import { ORDER_SENDER } from './ucp/orderMessages.ts';

const EVENTS = [
  'order_placed',
  'order_canceled',
  'order_refunded',
  'shipment_created',
  'shipment_delivered',
  'shipment_canceled',
  'return_created',
  'return_updated',
] as const;

/** The way in which an agent of a protocol hears of its orders. */
interface Channel {
  readonly setting: 'agentsUcpEnabled' | 'agentsAcpEnabled';
  readonly sender: string;
  /** Reports whether the agent has an address for messages, as far as that can be known now. */
  hasAddress(app: AppContext, agent: string): Promise<boolean>;
}

const CHANNELS: Readonly<Record<AgentSession['protocol'], Channel>> = {
  ucp: {
    setting: 'agentsUcpEnabled',
    sender: ORDER_SENDER,
    hasAddress: async (app, agent) => (await webhookOf(app, agent)) !== 'gone',
  },
  acp: {
    setting: 'agentsAcpEnabled',
    sender: ACP_ORDER_SENDER,
    hasAddress: async (app, agent) => (await findReceiver(app, app.db, agent)) !== null,
  },
};

/** The subscribers that tell an agent of what becomes of an order that it placed. */
export const orderSubscribers: readonly Subscriber[] = EVENTS.map((event) =>
  defineSubscriber({
    id: `agents.${event}`,
    event,
    async handle({ orderUuid }, app, { deliveryId }) {
      const owner = await findOwnerOfOrder(app.db, orderUuid);
      if (!owner) return;
      const { setting, sender, hasAddress } = CHANNELS[owner.protocol];
      if (!(await app.setting(setting)) || !(await hasAddress(app, owner.agent_key))) return;
      await app.deliveries.queue(app.db, {
        sender,
        receiver: owner.agent_key,
        topic: event,
        payload: { order: orderUuid },
        entity: orderUuid,
        key: deliveryId,
      });
    },
  }),
);
