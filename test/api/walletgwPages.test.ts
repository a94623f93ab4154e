import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dataOf } from '../support/shop.ts';
import { walletShop } from '../support/walletShop.ts';
import type { WalletShop } from '../support/walletShop.ts';

let its: WalletShop;
beforeAll(async () => {
  its = await walletShop({ config: { checkout: { successUrl: '/thanks/{orderUuid}', cancelUrl: '/pay' } } });
});
afterAll(() => its.stop());
afterEach(async () => {
  its.gateway.clearFaults();
  its.gateway.outcomes.capture = 'COMPLETED';
  its.gateway.outcomes.authorization = 'CREATED';
  its.gateway.outcomes.refusal = null;
});

const goes = async (answer: ReturnType<WalletShop['finish']>) => {
  const { status, headers } = await answer;
  return [status, headers.get('location')];
};
const toSuccess = (uuid: string) => [303, `http://shop.test/thanks/${uuid}`];
const TO_CANCEL = [303, 'http://shop.test/pay'];

describe('the return page', () => {
  test('captures the money once, and reloading it changes nothing', async () => {
    const order = await its.approvedOrder();
    for (let round = 0; round < 3; round += 1)
      expect(await goes(its.finish(order))).toEqual(toSuccess(order.uuid));
    expect(await its.read(order.uuid)).toMatchObject({
      payment_status: 'walletgw_captured',
      status: 'processing',
    });
    const { transactions, comments } = await its.history(order.uuid);
    const [capture] = [...its.gateway.ledger.captures.values()].slice(-1);
    expect(transactions).toMatchObject([
      { paymentAction: 'capture', transactionId: capture?.id, amount: { value: 25 } },
    ]);
    expect(comments).toContain(`Captured the payment. Transaction ID: ${capture?.id}`);
    expect(await its.countDeliveries('order_placed', order.uuid)).toBe(1);
    const captures = its.gateway.requests.filter(
      ({ path }) => path === `/v2/checkout/orders/${order.walletId}/capture`,
    );
    expect(captures.map(({ requestId }) => requestId)).toEqual([`${order.uuid}-capture`]);
  });

  test('authorizes the money if the setting says so', async () => {
    await its.intent('AUTHORIZE');
    const order = await its.approvedOrder();
    await its.intent('CAPTURE');
    expect(await goes(its.finish(order))).toEqual(toSuccess(order.uuid));
    expect(await its.statusOf(order.uuid)).toBe('walletgw_authorized');
    expect((await its.history(order.uuid)).transactions).toMatchObject([{ paymentAction: 'authorize' }]);
    expect(await its.countDeliveries('order_placed', order.uuid)).toBe(1);
  });

  test('records a payment that the gateway is reviewing, and places no order yet', async () => {
    its.gateway.outcomes.capture = 'PENDING';
    const order = await its.approvedOrder();
    expect(await goes(its.finish(order))).toEqual(toSuccess(order.uuid));
    expect(await its.statusOf(order.uuid)).toBe('walletgw_pending');
    expect(await its.countDeliveries('order_placed', order.uuid)).toBe(0);
  });

  test.each([
    ['refused', () => (its.gateway.outcomes.refusal = 'INSTRUMENT_DECLINED')],
    ['declined', () => (its.gateway.outcomes.capture = 'DECLINED')],
  ])('a payment that is %s fails the order, and opens its cart again', async (_name, happens) => {
    happens();
    const order = await its.approvedOrder();
    expect(await goes(its.finish(order))).toEqual(TO_CANCEL);
    expect(await its.statusOf(order.uuid)).toBe('walletgw_failed');
    expect(await its.isCartOpen(order.uuid)).toBe(true);
    expect(await goes(its.finish(order))).toEqual(TO_CANCEL);
    const failures = (await its.history(order.uuid)).comments.filter((text) => /failed|denied/.test(text));
    expect(failures).toHaveLength(1);
    its.gateway.outcomes.refusal = null;
    its.gateway.outcomes.capture = 'COMPLETED';
    const next = dataOf(await its.shop.request('POST', '/api/orders', { cart_id: order.cartId }));
    expect(next.uuid).not.toBe(order.uuid);
    expect(await its.statusOf(order.uuid)).toBe('canceled');
  });

  test('before the shopper approved redirects back, and the order can still be paid', async () => {
    const order = await its.startedOrder();
    expect(await goes(its.finish(order))).toEqual(TO_CANCEL);
    expect(await its.statusOf(order.uuid)).toBe('pending');
    expect(await its.isCartOpen(order.uuid)).toBe(true);
    its.gateway.approve(order.walletId);
    expect(await goes(its.finish(order))).toEqual(toSuccess(order.uuid));
    expect(await its.isCartOpen(order.uuid)).toBe(false);
  });

  test('with another amount captures nothing, and reports it in the history once', async () => {
    its.rewrites.amount = () => ({ currency_code: 'USD', value: '1.00' });
    const order = await its.approvedOrder();
    its.rewrites.amount = null;
    const before = its.gateway.ledger.captures.size;
    for (let round = 0; round < 2; round += 1) expect(await goes(its.finish(order))).toEqual(TO_CANCEL);
    expect(its.gateway.ledger.captures.size).toBe(before);
    expect(await its.statusOf(order.uuid)).toBe('pending');
    const comments = (await its.history(order.uuid)).comments.filter((text) => text.startsWith('Attention'));
    expect(comments).toEqual([
      `Attention: the wallet gateway reported 1.00 USD, which differs from the order total. Nothing was captured. ID: ${order.walletId}`,
    ]);
  });

  test('with a wrong token, or for an order without wallet payment, is 404', async () => {
    const order = await its.approvedOrder();
    const fresh = await its.newOrder();
    for (const [uuid, token] of [
      [order.uuid, 'WRONG'],
      [order.uuid, ''],
      [fresh.uuid, ''],
      ['x', order.walletId],
    ] as const)
      for (const page of ['processing', 'cancelling'])
        expect((await its.shop.request('GET', `/walletgw/${page}/${uuid}?token=${token}`)).status).toBe(404);
    expect(await its.statusOf(order.uuid)).toBe('pending');
  });

  test('without a response from the gateway asks the shopper to return, and then captures the money once', async () => {
    const order = await its.approvedOrder();
    const before = its.gateway.ledger.captures.size;
    its.gateway.fault(/capture$/, { kind: 'cut' }, 3);
    const page = await its.finish(order);
    expect([page.status, page.body]).toEqual([502, expect.stringContaining('could not be confirmed yet')]);
    expect(await its.statusOf(order.uuid)).toBe('pending');
    expect(await goes(its.finish(order))).toEqual(toSuccess(order.uuid));
    expect(its.gateway.ledger.captures.size).toBe(before + 1);
    expect(await its.statusOf(order.uuid)).toBe('walletgw_captured');
  });

  test('finds the captured money if the gateway reports it', async () => {
    const order = await its.approvedOrder();
    its.gateway.ledger.captureOrder(order.walletId);
    its.gateway.ledger.order(order.walletId).status = 'APPROVED';
    const captured = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] };
    its.gateway.fault(/capture$/, { kind: 'answer', status: 422, body: captured });
    expect(await goes(its.finish(order))).toEqual(toSuccess(order.uuid));
    expect(await its.statusOf(order.uuid)).toBe('walletgw_captured');
  });

  test('twenty concurrent requests and the webhook between them: one capture, one record, placed once', async () => {
    const order = await its.startedOrder();
    its.gateway.approve(order.walletId);
    const [approved] = its.takeWebhooks();
    const before = its.gateway.ledger.captures.size;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 4 === 3 ? its.deliver(approved!) : its.finish(order),
      ),
    );
    for (const { status } of answers) expect([200, 303]).toContain(status);
    await Promise.all([...its.takeWebhooks(), ...its.takeWebhooks()].map(its.deliver));
    expect(its.gateway.ledger.captures.size).toBe(before + 1);
    expect((await its.history(order.uuid)).transactions).toHaveLength(1);
    expect(await its.statusOf(order.uuid)).toBe('walletgw_captured');
    expect(await its.countDeliveries('order_placed', order.uuid)).toBe(1);
  });
});

