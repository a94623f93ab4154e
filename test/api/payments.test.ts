import { createTestClock } from '@shop/runtime/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { paymentShop } from '../support/paymentShop.ts';
import type { PaymentShop } from '../support/paymentShop.ts';
import { dataOf } from '../support/shop.ts';

const clock = createTestClock(new Date('2026-03-01T12:00:00Z'));
let its: PaymentShop;
beforeAll(async () => {
  its = await paymentShop({ clock });
});
afterAll(() => its.shop.stop());
afterEach(() => void (its.gateway.behaves = 'answer'));

const statusOf = async (uuid: string) => (await its.read(uuid)).payment_status;
const IN_PROGRESS = [409, 'PAYMENT_IN_PROGRESS'];
const UNKNOWN = [502, 'GATEWAY_OUTCOME_UNKNOWN'];

describe('cash on delivery', () => {
  test('is captured when the cash has arrived: an offline capture of the grand total', async () => {
    const { uuid, order_id } = await its.newOrder('cod');
    const done = dataOf(await its.capture(uuid));
    expect(done).toEqual({
      paymentStatus: 'cod_captured',
      transaction: {
        payment_transaction_id: expect.any(Number),
        uuid: expect.any(String),
        order_id,
        payment_method: 'cod',
        transaction_id: `cod-capture-${uuid}-${clock.now().getTime()}`,
        transaction_type: 'offline',
        payment_action: 'capture',
        amount: 25,
        currency: 'USD',
        parent_transaction_id: `cod-authorize-${uuid}`,
        additional_information: null,
        created_at: expect.any(String),
      },
    });
    expect(await its.read(uuid)).toMatchObject({ payment_status: 'cod_captured', status: 'processing' });
    const { activities } = await its.history(uuid);
    expect(activities.map(({ comment }: { comment: string }) => comment)).toContain('Captured 25.00 USD');
    expect(refusalOf(await its.capture(uuid))).toEqual([
      400,
      'ORDER_NOT_CAPTURABLE',
      'Order is not capturable in its current status (cod_captured)',
    ]);
  });

  test('accepts only the grand total', async () => {
    const { uuid } = await its.newOrder('cod');
    expect(refusalOf(await its.capture(uuid, { amount: 10 }))).toEqual([
      400,
      'PARTIAL_CAPTURE_NOT_SUPPORTED',
      'Payment method "cod" does not support partial captures',
    ]);
    dataOf(await its.capture(uuid, { amount: '25.00' }));
  });

  test('is refunded in part and in full, never more than was captured', async () => {
    const { uuid } = await its.newOrder('cod');
    expect(refusalOf(await its.refund(uuid, { amount: 1 }))).toEqual([
      400,
      'ORDER_NOT_REFUNDABLE',
      'Order is not refundable in its current status (cod_pending)',
    ]);
    dataOf(await its.capture(uuid));
    expect(dataOf(await its.refund(uuid, { amount: '10.50' }))).toMatchObject({
      paymentStatus: 'cod_partial_refunded',
      isFullRefund: false,
      transaction: { payment_action: 'refund', amount: 10.5, transaction_type: 'offline' },
    });
    expect(refusalOf(await its.refund(uuid, { amount: 14.51 }))).toEqual([
      400,
      'BAD_REFUND_AMOUNT',
      'Refund amount must be greater than 0 and at most the remaining captured amount',
    ]);
    expect(dataOf(await its.refund(uuid))).toMatchObject({
      paymentStatus: 'cod_refunded',
      isFullRefund: true,
      transaction: { amount: 14.5 },
    });
    expect(await its.read(uuid)).toMatchObject({ payment_status: 'cod_refunded', status: 'closed' });
    expect((await its.refund(uuid, { amount: 1 })).status).toBe(400);
  });

  test('a captured order cannot be canceled, only refunded', async () => {
    const { uuid } = await its.newOrder('cod');
    dataOf(await its.capture(uuid));
    expect(refusalOf(await its.cancel(uuid))).toEqual([
      400,
      'ORDER_NOT_CANCELABLE',
      'Order is not cancelable in its current status (cod_captured)',
    ]);
  });
});

