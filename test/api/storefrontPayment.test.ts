import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, html } from '@shop/runtime/extension';
import type { CheckoutForm } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, textOf } from '../support/browser.ts';
import type { Browser, Sight } from '../support/browser.ts';
import { cardShop } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { buyerWith, goToReview } from '../support/checkout.ts';
import { createProduct, dataOf } from '../support/shop.ts';
import { walletShop } from '../support/walletShop.ts';
import type { WalletShop } from '../support/walletShop.ts';

/** Form of a third-party payment method that uses only the public contract. */
let giftForm: () => Promise<CheckoutForm> = async () => ({ markup: html`<p>Type the code of your gift</p>` });
const gift = defineExtension({
  name: 'gift',
  api: '^1.0',
  setup: () => ({
    paymentMethods: [{ code: 'gift', name: 'Gift card', checkoutForm: () => giftForm() }],
  }),
});

/** Returns the path to which the form for choosing another payment method posts. */
const otherPath = ({ at }: Sight): string => `${at.split('?')[0]}/other`;
const uuidIn = (at: string): string => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(at)?.[0] as string;

async function ordered(
  shop: CardShop['shop'],
  method: string,
): Promise<{ buyer: Browser; page: Sight; sku: string }> {
  const { sku } = await createProduct(shop, { price: 10, qty: 100 });
  const buyer = await buyerWith(shop, sku, sku);
  return { buyer, sku, page: await buyer.submit(await goToReview(buyer, method), '/checkout/order') };
}

