import { notPersonal, sql } from '@shop/runtime/extension';
import type { PersonalTable } from '@shop/runtime/extension';

/** Declares what the sessions of agents know about the people that they buy for. */
export const personalData: readonly PersonalTable[] = [
  {
    table: 'agents_session',
    rowsOf: ({ orderUuids, carts }) =>
      sql.fragment`(order_uuid in (${orderUuids}) or cart in (select uuid from cart where cart_id in (${carts})))`,
    columns: {
      id: 'secret',
      kind: 'other',
      protocol: 'other',
      agent_key: 'other',
      agent_name: 'other',
      status: 'other',
      from_session: 'secret',
      sent: 'values',
      digest: 'other',
      method: 'kept',
      next_method: 'other',
      payment: 'other',
    },
  },
  notPersonal('agents_agent', 'name', 'profile_url', 'webhook_url', 'status', 'key_hash', 'webhook_secret'),
  notPersonal('agents_signing_key', 'kid', 'x', 'y', 'private_key'),
  notPersonal('agents_refusal', 'session', 'agent_key', 'agent_name', 'protocol', 'reason'),
  notPersonal('agents_opened', 'agent_key', 'agent_name'),
];
