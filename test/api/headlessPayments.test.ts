import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, html } from '@shop/runtime/extension';
import type { PaymentStep } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardShop } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';
import { walletShop } from '../support/walletShop.ts';
import type { WalletShop } from '../support/walletShop.ts';

const FRONT = 'https://front.test';
const config = { cors: { origins: [FRONT] } };
const return_url = `${FRONT}/thanks?from=shop`;

/** Places an order like a front end without cookies. */
async function ordered(shop: CardShop['shop'], method: string) {
  const { sku } = await createProduct(shop, { price: 10, qty: 100 });
  const cartId = await createReadyCart(shop, sku);
  const choice = { method_code: method, method_name: method };
  dataOf(await shop.request('POST', `/api/carts/${cartId}/paymentMethods`, choice));
  const { uuid, orderToken: token } = dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
  const path = `/api/orders/${uuid}/payment`;
  const post = (action: string, body: object = {}) =>
    shop.request('POST', `${path}${action}`, { token, ...body });
  return {
    uuid: uuid as string,
    token: token as string,
    cartId,
    path,
    start: (body: object = { return_url }) => post('', body),
    finish: (body: object = {}) => post('/finish', body),
    end: () => post('/end'),
    get: () => shop.request('GET', `${path}?token=${token as string}`),
  };
}