describe('paying with the wallet', () => {
  let its: WalletShop;
  beforeAll(async () => {
    its = await walletShop();
  });
  afterAll(() => its.stop());

  /** Makes the shopper's choice on the gateway's page. Returns the redirect target. */
  const chooses = async (address: string, choice: 'approve' | 'cancel'): Promise<string> => {
    expect((await fetch(address)).status).toBe(200);
    const answer = await fetch(address, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice }),
    });
    return answer.headers.get('location') as string;
  };

  test('redirects to the gateway, and back to the confirmation of a paid order', async () => {
    const { buyer, page } = await ordered(its.shop, 'walletgw');
    expect([page.status, page.at]).toEqual([303, expect.stringContaining(its.gateway.url)]);
    const back = await buyer.open(await chooses(page.at, 'approve'));
    expect([back.status, back.at]).toEqual([200, expect.stringMatching(/^\/checkout\/success\//)]);
    expect(textOf(back.html)).toContain('received your order and your payment.');
    expect(await its.statusOf(uuidIn(back.at))).toBe('walletgw_captured');
  });

  test('and giving up redirects to the checkout, which reports it and can place the order again', async () => {
    const { buyer, page } = await ordered(its.shop, 'walletgw');
    const back = await buyer.open(await chooses(page.at, 'cancel'));
    expect([back.status, back.at]).toEqual([200, '/checkout']);
    expect(textOf(back.html)).toMatch(/Order \d+ wasn’t paid\. Your cart is unchanged/);
    const again = await buyer.submit(back, '/checkout/order');
    const paid = await buyer.open(await chooses(again.at, 'approve'));
    expect(textOf(paid.html)).toContain('received your order and your payment.');
  });

  test('and returning without paying offers all payment methods, and continuing at the gateway', async () => {
    const { buyer } = await ordered(its.shop, 'walletgw');
    const page = await buyer.open('/checkout');
    expect([page.status, page.at]).toEqual([
      200,
      expect.stringMatching(/^\/checkout\/payment\/[^?]+\?token=/),
    ]);
    expect(textOf(page.html)).toMatch(
      /Order \d+: \$25\.00 .*We have no payment for this order yet\. .*Continue with Wallet .*Cash on delivery/,
    );
    const [, path] = /class="button" href="([^"]+)"/.exec(page.html) ?? [];
    const there = await buyer.open(path?.replaceAll('&amp;', '&') as string);
    expect(there.at).toContain(its.gateway.url);
    expect(textOf((await buyer.open(await chooses(there.at, 'approve'))).html)).toContain(
      'received your order and your payment.',
    );
    expect((await buyer.open('/checkout')).at).toBe('/checkout');
  });

  test('and returning to pay on delivery leaves nothing to approve', async () => {
    const { buyer, page: wallet } = await ordered(its.shop, 'walletgw');
    const page = await buyer.open('/checkout');
    const review = await buyer.submit(page, otherPath(page), { method: 'cod' });
    expect(review.at).toBe('/checkout?step=review');
    const placed = await buyer.submit(review, '/checkout/order');
    expect(textOf(placed.html)).toContain('Thanks, ');
    const late = await buyer.open(await chooses(wallet.at, 'approve'));
    expect(late.at).not.toContain('/checkout/success');
    expect(await its.statusOf(uuidIn(page.at))).toBe('canceled');
  });

  test('without any cookie: order, payment, other methods and confirmation open with the token', async () => {
    const { sku } = await createProduct(its.shop, { price: 10, qty: 100 });
    const buyer = await buyerWith(its.shop, sku, sku);
    const review = await goToReview(buyer, 'walletgw');
    buyer.cookies.clear();
    const wallet = await buyer.submit(review, '/checkout/order');
    expect(wallet.at).toContain(its.gateway.url);
    const paid = await buyer.open(await chooses(wallet.at, 'approve'));
    expect([paid.status, textOf(paid.html)]).toEqual([
      200,
      expect.stringContaining('received your order and your payment.'),
    ]);

    const again = await buyerWith(its.shop, sku, sku);
    const second = await goToReview(again, 'walletgw');
    again.cookies.clear();
    its.gateway.fault(/orders$/, { kind: 'error' }, 10);
    const page = await again.submit(second, '/checkout/order');
    its.gateway.clearFaults();
    expect(page.status).toBe(502);
    expect(again.cookies.size).toBe(0);
    const confirmation = await again.open(page.at.replace('/payment/', '/success/'));
    expect([confirmation.status, textOf(confirmation.html)]).toEqual([
      200,
      expect.stringContaining('We’re waiting for confirmation of your payment.'),
    ]);
    const other = await again.submit(page, otherPath(page), { method: 'cod' });
    expect(other.at).toBe('/checkout?step=review');
    again.cookies.clear();
    const placed = await again.submit(other, '/checkout/order');
    expect([placed.status, textOf(placed.html)]).toEqual([200, expect.stringContaining('Thanks, ')]);
  });

  test('a gateway that does not respond leaves the shopper with a way to continue', async () => {
    its.gateway.fault(/orders$/, { kind: 'error' }, 10);
    const { buyer, page } = await ordered(its.shop, 'walletgw');
    its.gateway.clearFaults();
    expect(page.status).toBe(502);
    expect(textOf(page.html)).toContain('The payment couldn’t be started. You haven’t been charged.');
    const again = await buyer.open(page.at);
    expect(again.at).toContain(its.gateway.url);
    const other = await buyer.submit(page, otherPath(page));
    expect([other.at, other.html]).toEqual([
      '/checkout?step=payment',
      expect.stringContaining('action="/checkout/payment-method"'),
    ]);
  });
});

