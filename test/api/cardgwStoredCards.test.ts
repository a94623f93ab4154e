import { column, sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { password } from '../support/admins.ts';
import { openBrowser, textOf } from '../support/browser.ts';
import type { Browser, Sight } from '../support/browser.ts';
import { cardShop } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { goToReview } from '../support/checkout.ts';
import { customersOf } from '../support/customers.ts';
import type { TestCustomer } from '../support/customers.ts';
import { createProduct, dataOf } from '../support/shop.ts';

const ATTACH = '/api/cardgw/paymentIntents/customer';
let its: CardShop;
let sku: string;
beforeAll(async () => {
  its = await cardShop();
  dataOf(await its.shop.admin('POST', '/api/settings', { cardgwPublishableKey: 'pk_test_simulated' }));
  ({ sku } = await createProduct(its.shop, { price: 10, qty: 1000 }));
});
afterAll(() => its.stop());

const customers = customersOf(() => its.shop);
interface Shopper extends TestCustomer {
  readonly browser: Browser;
  /** Sends a request with the access token of the customer. */
  request(method: string, path: string, body?: unknown): ReturnType<CardShop['shop']['request']>;
}

/** Signs a new customer in, with a browser and by token. */
async function newShopper(): Promise<Shopper> {
  const customer = await customers.newCustomer();
  const browser = openBrowser(its.shop);
  await browser.send('/account/login', { email: customer.email, password });
  const { accessToken } = await customers.pairOf(customer);
  const client = customers.clientOf({ authorization: `Bearer ${accessToken}` });
  return { ...customer, browser, request: client.request };
}

/** Orders two units with a browser up to the payment page. */
async function ordered(
  browser: Browser,
): Promise<Sight & { readonly order: string; readonly intent: string }> {
  for (let times = 0; times < 2; times += 1) await browser.send('/cart/items', { sku });
  const page = await browser.submit(await goToReview(browser, 'cardgw'), '/checkout/order');
  const [, intent = ''] = /data-secret="(pi_[^"]+?)_secret_/.exec(page.html) ?? [];
  const [order = ''] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(page.at) ?? [];
  return { ...page, order, intent };
}

/** Pays an order with a card that is saved. */
async function saveCard(shopper: Shopper, number = '4242424242424242') {
  const page = await ordered(shopper.browser);
  dataOf(await shopper.request('POST', ATTACH, { order_id: page.order, save: true }));
  expect(its.gateway.pay(page.intent, number)?.status).toBe('succeeded');
  return page;
}

const callsSince = (from: number) =>
  its.gateway.calls.slice(from).map(({ method, path }) => `${method} ${path}`);
const storedIds = async (customer: TestCustomer) =>
  (
    await its.shop.db.any(sql.type(z.object({ gateway_id: column.text }))`
      select gateway_id from cardgw_customer where customer_uuid = ${customer.uuid}`)
  ).map(({ gateway_id }) => gateway_id);

describe('a purchase without saving', () => {
  test.each(['a guest', 'a customer'])('of %s sends the requests that it sent before', async (who) => {
    const browser = who === 'a guest' ? openBrowser(its.shop) : (await newShopper()).browser;
    const from = its.gateway.calls.length;
    const page = await ordered(browser);
    expect(callsSince(from)).toEqual(['POST /v1/payment_intents']);
    expect(its.gateway.calls[from]?.parameters).toEqual({
      amount: '2500',
      currency: 'usd',
      capture_method: 'automatic_async',
      automatic_payment_methods: { enabled: 'true' },
      metadata: { order_id: page.order },
    });
    expect(page.html.includes('id="cardgw-save"')).toBe(who === 'a customer');
    expect(page.html).not.toMatch(/id="cardgw-save"[^>]*checked/);
    expect(page.html).not.toContain('name="card"');
  });
});

