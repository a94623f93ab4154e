import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { startCardGateway, startWalletSimulator } from '@shop/runtime/testing';
import type { CardGateway, TestShop, WalletSimulator } from '@shop/runtime/testing';
import walletgw from '@shop/walletgw';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, look, openChromium, tabTo, visit } from '../support/chromium.ts';
import { createProduct, createZoneWithRate, testAddress, testShop } from '../support/shop.ts';

let shop: TestShop;
let card: CardGateway;
let wallet: WalletSimulator;
let browser: Browser;
let product: string;
const there = describe.skipIf(chromiumPath === null);

beforeAll(async () => {
  if (chromiumPath === null) return;
  [card, wallet] = await Promise.all([startCardGateway(), startWalletSimulator()]);
  const { url: apiBase, secretKey, publishableKey, endpointSecret, scriptUrl } = card;
  const { url: environment, clientId, clientSecret, webhookId } = wallet;
  shop = await testShop({
    extensions: [coreShipping, cod, cardgw, walletgw],
    config: {
      system: {
        cardgw: { apiBase, secretKey, publishableKey, endpointSecret, scriptUrl },
        walletgw: { environment, clientId, clientSecret, webhookId },
      },
    },
  });
  card.deliverTo(`${shop.url}/api/cardgw/webhook`);
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  ({ sku: product } = await createProduct(shop, { price: 10, qty: 100 }));
  browser = await openChromium(shop);
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  await Promise.all([card?.stop(), wallet?.stop()]);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** From the homepage to the step in which the shopper says how to pay. */
async function goToPayment(page: Page): Promise<void> {
  await page.goto('http://shop.test/');
  await page
    .getByRole('link', { name: `Product ${product}` })
    .first()
    .click();
  await button(page, 'Add to cart');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByLabel('E-mail').fill('ada@example.com');
  for (const [field, value] of Object.entries(testAddress)) {
    const input = page.locator(`[name="shipping.${field}"]`);
    await (field === 'country' ? input.selectOption(value) : input.fill(value));
  }
  await button(page, 'Continue');
  await page.getByRole('radio').first().check();
  await button(page, 'Continue');
}

async function order(page: Page, method: string): Promise<void> {
  await goToPayment(page);
  await page.getByLabel(method).check();
  await button(page, 'Continue');
  await button(page, 'Place the order');
}

there('a shopper in a browser', () => {
  test('pays by card: a declined one is said beside the field, another one is taken', async () => {
    const { page, complaints, close } = await visit(browser);
    await order(page, 'Card');
    const field = page.locator('[name="simulated-card"]');
    await field.fill('4000 0000 0000 0002');
    await look(page, 'payment-card');
    await button(page, 'Pay now');
    await page.getByText('Your card was declined.').waitFor();
    await field.fill('4242 4242 4242 4242');
    await button(page, 'Pay now');
    await page.waitForURL(/\/checkout\/success\//);
    await page.reload();
    await expect.poll(async () => (await page.reload()) && page.getByText('It is paid.').count()).toBe(1);
    await look(page, 'confirmation');
    expect(complaints).toEqual([]);
    await close();
  });

  test('pays by wallet, after having given up once', async () => {
    const { page, complaints, close } = await visit(browser);
    await order(page, 'Wallet');
    await page.getByRole('button', { name: /cancel/i }).click();
    await page.waitForURL('http://shop.test/checkout');
    await page.getByText('was not paid').waitFor();
    await look(page, 'checkout-again');
    await button(page, 'Place the order');
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await page.waitForURL(/\/checkout\/success\//);
    await page.getByText('It is paid.').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('orders with the keyboard alone', async () => {
    const { page, complaints, close } = await visit(browser);
    await page.goto(`http://shop.test/${product.toLowerCase()}`);
    const press = async (selector: string) => {
      await tabTo(page, selector);
      await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    };
    const type = async (selector: string, text: string) => {
      await tabTo(page, selector);
      await page.keyboard.type(text);
    };
    await press('.purchase button');
    await press('a[href="/checkout"]');
    await look(page, 'checkout-address');
    await type('[name="email"]', 'ada@example.com');
    for (const field of ['full_name', 'telephone', 'address_1', 'city', 'province', 'postcode'] as const)
      await type(`[name="shipping.${field}"]`, testAddress[field]);
    await press('form[action="/checkout/address"] button');
    await tabTo(page, '[type="radio"]');
    await page.keyboard.press('Space');
    await look(page, 'checkout-shipping');
    await press('form[action="/checkout/shipping-method"] button');
    await tabTo(page, '[type="radio"]');
    await page.keyboard.press('Space');
    await look(page, 'checkout-payment');
    await press('form[action="/checkout/payment-method"] button');
    await look(page, 'checkout-review');
    await press('form[action="/checkout/order"] button');
    await page.getByText('Thank you for your order.').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('orders without JavaScript, and is told so where a card would need it', async () => {
    const { page, close } = await visit(browser, { javaScriptEnabled: false });
    await order(page, 'Card');
    await page.waitForURL(/\/checkout\/payment\//);
    expect(await page.content()).toContain('The card gateway draws its field with JavaScript.');
    expect(await page.getByRole('button', { name: 'Pay now' }).isDisabled()).toBe(true);
    await button(page, 'Pay in another way');
    await page.getByLabel('Cash on delivery').check();
    await button(page, 'Continue');
    await button(page, 'Place the order');
    await page.getByText('Thank you for your order.').waitFor();
    await close();
  });

  test('finds nothing on cart and forms that shuts people out, faults and all', async () => {
    const { page, complaints, close } = await visit(browser);
    await page.goto('http://shop.test/cart');
    await look(page, 'cart-empty');
    await page.goto(`http://shop.test/${product.toLowerCase()}`);
    await look(page, 'product');
    await button(page, 'Add to cart');
    await page.getByLabel('Coupon code').fill('NONE');
    await button(page, 'Apply');
    await look(page, 'cart-refused');
    await page.goto('http://shop.test/checkout');
    await page.getByLabel('Send the bill to another address').check();
    expect(await page.locator('[name="billing.city"]').isVisible()).toBe(true);
    await look(page, 'checkout-billing');
    await page.locator('form[action="/checkout/address"]').evaluate((form: HTMLFormElement) => form.submit());
    await page.getByText('Please check what you entered').waitFor();
    await look(page, 'checkout-refused');
    await page.getByRole('link', { name: 'Email is invalid' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    // The browser tells of every answer that is no success.
    expect(complaints.filter((text) => !text.includes('400 (Bad Request)'))).toEqual([]);
    await close();
  });
});
