import { randomUUID } from 'node:crypto';
import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { sql, z } from '@shop/runtime/extension';
import { createTestClock, createTestShop, dataOf, startCardGateway } from '@shop/runtime/testing';
import type { CardGateway, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import {
  acpBuyer,
  acpCapabilities,
  acpCard,
  acpCash,
  acpChoice,
  acpDetails,
  acpPurchase,
  createAcpAgent,
} from '../support/acpAgent.ts';
import type { AcpAgent } from '../support/acpAgent.ts';
import { acpExamples, acpFaults } from '../support/acpSchemas.ts';

/* What an agent that speaks ACP can do at a shop. Every answer is held to the published schemas. */

let gateway: CardGateway;
let shop: TestShop;
let agent: AcpAgent;
let other: AcpAgent;
let key: string;
const clock = createTestClock();

async function register(name: string): Promise<string> {
  return dataOf(await shop.admin('POST', '/api/agents', { name })).api_key;
}

beforeAll(async () => {
  gateway = await startCardGateway();
  const { url: apiBase, secretKey, endpointSecret } = gateway;
  shop = await createTestShop({
    extensions: [coreShipping, cod, cardgw, agents],
    clock,
    config: {
      system: {
        cardgw: { apiBase, secretKey, endpointSecret },
        agents: { delegation: { provider: 'cardco', merchantId: 'acct_1' } },
      },
    },
  });
  await shop.make.zone({ countries: ['US'], cost: 5 });
});
afterAll(async () => {
  await shop.stop();
  await gateway.stop();
});

type Entry = { readonly type: string; readonly amount: number };
const amountOf = ({ totals }: { readonly totals: readonly Entry[] }, type = 'total') =>
  totals.find((entry) => entry.type === type)?.amount;
const told = (
  { messages }: { messages: { type: string; code?: string; param?: string }[] },
  kind = 'error',
) => messages.filter(({ type }) => type === kind).map(({ code, param }) => [code, param]);

/** Opens a purchase and chooses its only shipping option, so that it is ready. */
async function ready(items: Parameters<typeof acpPurchase>[0], more: object = {}, by = agent) {
  const opened = await by.ask('session', 'POST', '/checkout_sessions', acpPurchase(items, more));
  const chosen = await by.ask('session', 'POST', `/checkout_sessions/${opened.id}`, acpChoice(opened));
  expect(chosen.status, JSON.stringify(chosen.messages)).toBe('ready_for_payment');
  return chosen;
}
const complete = (id: string, body: object) =>
  agent.ask('session', 'POST', `/checkout_sessions/${id}/complete`, body);

test('nothing is there until the merchant switches it on', async () => {
  for (const path of ['/.well-known/acp.json', '/acp/checkout_sessions'])
    expect((await shop.request('GET', path)).status, path).toBe(404);
  await shop.make.settings({ agentsAcpEnabled: true });
  key = await register('Chat');
  agent = await createAcpAgent(shop.url, key);
  other = await createAcpAgent(shop.url, await register('Talk'));
});

test('discovery is open to all, fits the schema, names no merchant and no handler, and costs no statement', async () => {
  await shop.request('GET', '/.well-known/acp.json');
  const before = shop.statements();
  const { status, headers, body } = await shop.request('GET', '/.well-known/acp.json');
  expect(shop.statements() - before).toBe(0);
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
  expect(acpFaults('discovery', body)).toEqual([]);
  expect(body).toEqual({
    protocol: { name: 'acp', version: '2026-04-17', supported_versions: ['2026-04-17'] },
    api_base_url: new URL('/acp', shop.app.config.shop.url).href,
    transports: ['rest'],
    capabilities: {
      services: ['checkout', 'orders', 'carts'],
      extensions: [{ name: 'discount' }],
      intervention_types: [],
      supported_locales: [expect.any(String)],
    },
  });
});

test.each([
  ['no key', { authorization: undefined }, 401, 'unauthorized'],
  ['an unknown key', { authorization: 'Bearer agent_unknown' }, 401, 'unauthorized'],
  ['another scheme', { authorization: 'Basic YTpi' }, 401, 'unauthorized'],
  ['no release', { 'api-version': undefined }, 400, 'api_version_required'],
  ['another release', { 'api-version': '2025-09-29' }, 400, 'unsupported_api_version'],
  ['no idempotency key', { 'idempotency-key': undefined }, 400, 'idempotency_key_required'],
  [
    'an idempotency key that is too long',
    { 'idempotency-key': 'k'.repeat(256) },
    400,
    'invalid_idempotency_key',
  ],
])('a request with %s is refused', async (_what, headers, status, code) => {
  const answer = await agent.send('POST', '/checkout_sessions', acpPurchase([['X']]), headers);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(acpFaults('error', answer.body)).toEqual([]);
  if (code.includes('api_version')) expect(answer.body.supported_versions).toEqual(['2026-04-17']);
  if (status === 401) expect(answer.headers.get('www-authenticate')).toBe('Bearer');
});

test('an agent that the merchant blocked is refused, and keys of agents open nothing else', async () => {
  const made = dataOf(await shop.admin('POST', '/api/agents', { name: 'Gone', status: 'blocked' }));
  const blocked = await createAcpAgent(shop.url, made.api_key);
  const answer = await blocked.send('GET', '/checkout_sessions/x');
  expect([answer.status, answer.body.code]).toEqual([403, 'agent_not_allowed']);
  const { status } = await shop.request('GET', '/api/orders', undefined, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(status).toBe(401);
});

test('a purchase is opened, changed in parts, read and completed, and the order is the shop’s', async () => {
  const { sku } = await shop.make.product({ price: 10, name: 'A\u202Emug' });
  const headers = { 'request-id': 'r-1', 'idempotency-key': 'first key' };
  const first = await agent.send(
    'POST',
    '/checkout_sessions',
    { currency: 'usd', capabilities: acpCapabilities, line_items: [{ id: sku, quantity: 2 }] },
    headers,
  );
  expect(first.status).toBe(201);
  expect([first.headers.get('request-id'), first.headers.get('idempotency-key')]).toEqual([
    'r-1',
    'first key',
  ]);
  expect(first.headers.get('cache-control')).toBe('no-store, no-transform');
  const opened = first.body;
  expect(acpFaults('session', opened)).toEqual([]);
  expect(opened).toMatchObject({
    status: 'not_ready_for_payment',
    currency: 'usd',
    capabilities: {
      interventions: { supported: [] },
      payment: {
        handlers: [
          { id: 'cod', requires_delegate_payment: false },
          {
            id: 'cardgw',
            name: 'dev.acp.tokenized.card',
            requires_delegate_payment: true,
            psp: 'cardco',
            config: { merchant_id: 'acct_1' },
          },
        ],
      },
    },
    line_items: [{ id: sku, quantity: 2, name: 'Amug', unit_amount: 1000, item: { id: sku } }],
  });
  expect(opened.id).toMatch(/^[\w-]{22}$/);
  expect(told(opened)).toEqual([
    ['missing', '$.buyer.email'],
    ['missing', '$.fulfillment_details.address'],
  ]);
  const path = `/checkout_sessions/${opened.id}`;
  const addressed = await agent.ask('session', 'POST', path, { fulfillment_details: acpDetails });
  expect(addressed.fulfillment_details).toEqual(acpDetails);
  expect(addressed.fulfillment_options).toMatchObject([
    {
      type: 'shipping',
      totals: [
        { type: 'fulfillment', amount: 500 },
        { type: 'total', amount: 500 },
      ],
    },
  ]);
  expect(told(addressed)).toEqual([['missing', '$.selected_fulfillment_options']]);
  const chosen = await agent.ask('session', 'POST', path, acpChoice(addressed));
  expect([chosen.status, chosen.messages]).toEqual(['ready_for_payment', []]);
  expect(chosen.selected_fulfillment_options).toEqual(acpChoice(addressed).selected_fulfillment_options);
  expect([amountOf(chosen, 'fulfillment'), amountOf(chosen)]).toEqual([500, 2500]);
  const more = await agent.ask('session', 'POST', path, { line_items: [{ id: sku, quantity: 3 }] });
  expect([more.status, amountOf(more), more.fulfillment_details]).toEqual([
    'ready_for_payment',
    3500,
    acpDetails,
  ]);
  expect(await agent.ask('session', 'GET', path)).toEqual(more);
  const done = await agent.ask('ordered', 'POST', `${path}/complete`, { buyer: acpBuyer, ...acpCash });
  expect(done).toMatchObject({ status: 'completed', buyer: acpBuyer });
  expect(amountOf(done)).toBe(3500);
  const order = dataOf(await shop.admin('GET', `/api/orders/${done.order.id}`));
  expect(order).toMatchObject({
    order_number: done.order.order_number,
    grand_total: 35,
    customer_email: 'ada@example.com',
    origin: 'agents',
    origin_who: 'Chat',
    origin_session: opened.id,
  });
  const page = await fetch(done.order.permalink_url.replace(/^https?:\/\/[^/]+/, shop.url));
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(order.order_number)]);
  expect(await agent.ask('ordered', 'GET', path)).toEqual(done);
});

