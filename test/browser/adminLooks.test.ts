import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { createProduct, createZoneWithRate, dataOf } from '../support/shop.ts';
import { adminVisits, click, field, heading, lead } from './adminVisits.ts';
import { hasChromium, inspectFully } from './chromium.ts';
import { contrastsOf } from './controlContrast.ts';

/**
 * Minimum contrast according to WCAG 1.4.11 for enabled controls. It applies to the edge or background against the surroundings, and to the
 * icon or label against the control's background.
 */
const LEAST = 3;

/** Pages by the kinds of controls that they are checked for. Together, they cover all kinds. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/products/new': ['input', 'text area', 'rich text', 'switch', 'place for files', 'button with an edge'],
  '/products': ['checkbox', 'page of a list', 'icon button with an edge'],
  '/coupon/new': ['radio', 'switch', 'button without an edge'],
  '/roles/new': ['checkbox', 'input'],
  '/shipping': ['icon button without an edge', 'segment'],
  '/setting/appearance': ['input', 'button with an edge'],
  '/': ['segment'],
};

/** A word that does not fit on any line. */
const LONG = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);

const widthOver = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - innerWidth');

describe.skipIf(!hasChromium)('the appearance of the admin', () => {
  const { shop, signIn } = adminVisits();
  beforeAll(async () => {
    for (let number = 0; number < 20; number += 1) await createProduct(shop(), { price: 5, qty: 1 });
    await createZoneWithRate(shop(), { countries: ['US'], cost: 5 });
    const long = { name: LONG.slice(0, 115), sku: LONG.slice(0, 100), url_key: 'long', price: 5, qty: 3 };
    dataOf(await shop().admin('POST', '/api/products', long));
  });

  test.each(['light', 'dark'] as const)(
    'controls are distinguishable from their surroundings, %s',
    async (scheme) => {
      const { page, close } = await signIn('/', undefined, { colorScheme: scheme });
      for (const [path, kinds] of Object.entries(PAGES)) {
        await lead(page, path);
        await heading(page, /./);
        let found: Awaited<ReturnType<typeof contrastsOf>> = [];
        // Inputs come one after the other.
        const missing = async () => {
          found = await contrastsOf(page);
          return kinds.filter((one) => !found.some(({ kind }) => kind === one));
        };
        await expect.poll(missing, { message: path }).toEqual([]);
        expect([path, found.filter(({ contrast }) => contrast < LEAST)]).toEqual([path, []]);
      }
      await close();
    },
  );

  test('a missing page and the color pickers have no accessibility violations', async () => {
    const visit = await signIn('/nowhere', undefined, { alone: true });
    const { page } = visit;
    await heading(page, 'This page doesn’t exist.');
    expect(await page.locator('main').count()).toBe(1);
    await inspectFully(visit, 'admin-nowhere');
    await page.goto('/admin/products/edit/00000000-0000-4000-8000-000000000000');
    await heading(page, 'This record doesn’t exist.');
    expect(await page.locator('main').count()).toBe(1);
    // Pages on plain HTTP have no `EyeDropper`, so the UI kit would omit the color picker's button.
    await page.addInitScript('window.EyeDropper ??= class {}');
    await page.goto('/admin/setting/appearance');
    await heading(page, 'Appearance');
    await page.getByLabel('Pick a color from the screen').first().waitFor();
    await inspectFully(visit, 'admin-appearance');
    await visit.close();
  });

  test('a new form has nothing to discard before something is typed, and returns to its list', async () => {
    const { page, close } = await signIn('/customers/new');
    await page.getByRole('button', { name: 'Create' }).waitFor();
    const discard = page.getByRole('button', { name: 'Discard' });
    const notice = page.getByText('Unsaved changes', { exact: true });
    expect([await discard.count(), await notice.count()]).toEqual([0, 0]);
    await field(page, 'Email').fill('ada@example.com');
    await notice.waitFor();
    await click(page, 'Discard');
    await notice.waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('link', { name: 'Customers', exact: true }).click();
    await heading(page, 'Customers');
    await close();
  });

  test('words of 115 letters push nothing off the screen, on a desktop and on a phone', async () => {
    const { page, close } = await signIn('/products');
    const name = page.getByRole('link', { name: LONG.slice(0, 115) });
    await name.waitFor();
    const price = page.getByRole('row').filter({ has: name }).getByText('$5.00');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await price.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
      expect(await widthOver(page)).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await lead(page, '/coupon/new');
    const finder = page.getByRole('combobox', { name: 'Add a product to the cart' });
    await finder.fill('Donau');
    await page
      .getByRole('option', { name: /^Donau/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Remove Donau/ }).waitFor();
    expect(await widthOver(page)).toBeLessThanOrEqual(0);
    await close();
  });

  test('a phone shows the columns that do not fit, and the buttons at the end of a row', async () => {
    const { page, close } = await signIn('/products', undefined, { viewport: { width: 390, height: 800 } });
    await page.getByText('Stock: 3').waitFor();
    await lead(page, '/shipping');
    const remove = page.getByRole('button', { name: /^Delete .* in / });
    const box = await remove.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    await close();
  });

  test('keyboard shortcuts focus the search, move through the rows, and are listed', async () => {
    const { page, close } = await signIn('/products');
    const rows = page.getByRole('main').locator('[data-row]');
    await rows.first().waitFor();
    await page.locator('#main').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await rows.nth(1).evaluate((row) => row === document.activeElement)).toBe(true);
    await page.keyboard.press('/');
    const search = page.getByRole('main').getByRole('searchbox');
    expect(await search.evaluate((box) => box === document.activeElement)).toBe(true);
    // The keyboard shortcuts must not intercept typed text.
    await page.keyboard.type('a/?');
    expect(await search.inputValue()).toBe('a/?');
    await lead(page, '/tax');
    await heading(page, 'Tax');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByPlaceholder(/./).waitFor();
    await close();
  });
});
