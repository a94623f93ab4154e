import { defineExtension, sql, z } from '@shop/runtime/extension';
import { dataOf } from '@shop/runtime/testing';
import { describe, expect, test } from 'vitest';
import { isAnswerFromShop } from '../support/agentSide.ts';
import { linesOf, shippedTo, ucpAddress, ucpBuyer } from '../support/ucpAgent.ts';
import { CASH, card, errors, totalOf, useUcpShop, wish } from '../support/ucpShop.ts';

/* The ways in which agents pay. */

/** A way to pay of which the buyer has to open a page. */
const pages = defineExtension({
  name: 'pages',
  api: '^1.0',
  setup: () => ({
    paymentMethods: [
      {
        code: 'pagepay',
        name: 'Page pay',
        isAvailable: () => isPageOffered,
        startPayment: async () => ({ kind: 'redirect' as const, url: 'https://pay.example/1' }),
        finishPayment: async () => null,
      },
    ],
  }),
});
let isPageOffered = false;

const its = useUcpShop({ extensions: [pages] });

test('a card is charged once, and a declined one can be replaced', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  const { id, ucp } = await its.ready([[sku]]);
  expect(Object.values(ucp.payment_handlers).flat()).toMatchObject([
    { id: 'cod', available_instruments: [{ type: 'cash_on_delivery' }] },
    { id: 'cardgw', available_instruments: [{ type: 'card' }] },
  ]);
  const declined = await its.complete(id, card(its.gateway.shareToken({ card: '4000000000000002' })));
  expect(declined.status).toBe('ready_for_complete');
  expect(errors(declined)).toEqual([{ code: 'payment_failed', path: '$.payment.instruments[0]' }]);
  expect(declined.order).toBeUndefined();
  const token = its.gateway.shareToken();
  const done = await Promise.all([
    its.complete(id, card(token)),
    its.agent.send('POST', `/checkout-sessions/${id}/complete`, card(token)),
  ]);
  expect(done[0].status).toBe('completed');
  expect(JSON.stringify(done)).not.toContain(token);
  const order = dataOf(await its.shop.admin('GET', `/api/orders/${done[0].order.id}`));
  expect(order).toMatchObject({
    payment_status: 'cardgw_captured',
    payment_method: 'cardgw',
    grand_total: 15,
  });
  expect(its.gateway.intents().filter(({ amount_received }) => amount_received > 0)).toHaveLength(1);
});

test('ten completes at once make one order', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  const { id } = await its.ready([[sku]]);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => its.agent.send('POST', `/checkout-sessions/${id}/complete`, CASH)),
  );
  for (const { status, body } of answers)
    expect(status === 409 ? body.code : body.status, JSON.stringify(body)).toBe(
      status === 409 ? 'conflict' : 'completed',
    );
  const orders = dataOf(await its.shop.admin('GET', `/api/orders?origin=agents&limit=100`));
  expect(orders.filter((order: { origin_session: string }) => order.origin_session === id)).toHaveLength(1);
});

test('a purchase that no program can pay is handed to a person', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  await its.shop.make.settings({ codPaymentStatus: 0, cardgwPaymentStatus: 0 });
  const opened = await its.agent.ask('checkout', 'POST', '/checkout-sessions', {
    line_items: linesOf([sku]),
  });
  expect(opened.status).toBe('requires_escalation');
  expect(opened.messages).toContainEqual(
    expect.objectContaining({ code: 'payment_unavailable', severity: 'requires_buyer_input' }),
  );
  const page = await fetch(opened.continue_url.replace(/^https?:\/\/[^/]+/, its.shop.url));
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
  await its.shop.make.settings({ codPaymentStatus: 1, cardgwPaymentStatus: 1 });
});

