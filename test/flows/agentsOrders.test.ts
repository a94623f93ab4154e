import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestShop, dataOf } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { isFromShop } from '../support/agentSide.ts';
import {
  createUcpAgent,
  linesOf,
  shippedTo,
  toAgentsHere,
  ucpAddress,
  ucpBuyer,
} from '../support/ucpAgent.ts';
import type { UcpAgent } from '../support/ucpAgent.ts';
import { ucpFaults } from '../support/ucpSchemas.ts';
import { pollOptions, startReceiver } from '../support/webhookReceiver.ts';
import type { Receiver } from '../support/webhookReceiver.ts';

/* What agents hear of the orders that they placed. */

let shop: TestShop;
let receiver: Receiver;
let agent: UcpAgent;
beforeAll(async () => {
  shop = await createTestShop({
    worker: true,
    extensions: [coreShipping, cod, agents],
    config: { system: toAgentsHere },
  });
  await shop.make.zone({ countries: ['US'], cost: 5 });
  await shop.make.settings({ agentsUcpEnabled: true });
  receiver = await startReceiver();
  agent = await createUcpAgent(shop.url, receiver.url);
});
afterAll(async () => {
  await shop.stop();
  await receiver.stop();
});

/** Buys something that costs nothing and needs no shipping. */
async function buy(by: UcpAgent) {
  const { sku } = await shop.make.product({ price: 0, no_shipping_required: true });
  const wish = { line_items: linesOf([sku]), buyer: ucpBuyer };
  const { id } = await by.ask('checkout', 'POST', '/checkout-sessions', wish);
  const done = await by.ask('checkout', 'POST', `/checkout-sessions/${id}/complete`, {});
  expect(done.status, JSON.stringify(done.messages)).toBe('completed');
  return done.order.id as string;
}

test('an agent is sent its orders, whole and signed, and those of nobody else', async () => {
  const other = await createUcpAgent(shop.url);
  await buy(other);
  const order = await buy(agent);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), pollOptions);
  dataOf(await shop.admin('POST', `/api/orders/${order}/cancel`, { reason: 'Sold out' }));
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThan(1), pollOptions);
  const { body: profile } = await shop.request('GET', '/.well-known/ucp');
  for (const { headers, body } of receiver.received) {
    const message = { method: 'POST', url: receiver.url, headers, body };
    expect(isFromShop(message, profile.signing_keys)).toBe(true);
    expect(headers['ucp-agent']).toBe(
      `profile="${new URL('/.well-known/ucp', shop.app.config.shop.url).href}"`,
    );
    expect(ucpFaults('order', JSON.parse(body))).toEqual([]);
    expect(JSON.parse(body).id).toBe(order);
  }
  const last = JSON.parse(receiver.received.at(-1)?.body ?? '');
  expect(last.adjustments).toMatchObject([{ type: 'cancellation', status: 'completed' }]);
  expect(new Set(receiver.received.map(({ id: key }) => key)).size).toBe(receiver.received.length);
});

/** Buys goods that ship, for cash. */
async function buyShipped(by: UcpAgent, ...skus: readonly string[]) {
  const body = (option?: string) => ({
    line_items: linesOf(...skus.map((sku) => [sku, 3] as const)),
    buyer: ucpBuyer,
    fulfillment: shippedTo(ucpAddress, option),
  });
  const opened = await by.ask('checkout', 'POST', '/checkout-sessions', body());
  const path = `/checkout-sessions/${opened.id}`;
  const [option] = opened.fulfillment.methods[0].groups[0].options;
  await by.ask('checkout', 'PUT', path, body(option.id));
  const cash = { instruments: [{ id: 'i', handler_id: 'cod', type: 'cash_on_delivery' }] };
  const done = await by.ask('checkout', 'POST', `${path}/complete`, { payment: cash });
  expect(done.status, JSON.stringify(done.messages)).toBe('completed');
  return done.order.id as string;
}