describe('the cancel page', () => {
  test('cancels the order, reopens its cart, and can be loaded twice', async () => {
    const order = await its.startedOrder();
    for (let round = 0; round < 2; round += 1) expect(await goes(its.giveUp(order))).toEqual(TO_CANCEL);
    expect(await its.read(order.uuid)).toMatchObject({ payment_status: 'canceled', status: 'canceled' });
    expect(await its.isCartOpen(order.uuid)).toBe(true);
    const { comments } = await its.history(order.uuid);
    expect(comments.filter((text) => text.startsWith('Order canceled'))).toEqual([
      'Order canceled (Customer canceled the payment at the wallet gateway)',
    ]);
    expect(await goes(its.finish(order))).toEqual([303, 'http://shop.test/']);
  });

  test('keeps what was paid in another window in the meantime', async () => {
    const order = await its.approvedOrder();
    its.gateway.ledger.captureOrder(order.walletId);
    expect(await goes(its.giveUp(order))).toEqual(toSuccess(order.uuid));
    expect(await its.statusOf(order.uuid)).toBe('walletgw_captured');
    expect(await its.isCartOpen(order.uuid)).toBe(false);
  });

  test('keeps the order if it is unknown whether it was paid', async () => {
    const order = await its.approvedOrder();
    its.gateway.fault(/checkout\/orders/, { kind: 'error' }, 3);
    expect(await goes(its.giveUp(order))).toEqual(TO_CANCEL);
    expect(await its.statusOf(order.uuid)).toBe('pending');
    expect(await its.isCartOpen(order.uuid)).toBe(true);
  });

  test('concurrent with the return page: paid or canceled, never both without a record', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await its.approvedOrder();
      await Promise.all([its.finish(order), its.giveUp(order)]);
      const { comments, transactions } = await its.history(order.uuid);
      const status = await its.statusOf(order.uuid);
      expect(['walletgw_captured', 'canceled']).toContain(status);
      if (status === 'canceled' && transactions.length > 0)
        expect(comments).toContain('Attention: the order was paid after it was canceled');
    }
  });
});
