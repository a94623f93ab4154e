import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import type { TestShop } from '@shop/runtime/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '../../packages/runtime/src/modules/demo/loadDemo.ts';
import { password } from '../support/admins.ts';
import { createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { hasChromium, inspectFully, newVisit, openChromium } from './chromium.ts';
import type { Chromium, Visit } from './chromium.ts';
import { placeOrder, toReview } from './purchase.ts';

const COACH = { code: 'coach', name: 'Stage Coach', trackingUrl: 'https://coach.test/{tracking_number}' };
const LEAST = 320;
const WIDTHS = [1280, 390, LEAST] as const;
const PHONE = { width: 390, height: 800 };

describe.skipIf(!hasChromium)('a shopper after ordering', () => {
  let browser: Chromium;
  let shop: TestShop;
  let url: string;
  beforeAll(async () => {
    shop = await testShop({ extensions: [coreShipping, cod], config: { rateLimit: false } });
    await loadDemo(shop.app);
    await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
    dataOf(
      await shop.admin('POST', '/api/settings', { deliveryEstimateShown: true, shippingCarriers: [COACH] }),
    );
    const { host, origin } = new URL(shop.app.config.shop.url);
    url = origin;
    browser = await openChromium({ [host]: new URL(shop.url).host });
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  /** Expects that axe finds nothing on a desktop and on a phone, and that the page fits into the window, down to 320 pixels. */
  const sound = async (visit: Visit, name: string) => {
    const { page } = visit;
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      if (width !== LEAST) await inspectFully(visit, `${name}-${width}`);
      const excess = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(excess, `${name} at ${width}`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(PHONE);
  };
  const topOf = async (page: Page, selector: string) =>
    (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;

  test('sees the items, the next steps and the account, on a phone and on a desktop', async () => {
    const visit = await newVisit(browser, url, { viewport: PHONE });
    const { page, complaints } = visit;
    await toReview(page, '/beeswax-candle', 'cod');
    await placeOrder(page);
    await page.waitForURL(/\/checkout\/success\//);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^Thanks, Ada\. Order \d+$/);
    await sound(visit, 'placed');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const [goods, next, details, offer] = [
        await topOf(page, '.placed > .summary'),
        await topOf(page, '.next'),
        await topOf(page, 'section[aria-labelledby="details"]'),
        await topOf(page, '.offer'),
      ];
      expect(goods).toBeLessThanOrEqual(next);
      expect([next < details, details < offer]).toEqual([true, true]);
    }

    const uuid = /success\/([0-9a-f-]{36})/.exec(page.url())?.[1] as string;
    const field = page.getByLabel('Password', { exact: true });
    await field.fill(password);
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await field.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await field.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Your account is ready').waitFor();

    dataOf(
      await shop.admin('POST', `/api/orders/${uuid}/shipments`, {
        carrier_code: 'coach',
        tracking_number: '7',
      }),
    );
    await page.getByRole('link', { name: 'Go to your account' }).click();
    await page.getByRole('heading', { name: 'Your latest order' }).waitFor();
    await sound(visit, 'account');
    const track = page.getByRole('link', { name: /^Track shipment/ });
    expect(await track.getAttribute('href')).toBe('https://coach.test/7');
    const menu = page.getByRole('navigation', { name: 'Account', exact: true });
    for (const tab of ['Orders', 'Addresses', 'Details']) {
      await menu.getByRole('link', { name: tab }).click();
      await page.locator(`nav.account [aria-current="page"]`, { hasText: tab }).waitFor();
      await sound(visit, `account-${tab.toLowerCase()}`);
    }
    await menu.getByRole('link', { name: 'Orders' }).click();
    await page.getByRole('link', { name: /^Order \d+$/ }).click();
    await page.locator('.progress [aria-current="step"]', { hasText: 'Shipped' }).waitFor();
    await sound(visit, 'account-order');
    await page.getByRole('button', { name: 'Buy again' }).click();
    await page.waitForURL(/\/cart/);
    expect(await page.textContent('main')).toContain('Beeswax');
    await page.goto('/account');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(`${url}/`);
    for (const path of ['login', 'register', 'forgotten-password', 'reset-password?token=nope']) {
      await page.goto(`/account/${path}`);
      await sound(visit, path.replace(/\?.*/, ''));
    }
    // The page of a spent link is a 400, which the browser reports.
    expect(complaints.filter((one) => !one.includes('reset-password'))).toEqual([]);
    await visit.close();
  });
});
