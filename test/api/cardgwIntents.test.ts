import { randomUUID } from 'node:crypto';
import { sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { cardShop, configFor } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { dataOf } from '../support/shop.ts';

let its: CardShop;
beforeAll(async () => {
  its = await cardShop();
});
afterAll(() => its.stop());

const INVALID = [400, 'INVALID_ORDER', 'Invalid order'];
const FAILED = [500, 'CARD_INTENT_FAILED', 'Can not create the payment intent'];
const creations = () =>
  its.gateway.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/payment_intents');

describe('POST /api/cardgw/paymentIntents', () => {
  test('opens an intent for the order: its total, its currency, and as metadata only the order', async () => {
    const { uuid } = await its.newOrder();
    const answer = await its.openIntent(uuid);
    expect(answer.body).toEqual({ data: { clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/) } });
    expect(creations().at(-1)).toMatchObject({
      parameters: {
        amount: '2500',
        currency: 'usd',
        capture_method: 'automatic_async',
        automatic_payment_methods: { enabled: 'true' },
        metadata: { order_id: uuid },
      },
      idempotencyKey: `${uuid}:2500:USD:automatic_async:1`,
    });
    expect(await its.statusOf(uuid)).toBe('pending');
  });

  test.each([
    ['authorizeOnly', 'manual'],
    ['anything else', 'manual'],
    ['capture', 'automatic_async'],
  ])('the setting cardgwPaymentMode %s makes the capture %s', async (mode, method) => {
    await its.setMode(mode);
    const id = await its.intentOf((await its.newOrder()).uuid);
    expect(its.gateway.intent(id).capture_method).toBe(method);
  });

  test('an order has one open intent: later and concurrent calls get the same intent', async () => {
    const { uuid } = await its.newOrder();
    const before = its.gateway.intents().length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => its.openIntent(uuid)));
    const secrets = answers.map((answer) => dataOf(answer).clientSecret);
    expect(new Set([...secrets, dataOf(await its.openIntent(uuid)).clientSecret]).size).toBe(1);
    expect(its.gateway.intents()).toHaveLength(before + 1);
  });

  test('the mode at the time of opening is kept', async () => {
    const { uuid } = await its.newOrder();
    const id = await its.intentOf(uuid);
    await its.setMode('authorizeOnly');
    expect(await its.intentOf(uuid)).toBe(id);
    await its.setMode('capture');
  });

  test('a new one is opened only after the stored one was canceled', async () => {
    const { uuid } = await its.newOrder();
    const former = await its.intentOf(uuid);
    its.gateway.cancelAtDashboard(former);
    const from = its.gateway.events.length - 1;
    const id = await its.intentOf(uuid);
    expect(id).not.toBe(former);
    expect(creations().at(-1)?.idempotencyKey).toBe(`${uuid}:2500:USD:automatic_async:2`);
    await its.deliverAll(from);
    expect(await its.statusOf(uuid), 'the event of the former one must not cancel the order').toBe('pending');
  });

  test('ending a former intent ends the payment if the order was paid with it after all', async () => {
    await its.setMode('authorizeOnly');
    const { uuid } = await its.newOrder();
    const from = its.gateway.events.length;
    const former = await its.intentOf(uuid);
    its.gateway.pay(former);
    its.gateway.cancelAtDashboard(former);
    expect(await its.intentOf(uuid)).not.toBe(former);
    await its.deliverAll(from);
    expect(await its.statusOf(uuid)).toBe('canceled');
    await its.setMode('capture');
  });

  test.each([
    [{ order_id: randomUUID() }, 'Cart is invalid'],
    [{ cart_id: 'x' }, 'Order is invalid'],
    [{ cart_id: 'x', order_id: 7 }, 'Order is invalid'],
    [{ cart_id: null, order_id: 'x' }, 'Cart is invalid'],
    [{}, 'Cart is invalid'],
  ])('%j is 400 %s', async (body, message) => {
    const answer = await its.shop.request('POST', '/api/cardgw/paymentIntents', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ status: 400, message });
  });

  test('an order that is unknown, uses another method, or is no longer pending is invalid', async () => {
    for (const uuid of [randomUUID(), 'no uuid', '', (await its.newOrder('cod')).uuid])
      expect(refusalOf(await its.openIntent(uuid))).toEqual(INVALID);
    const { uuid } = await its.newOrder();
    dataOf(await its.cancel(uuid));
    expect(refusalOf(await its.openIntent(uuid))).toEqual(INVALID);
  });

  test.each(['error', 'cut', 'hang'] as const)(
    'a gateway that fails permanently (%s) results in 500, and the next call opens at most one intent',
    async (kind) => {
      const { uuid } = await its.newOrder();
      const before = its.gateway.intents().length;
      its.gateway.breakNext({ kind, times: 2 });
      expect(refusalOf(await its.openIntent(uuid))).toEqual(FAILED);
      await its.intentOf(uuid);
      expect(its.gateway.intents()).toHaveLength(before + 1);
    },
  );

  test('a connection that breaks once after the intent was created is retried automatically', async () => {
    const { uuid } = await its.newOrder();
    const before = its.gateway.intents().length;
    its.gateway.breakNext({ kind: 'cut' });
    await its.intentOf(uuid);
    expect(its.gateway.intents()).toHaveLength(before + 1);
  });

  test('an intent that was created while the order was canceled is canceled at the gateway', async () => {
    const { uuid } = await its.newOrder();
    its.gateway.breakNext({ kind: 'slow', delayMs: 500, path: /payment_intents$/ });
    const [opened] = await Promise.all([its.openIntent(uuid), its.cancel(uuid)]);
    expect(refusalOf(opened)).toEqual(INVALID);
    const made = its.gateway.intents().filter(({ metadata }) => metadata['order_id'] === uuid);
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 'canceled'));
  });

  test.each([
    ['BHD', '25.001', null],
    ['BHD', '25.010', 25_010],
    ['HUF', '2500', 250_000],
    ['JPY', '2500', 2500],
    ['UGX', '2500', 250_000],
  ])('%s %s is %s in the gateway’s units', async (currency, total, units) => {
    const { uuid } = await its.newOrder();
    await its.shop.db.run(sql.type(z.object({}))`
      update "order" set currency = ${currency}, grand_total = ${total}::numeric where uuid = ${uuid}`);
    const answer = await its.openIntent(uuid);
    if (units === null) return expect(refusalOf(answer)).toEqual(FAILED);
    dataOf(answer);
    expect(creations().at(-1)?.parameters).toMatchObject({
      amount: String(units),
      currency: currency.toLowerCase(),
    });
  });
});