describe('saving a card', () => {
  test('makes a customer at the gateway once, and offers the card at the next purchase', async () => {
    const shopper = await newShopper();
    const page = await saveCard(shopper);
    const [id = ''] = await storedIds(shopper);
    expect(its.gateway.customers().find((one) => one.id === id)).toMatchObject({
      email: shopper.email,
      metadata: { customer_id: shopper.uuid },
    });
    expect(its.gateway.intent(page.intent)).toMatchObject({ customer: id, setup_future_usage: 'on_session' });
    const next = await ordered(shopper.browser);
    const [card] = its.gateway.cardsOf(id);
    expect(next.html).toContain(`value="${card?.id}"`);
    expect(textOf(next.html)).toContain('Pay with Visa ending in 4242 Expires 04/');
    dataOf(await shopper.request('POST', ATTACH, { order_id: next.order, save: false }));
    expect(its.gateway.pay(next.intent, card?.id)?.status).toBe('succeeded');
    expect(its.gateway.cardsOf(id)).toHaveLength(1);
    expect(
      its.gateway.calls.filter(
        (call) => call.path === '/v1/customers' && call.idempotencyKey?.includes(shopper.uuid),
      ),
    ).toHaveLength(1);
  });

  test('that the customer takes back is not done', async () => {
    const shopper = await newShopper();
    const page = await ordered(shopper.browser);
    for (const save of [true, false])
      dataOf(await shopper.request('POST', ATTACH, { order_id: page.order, save }));
    its.gateway.pay(page.intent);
    const [id = ''] = await storedIds(shopper);
    expect(its.gateway.cardsOf(id)).toEqual([]);
  });

  test('is for the customer of the order alone', async () => {
    const [shopper, other] = [await newShopper(), await newShopper()];
    const page = await ordered(shopper.browser);
    const body = { order_id: page.order, save: true };
    expect((await its.shop.request('POST', ATTACH, body)).status).toBe(401);
    const refused = await other.request('POST', ATTACH, body);
    expect([refused.status, refused.body.error.code]).toEqual([400, 'INVALID_ORDER']);
    expect(await storedIds(other)).toEqual([]);
  });

  test('that the gateway does not accept is 502, and keeps nobody from paying', async () => {
    const shopper = await newShopper();
    const page = await ordered(shopper.browser);
    its.gateway.breakNext({ kind: 'refuse', status: 402, path: /customers$/ });
    const { status, body } = await shopper.request('POST', ATTACH, { order_id: page.order, save: true });
    expect([status, body.error.code]).toEqual([502, 'CARD_NOT_SAVED']);
    expect(its.gateway.pay(page.intent)?.status).toBe('succeeded');
    expect(await storedIds(shopper)).toEqual([]);
  });

  test('is offered as usual while the gateway does not list the cards', async () => {
    const shopper = await newShopper();
    await saveCard(shopper);
    its.gateway.breakNext({ kind: 'error', times: 2, path: /payment_methods$/ });
    const page = await ordered(shopper.browser);
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('name="card"');
    expect(page.html).toContain('id="cardgw-save"');
  });

  test('begins anew for a customer whom somebody deleted in the gateway’s dashboard', async () => {
    const shopper = await newShopper();
    await saveCard(shopper);
    const [gone = ''] = await storedIds(shopper);
    its.gateway.deleteCustomerAtDashboard(gone);
    expect(textOf((await shopper.browser.open('/account/cards')).html)).toContain('You have no saved cards.');
    expect(await storedIds(shopper)).toEqual([]);
  });
});

