import { randomUUID } from 'node:crypto';
import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { sql, z } from '@shop/runtime/extension';
import { createTestClock, createTestShop, dataOf, startCardGateway } from '@shop/runtime/testing';
import type { CardGateway, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import {
  createUcpAgent,
  linesOf,
  shippedTo,
  toAgentsHere,
  ucpAddress,
  ucpBuyer,
} from '../support/ucpAgent.ts';
import type { UcpAgent, UcpLines } from '../support/ucpAgent.ts';
import { createVariantSet } from '../support/variants.ts';
import { ucpFaults } from '../support/ucpSchemas.ts';

let gateway: CardGateway;
let shop: TestShop;
let agent: UcpAgent;
let other: UcpAgent;
const clock = createTestClock();
beforeAll(async () => {
  gateway = await startCardGateway();
  const { url: apiBase, secretKey, endpointSecret } = gateway;
  shop = await createTestShop({
    extensions: [coreShipping, cod, cardgw, agents],
    clock,
    config: { system: { cardgw: { apiBase, secretKey, endpointSecret }, ...toAgentsHere } },
  });
  await shop.make.zone({ countries: ['US'], cost: 5 });
});
afterAll(async () => {
  await shop.stop();
  await gateway.stop();
});

const totalOf = (body: { totals: { type: string; amount: number }[] }, type = 'total') =>
  body.totals.find((entry) => entry.type === type)?.amount;
const codes = (body: { messages?: { code: string }[] }) => (body.messages ?? []).map(({ code }) => code);
const errors = (body: { messages?: { type: string; code: string; path?: string }[] }) =>
  (body.messages ?? []).filter(({ type }) => type === 'error').map(({ code, path }) => ({ code, path }));

/** The body of a purchase, which says the whole. */
const wish = (items: UcpLines, more: object = {}) => ({
  line_items: linesOf(...items),
  buyer: ucpBuyer,
  fulfillment: shippedTo(),
  ...more,
});

/** Opens a purchase and chooses its only shipping option, so that it is ready. */
async function ready(items: UcpLines, more: object = {}) {
  const opened = await agent.ask('checkout', 'POST', '/checkout-sessions', wish(items, more));
  const option = opened.fulfillment.methods[0].groups[0].options[0].id;
  const chosen = await agent.ask('checkout', 'PUT', `/checkout-sessions/${opened.id}`, {
    ...wish(items, more),
    fulfillment: shippedTo(ucpAddress, option),
  });
  expect(chosen.status, JSON.stringify(chosen.messages)).toBe('ready_for_complete');
  return chosen;
}

const CASH = { payment: { instruments: [{ id: 'i1', handler_id: 'cod', type: 'cash_on_delivery' }] } };
const card = (token: string) => ({
  payment: {
    instruments: [
      { id: 'i1', handler_id: 'cardgw', type: 'card', credential: { type: 'shared_payment_token', token } },
    ],
  },
});
const complete = (id: string, payment: object) =>
  agent.ask('checkout', 'POST', `/checkout-sessions/${id}/complete`, payment);

test('nothing is there until the merchant switches it on', async () => {
  for (const path of ['/.well-known/ucp', '/ucp/checkout-sessions'])
    expect((await shop.request('GET', path)).status, path).toBe(404);
  await shop.make.settings({ agentsUcpEnabled: true });
  agent = await createUcpAgent(shop.url);
  other = await createUcpAgent(shop.url);
});

test('the profile is open to all, may be kept, fits the schema, and costs no statement', async () => {
  await shop.request('GET', '/.well-known/ucp');
  const before = shop.statements();
  const { status, headers, body } = await shop.request('GET', '/.well-known/ucp');
  expect(shop.statements() - before).toBe(0);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('public, max-age=300');
  expect(ucpFaults('profile', body)).toEqual([]);
  expect(body.ucp.version).toBe('2026-04-08');
  expect(Object.keys(body.ucp.capabilities)).toEqual(
    [
      'checkout',
      'cart',
      'order',
      'catalog.search',
      'catalog.lookup',
      'discount',
      'fulfillment',
      'buyer_consent',
    ].map((name) => `dev.ucp.shopping.${name}`),
  );
  expect(Object.values(body.ucp.payment_handlers).flat()).toMatchObject([{ id: 'cod' }, { id: 'cardgw' }]);
});

test.each([
  [undefined],
  ['agent.example'],
  ['profile="http://agent.example/p.json"'],
  ['profile="nonsense"'],
  ['profile=https://agent.example/p.json'],
])('a request with the profile %s is refused', async (header) => {
  const { status, body } = await shop.request(
    'POST',
    '/ucp/carts',
    { line_items: [] },
    {
      headers: header === undefined ? {} : { 'ucp-agent': header },
    },
  );
  expect([status, body.code]).toEqual([400, 'invalid_profile_url']);
  expect(Object.keys(body)).toEqual(['code', 'content']);
});

test('a purchase is opened, chosen, read and completed, and the order is the shop’s', async () => {
  const { sku } = await shop.make.product({ price: 10, name: 'A\u202Emug' });
  const opened = await agent.ask('checkout', 'POST', '/checkout-sessions', { line_items: linesOf([sku, 2]) });
  expect(opened.status).toBe('incomplete');
  expect(opened.id).toMatch(/^[\w-]{22}$/);
  expect(opened.currency).toBe('USD');
  expect(opened.line_items).toMatchObject([
    { id: sku, quantity: 2, item: { id: sku, title: 'Amug', price: 1000 } },
  ]);
  expect([totalOf(opened, 'subtotal'), totalOf(opened)]).toEqual([2000, 2000]);
  expect(errors(opened)).toEqual([
    { code: 'missing', path: '$.buyer.email' },
    { code: 'missing', path: '$.fulfillment.methods[0].destinations' },
  ]);
  const path = `/checkout-sessions/${opened.id}`;
  const addressed = await agent.ask('checkout', 'PUT', path, wish([[sku, 2]]));
  expect(errors(addressed)).toEqual([
    { code: 'missing', path: '$.fulfillment.methods[0].groups[0].selected_option_id' },
  ]);
  const [option] = addressed.fulfillment.methods[0].groups[0].options;
  expect(option.totals).toEqual([{ type: 'total', amount: 500 }]);
  const chosen = await agent.ask('checkout', 'PUT', path, {
    ...wish([[sku, 2]]),
    fulfillment: shippedTo(ucpAddress, option.id),
  });
  expect(chosen.status).toBe('ready_for_complete');
  expect(chosen.messages).toBeUndefined();
  expect([totalOf(chosen, 'fulfillment'), totalOf(chosen)]).toEqual([500, 2500]);
  expect(chosen.line_items[0].id).toBe(opened.line_items[0].id);
  expect(await agent.ask('checkout', 'GET', path)).toEqual(chosen);

  const done = await complete(opened.id, CASH);
  expect(done.status).toBe('completed');
  expect(done.continue_url).toBeUndefined();
  expect(totalOf(done)).toBe(2500);
  expect(done.line_items).toEqual(chosen.line_items);
  const order = dataOf(await shop.admin('GET', `/api/orders/${done.order.id}`));
  expect(order).toMatchObject({
    order_number: done.order.label,
    grand_total: 25,
    payment_status: 'cod_pending',
    origin: 'agents',
    origin_who: expect.stringMatching(/^127\.0\.0\.1/),
    origin_session: opened.id,
  });
  const page = await fetch(done.order.permalink_url.replace(/^https?:\/\/[^/]+/, shop.url));
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(done.order.label)]);
  expect(await agent.ask('checkout', 'GET', path)).toEqual(done);
  await shop.deliverEvents();
  expect(shop.mails('ada@example.com').map(({ subject }) => subject)).toEqual([
    expect.stringContaining(done.order.label),
  ]);
});

