import { createTestClock } from '@shop/runtime/testing';
import { column, sql, z } from '@shop/runtime/extension';
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

async function paidOrder() {
  const order = await its.newOrder();
  const intent = await its.intentOf(order.uuid);
  const from = its.gateway.events.length;
  its.gateway.pay(intent);
  await its.deliverAll(from);
  return { ...order, intent };
}

const refundOf = (intent: string) => {
  const found = its.gateway.refunds().findLast((one) => one.payment_intent === intent);
  if (!found) throw new Error(`Nothing was refunded of ${intent}`);
  return found;
};
const failures = async (uuid: string) =>
  (await its.history(uuid)).activities.filter((text) => text.startsWith('Attention: the refund'));
const refundEvents = async (uuid: string) =>
  (await its.emitted(uuid)).filter((name) => name === 'order_refunded').length;
const left = (uuid: string) =>
  its.shop.db.one(sql.type(z.object({ refunded: column.text, reserved: column.text }))`
    select refunded::numeric(16, 2)::text as refunded, reserved::numeric(16, 2)::text as reserved
    from payment_transaction join "order" using (order_id)
    where "order".uuid = ${uuid} and payment_action = 'capture'`);

describe('a refund that fails', () => {
  test('after it was recorded can be retried; delivered twice, and with its older event, nothing more happens', async () => {
    const { uuid, intent } = await paidOrder();
    const from = its.gateway.events.length;
    dataOf(await its.refund(uuid));
    expect((await its.read(uuid)).status).toBe('closed');
    const refund = its.gateway.failRefund(refundOf(intent).id);
    await its.deliverAll(from);
    await its.deliverAll(from);
    expect(await its.read(uuid)).toMatchObject({ payment_status: 'cardgw_captured', status: 'processing' });
    expect(await failures(uuid)).toEqual([
      `Attention: the refund of 25.00 USD failed. Refund ID: ${refund.id}`,
    ]);
    expect(await left(uuid)).toEqual({ refunded: '0.00', reserved: '0.00' });
    expect(await refundEvents(uuid)).toBe(1);
    expect(dataOf(await its.refund(uuid))).toMatchObject({
      paymentStatus: 'cardgw_refunded',
      isFullRefund: true,
      transaction: { amount: 25 },
    });
    expect(await refundEvents(uuid)).toBe(2);
  });

  test('of several does not affect the others', async () => {
    const { uuid, intent } = await paidOrder();
    dataOf(await its.refund(uuid, { amount: 10 }));
    const first = refundOf(intent);
    dataOf(await its.refund(uuid, { amount: 15 }));
    expect(await its.statusOf(uuid)).toBe('cardgw_refunded');
    its.gateway.failRefund(first.id);
    await its.deliverAll(its.gateway.events.length - 2);
    expect(await its.statusOf(uuid)).toBe('cardgw_partial_refunded');
    expect(await left(uuid)).toEqual({ refunded: '15.00', reserved: '0.00' });
    expect(refusalOf(await its.refund(uuid, { amount: 10.01 }))[1]).toBe('BAD_REFUND_AMOUNT');
  });

  test('before it was reported never counts', async () => {
    const { uuid, intent } = await paidOrder();
    const from = its.gateway.events.length;
    its.gateway.refundAtDashboard(intent, 700);
    const [refunded] = its.gateway.events.slice(from);
    const { id } = its.gateway.failRefund(refundOf(intent).id);
    await its.deliverAll(from + 1);
    const charge = {
      id: 'ch_x',
      payment_intent: intent,
      amount_refunded: 700,
      refunds: { data: [{ id, amount: 700, currency: 'usd', metadata: {}, status: 'succeeded' }] },
    };
    await its.deliver(its.event('charge.refunded', charge));
    await its.deliver(refunded);
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
    expect(await left(uuid)).toEqual({ refunded: '0.00', reserved: '0.00' });
    expect(await refundEvents(uuid)).toBe(0);
    expect(await failures(uuid)).toHaveLength(1);
  });

  test('while its attempt is open ends the attempt', async () => {
    const { uuid, intent } = await paidOrder();
    its.gateway.breakNext({ kind: 'cut', times: 2, path: /refunds$/ });
    expect(refusalOf(await its.refund(uuid, { amount: 10 }))[1]).toBe('GATEWAY_OUTCOME_UNKNOWN');
    its.gateway.failRefund(refundOf(intent).id);
    await its.deliverAll(its.gateway.events.length - 1);
    expect(await left(uuid)).toEqual({ refunded: '0.00', reserved: '0.00' });
    expect(dataOf(await its.refund(uuid)).isFullRefund).toBe(true);
  });

  test('and whose attempt is looked up a day later does not count', async () => {
    const { uuid, intent } = await paidOrder();
    its.gateway.breakNext({ kind: 'cut', times: 2, path: /refunds$/ });
    expect(refusalOf(await its.refund(uuid, { amount: 10 }))[1]).toBe('GATEWAY_OUTCOME_UNKNOWN');
    its.gateway.failRefund(refundOf(intent).id);
    await its.age(uuid, 25);
    await its.runJob('reconcilePaymentAttempts');
    expect(await left(uuid)).toEqual({ refunded: '0.00', reserved: '0.00' });
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
  });

  test('of no order, or that did not fail, responds with 200 and does nothing', async () => {
    const { uuid, intent } = await paidOrder();
    const refund = { id: `re_${uuid}`, amount: 100, currency: 'usd', metadata: {}, status: 'failed' };
    for (const about of [
      { ...refund },
      { ...refund, payment_intent: 'pi_unknown' },
      { ...refund, payment_intent: intent, status: 'succeeded' },
      { ...refund, payment_intent: intent, currency: 'eur' },
    ]) {
      const answer = await its.deliver(its.event('refund.failed', about));
      expect([answer.status, answer.body]).toEqual([200, { received: true }]);
    }
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
    expect((await its.history(uuid)).transactions).toHaveLength(1);
  });
});