test('null clears a part, and what is absent stays', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id, fulfillment_details: details } = await ready([[sku]]);
  const path = `/checkout_sessions/${id}`;
  const notes = await agent.ask('session', 'POST', path, { order_notes: 'Ring twice.' });
  expect([notes.status, notes.fulfillment_details]).toEqual(['ready_for_payment', details]);
  const cleared = await agent.ask('session', 'POST', path, {
    fulfillment_details: null,
    selected_fulfillment_options: null,
  });
  expect(cleared.fulfillment_details).toBeUndefined();
  expect(cleared.buyer).toEqual(acpBuyer);
  expect(told(cleared)).toEqual([['missing', '$.fulfillment_details.address']]);
});

test('what is over does not change: 405 for cancel, else 409', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  await complete(id, acpCash);
  const open = await ready([[sku]]);
  const canceled = await agent.ask('session', 'POST', `/checkout_sessions/${open.id}/cancel`, {
    intent_trace: { reason_code: 'shipping_cost', trace_summary: 'Too much', metadata: { target: 0 } },
  });
  expect(canceled).toMatchObject({ id: open.id, status: 'canceled' });
  expect(JSON.stringify(canceled)).not.toContain('shipping_cost');
  for (const over of [id, open.id])
    for (const [path, body, status] of [
      ['', { line_items: [{ id: sku }] }, 409],
      ['/complete', acpCash, 409],
      ['/cancel', undefined, 405],
    ] as const) {
      const answer = await agent.send('POST', `/checkout_sessions/${over}${path}`, body);
      expect([answer.status, acpFaults('error', answer.body)], path).toEqual([status, []]);
    }
  const bare = await ready([[sku]]);
  const odd = await agent.ask('session', 'POST', `/checkout_sessions/${bare.id}/cancel`, {
    intent_trace: { reason_code: 7, metadata: { deep: { er: 1 } } },
  });
  expect(odd.status).toBe('canceled');
});