test('what is over does not change', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  await complete(id, CASH);
  for (const [method, path, body] of [
    ['PUT', '', wish([[sku, 2]])],
    ['POST', '/cancel', {}],
    ['POST', '/complete', CASH],
  ] as const) {
    const answer = await agent.send(method, `/checkout-sessions/${id}${path}`, body);
    expect([answer.status, answer.body.code], `${method} ${path}`).toEqual([409, 'conflict']);
  }
  const open = await ready([[sku]]);
  const canceled = await agent.ask('checkout', 'POST', `/checkout-sessions/${open.id}/cancel`);
  expect(canceled).toMatchObject({ id: open.id, status: 'canceled' });
  expect(await agent.ask('checkout', 'GET', `/checkout-sessions/${open.id}`)).toEqual(canceled);
  const late = await agent.send('POST', `/checkout-sessions/${open.id}/complete`, CASH);
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
});

test('a purchase does not exist for others, nor after six hours', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  const expectNone = async (from: UcpAgent, method: string, path: string, body?: object) =>
    expect(await from.ask('error', method, path, body, 200)).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ code: 'not_found', severity: 'unrecoverable' }],
    });
  await expectNone(other, 'GET', `/checkout-sessions/${id}`);
  await expectNone(other, 'PUT', `/checkout-sessions/${id}`, wish([[sku]]));
  await expectNone(other, 'POST', `/checkout-sessions/${id}/complete`, CASH);
  await expectNone(other, 'POST', `/checkout-sessions/${id}/cancel`);
  await expectNone(agent, 'GET', '/checkout-sessions/nonsense');
  await expectNone(agent, 'GET', `/carts/${id}`);
  const done = await complete((await ready([[sku]])).id, CASH);
  await expectNone(other, 'GET', `/orders/${done.order.id}`);
  clock.advance(6 * 60 * 60 * 1000 + 1);
  await expectNone(agent, 'GET', `/checkout-sessions/${id}`);
  await shop.runJob('sweepAgentSessions');
  expect(await agent.ask('order', 'GET', `/orders/${done.order.id}`)).toMatchObject({
    id: done.order.id,
    checkout_id: done.id,
    line_items: [{ id: sku, quantity: { original: 1, total: 1, fulfilled: 0 }, status: 'processing' }],
  });
});

