import { createTestClock } from '@shop/runtime/testing';
import walletgw from '@shop/walletgw';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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
  its.gateway.outcomes.refusal = null;
  its.gateway.outcomes.capture = 'COMPLETED';
});

const jobOf = (config: object) => {
  const parsed = walletgw.config!.parse(config);
  return walletgw.setup(parsed).jobs?.find(({ id }) => id === 'reconcileWalletgwOrders');
};
const run = async () => {
  const job = its.shop.app.registry('jobs').get('reconcileWalletgwOrders');
  await job?.run(its.shop.app);
};
const reasonOf = async (uuid: string) =>
  (await its.history(uuid)).comments.find((text) => text.startsWith('Order canceled'));

describe('the job', () => {
  test('runs every 30 minutes, as configured, or never', () => {
    expect(jobOf({})?.schedule).toBe('*/30 * * * *');
    expect(jobOf({ reconcileSchedule: '5 * * * *' })?.schedule).toBe('5 * * * *');
    expect(jobOf({ reconcileEnabled: false })).toBeUndefined();
  });

  test('skips orders that are younger than 6 hours', async () => {
    const order = await its.startedOrder();
    await its.age(order.uuid, 5);
    await run();
    expect(await its.statusOf(order.uuid)).toBe('pending');
  });
});

describe('an old unpaid order', () => {
  test('is canceled if the payment was never started or approved, or is gone', async () => {
    const never = await its.newOrder();
    const open = await its.startedOrder();
    const abandoned = await its.startedOrder();
    its.gateway.ledger.orders.delete(abandoned.walletId);
    for (const { uuid } of [never, open, abandoned]) await its.age(uuid, 7);
    await run();
    expect(await Promise.all([never, open, abandoned].map(({ uuid }) => reasonOf(uuid)))).toEqual([
      'Order canceled (The wallet payment was never started)',
      'Order canceled (The wallet payment was never approved)',
      'Order canceled (The wallet payment no longer exists at the gateway)',
    ]);
  });

  test('is canceled after the minutes of the setting unpaidOrderMinutes, if they are fewer', async () => {
    const set = async (unpaidOrderMinutes: number | null) =>
      dataOf(await its.shop.admin('POST', '/api/settings', { unpaidOrderMinutes }));
    const [old, young, approved] = [
      await its.startedOrder(),
      await its.startedOrder(),
      await its.approvedOrder(),
    ];
    for (const { uuid } of [old, approved]) await its.age(uuid, 1);
    await run();
    expect(await its.statusOf(old.uuid)).toBe('pending');
    await set(30);
    await run();
    await set(null);
    expect(await reasonOf(old.uuid)).toBe('Order canceled (The wallet payment was never approved)');
    expect(await its.statusOf(young.uuid)).toBe('pending');
    expect(await its.statusOf(approved.uuid)).toBe('walletgw_captured');
  });

  test('is paid if the shopper approved it, or the money was captured', async () => {
    const approved = await its.approvedOrder();
    const captured = await its.approvedOrder();
    its.gateway.ledger.captureOrder(captured.walletId);
    for (const { uuid } of [approved, captured]) await its.age(uuid, 7);
    await run();
    await run();
    for (const { uuid } of [approved, captured]) {
      expect(await its.statusOf(uuid)).toBe('walletgw_captured');
      expect(await its.countDeliveries('order_placed', uuid)).toBe(1);
    }
  });

  test('fails if the gateway declines it', async () => {
    its.gateway.outcomes.refusal = 'INSTRUMENT_DECLINED';
    const { uuid } = await its.approvedOrder();
    await its.age(uuid, 7);
    await run();
    expect(await its.statusOf(uuid)).toBe('walletgw_failed');
  });

  test('waits if the gateway does not respond, and does not delay the next', async () => {
    const first = await its.startedOrder();
    const second = await its.startedOrder();
    for (const { uuid } of [first, second]) await its.age(uuid, 7);
    its.gateway.fault(new RegExp(first.walletId), { kind: 'error' }, 3);
    await run();
    expect(await its.statusOf(first.uuid)).toBe('pending');
    expect(await its.statusOf(second.uuid)).toBe('canceled');
    await run();
    expect(await its.statusOf(first.uuid)).toBe('canceled');
  });

  test('with another amount is left to the merchant', async () => {
    its.rewrites.amount = () => ({ currency_code: 'USD', value: '1.00' });
    const { uuid } = await its.approvedOrder();
    its.rewrites.amount = null;
    await its.age(uuid, 7);
    await run();
    await run();
    expect(await its.statusOf(uuid)).toBe('pending');
    const { comments } = await its.history(uuid);
    expect(comments.filter((text) => text.startsWith('Attention'))).toHaveLength(1);
  });
});

describe('an order that the gateway is reviewing', () => {
  test.each([
    ['COMPLETED', 'walletgw_captured'],
    ['DECLINED', 'walletgw_failed'],
    ['PENDING', 'walletgw_pending'],
  ])('and that became %s is %s', async (became, status) => {
    its.gateway.outcomes.capture = 'PENDING';
    const order = await its.approvedOrder();
    await its.finish(order);
    expect(await its.statusOf(order.uuid)).toBe('walletgw_pending');
    const capture = [...its.gateway.ledger.captures.values()].find(
      ({ orderId }) => orderId === order.walletId,
    );
    capture!.status = became;
    await its.age(order.uuid, 7);
    await run();
    expect(await its.statusOf(order.uuid)).toBe(status);
  });
});

describe('an order with authorized money', () => {
  const heldOrder = async () => {
    await its.intent('AUTHORIZE');
    const order = await its.approvedOrder();
    await its.intent('CAPTURE');
    await its.finish(order);
    await its.age(order.uuid, 7);
    const authorization = [...its.gateway.ledger.authorizations.values()].find(
      ({ orderId }) => orderId === order.walletId,
    );
    return { ...order, held: authorization! };
  };

  test('is captured if the money was captured at the gateway itself', async () => {
    const order = await heldOrder();
    its.gateway.ledger.captureAuthorization(order.held.id, {});
    await run();
    expect(await its.statusOf(order.uuid)).toBe('walletgw_captured');
    expect(await its.countDeliveries('order_placed', order.uuid)).toBe(1);
  });

  test('is canceled if it was released at the gateway itself', async () => {
    const order = await heldOrder();
    order.held.status = 'VOIDED';
    await run();
    expect(await its.statusOf(order.uuid)).toBe('canceled');
  });

  test('stays authorized, and reports when the authorization has expired, once', async () => {
    const order = await heldOrder();
    await run();
    expect(await its.statusOf(order.uuid)).toBe('walletgw_authorized');
    order.held.expiration_time = '2020-01-01T00:00:00.000Z';
    await run();
    await run();
    const comments = (await its.history(order.uuid)).comments.filter((text) => text.startsWith('Attention'));
    expect(comments).toEqual([
      `Attention: the authorization ${order.held.id} expired on 2020-01-01T00:00:00.000Z`,
    ]);
  });
});