test('a purchase does not exist for others, nor after six hours', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  const expectNone = async (by: AcpAgent, method: string, path: string, body?: object) => {
    const answer = await by.send(method, path, body);
    expect([answer.status, answer.body.code], path).toEqual([404, 'not_found']);
    expect(acpFaults('error', answer.body)).toEqual([]);
  };
  await expectNone(other, 'GET', `/checkout_sessions/${id}`);
  await expectNone(other, 'POST', `/checkout_sessions/${id}`, {});
  await expectNone(other, 'POST', `/checkout_sessions/${id}/complete`, acpCash);
  await expectNone(other, 'POST', `/checkout_sessions/${id}/cancel`);
  await expectNone(agent, 'GET', `/carts/${id}`);
  await expectNone(agent, 'GET', '/nothing');
  clock.advance(6 * 60 * 60 * 1000 + 1);
  await expectNone(agent, 'GET', `/checkout_sessions/${id}`);
});

test('goods, addresses and codes that do not hold are told in the words of the protocol', async () => {
  const { sku } = await shop.make.product({ price: 10, qty: 3 });
  const unknown = await agent.send('POST', '/checkout_sessions', acpPurchase([['NOTHING']]));
  expect([unknown.status, unknown.body.code, unknown.body.param]).toEqual([
    400,
    'invalid_item_id',
    '$.line_items[0]',
  ]);
  const many = await agent.send('POST', '/checkout_sessions', acpPurchase([[sku, 4]]));
  expect([many.status, many.body.code]).toEqual([422, 'out_of_stock']);
  for (const { body } of [unknown, many]) expect(acpFaults('error', body)).toEqual([]);
  const part = await agent.ask('session', 'POST', '/checkout_sessions', {
    ...acpPurchase([['NOTHING'], [sku, 2]]),
    discounts: { codes: ['NOSUCH'] },
    fulfillment_details: { ...acpDetails, address: { ...acpDetails.address, country: 'DE', state: '' } },
    buyer: { email: 'nonsense' },
  });
  expect(told(part)).toEqual(
    expect.arrayContaining([
      ['not_found', '$.line_items[0]'],
      ['invalid', '$.buyer.email'],
      ['region_restricted', '$.fulfillment_details.address'],
    ]),
  );
  expect(told(part, 'warning')).toEqual([['discount_code_invalid', '$.discounts.codes[0]']]);
  expect(part.discounts).toMatchObject({
    codes: ['NOSUCH'],
    applied: [],
    rejected: [{ code: 'NOSUCH', reason: 'discount_code_invalid' }],
  });
  const { id } = await ready([[sku]]);
  const wrong = await agent.ask('session', 'POST', `/checkout_sessions/${id}`, {
    selected_fulfillment_options: [{ type: 'shipping', option_id: 'core:none', item_ids: [sku] }],
  });
  expect(told(wrong)).toEqual([['invalid', '$.selected_fulfillment_options[0].option_id']]);
  const yen = await agent.ask('session', 'POST', '/checkout_sessions', {
    ...acpPurchase([[sku]]),
    currency: 'jpy',
  });
  expect([yen.currency, told(yen, 'info')]).toEqual(['usd', [[undefined, '$.currency']]]);
});

