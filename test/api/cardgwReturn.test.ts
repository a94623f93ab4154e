import { randomUUID } from 'node:crypto';
import { createTestClock } from '@shop/runtime/testing';
import { sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardShop } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { dataOf } from '../support/shop.ts';

const clock = createTestClock(new Date());
let its: CardShop;
beforeAll(async () => {
  its = await cardShop({ clock });
});
afterAll(() => its.stop());

const returnToShop = async (uuid: string, intent: string) => {
  const query = new URLSearchParams({ order_id: uuid, payment_intent: intent });
  const { status, headers } = await its.shop.request('GET', `/cardgw/return?${query.toString()}`);
  return [status, headers.get('location')];
};
const again = (cart_id: string) => its.shop.request('POST', '/api/orders', { cart_id });

describe('the return page', () => {
  test.each([
    ['capture', 'cardgw_captured'],
    ['authorizeOnly', 'cardgw_authorized'],
  ])(
    'after a payment in mode %s records it and redirects to the success page; the webhook adds nothing',
    async (mode, status) => {
      await its.setMode(mode);
      const { uuid } = await its.newOrder();
      const intent = await its.intentOf(uuid);
      its.gateway.pay(intent);
      expect(await returnToShop(uuid, intent)).toEqual([303, `http://shop.test/checkout/success/${uuid}`]);
      expect(await its.statusOf(uuid)).toBe(status);
      await its.deliverAll(its.gateway.events.length - 1);
      expect(await its.statusOf(uuid)).toBe(status);
      expect((await its.history(uuid)).transactions).toHaveLength(1);
      expect(await its.emitted(uuid)).toEqual(['order_placed']);
      await its.setMode('capture');
    },
  );

  test('after a failed payment reopens the cart: the order has failed, and the cart can be ordered again', async () => {
    const { uuid, cartId } = await its.newOrder();
    const intent = await its.intentOf(uuid);
    its.gateway.pay(intent, '4000000000000002');
    expect(await returnToShop(uuid, intent)).toEqual([303, 'http://shop.test/checkout']);
    expect(await its.statusOf(uuid)).toBe('cardgw_failed');
    expect((await its.history(uuid)).activities).toContain('Payment failed: Your card was declined.');
    expect(await returnToShop(uuid, intent), 'told again').toEqual([303, 'http://shop.test/checkout']);
    const next = dataOf(await again(cartId));
    expect(next.uuid).not.toBe(uuid);
    expect(await its.statusOf(uuid), 'the order before gives way').toBe('canceled');
  });

  test('of an order that was paid in the meantime does not change the order', async () => {
    const { uuid, cartId } = await its.newOrder();
    const intent = await its.intentOf(uuid);
    its.gateway.pay(intent, '4000000000000002');
    its.gateway.pay(intent);
    await its.deliverAll(its.gateway.events.length - 1);
    expect((await returnToShop(uuid, intent))[1]).toBe(`http://shop.test/checkout/success/${uuid}`);
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
    expect((await again(cartId)).body.error.code).toBe('INVALID_CART');
  });

  test('accepts neither the orders of others nor intents of other orders', async () => {
    const { uuid } = await its.newOrder();
    const intent = await its.intentOf(uuid);
    const other = await its.newOrder();
    for (const [order, id] of [
      [randomUUID(), intent],
      ['no uuid', intent],
      [(await its.newOrder('cod')).uuid, intent],
      [other.uuid, intent],
      [uuid, 'pi_unknown'],
      [uuid, '../refunds'],
    ] as const)
      expect((await returnToShop(order, id))[0], `${order} ${id}`).toBe(404);
    expect(await its.statusOf(other.uuid)).toBe('pending');
    expect((await its.shop.request('GET', `/cardgw/return?order_id=${uuid}`)).status).toBe(400);
  });

  test('while the gateway does not respond reports that, and writes nothing', async () => {
    const { uuid } = await its.newOrder();
    const intent = await its.intentOf(uuid);
    its.gateway.breakNext({ kind: 'error', times: 2 });
    expect((await returnToShop(uuid, intent))[0]).toBe(502);
    expect(await its.statusOf(uuid)).toBe('pending');
  });
});

describe('a card that is declined, followed by another one that pays', () => {
  test('before any webhook arrives: the return page records the payment, and late webhooks change nothing', async () => {
    const { uuid, cartId } = await its.newOrder();
    const intent = await its.intentOf(uuid);
    const from = its.gateway.events.length;
    its.gateway.pay(intent, '4000000000000002');
    await its.deliver(its.gateway.events[from]);
    its.gateway.pay(intent);
    expect(await its.statusOf(uuid)).toBe('cardgw_failed');
    expect((await returnToShop(uuid, intent))[1]).toContain(`/checkout/success/${uuid}`);
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
    await its.deliverAll(from);
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
    expect((await again(cartId)).body.error.code).toBe('INVALID_CART');
  });
});

