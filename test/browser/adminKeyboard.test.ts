import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { password } from '../support/admins.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf } from '../support/shop.ts';
import { adminVisits, heading } from './adminVisits.ts';
import { hasChromium } from './chromium.ts';

/** Maximum number of key presses to reach an element. A page that requires more is not suitable for keyboard use. */
const MOST_PRESSES = 120;

/**
 * Describes the focused element if a keyboard user cannot see it, because it is outside of the window or covered. Returns null if the
 * element is visible.
 */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.id === 'main') return null;
    // A menu that has just opened has focus itself, until a key moves it to an item.
    if (focused.matches('[role=presentation][data-autofocus]')) return null;
    // The input of a switch or a file upload has no size, so its parent element is checked.
    const isShown = (element: Element) => element.getBoundingClientRect().width > 2;
    const shown = isShown(focused) ? focused : (focused.parentElement ?? focused);
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (top + bottom) / 2];
    const above = document.elementFromPoint(x, Math.min(Math.max(y, 0), innerHeight - 1));
    const isSeen =
      bottom > 0 && top < innerHeight && above && (shown.contains(above) || above.contains(shown));
    return isSeen ? null : `${focused.outerHTML.slice(0, 200)} below ${above?.outerHTML.slice(0, 200)}`;
  });

/** Returns functions that operate a page by keyboard only. */
function keyboardOf(page: Page) {
  const { keyboard } = page;
  const press = (key: string) => keyboard.press(key);
  const hasFocus = async (target: Locator) => (await target.and(page.locator(':focus')).count()) > 0;
  /** Presses a key until an element has focus. All focused elements on the way must be visible. */
  const pressTo = async (target: Locator, key: string) => {
    await target.first().waitFor();
    for (let presses = 0; presses <= MOST_PRESSES; presses += 1) {
      if (await hasFocus(target)) return;
      await press(key);
      expect(await hiddenFocus(page)).toBeNull();
    }
    throw new Error(`${MOST_PRESSES} times ${key} do not lead to ${String(target)}`);
  };
  const tabTo = (target: Locator) => pressTo(target, 'Tab');
  return {
    press,
    hasFocus,
    tabTo,
    async type(target: Locator, words: string) {
      await tabTo(target);
      await press('ControlOrMeta+a');
      await keyboard.type(words);
    },
    async use(target: Locator) {
      await tabTo(target);
      await press('Enter');
    },
    /** Selects an item of the open menu. */
    async chooseItem(name: string) {
      await pressTo(page.getByRole('menuitem', { name, exact: true }), 'ArrowDown');
      await press('Enter');
    },
    /** Opens a page or a record with the command palette. */
    async go(words: string, found = words) {
      await press('ControlOrMeta+k');
      const search = page.getByRole('dialog').getByPlaceholder(/./);
      await expect.poll(() => hasFocus(search), { timeout: 10_000 }).toBe(true);
      await keyboard.type(words);
      const first = page.locator('.mantine-Spotlight-action').first();
      await expect.poll(() => first.textContent(), { timeout: 15_000 }).toContain(found);
      await press('Enter');
    },
    /** Expects that the content has focus, so that Tab continues from there. */
    async isInContent() {
      await expect.poll(() => page.locator('#main:focus, #main :focus').count(), { timeout: 10_000 }).toBe(1);
    },
  };
}