test('codes are applied and told, and null clears them', async () => {
  const { sku } = await shop.make.product({ price: 20 });
  const { coupon } = await shop.make.coupon({ discount_amount: 5 });
  const opened = await agent.ask(
    'session',
    'POST',
    '/checkout_sessions',
    acpPurchase([[sku, 2]], { discounts: { codes: [coupon.toLowerCase()] } }),
  );
  expect(opened.discounts).toMatchObject({
    codes: [coupon.toLowerCase()],
    applied: [
      {
        code: coupon,
        amount: 500,
        automatic: false,
        allocations: [{ path: '$.line_items[0]', amount: 500 }],
      },
    ],
    rejected: [],
  });
  expect([amountOf(opened, 'items_discount'), amountOf(opened, 'subtotal'), amountOf(opened)]).toEqual([
    500, 3500, 3500,
  ]);
  const path = `/checkout_sessions/${opened.id}`;
  const codes = { discounts: { codes: [coupon, 'NONE'] } };
  const rejected = await agent.ask('session', 'POST', path, codes);
  expect(rejected.discounts.rejected).toMatchObject([{ code: 'NONE', reason: 'discount_code_invalid' }]);
  // A reading tells why as well.
  const read = await agent.ask('session', 'GET', path);
  expect([read.discounts, told(read, 'warning')]).toEqual([
    rejected.discounts,
    [['discount_code_invalid', '$.discounts.codes[1]']],
  ]);
  const cleared = await agent.ask('session', 'POST', path, { discounts: null });
  expect([cleared.discounts.codes, amountOf(cleared)]).toEqual([[], 4000]);
  expect((await agent.ask('session', 'GET', path)).discounts.rejected).toEqual([]);
});

