import { createTestClock, createTestShop, dataOf } from '@shop/runtime/testing';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { agentProfile, makeAgentKey, signedHeaders, startAgentHost } from '../support/agentSide.ts';
import type { AgentHost, AgentKey } from '../support/agentSide.ts';

/*
 * Who buys: the profile, the key and the signature of an agent, as the door of UCP takes them.
 */

const clock = createTestClock();
let shop: TestShop;
let hosts: AgentHost[] = [];
beforeAll(async () => {
  shop = await createTestShop({
    clock,
    extensions: [agents],
    config: { system: { agents: { allowedHosts: ['127.0.0.1'], rateLimit: false } } },
  });
  await set({ agentsUcpEnabled: true });
});
afterAll(() => shop.stop());
afterEach(async () => {
  await set({ agentsAccess: 'open', agentsSignatures: 'optional' });
  await Promise.all(hosts.map(({ stop }) => stop()));
  hosts = [];
});

const set = async (settings: object): Promise<void> =>
  void dataOf(await shop.admin('POST', '/api/settings', settings));
async function hostOf(profile: unknown): Promise<AgentHost> {
  const host = await startAgentHost(profile);
  hosts.push(host);
  return host;
}

const PATH = '/ucp/catalog/search';
const BODY = JSON.stringify({ query: 'mug' });
interface Sent {
  readonly profile?: string;
  readonly key?: AgentKey;
  readonly body?: string;
  readonly sentBody?: string;
  readonly more?: Readonly<Record<string, string>>;
}
/** Searches as an agent does. What is sent may differ from what was signed. */
function search({ profile, key, body = BODY, sentBody = body, more = {} }: Sent): Promise<TestAnswer> {
  const headers = {
    'content-type': 'application/json',
    ...(profile !== undefined && { 'ucp-agent': `profile="${profile}"` }),
  };
  const url = new URL(PATH, shop.app.config.shop.url).href;
  const signed = key ? signedHeaders({ method: 'POST', url, headers, body }, key) : headers;
  return shop.request('POST', PATH, sentBody, { headers: { ...signed, ...more } });
}
const refusal = ({ status, body }: TestAnswer) => [status, body.code];
const register = async (more: object) =>
  dataOf(await shop.admin('POST', '/api/agents', { name: 'Ada', ...more })) as {
    readonly uuid: string;
    readonly api_key: string;
  };

describe('profiles', () => {
  test('an agent is admitted by its profile, and what both have is named', async () => {
    const host = await hostOf(agentProfile([], ['dev.ucp.shopping.catalog.search', 'com.example.other']));
    const found = await search({ profile: host.url });
    expect(found.status, JSON.stringify(found.body)).toBe(200);
    expect(found.body.ucp).toMatchObject({
      version: '2026-04-08',
      status: 'success',
      capabilities: { 'dev.ucp.shopping.catalog.search': [{ version: '2026-04-08' }] },
    });
    await search({ profile: host.url });
    expect(host.asked).toBe(1);
    clock.advance(61_000);
    await search({ profile: host.url });
    expect(host.asked).toBe(2);
  });

  test.each([
    undefined,
    '',
    'agent',
    'http://agent.example/p',
    'ftp://127.0.0.1/p',
    'https://a:b@agent.example/p',
    'https://agent.example/p#x',
    `https://agent.example/${'x'.repeat(3000)}`,
  ])('a profile at %.40s is refused', async (profile) => {
    expect(refusal(await search(profile === undefined ? {} : { profile }))).toEqual([
      400,
      'invalid_profile_url',
    ]);
  });

  test('what cannot be read is told apart from what is malformed, and redirects are not followed', async () => {
    const inside = await hostOf(agentProfile([]));
    const moved = await hostOf(null);
    Object.assign(moved, { status: 302, headers: { location: inside.url } });
    expect(refusal(await search({ profile: moved.url }))).toEqual([424, 'profile_unreachable']);
    const gone = await hostOf(null);
    gone.status = 404;
    expect(refusal(await search({ profile: gone.url }))).toEqual([424, 'profile_unreachable']);
    const wrong = await hostOf({ ucp: { version: '2026-04-08' } });
    expect(refusal(await search({ profile: wrong.url }))).toEqual([422, 'profile_malformed']);
    const large = await hostOf({ ...agentProfile([]), more: 'x'.repeat(300_000) });
    expect(refusal(await search({ profile: large.url }))).toEqual([422, 'profile_malformed']);
    expect(inside.asked).toBe(0);
  });

  test('a private address that is not allowed is not asked', async () => {
    const host = await hostOf(agentProfile([]));
    const { port } = new URL(host.url);
    for (const profile of [`https://localhost:${port}/p`, `https://[::1]:${port}/p`, 'https://10.0.0.1/p'])
      expect(refusal(await search({ profile }))).toEqual([424, 'profile_unreachable']);
    expect(host.asked).toBe(0);
  });

  test('another release, and nothing in common', async () => {
    const old = await hostOf({ ucp: { version: '2026-01-11', capabilities: [] } });
    expect(refusal(await search({ profile: old.url }))).toEqual([422, 'version_unsupported']);
    const other = await hostOf(agentProfile([], ['dev.ucp.shopping.discount', 'com.example.other']));
    const answer = await search({ profile: other.url });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ucp: { version: '2026-04-08', status: 'error' },
      messages: [
        {
          type: 'error',
          code: 'capabilities_incompatible',
          content: 'The agent and this shop have no capability in common.',
          severity: 'unrecoverable',
        },
      ],
    });
  });
});

