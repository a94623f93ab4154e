import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAddress } from '../support/shop.ts';
import { hasChromium, inspect, newVisit, openChromium } from './chromium.ts';
import type { Chromium } from './chromium.ts';
import { startDemoShop } from './demoShop.ts';
import type { DemoShop } from './demoShop.ts';

const click = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

describe.skipIf(!hasChromium)('a shopper who changes their mind', () => {
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
  const visit = (options = {}) => newVisit(browser, shop.url, options);

  /** Adds a product to the cart and opens the first checkout step. */
  async function begin(page: Page): Promise<void> {
    await page.goto('/');
    // The product must require shipping, but the first product on the homepage is a gift card.
    await page.locator('nav.menu a').first().click();
    await page.locator('main .products a').first().click();
    await click(page, 'Add to cart');
    await page.getByRole('link', { name: 'Check out' }).click();
  }

  async function orderWith(page: Page, method: string): Promise<void> {
    await begin(page);
    await page.locator('[name="email"]').fill('ada@example.com');
    for (const [field, value] of Object.entries(testAddress)) {
      const input = page.locator(`[name="shipping.${field}"]`);
      const isList = await input.evaluate((element) => element.tagName === 'SELECT');
      await (isList ? input.selectOption(value) : input.fill(value));
    }
    await click(page, 'Continue');
    await page.getByRole('radio').first().check();
    await click(page, 'Continue');
    await payBy(page, method);
  }

  async function payBy(page: Page, method: string): Promise<void> {
    await page.getByRole('radio', { name: method }).check();
    await click(page, 'Continue');
    await click(page, /^(Place order ·|Pay) \D?[\d.,]+$/);
  }

  test('goes back through rejected forms and reloads them, without a resubmission prompt', async () => {
    const shopper = await visit({ javaScriptEnabled: false });
    const { page } = shopper;
    await begin(page);
    // The country of the shop is chosen at first.
    for (const country of ['DE', 'US']) {
      await page.locator('[name="shipping.country"]').selectOption(country);
      await page.locator('[formaction^="/checkout/country"]').first().click();
      await page.locator(`[name="shipping.listed"][value="${country}"]`).waitFor({ state: 'attached' });
    }
    await page.locator('select[name="shipping.province"]').selectOption('US-CA');
    await page.locator('[name="email"]').fill('ada@example.com');
    await page.evaluate(() =>
      document.querySelector('form[action="/checkout/address"]')?.setAttribute('novalidate', ''),
    );
    await click(page, 'Continue');
    for (const _ of ['as submitted', 'as reloaded']) {
      await page.getByRole('alert').waitFor();
      expect(await page.inputValue('[name="email"]')).toBe('ada@example.com');
      expect(await page.inputValue('[name="shipping.province"]')).toBe('US-CA');
      await page.reload();
    }
    await page.goBack();
    expect(await page.inputValue('[name="shipping.country"]')).toBe('US');
    for (const path of ['/checkout/country', '/checkout']) {
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    await shopper.close();
  });

  test('gives up at the wallet, finds the cart unchanged, and then pays', async () => {
    const shopper = await visit();
    const { page } = shopper;
    await orderWith(page, 'Wallet');
    await click(page, /^Cancel/);
    await page.waitForURL(/\/checkout$/);
    await page.getByText('wasn’t paid').waitFor();
    await inspect(shopper, 'checkout-again');
    await click(page, /^(Place order ·|Pay) \D?[\d.,]+$/);
    await click(page, 'Approve the payment');
    await page.getByText('received your order and your payment.').waitFor();
    await shopper.close();
  });

  test('who chose a card without JavaScript is told so, and pays with another method', async () => {
    const shopper = await visit({ javaScriptEnabled: false });
    const { page } = shopper;
    await orderWith(page, 'Card');
    await page.waitForURL(/\/checkout\/payment\//);
    expect(await page.content()).toContain('The card form needs JavaScript.');
    expect(await page.locator('#cardgw-form button').isDisabled()).toBe(true);
    await click(page, 'Cash on delivery');
    await click(page, /^(Place order ·|Pay) \D?[\d.,]+$/);
    await page.getByText('Thanks, ').waitFor();
    await shopper.close();
  });

  test('sees what is wrong with a form, and is taken to the field', async () => {
    const shopper = await visit();
    const { page } = shopper;
    await begin(page);
    const city = page.locator('[name="billing.city"]');
    expect(await city.isVisible()).toBe(false);
    await page.getByLabel('Use a different billing address').check();
    expect(await city.isVisible()).toBe(true);
    await inspect(shopper, 'checkout-billing');
    await page.locator('form[action="/checkout/address"]').evaluate((form: HTMLFormElement) => form.submit());
    await page.getByText('your attention').waitFor();
    await inspect(shopper, 'checkout-refused');
    await page.getByRole('link', { name: 'Enter an email address, such as name@example.com' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await shopper.close();
  });
});