test('a price that moved is shown before it is paid, and what is not ready is not completed', async () => {
  const { sku, uuid } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { price: 12 }));
  const moved = await complete(id, acpCash);
  expect([moved.status, told(moved, 'warning'), amountOf(moved)]).toEqual([
    'ready_for_payment',
    [['price_change', '$.totals']],
    1700,
  ]);
  expect(amountOf(await complete(id, acpCash))).toBe(1700);
  const opened = await agent.ask('session', 'POST', '/checkout_sessions', {
    currency: 'usd',
    capabilities: {},
    line_items: [{ id: sku }],
  });
  const early = await complete(opened.id, acpCash);
  expect([early.status, early.order]).toEqual(['not_ready_for_payment', undefined]);
  for (const payment_data of [
    {},
    { handler_id: 'nothing', instrument: { type: 'card', credential: { type: 'spt', token: 'x' } } },
    { handler_id: 'cod', instrument: { type: 'card', credential: { type: 'spt', token: 'x' } } },
    {
      handler_id: 'cardgw',
      instrument: { type: 'card', credential: { type: 'spt', token: '4242 4242 4242 4242' } },
    },
  ]) {
    const unpaid = await complete((await ready([[sku]])).id, { payment_data });
    expect([unpaid.status, unpaid.order]).toEqual(['not_ready_for_payment', undefined]);
    expect(told(unpaid)[0]?.[1]).toBe('$.payment_data');
    expect(JSON.stringify(unpaid)).not.toContain('4242');
  }
});

test('a buyer who is told only when it is completed is that of the order', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  const done = await complete(id, {
    ...acpCash,
    buyer: { first_name: 'Grace', last_name: 'Hopper', email: 'grace@example.com' },
    order_notes: 'Leave it at the door.',
  });
  expect(done).toMatchObject({ status: 'completed', buyer: { email: 'grace@example.com' } });
  const order = dataOf(await shop.admin('GET', `/api/orders/${done.order.id}`));
  expect(order).toMatchObject({
    customer_email: 'grace@example.com',
    customer_full_name: 'Grace Hopper',
    shipping_note: 'Leave it at the door.',
  });
});

test('a card is charged once, a declined one can be replaced, and the token is nowhere', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  const declined = await complete(id, acpCard(gateway.shareToken({ card: '4000000000000002' })));
  expect([declined.status, told(declined)]).toEqual([
    'ready_for_payment',
    [['payment_declined', '$.payment_data']],
  ]);
  const token = gateway.shareToken();
  const body = acpCard(token);
  const [done] = await Promise.all([
    complete(id, body),
    agent.send('POST', `/checkout_sessions/${id}/complete`, body),
  ]);
  expect(done.status).toBe('completed');
  const order = dataOf(await shop.admin('GET', `/api/orders/${done.order.id}`));
  expect(order).toMatchObject({ payment_status: 'cardgw_captured', grand_total: 15 });
  expect(gateway.intents().filter(({ amount_received }) => amount_received > 0)).toHaveLength(1);
  const rows = await shop.app.db.any(
    sql.type(z.object({ text: z.string() }))`select to_jsonb(s)::text as text from agents_session s`,
  );
  expect(JSON.stringify([done, rows])).not.toContain(token);
});

test('a repeated request gets the first answer, and a key with another body is refused', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  const path = `/checkout_sessions/${id}/complete`;
  const headers = { 'idempotency-key': 'k' };
  const first = await agent.send('POST', path, acpCash, headers);
  const { payment_data: data } = acpCash;
  const again = await agent.send(
    'POST',
    path,
    `{ "payment_data": { "instrument": ${JSON.stringify(data.instrument)}, "handler_id": "cod" } }`,
    headers,
  );
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect([first, again].map((one) => one.headers.get('idempotent-replayed'))).toEqual([null, 'true']);
  const changed = await agent.send('POST', path, { ...acpCash, order_notes: null }, headers);
  expect([changed.status, changed.body.code]).toEqual([422, 'idempotency_conflict']);
  const elsewhere = await agent.send('POST', `/checkout_sessions/${id}/cancel`, {}, headers);
  expect(elsewhere.status).toBe(405);
  const others = await other.send('POST', path, acpCash, headers);
  expect(others.status).toBe(404);
  const refused = await agent.send('POST', '/checkout_sessions', {}, { 'idempotency-key': 'bad' });
  const repeated = await agent.send('POST', '/checkout_sessions', {}, { 'idempotency-key': 'bad' });
  expect([refused.status, repeated.status, repeated.headers.get('idempotent-replayed')]).toEqual([
    400,
    400,
    'true',
  ]);
});

