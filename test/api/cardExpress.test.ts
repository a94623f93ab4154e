import { randomUUID } from 'node:crypto';
import cardgw from '@shop/cardgw';
import coreShipping from '@shop/core-shipping';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, textOf } from '../support/browser.ts';
import type { Browser, Sight } from '../support/browser.ts';
import { cardShop, configFor } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { buyerWith } from '../support/checkout.ts';
import { createProduct, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const EXPRESS = '/checkout/express/cardgw';
const LABEL = 'Apple Pay or Google Pay';

let its: CardShop;
let sku: string;
beforeAll(async () => {
  its = await cardShop({ timeoutMs: 5000, publishable: true });
  ({ sku } = await createProduct(its.shop, { price: 10, qty: 1000 }));
});
afterAll(() => its.stop());

/** Opens the page of the wallets from the cart. */
async function openWallets(buyer: Browser): Promise<Sight> {
  const page = await buyer.submit(await buyer.open('/cart'), EXPRESS);
  expect([page.status, page.at]).toEqual([
    200,
    expect.stringMatching(/^\/checkout\/express\/cardgw\?cart=[0-9a-f-]{36}&from=%2Fcart$/),
  ]);
  return page;
}

const attribute = ({ html }: Sight, name: string): string =>
  (new RegExp(` data-${name}="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

/** Approves in the wallet, as the page's script does. Returns where the browser then goes. */
function approve(page: Sight, approval: Partial<Parameters<typeof its.gateway.approve>[0]> = {}): string {
  const returnUrl = attribute(page, 'back');
  const back = new URL(returnUrl);
  back.searchParams.set('confirmation_token', its.gateway.approve({ returnUrl, ...approval }));
  return back.pathname + back.search;
}

const place = (buyer: Browser, review: Sight) => buyer.submit(review, '/checkout/order');
const uuidIn = (at: string): string => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(at)?.[0] as string;
const intentsOf = (uuid: string) =>
  its.gateway.intents().filter(({ metadata }) => metadata['order_id'] === uuid);

/** Takes a guest with one unit to the review. */
async function atReview(approval?: Parameters<typeof approve>[1]) {
  const buyer = await buyerWith(its.shop, sku);
  const back = approve(await openWallets(buyer), approval);
  return { buyer, back, review: await buyer.open(back) };
}

describe('a guest with a wallet of the browser', () => {
  test('approves on a page of the shop, which alone loads the gateway’s script, and pays with the order', async () => {
    const buyer = await buyerWith(its.shop, sku);
    const cart = await buyer.open('/cart');
    expect(cart.html).toContain(`<span>${LABEL}</span>`);
    expect(cart.html).not.toContain(its.gateway.scriptUrl);
    const page = await openWallets(buyer);
    expect(page.html).toContain(its.gateway.scriptUrl);
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' ${its.gateway.url}`);
    expect(
      ['key', 'amount', 'currency', 'capture', 'countries'].map((name) => attribute(page, name)),
    ).toEqual([its.gateway.publishableKey, '1000', 'usd', 'automatic_async', 'US']);
    const review = await buyer.open(approve(page));
    expect(review.at).toBe('/checkout?step=review');
    for (const part of ['Ada Lovelace', 'Oakland, CA 94607', 'Place order · $15.00'])
      expect(textOf(review.html)).toContain(part);
    const intents = its.gateway.intents().length;
    const placed = await place(buyer, review);
    expect([placed.status, placed.at]).toEqual([200, expect.stringContaining('/checkout/success/')]);
    const order = await its.read(uuidIn(placed.at));
    expect(order).toMatchObject({
      customer_email: 'ada.lovelace@example.com',
      payment_status: 'cardgw_captured',
      grand_total: 15,
    });
    expect(its.gateway.intents()).toHaveLength(intents + 1);
    expect(intentsOf(order.uuid)).toMatchObject([{ amount_received: 1500, status: 'succeeded' }]);
  });

  test('authorizes if the shop captures later', async () => {
    await its.shop.make.settings({ cardgwPaymentMode: 'manual' });
    try {
      const { buyer, review } = await atReview();
      const placed = await place(buyer, review);
      expect(await its.statusOf(uuidIn(placed.at))).toBe('cardgw_authorized');
    } finally {
      await its.shop.make.settings({ cardgwPaymentMode: 'capture' });
    }
  });

  test('gets the card form with what went wrong if the card of the wallet is declined, and pays there', async () => {
    const { buyer, review } = await atReview({ card: '4000000000000002' });
    const page = await place(buyer, review);
    const uuid = uuidIn(page.at);
    expect(textOf(page.html)).toContain('Your payment didn’t go through.');
    expect(page.html).toContain('id="cardgw-form"');
    const [intent] = intentsOf(uuid);
    expect(intentsOf(uuid)).toMatchObject([{ status: 'requires_payment_method' }]);
    its.gateway.pay(intent?.id ?? '');
    const back = await buyer.open(page.at);
    expect([back.at.split('?')[0], await its.statusOf(uuid)]).toEqual([
      `/checkout/success/${uuid}`,
      'cardgw_captured',
    ]);
    expect(intentsOf(uuid)).toHaveLength(1);
  });

  test.each([
    ['succeeded', 'cardgw_captured'],
    ['failed', 'cardgw_failed'],
  ])('is sent to the bank that asks for a confirmation: %s', async (outcome, status) => {
    const { buyer, review } = await atReview({ card: '4000002500003155' });
    const asked = await place(buyer, review);
    expect(asked.at).toContain(`${its.gateway.url}/authenticate/pi_`);
    const answer = await fetch(asked.at, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ outcome }),
    });
    const back = new URL(answer.headers.get('location') ?? '');
    await buyer.open(back.pathname + back.search);
    const uuid = back.searchParams.get('order_id') ?? '';
    expect(await its.statusOf(uuid)).toBe(status);
    expect(intentsOf(uuid)).toHaveLength(1);
  });
});