describe('paying by card', () => {
  let its: CardShop;
  beforeAll(async () => {
    its = await cardShop({ extensions: [coreShipping, cod, cardgw, gift] });
    const key = { cardgwPublishableKey: 'pk_test_simulated' };
    dataOf(await its.shop.admin('POST', '/api/settings', key));
  });
  afterAll(() => its.stop());

  const attribute = ({ html: markup }: Sight, name: string): string =>
    new RegExp(`${name}="([^"]*)"`).exec(markup)?.[1]?.replaceAll('&amp;', '&') as string;
  const intentAt = (page: Sight): string => attribute(page, 'data-secret').split('_secret_')[0] as string;
  /** Returns the URL to which the gateway's script redirects the browser after a payment. */
  const backFrom = (page: Sight): string =>
    `${attribute(page, 'data-back')}&payment_intent=${intentAt(page)}`;

  test('uses a page with the gateway’s card field, which redirects to the confirmation', async () => {
    const { buyer, page } = await ordered(its.shop, 'cardgw');
    expect([page.status, page.at]).toEqual([200, expect.stringMatching(/^\/checkout\/payment\//)]);
    expect(textOf(page.html), 'the order stands beside the form').toMatch(
      /Pay \$25\.00 .*Order summary \$25\.00 2 × Product SKU-/,
    );
    expect(attribute(page, 'data-key')).toBe('pk_test_simulated');
    expect(page.html).toMatch(/<noscript>\s*<p[^>]*>\s*The card form needs JavaScript/);
    its.gateway.pay(intentAt(page));
    const back = await buyer.open(backFrom(page));
    expect(back.at).toMatch(new RegExp(`^/checkout/success/${uuidIn(page.at)}\\?token=`));
    expect(textOf(back.html)).toContain('received your order and your payment.');
    await its.deliverAll(its.gateway.events.length - 1);
    expect(textOf((await buyer.open(back.at)).html)).toContain('received your order and your payment.');
    expect((await buyer.open(page.at)).at, 'loaded again').toBe(back.at);
  });

  test('loads only scripts of the shop and the gateway, none of them inline', async () => {
    const { buyer, page } = await ordered(its.shop, 'cardgw');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' https://js.stripe.com");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com");
    const scripts = [...page.html.matchAll(/<script\b([^>]*)>([^<]*)</g)].filter(
      ([, attributes]) => !attributes?.includes('ld+json'),
    );
    expect(scripts.map(([, , inside]) => inside)).toEqual(['', '']);
    const [theirs, ours] = scripts.map(([, attributes]) => /src="([^"]*)"/.exec(attributes ?? '')?.[1]);
    expect(theirs).toBe('https://js.stripe.com/v3/');
    const script = await buyer.open(ours as string);
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect(script.headers.get('cache-control')).toContain('immutable');
  });

  test('loaded twice has one intent', async () => {
    const { buyer, page } = await ordered(its.shop, 'cardgw');
    expect(intentAt(await buyer.open(page.at))).toBe(intentAt(page));
  });

  test('after a declined card nothing is final: the same order is paid with another card', async () => {
    const { buyer, page } = await ordered(its.shop, 'cardgw');
    its.gateway.pay(intentAt(page), '4000000000000002');
    await its.deliverAll(its.gateway.events.length - 1);
    expect(await its.statusOf(uuidIn(page.at))).toBe('cardgw_failed');
    const confirmation = await buyer.open(`/checkout/success/${uuidIn(page.at)}`);
    expect(textOf(confirmation.html)).toContain('We’re waiting for confirmation of your payment.');
    expect(textOf(confirmation.html)).not.toContain('didn’t go through');
    const next = await buyer.open(page.at);
    expect(intentAt(next)).toBe(intentAt(page));
    its.gateway.pay(intentAt(next));
    const done = await buyer.open(page.at);
    expect([done.at, textOf(done.html)], 'paid in another window').toEqual([
      expect.stringContaining('/checkout/success/'),
      expect.stringContaining('received your order and your payment.'),
    ]);
    expect(await its.statusOf(uuidIn(page.at))).toBe('cardgw_captured');
  });

  test('the waiting page reloads itself, at growing intervals, and stops', async () => {
    const { buyer, page } = await ordered(its.shop, 'cardgw');
    let at = `/checkout/success/${uuidIn(page.at)}`;
    const pauses: number[] = [];
    for (let loads = 0; loads < 20; loads += 1) {
      const { headers, html: markup } = await buyer.open(at);
      expect(markup).not.toContain('http-equiv="refresh"');
      const [, seconds, path] = /^(\d+); url=(.*)$/.exec(headers.get('refresh') ?? '') ?? [];
      if (path === undefined) break;
      pauses.push(Number(seconds));
      at = path;
    }
    expect(pauses).toEqual([2, 3, 5, 5, 10, 10, 15, 20, 30, 30]);
    const last = await buyer.open(at);
    expect(textOf(last.html)).toContain(
      'This is taking longer than usual. If you’ve already paid, you don’t need to pay again',
    );
    its.gateway.pay(intentAt(page));
    await its.deliverAll(its.gateway.events.length - 1);
    expect((await buyer.open(at)).headers.get('refresh')).toBeNull();
  });

  test('a gateway that does not respond offers no other payment method', async () => {
    const { buyer, page } = await ordered(its.shop, 'cardgw');
    its.gateway.breakNext({ kind: 'error', times: 2 });
    const other = await buyer.submit(page, otherPath(page), { method: 'cod' });
    expect([other.status, textOf(other.html)]).toEqual([
      503,
      expect.stringContaining('We couldn’t confirm whether this order has been paid'),
    ]);
    expect(await its.statusOf(uuidIn(page.at))).toBe('pending');
  });

  test('with another method: the cart is open again, and the next order supersedes the previous one', async () => {
    const { buyer, page } = await ordered(its.shop, 'cardgw');
    const payment = await buyer.submit(page, otherPath(page));
    const review = await buyer.submit(payment, '/checkout/payment-method', { method: 'cod' });
    const placed = await buyer.submit(review, '/checkout/order');
    expect(textOf(placed.html)).toContain('Thanks, ');
    expect(await its.statusOf(uuidIn(page.at))).toBe('canceled');
    expect((await buyer.open(page.at)).at, 'the page of the order that gave way').toBe('/checkout');
  });

  test('with another method, after the gateway’s event canceled the order, with the selected method', async () => {
    const { buyer, page } = await ordered(its.shop, 'cardgw');
    its.gateway.cancelAtDashboard(intentAt(page));
    await its.deliverAll(its.gateway.events.length - 1);
    expect(await its.statusOf(uuidIn(page.at))).toBe('canceled');
    const review = await buyer.submit(page, otherPath(page), { method: 'cod' });
    expect(review.at).toBe('/checkout?step=review');
    const placed = await buyer.submit(review, '/checkout/order');
    expect(textOf(placed.html)).toContain('Thanks, ');
  });

  test('with another method, after the payment arrived, redirects to the confirmation', async () => {
    const { buyer, page } = await ordered(its.shop, 'cardgw');
    its.gateway.pay(intentAt(page));
    await its.deliverAll(its.gateway.events.length - 1);
    const other = await buyer.submit(page, otherPath(page));
    expect([other.at, textOf(other.html)]).toEqual([
      expect.stringContaining(`/checkout/success/${uuidIn(page.at)}`),
      expect.stringContaining('received your order and your payment.'),
    ]);
  });

  test('is only visible to the shopper who ordered: others get 404, on the payment page and the confirmation', async () => {
    const { page } = await ordered(its.shop, 'cardgw');
    const { buyer: other } = await ordered(its.shop, 'cod');
    for (const visitor of [other, openBrowser(its.shop)]) {
      for (const path of [
        page.at.split('?')[0],
        `/checkout/success/${uuidIn(page.at)}`,
        '/checkout/payment/none',
      ] as string[])
        expect((await visitor.open(path)).status, path).toBe(404);
      expect((await visitor.send(otherPath(page))).status).toBe(404);
    }
    expect(await its.statusOf(uuidIn(page.at))).toBe('pending');
  });

  test('as data has the content of the page', async () => {
    const { buyer, page } = await ordered(its.shop, 'cardgw');
    const cookie = [...buyer.cookies].map((pair) => pair.join('=')).join('; ');
    const { body } = await its.shop.request('GET', page.at, undefined, {
      headers: { accept: 'application/json', cookie },
    });
    expect(body.data).toMatchObject({
      kind: 'payment',
      has_begun: true,
      order: { uuid: uuidIn(page.at), grand_total: 25, currency: 'USD', payment_method: 'Card' },
    });
  });

  test('an extension’s method shows its own form, redirects, or reports that it could not', async () => {
    const { buyer, page } = await ordered(its.shop, 'gift');
    expect(textOf(page.html)).toContain('Type the code of your gift');
    giftForm = async () => ({ redirectTo: 'https://gift.test/pay' });
    expect((await buyer.open(page.at)).at).toBe('https://gift.test/pay');
    giftForm = async () => {
      throw new Error('broken');
    };
    expect((await buyer.open(page.at)).status).toBe(502);
  });
});