test('a changed purchase is what it says, and nothing else', async () => {
  const [mug, cup] = await Promise.all([shop.make.product({ price: 10 }), shop.make.product({ price: 3 })]);
  const { id } = await ready([[mug.sku, 2]], { buyer: { ...ucpBuyer, consent: { marketing: false } } });
  const path = `/checkout-sessions/${id}`;
  const changed = await agent.ask('checkout', 'PUT', path, { line_items: linesOf([cup.sku], [mug.sku]) });
  expect(changed.id).toBe(id);
  expect(changed.buyer).toBeUndefined();
  expect(changed.fulfillment.methods).toEqual([
    {
      id: 'shipping',
      type: 'shipping',
      line_item_ids: [mug.sku, cup.sku].toSorted(
        (a, b) =>
          changed.line_items.findIndex((line: { id: string }) => line.id === a) -
          changed.line_items.findIndex((line: { id: string }) => line.id === b),
      ),
    },
  ]);
  expect(totalOf(changed)).toBe(1300);
  expect(errors(changed).map(({ path: at }) => at)).toEqual([
    '$.buyer.email',
    '$.fulfillment.methods[0].destinations',
  ]);
});

test('goods that are not there, or not enough, are told', async () => {
  const { sku } = await shop.make.product({ price: 10, qty: 3 });
  const nothing = await agent.ask(
    'error',
    'POST',
    '/checkout-sessions',
    { line_items: linesOf(['NOTHING']) },
    200,
  );
  expect(codes(nothing)).toEqual(['item_unavailable']);
  const many = await agent.ask('error', 'POST', '/checkout-sessions', { line_items: linesOf([sku, 4]) }, 200);
  expect(codes(many)).toEqual(['out_of_stock']);
  const empty = await agent.ask('error', 'POST', '/checkout-sessions', { line_items: [] }, 200);
  expect(codes(empty)).toEqual(['missing']);
  const both = await agent.ask(
    'error',
    'POST',
    '/checkout-sessions',
    { line_items: linesOf(['NOTHING'], [sku, 4]) },
    200,
  );
  expect(both.messages).toMatchObject([
    { code: 'item_unavailable', path: '$.line_items[0]' },
    { code: 'out_of_stock', path: '$.line_items[1]' },
  ]);
  const part = await agent.ask('checkout', 'POST', '/checkout-sessions', {
    line_items: linesOf(['NOTHING'], [sku, 2]),
  });
  expect(errors(part)[0]).toEqual({ code: 'item_unavailable', path: '$.line_items[0]' });
  expect(part.status).toBe('incomplete');
  expect(part.line_items).toMatchObject([{ id: sku, quantity: 2 }]);
});

test('goods that are sold meanwhile are told, and the purchase stays open', async () => {
  const { sku } = await shop.make.product({ price: 10, qty: 1 });
  const [one, two] = [await ready([[sku]]), await ready([[sku]])];
  const done = await Promise.all([complete(one.id, CASH), complete(two.id, CASH)]);
  expect(done.map(({ status }) => status).toSorted()).toEqual(['completed', 'incomplete']);
  const open = done.find(({ status }) => status === 'incomplete');
  expect(codes(open)).toContain('out_of_stock');
});

test('a price that moved is shown before it is paid', async () => {
  const { sku, uuid } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { price: 12 }));
  const moved = await complete(id, CASH);
  expect(moved.status).toBe('ready_for_complete');
  expect(codes(moved)).toEqual(['price_changed']);
  expect(totalOf(moved)).toBe(1700);
  const done = await complete(id, CASH);
  expect([done.status, totalOf(done)]).toEqual(['completed', 1700]);
});

