import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { dataOf } from '../support/shop.ts';
import { walletShop } from '../support/walletShop.ts';
import type { WalletShop } from '../support/walletShop.ts';

let its: WalletShop;
beforeAll(async () => {
  its = await walletShop();
});
afterAll(() => its.stop());
afterEach(async () => {
  its.gateway.clearFaults();
  its.gateway.events.length = 0;
  its.rewrites.amount = null;
  its.rewrites.order = null;
});

const body = (uuid: string) => {
  const request = its.gateway.requests.findLast(({ requestId }) => requestId === uuid);
  return JSON.parse(request?.text ?? '{}');
};
const usd = (value: string) => ({ currency_code: 'USD', value });

describe('creating the order at the gateway', () => {
  test('sends the whole order, and returns where the shopper approves it', async () => {
    const order = await its.newOrder();
    const created = dataOf(await its.create(order.uuid));
    const [walletgwOrderId] = [...its.gateway.ledger.orders.keys()].slice(-1);
    expect(created).toEqual({
      walletgwOrderId,
      approveUrl: `${its.gateway.url}/checkoutnow?token=${walletgwOrderId}`,
    });
    expect((await its.read(order.uuid)).integration_order_id).toBe(walletgwOrderId);
    expect(body(order.uuid)).toEqual({
      intent: 'CAPTURE',
      purchase_units: [
        {
          invoice_id: order.order_number,
          custom_id: order.uuid,
          amount: {
            ...usd('25.00'),
            breakdown: {
              item_total: usd('20.00'),
              shipping: usd('5.00'),
              discount: usd('0.00'),
              tax_total: usd('0.00'),
            },
          },
          items: [
            {
              name: expect.stringContaining('Product'),
              sku: its.product.sku,
              quantity: '2',
              unit_amount: usd('10.00'),
              category: 'PHYSICAL_GOODS',
            },
          ],
          shipping: {
            type: 'SHIPPING',
            name: { full_name: 'Ada Lovelace' },
            address: {
              address_line_1: '12 Analytical Row',
              admin_area_2: 'Oakland',
              admin_area_1: 'CA',
              postal_code: '94607',
              country_code: 'US',
            },
          },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            return_url: `http://shop.test/walletgw/processing/${order.uuid}`,
            cancel_url: `http://shop.test/walletgw/cancelling/${order.uuid}`,
            user_action: 'PAY_NOW',
            brand_name: 'Shop',
            shipping_preference: 'SET_PROVIDED_ADDRESS',
          },
        },
      },
    });
  });

  test('again returns the same gateway order, also concurrently', async () => {
    const order = await its.newOrder();
    const before = its.gateway.ledger.orders.size;
    const answers = await Promise.all([1, 2, 3].map(() => its.create(order.uuid)));
    const ids = [...answers, await its.create(order.uuid)].map((answer) => dataOf(answer).walletgwOrderId);
    expect(new Set(ids).size).toBe(1);
    expect(its.gateway.ledger.orders.size).toBe(before + 1);
  });

  test('for an approved order redirects to the page that finishes it', async () => {
    const order = await its.approvedOrder();
    const { approveUrl } = dataOf(await its.create(order.uuid));
    expect(approveUrl).toBe(`http://shop.test/walletgw/processing/${order.uuid}?token=${order.walletId}`);
  });

  test('uses the intent of the setting', async () => {
    await its.intent('AUTHORIZE');
    const order = await its.newOrder();
    dataOf(await its.create(order.uuid));
    await its.intent('CAPTURE');
    expect(body(order.uuid).intent).toBe('AUTHORIZE');
  });

  test('lets extensions rewrite the amount and the whole body', async () => {
    its.rewrites.amount = ({ value }) => ({ currency_code: 'USD', value });
    its.rewrites.order = (all) => {
      const { purchase_units, ...rest } = all as { purchase_units: object[] };
      return {
        ...rest,
        purchase_units: [{ ...purchase_units[0], items: undefined, soft_descriptor: 'SHOP' }],
      };
    };
    const order = await its.newOrder();
    dataOf(await its.create(order.uuid));
    const [unit] = body(order.uuid).purchase_units;
    expect(unit).toMatchObject({ amount: usd('25.00'), soft_descriptor: 'SHOP' });
    expect(unit.amount.breakdown).toBeUndefined();
  });

  test('without order_id is 400, and so is anything but a pending wallet order: Invalid order', async () => {
    const missing = await its.shop.request('POST', '/api/walletgw/orders', {});
    expect([missing.status, missing.body.error.message]).toEqual([400, expect.stringContaining('order_id')]);
    const paid = await its.approvedOrder();
    await its.finish(paid);
    const canceled = await its.newOrder();
    await its.cancel(canceled.uuid);
    for (const id of ['x', '7d3a2f6e-0f5a-4c11-9d5e-0a1b2c3d4e5f', paid.uuid, canceled.uuid])
      expect(refusalOf(await its.create(id))).toEqual([400, 'INVALID_ORDER', 'Invalid order']);
  });

  test.each([
    ['an HTTP error', { status: 422, body: { name: 'X', message: 'Not like this' } }, 'Not like this'],
    ['a server error', { status: 500, body: { message: 'Down' } }, 'Down'],
    ['no order id', { status: 201, body: { links: [] } }, 'The wallet gateway did not return an order ID'],
    [
      'no approval link',
      { status: 201, body: { id: 'NOLINK', links: [] } },
      'The wallet gateway did not return an approval link for this order',
    ],
    ['no JSON', { status: 200, body: undefined }, "The wallet gateway's response has an unexpected format"],
  ])('%s reopens the cart and is a 500 with the reason', async (_name, answer, message) => {
    const order = await its.newOrder();
    expect(await its.isCartOpen(order.uuid)).toBe(false);
    its.gateway.fault(
      /checkout\/orders$/,
      { kind: 'answer', status: answer.status, body: answer.body ?? null },
      3,
    );
    expect(refusalOf(await its.create(order.uuid))).toEqual([500, expect.any(String), message]);
    expect(await its.isCartOpen(order.uuid)).toBe(true);
    its.gateway.clearFaults();
    dataOf(await its.create(order.uuid));
  });

  test.each(['cut', 'hang', 'error'] as const)('survives one lost response: %s', async (kind) => {
    const order = await its.newOrder();
    const before = its.gateway.ledger.orders.size;
    its.gateway.fault(/checkout\/orders$/, { kind });
    dataOf(await its.create(order.uuid));
    expect(its.gateway.ledger.orders.size).toBe(before + 1);
  });
});

describe('the gateway’s access token', () => {
  test('is requested once, and again when it is rejected', async () => {
    const order = await its.newOrder();
    const before = its.gateway.tokens();
    dataOf(await its.create(order.uuid));
    expect(its.gateway.tokens()).toBe(before);
    its.gateway.fault(/checkout\/orders/, { kind: 'answer', status: 401, body: { error: 'invalid_token' } });
    dataOf(await its.create(order.uuid));
    expect(its.gateway.tokens()).toBe(before + 1);
  });
});
