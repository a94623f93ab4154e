import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyerWith, goToReview } from '../support/checkout.ts';
import { expectPaidOnce, payingShop } from '../support/payingShop.ts';
import type { PayingShop, Webhook } from '../support/payingShop.ts';
import { hasChromium, newVisit, openChromium } from './chromium.ts';
import type { Chromium } from './chromium.ts';
import { isNight } from '../support/lane.ts';

/** Delay of webhook deliveries: a number of milliseconds, or delivery at the end with the newest first. */
type Delay = number | 'newest first';
const DELAYS: readonly Delay[] = [0, 2000, 'newest first'];
/** Returns the delays for a scenario. The gate lane uses one of them in rotation, and the night lane uses all. */
const delaysOf = (story: number): readonly Delay[] =>
  isNight ? [...DELAYS, 20_000] : DELAYS.filter((_delay, index) => (story + index) % DELAYS.length === 0);
const TICK_MS = 20;

const GOOD = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const uuidIn = (page: Page): string => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(page.url())?.[0] as string;

/** Delivers the webhooks of both gateways with a delay. */
function courierOf(its: PayingShop, delay: Delay) {
  const held: Webhook[] = [];
  const underway: Promise<void>[] = [];
  const take = () => {
    const webhooks = its.takeWebhooks();
    if (delay === 'newest first') held.push(...webhooks);
    else underway.push(...webhooks.map((deliver) => pause(delay).then(deliver)));
  };
  const timer = setInterval(take, TICK_MS);
  return {
    /** Waits until all webhooks have been delivered. */
    async end(): Promise<void> {
      clearInterval(timer);
      take();
      await Promise.all(underway);
      for (const deliver of held.splice(0).toReversed()) await deliver();
    },
  };
}

async function payByCard(page: Page, card: string): Promise<void> {
  await page.locator('input[name="simulated-card"]').fill(card);
  await page.locator('#cardgw-form button').click();
}

async function isDeclined(page: Page): Promise<void> {
  await payByCard(page, DECLINED);
  await page
    .getByText(/declined/i)
    .last()
    .waitFor();
}

const isPaid = (page: Page) => page.getByText('received your order and your payment.').waitFor();

