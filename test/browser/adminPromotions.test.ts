import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { createProduct, dataOf } from '../support/shop.ts';
import { adminVisits, click, field, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

describe.skipIf(!hasChromium)('a merchant who makes promotions', () => {
  const { shop, signIn } = adminVisits();

  test('creates one in words, makes codes for it, and reads its sentence', async () => {
    await shop().admin('POST', '/api/categories', { name: 'Tea', url_key: 'tea' });
    const visit = await signIn('/promotions/new');
    const { page } = visit;
    await heading(page, 'New promotion');
    await field(page, 'Name').fill('Spring sale');
    await field(page, 'Label').fill('Spring');
    await page.getByRole('radio', { name: 'Percentage off' }).click();
    await field(page, 'Percent off').fill('20');
    await page.getByRole('combobox', { name: 'Categories' }).fill('tea');
    await page.getByRole('option', { name: 'Tea' }).click();
    await page.getByRole('combobox', { name: 'Add condition' }).click();
    await page.getByRole('option', { name: 'Minimum subtotal' }).click();
    await field(page, 'At least').fill('50');
    await page.getByRole('combobox', { name: 'Add condition' }).click();
    await page.getByRole('option', { name: 'Days of the week' }).click();
    await page.getByRole('checkbox', { name: 'Friday' }).press('Space');
    await page.getByRole('switch', { name: 'Only with a code' }).press('Space');
    await page.getByRole('switch', { name: 'Enabled' }).press('Space');
    await inspect(visit, 'admin-promotion-new');
    await click(page, 'Create');
    await heading(page, 'Spring sale');
    await page
      .getByText(
        '20% off products in the category Tea, for orders of at least $50.00, on Friday, with a code.',
      )
      .waitFor();
    await page.getByText('No codes yet.').waitFor();
    await click(page, 'Make codes');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('How many random codes').fill('25');
    await dialog.getByLabel('They begin with').fill('SPRING-');
    await dialog.getByRole('button', { name: 'Make', exact: true }).click();
    await page.getByText('25 codes.').waitFor();
    const download = page.waitForEvent('download');
    await click(page, 'Download as CSV');
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.trim().split('\n')[0]).toBe('code,max_uses,used,created_at');
    expect(file.match(/^SPRING-\S+,1,0,/gm)).toHaveLength(25);
    const [saved] = dataOf(await shop().admin('GET', '/api/promotions'));
    expect(saved).toMatchObject({
      name: 'Spring sale',
      label: 'Spring',
      class: 'product',
      status: true,
      code_required: true,
      conditions: [
        { kind: 'subtotal', min: 50 },
        { kind: 'weekdays', days: [5] },
      ],
      action: { kind: 'percent', value: 20 },
    });
    await page.setViewportSize({ width: 390, height: 800 });
    await inspect(visit, 'admin-promotion-390');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin/promotions');
    await page.getByRole('link', { name: 'Spring sale' }).waitFor();
    await inspect(visit, 'admin-promotions');
    await visit.close();
  });

  test('gives products for others, in tiers, and cheaper shipping', async () => {
    const { sku } = await createProduct(shop(), { price: 10, qty: 100 });
    const visit = await signIn('/promotions/new', undefined, { colorScheme: 'dark' });
    const { page } = visit;
    await field(page, 'Name').fill('Two for one');
    await field(page, 'Label').fill('Two for one');
    await page.getByRole('radio', { name: 'Buy X, get Y' }).click();
    const bought = page.getByRole('group', { name: 'Products to buy' });
    await bought.getByRole('combobox', { name: 'Products' }).fill(sku);
    await page.getByRole('option', { name: new RegExp(sku) }).click();
    await page.getByRole('heading', { level: 1 }).click();
    await inspect(visit, 'admin-promotion-sets-dark');
    await click(page, 'Create');
    await heading(page, 'Two for one');
    await page
      .getByText(`Buy 1 × products with the SKU ${sku}, get 1 × all products free. Disabled.`)
      .waitFor();

    await page.getByRole('radio', { name: 'Tiers' }).click();
    await field(page, 'Percent off').fill('10');
    await click(page, 'Add tier');
    const second = page.getByRole('group', { name: 'Tier 2' });
    await second.getByLabel('From units').fill('5');
    await second.getByLabel('Percent off').fill('15');
    await click(page, 'Save');
    await page.getByText('10% off from 2 units and 15% off from 5 units. Disabled.').waitFor();

    await page.getByRole('combobox', { name: 'Applies to' }).click();
    await page.getByRole('option', { name: 'Shipping' }).click();
    await page.getByRole('radio', { name: 'Cheaper shipping' }).click();
    await click(page, 'Save');
    await page.getByText('Free shipping. Disabled.').waitFor();
    await visit.close();
  });
});
