import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createTestShop } from '@shop/runtime/testing';
import { expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { agentProfile, startAgentHost } from '../support/agentSide.ts';
import { createUcpAgent, linesOf, shippedTo, ucpAddress, ucpBuyer } from '../support/ucpAgent.ts';
import { sizeOf } from '../support/lane.ts';
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
  '" onclick=',
  "'; drop table cart; --",
  '00000000-0000-0000-0000-000000000000',
  [],
  [null],
  {},
  { id: 'x' },
  { __proto__: null, constructor: 1 },
];

/** Numbers that are the same in each run. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state >> 8) % most;
  };
}

/** Returns a value with one of its parts replaced by something odd. */
function spoiled(value: unknown, next: (most: number) => number): unknown {
  const isPart = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (!isPart || next(6) === 0) return ODD[next(ODD.length)];
  const keys = Object.keys(value);
  const key = keys[next(keys.length)] ?? '';
  const inner = spoiled((value as Record<string, unknown>)[key], next);
  return Array.isArray(value)
    ? value.map((one: unknown, index) => (String(index) === key ? inner : one))
    : { ...value, [key]: inner };
}

const ODD_HEADERS: readonly (readonly [name: string, values: readonly string[]])[] = [
  [
    'ucp-agent',
    [
      '',
      'x',
      'profile=',
      'profile="https://[::1]/p"',
      'profile="https://127.0.0.1/p"',
      'profile="https://169.254.169.254/latest/meta-data"',
      'profile="https://localhost/p"',
      'profile="http://10.0.0.1/p"',
      'profile="file:///etc/passwd"',
      `profile="https://${'x'.repeat(4000)}"`,
    ],
  ],
  ['idempotency-key', ['', 'x'.repeat(300), '\u00e9', '"a"', 'a, b']],
  ['content-type', ['', 'text/plain', 'application/json; charset=utf-16', 'multipart/form-data']],
  ['accept-language', ['*', 'xx-YY;q=2', 'de'.repeat(2000)]],
  ['request-id', ['', 'a b', 'x'.repeat(300)]],
  ['signature', ['x', 'a=:AAAA:', 'a=:!!:']],
  ['signature-input', ['x', 'a=("@method");keyid="k"', 'a=();keyid=1']],
  ['content-digest', ['x', 'sha-256=:AAAA:', 'md5=:AAAA:']],
  ['x-api-key', ['x', 'agent_' + 'x'.repeat(43)]],
  ['x-forwarded-host', ['evil.example']],
  ['accept-encoding', ['br;q=9, x']],
];

/** The profiles that lead inside, to a port of this machine. */
const INSIDE = [
  '127.0.0.1',
  'localhost',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '0x7f.1',
  '2130706433',
  '0.0.0.0',
  '127.1',
];

/** Returns odd headers for one request in four. One in three of these names a profile inside. */
function oddHeaders(next: (most: number) => number, port: number): Record<string, string> {
  if (next(4) > 0) return {};
  if (next(3) === 0) {
    const scheme = next(2) === 0 ? 'https' : 'http';
    return { 'ucp-agent': `profile="${scheme}://${INSIDE[next(INSIDE.length)] ?? ''}:${port}/p.json"` };
  }
  const [name, values] = ODD_HEADERS[next(ODD_HEADERS.length)] ?? ['x', ['']];
  return { [name]: values[next(values.length)] ?? '' };
}

/** Starts a service of this machine, which counts who reaches it. */
async function startInside() {
  let reached = 0;
  const server = createServer((socket) => {
    reached += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  server.unref();
  const { port } = server.address() as AddressInfo;
  return { port, reached: () => reached, stop: () => void server.close() };
}

const ROUNDS = sizeOf('RUNS', { gate: 300, night: 10_000 });

test('odd bodies are answered in the shape of the protocol, and never by a fault of the shop', async () => {
  const lines: string[] = [];
  const host = await startAgentHost(agentProfile([]));
  const inside = await startInside();
  const shop = await createTestShop({
    extensions: [coreShipping, cod, agents],
    config: { system: { agents: { allowedHosts: [new URL(host.url).host], rateLimit: false } } },
    logLevel: 'error',
    onLog: (line) => void lines.push(line),
  });
  await shop.make.zone({ countries: ['US'], cost: 5 });
  await shop.make.settings({ agentsUcpEnabled: true });
  const { sku } = await shop.make.product({ price: 10 });
  const agent = await createUcpAgent(shop.url, undefined, host.url);
  const next = numbers(11);
  const whole = {
    line_items: linesOf([sku, 2]),
    buyer: { ...ucpBuyer, phone_number: '1', consent: { marketing: true } },
    context: { language: 'de', currency: 'USD' },
    discounts: { codes: ['A', 'B'] },
    fulfillment: shippedTo(ucpAddress, 'core:x'),
    attribution: { source: 'x' },
  };
  const { id } = await agent.ask('checkout', 'POST', '/checkout-sessions', whole);
  const cart = await agent.ask('cart', 'POST', '/carts', whole);
  const instrument = { id: 'i', handler_id: 'cardgw', type: 'card', credential: { type: 'x', token: 'y' } };
  const requests: readonly (readonly [method: string, path: string, body: unknown])[] = [
    ['POST', '/checkout-sessions', whole],
    ['POST', '/checkout-sessions', { ...whole, cart_id: cart.id }],
    ['PUT', `/checkout-sessions/${id}`, whole],
    ['POST', `/checkout-sessions/${id}/complete`, { payment: { instruments: [instrument] } }],
    ['POST', '/carts', whole],
    ['PUT', `/carts/${cart.id}`, whole],
    [
      'POST',
      '/catalog/search',
      {
        query: 'x',
        filters: { categories: ['a'], price: { min: 1, max: 2 } },
        pagination: { cursor: 'MA', limit: 3 },
        context: { currency: 'USD' },
      },
    ],
    ['POST', '/catalog/lookup', { ids: [sku, 'x'], context: { language: 'en' } }],
    ['POST', '/catalog/product', { id: sku, selected: [{ name: 'a', label: 'b' }], preferences: ['a'] }],
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [method, path, body] = requests[round % requests.length] ?? ['', '', null];
    const sent = spoiled(body, next);
    const headers = oddHeaders(next, inside.port);
    const answer = await agent.send(method, path, sent === undefined ? null : JSON.stringify(sent), headers);
    const told = `${method} ${path} ${JSON.stringify(headers)} ${JSON.stringify(sent)}\n${answer.status} ${JSON.stringify(answer.body)}\n${lines.join('\n')}`;
    expect(answer.status, told).toBeLessThan(500);
    const isFlat = typeof answer.body.code === 'string' && typeof answer.body.content === 'string';
    if (answer.status >= 400) expect(isFlat, told).toBe(true);
    if (answer.body.ucp?.status === 'error') expect(ucpFaults('error', answer.body), told).toEqual([]);
    else if (answer.status < 300 && path.startsWith('/checkout'))
      expect(ucpFaults('checkout', answer.body), told).toEqual([]);
  }
  for (const path of [
    '/checkout-sessions/%00',
    '/orders/%F0',
    '/carts/..%2f',
    '/orders/1',
    `/carts/${'x'.repeat(500)}`,
  ]) {
    const answer = await agent.send('GET', path);
    expect(answer.status, path).toBeLessThan(500);
  }
  expect(inside.reached()).toBe(0);
  await shop.stop();
  await host.stop();
  inside.stop();
});