describe.skipIf(!hasChromium)('a shopper in a browser', () => {
  let browser: Chromium;
  let its: PayingShop;
  beforeAll(async () => {
    its = await payingShop();
    const { hostname } = new URL(its.shop.app.config.shop.url);
    browser = await openChromium({ [hostname]: new URL(its.shop.url).host });
  });
  afterAll(async () => {
    await browser?.close();
    await its?.stop();
  });

  /** Texts of the pages that were shown after money had been captured. */
  const readByPayers: string[] = [];
  let firstOrder: string | null = null;

  /** Opens a device and records its pages. */
  async function openDevice(options: BrowserContextOptions = {}): Promise<Page> {
    const { page } = await newVisit(browser, its.shop.app.config.shop.url, options);
    listen(page);
    page.context().on('page', listen);
    return page;
  }

  function listen(page: Page): void {
    page.on('domcontentloaded', async () => {
      if (firstOrder === null || (await its.moneyKept(firstOrder)) === 0) return;
      // A page that redirects immediately is not read by anyone.
      const text = await page.textContent('body').catch(() => null);
      if (text !== null) readByPayers.push(text);
    });
  }

  /** Completes the checkout on a new device with the given payment method, up to the payment page. */
  async function orderedWith(method: 'cardgw' | 'walletgw', options: BrowserContextOptions = {}) {
    const buyer = await buyerWith(its.shop, its.sku);
    await goToReview(buyer, method);
    const page = await openDevice(options);
    const { url } = its.shop.app.config.shop;
    await page.context().addCookies([...buyer.cookies].map(([name, value]) => ({ name, value, url })));
    await page.goto('/checkout');
    await click(page, /^(Place order ·|Pay) \D?[\d.,]+$/);
    await page.waitForURL(method === 'cardgw' ? /\/checkout\/payment\// : `${its.wallet.url}/**`);
    firstOrder = method === 'cardgw' ? uuidIn(page) : its.orderAtWallet(page.url());
    return page;
  }

  async function orderAgain(page: Page): Promise<void> {
    await page.waitForURL(/\/checkout\?step=review/);
    await click(page, /^(Place order ·|Pay) \D?[\d.,]+$/);
  }

  const stories: Readonly<Record<string, () => Promise<Page>>> = {
    async 'whose card was declined pays with another one'() {
      const page = await orderedWith('cardgw');
      await isDeclined(page);
      await payByCard(page, GOOD);
      await isPaid(page);
      return page;
    },

    async 'whose card was declined pays with the wallet'() {
      const page = await orderedWith('cardgw');
      await isDeclined(page);
      await click(page, 'Wallet');
      await orderAgain(page);
      await click(page, 'Approve the payment');
      await isPaid(page);
      return page;
    },

    async 'goes back from the card, pays, and goes back again'() {
      const page = await orderedWith('cardgw');
      await page.goBack();
      await page.goto('/checkout');
      await payByCard(page, GOOD);
      await isPaid(page);
      await page.goBack();
      await page.reload();
      await isPaid(page);
      return page;
    },

    async 'goes back from the wallet, pays by card, and approves at the wallet all the same'() {
      const page = await orderedWith('walletgw');
      const wallet = page.url();
      await page.goBack();
      await page.goto('/checkout');
      await click(page, 'Card');
      await orderAgain(page);
      await payByCard(page, GOOD);
      await isPaid(page);
      const paid = page.url();
      await page.goto(wallet);
      await click(page, 'Approve the payment');
      await page.waitForURL((url) => !url.href.startsWith(its.wallet.url));
      await page.goto(paid);
      await isPaid(page);
      return page;
    },

    async 'gives up at the wallet and orders again'() {
      const page = await orderedWith('walletgw');
      await click(page, /^Cancel/);
      await page.waitForURL(/\/checkout$/);
      await click(page, /^(Place order ·|Pay) \D?[\d.,]+$/);
      await click(page, 'Approve the payment');
      await isPaid(page);
      return page;
    },

    async 'pays in one of two tabs and then in the other'() {
      const page = await orderedWith('cardgw');
      const other = await page.context().newPage();
      await other.goto(page.url());
      const third = await page.context().newPage();
      await third.goto(page.url());
      await other.locator('input[name="simulated-card"]').waitFor();
      await payByCard(page, GOOD);
      await isPaid(page);
      await payByCard(other, GOOD);
      await isPaid(other);
      await click(third, 'Cash on delivery');
      await isPaid(third);
      return page;
    },

    async 'pays on one device while the other chooses another way'() {
      const page = await orderedWith('cardgw');
      const other = await openDevice();
      await other.goto(page.url());
      await isDeclined(page);
      await payByCard(page, GOOD);
      await isPaid(page);
      await click(other, 'Wallet');
      await isPaid(other);
      await other.context().close();
      return page;
    },

    async 'chooses another way on a second device, and then pays on the first'() {
      const page = await orderedWith('cardgw');
      const other = await openDevice();
      await other.goto(page.url());
      await click(other, 'Wallet');
      await orderAgain(other);
      await other.waitForURL(`${its.wallet.url}/**`);
      await payByCard(page, GOOD);
      await page.waitForURL((url) => !url.pathname.startsWith('/checkout/payment/'));
      await click(other, 'Approve the payment');
      await isPaid(other);
      await page.context().close();
      return other;
    },

    async 'without scripts waits for a webhook, and the page tells of it by itself'() {
      const page = await orderedWith('cardgw', { javaScriptEnabled: false });
      await page.goto(page.url().replace('/payment/', '/success/').replace('&begin=1', ''));
      await page.getByText('We’re waiting for confirmation of your payment.').waitFor();
      its.card.pay(its.intentOf(firstOrder as string));
      return page;
    },
  };

  const plays = Object.entries(stories).flatMap(([name, play], story) =>
    delaysOf(story).map((delay) => ({ name, play, delay })),
  );
  test.each(plays)('$name; webhooks delayed: $delay', async ({ play, delay }) => {
    firstOrder = null;
    readByPayers.length = 0;
    const courier = courierOf(its, delay);
    const page = await play().catch(async (error: unknown) => {
      await courier.end();
      throw error;
    });
    const order = firstOrder as unknown as string;
    expect(await its.moneyKept(order), 'it was paid').toBeGreaterThan(0);
    await courier.end();
    await isPaid(page);
    await its.reconcile();
    expect(await expectPaidOnce(its, order), 'and not given back').toBeGreaterThan(0);
    await page.reload();
    await isPaid(page);
    await page.goto(`/checkout/success/${order}`);
    await page.waitForLoadState();
    await page.context().close();
    expect(readByPayers.length).toBeGreaterThan(0);
    expect(readByPayers.filter((text) => text.includes('didn’t go through'))).toEqual([]);
  });
});