test('ten completes at once make one order', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => agent.send('POST', `/checkout_sessions/${id}/complete`, acpCash)),
  );
  for (const { status, body } of answers)
    expect(status === 409 ? body.code : body.status, JSON.stringify(body)).toBe(
      status === 409 ? 'conflict' : 'completed',
    );
  const orders = dataOf(await shop.admin('GET', '/api/orders?origin=agents&limit=100'));
  expect(orders.filter((order: { origin_session: string }) => order.origin_session === id)).toHaveLength(1);
});

test('attribution is kept at both touches, is never told again, and a malformed one is refused', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const touch = { provider: 'impact.example', token: 'atp_secret', metadata: { a: 1, b: true } };
  const { id } = await ready([[sku]], { affiliate_attribution: { ...touch, touchpoint: 'first' } });
  const done = await complete(id, {
    ...acpCash,
    affiliate_attribution: { ...touch, token: 'atp_other', touchpoint: 'last' },
  });
  expect(done.status).toBe('completed');
  expect(JSON.stringify([done, await agent.ask('session', 'GET', `/checkout_sessions/${id}`)])).not.toMatch(
    /atp_|impact/,
  );
  const { sent } = await shop.app.db.one(
    sql.type(z.object({ sent: z.unknown() }))`select sent from agents_session where id = ${id}`,
  );
  expect(sent).toMatchObject({
    touches: [
      { token: 'atp_secret', touchpoint: 'first', metadata: { a: 1, b: true } },
      { token: 'atp_other', touchpoint: 'last' },
    ],
  });
  for (const wrong of [{ provider: 'x' }, { token: 'x' }, { ...touch, metadata: { deep: {} } }]) {
    const answer = await agent.send(
      'POST',
      '/checkout_sessions',
      acpPurchase([[sku]], { affiliate_attribution: wrong }),
    );
    expect([answer.status, acpFaults('error', answer.body)]).toEqual([400, []]);
    expect(answer.body.param).toContain('$.affiliate_attribution');
  }
});

test('a basket is kept, replaced and canceled, and then it is gone', async () => {
  const { sku } = await shop.make.product({ price: 20 });
  const cart = await agent.ask('cart', 'POST', '/carts', { line_items: [{ id: sku, quantity: 2 }] });
  expect([cart.currency, amountOf(cart)]).toEqual(['usd', 4000]);
  const path = `/carts/${cart.id}`;
  const put = await agent.ask('cart', 'PUT', path, { line_items: [{ id: sku }], buyer: acpBuyer });
  expect([put.id, amountOf(put), put.buyer]).toEqual([cart.id, 2000, acpBuyer]);
  expect(await agent.ask('cart', 'GET', path)).toEqual(put);
  expect((await other.send('GET', path)).status).toBe(404);
  expect((await agent.ask('cart', 'POST', `${path}/cancel`)).id).toBe(cart.id);
  for (const [method, at, body] of [
    ['GET', path],
    ['PUT', path, { line_items: [{ id: sku }] }],
    ['POST', `${path}/cancel`],
  ] as const)
    expect((await agent.send(method, at, body)).status, method).toBe(404);
  const none = await agent.send('POST', '/carts', { line_items: [{ id: 'NOTHING' }] });
  expect([none.status, acpFaults('error', none.body)]).toEqual([400, []]);
});

