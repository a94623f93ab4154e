import { createTestShop, dataOf } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { agentProfile, makeAgentKey, signedHeaders, startAgentHost } from '../support/agentSide.ts';

const POINTS = 3;
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    extensions: [agents],
    config: {
      rateLimit: {},
      system: { agents: { allowedHosts: ['127.0.0.1'], rateLimit: { points: POINTS, seconds: 600 } } },
    },
  });
  await shop.make.settings({ agentsUcpEnabled: true });
});
afterAll(() => shop.stop());

test('agents that prove who they are are counted by themselves, all others by address', async () => {
  const key = makeAgentKey('k1');
  const [signing, keyed, unknown] = await Promise.all(
    [[key], [], []].map((keys) => startAgentHost(agentProfile(keys))),
  );
  if (!signing || !keyed || !unknown) throw new Error('There are no hosts');
  const { api_key: apiKey } = dataOf(
    await shop.admin('POST', '/api/agents', { name: 'Keyed', profile_url: keyed.url }),
  );
  const ask = async (profile: string, more: Readonly<Record<string, string>> = {}) =>
    (
      await shop.request('GET', '/ucp/orders/x', undefined, {
        headers: { 'ucp-agent': `profile="${profile}"`, ...more },
      })
    ).status;
  const signed = () => {
    const url = new URL('/ucp/orders/x', shop.app.config.shop.url).href;
    const headers = { 'ucp-agent': `profile="${signing.url}"` };
    return ask(signing.url, signedHeaders({ method: 'GET', url, headers, body: '' }, key));
  };
  // The first signature is checked before anybody knows who it is from.
  expect(await signed()).toBe(200);
  expect([await signed(), await signed(), await signed()]).toEqual([200, 200, 200]);
  expect(await signed()).toBe(429);
  const withKey = () => ask(keyed.url, { 'x-api-key': apiKey });
  expect([await withKey(), await withKey(), await withKey()]).toEqual([200, 200, 200]);
  expect(await withKey()).toBe(429);
  // One request of this address was counted above.
  expect([await ask(unknown.url), await ask(unknown.url)]).toEqual([200, 200]);
  expect(await ask(unknown.url)).toBe(429);
  // The registered agent has one limit, with or without its key at this address, and an invented key has none of its own.
  expect(await ask(keyed.url)).toBe(429);
  expect(await ask(unknown.url, { 'x-api-key': 'agent_invented' })).toBe(429);
});
