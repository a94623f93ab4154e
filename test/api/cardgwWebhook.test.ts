import { randomUUID } from 'node:crypto';
import { createTestClock } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardShop, TOTAL } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { dataOf } from '../support/shop.ts';

const clock = createTestClock(new Date());
let its: CardShop;
beforeAll(async () => {
  its = await cardShop({ clock });
});
afterAll(() => its.stop());

const RECEIVED = { received: true };
const SUCCEEDED = 'payment_intent.succeeded';
const HELD = 'payment_intent.amount_capturable_updated';
const FAILED = 'payment_intent.payment_failed';
const CANCELED = 'payment_intent.canceled';

const intent = (uuid: string, more: object = {}) => ({
  id: `pi_${uuid}`,
  object: 'payment_intent',
  ...TOTAL,
  metadata: { order_id: uuid },
  ...more,
});
const deliverEvent = async (type: string, object: object) => {
  const answer = await its.deliver(its.event(type, object));
  expect([answer.status, answer.body]).toEqual([200, RECEIVED]);
};
/** Reads all data that a webhook delivery could have changed. */
const stateOf = async (uuid: string) => [
  await its.read(uuid),
  await its.history(uuid),
  await its.emitted(uuid),
];

describe('the payment table', () => {
  test('succeeded, first: captured, with a transaction, an activity and order_placed', async () => {
    const { uuid } = await its.newOrder();
    await deliverEvent(SUCCEEDED, intent(uuid, { amount_received: 2500 }));
    expect(await its.read(uuid)).toMatchObject({ payment_status: 'cardgw_captured', status: 'processing' });
    const { activities, transactions } = await its.history(uuid);
    expect(activities).toContain(`Captured 25.00 USD. Transaction ID: pi_${uuid}`);
    expect(transactions).toEqual([
      {
        paymentAction: 'capture',
        transactionId: `pi_${uuid}`,
        parentTransactionId: null,
        amount: { value: 25 },
      },
    ]);
    expect(await its.emitted(uuid)).toEqual(['order_placed']);
  });

  test('amount_capturable_updated, first: authorized, with the same', async () => {
    const { uuid } = await its.newOrder();
    await deliverEvent(HELD, intent(uuid));
    expect(await its.statusOf(uuid)).toBe('cardgw_authorized');
    const { activities, transactions } = await its.history(uuid);
    expect(activities).toContain(`Authorized 25.00 USD. Transaction ID: pi_${uuid}`);
    expect(transactions).toMatchObject([{ paymentAction: 'authorize', amount: { value: 25 } }]);
    expect(await its.emitted(uuid)).toEqual(['order_placed']);
  });

  test('succeeded, for an authorized order: the transaction is a capture, and the status is unchanged until the route changes it', async () => {
    await its.setMode('authorizeOnly');
    const { uuid } = await its.newOrder();
    const id = await its.intentOf(uuid);
    await its.setMode('capture');
    const from = its.gateway.events.length;
    its.gateway.pay(id);
    its.gateway.captureAtDashboard(id);
    await its.deliverAll(from);
    expect(await its.statusOf(uuid)).toBe('cardgw_authorized');
    expect((await its.history(uuid)).transactions).toMatchObject([{ paymentAction: 'capture' }]);
    expect(await its.emitted(uuid)).toEqual(['order_placed']);
    const calls = its.gateway.calls.length;
    expect(dataOf(await its.capture(uuid)).paymentStatus).toBe('cardgw_captured');
    expect(its.gateway.calls, 'nothing is captured twice').toHaveLength(calls);
  });

  test('either of the two, if a transaction is already recorded: unchanged', async () => {
    const { uuid } = await its.newOrder();
    await deliverEvent(SUCCEEDED, intent(uuid));
    const before = await stateOf(uuid);
    await deliverEvent(HELD, intent(uuid));
    await deliverEvent(SUCCEEDED, intent(uuid));
    expect(await stateOf(uuid)).toEqual([
      { ...before[0], updated_at: expect.anything() },
      before[1],
      before[2],
    ]);
  });

  test('payment_failed, pending: failed, with the gateway’s message, once', async () => {
    const { uuid } = await its.newOrder();
    const failure = intent(uuid, { last_payment_error: { message: 'Your card was declined.' } });
    await deliverEvent(FAILED, failure);
    await deliverEvent(FAILED, failure);
    expect(await its.statusOf(uuid)).toBe('cardgw_failed');
    const { activities, transactions } = await its.history(uuid);
    expect(activities.filter((text) => text.startsWith('Payment failed'))).toEqual([
      'Payment failed: Your card was declined.',
    ]);
    expect(transactions).toEqual([]);
    expect(await its.emitted(uuid)).toEqual([]);
  });

  test.each([
    [SUCCEEDED, 'cardgw_captured'],
    [HELD, 'cardgw_authorized'],
    [CANCELED, 'canceled'],
  ])('payment_failed after %s: nothing', async (first, status) => {
    const { uuid } = await its.newOrder();
    await deliverEvent(first, intent(uuid));
    const before = await stateOf(uuid);
    await deliverEvent(FAILED, intent(uuid));
    expect(await stateOf(uuid)).toEqual(before);
    expect(await its.statusOf(uuid)).toBe(status);
  });

  test('a card that is declined, followed by another one that pays: captured', async () => {
    const { uuid } = await its.newOrder();
    await deliverEvent(FAILED, intent(uuid));
    await deliverEvent(SUCCEEDED, intent(uuid));
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
  });

  test('canceled: the order is canceled and restocked, once', async () => {
    const { uuid, product } = await its.newOrder();
    const stock = async () => dataOf(await its.shop.admin('GET', `/api/products/${product.uuid}`)).qty;
    expect(await stock()).toBe(98);
    await deliverEvent(CANCELED, intent(uuid));
    await deliverEvent(CANCELED, intent(uuid));
    expect(await its.read(uuid)).toMatchObject({ payment_status: 'canceled', status: 'canceled' });
    expect(await stock()).toBe(100);
    expect(await its.emitted(uuid)).toEqual(['order_canceled']);
  });

  test('money for a canceled order: recorded, the status follows, the order is flagged for review, no stock changes', async () => {
    const { uuid, product } = await its.newOrder();
    await deliverEvent(CANCELED, intent(uuid));
    await deliverEvent(SUCCEEDED, intent(uuid));
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
    expect((await its.history(uuid)).activities).toContain(
      'Attention: the order was paid after it was canceled',
    );
    expect(dataOf(await its.shop.admin('GET', `/api/products/${product.uuid}`)).qty).toBe(100);
    expect(await its.emitted(uuid)).toEqual(['order_canceled', 'order_placed']);
  });

  test.each([
    ['another amount', { amount: 2501 }],
    ['less', { amount: 2499, amount_received: 2500 }],
    ['another currency', { currency: 'eur' }],
    ['an amount that the currency does not have', { currency: 'huf', amount: 2501 }],
    ['no amount', { amount: null }],
    ['no currency', { currency: null }],
  ])('%s: 200, and nothing is written', async (_name, wrong) => {
    const { uuid } = await its.newOrder();
    const before = await stateOf(uuid);
    await deliverEvent(SUCCEEDED, intent(uuid, wrong));
    await deliverEvent(HELD, intent(uuid, wrong));
    expect(await stateOf(uuid)).toEqual(before);
  });

  test('a partial capture is recorded with the captured amount', async () => {
    const { uuid } = await its.newOrder();
    await deliverEvent(SUCCEEDED, intent(uuid, { amount_received: 2000 }));
    expect((await its.history(uuid)).transactions).toMatchObject([{ amount: { value: 20 } }]);
  });
});

