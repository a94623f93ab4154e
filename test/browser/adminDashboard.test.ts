import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createProduct, createReadyCart, createZoneWithRate, dataOf } from '../support/shop.ts';
import { adminVisits, follow, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

async function openPalette(page: Page): Promise<void> {
  // A previous dialog may still be closing.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').locator('input:focus').waitFor();
}

describe.skipIf(!hasChromium)('the dashboard', () => {
  const { shop, signIn, newRole } = adminVisits();

  test('shows a new shop only zeros, then revenue, best sellers and pending work', async () => {
    // A payment method that has not been reviewed would be pending work.
    dataOf(await shop().admin('POST', '/api/settings', { codPaymentStatus: 1 }));
    const empty = await signIn('/');
    await heading(empty.page, 'Dashboard');
    await empty.page.getByText('You’re all caught up.').waitFor();
    const steps = empty.page.getByRole('region', { name: 'Next steps' });
    await steps.getByRole('link', { name: 'First product' }).waitFor();
    await inspect(empty, 'admin-dashboard-empty');
    await empty.page.setViewportSize({ width: 390, height: 800 });
    await inspect(empty, 'admin-dashboard-empty-390');
    expect(
      await empty.page.evaluate('document.documentElement.scrollWidth - innerWidth'),
    ).toBeLessThanOrEqual(0);
    await steps.getByRole('button', { name: 'Hide' }).click();
    await steps.waitFor({ state: 'hidden' });
    await empty.page.reload();
    await empty.page.getByText('You’re all caught up.').waitFor();
    expect(await steps.count()).toBe(0);
    await empty.page.goto('/admin/checklist');
    await empty.page.getByRole('switch', { name: 'Show the next steps on the dashboard' }).click();
    await empty.page.getByRole('switch', { checked: true }).waitFor();
    await empty.page.goto('/admin');
    await steps.waitFor();
    await empty.close();

    await createZoneWithRate(shop(), { countries: ['US'], cost: 5 });
    const { sku } = await createProduct(shop(), { price: 1200, qty: 4 });
    const place = async () =>
      dataOf(await shop().request('POST', '/api/orders', { cart_id: await createReadyCart(shop(), sku) }));
    const paid = await place();
    await place();
    dataOf(await shop().admin('POST', `/api/orders/${paid.uuid}/capture`, {}));
    const visit = await signIn('/', undefined, { colorScheme: 'dark' });
    const { page, complaints } = visit;
    await page.getByRole('region', { name: 'Revenue', exact: true }).getByText('$1,205.00').waitFor();
    await page.getByText('2 orders to ship').waitFor();
    await page.getByText('1 unpaid order').waitFor();
    await page.getByText('1 product with 5 units or fewer').waitFor();
    await inspect(visit, 'admin-dashboard-full');
    await page.getByText('7 days').click();
    await page.getByText('1 unpaid order').waitFor();
    await follow(page, `Product ${sku}`);
    await heading(page, `Product ${sku}`);
    expect(complaints.filter((complaint) => !complaint.includes('/api/users/me'))).toEqual([]);
    await visit.close();
  });

  test('links each number to the list of what it counts', async () => {
    const visit = await signIn('/');
    const { page } = visit;
    page.setDefaultTimeout(15_000);
    const back = async () => {
      await page.goBack();
      await heading(page, 'Dashboard');
    };
    const tile = page.getByRole('region', { name: 'Orders', exact: true });
    await tile.getByRole('link').waitFor();
    const orders = Number(await tile.locator('.number').first().innerText());
    await tile.getByRole('link').click();
    await heading(page, 'Orders');
    await page.getByText('Status: Not canceled').waitFor();
    await expect.poll(() => page.locator('tbody tr').count()).toBe(orders);
    await inspect(visit, 'admin-dashboard-orders');
    await back();
    await follow(page, '2 orders to ship');
    await page.locator('.view[aria-current]', { hasText: 'To ship' }).waitFor();
    await back();
    await follow(page, '1 unpaid order');
    await page.locator('.view[aria-current]', { hasText: 'Unpaid' }).waitFor();
    await back();
    await follow(page, '1 product with 5 units or fewer');
    await heading(page, 'Products');
    await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
    await back();
    await follow(page, 'New customers');
    await heading(page, 'Customers');
    await visit.close();
  });

  test('is left out for a role without its permission, which starts at its first page', async () => {
    const role = await newRole('listProducts', 'adminGraphql');
    const { page, close } = await signIn('/', [role]);
    await heading(page, 'Products');
    expect(await page.getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
    await close();
  });

  test('finds a record and a page with Ctrl K and only the keyboard', async () => {
    dataOf(
      await shop().admin('POST', '/api/products', {
        name: 'Walnut tray',
        sku: 'WT-7',
        url_key: 'walnut-tray',
        price: 10,
        qty: 1,
      }),
    );
    const visit = await signIn('/');
    const { page } = visit;
    await heading(page, 'Dashboard');
    await openPalette(page);
    await page.keyboard.type('walnut');
    await page.getByRole('button', { name: /Walnut tray/ }).waitFor();
    await inspect(visit, 'admin-palette');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await heading(page, 'Walnut tray');
    await openPalette(page);
    await page.keyboard.type('new cat');
    await page.getByRole('button', { name: /New category/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await heading(page, 'New category');
    await openPalette(page);
    await page.keyboard.type('sender on');
    await page
      .getByRole('button', { name: /Sender on/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/setting/store#documentSender');
    // The page focuses the setting once it has loaded.
    await page.locator('#documentSender :focus').waitFor();
    await openPalette(page);
    await page.keyboard.type('dark');
    await page.getByRole('button', { name: 'Dark mode', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('html[data-mantine-color-scheme=dark]').waitFor();
    await visit.close();
  });
});