describe('a response that does not cover earlier attempts', () => {
  test.each([401, 403, 408, 409, 425, 429])(
    '%s rejects the first attempt, and leaves a later one open',
    async (status) => {
      const { uuid, intent } = await paidOrder();
      const denied = { kind: 'refuse', status, times: 2, path: /refunds$/ } as const;
      its.gateway.breakNext(denied);
      expect(refusalOf(await its.refund(uuid, { amount: 1 }))).toEqual([
        502,
        'GATEWAY_REFUSED',
        `Refused with ${status}`,
      ]);
      expect(await left(uuid)).toEqual({ refunded: '0.00', reserved: '0.00' });

      its.gateway.breakNext({ kind: 'cut', path: /refunds$/ });
      its.gateway.breakNext({ ...denied, times: 3 });
      expect(refusalOf(await its.refund(uuid, { amount: 2 }))[1]).toBe('GATEWAY_OUTCOME_UNKNOWN');
      clock.advance(61_000);
      await its.runJob('reconcilePaymentAttempts');
      expect(refusalOf(await its.refund(uuid, { amount: 3 }))[1]).toBe('PAYMENT_IN_PROGRESS');
      clock.advance(61_000);
      await its.runJob('reconcilePaymentAttempts');
      expect(await left(uuid)).toEqual({ refunded: '2.00', reserved: '0.00' });
      expect(its.gateway.refunds().filter((one) => one.payment_intent === intent)).toHaveLength(1);
    },
  );

  test('leads to another request before it counts', async () => {
    const { uuid } = await paidOrder();
    its.gateway.breakNext({ kind: 'refuse', status: 429, path: /refunds$/ });
    expect(dataOf(await its.refund(uuid, { amount: 1 })).paymentStatus).toBe('cardgw_partial_refunded');
  });
});
