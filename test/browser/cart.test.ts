import type { TestShop } from '@shop/runtime/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProduct, dataOf, testShop } from '../support/shop.ts';
import { hasChromium, inspectFully, newVisit, openChromium } from './chromium.ts';
import type { Chromium, Visit } from './chromium.ts';
import { addToCart } from './purchase.ts';

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
const SMALL = { width: 320, height: 800 };

const total = (page: Page) => page.locator('.summary .grand_total td').textContent();
const quantity = (page: Page, product = 'Mug') =>
  page.getByRole('spinbutton', { name: `Quantity of ${product}` });
const isFocused = (page: Page, label: string) =>
  page.evaluate(`document.activeElement?.getAttribute('aria-label') === ${JSON.stringify(label)}`);

/** Expects that axe finds nothing on a page, and that the page is not wider than the window. */
async function sound(visit: Visit, name: string): Promise<void> {
  await inspectFully(visit, name);
  expect(
    await visit.page.evaluate('document.documentElement.scrollWidth - innerWidth'),
    name,
  ).toBeLessThanOrEqual(0);
}

describe.skipIf(!hasChromium)('the cart of a shopper with a browser', () => {
  let browser: Chromium;
  let shop: TestShop;
  beforeAll(async () => {
    shop = await testShop();
    browser = await openChromium({ 'shop.test': new URL(shop.url).host });
    const make = async (body: object) => dataOf(await shop.admin('POST', '/api/products', body));
    const mug = await make({ name: 'Mug', sku: 'MUG', url_key: 'mug', price: 10, qty: 5 });
    await make({ name: WORD, sku: 'WORD', url_key: 'word', price: 1_234_567.89, qty: 5 });
    const spoon = await createProduct(shop, { price: 4, qty: 5 });
    const link = { linked_product_id: spoon.uuid, type: 'related' };
    dataOf(await shop.admin('POST', `/api/products/${mug.uuid}/links`, link));
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });
  const visit = (options = {}) => newVisit(browser, 'http://shop.test', { viewport: WIDE, ...options });

  test('opens as a drawer after an item is added, which Escape closes', async () => {
    const opened = await visit();
    const { page } = opened;
    await page.goto('/mug');
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
    await addToCart(page);
    const drawer = page.getByRole('dialog', { name: 'Added to your cart' });
    expect(await drawer.textContent()).toMatch(/2 × Mug[\s\S]*Subtotal\s*\$20\.00/);
    expect(await drawer.evaluate((one) => one.contains(one.ownerDocument.activeElement))).toBe(true);
    await page.getByText('Cart, 2 items').waitFor({ state: 'attached' });
    await sound(opened, 'cart-drawer');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement?.textContent?.trim()')).toBe('Add to cart');
    await addToCart(page);
    await page.getByRole('link', { name: 'View cart' }).click();
    await page.waitForURL(/\/cart$/);
    expect(await quantity(page).inputValue()).toBe('4');
    expect(opened.complaints).toEqual([]);
    await opened.close();
  });

  test('changes without leaving the page, keeps the focus, and needs no button', async () => {
    const opened = await visit();
    const { page } = opened;
    await page.goto('/mug');
    await addToCart(page);
    await page.goto('/cart');
    await page.evaluate('window.isSamePage = true');
    expect(await page.getByRole('button', { name: 'Update quantity of Mug' }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Increase quantity of Mug' }).click();
    await expect.poll(() => total(page)).toBe('$20.00');
    expect(await isFocused(page, 'Increase quantity of Mug')).toBe(true);
    await quantity(page).fill('3');
    await quantity(page).press('Enter');
    await expect.poll(() => total(page)).toBe('$30.00');
    await quantity(page).fill('99');
    await quantity(page).blur();
    await page.getByRole('link', { name: 'Only 5 units of Mug left.' }).waitFor();
    expect(await page.title()).toMatch(/^Error: /);
    expect(await quantity(page).inputValue()).toBe('99');
    await sound(opened, 'cart-refused');
    await page.getByRole('button', { name: 'Remove Mug' }).click();
    await page.getByRole('button', { name: 'Undo: put Mug back in the cart' }).waitFor();
    expect(await isFocused(page, 'Undo: put Mug back in the cart')).toBe(true);
    expect(await page.evaluate('window.isSamePage')).toBe(true);
    await sound(opened, 'cart-removed');
    await page.keyboard.press('Enter');
    await page.getByText('Mug was added to your cart.').waitFor();
    expect(await quantity(page).inputValue()).toBe('3');
    // The browser reports the status of the refused form.
    expect(opened.complaints.filter((one) => !one.includes('400'))).toEqual([]);
    await opened.close();
  });

  test('shows the share link, which fills another cart', async () => {
    const opened = await visit();
    const { page } = opened;
    await page.goto('/mug');
    await addToCart(page);
    await page.goto('/cart');
    await page.getByText('Share cart').click();
    const link = await page.getByLabel('Anyone with this link').inputValue();
    await page.goto(link);
    await sound(opened, 'cart-shared');
    await page.getByRole('button', { name: 'Add all to my cart' }).click();
    expect(await quantity(page).inputValue()).toBe('2');
    await opened.close();
  });

  test.each([
    ['wide', WIDE],
    ['phone', PHONE],
    ['small phone', SMALL],
  ] as const)('works without a script and fits a long word on a %s window', async (name, viewport) => {
    const opened = await visit({ viewport, javaScriptEnabled: false });
    const { page } = opened;
    await page.goto('/word');
    await addToCart(page);
    await page.goto('/mug');
    await addToCart(page);
    await page.getByText('Mug was added to your cart.').waitFor();
    await quantity(page).fill('2');
    await page.getByRole('button', { name: 'Update quantity of Mug' }).click();
    expect(await total(page)).toBe('$1,234,587.89');
    expect(
      await page.evaluate('document.documentElement.scrollWidth - innerWidth'),
      name,
    ).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Check out' }).locator('visible=true').click();
    await page.waitForURL(/\/checkout/);
    await opened.close();
  });

  test('has its total and the checkout button at the bottom of the screen, and covers nothing', async () => {
    const opened = await visit({ viewport: PHONE });
    const { page } = opened;
    await page.goto('/mug');
    await addToCart(page);
    const bar = page.locator('.buy-bar');
    expect(await bar.textContent()).toMatch(/\$10\.00\s*Check out/);
    const bottom = () => bar.evaluate((one) => Math.round(one.getBoundingClientRect().bottom));
    expect(await bottom()).toBe(800);
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    expect(await bottom()).toBeLessThan(800);
    await sound(opened, 'cart-phone');
    await opened.close();
  });

  test('if empty, shows products and a way to sign in, and passes axe', async () => {
    const opened = await visit({ colorScheme: 'dark' });
    await opened.page.goto('/cart');
    await opened.page.getByText('Your cart is empty').waitFor();
    expect(await opened.page.locator('main .products li').count()).toBeGreaterThan(0);
    await sound(opened, 'cart-empty');
    await opened.close();
  });
});
