import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestShop, dataOf } from '@shop/runtime/testing';
import { expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import {
  acpBuyer,
  acpCard,
  acpCash,
  acpChoice,
  acpDetails,
  acpPurchase,
  createAcpAgent,
} from '../support/acpAgent.ts';
import { acpFaults } from '../support/acpSchemas.ts';
import type { AcpKind } from '../support/acpSchemas.ts';
import { inLane } from '../support/lane.ts';

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

const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  { 'idempotency-key': ' ' },
  { 'idempotency-key': 'ü' },
  { 'api-version': '2026-04-17, 2025-09-29' },
  { 'accept-language': 'xx-YY;q=9' },
  { authorization: 'Bearer' },
  { authorization: `Bearer ${'k'.repeat(5000)}` },
  { 'content-type': 'text/plain' },
  { 'request-id': `r${'x'.repeat(400)}` },
];

const ROUNDS = inLane({ gate: 300, night: 10_000 });

test('odd requests are answered in the shape of the protocol, and never by a fault of the shop', async () => {
  const lines: string[] = [];
  const shop = await createTestShop({
    extensions: [coreShipping, cod, agents],
    config: { system: { agents: { rateLimit: false } } },
    logLevel: 'error',
    onLog: (line) => void lines.push(line),
  });
  await shop.make.zone({ countries: ['US'], cost: 5 });
  await shop.make.settings({ agentsAcpEnabled: true });
  const { sku } = await shop.make.product({ price: 10 });
  const register = async () => dataOf(await shop.admin('POST', '/api/agents', { name: 'Chat' })).api_key;
  let agent = await createAcpAgent(shop.url, await register());
  const next = numbers(11);
  const attribution = { provider: 'x', token: 'y', metadata: { a: 1 }, touchpoint: 'first' };
  const whole = acpPurchase([[sku, 2]], {
    discounts: { codes: ['A', 'B'] },
    affiliate_attribution: attribution,
    locale: 'de-AT',
    order_notes: 'x',
  });
  const open = async () => agent.ask('session', 'POST', '/checkout_sessions', whole);
  let session = await open();
  let cart = await agent.ask('cart', 'POST', '/carts', { line_items: [{ id: sku }], buyer: acpBuyer });
  for (let round = 0; round < ROUNDS; round += 1) {
    // An agent may have a thousand open purchases.
    if (round % 900 === 899) {
      agent = await createAcpAgent(shop.url, await register());
      session = await open();
      cart = await agent.ask('cart', 'POST', '/carts', { line_items: [{ id: sku }] });
    }
    const path = `/checkout_sessions/${session.id}`;
    const requests: readonly (readonly [kind: AcpKind, method: string, path: string, body: unknown])[] = [
      ['session', 'POST', '/checkout_sessions', whole],
      ['session', 'POST', path, { ...whole, ...acpChoice(session) }],
      ['session', 'POST', path, { fulfillment_details: acpDetails }],
      [
        'session',
        'POST',
        `${path}/complete`,
        {
          ...acpCard('spt_1'),
          buyer: acpBuyer,
          affiliate_attribution: attribution,
          marketing_consents: [{ channel: 'email', opted_in: true }],
        },
      ],
      [
        'session',
        'POST',
        `${path}/complete`,
        { payment_data: { ...acpCash.payment_data, billing_address: acpDetails.address } },
      ],
      ['cart', 'POST', '/carts', { line_items: [{ id: sku, quantity: 1 }], buyer: acpBuyer }],
      ['cart', 'PUT', `/carts/${cart.id}`, { line_items: [{ id: sku, quantity: 2 }], buyer: acpBuyer }],
    ];
    const [kind, method, at, body] = requests[round % requests.length] ?? ['session', '', '', null];
    const sent = spoiled(body, next);
    const headers = next(10) === 0 ? ODD_HEADERS[next(ODD_HEADERS.length)] : {};
    const answer = await agent
      .send(method, at, sent === undefined ? null : JSON.stringify(sent), headers)
      .catch((error: unknown) => {
        // A header that no client can send.
        if (error instanceof TypeError) return null;
        throw error;
      });
    if (answer === null) continue;
    const told = `${method} ${at} ${JSON.stringify(sent)} ${JSON.stringify(headers)}\n${answer.status} ${JSON.stringify(answer.body)}\n${lines.join('\n')}`;
    expect(answer.status, told).toBeLessThan(500);
    expect(acpFaults(answer.status >= 400 ? 'error' : kind, answer.body), told).toEqual([]);
    if (answer.body.status === 'completed') session = await open();
  }
  for (const path of [
    '/checkout_sessions/%00',
    '/orders/%F0',
    '/carts/..%2f',
    '/handlers/cash_on_delivery/__proto__',
    `/carts/${'x'.repeat(500)}`,
  ]) {
    const answer = await agent.send('GET', path);
    expect([answer.status, acpFaults('error', answer.body)], path).toEqual([
      expect.toBeOneOf([400, 404]),
      [],
    ]);
  }
  await shop.stop();
});