test('shipments, refunds, returns and cancellations are told, and nothing that was told is taken back', async () => {
  const [{ sku: one }, { sku: two }] = [
    await shop.make.product({ price: 10 }),
    await shop.make.product({ price: 20 }),
  ];
  const id = await buyShipped(agent, one, two);
  const order = dataOf(await shop.admin('GET', `/api/orders/${id}`));
  const post = async (path: string, body: object = {}) => dataOf(await shop.admin('POST', path, body));
  const read = () => agent.ask('order', 'GET', `/orders/${id}`);
  const line = (sku: string) =>
    order.items.find((item: { product_sku: string }) => item.product_sku === sku).order_item_id as number;
  const statesOf = (body: { line_items: { quantity: object; status: string }[] }) =>
    body.line_items.map(({ quantity, status }) => [...Object.values(quantity), status]);
  const fresh = await read();
  expect(fresh.fulfillment.events).toEqual([]);
  expect(fresh).not.toHaveProperty('adjustments');
  expect(statesOf(fresh)).toEqual([
    [3, 3, 0, 'processing'],
    [3, 3, 0, 'processing'],
  ]);

  const parcel = { carrier_name: 'Post', tracking_number: 'T-1', tracking_url: 'https://post.example/T-1' };
  const lost = await post(`/api/orders/${id}/shipments`, {
    ...parcel,
    items: [{ order_item_id: line(one), qty: 3 }],
  });
  await post(`/api/shipments/${lost.uuid}/cancel`);
  const sent = await post(`/api/orders/${id}/shipments`, {
    items: [
      { order_item_id: line(one), qty: 2 },
      { order_item_id: line(two), qty: 3 },
    ],
  });
  expect(statesOf(await read())).toEqual([
    [3, 3, 2, 'partial'],
    [3, 3, 3, 'fulfilled'],
  ]);
  await post(`/api/shipments/${sent.uuid}/deliver`);
  await post(`/api/orders/${id}/capture`);
  await post(`/api/orders/${id}/refunds`, { items: [{ order_item_id: line(one), qty: 1 }] });
  const returned = await post(`/api/orders/${id}/returns`, { items: [{ order_item_id: line(two), qty: 1 }] });
  const [{ uuid: returnedItem }] = returned.items;
  expect((await read()).adjustments.at(-1)).toMatchObject({
    type: 'return',
    status: 'pending',
    line_items: [{ id: two, quantity: -1 }],
  });
  await post(`/api/returns/${returned.uuid}/receive`, { items: [{ id: returnedItem, qty: 1 }] });
  await post(`/api/orders/${id}/refunds`, {
    return_id: returned.uuid,
    items: [{ order_item_id: line(two), qty: 1 }],
  });

  const last = await read();
  expect(statesOf(last)).toEqual([
    [3, 2, 2, 'fulfilled'],
    [3, 2, 2, 'fulfilled'],
  ]);
  expect(last.totals).toEqual(fresh.totals);
  expect(
    last.fulfillment.events.map((event: { type: string; line_items: { quantity: number }[] }) => [
      event.type,
      event.line_items.map(({ quantity }) => quantity),
    ]),
  ).toEqual([
    ['shipped', [3]],
    ['canceled', [3]],
    ['shipped', [2, 3]],
    ['delivered', [2, 3]],
  ]);
  expect(last.fulfillment.events[0]).toMatchObject({
    carrier: 'Post',
    tracking_number: 'T-1',
    tracking_url: 'https://post.example/T-1',
  });
  expect(
    last.adjustments.map((change: { type: string; status: string; totals?: { amount: number }[] }) => [
      change.type,
      change.status,
      change.totals?.[0]?.amount,
    ]),
  ).toEqual([
    ['refund', 'completed', -1000],
    ['return', 'completed', undefined],
    ['refund', 'completed', -2000],
  ]);
  expect(last.adjustments[0].line_items).toEqual([{ id: one, quantity: -1 }]);

  // The last message says the same as the order that is read.
  const messages = () =>
    receiver.received.map(({ body }) => JSON.parse(body)).filter((told) => told.id === id);
  await vi.waitFor(() => expect(messages().at(-1)).toEqual(last), pollOptions);
  for (const told of messages()) expect(ucpFaults('order', told)).toEqual([]);
  const { body: profile } = await shop.request('GET', '/.well-known/ucp');
  for (const { headers, body } of receiver.received)
    expect(isFromShop({ method: 'POST', url: receiver.url, headers, body }, profile.signing_keys)).toBe(true);
});
