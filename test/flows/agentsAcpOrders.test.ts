import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestShop, dataOf } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import {
  acpBuyer,
  acpCash,
  acpChoice,
  acpPurchase,
  createAcpAgent,
  isSignedByShop,
} from '../support/acpAgent.ts';
import type { AcpAgent } from '../support/acpAgent.ts';
import { acpFaults } from '../support/acpSchemas.ts';
import { pollOptions, startReceiver } from '../support/webhookReceiver.ts';
import type { Receiver } from '../support/webhookReceiver.ts';

/* What agents that speak ACP hear of the orders that they placed. */

let shop: TestShop;
let receiver: Receiver;
let agent: AcpAgent;
let secret: string;
beforeAll(async () => {
  shop = await createTestShop({
    worker: true,
    extensions: [coreShipping, cod, agents],
    config: { system: { agents: { allowedHosts: ['127.0.0.1'] } } },
  });
  await shop.make.zone({ countries: ['US'], cost: 5 });
  await shop.make.settings({ agentsAcpEnabled: true });
  receiver = await startReceiver();
  const made = dataOf(await shop.admin('POST', '/api/agents', { name: 'Chat', webhook_url: receiver.url }));
  secret = made.webhook_secret;
  agent = await createAcpAgent(shop.url, made.api_key);
});
afterAll(async () => {
  await shop.stop();
  await receiver.stop();
});

const last = () => JSON.parse(receiver.received.at(-1)?.body ?? '{}');

test('an agent is sent its orders, whole and signed, and those of nobody else', async () => {
  const { api_key: key } = dataOf(await shop.admin('POST', '/api/agents', { name: 'Talk' }));
  const silent = await createAcpAgent(shop.url, key);
  const { sku: free } = await shop.make.product({ price: 0, no_shipping_required: true });
  const theirs = await silent.ask('session', 'POST', '/checkout_sessions', {
    ...acpPurchase([[free]]),
    buyer: acpBuyer,
  });
  await silent.ask('ordered', 'POST', `/checkout_sessions/${theirs.id}/complete`, {});

  const { sku } = await shop.make.product({ price: 10 });
  const opened = await agent.ask('session', 'POST', '/checkout_sessions', acpPurchase([[sku, 2]]));
  const path = `/checkout_sessions/${opened.id}`;
  await agent.ask('session', 'POST', path, acpChoice(opened));
  const { order } = await agent.ask('ordered', 'POST', `${path}/complete`, acpCash);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), pollOptions);
  expect(last()).toMatchObject({
    type: 'order_create',
    data: {
      type: 'order',
      id: order.id,
      checkout_session_id: opened.id,
      status: 'created',
      line_items: [
        {
          id: sku,
          quantity: { ordered: 2, current: 2, fulfilled: 0 },
          unit_price: 1000,
          status: 'processing',
        },
      ],
      fulfillments: [],
      adjustments: [],
    },
  });

  dataOf(
    await shop.admin('POST', `/api/orders/${order.id}/shipments`, {
      carrier_name: 'Post',
      tracking_number: 'T1',
    }),
  );
  await vi.waitFor(() => expect(last().data.status).toBe('shipped'), pollOptions);
  expect(last()).toMatchObject({
    type: 'order_update',
    data: {
      line_items: [{ quantity: { ordered: 2, current: 2, fulfilled: 2 }, status: 'fulfilled' }],
      fulfillments: [
        {
          type: 'shipping',
          status: 'shipped',
          tracking_number: 'T1',
          line_items: [{ id: sku, quantity: 2 }],
          events: [{ type: 'shipped' }],
        },
      ],
    },
  });
  for (const { headers, body } of receiver.received) {
    expect(isSignedByShop({ headers, body }, secret, new Date())).toBe(true);
    expect(isSignedByShop({ headers, body: `${body} ` }, secret, new Date())).toBe(false);
    expect(acpFaults('order', JSON.parse(body).data)).toEqual([]);
    expect(JSON.parse(body).data.id).toBe(order.id);
  }
  expect(new Set(receiver.received.map(({ headers }) => headers['request-id'])).size).toBe(
    receiver.received.length,
  );
});

test('a canceled order is told with an adjustment, and its totals stay', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const opened = await agent.ask('session', 'POST', '/checkout_sessions', acpPurchase([[sku]]));
  const path = `/checkout_sessions/${opened.id}`;
  await agent.ask('session', 'POST', path, acpChoice(opened));
  const { order, totals } = await agent.ask('ordered', 'POST', `${path}/complete`, acpCash);
  dataOf(await shop.admin('POST', `/api/orders/${order.id}/cancel`, { reason: 'Sold out' }));
  await vi.waitFor(() => expect(last().data.status).toBe('canceled'), pollOptions);
  const { data } = last();
  expect(data).toMatchObject({
    adjustments: [{ type: 'cancellation', status: 'completed', line_items: [{ id: sku, quantity: 1 }] }],
    line_items: [{ quantity: { ordered: 1, current: 0, fulfilled: 0 }, status: 'removed' }],
  });
  expect(data.totals).toEqual(totals);
  expect(acpFaults('order', data)).toEqual([]);
});

test('refunds are told with their amounts, and what was refunded is beside the totals, which stay', async () => {
  const { sku } = await shop.make.product({ price: 10 });
  const opened = await agent.ask('session', 'POST', '/checkout_sessions', acpPurchase([[sku, 3]]));
  const path = `/checkout_sessions/${opened.id}`;
  await agent.ask('session', 'POST', path, acpChoice(opened));
  const { order, totals } = await agent.ask('ordered', 'POST', `${path}/complete`, acpCash);
  const post = async (rest: string, body: object = {}) =>
    dataOf(await shop.admin('POST', `/api/orders/${order.id}/${rest}`, body));
  await post('shipments');
  await post('capture');
  const { items } = dataOf(await shop.admin('GET', `/api/orders/${order.id}`));
  const [{ order_item_id: line }] = items;
  type Change = { readonly type: string };
  const refunds = () => {
    const { data } = last();
    return data.id === order.id ? data.adjustments.filter(({ type }: Change) => type === 'refund') : [];
  };
  const refunded = () =>
    last().data.totals.filter((entry: { type: string }) => entry.type === 'amount_refunded');
  await post('refunds', { items: [{ order_item_id: line, qty: 1 }] });
  const first = {
    status: 'completed',
    amount: 1000,
    currency: 'usd',
    line_items: [{ id: sku, quantity: 1 }],
  };
  // A message on the way may tell the refund before it is completed.
  await vi.waitFor(() => expect(refunds()).toMatchObject([first]), pollOptions);
  expect(refunded()).toMatchObject([{ amount: 1000 }]);
  await post('refunds', { items: [{ order_item_id: line, qty: 2 }] });
  const both = [first, { status: 'completed', amount: 2000 }];
  await vi.waitFor(() => expect(refunds()).toMatchObject(both), pollOptions);
  expect(refunded()).toMatchObject([{ amount: 3000 }]);
  const { data } = last();
  expect(data.totals.filter((entry: { type: string }) => entry.type !== 'amount_refunded')).toEqual(totals);
  expect(data.line_items).toMatchObject([{ quantity: { ordered: 3 } }]);
  expect(acpFaults('order', data)).toEqual([]);
});
