import { sql, z } from '@shop/runtime/extension';
import { createTestClock, createTestShop, dataOf } from '@shop/runtime/testing';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signingKey } from '../../extensions/agents/src/identity/signingKeys.ts';
import { signRequest } from '../../extensions/agents/src/identity/signatures/signMessage.ts';
import { actAs } from '../../packages/runtime/src/platform/acting/acting.ts';
import agents from '../../extensions/agents/src/index.ts';
import { isFromShop } from '../support/agentSide.ts';

const clock = createTestClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ clock, extensions: [agents] });
  dataOf(await shop.admin('POST', '/api/settings', { agentsUcpEnabled: true }));
});
afterAll(() => shop.stop());

/** Returns the key that signs, which the code of agents alone can open. */
const agentsKey = () => actAs('agents', () => signingKey(shop.app));

const fault = ({ status, body }: TestAnswer) => [status, body.error?.code, body.error?.message];

test('an agent is registered, changed and ended, and its secrets are told once', async () => {
  const made = dataOf(
    await shop.admin('POST', '/api/agents', { name: ' Ada ', profile_url: 'https://Agent.example' }),
  );
  expect(made).toMatchObject({
    uuid: expect.any(String),
    name: 'Ada',
    profile_url: 'https://agent.example/',
    webhook_url: null,
    status: 'allowed',
    last_seen_at: null,
    api_key: expect.stringMatching(/^agent_[\w-]{43}$/),
    webhook_secret: expect.stringMatching(/^agsec_[\w-]{43}$/),
  });
  const { api_key: apiKey, webhook_secret: secret, ...agent } = made;
  const listed = await shop.admin('GET', '/api/agents?status=allowed');
  expect(dataOf(listed).map(({ uuid }: { uuid: string }) => uuid)).toEqual([made.uuid]);
  const changed = dataOf(
    await shop.admin('PATCH', `/api/agents/${made.uuid}`, { webhook_url: 'https://agent.example/hooks' }),
  );
  expect(changed).toMatchObject({ name: 'Ada', webhook_url: 'https://agent.example/hooks' });
  const rotated = dataOf(await shop.admin('POST', `/api/agents/${made.uuid}/rotate-key`));
  expect(rotated.api_key).not.toBe(apiKey);
  expect(rotated).not.toHaveProperty('webhook_secret');
  const stored = await shop.db.one(
    sql.type(z.object({ row: z.string() }))`select row_to_json(a)::text as row from agents_agent a`,
  );
  const log = JSON.stringify(dataOf(await shop.admin('GET', '/api/audit-log?limit=50')));
  for (const text of [stored.row, log, JSON.stringify(listed.body), JSON.stringify(changed)])
    for (const told of [apiKey, rotated.api_key, secret]) expect(text).not.toContain(told);
  expect(dataOf(await shop.admin('DELETE', `/api/agents/${made.uuid}`))).toMatchObject({ uuid: agent.uuid });
  expect(fault(await shop.admin('PATCH', `/api/agents/${made.uuid}`, {}))).toEqual([
    404,
    'AGENT_NOT_FOUND',
    'Agent not found',
  ]);
});

test('what is not allowed is refused, and nothing is stored', async () => {
  await shop.admin('POST', '/api/agents', { name: 'One', profile_url: 'https://one.example/p' });
  expect(
    fault(await shop.admin('POST', '/api/agents', { name: 'Two', profile_url: 'https://one.example/p' })),
  ).toEqual([409, 'AGENT_EXISTS', 'Another agent has this profile']);
  for (const profile_url of [
    'http://one.example/p',
    'agent',
    'https://a:b@one.example',
    'https://one.example/#x',
  ])
    expect(fault(await shop.admin('POST', '/api/agents', { name: 'Two', profile_url }))).toEqual([
      400,
      'AGENT_URL_REFUSED',
      'profile_url must be an https URL without a user name or fragment',
    ]);
  for (const body of [
    {},
    { name: '' },
    { name: 3 },
    { name: 'Two', status: 'away' },
    { name: 'Two', webhook_url: 3 },
  ])
    expect((await shop.admin('POST', '/api/agents', body)).status).toBe(400);
  expect(fault(await shop.admin('DELETE', '/api/agents/1'))).toEqual([
    404,
    'AGENT_NOT_FOUND',
    'Agent not found',
  ]);
  expect(dataOf(await shop.admin('GET', '/api/agents'))).toHaveLength(1);
  expect(dataOf(await shop.admin('GET', '/api/agents/purchases'))).toEqual([]);
  for (const path of ['/api/agents', '/api/agents/purchases', '/api/agents/signing-keys'])
    expect((await shop.request('GET', path)).status).toBe(401);
});

test('the profile shows the key that signs, and a former one for seven days', async () => {
  const shown = async () => {
    const { body } = await shop.request('GET', '/.well-known/ucp');
    return body.signing_keys as readonly Record<string, string>[];
  };
  const keyNow = async () => (await agentsKey()).kid;
  const [first] = await shown();
  expect(await shown()).toHaveLength(1);
  expect(Object.keys(first ?? {}).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  expect(await keyNow()).toBe(first?.kid);
  const keys = dataOf(await shop.admin('POST', '/api/agents/signing-keys/rotate'));
  expect(keys.map(({ kid }: { kid: string }) => kid)).toEqual([await keyNow(), first?.kid]);
  expect(keys[0].kid).not.toBe(first?.kid);
  expect(keys[1].shown_until).not.toBeNull();
  expect((await shown()).map(({ kid }) => kid)).toEqual([keys[0].kid, first?.kid]);
  clock.advance(7 * 86_400_000 - 1000);
  expect(await shown()).toHaveLength(2);
  clock.advance(62_000);
  expect((await shown()).map(({ kid }) => kid)).toEqual([keys[0].kid]);
  const [stored] = await shop.db.any(
    sql.type(z.object({ private_key: z.string() }))`select private_key from agents_signing_key`,
  );
  expect(stored?.private_key).not.toContain('PRIVATE');
});

test('an agent that knows only the profile can check what the shop signed', async () => {
  const { body } = await shop.request('GET', '/.well-known/ucp');
  const headers = { 'content-type': 'application/json', 'ucp-agent': 'profile="https://shop.example/p"' };
  const url = 'https://agent.example/hooks?a=1';
  const text = JSON.stringify({ order: 1 });
  const made = signRequest(
    { method: 'POST', url: new URL(url), headers, bytes: Buffer.from(text) },
    await agentsKey(),
    clock.now(),
  );
  const message = { method: 'POST', url, headers: { ...headers, ...made }, body: text };
  expect(isFromShop(message, body.signing_keys)).toBe(true);
  expect(isFromShop({ ...message, body: `${text} ` }, body.signing_keys)).toBe(false);
  expect(isFromShop({ ...message, url: 'https://other.example/hooks?a=1' }, body.signing_keys)).toBe(false);
});
