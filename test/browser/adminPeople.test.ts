import { describe, expect, test } from 'vitest';
import { createProduct, createReadyCart, createZoneWithRate, dataOf } from '../support/shop.ts';
import { customersOf } from '../support/customers.ts';
import { adminVisits, click, field, follow, heading, lead } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';
import type { Visit } from './chromium.ts';

describe.skipIf(!hasChromium)('a merchant and the customers of the shop', () => {
  const { shop, signIn } = adminVisits();
  const { newCustomer, cookieOf, as } = customersOf(shop);
  const inDialog = ({ page }: Visit, name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

  test('creates one, corrects what the shop rejected, saves an address and a note, and deletes them', async () => {
    const visit = await signIn('/customers/new');
    const { page } = visit;
    page.setDefaultTimeout(12_000);
    await heading(page, 'New customer');
    await field(page, 'Name').fill('Lena Brandt');
    await field(page, 'Email').fill('lena@shop.test');
    await page.locator('input[type="password"]').fill('short');
    await click(page, 'Create');
    await page.getByText('Password must be at least 8 characters').waitFor();
    await inspect(visit, 'admin-customer-new');
    await page.locator('input[type="password"]').fill('a rare password');
    await click(page, 'Create');
    await heading(page, 'Lena Brandt');

    await click(page, 'Add address');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Lena Brandt');
    await field(page, 'Street address').fill('12 Hill Road');
    await field(page, 'Postal code').fill('94110');
    await field(page, 'City').fill('San Francisco');
    await dialog.getByRole('combobox', { name: 'Country' }).fill('United Sta');
    await page.getByRole('option', { name: 'United States', exact: true }).click();
    await dialog.getByRole('combobox', { name: 'State or province' }).fill('Calif');
    await page.getByRole('option', { name: 'California', exact: true }).click();
    await inDialog(visit, 'Save');
    await page.getByText('Telephone is required').waitFor();
    await inspect(visit, 'admin-customer-address');
    await field(page, 'Phone').fill('555-0100');
    await dialog.getByRole('switch', { name: /^Default address/ }).click();
    await inDialog(visit, 'Save');
    await page.getByText('San Francisco, CA 94110').waitFor();

    await field(page, 'New note').fill('Prefers the morning.');
    await click(page, 'Add note');
    await page.getByRole('paragraph').filter({ hasText: 'Prefers the morning.' }).waitFor();
    await page.waitForLoadState('networkidle');
    await inspect(visit, 'admin-customer');

    const [{ uuid }] = dataOf(await shop().admin('GET', '/api/customers?keyword=lena'));
    const path = `/api/customers/${uuid}`;
    expect(dataOf(await shop().admin('GET', path))).toMatchObject({ status: 1, group_id: 1 });
    expect(dataOf(await shop().admin('GET', `${path}/addresses`))).toMatchObject([
      { address_1: '12 Hill Road', province: 'US-CA', country: 'US', is_default: true },
    ]);
    expect(dataOf(await shop().admin('GET', `${path}/notes`))).toMatchObject([
      { text: 'Prefers the morning.' },
    ]);
    await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    await page.getByText('Orders are kept.').waitFor();
    await inDialog(visit, 'Delete');
    await heading(page, 'Customers');
    expect((await shop().admin('GET', path)).status).toBe(404);
    await visit.close();
  });

  test('sees the orders of one, filters the list, and disables several together', async () => {
    await createZoneWithRate(shop(), { countries: ['US'], cost: 5 });
    const { sku } = await createProduct(shop(), { price: 20, qty: 10 });
    const customer = await newCustomer();
    const headers = await cookieOf(customer);
    const cart = await createReadyCart(
      {
        request: (method, path, body) => as(headers, method, path, body),
        query: (query, variables) => as(headers, 'POST', '/graphql', { query, variables }),
      },
      sku,
    );
    const order = dataOf(await as(headers, 'POST', '/api/orders', { cart_id: cart }));
    dataOf(await shop().admin('POST', `/api/orders/${order.uuid}/capture`));
    const other = await newCustomer();

    const visit = await signIn('/customers');
    const { page } = visit;
    await heading(page, 'Customers');
    await page.getByRole('cell', { name: '$25.00' }).waitFor();
    await inspect(visit, 'admin-customers');
    await page.goto(`/admin/customers/edit/${customer.uuid}`);
    await page.getByText('1 order, $25.00 spent').waitFor();
    await page.getByRole('link', { name: `#${order.order_number}` }).waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.waitForLoadState('networkidle');
    await inspect(visit, 'admin-customer-390');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });

    await lead(page, '/customers');
    await click(page, 'Filters');
    await page.getByRole('combobox', { name: 'Customer since' }).click();
    await page.getByRole('option', { name: 'Last 7 days' }).click();
    await page.getByText('2 results').waitFor();
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await click(page, 'Disable');
    await page.getByText('2 changed').waitFor();
    for (const { uuid } of [customer, other])
      expect(dataOf(await shop().admin('GET', `/api/customers/${uuid}`)).status).toBe(0);
    await visit.close();
  });

  test('manages groups, of which the default one cannot be deleted', async () => {
    const visit = await signIn('/customer-groups');
    const { page } = visit;
    await follow(page, 'New customer group');
    await field(page, 'Name').fill('Trade');
    await click(page, 'Create');
    await heading(page, 'Trade');
    await lead(page, '/customer-groups');
    await inspect(visit, 'admin-customer-groups');
    await follow(page, 'Default');
    await heading(page, 'Default');
    await click(page, 'Delete');
    await inDialog(visit, 'Delete');
    await page.getByText('The default customer group cannot be deleted').waitFor();
    await visit.close();
  });
});