describe('paying by card without the shop’s pages', () => {
  let next: () => Promise<PaymentStep> = async () => ({ kind: 'none' });
  const extra = defineExtension({
    name: 'extra',
    api: '^1.0',
    setup: () => ({
      paymentMethods: [
        { code: 'formonly', name: 'Form', checkoutForm: async () => ({ markup: html`<p>Pay here</p>` }) },
        {
          code: 'strange',
          name: 'Strange',
          startPayment: () => next(),
          finishPayment: async () => null,
          endPayment: async () => null,
          paymentInstructions: () => Promise.reject(new Error('no account')),
        },
      ],
    }),
  });
  let its: CardShop;
  beforeAll(async () => {
    its = await cardShop({ config, extensions: [coreShipping, cod, cardgw, extra] });
    dataOf(await its.shop.admin('POST', '/api/settings', { cardgwPublishableKey: 'pk_simulated' }));
  });
  afterAll(() => its.stop());

  const started = async (order: Awaited<ReturnType<typeof ordered>>) => {
    const { step } = dataOf(await order.start());
    return { step, intent: step.data.clientSecret.split('_secret_')[0] as string };
  };

  test('the front end gets what the gateway’s script needs, and the shopper returns to it after paying', async () => {
    const order = await ordered(its.shop, 'cardgw');
    const { step, intent } = await started(order);
    expect(step).toEqual({
      kind: 'client',
      data: {
        publishableKey: 'pk_simulated',
        clientSecret: expect.stringContaining('_secret_'),
        scriptUrl: 'https://js.stripe.com/v3/',
        returnUrl: expect.stringMatching(/^http:\/\/shop\.test\/checkout\/payment\/.+\/return\?token=/),
      },
    });
    its.gateway.pay(intent);
    const { pathname, search } = new URL(step.data.returnUrl);
    const back = await its.shop.request('GET', `${pathname}${search}&payment_intent=${intent}`);
    expect([back.status, back.headers.get('location')]).toEqual([303, `${return_url}&order=${order.uuid}`]);
    expect(dataOf(await order.get())).toMatchObject({
      order_id: order.uuid,
      payment_status: 'cardgw_captured',
      phase: 'paid',
      is_payable: false,
      is_placed: true,
      instructions: null,
      cart_id: null,
    });
    await its.deliverAll(its.gateway.events.length - 1);
    expect((await its.history(order.uuid)).transactions).toHaveLength(1);
  });

  test('starting twice, also concurrently, opens one payment; afterwards there is nothing left to do', async () => {
    const order = await ordered(its.shop, 'cardgw');
    const steps = await Promise.all([1, 2, 3].map(() => started(order)));
    expect(new Set(steps.map(({ intent }) => intent)).size).toBe(1);
    its.gateway.pay(steps[0]?.intent as string);
    expect(dataOf(await order.start()).step, 'not recorded yet').toEqual({
      kind: 'redirect',
      url: expect.stringContaining('/return?token='),
    });
    expect(dataOf(await order.finish())).toMatchObject({ phase: 'paid', is_placed: true });
    expect(dataOf(await order.start()).step).toEqual({ kind: 'none' });
    expect(dataOf(await order.finish())).toMatchObject({ phase: 'paid' });
  });

  test('a declined card can be retried, and a payment replaced by another method', async () => {
    const order = await ordered(its.shop, 'cardgw');
    const { intent } = await started(order);
    its.gateway.pay(intent, '4000000000000002');
    expect(dataOf(await order.finish())).toMatchObject({
      payment_status: 'cardgw_failed',
      phase: 'failed',
      is_payable: true,
    });
    expect((await started(order)).intent).toBe(intent);
    expect(dataOf(await order.end())).toMatchObject({ is_payable: false, cart_id: order.cartId });
    expect((await order.start()).body.error).toMatchObject({ status: 400, code: 'INVALID_ORDER' });
    expect(() => its.gateway.pay(intent)).toThrow();
    const choice = { method_code: 'cod', method_name: 'x' };
    dataOf(await its.shop.request('POST', `/api/carts/${order.cartId}/paymentMethods`, choice));
    const second = dataOf(await its.shop.request('POST', '/api/orders', { cart_id: order.cartId }));
    expect(second).toMatchObject({ payment_status: 'cod_pending' });
    expect(await its.statusOf(order.uuid)).toBe('canceled');
  });

  test('giving up a payment that was made in the meantime finds it', async () => {
    const order = await ordered(its.shop, 'cardgw');
    its.gateway.pay((await started(order)).intent);
    expect(dataOf(await order.end())).toMatchObject({ phase: 'paid', is_placed: true, cart_id: null });
  });

  test('a payment that starts while the order is ended cannot be paid', async () => {
    for (let time = 0; time < 8; time += 1) {
      const order = await ordered(its.shop, 'cardgw');
      const start = () => (time % 2 === 0 ? order.start() : its.openIntent(order.uuid));
      const [started, end] = await Promise.all([start(), order.end()]);
      expect(end.status).toBe(200);
      if (started.status === 200) {
        const { step, clientSecret = step.data.clientSecret } = started.body.data;
        expect(() => its.gateway.pay(clientSecret.split('_secret_')[0])).toThrow();
      } else expect(started.body.error.code).toBe('INVALID_ORDER');
    }
  });

  test('a method that fails because the payment was ended in the meantime is not reported as faulty', async () => {
    const order = await ordered(its.shop, 'strange');
    next = async () => {
      dataOf(await order.end());
      throw new Error('The payment is canceled');
    };
    const { status, body } = await order.start();
    expect([status, body.error.code]).toEqual([400, 'INVALID_ORDER']);
  });

  test.each([
    'https://evil.test/thanks',
    'https://front.test.evil.test/',
    'https://user:word@front.test/',
    'javascript:alert(1)',
    '/thanks',
    'not a url',
  ])('a shopper is not sent to %s', async (url) => {
    const order = await ordered(its.shop, 'cardgw');
    const { status, body } = await order.start({ return_url: url });
    expect([status, body.error.code]).toEqual([400, 'RETURN_URL_NOT_ALLOWED']);
    expect(body.error.message).toContain('cors.origins');
  });

  test('without a return URL, the shop’s own pages follow', async () => {
    const order = await ordered(its.shop, 'cardgw');
    const { step } = dataOf(await order.start({}));
    const back = () => its.shop.request('GET', step.data.returnUrl.replace('http://shop.test', ''));
    const unpaid = await back();
    expect([unpaid.status, unpaid.headers.get('location')]).toEqual([
      303,
      expect.stringContaining(`/checkout/payment/${order.uuid}?token=`),
    ]);
    its.gateway.pay(step.data.clientSecret.split('_secret_')[0]);
    expect((await back()).headers.get('location')).toContain(`/checkout/success/${order.uuid}?token=`);
  });

  test('a caller without token or session does not find the order', async () => {
    const order = await ordered(its.shop, 'cardgw');
    const other = await ordered(its.shop, 'cardgw');
    for (const token of [undefined, 'x', other.token]) {
      const body = { token };
      for (const action of ['', '/finish', '/end']) {
        const answer = await its.shop.request('POST', `${order.path}${action}`, body);
        expect([answer.status, answer.body.error.code]).toEqual([404, 'ORDER_NOT_FOUND']);
      }
      const query = token === undefined ? '' : `?token=${token}`;
      expect((await its.shop.request('GET', `${order.path}${query}`)).status).toBe(404);
    }
    expect((await its.shop.admin('GET', order.path)).status).toBe(200);
    expect((await its.shop.request('GET', '/api/orders/nothing/payment')).status).toBe(404);
  });

  test('a gateway that does not respond is a 502, and neither charges money nor closes the order', async () => {
    const order = await ordered(its.shop, 'cardgw');
    const { intent } = await started(order);
    its.gateway.pay(intent);
    its.gateway.breakNext({ kind: 'error', times: 2 });
    const { status, body } = await order.finish();
    expect([status, body.error.code]).toEqual([502, 'PAYMENT_UNCONFIRMED']);
    expect(dataOf(await order.finish())).toMatchObject({ phase: 'paid' });
  });

  test('cash on delivery describes how it is paid', async () => {
    const order = await ordered(its.shop, 'cod');
    expect(dataOf(await order.start())).toMatchObject({
      step: { kind: 'instructions' },
      payment_status: 'cod_pending',
      instructions: { text: 'Pay $15.00 to the courier when your order arrives.', details: [] },
    });
    dataOf(await its.shop.admin('POST', `/api/orders/${order.uuid}/capture`, {}));
    expect(dataOf(await order.get())).toMatchObject({ phase: 'paid', instructions: null });
  });

  test('a method that only has a form is paid on the shop’s page', async () => {
    const order = await ordered(its.shop, 'formonly');
    const { step } = dataOf(await order.start());
    expect(step.kind).toBe('redirect');
    const page = await its.shop.request('GET', step.url.replace('http://shop.test', ''));
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('Pay here')]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['throws', () => Promise.reject(new Error('broken'))],
    ['answers nothing', async () => undefined],
    ['answers an unknown step', async () => ({ kind: 'form' })],
    ['redirects to a script', async () => ({ kind: 'redirect', url: 'javascript:alert(1)' })],
  ])('a method that %s is 502 and named; the rest of the shop goes on', async (_what, answer) => {
    next = answer as typeof next;
    const order = await ordered(its.shop, 'strange');
    const { status, body } = await order.start();
    expect([status, body.error.code]).toEqual([502, 'PAYMENT_NOT_STARTED']);
    expect(dataOf(await order.get())).toMatchObject({ is_payable: true, instructions: null });
    const page = await its.shop.request('GET', `/checkout/payment/${order.uuid}?token=${order.token}`);
    expect(page.status).toBe(502);
  });
});

