import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, inspect, newVisit, openChromium } from './chromium.ts';
import type { Chromium } from './chromium.ts';
import { startDemoShop } from './demoShop.ts';
import type { DemoShop } from './demoShop.ts';
import { placeOrder, toReview } from './purchase.ts';

if (!hasChromium) console.warn('No Chromium on this machine: saved cards are not tried in a browser.');

const PASSWORD = 'A long enough password 1';
const pay = (page: Page) => page.locator('#cardgw-form button').click();
const isPaid = (page: Page) => page.waitForURL(/\/checkout\/success\//);

describe.skipIf(!hasChromium)('a card', () => {
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

  test('is saved where the customer asks for it, pays by one click, and is removed in the account', async () => {
    const shopper = await newVisit(browser, shop.url, { viewport: { width: 390, height: 844 } });
    const { page, complaints } = shopper;
    await page.goto('/account/register');
    await page.locator('[name="full_name"]').fill('Ada Lovelace');
    await page.locator('[name="email"]').fill('ada@example.com');
    await page.locator('[name="password"]').fill(PASSWORD);
    await page.locator('main form').getByRole('button').last().click();
    await page.waitForURL(/\/account$/);

    await toReview(page, '/beeswax-candle', 'cardgw');
    await placeOrder(page);
    await page.locator('input[name="simulated-card"]').fill('4000 0025 0000 3155');
    const save = page.getByRole('checkbox', { name: 'Save this card' });
    expect(await save.isChecked()).toBe(false);
    await save.check();
    page.once('dialog', (dialog) => void dialog.accept());
    await pay(page);
    await isPaid(page);

    await toReview(page, '/beeswax-candle', 'cardgw');
    await placeOrder(page);
    const saved = page.getByRole('radio', { name: /Visa ending in 3155/ });
    expect(await saved.isChecked()).toBe(true);
    expect(await save.isVisible()).toBe(false);
    await inspect(shopper, 'saved-cards-payment');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await pay(page);
    await page.getByText('Your card was declined.').waitFor();
    page.once('dialog', (dialog) => void dialog.accept());
    await pay(page);
    await isPaid(page);

    await page.goto('/account/cards');
    await inspect(shopper, 'saved-cards');
    await page.getByRole('button', { name: 'Remove Visa ending in 3155' }).click();
    await page.getByText('You have no saved cards.').waitFor();
    // The gateway answers a declined payment with an error, which the browser notes.
    expect(complaints.filter((complaint) => !complaint.includes('402'))).toEqual([]);
    await shopper.close();
  });
});