describe('credentials', () => {
  test('without a secret key, cards are not offered, and no webhook is accepted', async () => {
    const { system } = configFor(its.gateway);
    const bare = await cardShop({ config: { system: { cardgw: { apiBase: system.cardgw.apiBase } } } });
    await expect(bare.newOrder()).rejects.toThrow('400');
    const { body, headers } = its.gateway.signed({ type: 'x' });
    const answer = await bare.shop.request('POST', '/api/cardgw/webhook', body, { headers });
    expect([answer.status, answer.body]).toEqual([400, 'Webhook Error: No endpoint secret is configured']);

    const secrets = { cardgwSecretKey: 'sk_saved', cardgwEndpointSecret: 'whsec_saved' };
    dataOf(await bare.shop.admin('POST', '/api/settings', secrets));
    await bare.newOrder();
    const settings = JSON.stringify((await bare.shop.admin('GET', '/api/settings')).body);
    for (const secret of Object.values(secrets)) expect(settings).not.toContain(secret);
    const stored = await bare.shop.db.any(sql.type(z.object({ row: z.string() }))`
      select setting::text as row from setting where name like 'cardgw%'`);
    expect(stored).toHaveLength(2);
    for (const { row } of stored) expect(row).not.toMatch(/sk_saved|whsec_saved/);
    await bare.stop();
  });

  test('the card field is rendered with the publishable key and the script from the configuration', async () => {
    const query = '{ cardField { publishableKey scriptUrl } }';
    expect(dataOf(await its.shop.query(query)).cardField).toBeNull();
    dataOf(await its.shop.admin('POST', '/api/settings', { cardgwPublishableKey: 'pk_test_1' }));
    expect(dataOf(await its.shop.query(query)).cardField).toEqual({
      publishableKey: 'pk_test_1',
      scriptUrl: 'https://js.stripe.com/v3/',
    });
  });
});

test.each(['/api/cardgw/paymentIntents/capture', '/api/cardgw/paymentIntents/refund'])(
  'the removed route %s is 404',
  async (path) => expect((await its.shop.admin('POST', path, {})).status).toBe(404),
);