describe('paying by wallet without the shop’s pages', () => {
  let its: WalletShop;
  beforeAll(async () => {
    its = await walletShop({ config });
  });
  afterAll(() => its.stop());

  const chooses = async (address: string, choice: 'approve' | 'cancel'): Promise<string> => {
    const body = new URLSearchParams({ choice });
    const answer = await fetch(address, { method: 'POST', redirect: 'manual', body });
    return answer.headers.get('location') as string;
  };
  const follow = async (address: string) =>
    (await its.shop.request('GET', address.replace('http://shop.test', ''))).headers.get('location');

  test('redirects to the gateway and back to the front end, paid', async () => {
    const order = await ordered(its.shop, 'walletgw');
    const { step } = dataOf(await order.start());
    expect(step).toEqual({ kind: 'redirect', url: expect.stringContaining(its.gateway.url) });
    expect(await follow(await chooses(step.url, 'approve'))).toBe(`${return_url}&order=${order.uuid}`);
    expect(dataOf(await order.get())).toMatchObject({ payment_status: 'walletgw_captured', is_placed: true });
  });

  test('an approved payment is captured when the front end polls, once', async () => {
    const order = await ordered(its.shop, 'walletgw');
    const { step } = dataOf(await order.start());
    expect(dataOf(await order.finish())).toMatchObject({ phase: 'unpaid', is_payable: true });
    await chooses(step.url, 'approve');
    const states = await Promise.all([1, 2, 3].map(() => order.finish()));
    expect(states.map((state) => dataOf(state).phase)).toContain('paid');
    expect(dataOf(await order.finish())).toMatchObject({ phase: 'paid' });
    expect((await its.history(order.uuid)).transactions).toHaveLength(1);
  });

  test('giving up redirects to the front end, whose cart is open again', async () => {
    const order = await ordered(its.shop, 'walletgw');
    const { step } = dataOf(await order.start());
    expect(await follow(await chooses(step.url, 'cancel'))).toBe(`${return_url}&order=${order.uuid}`);
    expect(dataOf(await order.get())).toMatchObject({ phase: 'canceled', cart_id: order.cartId });
  });

  test('a gateway that does not respond is a 502, and the order can still be paid', async () => {
    const order = await ordered(its.shop, 'walletgw');
    its.gateway.fault(/orders$/, { kind: 'error' }, 10);
    const { status, body } = await order.start();
    its.gateway.clearFaults();
    expect([status, body.error.code]).toEqual([502, 'PAYMENT_NOT_STARTED']);
    expect(dataOf(await order.start()).step.kind).toBe('redirect');
  });
});