describe('refunds by items', () => {
  test('cost what the units cost, are restocked on request, and no longer ship', async () => {
    const { uuid, items, product } = await its.newOrder('cod');
    dataOf(await its.capture(uuid));
    const item = { order_item_id: items[0]?.uuid, qty: 1, restock: true };
    expect(dataOf(await its.refund(uuid, { items: [item] })).transaction.amount).toBe(10);
    const stock = dataOf(await its.shop.admin('GET', `/api/products/${product.uuid}`));
    expect(stock.qty).toBe(99);
    expect(refusalOf(await its.refund(uuid, { items: [{ ...item, qty: 2 }] }))).toEqual([
      400,
      'TOO_MANY_TO_REFUND',
      `Cannot refund 2 of ${product.sku}: only 1 left`,
    ]);
    const shipment = dataOf(await its.shop.admin('POST', `/api/orders/${uuid}/shipments`, {}));
    expect(shipment.items).toMatchObject([{ qty: 1 }]);
  });

  test.each([
    [{ amount: 0 }],
    [{ amount: -1 }],
    [{ amount: 'x' }],
    [{ amount: 25.01 }],
    [{ amount: '1e1' }],
    [{ items: [{ order_item_id: 'none', qty: 1 }] }],
    [{ items: [{ order_item_id: '1', qty: 0 }] }],
  ])('an invalid one is rejected and nothing is refunded: %j', async (body) => {
    const { uuid } = await its.newOrder('cod');
    dataOf(await its.capture(uuid));
    expect((await its.refund(uuid, body)).status).toBe(400);
    expect(await statusOf(uuid)).toBe('cod_captured');
  });
});

test.each([-1, '-0.01', 0, 25.01, 1e15])('an amount beyond what was paid is reported: %s', async (amount) => {
  const { uuid } = await its.newOrder('cod');
  expect(refusalOf(await its.capture(uuid, { amount }))[2]).toBe(
    'Capture amount must be greater than 0 and at most the authorized amount',
  );
  dataOf(await its.capture(uuid));
  expect(refusalOf(await its.refund(uuid, { amount }))[2]).toBe(
    'Refund amount must be greater than 0 and at most the remaining captured amount',
  );
});

