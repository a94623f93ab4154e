import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import streetbook from '../../examples/extensions/streetbook/src/index.ts';
import { hasChromium, inspect, newVisit, openChromium } from './chromium.ts';
import type { Chromium } from './chromium.ts';
import { startDemoShop } from './demoShop.ts';
import { addToCart } from './purchase.ts';
import type { DemoShop } from './demoShop.ts';

if (!hasChromium) console.warn('No Chromium on this machine: the address lookup is not tried in a browser.');

describe.skipIf(!hasChromium)('the street field', () => {
  let browser: Chromium;
  let shop: DemoShop;
  beforeAll(async () => {
    shop = await startDemoShop({ more: [streetbook] });
    browser = await openChromium(shop.hosts);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  test('completes an address by the keyboard alone, also after a change of the country', async () => {
    const shopper = await newVisit(browser, shop.url, { viewport: { width: 390, height: 844 } });
    const { page, complaints } = shopper;
    await page.goto('/beeswax-candle');
    await addToCart(page);
    await page.goto('/checkout');
    const country = page.locator('select[name="shipping.country"]');
    await country.selectOption('DE');
    const street = page.locator('[name="shipping.address_1"]');
    await page.locator('[name="shipping.province"]').waitFor({ state: 'detached' });
    await street.focus();
    expect(await street.getAttribute('role')).toBe('combobox');
    expect(await street.getAttribute('autocomplete')).toBe('shipping address-line1');
    await page.keyboard.type('Hauptstrasse 5');
    const options = page.getByRole('option', { name: 'Hauptstraße 5' });
    await options.first().waitFor();
    expect((await options.allTextContents()).map((text) => text.trim())).toEqual([
      'Hauptstraße 5, 10827 Berlin',
      'Hauptstraße 5, 69117 Heidelberg',
    ]);
    expect(await street.getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('.lookup [role=status]').textContent()).toMatch(/^2 suggestions/);
    await inspect(shopper, 'address-suggestions');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await street.getAttribute('aria-activedescendant')).toBe(await options.last().getAttribute('id'));
    await page.keyboard.press('Enter');
    expect(await street.inputValue()).toBe('Hauptstraße 5');
    expect(await page.locator('[name="shipping.city"]').inputValue()).toBe('Heidelberg');
    expect(await page.locator('[name="shipping.postcode"]').inputValue()).toBe('69117');
    expect(await street.getAttribute('aria-expanded')).toBe('false');
    expect(await street.evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true);

    // The fields of another country are new ones, whose street is completed as well.
    await country.selectOption('US');
    await page.locator('select[name="shipping.province"]').waitFor();
    await street.fill('');
    await street.pressSequentially('12 main');
    await page.getByRole('option', { name: 'Austin' }).click();
    expect(await page.locator('[name="shipping.province"]').inputValue()).toBe('US-TX');
    expect(complaints).toEqual([]);
    await shopper.close();
  });
});