describe('an order that is canceled before it is paid', () => {
  test('can no longer be paid: its intent is canceled as soon as the gateway responds', async () => {
    const { uuid, order_id } = await its.newOrder();
    const intent = await its.intentOf(uuid);
    dataOf(await its.cancel(uuid));
    its.gateway.breakNext({ kind: 'error', times: 2 });
    await expect(
      its.deliverCanceledEvent(uuid, order_id),
      'so that the outbox tries again',
    ).rejects.toThrow();
    await its.deliverCanceledEvent(uuid, order_id);
    await its.deliverCanceledEvent(uuid, order_id);
    expect(its.gateway.intent(intent)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    });
  });

  test('and paid nevertheless keeps its money, for the merchant to refund', async () => {
    const { uuid, order_id } = await its.newOrder();
    const intent = await its.intentOf(uuid);
    dataOf(await its.cancel(uuid));
    its.gateway.pay(intent);
    await its.deliverCanceledEvent(uuid, order_id);
    await its.deliverAll(its.gateway.events.length - 1);
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
    expect(dataOf(await its.refund(uuid)).isFullRefund).toBe(true);
  });

  test('without any intent does not call the gateway', async () => {
    const { uuid, order_id } = await its.newOrder();
    dataOf(await its.cancel(uuid));
    const calls = its.gateway.calls.length;
    await its.deliverCanceledEvent(uuid, order_id);
    expect(its.gateway.calls).toHaveLength(calls);
  });
});

describe('the job for abandoned orders', () => {
  const ageOrder = (uuid: string, hours: number) =>
    its.shop.db.run(sql.type(z.object({}))`
      update "order" set created_at = ${clock.now().toISOString()}::timestamptz - make_interval(hours => ${hours}::int)
      where uuid = ${uuid}`);
  const aged = async (hours: number) => {
    const order = await its.newOrder();
    await ageOrder(order.uuid, hours);
    return order;
  };
  const run = () => its.runJob('cancelAbandonedCardOrders');

  test('cancels what nobody paid within a day, at the gateway first', async () => {
    const [bare, open, failed, young, cash] = [
      await aged(25),
      await aged(25),
      await aged(25),
      await aged(23),
      await its.newOrder('cod'),
    ];
    await ageOrder(cash.uuid, 1000);
    const intents = [await its.intentOf(open.uuid), await its.intentOf(failed.uuid)];
    its.gateway.pay(intents[1] ?? '', '4000000000000002');
    await its.deliverAll(its.gateway.events.length - 1);
    expect(await its.statusOf(failed.uuid)).toBe('cardgw_failed');
    await run();
    for (const { uuid, product } of [bare, open, failed]) {
      expect(await its.statusOf(uuid)).toBe('canceled');
      expect(dataOf(await its.shop.admin('GET', `/api/products/${product.uuid}`)).qty).toBe(100);
    }
    for (const id of intents) expect(its.gateway.intent(id).status).toBe('canceled');
    expect(await its.statusOf(young.uuid)).toBe('pending');
    expect(await its.statusOf(cash.uuid)).toBe('cod_pending');
    await run();
    expect(await its.emitted(open.uuid)).toEqual(['order_canceled']);
  });

  test.each([
    ['capture', 'cardgw_captured'],
    ['authorizeOnly', 'cardgw_authorized'],
  ])('records money whose event was lost (%s), and cancels nothing', async (mode, status) => {
    await its.setMode(mode);
    const { uuid } = await aged(25);
    its.gateway.pay(await its.intentOf(uuid));
    await run();
    expect(await its.statusOf(uuid)).toBe(status);
    expect(await its.emitted(uuid)).toEqual(['order_placed']);
    await its.setMode('capture');
  });

  test('cancels after the minutes of the setting unpaidOrderMinutes, if they are fewer', async () => {
    const set = (unpaidOrderMinutes: unknown) =>
      its.shop.admin('POST', '/api/settings', { unpaidOrderMinutes });
    for (const wrong of [0, 4, -1, 1.5, 'soon', 1_000_000]) expect((await set(wrong)).status).toBe(400);
    const [old, young, paid] = [await aged(1), await aged(0), await aged(1)];
    const intent = await its.intentOf(old.uuid);
    its.gateway.pay(await its.intentOf(paid.uuid));
    await run();
    expect(await its.statusOf(old.uuid)).toBe('pending');
    dataOf(await set(30));
    await run();
    expect(await its.statusOf(old.uuid)).toBe('canceled');
    expect(its.gateway.intent(intent).status).toBe('canceled');
    expect(await its.statusOf(young.uuid)).toBe('pending');
    expect(await its.statusOf(paid.uuid)).toBe('cardgw_captured');
    dataOf(await set(null));
  });

  test('skips an order while the gateway does not respond, and continues with the next one', async () => {
    const [first, second] = [await aged(30), await aged(25)];
    await its.intentOf(first.uuid);
    its.gateway.breakNext({ kind: 'error', times: 2 });
    await run();
    expect(await its.statusOf(first.uuid)).toBe('pending');
    expect(await its.statusOf(second.uuid)).toBe('canceled');
    await run();
    expect(await its.statusOf(first.uuid)).toBe('canceled');
  });
});
