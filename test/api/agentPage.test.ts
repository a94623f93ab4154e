import { randomUUID } from 'node:crypto';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { sql, z } from '@shop/runtime/extension';
import { createTestClock, createTestShop, dataOf } from '@shop/runtime/testing';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { deliveryRule } from '../../extensions/agents/src/sessionJobs.ts';
import { sweepRecords } from '../../extensions/agents/src/page/sweepRecords.ts';
import { adminsOf } from '../support/admins.ts';
import { createUcpAgent, linesOf, shippedTo, toAgentsHere, ucpBuyer } from '../support/ucpAgent.ts';
import type { UcpAgent } from '../support/ucpAgent.ts';

const clock = createTestClock();
let shop: TestShop;
let agent: UcpAgent;
let sku: string;
const { newAdmin, newRole, tokenOf } = adminsOf(() => shop);
beforeAll(async () => {
  const address = {
    country: 'US',
    province: 'US-CA',
    city: 'Oakland',
    postcode: '94607',
    address_1: '1 Pier',
  };
  shop = await createTestShop({
    extensions: [coreShipping, cod, agents],
    clock,
    config: { shop: { address }, system: toAgentsHere },
  });
  await shop.make.zone({ countries: ['US'], cost: 5 });
  await shop.make.settings({ agentsUcpEnabled: true });
  ({ sku } = await shop.make.product({ price: 20 }));
  agent = await createUcpAgent(shop.url);
});
afterAll(() => shop.stop());

const fault = ({ status, body }: TestAnswer) => [status, body.error?.code, body.error?.message];
const CASH = { payment: { instruments: [{ id: 'i1', handler_id: 'cod', type: 'cash_on_delivery' }] } };

/** Opens a purchase of the agent that is ready to be completed. */
async function ready(): Promise<string> {
  const wish = { line_items: linesOf([sku]), buyer: ucpBuyer };
  const opened = await agent.ask('checkout', 'POST', '/checkout-sessions', {
    ...wish,
    fulfillment: shippedTo(),
  });
  const option = opened.fulfillment.methods[0].groups[0].options[0].id;
  const path = `/checkout-sessions/${opened.id}`;
  await agent.ask('checkout', 'PUT', path, { ...wish, fulfillment: shippedTo(undefined, option) });
  return opened.id;
}
const complete = (id: string, payment: object) =>
  agent.ask('checkout', 'POST', `/checkout-sessions/${id}/complete`, payment);

const ROUTES = [
  ['GET', '/api/agents/state', 'getAgentsState'],
  ['GET', '/api/agents/figures', 'listAgentFigures'],
  ['GET', '/api/agents/refusals', 'listAgentRefusals'],
  ['GET', '/api/agents/purchases', 'listAgentPurchases'],
  ['POST', '/api/agents/try-out', 'tryOutAgents'],
] as const;

test('each route of the page wants its permission', async () => {
  for (const [method, path, permission] of ROUTES) {
    expect((await shop.request(method, path)).status, path).toBe(401);
    const ask = async (id: string) => {
      const token = await tokenOf(await newAdmin([await newRole(id)]));
      return (await shop.request(method, path, method === 'POST' ? {} : undefined, { token })).status;
    };
    expect(await ask('listCustomers'), path).toBe(403);
    expect(await ask(permission), path).toBe(200);
  }
});

test('the state says what assistants can do, and what is missing', async () => {
  const read = async () => dataOf(await shop.admin('GET', '/api/agents/state'));
  const state = await read();
  const [ucp] = state.protocols;
  expect(ucp).toMatchObject({
    protocol: 'ucp',
    setting: 'agentsUcpEnabled',
    is_on: true,
    can_see: true,
    can_buy: true,
  });
  expect(ucp.lacks).toEqual(['https', 'legal_pages']);
  expect(state).toMatchObject({
    missing_legal_pages: ['terms', 'privacy', 'withdrawal', 'shipping', 'imprint'],
    payment_methods: ['cod'],
    access: 'open',
    signatures: 'optional',
  });
  await shop.make.settings({ codPaymentStatus: 0, agentsAccess: 'listed' });
  const less = await read();
  expect(less.payment_methods).toEqual([]);
  expect(less.protocols[0]).toMatchObject({
    can_see: false,
    can_buy: false,
    lacks: ['no_agents', 'https', 'legal_pages', 'payment'],
  });
  await shop.make.settings({ codPaymentStatus: 1, agentsAccess: 'open', agentsUcpEnabled: false });
  const off = await read();
  expect(off.protocols[0]).toMatchObject({ is_on: false, can_see: false, can_buy: false });
  expect(off.protocols[2].lacks).toContain('ucp');
  await shop.make.settings({ agentsUcpEnabled: true });
});

test('purchases, refused completes and the conversion of each agent are kept', async () => {
  const [bought, refused] = [await ready(), await ready()];
  const done = await complete(bought, CASH);
  expect(done.status).toBe('completed');
  await complete(refused, { payment: { instruments: [{ id: 'i1', handler_id: 'gone', type: 'card' }] } });
  await agent.send('POST', `/checkout-sessions/${bought}/complete`, CASH);
  const refusals = dataOf(await shop.admin('GET', '/api/agents/refusals'));
  expect(
    refusals.map(({ session, reason, protocol }: Record<string, unknown>) => [session, reason, protocol]),
  ).toEqual([
    [bought, 'conflict', 'ucp'],
    [refused, 'instrument_unknown', 'ucp'],
  ]);
  expect(Object.keys(refusals[0]).toSorted()).toEqual([
    'agent',
    'agent_name',
    'created_at',
    'protocol',
    'reason',
    'session',
    'uuid',
  ]);
  const [figure] = dataOf(await shop.admin('GET', '/api/agents/figures?days=7'));
  expect(figure).toMatchObject({ checkouts: 2, orders: 1, refusals: 2, agent_name: null });
  const order = done.order.id;
  const ofOrder = dataOf(await shop.admin('GET', `/api/agents/purchases?order=${order}`));
  expect(ofOrder).toMatchObject([{ order: { uuid: order }, session: bought }]);
  expect(dataOf(await shop.admin('GET', `/api/agents/purchases?order=${randomUUID()}`))).toEqual([]);
});

