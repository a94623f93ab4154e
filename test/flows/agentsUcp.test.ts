import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createUcpAgent, linesOf, shippedTo, ucpAddress } from '../support/ucpAgent.ts';
import { ucpFaults } from '../support/ucpSchemas.ts';
import { CASH, codes, useUcpShop, wish } from '../support/ucpShop.ts';

/* The door of UCP: its profile, who passes it, and what it makes of requests. */

const its = useUcpShop({ isOn: false });

test('nothing is there until the merchant switches it on', async () => {
  for (const path of ['/.well-known/ucp', '/ucp/checkout-sessions'])
    expect((await its.shop.request('GET', path)).status, path).toBe(404);
  await its.shop.make.settings({ agentsUcpEnabled: true });
  its.agent = await createUcpAgent(its.shop.url);
  its.other = await createUcpAgent(its.shop.url);
});

test('the profile is open to all, may be kept, fits the schema, and costs no statement', async () => {
  await its.shop.request('GET', '/.well-known/ucp');
  const before = its.shop.statements();
  const { status, headers, body } = await its.shop.request('GET', '/.well-known/ucp');
  expect(its.shop.statements() - before).toBe(0);
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
  expect(Object.values(body.ucp.payment_handlers).flat()).toMatchObject([
    { id: 'cod' },
    { id: 'cardgw' },
    { id: 'zero_checkout' },
  ]);
});

test.each([
  [undefined],
  ['agent.example'],
  ['profile="http://agent.example/p.json"'],
  ['profile="nonsense"'],
  ['profile=https://agent.example/p.json'],
])('a request with the profile %s is refused', async (header) => {
  const { status, body } = await its.shop.request(
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

test('other bodies are refused in the shape of the protocol', async () => {
  for (const body of [
    '{',
    '[]',
    {},
    { line_items: [{ item: {}, quantity: 1 }] },
    { line_items: [{ item: { id: 'A' }, quantity: 0 }] },
  ]) {
    const answer = await its.agent.send('POST', '/checkout-sessions', body);
    expect([answer.status, Object.keys(answer.body)], JSON.stringify(body)).toEqual([
      400,
      ['code', 'content'],
    ]);
  }
  const known = await its.agent.send('POST', '/carts', {
    line_items: linesOf(['NOTHING']),
    'com.example.more': { x: 1 },
  });
  expect(known.body.messages).toMatchObject([{ code: 'item_unavailable' }]);
  expect(known.headers.get('cache-control')).toContain('no-store');
  expect(known.headers.get('set-cookie')).toBeNull();
});

test('only registered agents and signed requests pass where the merchant demands it', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  for (const [setting, value, status, code] of [
    ['agentsAccess', 'listed', 403, 'profile_not_trusted'],
    ['agentsSignatures', 'required', 401, 'signature_missing'],
  ] as const) {
    const before = await its.shop.app.setting(setting);
    await its.shop.make.settings({ [setting]: value });
    const refused = await its.agent.send('POST', '/checkout-sessions', { line_items: linesOf([sku]) });
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect((await its.shop.request('GET', '/.well-known/ucp')).status).toBe(200);
    await its.shop.make.settings({ [setting]: before });
  }
});

test('a repeated request gets the first answer, and a key with another body is refused', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  const { id } = await its.ready([[sku]]);
  const headers = { 'idempotency-key': 'k1' };
  const first = await its.agent.send('POST', `/checkout-sessions/${id}/complete`, CASH, headers);
  const again = await its.agent.send('POST', `/checkout-sessions/${id}/complete`, CASH, headers);
  expect(again.body).toEqual(first.body);
  const changed = await its.agent.send(
    'POST',
    `/checkout-sessions/${id}/complete`,
    { ...CASH, x: 1 },
    headers,
  );
  expect([changed.status, changed.body]).toEqual([
    409,
    { code: 'idempotency_conflict', content: expect.any(String) },
  ]);
  const elsewhere = await its.other.send(
    'POST',
    `/checkout-sessions/${id}/complete`,
    { ...CASH, x: 1 },
    headers,
  );
  expect(elsewhere.body.messages).toMatchObject([{ code: 'not_found' }]);
});

test('answers link the legal pages, in the language of the buyer', async () => {
  const page = await its.shop.make.page({ title: 'Terms', url_key: 'our-terms' });
  await its.shop.make.settings({ termsPage: page.uuid });
  const { sku } = await its.shop.make.product({ price: 10 });
  const told = await its.agent.ask('checkout', 'POST', '/checkout-sessions', { line_items: linesOf([sku]) });
  expect(told.links).toEqual([{ type: 'terms_of_service', url: its.shop.app.url('/our-terms') }]);
  expect(await its.shop.app.legal.links()).toEqual([{ kind: 'terms', url: its.shop.app.url('/our-terms') }]);
  await its.shop.make.settings({ termsPage: null });
});

test('attribution and context change nothing', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  const plain = await its.agent.ask('checkout', 'POST', '/checkout-sessions', { line_items: linesOf([sku]) });
  const told = await its.agent.ask('checkout', 'POST', '/checkout-sessions', {
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

/** Counts the statements of a request. A request before it has the shop look up anew what it knows of agents and settings. */
async function costOf(path: string, work: () => Promise<unknown>): Promise<number> {
  await its.agent.send('GET', path);
  const before = its.shop.statements();
  await work();
  return its.shop.statements() - before;
}

/** Counts the statements of the requests of a purchase, and of an order of the shop. */
async function costsOf(sku: string) {
  const opened = await its.agent.ask('checkout', 'POST', '/checkout-sessions', wish([[sku]]));
  const option = opened.fulfillment.methods[0].groups[0].options[0].id;
  const path = `/checkout-sessions/${opened.id}`;
  const send = (...sent: Parameters<typeof its.agent.send>) => costOf(path, () => its.agent.send(...sent));
  const cart = await its.shop.make.cart();
  const headers = { 'idempotency-key': randomUUID() };
  return {
    create: await send('POST', '/checkout-sessions', { line_items: linesOf([sku]) }),
    createWhole: await send('POST', '/checkout-sessions', wish([[sku]])),
    put: await send('PUT', path, { ...wish([[sku]]), fulfillment: shippedTo(ucpAddress, option) }),
    complete: await send('POST', `${path}/complete`, CASH),
    placed: await costOf(path, () =>
      its.shop.request('POST', '/api/orders', { cart_id: cart.cartId }, { headers }),
    ),
  };
}

test('purchases cost few statements', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  // A process looks agents up every two seconds, which a slow machine may take for one request, but not for the same one of each purchase.
  const all = [await costsOf(sku), await costsOf(sku), await costsOf(sku)];
  const least = (name: keyof (typeof all)[number]) => Math.min(...all.map((costs) => costs[name]));
  expect(least('create')).toBeLessThanOrEqual(12);
  expect(least('createWhole')).toBeLessThanOrEqual(12);
  expect(least('put')).toBeLessThanOrEqual(14);
  expect(least('complete')).toBeLessThanOrEqual(least('placed') + 4);
});