describe('one approval', () => {
  test('pays once, however often the shopper returns, places and loads again', async () => {
    const { buyer, back, review } = await atReview();
    expect((await buyer.open(back)).at).toBe('/checkout?step=review');
    const [first, second] = await Promise.all([place(buyer, review), place(buyer, review)]);
    const uuid = uuidIn(first.at);
    expect(uuidIn(second.at)).toBe(uuid);
    await Promise.all([buyer.open(`/checkout/payment/${uuid}`), buyer.open(`/checkout/payment/${uuid}`)]);
    expect(intentsOf(uuid)).toMatchObject([{ amount_received: 1500 }]);
    expect((await buyer.open(back)).at).toContain(uuid);
  });

  test('whose answer the shop did not get is taken again with the same key, and pays once', async () => {
    const { buyer, review } = await atReview();
    its.gateway.breakNext({ kind: 'cut', path: /\/confirm$/ });
    const page = await place(buyer, review);
    const uuid = uuidIn(page.at);
    expect(page.status).toBe(502);
    const again = await buyer.open(`/checkout/payment/${uuid}?begin=1`);
    expect(again.at.split('?')[0]).toBe(`/checkout/success/${uuid}`);
    expect(await its.statusOf(uuid)).toBe('cardgw_captured');
    expect(intentsOf(uuid)).toMatchObject([{ amount_received: 1500 }]);
  });

  test('of another cart, of none, or one that was used already leaves the cart alone', async () => {
    const other = await openWallets(await buyerWith(its.shop, sku));
    const buyer = await buyerWith(its.shop, sku);
    const page = await openWallets(buyer);
    const back = new URL(attribute(page, 'back'));
    const foreign = its.gateway.approve({ returnUrl: attribute(other, 'back') });
    for (const token of [foreign, 'ctoken_unknown', 'pi_1', '']) {
      back.searchParams.set('confirmation_token', token);
      const seen = await buyer.open(back.pathname + back.search);
      expect(textOf(seen.html)).toContain('The payment wasn’t approved. Your cart is unchanged.');
    }
    expect(textOf((await buyer.open('/cart')).html)).toContain('Subtotal $10.00');
  });

  test('of a cart without goods gives the billing address', async () => {
    const { sku: virtual } = await createProduct(its.shop, { price: 7, qty: 9, noShipping: true });
    const buyer = await buyerWith(its.shop, virtual);
    const page = await openWallets(buyer);
    expect(attribute(page, 'countries')).toBe('');
    const review = await buyer.open(approve(page, { ships: false }));
    expect(textOf(review.html)).toContain('Place order · $7.00');
    expect(await its.statusOf(uuidIn((await place(buyer, review)).at))).toBe('cardgw_captured');
  });
});

describe('the button', () => {
  test('is hidden without a publishable key, and where the merchant turned it off', async () => {
    const without = await cardShop();
    try {
      const product = await createProduct(without.shop, { price: 10, qty: 5 });
      const buyer = await buyerWith(without.shop, product.sku);
      expect((await buyer.open('/cart')).html).not.toContain(EXPRESS);
      expect(textOf((await buyer.send(EXPRESS, {})).html)).toContain('This cart can’t be paid this way.');
    } finally {
      await without.stop();
    }
    await its.shop.make.settings({ cardgwExpressStatus: 0 });
    try {
      const buyer = await buyerWith(its.shop, sku);
      expect((await buyer.open('/cart')).html).not.toContain(EXPRESS);
    } finally {
      await its.shop.make.settings({ cardgwExpressStatus: 1 });
    }
  });

  test('costs no statement on a page, whose keys the administrator saved', async () => {
    const { gateway } = its;
    const { apiBase, endpointSecret } = configFor(gateway).system.cardgw;
    const keyless = await testShop({
      extensions: [coreShipping, cardgw],
      config: { system: { cardgw: { apiBase, endpointSecret, scriptUrl: gateway.scriptUrl } } },
    });
    try {
      await createZoneWithRate(keyless, { countries: ['US'], cost: 5 });
      const { secretKey, publishableKey } = gateway;
      await keyless.make.settings({ cardgwSecretKey: secretKey, cardgwPublishableKey: publishableKey });
      const product = await createProduct(keyless, { price: 10, qty: 5 });
      const buyer = await buyerWith(keyless, product.sku);
      const opened = async (isShown: boolean): Promise<number> => {
        await keyless.make.settings({ cardgwExpressStatus: isShown ? 1 : 0 });
        await buyer.open('/cart');
        const from = keyless.statements();
        expect((await buyer.open('/cart')).html.includes(EXPRESS)).toBe(isShown);
        return keyless.statements() - from;
      };
      expect(await opened(true)).toBe(await opened(false));
    } finally {
      await keyless.stop();
    }
  });

  test('leads a visitor whose cart there is not to the cart', async () => {
    const stranger = openBrowser(its.shop);
    for (const query of ['', '?cart=1', `?cart=${randomUUID()}`])
      expect((await stranger.open(EXPRESS + query)).at).toBe('/cart');
    expect((await stranger.open('/checkout/express/nothing')).status).toBe(404);
  });

  test('answers its page as data', async () => {
    const buyer = await buyerWith(its.shop, sku);
    const { at } = await openWallets(buyer);
    const answer = await its.shop.request('GET', at, undefined, {
      headers: {
        accept: 'application/json',
        cookie: [...buyer.cookies].map((pair) => pair.join('=')).join('; '),
      },
    });
    expect(dataOf(answer)).toMatchObject({ kind: 'express', cancel_path: '/cart', title: LABEL });
  });
});
