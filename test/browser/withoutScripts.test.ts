import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isNight } from '../support/lane.ts';
import { hasChromium, newVisit, openChromium } from './chromium.ts';
import type { Chromium } from './chromium.ts';
import { startDemoShop } from './demoShop.ts';
import type { DemoShop } from './demoShop.ts';
import { addToCart, placeOrder, toReview } from './purchase.ts';

/** Paths of a product with variants, one of which is sold out, and of a product without variants. */
const CUSHION = '/linen-cushion';
const LAMP = '/desk-lamp';
const THANKS = 'Thanks, ';

let browser: Chromium;
let shop: DemoShop;
beforeAll(async () => {
  if (!hasChromium) return;
  shop = await startDemoShop();
  browser = await openChromium(shop.hosts);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

/** Lists the cases: true if the shopper's browser runs scripts. The gate lane tests only the harder case without scripts. */
const SCRIPTS = isNight ? [true, false] : [false];

describe.skipIf(!hasChromium).each(SCRIPTS)('a shopper, with scripts: %s', (javaScriptEnabled) => {
  /** Opens a page. After the test, closes the page and removes its cart. */
  const visited = async (
    work: (visit: Awaited<ReturnType<typeof newVisit>>) => Promise<void>,
    options: BrowserContextOptions = {},
  ) => {
    const visit = await newVisit(browser, shop.url, { javaScriptEnabled, ...options });
    await work(visit);
    await visit.close();
  };

  test('pays with the wallet, sees the confirmation, and has an empty cart', () =>
    visited(async ({ page }) => {
      await toReview(page, LAMP, 'walletgw');
      await placeOrder(page);
      await page.getByRole('button', { name: 'Approve the payment' }).click();
      await page.waitForURL(/\/checkout\/success\//);
      await page.getByText('received your order and your payment.').waitFor();
      await page.goto('/cart');
      await page.getByText('Your cart is empty').waitFor();
    }));

  test('selects a state, and sees the address in the country’s format', () =>
    visited(async ({ page }) => {
      await toReview(page, LAMP, 'cod');
      expect(await page.textContent('main')).toContain('Oakland, CA 94607');
      expect(await page.textContent('main')).not.toContain('US-CA');
    }));

  test('sees the confirmation of an order after the session has ended', () =>
    visited(async ({ page }) => {
      await toReview(page, LAMP, 'cod');
      await page.context().clearCookies();
      await placeOrder(page);
      await page.waitForURL(/\/checkout\/success\//);
      expect(await page.textContent('main')).toContain(THANKS);
    }));

  test('orders once from two tabs', () =>
    visited(async ({ page }) => {
      await toReview(page, LAMP, 'cod');
      const other = await page.context().newPage();
      await other.goto('/checkout?step=review');
      await placeOrder(page);
      await page.waitForURL(/\/checkout\/success\//);
      const order = page.url();
      await placeOrder(other);
      await other.waitForLoadState('load');
      // The second tab is redirected to the same order, or shows that there is nothing left to order.
      if (other.url().includes('/success/')) expect(other.url().split('?')[0]).toBe(order.split('?')[0]);
      else expect(await other.locator('main').textContent()).toMatch(/cart is empty|no longer active/);
      await page.goto('/cart');
      await page.getByText('Your cart is empty').waitFor();
    }));

  test('adds an item in one tab that the other one is about to order, and sees it before paying', () =>
    visited(async ({ page }) => {
      await toReview(page, LAMP, 'cod');
      const other = await page.context().newPage();
      await other.goto('/beeswax-candle');
      await addToCart(other);
      await placeOrder(page);
      await page.waitForLoadState('load');
      expect(page.url()).not.toContain('/success/');
      expect(await page.locator('main').textContent()).toContain('Beeswax Candle');
    }));

  test('reads formatted text', () =>
    visited(async ({ page }) => {
      await page.goto('/shipping-and-returns');
      expect(await page.locator('main h2').count()).toBeGreaterThan(0);
      expect(await page.textContent('main')).not.toContain('<p>');
    }));

  test('finds a product with variants once, on one page that shows which combination is sold out', () =>
    visited(async ({ page }) => {
      await page.goto('/search?keyword=cushion');
      expect(await page.locator('main .products a', { hasText: 'Linen Cushion' }).count()).toBe(1);
      await page.goto(CUSHION);
      await page.getByRole('link', { name: 'Sage' }).click();
      await page.waitForURL(/color=Sage/);
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/linen-cushion$/);
      await page.goto(CUSHION);
      expect(await page.textContent('main')).toContain('Out of stock in Clay: 40 × 40 cm');
      const sitemap = await (await fetch(`${shop.listensAt}/sitemap.xml`)).text();
      expect(sitemap.match(/<loc>[^<]*linen-cushion[^<]*<\/loc>/g)).toHaveLength(1);
    }));

  test('goes back through the checkout steps, and finds the entered values', () =>
    visited(async ({ page }) => {
      await toReview(page, LAMP, 'cod');
      await page.goBack();
      expect(page.url()).toMatch(/step=payment/);
      await page.goBack();
      expect(page.url()).toMatch(/step=shipping/);
      await page.goto('/checkout?step=address');
      expect(await page.locator('[name="email"]').inputValue()).toBe('ada@example.com');
    }));

  test('returns from the wallet without paying, and pays with another method', () =>
    visited(async ({ page }) => {
      await toReview(page, LAMP, 'walletgw');
      await placeOrder(page);
      await page.getByRole('button', { name: 'Approve the payment' }).waitFor();
      await page.goBack();
      await page.reload();
      await page.getByRole('button', { name: 'Cash on delivery' }).click();
      await placeOrder(page);
      await page.getByText(THANKS).waitFor();
    }));

  test('reads the blog, and gets no page beyond the last one', () =>
    visited(async ({ page }) => {
      await page.goto('/blog');
      await page.locator('main .posts a').first().click();
      expect(await page.locator('main h1').count()).toBe(1);
      expect((await page.goto('/kitchen?page=99'))?.status()).toBe(404);
    }));

  test('requests more units than available, and is told how many are left', () =>
    visited(async ({ page }) => {
      await page.goto(LAMP);
      await page.locator('#qty').fill('99999');
      await page.locator('#purchase button:not([formaction])').click();
      const alert = page.locator('[role="alert"]');
      await alert.waitFor();
      expect(await alert.textContent()).toMatch(/\d+ units of Desk Lamp/);
      expect(await page.textContent('main')).not.toContain('Please check what you entered');
    }));

  test('leaves a field empty, and is taken to it by its label', () =>
    visited(async ({ page }) => {
      await page.goto('/account/login');
      await page.evaluate(
        'document.querySelectorAll("main form").forEach((form) => { form.noValidate = true; })',
      );
      await page.locator('main form').getByRole('button', { name: 'Sign in' }).click();
      await page.locator('.errors').waitFor();
      expect(await page.title()).toMatch(/^Error: /);
      expect(await page.locator('.errors').evaluate((one) => one === one.ownerDocument.activeElement)).toBe(
        true,
      );
      expect(await page.locator('.errors').textContent()).toMatch(/email/i);
    }));

  test('is told what was added, with the next steps', () =>
    visited(async ({ page }) => {
      await page.goto(LAMP);
      await addToCart(page);
      await page.getByText(javaScriptEnabled ? 'Added to your cart' : 'was added to your cart').waitFor();
      if (javaScriptEnabled) await page.getByRole('link', { name: 'View cart' }).click();
      await page.getByRole('link', { name: 'Continue shopping' }).click();
      expect(new URL(page.url()).pathname).toBe('/');
    }));

  test('waits for no image in view, and the layout does not shift', () =>
    visited(async ({ page }) => {
      await page.goto(CUSHION);
      const first = page.locator('.pictures img').first();
      expect(await first.getAttribute('fetchpriority')).toBe('high');
      for (const side of ['width', 'height', 'srcset', 'sizes'])
        expect(await first.getAttribute(side), side).not.toBeNull();
      expect(await page.title()).toMatch(/ – /);
    }));
});