test('a notice that the law requires is a disclosure of its line', async () => {
  const notice = { consumer_notice_type: 'prop_65', consumer_notice: 'WARNING: lead.' };
  const { sku } = await shop.make.product({ price: 10, ...notice });
  const { sku: plain } = await shop.make.product({ price: 10 });
  const disclosed = (body: { line_items: { disclosures?: object[] }[] }) =>
    body.line_items.map(({ disclosures }) => disclosures);
  const expected = [undefined, [{ type: 'disclaimer', content_type: 'plain', content: 'WARNING: lead.' }]];
  const opened = await agent.ask('session', 'POST', '/checkout_sessions', acpPurchase([[plain], [sku]]));
  expect(disclosed(opened)).toEqual(expected);
  const read = await agent.ask('session', 'GET', `/checkout_sessions/${opened.id}`);
  expect(disclosed(read)).toEqual(expected);
  const items = [
    { id: plain, quantity: 1 },
    { id: sku, quantity: 1 },
  ];
  const basket = await agent.ask('cart', 'POST', '/carts', { line_items: items });
  expect(disclosed(basket)).toEqual(expected);
});

test('published examples are accepted', async () => {
  for (const id of ['item_123', 'item_456', 'item_789']) await shop.make.product({ sku: id, price: 3 });
  const { id } = await ready([['item_123']]);
  const requests = [
    ...Object.entries(acpExamples('examples.agentic_checkout.json')),
    ...Object.entries(acpExamples('examples.multi_item_checkout.json')),
  ].filter(([name]) => name.includes('request'));
  expect(requests.length).toBeGreaterThan(8);
  for (const [name, body] of requests) {
    const path = name.startsWith('create') ? '' : `/${id}`;
    const end = name.includes('cancel') ? '/cancel' : name.includes('complete_') ? '/complete' : '';
    const answer = await agent.send('POST', `/checkout_sessions${path}${end}`, body);
    expect(answer.status, `${name} ${JSON.stringify(answer.body)}`).toBeOneOf(
      end === '' && path === '' ? [201] : [200, 409, 405],
    );
  }
});

test('digital goods have an option of their own, and need no address', async () => {
  const { sku } = await shop.make.product({ price: 0, no_shipping_required: true });
  const opened = await agent.ask('session', 'POST', '/checkout_sessions', {
    currency: 'usd',
    capabilities: {},
    line_items: [{ id: sku }],
    buyer: acpBuyer,
  });
  expect(opened).toMatchObject({
    status: 'ready_for_payment',
    fulfillment_options: [{ type: 'digital', id: 'digital' }],
    selected_fulfillment_options: [{ type: 'digital', option_id: 'digital', item_ids: [sku] }],
    capabilities: { payment: { handlers: [] } },
  });
  expect(opened.discounts).toBeUndefined();
  const done = await complete(opened.id, {});
  expect(done.status).toBe('completed');
});

test('a clear yes subscribes by the confirmation mail, and nothing else does', async () => {
  const { sku } = await shop.make.product({ price: 0, no_shipping_required: true });
  const buy = async (email: string, consents?: object[]) => {
    const opened = await agent.ask('session', 'POST', '/checkout_sessions', {
      currency: 'usd',
      capabilities: {},
      line_items: [{ id: sku }],
      buyer: { email },
    });
    await complete(opened.id, { ...(consents && { marketing_consents: consents }) });
    return opened;
  };
  const yes = [{ channel: 'email', opted_in: true }];
  expect((await buy('early@example.com', yes)).marketing_consent_options).toBeUndefined();
  const page = await shop.make.page({ title: 'Privacy', url_key: 'privacy' });
  await shop.make.settings({ privacyPage: page.uuid });
  const offered = await buy('yes@example.com', yes);
  expect(offered.marketing_consent_options).toEqual([
    { channel: 'email', display_text: expect.any(String), privacy_policy_url: expect.any(String) },
  ]);
  await buy('silent@example.com');
  await buy('no@example.com', [{ channel: 'email', opted_in: false }]);
  await buy('sms@example.com', [{ channel: 'sms', opted_in: true }]);
  await shop.deliverEvents();
  const subscribers = dataOf(await shop.admin('GET', '/api/newsletter/subscribers')) as {
    email: string;
    status: string;
  }[];
  expect(subscribers.map(({ email, status }) => [email, status])).toEqual([['yes@example.com', 'pending']]);
});

