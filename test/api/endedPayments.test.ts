import { sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardShop } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { dataOf } from '../support/shop.ts';
import { walletShop } from '../support/walletShop.ts';
import type { WalletShop } from '../support/walletShop.ts';

type Shop = CardShop['shop'];

const place = (shop: Shop, cart_id: string) => shop.request('POST', '/api/orders', { cart_id });
const payBy = async (shop: Shop, cartId: string, code: string) =>
  void dataOf(
    await shop.request('POST', `/api/carts/${cartId}/paymentMethods`, {
      method_code: code,
      method_name: code,
    }),
  );
const attemptsOf = (shop: Shop, uuid: string) =>
  shop.db.any(
    sql.type(z.object({ kind: z.string(), state: z.string() }))`
      select kind, state from payment_attempt join "order" using (order_id)
      where "order".uuid = ${uuid} order by payment_attempt_id`,
  );
const refusalOf = ({ status, body }: Awaited<ReturnType<typeof place>>) => [
  status,
  body.error?.code,
  body.error?.message,
];
const INVALID_CART = [400, 'INVALID_CART', 'Invalid cart'];
const UNAVAILABLE = [
  503,
  'GATEWAY_UNAVAILABLE',
  'The payment gateway is not responding, so the order was not placed. Try again in a moment.',
];

describe('a cart that is ordered again after a card order', () => {
  let its: CardShop;
  beforeAll(async () => {
    its = await cardShop();
  });
  afterAll(() => its.stop());

  /** Places an order with an intent and reopens its cart. */
  async function reopened() {
    const order = await its.newOrder();
    const intent = await its.intentOf(order.uuid);
    await its.shop.app.carts.reactivate(its.shop.db, order.uuid);
    return { ...order, intent };
  }

  test('cancels the previous order’s intent at the gateway first', async () => {
    const { uuid, cartId, intent } = await reopened();
    const next = dataOf(await place(its.shop, cartId));
    expect(its.gateway.intent(intent)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    });
    expect(await its.statusOf(uuid)).toBe('canceled');
    expect(await its.statusOf(next.uuid)).toBe('pending');
    expect(await attemptsOf(its.shop, uuid)).toEqual([{ kind: 'end', state: 'succeeded' }]);
    await its.deliverAll(its.gateway.events.length - 1);
    expect(await its.emitted(uuid)).toEqual(['order_canceled']);
  });

  test.each([
    ['capture', 'cardgw_captured'],
    ['authorizeOnly', 'cardgw_authorized'],
  ])('is rejected if the previous order was paid (%s), which is recorded', async (mode, status) => {
    await its.setMode(mode);
    const { uuid, cartId, intent } = await reopened();
    await payBy(its.shop, cartId, 'cod');
    its.gateway.pay(intent);
    expect(refusalOf(await place(its.shop, cartId))).toEqual(INVALID_CART);
    expect(await its.statusOf(uuid)).toBe(status);
    expect(await its.emitted(uuid)).toEqual(['order_placed']);
    expect(refusalOf(await place(its.shop, cartId))).toEqual(INVALID_CART);
    await its.deliverAll(its.gateway.events.length - 1);
    expect(await its.emitted(uuid)).toEqual(['order_placed']);
    expect((await its.history(uuid)).transactions).toHaveLength(1);
    await its.setMode('capture');
  });

  test('is not ordered while the gateway does not respond, and the next attempt need not wait', async () => {
    const { uuid, cartId, intent } = await reopened();
    its.gateway.breakNext({ kind: 'error', times: 2 });
    expect(refusalOf(await place(its.shop, cartId))).toEqual(UNAVAILABLE);
    expect(await its.statusOf(uuid)).toBe('pending');
    expect(await its.intentOf(uuid), 'it can be paid as before').toBe(intent);
    dataOf(await place(its.shop, cartId));
    expect(its.gateway.intent(intent).status).toBe('canceled');
    expect(await attemptsOf(its.shop, uuid)).toEqual([
      { kind: 'end', state: 'refused' },
      { kind: 'end', state: 'succeeded' },
    ]);
  });

  test('and was paid while the gateway did not respond: the next attempt finds the payment', async () => {
    const { uuid, cartId, intent } = await reopened();
    its.gateway.breakNext({ kind: 'error', times: 2 });
    expect(refusalOf(await place(its.shop, cartId))).toEqual(UNAVAILABLE);
    its.gateway.pay(intent);
    expect(refusalOf(await place(its.shop, cartId))).toEqual(INVALID_CART);
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
  });

  test.each([
    ['paid', 'cardgw_captured'],
    ['not paid', 'pending'],
  ])('by a process that died before it called the gateway: the job ends it (%s)', async (what, status) => {
    const { uuid, cartId, intent } = await reopened();
    // Recreates the state that such a process leaves behind.
    await its.shop.db.run(sql.type(z.object({}))`
      with ending as (
        update "order" set payment_ended_at = now() where uuid = ${uuid} returning order_id, grand_total, currency
      )
      insert into payment_attempt (order_id, kind, amount, currency) select order_id, 'end', grand_total, currency from ending`);
    expect((await its.openIntent(uuid)).body.error.message, 'nothing new is opened').toBe('Invalid order');
    await its.age(uuid, 1);
    if (what === 'paid') its.gateway.pay(intent);
    await its.runJob('reconcilePaymentAttempts');
    expect(await its.statusOf(uuid)).toBe(status);
    expect(await attemptsOf(its.shop, uuid)).toEqual([{ kind: 'end', state: 'succeeded' }]);
    expect((await place(its.shop, cartId)).status).toBe(what === 'paid' ? 400 : 200);
  });

  test('and whose intent lost its connection while it was canceled: the next attempt finds it canceled', async () => {
    const { uuid, cartId, intent } = await reopened();
    its.gateway.breakNext({ kind: 'cut', path: /cancel$/, times: 2 });
    const first = await place(its.shop, cartId);
    if (first.status !== 200) dataOf(await place(its.shop, cartId));
    expect(its.gateway.intent(intent).status).toBe('canceled');
    expect(await its.statusOf(uuid)).toBe('canceled');
  });

  test('does not call the gateway if the previous order has no intent, or another method', async () => {
    for (const method of ['cardgw', 'cod']) {
      const { uuid, cartId } = await its.newOrder(method);
      const calls = its.gateway.calls.length;
      await its.shop.app.carts.reactivate(its.shop.db, uuid);
      const { status } = await place(its.shop, cartId);
      expect(status, method).toBe(method === 'cod' ? 400 : 200);
      expect(its.gateway.calls).toHaveLength(calls);
    }
  });

  test('an order whose payment was ended cannot open another intent', async () => {
    const { uuid, intent } = await reopened();
    expect(await its.shop.app.payments.end(uuid)).toBe('ended');
    expect((await its.openIntent(uuid)).status).toBe(400);
    expect(its.gateway.intent(intent).status).toBe('canceled');
    const bare = await its.newOrder();
    expect(await its.shop.app.payments.end(bare.uuid)).toBe('ended');
    expect((await its.openIntent(bare.uuid)).status).toBe(400);
  });
});