describe.skipIf(!hasChromium)('a merchant without a mouse', () => {
  const { shop, visit, newAdmin } = adminVisits();
  const order = async () => {
    await createZoneWithRate(shop(), { countries: ['US'], cost: 5 });
    const { sku } = await createProduct(shop(), { price: 20, qty: 100 });
    const cart_id = await createReadyCart(shop(), sku, sku);
    return dataOf(await shop().request('POST', '/api/orders', { cart_id })) as {
      uuid: string;
      order_number: string;
    };
  };

  test('signs in, creates a product with variants, a category and a coupon, and ships, captures and refunds an order', async () => {
    const { uuid, order_number } = await order();
    const { email } = await newAdmin();
    const { page, close, complaints } = await visit();
    page.setDefaultTimeout(15_000);
    const { press, tabTo, type, use, chooseItem, go, isInContent, hasFocus } = keyboardOf(page);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const button = (name: string | RegExp) =>
      page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
    const dialog = page.getByRole('dialog');

    await page.goto('/admin/');
    await type(field('Email'), email);
    await press('Tab');
    await page.keyboard.type(password);
    await press('Enter');
    await heading(page, 'Dashboard');

    await go('New category');
    await heading(page, 'New category');
    await isInContent();
    await type(field('Name'), 'Shirts');
    await press('ControlOrMeta+s');
    await heading(page, 'Shirts');
    await isInContent();

    await go('New product');
    await heading(page, 'New product');
    await isInContent();
    await type(field('Name'), 'Linen shirt');
    await use(button('Add options'));
    await type(page.getByRole('combobox', { name: 'Option' }).or(field('Option')), 'Size');
    await tabTo(page.getByRole('combobox', { name: 'Values' }).or(field('Values')));
    for (const size of ['Small', 'Large']) {
      await page.keyboard.type(size);
      await press('Enter');
    }
    await tabTo(page.locator('[data-path="categories"]'));
    await page.keyboard.type('Shi');
    await page.getByRole('option', { name: 'Shirts' }).waitFor();
    await press('ArrowDown');
    await press('Enter');
    await press('Escape');
    await type(page.locator('[data-path="price"]'), '40');
    await type(page.locator('[data-path="sku"]'), 'LINEN');
    await use(button('Create'));
    await heading(page, 'Linen shirt');
    await page.getByText('2 variants by Size').waitFor();
    await isInContent();

    await go('New coupon');
    await heading(page, 'New coupon');
    await type(field('Code'), 'KEYS10');
    await type(page.locator('[data-path="discount_amount"]'), '10');
    await press('ControlOrMeta+s');
    await heading(page, 'KEYS10');
    // The edited input keeps focus when the form is reloaded.
    await type(page.locator('[data-path="discount_amount"]'), '15');
    await press('ControlOrMeta+s');
    await page.getByText('Saved', { exact: true }).waitFor();
    await expect
      .poll(() => hasFocus(page.locator('[data-path="discount_amount"]')), { timeout: 10_000 })
      .toBe(true);

    await go(order_number);
    await heading(page, `Order #${order_number}`);
    await isInContent();
    await use(button('Capture $45.00'));
    await use(dialog.getByRole('button', { name: 'Capture $45.00' }));
    await page
      .getByRole('region', { name: 'History' })
      .getByText('Captured $45.00', { exact: true })
      .waitFor();
    await isInContent();
    await use(button('Ship 2 items'));
    await type(field('Tracking number'), 'KEY-1');
    await press('Enter');
    await page.getByText('KEY-1').waitFor();
    await isInContent();
    const more = page.getByRole('button', { name: 'More actions' }).first();
    await use(more);
    await chooseItem('Refund');
    await dialog.waitFor();
    await press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // A closed dialog returns focus to the element that opened it.
    await expect.poll(() => hasFocus(more), { timeout: 10_000 }).toBe(true);
    await press('Enter');
    await chooseItem('Refund');
    await type(field('Amount (USD)'), '5');
    await press('Enter');
    await page.getByText('Partially refunded').first().waitFor();
    await isInContent();
    expect(complaints.filter((complaint) => !complaint.includes('/api/users/me'))).toEqual([]);
    await close();

    expect(dataOf(await shop().admin('GET', `/api/orders/${uuid}`))).toMatchObject({
      payment_status: 'cod_partial_refunded',
      shipment_status: 'shipped',
    });
    const [shirt] = dataOf(await shop().admin('GET', '/api/products?sku=LINEN-SMALL'));
    const [category] = dataOf(await shop().admin('GET', '/api/categories?name=Shirts'));
    expect(dataOf(await shop().admin('GET', `/api/products/${shirt.uuid}`)).categories).toEqual([
      category.category_id,
    ]);
    const [coupon] = dataOf(await shop().admin('GET', '/api/coupons?coupon=KEYS10'));
    expect(Number(coupon.discount_amount)).toBe(15);
  });
});