test('what costs nothing is completed without an instrument', async () => {
  const { sku } = await its.shop.make.product({ price: 0, no_shipping_required: true });
  const opened = await its.agent.ask('checkout', 'POST', '/checkout-sessions', {
    line_items: linesOf([sku]),
    buyer: ucpBuyer,
  });
  expect(opened).toMatchObject({ status: 'ready_for_complete', ucp: { payment_handlers: {} } });
  const done = await its.complete(opened.id, {});
  expect([done.status, totalOf(done)]).toEqual(['completed', 0]);
});

describe('a payment whose outcome is not known', () => {
  const CONFIRM = /\/confirm$/;
  const anHourLater = (session: string) =>
    its.shop.db.run(
      sql.type(z.object({}))`
        update payment_attempt set created_at = payment_attempt.created_at - interval '1 hour',
          updated_at = payment_attempt.updated_at - interval '1 hour'
        from "order" o where o.order_id = payment_attempt.order_id and o.origin_session = ${session} and state = 'open'`,
    );
  const charged = () => its.gateway.intents().filter(({ amount_received: received }) => received > 0).length;

  test('is under way, and told as soon as it is known', async () => {
    const { sku } = await its.shop.make.product({ price: 10 });
    const { id } = await its.ready([[sku]]);
    const path = `/checkout-sessions/${id}`;
    const before = charged();
    its.gateway.breakNext({ kind: 'cut', times: 2, path: CONFIRM });
    const token = its.gateway.shareToken();
    expect((await its.complete(id, card(token))).status).toBe('complete_in_progress');
    expect((await its.agent.ask('checkout', 'GET', path)).status).toBe('complete_in_progress');
    const changed = await its.agent.send('PUT', path, wish([[sku, 2]]));
    expect([changed.status, changed.body.code]).toEqual([409, 'conflict']);
    await anHourLater(id);
    const done = await its.agent.ask('checkout', 'GET', path);
    expect([done.status, totalOf(done)]).toEqual(['completed', 1500]);
    expect(charged() - before).toBe(1);
  });

  test('can be tried again if nothing was charged', async () => {
    const { sku } = await its.shop.make.product({ price: 10 });
    const { id } = await its.ready([[sku]]);
    const before = charged();
    its.gateway.breakNext({ kind: 'error', times: 2, path: CONFIRM });
    expect((await its.complete(id, card(its.gateway.shareToken()))).status).toBe('complete_in_progress');
    await anHourLater(id);
    expect((await its.agent.ask('checkout', 'GET', `/checkout-sessions/${id}`)).status).toBe(
      'ready_for_complete',
    );
    expect((await its.complete(id, card(its.gateway.shareToken()))).status).toBe('completed');
    expect(charged() - before).toBe(1);
  });
});

test('a payment that a person has to confirm is handed over', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  const { id } = await its.ready([[sku]]);
  const asked = await its.complete(id, card(its.gateway.shareToken({ card: '4000002500003155' })));
  expect(asked.status).toBe('requires_escalation');
  expect(new URL(asked.continue_url).origin).toBe(its.gateway.url);
  expect(asked.messages).toMatchObject([
    { code: 'payment_action_required', severity: 'requires_buyer_input' },
  ]);
  expect(await its.agent.ask('checkout', 'GET', `/checkout-sessions/${id}`)).toEqual(asked);
});

test('a purchase whose payment was declined can be changed', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  const { id, fulfillment } = await its.ready([[sku]]);
  await its.complete(id, card(its.gateway.shareToken({ card: '4000000000000002' })));
  const option = fulfillment.methods[0].groups[0].selected_option_id;
  const changed = await its.agent.ask('checkout', 'PUT', `/checkout-sessions/${id}`, {
    ...wish([[sku, 3]]),
    fulfillment: shippedTo(ucpAddress, option),
  });
  expect([changed.status, totalOf(changed)]).toEqual(['ready_for_complete', 3500]);
  const done = await its.complete(id, card(its.gateway.shareToken()));
  expect([done.status, totalOf(done)]).toEqual(['completed', 3500]);
});

