import { createTestClock } from '@shop/runtime/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { dataOf } from '../support/shop.ts';
import { walletShop } from '../support/walletShop.ts';
import type { WalletShop } from '../support/walletShop.ts';

const clock = createTestClock();
let its: WalletShop;
beforeAll(async () => {
  its = await walletShop({ clock });
});
afterAll(() => its.stop());
afterEach(() => {
  its.gateway.clearFaults();
  its.gateway.events.length = 0;
  Object.assign(its.gateway.outcomes, { capture: 'COMPLETED', refund: 'COMPLETED', refusal: null });
});

const paidOrder = async () => {
  const order = await its.approvedOrder();
  await its.finish(order);
  its.gateway.events.length = 0;
  return order;
};
const heldOrder = async () => {
  await its.intent('AUTHORIZE');
  const order = await paidOrder();
  await its.intent('CAPTURE');
  expect(await its.statusOf(order.uuid)).toBe('walletgw_authorized');
  const [authorization] = [...its.gateway.ledger.authorizations.values()].filter(
    ({ orderId }) => orderId === order.walletId,
  );
  return { ...order, held: authorization! };
};
const capturesOf = (walletId: string) =>
  [...its.gateway.ledger.captures.values()].filter(({ orderId }) => orderId === walletId);
const refundsOf = (walletId: string) =>
  [...its.gateway.ledger.refunds.values()].filter(({ orderId }) => orderId === walletId);
const UNKNOWN = [502, 'GATEWAY_OUTCOME_UNKNOWN'];