describe('a foreign event gets 200 and does nothing', () => {
  test.each([
    ['an order that the shop does not have', () => intent(randomUUID())],
    ['an order id that is no uuid', () => intent('order-7')],
    ['no metadata', () => ({ id: 'pi_1', ...TOTAL })],
  ])('%s', async (_name, object) => {
    for (const type of [SUCCEEDED, HELD, FAILED, CANCELED]) await deliverEvent(type, object());
  });

  test('a charge of an unknown payment', () =>
    deliverEvent('charge.refunded', { id: 'ch_1', payment_intent: 'pi_unknown', amount_refunded: 5 }));

  test('an order that is not paid by card', async () => {
    const { uuid } = await its.newOrder('cod');
    const before = await stateOf(uuid);
    for (const type of [SUCCEEDED, HELD, FAILED, CANCELED]) await deliverEvent(type, intent(uuid));
    expect(await stateOf(uuid)).toEqual(before);
  });

  test('an event of another type', async () => {
    const { uuid } = await its.newOrder();
    await deliverEvent('payment_intent.processing', intent(uuid));
    await deliverEvent('charge.dispute.created', { id: 'dp_1' });
    expect(await its.statusOf(uuid)).toBe('pending');
  });
});

describe('a delivery that is not from the gateway', () => {
  const PATH = '/api/cardgw/webhook';
  const send = (body: string, headers: Readonly<Record<string, string>>) =>
    its.shop.request('POST', PATH, body, { headers });

  async function refused(
    make: (signed: {
      body: string;
      headers: Record<string, string>;
    }) => readonly [string, Readonly<Record<string, string>>],
    message: RegExp,
  ): Promise<void> {
    const { uuid } = await its.newOrder();
    const before = await stateOf(uuid);
    const signed = its.gateway.signed(its.event(SUCCEEDED, intent(uuid)), clock.now());
    const answer = await send(...make(signed));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.body).toMatch(message);
    expect(await stateOf(uuid)).toEqual(before);
  }

  test('without a signature', () =>
    refused(({ body }) => [body, {}], /^Webhook Error: The signature is missing$/));
  test('with a malformed signature', () =>
    refused(({ body }) => [body, { 'cardgw-signature': 'nonsense' }], /^Webhook Error: \S/));
  test('signed with another secret', async () => {
    const other = 't=1,v1=0000000000000000000000000000000000000000000000000000000000000000';
    await refused(
      ({ body }) => [body, { 'cardgw-signature': other }],
      /^Webhook Error: No signatures found matching/,
    );
  });
  test('with one byte changed', () =>
    refused(({ body, headers }) => [body.replace('2500', '2501'), headers], /^Webhook Error: No signatures/));
  test('with an empty body', () => refused(({ headers }) => ['', headers], /^Webhook Error: \S/));
  test('older than five minutes', async () => {
    const { uuid } = await its.newOrder();
    const old = new Date(clock.now().getTime() - 301_000);
    const event = its.event(SUCCEEDED, intent(uuid));
    const answer = await its.deliver(event, old);
    expect([answer.status, answer.body]).toEqual([
      400,
      'Webhook Error: Timestamp outside the tolerance zone',
    ]);
    expect(await its.statusOf(uuid)).toBe('pending');
    const young = new Date(clock.now().getTime() - 299_000);
    expect((await its.deliver(event, young)).status).toBe(200);
  });

  test('dated more than five minutes ahead', async () => {
    const { uuid } = await its.newOrder();
    const event = its.event(SUCCEEDED, intent(uuid));
    const answer = await its.deliver(event, new Date(clock.now().getTime() + 302_000));
    expect([answer.status, answer.body]).toEqual([
      400,
      'Webhook Error: Timestamp outside the tolerance zone',
    ]);
    expect(await its.statusOf(uuid)).toBe('pending');
    expect((await its.deliver(event, new Date(clock.now().getTime() + 299_000))).status).toBe(200);
  });

  test('the gateway’s own header name and that of the interface are both accepted', async () => {
    const { uuid } = await its.newOrder();
    const { body, headers } = its.gateway.signed(its.event(SUCCEEDED, intent(uuid)), clock.now());
    const answer = await send(body, { 'cardgw-signature': headers['stripe-signature'] ?? '' });
    expect([answer.status, answer.body]).toEqual([200, RECEIVED]);
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
  });

  test('a replay of a valid one changes nothing', async () => {
    const { uuid } = await its.newOrder();
    const { body, headers } = its.gateway.signed(its.event(SUCCEEDED, intent(uuid)), clock.now());
    await send(body, headers);
    const before = await stateOf(uuid);
    expect((await send(body, headers)).body).toEqual(RECEIVED);
    expect((await stateOf(uuid)).slice(1)).toEqual(before.slice(1));
  });

  test('an object with an unexpected structure gets 400, and the gateway delivers it again', async () => {
    const answer = await its.deliver(its.event(SUCCEEDED, { id: 7 }));
    expect([answer.status, answer.body]).toEqual([400, 'Webhook Error: The event could not be processed']);
  });
});

describe('statements', () => {
  test.each([SUCCEEDED, HELD, FAILED, CANCELED])('a delivery of %s takes fewer than 12', async (type) => {
    const { uuid } = await its.newOrder();
    const before = its.shop.statements();
    await deliverEvent(type, intent(uuid));
    expect(its.shop.statements() - before).toBeLessThan(12);
  });

  test('a delivery of charge.refunded takes fewer than 14, two of which store its split', async () => {
    const { uuid } = await its.newOrder();
    await deliverEvent(SUCCEEDED, intent(uuid));
    const refund = { id: `re_${uuid}`, amount: 500, currency: 'usd', metadata: {} };
    const charge = {
      id: 'ch_1',
      payment_intent: `pi_${uuid}`,
      amount_refunded: 500,
      refunds: { data: [refund], has_more: false },
    };
    const before = its.shop.statements();
    await deliverEvent('charge.refunded', charge);
    expect(its.shop.statements() - before).toBeLessThan(14);
    expect(await its.statusOf(uuid)).toBe('cardgw_partial_refunded');
  });
});
