import { createTestClock } from '@shop/runtime/testing';
import { sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { cardShop } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { dataOf } from '../support/shop.ts';

const clock = createTestClock(new Date());
let its: CardShop;
beforeAll(async () => {
  its = await cardShop({ clock });
});
afterAll(() => its.stop());

const UNKNOWN = [502, 'GATEWAY_OUTCOME_UNKNOWN'];
const REFUSED = [502, 'GATEWAY_REFUSED'];

/** Places an order whose money the gateway has authorized or captured, and delivers the events. */
async function paidOrder(mode: 'capture' | 'authorizeOnly') {
  await its.setMode(mode);
  const order = await its.newOrder();
  const intent = await its.intentOf(order.uuid);
  const from = its.gateway.events.length;
  its.gateway.pay(intent);
  await its.deliverAll(from);
  return { ...order, intent };
}

const settle = () => its.runJob('reconcilePaymentAttempts');

const left = async (uuid: string) =>
  its.shop.db.one(sql.type(z.object({ refunded: z.string(), reserved: z.string() }))`
    select refunded::numeric(16, 2)::text as refunded, reserved::numeric(16, 2)::text as reserved
    from payment_transaction join "order" using (order_id)
    where "order".uuid = ${uuid} and payment_action = 'capture'`);

/** Reads the amounts that a capture, a refund and a cancellation would move. */
async function movable(uuid: string) {
  const amounts = 'capturableAmount { value } refundableAmount { value } releasableAmount { value }';
  const { body } = await its.shop.query(`{ order(uuid: "${uuid}") { ${amounts} } }`, {}, 'admin');
  const { capturableAmount, refundableAmount, releasableAmount } = body.data.order;
  return [capturableAmount, refundableAmount, releasableAmount].map(({ value }) => value);
}

describe('capture', () => {
  test('takes the authorized money; its event changes nothing more', async () => {
    const { uuid, intent } = await paidOrder('authorizeOnly');
    const from = its.gateway.events.length;
    const done = dataOf(await its.capture(uuid));
    expect(done).toMatchObject({
      paymentStatus: 'cardgw_captured',
      transaction: { transaction_id: intent, payment_action: 'capture', amount: 25, currency: 'USD' },
    });
    await its.deliverAll(from);
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
    const { activities, transactions } = await its.history(uuid);
    expect(activities.filter((text) => text.startsWith('Captured'))).toEqual(['Captured 25.00 USD']);
    expect(transactions).toHaveLength(1);
    expect(await its.emitted(uuid)).toEqual(['order_placed']);
  });

  test('takes a part, and the rest is released', async () => {
    const { uuid, intent } = await paidOrder('authorizeOnly');
    expect(await movable(uuid)).toEqual([25, 0, 25]);
    expect(dataOf(await its.capture(uuid, { amount: 20 })).transaction.amount).toBe(20);
    expect(await movable(uuid)).toEqual([0, 20, 0]);
    dataOf(await its.refund(uuid, { amount: 5 }));
    expect(await movable(uuid)).toEqual([0, 15, 0]);
    expect(its.gateway.intent(intent)).toMatchObject({ status: 'succeeded', amount_received: 2000 });
    expect(refusalOf(await its.refund(uuid, { amount: 15.01 }))[1]).toBe('BAD_REFUND_AMOUNT');
  });

  test('of money that is no longer authorized is rejected with a clear message, and nothing is written', async () => {
    const { uuid, intent } = await paidOrder('authorizeOnly');
    its.gateway.cancelAtDashboard(intent);
    expect(refusalOf(await its.capture(uuid))).toEqual([
      ...REFUSED,
      'Payment intent is not in a capturable state (requires_capture)',
    ]);
    expect(await its.statusOf(uuid)).toBe('cardgw_authorized');
  });

  test('of an unpaid order is rejected', async () => {
    const { uuid } = await its.newOrder();
    const refusal = [400, 'ORDER_NOT_CAPTURABLE', 'Order is not capturable in its current status (pending)'];
    expect(refusalOf(await its.capture(uuid)), 'without an intent').toEqual(refusal);
    await its.intentOf(uuid);
    expect(refusalOf(await its.capture(uuid)), 'with one that waits for a card').toEqual(refusal);
    expect(await its.statusOf(uuid)).toBe('pending');
    expect((await its.cancel(uuid)).status, 'and no attempt stays open').toBe(200);
  });

  test('before the event has arrived: captured, placed once', async () => {
    await its.setMode('authorizeOnly');
    const { uuid } = await its.newOrder();
    const from = its.gateway.events.length;
    its.gateway.pay(await its.intentOf(uuid));
    expect(dataOf(await its.capture(uuid)).paymentStatus).toBe('cardgw_captured');
    await its.deliverAll(from);
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
    expect(await its.emitted(uuid)).toEqual(['order_placed']);
  });

  test('whose response is lost once is executed once, and reported', async () => {
    const { uuid } = await paidOrder('authorizeOnly');
    its.gateway.breakNext({ kind: 'cut', path: /capture$/ });
    expect(dataOf(await its.capture(uuid)).paymentStatus).toBe('cardgw_captured');
  });

  test.each(['cut', 'error', 'hang'] as const)(
    'with an unknown outcome (%s) stays open until it is retried with the same key',
    async (kind) => {
      const { uuid } = await paidOrder('authorizeOnly');
      its.gateway.breakNext({ kind, times: 2, path: /capture$/ });
      expect(refusalOf(await its.capture(uuid)).slice(0, 2)).toEqual(UNKNOWN);
      expect(refusalOf(await its.capture(uuid))[1]).toBe('PAYMENT_IN_PROGRESS');
      clock.advance(61_000);
      await settle();
      expect(await its.statusOf(uuid)).toBe('cardgw_captured');
      const captures = its.gateway.calls.filter(({ path }) => path.endsWith('/capture')).slice(-2);
      expect(new Set(captures.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    },
  );
});

test('a capture that responds late does not undo a refund made in the meantime', async () => {
  const { uuid, intent } = await paidOrder('authorizeOnly');
  const from = its.gateway.events.length;
  its.gateway.breakNext({ kind: 'cut', times: 2, path: /capture$/ });
  expect(refusalOf(await its.capture(uuid)).slice(0, 2)).toEqual(UNKNOWN);
  its.gateway.refundAtDashboard(intent);
  await its.deliverAll(from);
  expect(await its.statusOf(uuid)).toBe('cardgw_refunded');
  clock.advance(61_000);
  await settle();
  expect(await its.statusOf(uuid)).toBe('cardgw_refunded');
  expect(refusalOf(await its.refund(uuid))[1], 'and the attempt is over').toBe('ORDER_NOT_REFUNDABLE');
});

describe('refund', () => {
  test('returns money; its event is recorded as the same transaction', async () => {
    const { uuid, intent } = await paidOrder('capture');
    const from = its.gateway.events.length;
    const done = dataOf(await its.refund(uuid, { amount: 10 }));
    expect(done).toMatchObject({ paymentStatus: 'cardgw_partial_refunded', isFullRefund: false });
    await its.deliverAll(from);
    await its.deliverAll(from);
    const [refund] = its.gateway.refunds().filter((one) => one.payment_intent === intent);
    expect(refund?.metadata).toEqual({ order_id: uuid, attempt: expect.any(String) });
    expect((await its.history(uuid)).transactions.slice(1)).toEqual([
      {
        paymentAction: 'refund',
        transactionId: refund?.id,
        parentTransactionId: intent,
        amount: { value: 10 },
      },
    ]);
    expect(dataOf(await its.refund(uuid))).toMatchObject({
      paymentStatus: 'cardgw_refunded',
      isFullRefund: true,
    });
    expect(await its.emitted(uuid)).toEqual(['order_placed', 'order_refunded', 'order_refunded']);
  });

  test('of several made in the gateway’s dashboard is recorded once each, read from the gateway, in any order', async () => {
    const { uuid, intent } = await paidOrder('capture');
    const from = its.gateway.events.length;
    for (const amount of [300, 300, 700]) its.gateway.refundAtDashboard(intent, amount);
    for (const event of its.gateway.events.slice(from).toReversed()) await its.deliver(event);
    const { transactions, activities } = await its.history(uuid);
    expect(transactions.slice(1).map(({ amount }) => amount.value)).toEqual([7, 3, 3]);
    expect(activities.filter((text) => text.startsWith('Refunded'))).toHaveLength(3);
    expect(await left(uuid)).toEqual({ refunded: '13.00', reserved: '0.00' });
    its.gateway.refundAtDashboard(intent);
    await its.deliver(its.gateway.events.at(-1));
    expect(await its.statusOf(uuid)).toBe('cardgw_refunded');
    expect((await its.emitted(uuid)).filter((name) => name === 'order_refunded')).toHaveLength(4);
  });

  test('does not request refunds that an event contains in full', async () => {
    const { uuid, intent } = await paidOrder('capture');
    const refund = { id: `re_1_${uuid}`, amount: 400, currency: 'usd', metadata: {}, status: 'succeeded' };
    const failed = { ...refund, id: `re_0_${uuid}`, status: 'failed' };
    const charge = {
      id: 'ch_x',
      payment_intent: intent,
      amount_refunded: 400,
      refunds: { data: [refund, failed] },
    };
    const calls = its.gateway.calls.length;
    await its.deliver(its.event('charge.refunded', charge));
    expect(its.gateway.calls).toHaveLength(calls);
    expect((await its.history(uuid)).transactions.slice(1)).toMatchObject([{ amount: { value: 4 } }]);
  });

  test('counts the refunds reported by an event, even if the gateway does not know its charge', async () => {
    const { uuid, intent } = await paidOrder('capture');
    const refund = { id: `re_2_${uuid}`, amount: 400 };
    const charge = { id: 'ch_x', payment_intent: intent, amount_refunded: 900, refunds: { data: [refund] } };
    expect((await its.deliver(its.event('charge.refunded', charge))).status).toBe(200);
    its.gateway.breakNext({ kind: 'refuse', status: 404, path: /refunds/ });
    const later = { ...charge, refunds: { data: [{ ...refund, id: `re_3_${uuid}`, amount: 500 }] } };
    expect((await its.deliver(its.event('charge.refunded', later))).status).toBe(200);
    expect((await its.history(uuid)).transactions.slice(1).map(({ amount }) => amount.value)).toEqual([4, 5]);
  });

  test('that is impossible, with more than was paid or in another currency, responds with 200 and does nothing', async () => {
    const { uuid, intent } = await paidOrder('capture');
    const refund = { id: `re_${uuid}`, amount: 2501, currency: 'usd', metadata: {} };
    for (const wrong of [refund, { ...refund, amount: 100, currency: 'eur' }]) {
      const charge = {
        id: 'ch_x',
        payment_intent: intent,
        amount_refunded: wrong.amount,
        refunds: { data: [wrong] },
      };
      const answer = await its.deliver(its.event('charge.refunded', charge));
      expect([answer.status, answer.body]).toEqual([200, { received: true }]);
    }
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
    expect(await left(uuid)).toEqual({ refunded: '0.00', reserved: '0.00' });
  });

  test('of an order that is only authorized is recorded against the authorized amount', async () => {
    const { uuid, intent } = await paidOrder('authorizeOnly');
    const refund = { id: `re_${uuid}`, amount: 2500, currency: 'usd', metadata: {} };
    const charge = { id: 'ch_x', payment_intent: intent, amount_refunded: 2500, refunds: { data: [refund] } };
    await its.deliver(its.event('charge.refunded', charge));
    expect(await its.statusOf(uuid)).toBe('cardgw_refunded');
  });

  test('whose event arrives while the gateway does not respond gets 400, and nothing is written until it is delivered again', async () => {
    const { uuid, intent } = await paidOrder('capture');
    its.gateway.refundAtDashboard(intent, 500);
    const event = its.gateway.events.at(-1);
    its.gateway.breakNext({ kind: 'error', times: 2, path: /refunds$/ });
    expect((await its.deliver(event)).status).toBe(400);
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
    expect((await its.deliver(event)).status).toBe(200);
    expect(await its.statusOf(uuid)).toBe('cardgw_partial_refunded');
  });

  test.each(['before', 'after'] as const)(
    'whose response is lost, with its event %s the job: one refund, and no amount stays reserved',
    async (when) => {
      const { uuid } = await paidOrder('capture');
      const from = its.gateway.events.length;
      its.gateway.breakNext({ kind: 'cut', times: 2, path: /refunds$/ });
      expect(refusalOf(await its.refund(uuid, { amount: 10 })).slice(0, 2)).toEqual(UNKNOWN);
      expect(await left(uuid)).toEqual({ refunded: '0.00', reserved: '10.00' });
      if (when === 'before') await its.deliverAll(from);
      clock.advance(61_000);
      await settle();
      if (when === 'after') await its.deliverAll(from);
      expect(await left(uuid)).toEqual({ refunded: '10.00', reserved: '0.00' });
      expect((await its.history(uuid)).transactions).toHaveLength(2);
      expect((await its.emitted(uuid)).filter((name) => name === 'order_refunded')).toHaveLength(1);
    },
  );

  test('whose event came without the attempt’s key and left it open: the reserved amount is released', async () => {
    const { uuid, intent } = await paidOrder('capture');
    its.gateway.breakNext({ kind: 'cut', times: 2, path: /refunds$/ });
    await its.refund(uuid, { amount: 10 });
    const made = its.gateway.refunds().find((one) => one.payment_intent === intent);
    const refund = { ...made, metadata: {} };
    const charge = { id: 'ch_x', payment_intent: intent, amount_refunded: 1000, refunds: { data: [refund] } };
    await its.deliver(its.event('charge.refunded', charge));
    clock.advance(61_000);
    await settle();
    expect(await left(uuid)).toEqual({ refunded: '10.00', reserved: '0.00' });
  });

  test('that the gateway rejects is reported with the gateway’s message, and the amount is available again', async () => {
    const { uuid, intent } = await paidOrder('capture');
    its.gateway.refundAtDashboard(intent);
    expect(refusalOf(await its.refund(uuid, { amount: 1 }))).toEqual([
      ...REFUSED,
      'The charge has already been refunded',
    ]);
    expect(await left(uuid)).toEqual({ refunded: '0.00', reserved: '0.00' });
  });
});

describe('of an attempt whose key the gateway has forgotten is looked up', () => {
  test.each([
    ['capture', 'authorizeOnly', 'cut', 'cardgw_captured'],
    ['capture', 'authorizeOnly', 'error', 'cardgw_authorized'],
    ['refunds', 'capture', 'cut', 'cardgw_refunded'],
    ['refunds', 'capture', 'error', 'cardgw_captured'],
    ['cancel', 'authorizeOnly', 'cut', 'canceled'],
    ['cancel', 'authorizeOnly', 'error', 'cardgw_authorized'],
  ] as const)('%s of an order in mode %s, %s: %s', async (action, mode, kind, status) => {
    const { uuid } = await paidOrder(mode);
    const path = new RegExp(`${action}$`);
    its.gateway.breakNext({ kind, times: 2, path });
    const answer = await { capture: its.capture, refunds: its.refund, cancel: its.cancel }[action](uuid);
    expect(refusalOf(answer).slice(0, 2)).toEqual(UNKNOWN);
    await its.age(uuid, 25);
    const before = its.gateway.calls.length;
    await settle();
    expect(await its.statusOf(uuid)).toBe(status);
    expect(its.gateway.calls.slice(before).every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('cancel', () => {
  test('of an authorized order releases the money first; its event changes nothing', async () => {
    const { uuid, intent } = await paidOrder('authorizeOnly');
    const from = its.gateway.events.length;
    dataOf(await its.cancel(uuid));
    expect(its.gateway.intent(intent).status).toBe('canceled');
    await its.deliverAll(from);
    expect(await its.statusOf(uuid)).toBe('canceled');
    expect((await its.history(uuid)).transactions).toMatchObject([
      { paymentAction: 'authorize' },
      { paymentAction: 'void', parentTransactionId: intent },
    ]);
    expect(await its.emitted(uuid)).toEqual(['order_placed', 'order_canceled']);
  });

  test('of an order whose money was captured in the meantime is rejected', async () => {
    const { uuid, intent } = await paidOrder('authorizeOnly');
    its.gateway.captureAtDashboard(intent);
    expect(refusalOf(await its.cancel(uuid)).slice(0, 2)).toEqual(REFUSED);
    expect(await its.statusOf(uuid)).toBe('cardgw_authorized');
  });

  test('of a captured order is rejected: it must be refunded instead', async () => {
    const { uuid } = await paidOrder('capture');
    expect(refusalOf(await its.cancel(uuid))[1]).toBe('ORDER_NOT_CANCELABLE');
  });
});