test('the lists of the admin schema are filtered and paged', async () => {
  const read = async (field: string, members: string, filters: readonly object[]) => {
    const document = `query($filters: [FilterInput!]) { ${field}(filters: $filters) { total items { uuid ${members} } } }`;
    return dataOf(await shop.query(document, { filters }, 'admin'))[field];
  };
  const purchases = await read(
    'agentPurchases',
    'orderNumber agent agentName protocol total { text } placedAt',
    [],
  );
  expect(purchases).toMatchObject({
    total: 1,
    items: [{ protocol: 'ucp', agentName: null, total: { text: '$25.00' }, orderNumber: expect.any(String) }],
  });
  const like = (value: string) => [{ key: 'agent_name', operation: 'like', value }];
  expect((await read('agentPurchases', 'agent', like('127.0.0.1'))).total).toBe(1);
  expect((await read('agentPurchases', 'agent', like('nobody'))).total).toBe(0);
  const page = [
    { key: 'limit', operation: 'eq', value: '1' },
    { key: 'page', operation: 'eq', value: '2' },
  ];
  const refusals = await read('agentRefusals', 'reason createdAt', page);
  expect(refusals).toMatchObject({ total: 2, items: [{ reason: 'instrument_unknown' }] });
  const conflicts = [{ key: 'reason', operation: 'eq', value: 'conflict' }];
  expect((await read('agentRefusals', 'reason', conflicts)).total).toBe(1);
});

test('what is not a number of days is refused', async () => {
  for (const days of ['0', '366', '1.5', 'x', ''])
    expect(fault(await shop.admin('GET', `/api/agents/figures?days=${days}`))[0], days).toBe(400);
  for (const agentsRecordDays of [0, 4000, '90', 1.5])
    expect((await shop.admin('POST', '/api/settings', { agentsRecordDays })).status).toBe(400);
});

test('a try-out opens the doors with its key alone, for ten minutes, and leaves nothing behind', async () => {
  const { profile, key, buyer, destination } = dataOf(await shop.admin('POST', '/api/agents/try-out', {}));
  const ask = (method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) =>
    shop.request(method, `/ucp${path}`, body, {
      headers: { 'ucp-agent': `profile="${profile}"`, 'x-api-key': key, ...headers },
    });
  const [bare, wrong] = [
    await ask('POST', '/carts', {}, { 'x-api-key': 'x' }),
    await agent.send('POST', '/carts', {}, { 'x-api-key': key }),
  ];
  for (const { status, body } of [bare, wrong]) expect([status, body.code]).toEqual([401, 'key_not_found']);
  const found = await ask('POST', '/catalog/search', { filters: { price: { min: 1 } } });
  expect(found.body.products[0].variants[0].id).toBe(sku);
  const wish = { line_items: linesOf([sku]) };
  const opened = await ask('POST', '/checkout-sessions', wish);
  expect(opened.status, JSON.stringify(opened.body)).toBe(201);
  const path = `/checkout-sessions/${opened.body.id}`;
  const addressed = await ask('PUT', path, { ...wish, buyer, fulfillment: shippedTo(destination) });
  const option = addressed.body.fulfillment.methods[0].groups[0].options[0].id;
  const chosen = await ask('PUT', path, { ...wish, buyer, fulfillment: shippedTo(destination, option) });
  expect(chosen.body.status, JSON.stringify(chosen.body.messages)).toBe('ready_for_complete');
  expect((await ask('POST', `${path}/cancel`, {})).body.status).toBe('canceled');
  const figures = dataOf(await shop.admin('GET', '/api/agents/figures'));
  expect(figures.map(({ agent: one }: { agent: string }) => one)).not.toContain(profile);
  clock.advance(10 * 60_000 + 1000);
  expect((await ask('GET', path)).status).toBe(401);
});

test('what is kept of failed purchases goes after the days of the setting', async () => {
  await shop.make.settings({ agentsRecordDays: 2 });
  const left = async () => [
    dataOf(await shop.admin('GET', '/api/agents/refusals')).length,
    dataOf(await shop.admin('GET', '/api/agents/figures'))[0]?.checkouts,
  ];
  clock.advance(86_400_000);
  await sweepRecords.run(shop.app);
  expect(await left()).toEqual([2, 2]);
  clock.advance(3 * 86_400_000);
  await sweepRecords.run(shop.app);
  // The order stays, and with it its agent.
  expect(await left()).toEqual([0, 0]);
});

test('the doctor names the messages to agents that failed', async () => {
  const { app, db } = shop;
  expect(await deliveryRule.find(db, app)).toEqual([]);
  const message = { sender: 'agents.orders', receiver: 'https://agent.example/p', topic: 'x', payload: {} };
  const uuid = await app.deliveries.queue(db, message);
  expect(await deliveryRule.find(db, app)).toEqual([]);
  await db.run(sql.type(z.object({}))`update webhook_delivery set status = 'failed' where uuid = ${uuid}`);
  expect(await deliveryRule.find(db, app)).toEqual([uuid]);
});