test('a purchase that is not ready is not completed', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const opened = await agent.ask('checkout', 'POST', '/checkout-sessions', { line_items: linesOf([sku]) });
  const told = await complete(opened.id, CASH);
  expect(told.status).toBe('incomplete');
  expect(errors(told).map(({ path }) => path)).toContain('$.buyer.email');
  const { id } = await ready([[sku]]);
  const unpaid = await complete(id, {});
  expect(unpaid.status).toBe('incomplete');
  expect(errors(unpaid)).toEqual([{ code: 'missing', path: '$.payment.instruments' }]);
  for (const instrument of [
    { id: 'i', handler_id: 'nothing', type: 'card' },
    { id: 'i', handler_id: 'cod', type: 'card' },
    { id: 'i', handler_id: 'cardgw', type: 'card', credential: { type: 'card', number: '4242424242424242' } },
  ]) {
    const refused = await complete(id, { payment: { instruments: [instrument] } });
    expect(errors(refused), JSON.stringify(instrument)).toEqual([
      { code: 'invalid', path: '$.payment.instruments[0]' },
    ]);
    expect(JSON.stringify(refused)).not.toContain('4242');
  }
  expect((await complete(id, CASH)).status).toBe('completed');
});

test('a card is charged once, and a declined one can be replaced', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id, ucp } = await ready([[sku]]);
  expect(Object.values(ucp.payment_handlers).flat()).toMatchObject([
    { id: 'cod', available_instruments: [{ type: 'cash_on_delivery' }] },
    { id: 'cardgw', available_instruments: [{ type: 'card' }] },
  ]);
  const declined = await complete(id, card(gateway.shareToken({ card: '4000000000000002' })));
  expect(declined.status).toBe('ready_for_complete');
  expect(errors(declined)).toEqual([{ code: 'payment_failed', path: '$.payment.instruments[0]' }]);
  expect(declined.order).toBeUndefined();
  const token = gateway.shareToken();
  const done = await Promise.all([
    complete(id, card(token)),
    agent.send('POST', `/checkout-sessions/${id}/complete`, card(token)),
  ]);
  expect(done[0].status).toBe('completed');
  expect(JSON.stringify(done)).not.toContain(token);
  const order = dataOf(await shop.admin('GET', `/api/orders/${done[0].order.id}`));
  expect(order).toMatchObject({
    payment_status: 'cardgw_captured',
    payment_method: 'cardgw',
    grand_total: 15,
  });
  expect(gateway.intents().filter(({ amount_received }) => amount_received > 0)).toHaveLength(1);
});

test('a repeated request gets the first answer, and a key with another body is refused', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  const headers = { 'idempotency-key': 'k1' };
  const first = await agent.send('POST', `/checkout-sessions/${id}/complete`, CASH, headers);
  const again = await agent.send('POST', `/checkout-sessions/${id}/complete`, CASH, headers);
  expect(again.body).toEqual(first.body);
  const changed = await agent.send('POST', `/checkout-sessions/${id}/complete`, { ...CASH, x: 1 }, headers);
  expect([changed.status, changed.body]).toEqual([
    409,
    { code: 'idempotency_conflict', content: expect.any(String) },
  ]);
  const elsewhere = await other.send('POST', `/checkout-sessions/${id}/complete`, { ...CASH, x: 1 }, headers);
  expect(elsewhere.body.messages).toMatchObject([{ code: 'not_found' }]);
});

test('ten completes at once make one order', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => agent.send('POST', `/checkout-sessions/${id}/complete`, CASH)),
  );
  for (const { status, body } of answers)
    expect(status === 409 ? body.code : body.status, JSON.stringify(body)).toBe(
      status === 409 ? 'conflict' : 'completed',
    );
  const orders = dataOf(await shop.admin('GET', `/api/orders?origin=agents&limit=100`));
  expect(orders.filter((order: { origin_session: string }) => order.origin_session === id)).toHaveLength(1);
});

