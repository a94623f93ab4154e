import { sql, z } from '@shop/runtime/extension';
import { testDoor } from '@shop/runtime/testing';
import { afterAll, describe, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { agentProfile, startAgentHost } from '../support/agentSide.ts';
import { acpPurchase } from '../support/acpAgent.ts';
import { acpFaults } from '../support/acpSchemas.ts';
import { toAgentsHere } from '../support/ucpAgent.ts';

const { url: profile } = await startAgentHost(agentProfile([]));

testDoor({
  extension: agents,
  config: { system: toAgentsHere },
  door: 'agents-ucp',
  async change(door) {
    const { sku } = await door.make.product({ price: 10 });
    return {
      method: 'POST',
      path: '/ucp/checkout-sessions',
      headers: { 'ucp-agent': `profile="${profile}"` },
      body: { line_items: [{ item: { id: sku }, quantity: 1 }] },
    };
  },
  state: async ({ db }) => (await db.any(sql.type(z.object({}))`select 1 as one from agents_session`)).length,
  isError: ({ body }) => typeof body?.code === 'string' && typeof body.content === 'string',
}).register({ describe, test, afterAll });

testDoor({
  extension: agents,
  config: { system: toAgentsHere },
  door: 'agents-acp',
  async change(door) {
    const { sku } = await door.make.product({ price: 10 });
    const { body } = await door.admin('POST', '/api/agents', { name: `Agent ${sku}` });
    return {
      method: 'POST',
      path: '/acp/checkout_sessions',
      headers: { authorization: `Bearer ${body.data.api_key}`, 'api-version': '2026-04-17' },
      body: acpPurchase([[sku]]),
    };
  },
  state: async ({ db }) => (await db.any(sql.type(z.object({}))`select 1 as one from agents_session`)).length,
  isError: ({ body }) => acpFaults('error', body).length === 0,
}).register({ describe, test, afterAll });
