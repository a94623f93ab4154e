import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAddress } from '../support/shop.ts';
import { hasChromium, inspect, newVisit, openChromium, tabTo } from './chromium.ts';
import type { Chromium } from './chromium.ts';
import { startDemoShop } from './demoShop.ts';
import type { DemoShop } from './demoShop.ts';
import { addToCart, fillField } from './purchase.ts';

if (!hasChromium) console.warn('No Chromium on this machine: the pages are not tried in a browser.');

describe.skipIf(!hasChromium)('a shopper with a browser', () => {
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

  test('goes from the homepage to an order that is paid on delivery', async () => {
    const shopper = await visit();
    const { page, complaints } = shopper;
    await page.goto('/');
    await inspect(shopper, 'homepage');
    await page.locator('nav.menu a').first().click();
    await inspect(shopper, 'category');
    await page.locator('main .products a').first().click();
    await inspect(shopper, 'product');
    await addToCart(page);
    await inspect(shopper, 'cart-drawer');
    await page.getByRole('link', { name: 'View cart' }).click();
    await page.waitForURL(/\/cart$/);
    await inspect(shopper, 'cart');
    await page.getByRole('link', { name: 'Check out' }).click();
    await inspect(shopper, 'checkout-address');
    await fillAddress(page);
    await inspect(shopper, 'checkout-shipping');
    await chooseFirst(page);
    await inspect(shopper, 'checkout-payment');
    await choosePayment(page, 'Cash on delivery');
    await inspect(shopper, 'checkout-review');
    await placeOrder(page);
    await expectPlaced(page);
    await inspect(shopper, 'confirmation');
    expect(complaints).toEqual([]);
    await shopper.close();
  });

  test('views a product’s images, and sees the product as recently viewed on the next page', async () => {
    const shopper = await visit();
    const { page, complaints } = shopper;
    await page.goto('/linen-cushion');
    expect(await page.textContent('main')).toContain('Out of stock in Clay: 40 × 40 cm');
    await page.getByRole('link', { name: 'Show image 3' }).click();
    const scrolled = () => page.locator('.pictures').evaluate((gallery) => gallery.scrollLeft);
    await expect.poll(scrolled, { timeout: 10_000 }).toBeGreaterThan(0);
    const image = page.locator('#picture-3 a');
    await image.click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await image.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'Ink' }).click();
    await page.waitForURL(/color=Ink/);
    expect(await page.textContent('main')).toContain('40 × 40 cm (not available in this combination)');
    await page.goto('/beeswax-candle');
    await page.getByRole('heading', { name: 'Recently viewed' }).waitFor();
    await page.locator('#seen').getByRole('link', { name: 'Linen Cushion' }).waitFor();
    await inspect(shopper, 'product-seen');
    expect(complaints).toEqual([]);
    await shopper.close();
  });

  test('uses images, options and the buy button on a phone without a script', async () => {
    const shopper = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    const { page } = shopper;
    await page.goto('/linen-cushion');
    expect(await page.locator('#seen').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Sage' }).click();
    await page.waitForURL(/color=Sage/);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.waitForURL(/\/cart\?added=/);
    expect(await page.textContent('main')).toContain('Linen Cushion');
    await shopper.close();
  });

  test('pays with the wallet', async () => {
    const shopper = await visit();
    const { page, complaints } = shopper;
    await reviewWith(page, /wallet|paypal/i);
    await placeOrder(page);
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expectPlaced(page);
    expect(await page.textContent('main')).toContain('received your order and your payment.');
    expect(complaints).toEqual([]);
    await shopper.close();
  });

  test('pays by card, in the gateway’s card field', async () => {
    const shopper = await visit();
    const { page, complaints } = shopper;
    await reviewWith(page, /card/i);
    await placeOrder(page);
    await page.locator('input[name="simulated-card"]').waitFor();
    await inspect(shopper, 'card');
    await page.locator('#cardgw-form button').click();
    await expectPlaced(page);
    expect(complaints).toEqual([]);
    await shopper.close();
  });

  test('is told that a card was declined, and pays with another card', async () => {
    const shopper = await visit();
    const { page } = shopper;
    await reviewWith(page, /card/i);
    await placeOrder(page);
    const field = page.locator('input[name="simulated-card"]');
    await field.fill('4000 0000 0000 0002');
    await page.locator('#cardgw-form button').click();
    await page
      .getByText(/declined/i)
      .last()
      .waitFor();
    await field.fill('4242 4242 4242 4242');
    await page.locator('#cardgw-form button').click();
    await expectPlaced(page);
    await shopper.close();
  });

  test('needs no mouse', async () => {
    const shopper = await visit();
    const { page, complaints } = shopper;
    const press = async (target: Parameters<typeof tabTo>[1], key = 'Enter') => {
      await tabTo(page, target);
      await Promise.all([page.waitForEvent('load'), page.keyboard.press(key)]);
    };
    await page.goto('/');
    await press(page.locator('nav.menu a').first());
    await press(page.locator('main .products a').first());
    await tabTo(page, page.getByRole('button', { name: 'Add to cart' }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor();
    await press(page.getByRole('link', { name: 'Check out' }));
    for (const [name, value] of Object.entries(fields)) {
      await tabTo(page, page.locator(`[name="${name}"]`));
      await page.keyboard.type(TYPED[name] ?? value);
      // The form follows the country, and lists its states.
      if (name === 'shipping.country')
        await page.locator('[name="shipping.listed"][value="US"]').waitFor({ state: 'attached' });
    }
    await press(page.getByRole('button', { name: 'Continue' }));
    for (let step = 0; step < 2; step += 1) {
      await tabTo(page, page.getByRole('radio').first());
      await page.keyboard.press('Space');
      if (step === 1) await chooseByArrows(page, 'Cash on delivery');
      await press(page.getByRole('button', { name: 'Continue' }));
    }
    await press(page.getByRole('button', { name: /^(Place order ·|Pay) \D?[\d.,]+$/ }));
    await expectPlaced(page);
    expect(complaints).toEqual([]);
    await shopper.close();
  });

  test('finds products, registers, and sees orders', async () => {
    const shopper = await visit();
    const { page, complaints } = shopper;
    await page.goto('/');
    await page.getByLabel('Search products').fill('spoon');
    await page.getByRole('button', { name: 'Search' }).click();
    await inspect(shopper, 'search');
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await inspect(shopper, 'login');
    await page.goto('/account/register');
    await inspect(shopper, 'register');
    expect(complaints).toEqual([]);
    await page.goto('/nothing-here');
    await inspect(shopper, 'not-found');
    await shopper.close();
  });

  test('sees each page in full on a small screen', async () => {
    const shopper = await visit({ viewport: { width: 360, height: 740 } });
    const { page } = shopper;
    const expectFits = async () =>
      expect(
        await page.evaluate('document.documentElement.scrollWidth - innerWidth'),
        page.url(),
      ).toBeLessThanOrEqual(0);
    await page.goto('/');
    await expectFits();
    await inspect(shopper, 'homepage-small');
    await toCheckout(page);
    await page.goto('/cart');
    await expectFits();
    await inspect(shopper, 'cart-small');
    await page.goto('/checkout');
    await expectFits();
    await inspect(shopper, 'checkout-small');
    await shopper.close();
  });
});

const fields: Readonly<Record<string, string>> = {
  email: 'ada@example.com',
  ...Object.fromEntries(
    (['country', 'full_name', 'telephone', 'address_1', 'city', 'province', 'postcode'] as const).map(
      (field) => [`shipping.${field}`, testAddress[field]],
    ),
  ),
};

/** Maps a list to the text that the keyboard types to find an option. */
const TYPED: Readonly<Record<string, string>> = {
  'shipping.country': 'United States',
  'shipping.province': 'California',
};

const placeOrder = (page: Page) =>
  page.getByRole('button', { name: /^(Place order ·|Pay) \D?[\d.,]+$/ }).click();
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function fillAddress(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await fillField(page, name, value);
  await proceed(page);
}

async function chooseFirst(page: Page): Promise<void> {
  await page.getByRole('radio').first().check();
  await proceed(page);
}

async function choosePayment(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('radio', { name }).check();
  await proceed(page);
}

async function toCheckout(page: Page): Promise<void> {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open menu' });
  if (await opener.isVisible()) await opener.click();
  await page.locator('nav.menu a').first().click();
  await page.locator('main .products a').first().click();
  await addToCart(page);
  await page.getByRole('link', { name: 'Check out' }).click();
}

async function reviewWith(page: Page, payment: string | RegExp): Promise<void> {
  await toCheckout(page);
  await fillAddress(page);
  await chooseFirst(page);
  await choosePayment(page, payment);
}

async function chooseByArrows(page: Page, name: string): Promise<void> {
  const option = page.getByRole('radio', { name });
  for (let steps = 0; steps < 10 && !(await option.isChecked()); steps += 1)
    await page.keyboard.press('ArrowDown');
}

/** The gateway's payment report may arrive after the shopper has returned. */
async function expectPlaced(page: Page): Promise<void> {
  await page.waitForURL(/\/checkout\/success\/[0-9a-f-]{36}/);
  const reading = async () => {
    const text = await page.textContent('main');
    if (!text?.includes(THANKS)) await page.reload();
    return text;
  };
  await expect.poll(reading, { timeout: 60_000, interval: 500 }).toContain(THANKS);
}

const THANKS = 'Thanks, ';