test('codes replace each other, are told back, and those that do not hold are warnings', async () => {
  const { sku } = await shop.make.product({ price: 20 });
  const { coupon } = await shop.make.coupon({ discount_amount: 5 });
  const opened = await agent.ask('checkout', 'POST', '/checkout-sessions', {
    line_items: linesOf([sku, 2]),
    discounts: { codes: [coupon.toLowerCase(), 'NOSUCH'] },
  });
  expect(opened.discounts.codes).toEqual([coupon.toLowerCase(), 'NOSUCH']);
  expect(opened.discounts.applied).toMatchObject([{ code: coupon, amount: 500, automatic: false }]);
  const [applied] = opened.discounts.applied;
  expect(applied.allocations.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(
    500,
  );
  expect([totalOf(opened, 'items_discount'), totalOf(opened)]).toEqual([-500, 3500]);
  expect(
    (opened.messages as { type: string; code: string }[]).filter(({ type }) => type === 'warning'),
  ).toMatchObject([{ path: '$.discounts.codes[1]' }]);
  const cleared = await agent.ask('checkout', 'PUT', `/checkout-sessions/${opened.id}`, {
    line_items: linesOf([sku, 2]),
    discounts: { codes: [] },
  });
  expect([cleared.discounts, totalOf(cleared)]).toEqual([undefined, 4000]);
});

test('a basket becomes one purchase with its content', async () => {
  const { sku } = await shop.make.product({ price: 20 });
  const { coupon } = await shop.make.coupon({ discount_amount: 5 });
  const cart = await agent.ask('cart', 'POST', '/carts', {
    line_items: linesOf([sku]),
    discounts: { codes: [coupon] },
  });
  const path = `/carts/${cart.id}`;
  const changed = await agent.ask('cart', 'PUT', path, {
    line_items: linesOf([sku, 2]),
    buyer: ucpBuyer,
    discounts: { codes: [coupon] },
  });
  expect([totalOf(cart), totalOf(changed)]).toEqual([1500, 3500]);
  expect(await agent.ask('cart', 'GET', path)).toEqual(changed);
  const from = { cart_id: cart.id, line_items: linesOf(['OTHER']) };
  const one = await agent.ask('checkout', 'POST', '/checkout-sessions', from);
  const two = await agent.ask('checkout', 'POST', '/checkout-sessions', from);
  expect(two.id).toBe(one.id);
  expect(one).toMatchObject({ buyer: ucpBuyer, line_items: [{ id: sku, quantity: 2 }] });
  expect(one.discounts.applied).toMatchObject([{ code: coupon }]);
  expect(await agent.ask('cart', 'POST', `${path}/cancel`)).toMatchObject({ id: cart.id });
  const gone = await agent.ask('error', 'POST', '/checkout-sessions', from, 200);
  expect(codes(gone)).toEqual(['not_found']);
});

test('an address that is wrong or not served is told at its part', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const open = (address: object) =>
    agent.ask('checkout', 'POST', '/checkout-sessions', wish([[sku]], { fulfillment: shippedTo(address) }));
  const at = '$.fulfillment.methods[0].destinations[0]';
  const { phone_number: _none, ...silent } = ucpAddress;
  const noPhone = await open(silent);
  expect(errors(noPhone)).toContainEqual({ code: 'missing', path: `${at}.phone_number` });
  expect(noPhone.fulfillment.methods[0].groups[0].options).toHaveLength(1);
  expect(errors(await open({ ...ucpAddress, address_country: 'XX' }))).toContainEqual({
    code: 'invalid',
    path: `${at}.address_country`,
  });
  const far = await open({
    ...ucpAddress,
    address_country: 'DE',
    address_region: 'BE',
    postal_code: '10115',
  });
  expect(errors(far)).toEqual([{ code: 'address_undeliverable', path: at }]);
  const { id } = await ready([[sku]]);
  const wrong = await agent.ask('checkout', 'PUT', `/checkout-sessions/${id}`, {
    ...wish([[sku]]),
    fulfillment: shippedTo(ucpAddress, 'core:nothing'),
  });
  expect(errors(wrong)).toEqual([
    { code: 'invalid', path: '$.fulfillment.methods[0].groups[0].selected_option_id' },
  ]);
});

test('digital goods need no address', async () => {
  const { sku } = await shop.make.product({ price: 10, no_shipping_required: true });
  const opened = await agent.ask('checkout', 'POST', '/checkout-sessions', {
    line_items: linesOf([sku]),
    buyer: ucpBuyer,
  });
  expect([opened.status, opened.fulfillment]).toEqual(['ready_for_complete', undefined]);
  const token = gateway.shareToken();
  const refused = await complete(opened.id, card(token));
  expect(errors(refused)).toEqual([{ code: 'missing', path: '$.payment.instruments[0].billing_address' }]);
  const payment = card(token);
  Object.assign(payment.payment.instruments[0] ?? {}, { billing_address: ucpAddress });
  expect((await complete(opened.id, payment)).status).toBe('completed');
});

