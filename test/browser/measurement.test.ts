import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { createProduct, createZoneWithRate, dataOf } from '../support/shop.ts';
import { adminVisits, heading } from './adminVisits.ts';
import { hasChromium, inspect, inspectFully, tabTo } from './chromium.ts';
import { isNight } from '../support/lane.ts';
import { addToCart } from './purchase.ts';

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 800 };
const LANGUAGES = [
  ['en', ''],
  ['de', '/de'],
  ['ar', '/ar'],
] as const;

describe.skipIf(!hasChromium)('measurement with consent', () => {
  const { shop, visit, signIn } = adminVisits({ config: { shop: { languages: ['en', 'de', 'ar'] } } });
  let path: string;
  const set = async (changes: object) => void dataOf(await shop().admin('POST', '/api/settings', changes));
  beforeAll(async () => {
    await createZoneWithRate(shop(), { countries: ['US'], cost: 5 });
    const { sku } = await createProduct(shop(), { price: 20, qty: 50 });
    path = `/${sku.toLowerCase()}`;
  });

  const banner = (page: Page) => page.locator('section.consent');
  const fits = async (page: Page) =>
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  /** Reports whether a click in the center of an element would reach the element. */
  const isReached = (page: Page, selector: string): Promise<boolean> =>
    page
      .locator(selector)
      .last()
      .evaluate((element) => {
        element.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });

  test('on a phone the banner is answered by keyboard, without a script, and covers no button', async () => {
    await set({ measurementEnabled: true });
    const opened = await visit({ viewport: NARROW, javaScriptEnabled: false });
    const { page } = opened;
    await page.goto(path);
    await banner(page).waitFor();
    await page.keyboard.press('Tab');
    await tabTo(page, page.getByRole('button', { name: 'Reject' }));
    await tabTo(page, page.getByRole('button', { name: 'Accept' }));
    await page.keyboard.press('Enter');
    await banner(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(path);
    await page.getByRole('link', { name: 'Cookie settings' }).click();
    await heading(page, 'Cookie settings');
    await page.getByText('Analytics is on').waitFor();
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByText('You rejected').waitFor();
    await opened.close();
  });

  test.each([
    ['wide', 'light', WIDE, 'en'],
    ['wide', 'dark', WIDE, 'de'],
    ['narrow', 'light', NARROW, 'ar'],
    ['narrow', 'dark', NARROW, 'de'],
  ] as const)(
    'the banner and its page have no layout errors on %s windows in %s',
    async (size, colorScheme, viewport, byDay) => {
      await set({ measurementEnabled: true, measurementScript: 'https://stats.example.com/script.js' });
      const opened = await visit({ viewport, colorScheme });
      const { page } = opened;
      for (const [language, prefix] of LANGUAGES.filter(([code]) => isNight || code === byDay)) {
        await page.goto(prefix + path);
        await banner(page).waitFor();
        const sizes = await page
          .locator('.consent button')
          .evaluateAll((all) =>
            all.map((one) => [one.getBoundingClientRect().width, getComputedStyle(one).cssText]),
          );
        expect(sizes[0]).toEqual(sizes[1]);
        expect(await isReached(page, '[action$="/cart/items"] button:visible, .buy-bar button:visible')).toBe(
          true,
        );
        await fits(page);
        await inspectFully(opened, `consent-${language}-${size}-${colorScheme}`);
        await page.goto(`${prefix}/cookie-settings`);
        expect(await banner(page).count()).toBe(0);
        await fits(page);
        await inspect(opened, `consent-settings-${language}-${size}-${colorScheme}`);
      }
      await page.goto(path);
      await addToCart(page);
      expect(await isReached(page, 'a[href="/checkout"]:visible')).toBe(true);
      await opened.close();
    },
  );

  test('the admin page explains itself while there is no data, and then shows the path to an order', async () => {
    await set({ measurementEnabled: false });
    const empty = await signIn('/measurement');
    await heading(empty.page, 'Analytics');
    await empty.page.getByRole('link', { name: 'Analytics settings' }).waitFor();
    await inspect(empty, 'admin-measurement-empty');
    await empty.page.getByRole('link', { name: 'Analytics settings' }).click();
    await empty.page.getByRole('switch', { name: 'Track visits' }).waitFor();
    await inspect(empty, 'admin-measurement-settings');
    await empty.close();

    await set({ measurementEnabled: true, measurementScript: '' });
    const shopper = await visit({ userAgent: 'Mozilla/5.0 Firefox/140.0' });
    await shopper.page.goto('/');
    await shopper.page.getByRole('button', { name: 'Accept' }).click();
    await shopper.page.goto(path);
    await addToCart(shopper.page);
    await shopper.page.goto('/search?keyword=unfindable');
    await shopper.close();
    await shop().app.measurement.flush();

    const looks = [
      ['dark', WIDE, 'de'],
      ['light', NARROW, 'ar'],
      ['light', WIDE, 'en'],
      ['dark', NARROW, 'en'],
    ] as const;
    for (const [colorScheme, viewport, language] of isNight ? looks : looks.slice(0, 2)) {
      const full = await signIn('/measurement', undefined, { colorScheme, viewport });
      await heading(full.page, 'Analytics');
      await full.page.evaluate(`localStorage.setItem('shop-admin-language', '${language}')`);
      await full.page.reload();
      await full.page.getByText('unfindable').waitFor();
      await fits(full.page);
      await inspect(full, `admin-measurement-${language}-${viewport.width}-${colorScheme}`);
      await full.close();
    }
  });
});
