import { sql, z } from '@shop/runtime/extension';
import { testDoor } from '@shop/runtime/testing';
import { afterAll, describe, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { agentProfile, startAgentHost } from '../support/agentSide.ts';
import { toAgentsHere } from '../support/ucpAgent.ts';

const { url: profile } = await startAgentHost(agentProfile([]));

interface Message {
  readonly params: { readonly arguments: { readonly meta: object } };
}

testDoor({
  extension: agents,
  config: { system: toAgentsHere },
  door: 'agents-mcp',
  async change(door) {
    const { sku } = await door.make.product({ price: 10 });
    return {
      method: 'POST',
      path: '/mcp',
      body: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: {
          name: 'create_cart',
          arguments: {
            meta: { 'ucp-agent': { profile } },
            cart: { line_items: [{ item: { id: sku }, quantity: 1 }] },
          },
        },
      },
    };
  },
  withKey(request, key) {
    const { params, ...message } = request.body as Message;
    const meta = { ...params.arguments.meta, 'idempotency-key': key };
    return {
      ...request,
      body: { ...message, params: { ...params, arguments: { ...params.arguments, meta } } },
    };
  },
  state: async ({ db }) => (await db.any(sql.type(z.object({}))`select 1 as one from agents_session`)).length,
  isError: ({ body }) => body?.jsonrpc === '2.0' && typeof body.error?.code === 'number',
}).register({ describe, test, afterAll });
