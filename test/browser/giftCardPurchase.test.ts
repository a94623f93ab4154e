import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailbox } from '../support/mailbox.ts';
import { testAddress } from '../support/shop.ts';
import { hasChromium, inspect, newVisit, openChromium } from './chromium.ts';
import type { Chromium } from './chromium.ts';
import { startDemoShop } from './demoShop.ts';
import type { DemoShop } from './demoShop.ts';
import {
  addToCart,
  fillField,
  placeOrder,
  sendAddress,
  sendPayment,
  sendShipping,
  sendStep,
} from './purchase.ts';

const PHONE = { width: 390, height: 800 };
const CODE = /[A-Z0-9]{4}(?:-[A-Z0-9]{4}){3}/;
const PAID = 'received your order and your payment.';

const words = async (page: Page): Promise<string> =>
  ((await page.textContent('main')) ?? '').replaceAll(/\s+/g, ' ');

/** Enters another amount, the recipient and today on the page of the demo's gift card, and adds it to the cart. */
async function addCard(page: Page, email: string): Promise<void> {
  await page.goto('/gift-card');
  expect(await page.locator('article.product .price').first().textContent()).toBe('From $10.00');
  for (const amount of ['$25.00', '$50.00', '$100.00', 'Another amount'])
    await page.getByLabel(amount, { exact: true }).check();
  await page.locator('[name="inputs.other"]').fill('42.50');
  await page.getByLabel('Recipient’s name').fill('Bob Stone');
  await page.getByLabel('Recipient’s email').fill(email);
  await page.getByLabel('Message').fill('Happy birthday');
  await page.locator('[name="inputs.deliver_at"]').fill(new Date().toISOString().slice(0, 10));
  await addToCart(page);
}

/** Fills in what a cart that ships nothing asks for: an email address and the billing address. */
async function sendBilling(page: Page): Promise<void> {
  await page.goto('/checkout');
  expect(await page.locator('[name^="shipping."]').count()).toBe(0);
  await fillField(page, 'email', 'ada@example.com');
  for (const field of [
    'country',
    'full_name',
    'telephone',
    'address_1',
    'city',
    'province',
    'postcode',
  ] as const)
    await fillField(page, `billing.${field}`, testAddress[field]);
  await sendStep(page);
  await page.waitForURL(/step=payment/);
}

const pay: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async cardgw(page) {
    await page.waitForURL(/\/checkout\/payment\//);
    await page.locator('input[name="simulated-card"]').fill('4242 4242 4242 4242');
    await page.locator('#cardgw-form button').click();
  },
  walletgw: (page) => page.getByRole('button', { name: 'Approve the payment' }).click(),
};

describe.skipIf(!hasChromium)('the gift card of the demo store', () => {
  const mailbox = createMailbox();
  let browser: Chromium;
  let shop: DemoShop;
  beforeAll(async () => {
    shop = await startDemoShop({ more: [mailbox.extension] });
    browser = await openChromium(shop.hosts);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  test.each([
    ['cardgw', true],
    ['walletgw', false],
  ])('is bought by phone with %s, with scripts: %s, arrives, and pays for goods', async (method, scripts) => {
    const visit = await newVisit(browser, shop.url, { viewport: PHONE, javaScriptEnabled: scripts });
    const { page } = visit;
    const email = `bob-${method}@example.com`;
    await addCard(page, email);
    expect(await words(page)).toContain(`For: Bob Stone, ${email}`);
    if (scripts) await inspect(visit, 'gift-card-bought-cart');
    await sendBilling(page);
    expect(await page.locator('main input[type="radio"][value="cod"]').count()).toBe(0);
    if (scripts) await inspect(visit, 'gift-card-bought-payment');
    await sendPayment(page, method);
    expect(await words(page)).toContain('$42.50');
    if (scripts) await inspect(visit, 'gift-card-bought-review');
    await placeOrder(page);
    await pay[method]?.(page);
    await page.getByText(PAID).waitFor();
    const mail = await mailbox.mailTo(email, 'gift card');
    const [code = ''] = CODE.exec(mail.text) ?? [];
    expect(code).not.toBe('');
    expect(mail.text).toContain('$42.50');
    expect(mail.text).toContain('Happy birthday');
    await page.reload();
    const confirmed = await words(page);
    for (const part of [
      'Amount: $42.50',
      `For: Bob Stone, ${email}`,
      'Sent on: ',
      `Gift card ending in ${code.slice(-4)}`,
    ])
      expect(confirmed).toContain(part);
    expect(await page.content()).not.toMatch(CODE);
    expect(await page.content()).not.toContain(code.replaceAll('-', ''));
    if (scripts) await inspect(visit, 'gift-card-bought-confirmation');
    await visit.close();
    await spend(code, scripts);
  });

  /** Pays a part of an order with a code, as another visitor. */
  async function spend(code: string, scripts: boolean): Promise<void> {
    const visit = await newVisit(browser, shop.url, { viewport: PHONE, javaScriptEnabled: scripts });
    const { page } = visit;
    await page.goto('/desk-lamp');
    await addToCart(page);
    await page.goto('/cart');
    await page.getByText('Add a coupon code').click();
    await page.locator('[name="coupon"]').fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Pays $42.50').waitFor();
    if (scripts) await inspect(visit, 'gift-card-spent-cart');
    await page.goto('/checkout');
    await sendAddress(page);
    await sendShipping(page);
    await sendPayment(page, 'cod');
    expect(await words(page)).toContain('Left to pay');
    await placeOrder(page);
    await page.waitForURL(/\/checkout\/success\//);
    expect(await words(page)).toContain(`Gift card ending in ${code.slice(-4)}`);
    if (scripts) await inspect(visit, 'gift-card-spent-confirmation');
    await visit.close();
  }
});
