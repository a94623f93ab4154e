import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasChromium, inspect, newVisit, openChromium } from './chromium.ts';
import type { Chromium } from './chromium.ts';
import { startDemoShop } from './demoShop.ts';
import type { DemoShop } from './demoShop.ts';

if (!hasChromium) console.warn('No Chromium on this machine: the search box is not tried in a browser.');

describe.skipIf(!hasChromium)('the search box', () => {
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

  test('suggests while the shopper types, and works with only the keyboard', async () => {
    const shopper = await newVisit(browser, shop.url, { viewport: { width: 1280, height: 900 } });
    const { page, complaints } = shopper;
    await page.goto('/');
    const box = page.getByRole('combobox');
    await box.focus();
    await page.keyboard.type('m');
    expect(await box.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.type('ug');
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('form[role=search] [role=status]').textContent()).toMatch(/^\d+ suggestion/);
    await inspect(shopper, 'search-suggestions');
    await page.keyboard.press('ArrowDown');
    const chosen = options.first();
    expect(await chosen.getAttribute('aria-selected')).toBe('true');
    expect(await box.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
    expect(await box.evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await box.getAttribute('aria-activedescendant')).toBeNull();
    await page.keyboard.press('ArrowUp');
    expect(await options.last().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await box.getAttribute('aria-expanded')).toBe('false');
    expect(await box.inputValue()).toBe('mug');
    await page.keyboard.press('ArrowDown');
    const target = await options.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === new URL(target ?? '', shop.url).pathname);
    expect(complaints).toEqual([]);
    await shopper.close();
  });

  test('searches with Enter, without scripts too', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const shopper = await newVisit(browser, shop.url, {
        javaScriptEnabled,
        viewport: { width: 1280, height: 900 },
      });
      const { page, complaints } = shopper;
      await page.goto('/');
      await page.locator('form[role=search] input[type=search]').fill('mug');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/search\?keyword=mug$/);
      expect(complaints).toEqual([]);
      await shopper.close();
    }
  });
});
