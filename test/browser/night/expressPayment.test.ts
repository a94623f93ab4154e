import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, inspect, newVisit, openChromium } from '../chromium.ts';
import type { Chromium } from '../chromium.ts';
import { startDemoShop } from '../demoShop.ts';
import type { DemoShop } from '../demoShop.ts';

const ORDER = /^Place order · \D?[\d.,]+$/;

/** Counts the clicks on a page. */
function clicksOn(page: Page) {
  let clicks = 0;
  return {
    count: () => clicks,
    async click(name: string | RegExp): Promise<void> {
      clicks += 1;
      await page.getByRole('button', { name }).click();
    },
  };
}

describe.skipIf(!hasChromium)('a guest with a wallet in Chromium', () => {
  let browser: Chromium;
  let shop: DemoShop;
  beforeAll(async () => {
    shop = await startDemoShop();
    browser = await openChromium(shop.hosts);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  /** Opens the page of a product that ships. */
  async function openProduct(page: Page): Promise<void> {
    await page.goto('/');
    // On a phone the menu is closed.
    for (const link of ['nav.menu a', 'main .products a'])
      await page.goto((await page.locator(link).first().getAttribute('href')) as string);
  }

  test.each([
    { width: 1280, javaScriptEnabled: true },
    { width: 390, javaScriptEnabled: true },
    { width: 390, javaScriptEnabled: false },
  ])('buys from a product page with three clicks: %o', async ({ width, javaScriptEnabled }) => {
    const visit = await newVisit(browser, shop.url, { viewport: { width, height: 800 }, javaScriptEnabled });
    const { page } = visit;
    await openProduct(page);
    if (javaScriptEnabled) await inspect(visit, `express-product-${width}`);
    const shopper = clicksOn(page);
    await shopper.click('Pay with Wallet');
    await shopper.click('Approve the payment, and review the order in the shop');
    await page.getByRole('button', { name: ORDER }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/checkout');
    if (javaScriptEnabled) await inspect(visit, `express-review-${width}`);
    await shopper.click(ORDER);
    await page.getByText('received your order and your payment.').waitFor();
    expect(shopper.count()).toBe(3);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test.each([
    { width: 1280, locale: 'en' },
    { width: 390, locale: 'de' },
    { width: 390, locale: 'ar' },
  ])('buys with a wallet of the browser: %o', async ({ width, locale }) => {
    const visit = await newVisit(browser, shop.url, { viewport: { width, height: 800 } });
    const { page } = visit;
    await openProduct(page);
    if (locale !== 'en') await page.goto(`/${locale}${new URL(page.url()).pathname}`);
    await page.locator('button[formaction$="/express/cardgw"]').click();
    await page.getByRole('button', { name: 'Simulated wallet' }).waitFor();
    await inspect(visit, `express-wallets-${locale}-${width}`);
    await page.getByRole('button', { name: 'Simulated wallet' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Simulated wallet' }).click();
    await page.getByRole('button', { name: 'Approve in the simulated wallet' }).click();
    await page.waitForURL(/\/checkout\?step=review/);
    await page.locator('form[action$="/checkout/order"] button').first().click();
    await page.waitForURL(/\/checkout\/success\//);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });

  test('finds the buttons in the cart and at the first step, and cancels without a loss', async () => {
    const visit = await newVisit(browser, shop.url, { viewport: { width: 390, height: 800 } });
    const { page } = visit;
    await openProduct(page);
    await page.getByRole('button', { name: 'Add to cart' }).last().click();
    await page.waitForURL(/\/cart/);
    await inspect(visit, 'express-cart-390');
    await page.goto('/checkout');
    await inspect(visit, 'express-checkout-390');
    await page.getByRole('button', { name: 'Pay with Wallet' }).click();
    await page.getByRole('button', { name: 'Cancel, and go back to the shop' }).click();
    await page.waitForURL(/\/checkout/);
    await page.getByRole('button', { name: 'Pay with Wallet' }).waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });
});