describe('signatures', () => {
  test('a signature that holds is taken, and every change of the request is refused', async () => {
    const key = makeAgentKey('k1');
    const host = await hostOf(agentProfile([key]));
    const profile = host.url;
    expect((await search({ profile, key })).status).toBe(200);
    expect(refusal(await search({ profile, key, sentBody: `${BODY} ` }))).toEqual([400, 'digest_mismatch']);
    const other = makeAgentKey('k1');
    expect(refusal(await search({ profile, key: other }))).toEqual([401, 'signature_invalid']);
    expect(
      refusal(await search({ profile, key, more: { 'content-type': 'application/json; x=1' } })),
    ).toEqual([401, 'signature_invalid']);
    expect(refusal(await search({ profile, key, more: { signature: 'agent=:AAAA:' } }))).toEqual([
      401,
      'signature_invalid',
    ]);
    expect(refusal(await search({ profile, more: { signature: 'agent=:AAAA:' } }))).toEqual([
      401,
      'signature_invalid',
    ]);
    expect(refusal(await search({ profile, more: { 'content-digest': 'md5=:AAAA:' } }))).toEqual([
      400,
      'algorithm_unsupported',
    ]);
  });

  test('a signature is checked before the body is looked at', async () => {
    const key = makeAgentKey('k1');
    const host = await hostOf(agentProfile([key]));
    expect(refusal(await search({ profile: host.url, key: makeAgentKey('k1'), body: '{' }))).toEqual([
      401,
      'signature_invalid',
    ]);
  });

  test('an unknown key is looked up once more, at most once a minute', async () => {
    const [first, second] = [makeAgentKey('k1'), makeAgentKey('k2')];
    const host = await hostOf(agentProfile([first]));
    const profile = host.url;
    host.headers['cache-control'] = 'max-age=86400';
    expect((await search({ profile, key: first })).status).toBe(200);
    host.body = JSON.stringify(agentProfile([second]));
    expect(refusal(await search({ profile, key: second }))).toEqual([401, 'key_not_found']);
    expect(host.asked).toBe(1);
    clock.advance(61_000);
    expect((await search({ profile, key: second })).status).toBe(200);
    expect(host.asked).toBe(2);
    expect(refusal(await search({ profile, key: first }))).toEqual([401, 'key_not_found']);
    expect(host.asked).toBe(2);
  });

  test('a shop that wants signatures takes a signature or a key', async () => {
    const key = makeAgentKey('k1');
    const { url: profile } = await hostOf(agentProfile([key]));
    const { api_key: apiKey } = await register({ profile_url: profile });
    await set({ agentsSignatures: 'required' });
    expect(refusal(await search({ profile }))).toEqual([401, 'signature_missing']);
    expect((await search({ profile, key })).status).toBe(200);
    expect((await search({ profile, more: { 'x-api-key': apiKey } })).status).toBe(200);
  });
});

describe('registered agents', () => {
  test('a key opens its own profile alone, and nothing of the admin', async () => {
    const [mine, other] = [await hostOf(agentProfile([])), await hostOf(agentProfile([]))];
    const { uuid, api_key: apiKey } = await register({ profile_url: mine.url });
    const more = { 'x-api-key': apiKey };
    expect((await search({ profile: mine.url, more })).status).toBe(200);
    expect(refusal(await search({ profile: other.url, more }))).toEqual([403, 'profile_not_trusted']);
    expect(refusal(await search({ profile: mine.url, more: { 'x-api-key': 'agent_x' } }))).toEqual([
      401,
      'key_not_found',
    ]);
    expect(other.asked).toBe(0);
    for (const headers of [more, { authorization: `Bearer ${apiKey}` }])
      expect((await shop.request('GET', '/api/agents', undefined, { headers })).status).toBe(401);
    const [seen] = dataOf(await shop.admin('GET', `/api/agents?profile_url=${encodeURIComponent(mine.url)}`));
    expect(seen).toMatchObject({ uuid, last_seen_at: expect.any(String) });
    const { api_key: next } = dataOf(await shop.admin('POST', `/api/agents/${uuid}/rotate-key`));
    expect(refusal(await search({ profile: mine.url, more }))).toEqual([401, 'key_not_found']);
    expect((await search({ profile: mine.url, more: { 'x-api-key': next } })).status).toBe(200);
  });

  test('a blocked agent is refused, and in a listed shop all that are not registered', async () => {
    const [mine, other] = [await hostOf(agentProfile([])), await hostOf(agentProfile([]))];
    const { uuid } = await register({ profile_url: mine.url });
    await set({ agentsAccess: 'listed' });
    expect((await search({ profile: mine.url })).status).toBe(200);
    expect(refusal(await search({ profile: other.url }))).toEqual([403, 'profile_not_trusted']);
    expect(other.asked).toBe(0);
    await set({ agentsAccess: 'open' });
    dataOf(await shop.admin('PATCH', `/api/agents/${uuid}`, { status: 'blocked' }));
    expect(refusal(await search({ profile: mine.url }))).toEqual([403, 'profile_not_trusted']);
    expect((await search({ profile: other.url })).status).toBe(200);
  });
});