test('the catalog is searched, looked up and read', async () => {
  const { sku, uuid } = await shop.make.product({ price: 7, name: 'Zebra lamp' });
  const found = await agent.ask('search', 'POST', '/catalog/search', { query: 'zebra' });
  expect(found.products).toMatchObject([
    { id: uuid, title: 'Zebra lamp', variants: [{ id: sku, price: { amount: 700, currency: 'USD' } }] },
  ]);
  expect(found.pagination.has_next_page).toBe(false);
  expect(
    (await agent.ask('search', 'POST', '/catalog/search', { query: 'nothinglikethis' })).products,
  ).toEqual([]);
  const empty = await agent.send('POST', '/catalog/search', {});
  expect([empty.status, empty.body.code]).toEqual([400, 'invalid_request']);
  const looked = await agent.ask('lookup', 'POST', '/catalog/lookup', { ids: [sku, uuid, 'NOTHING'] });
  expect(looked.products).toMatchObject([
    {
      id: uuid,
      variants: [
        { id: sku, inputs: [{ id: sku, match: 'exact' }, { id: uuid }], availability: { available: true } },
      ],
    },
  ]);
  const read = await agent.ask('product', 'POST', '/catalog/product', { id: sku });
  expect(read.product).toMatchObject({ id: uuid, variants: [{ id: sku }] });
  const none = await agent.ask('error', 'POST', '/catalog/product', { id: 'NOTHING' }, 200);
  expect(codes(none)).toEqual(['not_found']);
  const many = await agent.send('POST', '/catalog/lookup', {
    ids: Array.from({ length: 101 }, (_, i) => `S${i}`),
  });
  expect([many.status, many.body.code]).toEqual([400, 'request_too_large']);
});

test('a search goes on where it ended', async () => {
  await Promise.all(
    Array.from({ length: 5 }, (_, i) => shop.make.product({ price: 1 + i, name: `Quokka ${i}` })),
  );
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await agent.ask('search', 'POST', '/catalog/search', {
      query: 'quokka',
      pagination: { limit: 2, ...(cursor && { cursor }) },
    });
    seen.push(...page.products.map(({ title }: { title: string }) => title));
    cursor = page.pagination.cursor;
  } while (cursor);
  expect(seen.toSorted()).toEqual(['Quokka 0', 'Quokka 1', 'Quokka 2', 'Quokka 3', 'Quokka 4']);
});

test('purchases cost few statements', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const costOf = async (work: () => Promise<unknown>) => {
    const before = shop.statements();
    await work();
    return shop.statements() - before;
  };
  const opened = await agent.ask('checkout', 'POST', '/checkout-sessions', wish([[sku]]));
  const option = opened.fulfillment.methods[0].groups[0].options[0].id;
  const path = `/checkout-sessions/${opened.id}`;
  const costs = {
    create: await costOf(() => agent.send('POST', '/checkout-sessions', { line_items: linesOf([sku]) })),
    createWhole: await costOf(() => agent.send('POST', '/checkout-sessions', wish([[sku]]))),
    put: await costOf(() =>
      agent.send('PUT', path, { ...wish([[sku]]), fulfillment: shippedTo(ucpAddress, option) }),
    ),
    complete: await costOf(() => agent.send('POST', `${path}/complete`, CASH)),
  };
  const cart = await shop.make.cart();
  const placed = await costOf(() =>
    shop.request(
      'POST',
      '/api/orders',
      { cart_id: cart.cartId },
      { headers: { 'idempotency-key': randomUUID() } },
    ),
  );
  expect(costs.create).toBeLessThanOrEqual(12);
  expect(costs.createWhole).toBeLessThanOrEqual(12);
  expect(costs.put).toBeLessThanOrEqual(14);
  expect(costs.complete).toBeLessThanOrEqual(placed + 4);
});

test('only registered agents and signed requests pass where the merchant demands it', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  for (const [setting, value, status, code] of [
    ['agentsAccess', 'listed', 403, 'profile_not_trusted'],
    ['agentsSignatures', 'required', 401, 'signature_missing'],
  ] as const) {
    const before = await shop.app.setting(setting);
    await shop.make.settings({ [setting]: value });
    const refused = await agent.send('POST', '/checkout-sessions', { line_items: linesOf([sku]) });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect((await shop.request('GET', '/.well-known/ucp')).status).toBe(200);
    await shop.make.settings({ [setting]: before });
  }
});

test('a purchase that no program can pay is handed to a person', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  await shop.make.settings({ codPaymentStatus: 0, cardgwPaymentStatus: 0 });
  const opened = await agent.ask('checkout', 'POST', '/checkout-sessions', { line_items: linesOf([sku]) });
  expect(opened.status).toBe('requires_escalation');
  expect(opened.messages).toContainEqual(
    expect.objectContaining({ code: 'payment_unavailable', severity: 'requires_buyer_input' }),
  );
  const page = await fetch(opened.continue_url.replace(/^https?:\/\/[^/]+/, shop.url));
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
  await shop.make.settings({ codPaymentStatus: 1, cardgwPaymentStatus: 1 });
});

test('other bodies are refused in the shape of the protocol', async () => {
  for (const body of [
    '{',
    '[]',
    {},
    { line_items: [{ item: {}, quantity: 1 }] },
    { line_items: [{ item: { id: 'A' }, quantity: 0 }] },
  ]) {
    const answer = await agent.send('POST', '/checkout-sessions', body);
    expect([answer.status, Object.keys(answer.body)], JSON.stringify(body)).toEqual([
      400,
      ['code', 'content'],
    ]);
  }
  const known = await agent.send('POST', '/carts', {
    line_items: linesOf(['NOTHING']),
    'com.example.more': { x: 1 },
  });
  expect(known.body.messages).toMatchObject([{ code: 'item_unavailable' }]);
  expect(known.headers.get('cache-control')).toContain('no-store');
  expect(known.headers.get('set-cookie')).toBeNull();
});

