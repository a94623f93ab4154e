import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestShop } from '@shop/runtime/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { SEED, sizeOf } from '../support/lane.ts';
import { createMcpAgent } from '../support/mcpAgent.ts';
import { linesOf, shippedTo, toAgentsHere, ucpAddress, ucpBuyer } from '../support/ucpAgent.ts';
import { ucpFaults } from '../support/ucpSchemas.ts';

const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  '',
  ' ',
  'x'.repeat(3000),
  'a\u0000b',
  '\uD800',
  '\u202E',
  "'; drop table cart; --",
  '../../etc/passwd',
  '00000000-0000-0000-0000-000000000000',
  [],
  [null],
  {},
  { id: 'x' },
  JSON.parse('{"__proto__":{"a":1}}'),
  'tools/call',
  '2.0',
];

/** Returns a value with the part at a random place replaced by something odd. `path` decides the place. */
function spoiled(value: unknown, path: readonly number[], odd: unknown): unknown {
  const [at = 0, ...rest] = path;
  const isPart = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isPart || rest.length === 0) return odd;
  const keys = Object.keys(value);
  const key = keys[at % keys.length] ?? '';
  const inner = spoiled((value as Record<string, unknown>)[key], rest, odd);
  return Array.isArray(value)
    ? value.map((one: unknown, index) => (String(index) === key ? inner : one))
    : { ...value, [key]: inner };
}

/** Headers that clients should not send. */
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  {},
  {},
  { origin: 'http://169.254.169.254' },
  { 'mcp-protocol-version': 'x' },
  { 'mcp-session-id': '../x' },
  { 'ucp-agent': 'profile="http://169.254.169.254/latest/meta-data"' },
  { 'ucp-agent': '"; profile=' },
  { 'idempotency-key': 'x'.repeat(500) },
  { 'x-api-key': 'x' },
  { signature: 'sig1=:AA==:', 'signature-input': 'sig1=("@method");keyid="x"' },
  { 'content-digest': 'sha-256=:AA==:' },
  { accept: 'application/json;q=0' },
  { 'accept-language': 'ar, *;q=0.1' },
  { 'last-event-id': '1' },
];

const ROUNDS = sizeOf('RUNS', { gate: 300, night: 10_000 });

/** The words of the inside of the server, which no answer has. */
const INSIDE = /node_modules|\.ts:\d|at \w+ \(|select .* from|postgres|ECONNREFUSED|stack/i;

test('odd messages and headers are answered in the shape of the protocol, and never by a fault of the shop', async () => {
  const lines: string[] = [];
  const shop = await createTestShop({
    extensions: [coreShipping, cod, agents],
    config: { system: { agents: { ...toAgentsHere.agents, rateLimit: false } } },
    logLevel: 'error',
    onLog: (line) => void lines.push(line),
  });
  await shop.make.zone({ countries: ['US'], cost: 5 });
  await shop.make.settings({ agentsUcpEnabled: true, agentsMcpEnabled: true });
  const { sku } = await shop.make.product({ price: 10 });
  const agent = await createMcpAgent(shop.url);
  const whole = {
    line_items: linesOf([sku, 2]),
    buyer: { ...ucpBuyer, phone_number: '1', consent: { marketing: true } },
    context: { language: 'de', currency: 'USD' },
    discounts: { codes: ['A', 'B'] },
    fulfillment: shippedTo(ucpAddress, 'core:x'),
    attribution: { source: 'x' },
  };
  const { id } = await agent.ask('checkout', 'create_checkout', { checkout: whole });
  const cart = await agent.ask('cart', 'create_cart', { cart: whole });
  const instrument = { handler_id: 'cod', type: 'card', credential: { type: 'x', token: 'y' } };
  const meta = { 'ucp-agent': { profile: agent.profile }, 'idempotency-key': 'k' };
  const calls: readonly (readonly [tool: string, values: object])[] = [
    ['create_checkout', { checkout: whole }],
    ['create_checkout', { checkout: { ...whole, cart_id: cart.id } }],
    ['update_checkout', { id, checkout: whole }],
    ['complete_checkout', { id, checkout: { payment: { instruments: [instrument] } } }],
    ['get_checkout', { id }],
    ['create_cart', { cart: whole }],
    ['update_cart', { id: cart.id, cart: whole }],
    ['search_catalog', { catalog: { query: 'x', filters: { price: { min: 1 } }, pagination: { limit: 3 } } }],
    ['lookup_catalog', { catalog: { ids: [sku, 'x'], context: { language: 'en' } } }],
    ['get_product', { catalog: { id: sku, selected: [{ name: 'a', label: 'b' }] } }],
    ['get_order', { id: cart.id }],
  ];
  const messages: readonly object[] = [
    ...calls.map(([name, values], at) => ({
      jsonrpc: '2.0',
      id: at,
      method: 'tools/call',
      params: { name, arguments: { meta, ...values } },
    })),
    { jsonrpc: '2.0', id: 'i', method: 'initialize', params: { protocolVersion: 'x', capabilities: {} } },
    { jsonrpc: '2.0', id: 'l', method: 'tools/list', params: {} },
  ];
  const odd = fc.record({
    message: fc.constantFrom(...messages),
    path: fc.array(fc.nat(9), { minLength: 2, maxLength: 9 }),
    value: fc.oneof(fc.constantFrom(...ODD), fc.jsonValue({ maxDepth: 3 })),
    headers: fc.constantFrom(...HEADERS),
    hasOwnKey: fc.boolean(),
  });
  for (const [round, { message, path, value, headers, hasOwnKey }] of fc
    .sample(odd, { numRuns: ROUNDS, seed: SEED })
    .entries()) {
    const text = JSON.stringify(spoiled(message, path, value)).replace(
      '"idempotency-key":"k"',
      `"idempotency-key":"k${hasOwnKey ? round : ''}"`,
    );
    const { status, body } = await agent.send(text, headers);
    const told = `${text} ${JSON.stringify(headers)}\n${status} ${JSON.stringify(body)}\n${lines.join('\n')}`;
    expect(status, told).toBeLessThan(500);
    expect(JSON.stringify(body), told).not.toMatch(INSIDE);
    if (status === 202) expect(body, told).toBeNull();
    else if (status >= 400 || body.error) {
      expect(body, told).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } });
    } else {
      expect(body, told).toMatchObject({ jsonrpc: '2.0', result: {} });
      const data = body.result.structuredContent;
      if (data?.ucp?.status === 'error') expect(ucpFaults('error', data), told).toEqual([]);
    }
  }
  for (const text of [
    '',
    '[',
    '"',
    '{"jsonrpc":"2.0","id":1}',
    `${'['.repeat(500)}`,
    '\u0000',
    '{"a":'.repeat(200),
  ])
    expect((await agent.send(text)).status, text.slice(0, 20)).toBe(400);
  expect(lines).toEqual([]);
  await shop.stop();
});