describe('a method with a gateway', () => {
  test('captures a part if supported, and refunds no more than that', async () => {
    const { uuid } = await its.newOrder();
    expect(refusalOf(await its.capture(uuid, { amount: 25.01 }))[1]).toBe('BAD_CAPTURE_AMOUNT');
    expect(dataOf(await its.capture(uuid, { amount: 20 })).paymentStatus).toBe('paylater_captured');
    expect(refusalOf(await its.refund(uuid, { amount: 20.01 }))[1]).toBe('BAD_REFUND_AMOUNT');
    expect(dataOf(await its.refund(uuid)).isFullRefund).toBe(true);
  });

  test('whose webhook is faster than its response attributes the history to the administrator', async () => {
    const { uuid } = await its.newOrder();
    const other = await its.newOrder();
    its.gateway.behaves = 'tell';
    dataOf(await its.capture(uuid));
    dataOf(await its.refund(uuid, { amount: 5 }));
    dataOf(await its.cancel(other.uuid));
    const activities = [...(await its.authored(uuid)), ...(await its.authored(other.uuid))];
    const reported = activities.filter(({ comment }) =>
      /^The hook tells|^Refunded|^Order canceled/.test(comment),
    );
    expect(reported.length).toBeGreaterThanOrEqual(3);
    expect(reported.filter(({ author }) => !author?.name)).toEqual([]);
  });

  test('that rejects is a 502 with its message, and nothing changes', async () => {
    const { uuid } = await its.newOrder();
    its.gateway.behaves = 'refuse';
    expect(refusalOf(await its.capture(uuid))).toEqual([502, 'GATEWAY_REFUSED', 'The gateway says no']);
    expect(await statusOf(uuid)).toBe('paylater_authorized');
    its.gateway.behaves = 'answer';
    dataOf(await its.capture(uuid));
    its.gateway.behaves = 'refuse';
    expect(refusalOf(await its.refund(uuid, { amount: 25 }))[1]).toBe('GATEWAY_REFUSED');
    its.gateway.behaves = 'answer';
    expect(dataOf(await its.refund(uuid, { amount: 25 })).isFullRefund).toBe(true);
  });

  test.each(['cut', 'fail', 'mumble'] as const)(
    'whose response to a capture is lost (%s) is called again with the same key, and captures once',
    async (behaviour) => {
      const { uuid } = await its.newOrder();
      its.gateway.behaves = behaviour;
      expect(refusalOf(await its.capture(uuid)).slice(0, 2)).toEqual(UNKNOWN);
      for (const operation of [its.capture(uuid), its.refund(uuid), its.cancel(uuid)])
        expect(refusalOf(await operation).slice(0, 2)).toEqual(IN_PROGRESS);
      its.gateway.behaves = 'answer';
      await its.reconcile();
      expect(await statusOf(uuid)).toBe('paylater_authorized');
      clock.advance(61_000);
      await its.reconcile();
      expect(await statusOf(uuid)).toBe('paylater_captured');
      const { paymentTransactions } = await its.history(uuid);
      expect(
        paymentTransactions.filter(
          ({ paymentAction }: { paymentAction: string }) => paymentAction === 'capture',
        ),
      ).toHaveLength(1);
      const key = its.gateway.requests.at(-1);
      expect(its.gateway.requests.filter((requested) => requested === key)).toHaveLength(2);
    },
  );

  test.each(['cut', 'mumble'] as const)(
    'a refund whose response is lost (%s) reserves its amount until it is reconciled',
    async (behaviour) => {
      const { uuid } = await its.newOrder();
      dataOf(await its.capture(uuid));
      its.gateway.behaves = behaviour;
      expect(refusalOf(await its.refund(uuid, { amount: 20 })).slice(0, 2)).toEqual(UNKNOWN);
      const further = [{ amount: 20 }, { amount: 5 }, {}].map((body) => () => its.refund(uuid, body));
      for (const operation of [...further, () => its.capture(uuid), () => its.cancel(uuid)])
        expect(refusalOf(await operation()).slice(0, 2)).toEqual(IN_PROGRESS);
      its.gateway.behaves = 'answer';
      clock.advance(61_000);
      await its.reconcile();
      expect(await statusOf(uuid)).toBe('paylater_partial_refunded');
      expect(dataOf(await its.refund(uuid)).transaction.amount).toBe(5);
    },
  );

  test.each([
    ['happened', 'cut', 'paylater_captured'],
    ['never happened', 'fail', 'paylater_authorized'],
  ] as const)(
    'after a day its key has expired: an attempt that %s is looked up, not repeated',
    async (_name, behaviour, status) => {
      const { uuid } = await its.newOrder();
      its.gateway.behaves = behaviour;
      expect((await its.capture(uuid)).status).toBe(502);
      const before = its.gateway.requests.length;
      await its.age(uuid, 25);
      its.gateway.behaves = 'answer';
      await its.reconcile();
      expect(await statusOf(uuid)).toBe(status);
      expect(its.gateway.requests).toHaveLength(before);
    },
  );

  test('an error during the lookup resolves nothing, and the attempt is looked up again', async () => {
    const { uuid } = await its.newOrder();
    its.gateway.behaves = 'cut';
    expect((await its.capture(uuid)).status).toBe(502);
    await its.age(uuid, 25);
    its.gateway.behaves = 'refuse';
    await its.reconcile();
    expect(refusalOf(await its.capture(uuid)).slice(0, 2)).toEqual(IN_PROGRESS);
    its.gateway.behaves = 'answer';
    await its.reconcile();
    expect(await statusOf(uuid), 'it waits for its next turn').toBe('paylater_authorized');
    clock.advance(61_000);
    await its.reconcile();
    expect(await statusOf(uuid)).toBe('paylater_captured');
  });

  test('authorized money is released before the order is canceled', async () => {
    const { uuid, product } = await its.newOrder();
    its.gateway.behaves = 'refuse';
    expect(refusalOf(await its.cancel(uuid))[1]).toBe('GATEWAY_REFUSED');
    expect(await statusOf(uuid)).toBe('paylater_authorized');
    its.gateway.behaves = 'answer';
    expect(dataOf(await its.cancel(uuid))).toMatchObject({ status: 'canceled', payment_status: 'canceled' });
    expect((await its.history(uuid)).paymentTransactions).toMatchObject([
      { paymentAction: 'authorize' },
      { paymentAction: 'void', parentTransactionId: `auth-${uuid}` },
    ]);
    expect(dataOf(await its.shop.admin('GET', `/api/products/${product.uuid}`)).qty).toBe(100);
  });
});

test.each(['capture', 'refunds'])('%s of an unknown order is 404', async (action) => {
  for (const id of ['7d3a2f6e-0f5a-4c11-9d5e-0a1b2c3d4e5f', 'x'])
    expect(refusalOf(await its.shop.admin('POST', `/api/orders/${id}/${action}`, {}))).toEqual([
      404,
      'ORDER_NOT_FOUND',
      'Order not found',
    ]);
});

test.each([
  '/api/cardgw/paymentIntents/capture',
  '/api/walletgw/authorizations/capture',
  '/api/cod/captures',
  '/api/cardgw/paymentIntents/refund',
  '/api/walletgw/authorizedTransactions',
  '/api/walletgw/captureTransactions',
])('the removed route %s is 404', async (path) => {
  expect((await its.shop.admin('POST', path, {})).status).toBe(404);
});