test('answers link the legal pages, in the language of the buyer', async () => {
  const page = await shop.make.page({ title: 'Terms', url_key: 'our-terms' });
  await shop.make.settings({ termsPage: page.uuid });
  const { sku } = await shop.make.product({ price: 10 });
  const told = await agent.ask('checkout', 'POST', '/checkout-sessions', { line_items: linesOf([sku]) });
  expect(told.links).toEqual([{ type: 'terms_of_service', url: shop.app.url('/our-terms') }]);
  expect(await shop.app.legal.links()).toEqual([{ kind: 'terms', url: shop.app.url('/our-terms') }]);
  await shop.make.settings({ termsPage: null });
});

test('attribution and context change nothing', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const plain = await agent.ask('checkout', 'POST', '/checkout-sessions', { line_items: linesOf([sku]) });
  const told = await agent.ask('checkout', 'POST', '/checkout-sessions', {
    line_items: [{ item: { id: sku, price: 1, title: 'Free' }, quantity: 1, totals: [] }],
    context: { eligibility: ['com.example.gold'], currency: 'XYZ', address_country: 'DE', language: 'xx' },
    attribution: { source: 'a friend' },
    signals: { 'com.example.risk': 1 },
    currency: 'EUR',
    totals: [{ type: 'total', amount: 1 }],
  });
  for (const key of ['line_items', 'totals', 'currency', 'status'])
    expect(told[key], key).toEqual(plain[key]);
  expect(codes(told)).toContain('currency_ignored');
});

test('consent is kept and told back', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const buyer = { ...ucpBuyer, consent: { marketing: true, analytics: false } };
  const { id, buyer: told } = await ready([[sku]], { buyer });
  expect(told).toEqual(buyer);
  expect((await complete(id, CASH)).buyer).toEqual(buyer);
});

test('what costs nothing is completed without an instrument', async () => {
  const { sku } = await shop.make.product({ price: 0, no_shipping_required: true });
  const opened = await agent.ask('checkout', 'POST', '/checkout-sessions', {
    line_items: linesOf([sku]),
    buyer: ucpBuyer,
  });
  expect(opened).toMatchObject({ status: 'ready_for_complete', ucp: { payment_handlers: {} } });
  const done = await complete(opened.id, {});
  expect([done.status, totalOf(done)]).toEqual(['completed', 0]);
});

test('a change against a complete leaves one of them', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  for (let round = 0; round < 3; round += 1) {
    const { id, fulfillment } = await ready([[sku]]);
    const path = `/checkout-sessions/${id}`;
    const option = fulfillment.methods[0].groups[0].selected_option_id;
    const [done, changed] = await Promise.all([
      agent.send('POST', `${path}/complete`, CASH),
      agent.send('PUT', path, { ...wish([[sku, 3]]), fulfillment: shippedTo(ucpAddress, option) }),
    ]);
    const now = await agent.ask('checkout', 'GET', path);
    if (now.status === 'completed') {
      const { total_qty: units } = dataOf(await shop.admin('GET', `/api/orders/${now.order.id}`));
      expect(now.line_items).toMatchObject([{ quantity: units }]);
      expect(units === 3 || changed.status === 409, JSON.stringify(changed.body)).toBe(true);
    } else {
      expect(now.line_items).toMatchObject([{ quantity: 3 }]);
      expect(done.body.order).toBeUndefined();
    }
  }
});

test('variants of a group are looked up and chosen', async () => {
  const set = await createVariantSet(shop);
  const { uuid: group } = await set.createGroup();
  const small = await set.createVariant(group, 'S', 'Red');
  const large = await set.createVariant(group, 'L', 'Red');
  const looked = await agent.ask('lookup', 'POST', '/catalog/lookup', { ids: [small.sku, large.uuid] });
  expect(looked.products).toHaveLength(1);
  const [{ id, variants }] = looked.products;
  expect([small.uuid, large.uuid]).toContain(id);
  expect(variants.map((variant: { id: string }) => variant.id).toSorted()).toEqual(
    [small.sku, large.sku].toSorted(),
  );
  const read = await agent.ask('product', 'POST', '/catalog/product', { id: large.sku });
  expect(read.product).toMatchObject({ id, variants: [{ id: large.sku }, { id: small.sku }] });
  expect(read.product.options.map(({ name }: { name: string }) => name)).toEqual(['Size', 'Color']);
  expect(read.product.selected).toEqual([
    { name: 'Size', label: 'L' },
    { name: 'Color', label: 'Red' },
  ]);
  const chosen = await agent.ask('product', 'POST', '/catalog/product', {
    id: large.sku,
    selected: [{ name: 'Size', label: 'S' }],
  });
  expect(chosen.product.variants[0].id).toBe(small.sku);
  const bought = await agent.ask('checkout', 'POST', '/checkout-sessions', {
    line_items: linesOf([large.uuid, 2]),
  });
  expect(bought.line_items).toMatchObject([{ item: { id: large.sku }, quantity: 2 }]);
});