describe('the cards of the account', () => {
  let shopper: Shopper;
  beforeEach(async () => {
    shopper = await newShopper();
  });
  const cards = async (browser: Browser) => textOf((await browser.open('/account/cards')).html);

  test('are those of the customer, and nobody else’s', async () => {
    await saveCard(shopper);
    expect(await cards(shopper.browser)).toContain('Visa ending in 4242');
    const other = await newShopper();
    expect(await cards(other.browser)).toContain('You have no saved cards.');
    await saveCard(other);
    const [id = ''] = await storedIds(shopper);
    const [card] = its.gateway.cardsOf(id);
    await other.browser.send('/account/cards/removal', { method: 'cardgw', card: card?.id ?? '' });
    expect(its.gateway.cardsOf(id)).toHaveLength(1);
    expect((await ordered(other.browser)).html).not.toContain(card?.id);
    expect((await openBrowser(its.shop).open('/account/cards')).at).toBe(
      '/account/login?to=%2Faccount%2Fcards',
    );
  });

  test('are not shown to whoever opens the payment page of a customer by its token', async () => {
    await saveCard(shopper);
    const page = await ordered(shopper.browser);
    const [, token = ''] = /token=([^&"]+)/.exec(page.html) ?? [];
    const guest = await openBrowser(its.shop).open(`/checkout/payment/${page.order}?token=${token}`);
    expect([guest.status, guest.html.includes('cardgw-field')]).toEqual([200, true]);
    expect(guest.html).not.toContain('name="card"');
    expect(guest.html).not.toContain('id="cardgw-save"');
  });

  test('are removed at the gateway by a button that needs no script', async () => {
    await saveCard(shopper);
    const page = await shopper.browser.open('/account/cards');
    expect(page.html).toContain('aria-label="Remove Visa ending in 4242"');
    const left = await shopper.browser.submit(page, '/account/cards/removal');
    expect([left.status, left.at]).toEqual([200, '/account/cards']);
    expect(textOf(left.html)).toContain('You have no saved cards.');
    const [id = ''] = await storedIds(shopper);
    expect(its.gateway.cardsOf(id)).toEqual([]);
  });

  test('say so where the gateway does not answer, and stay', async () => {
    await saveCard(shopper);
    const page = await shopper.browser.open('/account/cards');
    its.gateway.breakNext({ kind: 'error', times: 2, path: /detach$/ });
    const kept = await shopper.browser.submit(page, '/account/cards/removal');
    expect([kept.status, kept.at]).toEqual([200, '/account/cards?failed=1']);
    expect(textOf(kept.html)).toContain('your card wasn’t removed');
    expect(textOf(kept.html)).toContain('Visa ending in 4242');
    its.gateway.breakNext({ kind: 'error', times: 2, path: /payment_methods$/ });
    const silent = await cards(shopper.browser);
    expect(silent).toContain('some cards may be missing');
    expect(silent).not.toContain('You have no saved cards');
  });

  test('are deleted at the gateway after the account, as soon as it answers', async () => {
    await saveCard(shopper);
    const [id = ''] = await storedIds(shopper);
    const hasGone = () => its.gateway.customers().every((one) => one.id !== id);
    await its.runJob('endDeletedCardCustomers');
    expect(hasGone()).toBe(false);
    dataOf(await its.shop.admin('DELETE', `/api/customers/${shopper.uuid}`));
    its.gateway.breakNext({ kind: 'error', times: 2, path: /customers/ });
    await its.runJob('endDeletedCardCustomers');
    expect([hasGone(), await storedIds(shopper)]).toEqual([false, [id]]);
    await its.runJob('endDeletedCardCustomers');
    expect([hasGone(), await storedIds(shopper)]).toEqual([true, []]);
  });
});

test('two tabs that save at once make one customer at the gateway', async () => {
  const shopper = await newShopper();
  const pages = [await ordered(shopper.browser), await ordered(shopper.browser)];
  const before = its.gateway.customers().length;
  const answers = await Promise.all(
    [...pages, ...pages].map(({ order }) => shopper.request('POST', ATTACH, { order_id: order, save: true })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(its.gateway.customers().length - before).toBe(1);
  const [id] = await storedIds(shopper);
  for (const { intent } of pages) expect(its.gateway.intent(intent).customer).toBe(id);
});