describe('late money for an order that a later order of its cart superseded', () => {
  let its: CardShop;
  beforeAll(async () => {
    its = await cardShop();
  });
  afterAll(() => its.stop());

  const run = () => its.runJob('refundDuplicatePayments');

  /** Places two orders for one cart. The second order, paid with `method`, supersedes the first. */
  async function superseded(method: string) {
    const first = await its.newOrder();
    await its.shop.app.carts.reactivate(its.shop.db, first.uuid);
    await payBy(its.shop, first.cartId, method);
    const second = dataOf(await place(its.shop, first.cartId));
    return { first, second: { uuid: second.uuid as string, number: second.order_number as string } };
  }

  /** Pays an order with an intent that the shop did not store, such as an intent of an older release. */
  async function payLate(uuid: string, mode: 'automatic' | 'manual' = 'automatic'): Promise<string> {
    const answer = await fetch(`${its.gateway.url}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: `Bearer ${its.gateway.secretKey}` },
      body: new URLSearchParams({
        amount: '2500',
        currency: 'usd',
        capture_method: mode,
        'metadata[order_id]': uuid,
      }),
    });
    const { id } = (await answer.json()) as { id: string };
    its.gateway.pay(id);
    await its.deliver(its.gateway.events.at(-1));
    return id;
  }

  async function payNow(uuid: string): Promise<void> {
    its.gateway.pay(await its.intentOf(uuid));
    await its.deliver(its.gateway.events.at(-1));
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
  }

  test.each(['before', 'after'])('is refunded, once, if the later one was paid %s it', async (when) => {
    const { first, second } = await superseded('cardgw');
    if (when === 'before') await payNow(second.uuid);
    await payLate(first.uuid);
    if (when === 'after') {
      await run();
      expect(await its.statusOf(first.uuid), 'the later one is unpaid: it is recorded').toBe(
        'cardgw_captured',
      );
      await payNow(second.uuid);
    }
    const refunds = its.gateway.refunds().length;
    await run();
    await run();
    expect(its.gateway.refunds().slice(refunds)).toMatchObject([{ amount: 2500, status: 'succeeded' }]);
    expect(await its.statusOf(first.uuid)).toBe('cardgw_refunded');
    expect(await its.statusOf(second.uuid)).toBe('cardgw_captured');
    expect((await its.history(first.uuid)).activities).toContain(
      `Order ${second.number} from the same cart is paid, so 25.00 USD of this order was refunded`,
    );
    const { order_number } = await its.read(first.uuid);
    expect((await its.history(second.uuid)).activities).toContain(
      `Order ${order_number} from the same cart was also paid: 25.00 USD was refunded`,
    );
    await its.deliver(its.gateway.events.at(-1));
    expect((await its.emitted(first.uuid)).filter((name) => /refund/.test(name)).toSorted()).toEqual([
      'order_refunded',
      'payment_refunded_duplicate',
    ]);
  });

  test('that is only authorized is released', async () => {
    const { first, second } = await superseded('cardgw');
    await payNow(second.uuid);
    const intent = await payLate(first.uuid, 'manual');
    expect(await its.statusOf(first.uuid)).toBe('cardgw_authorized');
    await run();
    expect(its.gateway.intent(intent).status).toBe('canceled');
    expect(await its.statusOf(first.uuid)).toBe('canceled');
    expect(await its.emitted(first.uuid)).toContain('payment_refunded_duplicate');
  });

  test('is recorded and left to the merchant if the later one is paid on delivery', async () => {
    const { first, second } = await superseded('cod');
    await payLate(first.uuid);
    const refunds = its.gateway.refunds().length;
    await run();
    expect(its.gateway.refunds()).toHaveLength(refunds);
    expect(await its.statusOf(first.uuid)).toBe('cardgw_captured');
    expect(await its.statusOf(second.uuid)).toBe('cod_pending');
  });

  test('that the gateway refuses to refund is reported in the history, and not retried forever', async () => {
    const { first, second } = await superseded('cardgw');
    await payNow(second.uuid);
    const intent = await payLate(first.uuid);
    its.gateway.refundAtDashboard(intent);
    const calls = () => its.gateway.calls.filter(({ path }) => path.endsWith('/refunds')).length;
    await run();
    const tried = calls();
    await run();
    expect(calls()).toBe(tried);
    expect((await its.history(first.uuid)).activities.join()).toContain(
      'were both paid, and the gateway declined to refund this one',
    );
  });
});

describe('a cart that is ordered again after a wallet order', () => {
  let its: WalletShop;
  beforeAll(async () => {
    its = await walletShop();
  });
  afterAll(() => its.stop());

  async function reopened() {
    const order = await its.startedOrder();
    await its.shop.app.carts.reactivate(its.shop.db, order.uuid);
    return order;
  }

  test('looks the payment up; what is approved afterwards is not captured', async () => {
    const first = await reopened();
    const next = dataOf(await place(its.shop, first.cartId));
    its.gateway.approve(first.walletId);
    expect((await its.finish(first)).headers.get('location')).not.toContain('/checkout/success');
    for (const event of its.takeWebhooks()) expect((await its.deliver(event)).status).toBe(200);
    expect(its.gateway.requests.some(({ path }) => path.endsWith('/capture'))).toBe(false);
    expect([await its.statusOf(first.uuid), await its.statusOf(next.uuid)]).toEqual(['canceled', 'pending']);
  });

  test('is rejected if the money was captured in the meantime, which is recorded', async () => {
    const first = await reopened();
    await payBy(its.shop, first.cartId, 'cod');
    its.gateway.approve(first.walletId);
    // The response to the capture is lost.
    its.gateway.fault(/capture$/, { kind: 'cut' }, 3);
    expect((await its.finish(first)).status).toBe(502);
    its.gateway.clearFaults();
    expect(await its.statusOf(first.uuid)).toBe('pending');
    await its.ageAttempt(first.uuid, 1);
    await its.reconcile();
    expect(await its.statusOf(first.uuid)).toBe('walletgw_captured');
    expect(refusalOf(await place(its.shop, first.cartId))).toEqual(INVALID_CART);
  });

  test('is rejected while its payment is under review', async () => {
    const first = await reopened();
    its.gateway.outcomes.capture = 'PENDING';
    its.gateway.approve(first.walletId);
    expect((await its.finish(first)).status).toBe(303);
    its.gateway.outcomes.capture = 'COMPLETED';
    expect(await its.statusOf(first.uuid)).toBe('walletgw_pending');
    expect(refusalOf(await place(its.shop, first.cartId))).toEqual(INVALID_CART);
  });

  test('is not ordered while the gateway does not respond', async () => {
    const first = await reopened();
    its.gateway.fault(/orders/, { kind: 'error' }, 9);
    expect(refusalOf(await place(its.shop, first.cartId))).toEqual(UNAVAILABLE);
    its.gateway.clearFaults();
    dataOf(await place(its.shop, first.cartId));
    expect(await its.statusOf(first.uuid)).toBe('canceled');
  });
});