test('what a person ordered in the shop is told to the agent', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  const { cart } = await shop.db.one(
    sql.type(z.object({ cart: z.string() }))`select cart from agents_session where id = ${id}`,
  );
  dataOf(
    await shop.request('POST', `/api/carts/${cart}/paymentMethods`, { method_code: 'cod', method_name: 'x' }),
  );
  const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cart }));
  expect(await agent.ask('checkout', 'GET', `/checkout-sessions/${id}`)).toMatchObject({
    status: 'completed',
    order: { id: order.uuid },
  });
  const late = await agent.send('POST', `/checkout-sessions/${id}/complete`, CASH);
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
});

describe('a payment whose outcome is not known', () => {
  const CONFIRM = /\/confirm$/;
  const anHourLater = (session: string) =>
    shop.db.run(
      sql.type(z.object({}))`
        update payment_attempt set created_at = payment_attempt.created_at - interval '1 hour',
          updated_at = payment_attempt.updated_at - interval '1 hour'
        from "order" o where o.order_id = payment_attempt.order_id and o.origin_session = ${session} and state = 'open'`,
    );
  const charged = () => gateway.intents().filter(({ amount_received: received }) => received > 0).length;

  test('is under way, and told as soon as it is known', async () => {
    const { sku } = await shop.make.product({ price: 10 });
    const { id } = await ready([[sku]]);
    const path = `/checkout-sessions/${id}`;
    const before = charged();
    gateway.breakNext({ kind: 'cut', times: 2, path: CONFIRM });
    const token = gateway.shareToken();
    expect((await complete(id, card(token))).status).toBe('complete_in_progress');
    expect((await agent.ask('checkout', 'GET', path)).status).toBe('complete_in_progress');
    const changed = await agent.send('PUT', path, wish([[sku, 2]]));
    expect([changed.status, changed.body.code]).toEqual([409, 'conflict']);
    await anHourLater(id);
    const done = await agent.ask('checkout', 'GET', path);
    expect([done.status, totalOf(done)]).toEqual(['completed', 1500]);
    expect(charged() - before).toBe(1);
  });

  test('can be tried again if nothing was charged', async () => {
    const { sku } = await shop.make.product({ price: 10 });
    const { id } = await ready([[sku]]);
    const before = charged();
    gateway.breakNext({ kind: 'error', times: 2, path: CONFIRM });
    expect((await complete(id, card(gateway.shareToken()))).status).toBe('complete_in_progress');
    await anHourLater(id);
    expect((await agent.ask('checkout', 'GET', `/checkout-sessions/${id}`)).status).toBe(
      'ready_for_complete',
    );
    expect((await complete(id, card(gateway.shareToken()))).status).toBe('completed');
    expect(charged() - before).toBe(1);
  });
});

test('a payment that a person has to confirm is handed over', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id } = await ready([[sku]]);
  const asked = await complete(id, card(gateway.shareToken({ card: '4000002500003155' })));
  expect(asked.status).toBe('requires_escalation');
  expect(new URL(asked.continue_url).origin).toBe(gateway.url);
  expect(asked.messages).toMatchObject([
    { code: 'payment_action_required', severity: 'requires_buyer_input' },
  ]);
  expect(await agent.ask('checkout', 'GET', `/checkout-sessions/${id}`)).toEqual(asked);
});

test('a purchase whose payment was declined can be changed', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const { id, fulfillment } = await ready([[sku]]);
  await complete(id, card(gateway.shareToken({ card: '4000000000000002' })));
  const option = fulfillment.methods[0].groups[0].selected_option_id;
  const changed = await agent.ask('checkout', 'PUT', `/checkout-sessions/${id}`, {
    ...wish([[sku, 3]]),
    fulfillment: shippedTo(ucpAddress, option),
  });
  expect([changed.status, totalOf(changed)]).toEqual(['ready_for_complete', 3500]);
  const done = await complete(id, card(gateway.shareToken()));
  expect([done.status, totalOf(done)]).toEqual(['completed', 3500]);
});