test('a payment of which the buyer opens a page is handed over, and told once it is made', async () => {
  isPageOffered = true;
  const { sku } = await its.shop.make.product({ price: 10 });
  const opened = await its.ready([[sku]]);
  const [[handler]] = Object.entries(opened.ucp.payment_handlers)
    .filter(([name]) => name.endsWith('.payment_page'))
    .map(([, entries]) => entries) as [[{ id: string; available_instruments: object[] }]];
  expect(handler).toMatchObject({ id: 'pagepay', available_instruments: [{ type: 'wallet' }] });
  const pay = { payment: { instruments: [{ id: 'i', handler_id: 'pagepay', type: 'wallet' }] } };
  const asked = await its.complete(opened.id, pay);
  expect(asked.status).toBe('requires_escalation');
  expect(asked.messages).toMatchObject([
    { code: 'payment_action_required', severity: 'requires_buyer_input' },
  ]);
  expect(new URL(asked.continue_url).origin).toBe(new URL(its.shop.app.config.shop.url).origin);
  const page = await fetch(asked.continue_url.replace(/^https?:\/\/[^/]+/, its.shop.url));
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([
    200,
    'strict-origin-when-cross-origin',
  ]);
  // Nothing is ordered twice.
  expect(await its.complete(opened.id, pay)).toEqual(asked);
  const path = `/checkout-sessions/${opened.id}`;
  expect(await its.agent.ask('checkout', 'GET', path)).toEqual(asked);
  const order = await its.shop.db.one(
    sql.type(z.object({ uuid: z.string() }))`select uuid from "order" where origin_session = ${opened.id}`,
  );
  await its.shop.app.payments.apply({
    order: order.uuid,
    record: {
      transactionId: 'T-1',
      action: 'capture',
      type: 'online',
      amount: '15.00',
      currency: 'USD',
      status: 'paid',
    },
  });
  expect((await its.agent.ask('checkout', 'GET', path)).status).toBe('completed');

  // Until it is made, the purchase can be changed and paid in another way.
  const second = await its.ready([[sku]]);
  expect((await its.complete(second.id, pay)).status).toBe('requires_escalation');
  const option = second.fulfillment.methods[0].groups[0].selected_option_id;
  const changed = await its.agent.ask('checkout', 'PUT', `/checkout-sessions/${second.id}`, {
    ...wish([[sku, 2]]),
    fulfillment: shippedTo(ucpAddress, option),
  });
  expect([changed.status, totalOf(changed)]).toEqual(['ready_for_complete', 2500]);
  expect((await its.complete(second.id, CASH)).status).toBe('completed');
  const states = await its.shop.db.any(
    sql.type(z.object({ payment_method: z.string(), is_canceled: z.boolean() }))`
      select payment_method, canceled_at is not null as is_canceled from "order" where origin_session = ${second.id} order by order_id`,
  );
  expect(states).toEqual([
    { payment_method: 'pagepay', is_canceled: true },
    { payment_method: 'cod', is_canceled: false },
  ]);
  isPageOffered = false;
});

test('the answer to a complete is signed with a key of the profile, and its repeat as well', async () => {
  const { sku } = await its.shop.make.product({ price: 10 });
  const { id } = await its.ready([[sku]]);
  const { body: profile } = await its.shop.request('GET', '/.well-known/ucp');
  const headers = { 'idempotency-key': 'signed-1' };
  for (let time = 0; time < 2; time += 1) {
    const answer = await its.agent.send('POST', `/checkout-sessions/${id}/complete`, CASH, headers);
    expect([answer.status, answer.body.status]).toEqual([200, 'completed']);
    expect(isAnswerFromShop(answer, profile.signing_keys)).toBe(true);
    expect(isAnswerFromShop({ ...answer, text: `${answer.text} ` }, profile.signing_keys)).toBe(false);
  }
});
