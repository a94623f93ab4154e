import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, look, openChromium, visit } from '../support/chromium.ts';
import { freePort } from '../support/freePort.ts';
import { testAddress } from '../support/shop.ts';
import { startDemoShop } from './demoShop.ts';
import type { DemoShop } from './demoShop.ts';

describe.skipIf(chromiumPath === null)('a newcomer in the demo shop', () => {
  let browser: Browser;
  let shop: DemoShop;
  beforeAll(async () => {
    [browser, shop] = await Promise.all([openChromium(), freePort().then(startDemoShop)]);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  test('goes from the homepage to an order that is paid on delivery', async () => {
    const { page, complaints, close } = await visit(browser, { baseURL: shop.url });
    await page.goto('/');
    await look(page, 'demo-homepage');
    await openCategory(page);
    await look(page, 'demo-category');
    await openProduct(page);
    await look(page, 'demo-product');
    await click(page, 'Add to cart');
    await look(page, 'demo-cart');
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await page.locator('[name="email"]').fill('ada@example.com');
    for (const [field, value] of Object.entries(testAddress)) {
      const input = page.locator(`[name="shipping.${field}"]`);
      await (field === 'country' ? input.selectOption(value) : input.fill(value));
    }
    await click(page, 'Continue');
    await look(page, 'demo-shipping');
    await page.getByRole('radio').first().check();
    await click(page, 'Continue');
    await page.getByRole('radio', { name: 'Cash on delivery' }).check();
    await click(page, 'Continue');
    await look(page, 'demo-review');
    await click(page, 'Place the order');
    await page.waitForURL(/\/checkout\/success\/[0-9a-f-]{36}/);
    await look(page, 'demo-confirmation');
    expect(complaints).toEqual([]);
    await close();
  });

  test('searches, logs in, and comes to a page that is not there', async () => {
    const { page, complaints, close } = await visit(browser, { baseURL: shop.url });
    await page.goto('/');
    await page.getByLabel('Search products').fill('pocket');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(await page.getByRole('link', { name: 'Pocket Knife' }).count()).toBeGreaterThan(0);
    await look(page, 'demo-search');
    await page.getByRole('link', { name: 'Account' }).click();
    await look(page, 'demo-login');
    await page.goto('/account/register');
    await look(page, 'demo-register');
    expect(complaints).toEqual([]);
    await page.goto('/nothing-here');
    await look(page, 'demo-not-found');
    await close();
  });

  test('sees every page whole on a small screen', async () => {
    const viewport = { width: 360, height: 740 };
    const { page, close } = await visit(browser, { baseURL: shop.url, viewport });
    const fits = async (name: string) => {
      await look(page, name);
      expect(
        await page.evaluate('document.documentElement.scrollWidth - innerWidth'),
        name,
      ).toBeLessThanOrEqual(0);
    };
    await page.goto('/');
    await fits('small-homepage');
    await openCategory(page);
    await fits('small-category');
    await openProduct(page);
    await fits('small-product');
    await click(page, 'Add to cart');
    await fits('small-cart');
    await page.goto('/checkout');
    await fits('small-checkout');
    await page.goto('/account/login');
    await fits('small-login');
    await close();
  });
});

const click = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click();
const openCategory = (page: Page) => page.locator('nav.menu a').first().click();
const openProduct = (page: Page) => page.locator('main ul a[href^="/"]').first().click();
