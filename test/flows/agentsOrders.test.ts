import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestShop, dataOf } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import agents from '../../extensions/agents/src/index.ts';
import { isFromShop } from '../support/agentSide.ts';
import { createUcpAgent, linesOf, toAgentsHere, ucpBuyer } from '../support/ucpAgent.ts';
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