describe('capture', () => {
  test('takes the authorized money, once, and its webhook adds nothing', async () => {
    const order = await heldOrder();
    expect(dataOf(await its.capture(order.uuid))).toMatchObject({
      paymentStatus: 'walletgw_captured',
      transaction: { payment_action: 'capture', amount: 25, parent_transaction_id: order.held.id },
    });
    for (const event of its.takeWebhooks()) expect((await its.deliver(event)).status).toBe(200);
    expect(capturesOf(order.walletId)).toHaveLength(1);
    const { transactions } = await its.history(order.uuid);
    expect(transactions.map(({ paymentAction }) => paymentAction)).toEqual(['authorize', 'capture']);
    expect(await its.countDeliveries('order_placed', order.uuid)).toBe(1);
    expect(refusalOf(await its.capture(order.uuid))[2]).toBe(
      'Order is not capturable in its current status (walletgw_captured)',
    );
  });

  test('ten concurrent ones call the gateway once', async () => {
    const order = await heldOrder();
    const answers = await Promise.all(Array.from({ length: 10 }, () => its.capture(order.uuid)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(capturesOf(order.walletId)).toHaveLength(1);
  });

  test('that the gateway rejects is a 502 with its message', async () => {
    const order = await heldOrder();
    its.gateway.outcomes.refusal = 'AUTHORIZATION_EXPIRED';
    expect(refusalOf(await its.capture(order.uuid)).slice(0, 2)).toEqual([502, 'GATEWAY_REFUSED']);
    expect(await its.statusOf(order.uuid)).toBe('walletgw_authorized');
  });

  test.each(['cut', 'error', 'hang'] as const)(
    'whose responses are lost (%s) is reconciled by the same request',
    async (kind) => {
      const order = await heldOrder();
      its.gateway.fault(/authorizations\/\w+\/capture/, { kind }, 3);
      expect(refusalOf(await its.capture(order.uuid)).slice(0, 2)).toEqual(UNKNOWN);
      clock.advance(61_000);
      await its.reconcile();
      expect(await its.statusOf(order.uuid)).toBe('walletgw_captured');
      expect(capturesOf(order.walletId)).toHaveLength(1);
    },
  );

  test('that the gateway is reviewing waits for its webhook', async () => {
    const order = await heldOrder();
    its.gateway.outcomes.capture = 'PENDING';
    expect(dataOf(await its.capture(order.uuid)).paymentStatus).toBe('walletgw_pending');
    expect((await its.history(order.uuid)).comments).toContain(
      'The gateway is reviewing the capture of 25.00 USD',
    );
    const [capture] = capturesOf(order.walletId);
    capture!.status = 'COMPLETED';
    const resource = its.gateway.answers.capture(capture!);
    await its.deliver(its.gateway.event('PAYMENT.CAPTURE.COMPLETED', resource));
    expect(await its.statusOf(order.uuid)).toBe('walletgw_captured');
  });

  test('whose first response arrives after its review does not undo it', async () => {
    const order = await heldOrder();
    its.gateway.outcomes.capture = 'PENDING';
    its.gateway.fault(/capture$/, { kind: 'cut' }, 3);
    expect(refusalOf(await its.capture(order.uuid)).slice(0, 2)).toEqual(UNKNOWN);
    const [capture] = capturesOf(order.walletId);
    capture!.status = 'COMPLETED';
    const resource = its.gateway.answers.capture(capture!);
    await its.deliver(its.gateway.event('PAYMENT.CAPTURE.COMPLETED', resource));
    clock.advance(61_000);
    await its.reconcile();
    expect(await its.statusOf(order.uuid)).toBe('walletgw_captured');
    expect(dataOf(await its.refund(order.uuid)).paymentStatus).toBe('walletgw_refunded');
  });

  test.each([401, 429])(
    '%s is a rejection of the first attempt, and inconclusive about an earlier one',
    async (status) => {
      const denied = { kind: 'answer', status, body: { message: 'Not now' } } as const;
      const first = await heldOrder();
      its.gateway.fault(/authorizations\/.*\/capture$/, denied, 3);
      expect(refusalOf(await its.capture(first.uuid))).toEqual([502, 'GATEWAY_REFUSED', 'Not now']);
      expect((await its.capture(first.uuid)).status).toBe(200);

      const second = await heldOrder();
      its.gateway.fault(/authorizations\/.*\/capture$/, { kind: 'cut' }, 3);
      expect(refusalOf(await its.capture(second.uuid))[1]).toBe('GATEWAY_OUTCOME_UNKNOWN');
      its.gateway.fault(/authorizations\/.*\/capture$/, denied, 3);
      clock.advance(61_000);
      await its.reconcile();
      expect(refusalOf(await its.capture(second.uuid))[1]).toBe('PAYMENT_IN_PROGRESS');
      clock.advance(61_000);
      await its.reconcile();
      expect(await its.statusOf(second.uuid)).toBe('walletgw_captured');
      expect(capturesOf(second.walletId)).toHaveLength(1);
    },
  );

  test('of an order that nobody approved is rejected', async () => {
    const { uuid } = await its.startedOrder();
    expect(refusalOf(await its.capture(uuid))).toEqual([
      400,
      'ORDER_NOT_CAPTURABLE',
      'Order is not capturable in its current status (pending)',
    ]);
  });
});

describe('refund', () => {
  test('of money for a canceled order keeps it canceled, and reports that', async () => {
    const order = await its.approvedOrder();
    dataOf(await its.cancel(order.uuid));
    const capture = its.gateway.answers.capture(its.gateway.ledger.captureOrder(order.walletId));
    await its.deliver(its.gateway.event('PAYMENT.CAPTURE.COMPLETED', capture));
    expect(dataOf(await its.refund(order.uuid))).toMatchObject({
      paymentStatus: 'canceled',
      isFullRefund: true,
    });
    expect(await its.statusOf(order.uuid)).toBe('canceled');
  });

  test('in part and in full, once each, with or without a webhook', async () => {
    const order = await paidOrder();
    expect(dataOf(await its.refund(order.uuid, { amount: 10 }))).toMatchObject({
      paymentStatus: 'walletgw_partial_refunded',
      isFullRefund: false,
    });
    for (const event of its.takeWebhooks()) expect((await its.deliver(event)).status).toBe(200);
    expect(dataOf(await its.refund(order.uuid))).toMatchObject({
      paymentStatus: 'walletgw_refunded',
      isFullRefund: true,
      transaction: { amount: 15 },
    });
    for (const event of [...its.gateway.events, ...its.takeWebhooks()]) await its.deliver(event);
    expect(await its.countDeliveries('order_refunded', order.uuid)).toBe(2);
    expect(refundsOf(order.walletId)).toHaveLength(2);
    expect(await its.statusOf(order.uuid)).toBe('walletgw_refunded');
  });

  test.each(['cut', 'error'] as const)('whose responses are lost (%s) is made once', async (kind) => {
    const order = await paidOrder();
    its.gateway.fault(/refund$/, { kind }, 3);
    expect(refusalOf(await its.refund(order.uuid, { amount: 20 })).slice(0, 2)).toEqual(UNKNOWN);
    clock.advance(61_000);
    await its.reconcile();
    expect(refundsOf(order.walletId)).toHaveLength(1);
    expect(await its.statusOf(order.uuid)).toBe('walletgw_partial_refunded');
    for (const event of its.takeWebhooks()) await its.deliver(event);
    expect(await its.countDeliveries('order_refunded', order.uuid)).toBe(1);
  });

  test('whose webhook arrives before its response is one refund', async () => {
    const order = await paidOrder();
    its.gateway.fault(/refund$/, { kind: 'cut' }, 3);
    await its.refund(order.uuid, { amount: 20 });
    for (const event of its.takeWebhooks()) expect((await its.deliver(event)).status).toBe(200);
    expect(await its.statusOf(order.uuid)).toBe('walletgw_partial_refunded');
    expect(dataOf(await its.refund(order.uuid)).transaction.amount).toBe(5);
    expect(await its.countDeliveries('order_refunded', order.uuid)).toBe(2);
  });

  test('that the gateway has not completed is not counted until it is', async () => {
    const order = await paidOrder();
    its.gateway.outcomes.refund = 'PENDING';
    expect(refusalOf(await its.refund(order.uuid, { amount: 20 })).slice(0, 2)).toEqual(UNKNOWN);
    clock.advance(61_000);
    await its.reconcile();
    expect(await its.statusOf(order.uuid)).toBe('walletgw_captured');
    refundsOf(order.walletId)[0]!.status = 'COMPLETED';
    clock.advance(61_000);
    await its.reconcile();
    expect(await its.statusOf(order.uuid)).toBe('walletgw_partial_refunded');
    expect(refundsOf(order.walletId)).toHaveLength(1);
  });

  test.each([
    ['happened', 'cut', 'walletgw_partial_refunded'],
    ['never happened', 'error', 'walletgw_captured'],
  ] as const)('after a day, one that %s is looked up', async (_name, kind, status) => {
    const order = await paidOrder();
    its.gateway.fault(/refund$/, { kind }, 3);
    await its.refund(order.uuid, { amount: 20 });
    const before = its.gateway.requests.filter(({ path }) => path.endsWith('/refund')).length;
    await its.ageAttempt(order.uuid, 25);
    await its.reconcile();
    expect(await its.statusOf(order.uuid)).toBe(status);
    expect(its.gateway.requests.filter(({ path }) => path.endsWith('/refund'))).toHaveLength(before);
    dataOf(await its.refund(order.uuid, { amount: 5 }));
  });

  test('made at the gateway itself is recorded once, in any sequence', async () => {
    const order = await its.approvedOrder();
    const capture = its.gateway.ledger.captureOrder(order.walletId);
    const given = its.gateway.ledger.refundCapture(capture.id, {
      amount: { currency_code: 'USD', value: '10.00' },
    });
    const event = its.gateway.event('PAYMENT.CAPTURE.REFUNDED', its.gateway.answers.refund(given));
    for (let round = 0; round < 2; round += 1) expect((await its.deliver(event)).status).toBe(200);
    expect(await its.statusOf(order.uuid)).toBe('walletgw_partial_refunded');
    expect(await its.countDeliveries('order_refunded', order.uuid)).toBe(1);
    expect(await its.countDeliveries('order_placed', order.uuid)).toBe(1);
  });
});

describe('canceling an order with authorized money', () => {
  test('releases it first', async () => {
    const order = await heldOrder();
    expect(dataOf(await its.cancel(order.uuid))).toMatchObject({ payment_status: 'canceled' });
    expect(its.gateway.ledger.authorization(order.held.id).status).toBe('VOIDED');
    expect((await its.history(order.uuid)).transactions.at(-1)).toMatchObject({
      paymentAction: 'void',
      parentTransactionId: order.held.id,
    });
  });

  test.each(['cut', 'error'] as const)('is reconciled if the response is lost: %s', async (kind) => {
    const order = await heldOrder();
    its.gateway.fault(/void$/, { kind }, 3);
    expect((await its.cancel(order.uuid)).status).toBe(502);
    clock.advance(61_000);
    await its.reconcile();
    expect(await its.statusOf(order.uuid)).toBe('canceled');
    expect(its.gateway.ledger.authorization(order.held.id).status).toBe('VOIDED');
  });

  test('is rejected if the money was captured in the meantime', async () => {
    const order = await heldOrder();
    its.gateway.ledger.captureAuthorization(order.held.id, {});
    expect(refusalOf(await its.cancel(order.uuid)).slice(0, 2)).toEqual([502, 'GATEWAY_REFUSED']);
    expect(await its.statusOf(order.uuid)).toBe('walletgw_authorized');
  });
});