test('purchases cost few statements', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const costOf = async (work: () => Promise<unknown>) => {
    // A process looks agents up every two seconds, which a slow machine takes between two requests.
    await agent.send('GET', '/checkout_sessions/none');
    const before = shop.statements();
    await work();
    return shop.statements() - before;
  };
  const opened = await agent.ask('session', 'POST', '/checkout_sessions', acpPurchase([[sku]]));
  const path = `/checkout_sessions/${opened.id}`;
  const create = await costOf(() => agent.send('POST', '/checkout_sessions', acpPurchase([[sku]])));
  const update = await costOf(() => agent.send('POST', path, acpChoice(opened)));
  const completed = await costOf(() => agent.send('POST', `${path}/complete`, acpCash));
  const cart = await shop.make.cart();
  const placed = await costOf(() =>
    shop.request(
      'POST',
      '/api/orders',
      { cart_id: cart.cartId },
      { headers: { 'idempotency-key': randomUUID() } },
    ),
  );
  expect(create).toBeLessThanOrEqual(12);
  expect(update).toBeLessThanOrEqual(14);
  expect(completed).toBeLessThanOrEqual(placed + 4);
});

test('a purchase that no program can pay is handed to a person', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  await shop.make.settings({ codPaymentStatus: 0, cardgwPaymentStatus: 0 });
  const opened = await agent.ask('session', 'POST', '/checkout_sessions', acpPurchase([[sku]]));
  expect(opened.status).toBe('requires_escalation');
  expect(opened.messages).toContainEqual(
    expect.objectContaining({ code: 'unsupported', resolution: 'requires_buyer_input' }),
  );
  const page = await fetch(opened.continue_url.replace(/^https?:\/\/[^/]+/, shop.url));
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
  await shop.make.settings({ codPaymentStatus: 1, cardgwPaymentStatus: 1 });
});

test('the shop describes its own handler for all to read', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { capabilities } = await agent.ask('session', 'POST', '/checkout_sessions', acpPurchase([[sku]]));
  const [{ spec, config_schema: config, instrument_schemas: instruments }] = capabilities.payment.handlers;
  for (const url of [spec, config, ...instruments]) {
    const answer = await fetch(shop.url + new URL(url).pathname);
    expect([answer.status, typeof (await answer.json())], url).toEqual([200, 'object']);
  }
  expect((await fetch(`${shop.url}/acp/handlers/cash_on_delivery/constructor`)).status).toBe(404);
});

test('a payment that a person has to confirm is handed over', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  const asked = await complete(id, acpCard(gateway.shareToken({ card: '4000002500003155' })));
  expect([asked.status, told(asked)]).toEqual([
    'requires_escalation',
    [['intervention_required', undefined]],
  ]);
  expect(new URL(asked.continue_url).origin).toBe(gateway.url);
  expect(await agent.ask('session', 'GET', `/checkout_sessions/${id}`)).toEqual(asked);
});

test('a payment whose outcome is not known is under way, and changes nothing meanwhile', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  const path = `/checkout_sessions/${id}`;
  gateway.breakNext({ kind: 'cut', times: 2, path: /\/confirm$/ });
  expect((await complete(id, acpCard(gateway.shareToken()))).status).toBe('complete_in_progress');
  expect((await agent.ask('session', 'GET', path)).status).toBe('complete_in_progress');
  expect((await agent.send('POST', path, { line_items: [{ id: sku, quantity: 2 }] })).status).toBe(409);
});

test('a purchase whose payment was declined can be changed', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  await complete(id, acpCard(gateway.shareToken({ card: '4000000000000002' })));
  const changed = await agent.ask('session', 'POST', `/checkout_sessions/${id}`, {
    line_items: [{ id: sku, quantity: 3 }],
  });
  expect([changed.status, amountOf(changed)]).toEqual(['ready_for_payment', 3500]);
  const done = await complete(id, acpCard(gateway.shareToken()));
  expect([done.status, amountOf(done)]).toEqual(['completed', 3500]);
});
