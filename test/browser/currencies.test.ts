import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, testShop } from '../support/shop.ts';
import { hasChromium, inspectFully, newVisit, openChromium } from './chromium.ts';
import type { Chromium, Visit } from './chromium.ts';
import { addToCart } from './purchase.ts';

describe.skipIf(!hasChromium)('a shopper who chooses a currency', () => {
  let browser: Chromium;
  let shop: TestShop;
  beforeAll(async () => {
    shop = await testShop({ config: { shop: { languages: ['en', 'ar'] } } });
    browser = await openChromium({ 'shop.test': new URL(shop.url).host });
    for (const [code, terms] of Object.entries({
      EUR: { rate: 0.9 },
      JPY: { rate: 150, step: 10 },
      KWD: { rate: 0.3 },
    }))
      dataOf(await shop.admin('POST', '/api/currencies', { code, status: 1, ...terms }));
    const cup = { name: 'Cup', sku: 'CUP', url_key: 'cup', price: 10, qty: 50 };
    dataOf(await shop.admin('POST', '/api/products', cup));
    const list = dataOf(
      await shop.admin('POST', '/api/price-lists', {
        code: 'boxes',
        name: 'Boxes',
        kind: 'override',
        status: 1,
      }),
    );
    const set = [{ sku: 'CUP', min_qty: 10, amount: 8 }];
    dataOf(await shop.admin('PATCH', `/api/price-lists/${list.uuid}/prices`, { set }));
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });
  const visited = async (options: object, work: (visit: Visit) => Promise<void>) => {
    const visit = await newVisit(browser, 'http://shop.test', options);
    await work(visit);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  };
  const text = async (visit: Visit) =>
    (await visit.page.locator('main').innerText()).replaceAll('\u00a0', ' ');
  const currencies = (visit: Visit) => visit.page.getByRole('form', { name: 'Currency' });

  test.each([
    ['with scripts', true, 1280],
    ['without scripts', false, 390],
  ])('%s: pages, the prices by quantity and the cart follow', (_, javaScriptEnabled, width) =>
    visited({ javaScriptEnabled, viewport: { width, height: 800 } }, async (visit) => {
      const { page } = visit;
      await page.goto('/cup');
      expect(await text(visit)).toContain('$10.00');
      const dollars = currencies(visit).getByRole('button', { name: 'USD' });
      expect(await dollars.getAttribute('aria-current')).toBe('true');
      await currencies(visit).getByRole('button', { name: 'JPY' }).click();
      await page.getByText('¥1,500').first().waitFor();
      expect(new URL(page.url()).pathname).toBe('/cup');
      expect(await text(visit)).toContain('¥1,200');
      // Without scripts, axe cannot run in the page.
      if (javaScriptEnabled) await inspectFully(visit, `currency-${width}`);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      await page.getByRole('spinbutton', { name: 'Quantity' }).fill('10');
      await addToCart(page);
      await page.goto('/cart');
      expect(await text(visit)).toContain('¥12,000');
      await currencies(visit).getByRole('button', { name: 'KWD' }).click();
      await page
        .getByText(/KWD\s24\.000/)
        .first()
        .waitFor();
      await page.goto('/cup');
      expect(await text(visit)).toContain('KWD 3.000');
    }),
  );

  test('in Arabic, dark and on a phone, reads the prices from right to left', () =>
    visited({ viewport: { width: 390, height: 800 }, colorScheme: 'dark' }, async (visit) => {
      await visit.page.goto('/ar/cup?currency=EUR');
      expect(await visit.page.getAttribute('html', 'dir')).toBe('rtl');
      await inspectFully(visit, 'currency-ar-dark');
      expect(
        await visit.page.evaluate('document.documentElement.scrollWidth - innerWidth'),
      ).toBeLessThanOrEqual(0);
    }));
});
