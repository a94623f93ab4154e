import { setTimeout as pause } from 'node:timers/promises';
import type { TestAnswer } from '@shop/runtime/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { createReadyCart, dataOf } from '../support/shop.ts';
import { endAll, startShop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

const EXTENSIONS = ['@shop/core-shipping', '@shop/cod', '@shop/cardgw', '@shop/walletgw'];

let store: TestStore;
beforeEach(() => {
  // Keys of a live account, which must not be used while gateways are simulated.
  const system = { cardgw: { secretKey: 'sk_live_1', timeoutMs: 5000 } };
  store = createStore({ demo: true, extensions: EXTENSIONS, system });
});
afterEach(async () => {
  await endAll();
  store.remove();
});

const shopperAt = (url: string) => {
  const shopper = {
    async request(method: string, path: string, body?: unknown): Promise<TestAnswer> {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
      return { status: answer.status, headers: answer.headers, body: await answer.json() };
    },
    query: (query: string, variables: object = {}) =>
      shopper.request('POST', '/graphql', { query, variables }),
    async order(method: string): Promise<{ uuid: string; orderToken: string }> {
      const cart = await createReadyCart(shopper, 'KIT-SPN-30');
      const choice = { method_code: method, method_name: method };
      dataOf(await shopper.request('POST', `/api/carts/${cart}/paymentMethods`, choice));
      return dataOf(await shopper.request('POST', '/api/orders', { cart_id: cart }));
    },
    /** Waits for the status that the webhook sets. */
    async becomes({ uuid, orderToken }: { uuid: string; orderToken: string }, status: string) {
      const document =
        'query($uuid: String!, $token: String) { order(uuid: $uuid, token: $token) { paymentStatus } }';
      for (let found = ''; found !== status; await pause(50)) {
        const { body } = await shopper.query(document, { uuid, token: orderToken });
        found = body.data.order.paymentStatus;
      }
    },
  };
  return shopper;
};

const locationOf = async (url: string, choice?: string): Promise<string> => {
  const body = choice === undefined ? {} : { method: 'POST', body: new URLSearchParams({ choice }) };
  const answer = await fetch(url, { redirect: 'manual', ...body });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
};

test('shop dev --simulate-gateways sells by card and wallet without an account, also after a reload', async () => {
  const port = await freePort();
  const running = startShop(['dev', '--port', String(port), '--simulate-gateways'], { cwd: store.dir });
  const [, cardGateway = ''] = await running.prints(/cardgw \(simulated\) +(\S+)/);
  await running.prints(/walletgw \(simulated\) +\S+[^]*4000 0000 0000 0002 is declined[^]*Ctrl-C/);
  const url = `http://127.0.0.1:${port}`;
  const shopper = shopperAt(url);

  const { body } = await shopper.query('{ cardField { publishableKey scriptUrl } }');
  const { publishableKey, scriptUrl } = body.data.cardField;
  expect(publishableKey).toBe('pk_test_simulated');
  expect(await (await fetch(scriptUrl)).text()).toContain('window.Stripe');

  const payByCard = async (card: string) => {
    const order = await shopper.order('cardgw');
    const opened = { cart_id: 'any', order_id: order.uuid };
    const secret = dataOf(await shopper.request('POST', '/api/cardgw/paymentIntents', opened)).clientSecret;
    await fetch(`${cardGateway}/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret: secret, payment_method: card }),
    });
    return order;
  };
  await shopper.becomes(await payByCard('4242424242424242'), 'cardgw_captured');
  await shopper.becomes(await payByCard('4000000000000002'), 'cardgw_failed');

  const goToWallet = async () => {
    const order = await shopper.order('walletgw');
    const opened = await shopper.request('POST', '/api/walletgw/orders', { order_id: order.uuid });
    return { order, page: dataOf(opened).approveUrl as string };
  };
  const approved = await goToWallet();
  expect(await (await fetch(approved.page)).text()).toContain('Approve the payment');
  const back = await locationOf(approved.page, 'approve');
  expect(back).toContain(`${url}/walletgw/processing/${approved.order.uuid}`);
  expect(await locationOf(back)).toBe(`${url}/checkout/success/${approved.order.uuid}`);
  await shopper.becomes(approved.order, 'walletgw_captured');

  const declined = await goToWallet();
  expect(await locationOf(await locationOf(declined.page, 'decline'))).toBe(`${url}/checkout`);
  await shopper.becomes(declined.order, 'walletgw_failed');
  const canceled = await goToWallet();
  expect(await locationOf(await locationOf(canceled.page, 'cancel'))).toBe(`${url}/checkout`);

  const existing = await goToWallet();
  store.write('note.json', '{}');
  await running.prints(/note\.json changed[^]*is listening on/);
  expect(await locationOf(await locationOf(existing.page, 'approve'))).toContain('/checkout/success/');
  await shopper.becomes(await payByCard('4242424242424242'), 'cardgw_captured');

  expect(await running.end('SIGINT')).toBe(0);
  await expect(fetch(scriptUrl)).rejects.toThrow();
});

test('a store without any of the gateways is told what to install', async () => {
  store.configure({ extensions: ['@shop/cod'] });
  const running = startShop(['dev', '--port', '0', '--simulate-gateways'], { cwd: store.dir });
  expect(await running.ended).toBe(3);
  expect(running.stderr()).toContain('the store has none of the extensions cardgw, walletgw');
  expect(running.stderr()).toContain('Install @shop/cardgw or @shop/walletgw.');
});
