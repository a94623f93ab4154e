import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inLane } from '../support/lane.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf } from '../support/shop.ts';
import { adminVisits, click, field, follow, heading, lead } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';
import type { Visit } from './chromium.ts';

const PHONE = { width: 390, height: 800 };
const DAY_MS = 86_400_000;
/** Promotions of the full calendar, more than the API returns at once. */
const MANY = inLane({ gate: 120, night: 200 });
/** Returns the time so many days from now. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** Expects that a page does not scroll sideways on a phone. */
async function expectToFit({ page }: Visit, name: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await inspect({ page }, name);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
}

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
    await follow(page, 'Download as CSV');
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
    await lead(page, '/promotions');
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

describe.skipIf(!hasChromium)('a merchant who plans and measures promotions', () => {
  const { shop, signIn } = adminVisits({ extensions: [coreShipping, cod] });
  let sku: string;
  beforeAll(async () => {
    await createZoneWithRate(shop(), { countries: ['US'], cost: 5 });
    ({ sku } = await createProduct(shop(), { price: 20, qty: 100 }));
  });
  // A test that fails leaves no promotion to the next one.
  beforeEach(async () => {
    for (const { uuid } of dataOf(await shop().admin('GET', '/api/promotions?limit=100')))
      dataOf(await shop().admin('DELETE', `/api/promotions/${uuid}`));
  });
  const promote = async (fields: object): Promise<{ uuid: string }> =>
    dataOf(
      await shop().admin('POST', '/api/promotions', {
        label: 'For you',
        status: true,
        class: 'order',
        action: { kind: 'percent', value: 10 },
        ...fields,
      }),
    );

  test('has an empty calendar at first', async () => {
    const visit = await signIn('/promotions/calendar');
    await visit.page.getByText('No promotions run in these months.').waitFor();
    await inspect(visit, 'admin-promotion-calendar-empty');
    await visit.close();
  });

  test('tries one on products and on a cart before it is saved', async () => {
    await promote({ name: 'Whole order', label: 'Ten off', priority: 3 });
    await createReadyCart(shop(), sku, sku);
    const visit = await signIn('/promotions/new');
    const { page } = visit;
    await heading(page, 'New promotion');
    await page.getByRole('radio', { name: 'Percentage off' }).waitFor();
    await page.getByRole('combobox', { name: 'Add condition' }).waitFor();
    await page.getByRole('combobox', { name: 'Product', exact: true }).click();
    await page.getByRole('combobox', { name: 'Product', exact: true }).fill(sku);
    await page.getByRole('option', { name: new RegExp(sku) }).click();
    await page.getByText('Choose what shoppers get to try it.').waitFor();
    await page.getByRole('radio', { name: 'Percentage off' }).click();
    await field(page, 'Percent off').fill('50');
    const line = page.getByRole('row', { name: /1 × .*\$20\.00 .*−.*\$10\.00/ });
    await line.waitFor();
    await page.getByText('It applies', { exact: true }).waitFor();
    await inspect(visit, 'admin-promotion-try');
    await page.getByRole('radio', { name: 'Recent cart' }).press('Space');
    await page.getByRole('combobox', { name: 'Cart', exact: true }).click();
    await page.getByRole('option', { name: /2 units/ }).click();
    const cart = page.getByRole('combobox', { name: 'Cart', exact: true });
    await expect.poll(() => cart.inputValue()).toContain('2 units');
    await page.getByRole('row', { name: /2 × .*\$40\.00 .*−.*\$20\.00/ }).waitFor();

    await page.getByRole('combobox', { name: 'Applies to' }).click();
    await page.getByRole('option', { name: 'The order' }).click();
    await page.getByRole('radio', { name: 'Percentage off' }).click();
    await field(page, 'Percent off').fill('5');
    await page.getByText('It does not apply', { exact: true }).waitFor();
    await page
      .getByText(/Ten off/)
      .first()
      .waitFor();
    await field(page, 'Priority').fill('9');
    await page.getByText('It keeps out').waitFor();
    await page.getByText('Whole order').first().waitFor();
    await expectToFit(visit, 'admin-promotion-try-390');
    await visit.close();
  });

  test('reads how often they were used, what came in and what was given', async () => {
    await promote({ name: 'Half price', action: { kind: 'percent', value: 50 } });
    await promote({ name: 'Nobody', status: false });
    const cart_id = await createReadyCart(shop(), sku);
    dataOf(await shop().request('POST', '/api/orders', { cart_id }));
    const visit = await signIn('/promotions');
    const { page } = visit;
    await follow(page, 'Performance');
    await heading(page, 'Promotion performance');
    const row = page.getByRole('row', { name: /Half price/ });
    await row.getByText('$15.00').waitFor();
    await row.getByText('$10.00').waitFor();
    await inspect(visit, 'admin-promotion-performance');
    await page.getByRole('button', { name: /^Discount/ }).click();
    await page.getByRole('link', { name: 'Half price' }).click();
    await heading(page, 'Half price');
    const panel = page.getByRole('region', { name: 'Discount given' });
    await panel.getByText('$10.00', { exact: true }).waitFor();
    await expectToFit(visit, 'admin-promotion-performance-390');
    await visit.close();
  });

  test('sees in the calendar what runs when, by keyboard and on a phone', async () => {
    const dates = { starts_at: inDays(-5), ends_at: inDays(20) };
    await promote({ name: 'Winter sale', ...dates });
    const visit = await signIn('/promotions');
    const { page } = visit;
    await follow(page, 'Calendar');
    await heading(page, 'Promotion calendar');
    const table = page.getByRole('table', { name: 'Promotion calendar' });
    await table.getByRole('link', { name: 'Winter sale' }).waitFor();
    expect(await table.getByRole('row').count()).toBe(2);
    expect(await table.getByRole('columnheader').count()).toBe(4);
    await inspect(visit, 'admin-promotion-calendar-1');
    dataOf(
      await shop().admin('POST', '/api/price-lists', {
        code: 'outlet',
        name: 'Outlet prices',
        kind: 'sale',
        status: 1,
        ...dates,
      }),
    );
    for (let made = 0; made < MANY; made += 1)
      await promote({
        name: `Offer ${String(made).padStart(3, '0')}${made === 7 ? ` ${'Rabattaktion '.repeat(8)}` : ''}`,
        status: made % 5 !== 0,
        class: made % 2 === 0 ? 'order' : 'product',
        starts_at: made % 7 === 0 ? null : inDays((made % 90) - 30),
        ends_at: made % 11 === 0 ? null : inDays((made % 90) + 5),
      });
    await page.reload();
    await table.getByRole('link', { name: `Offer ${MANY - 1}` }).waitFor();
    await table.getByRole('link', { name: 'Outlet prices' }).waitFor();
    await inspect(visit, 'admin-promotion-calendar-full');
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Disabled' }).click();
    await table.getByRole('link', { name: `Offer ${MANY - 5}` }).waitFor();
    await table.getByRole('link', { name: `Offer ${MANY - 1}` }).waitFor({ state: 'detached' });
    await click(page, 'Next month');
    await page.waitForURL(/month=/);
    await expectToFit(visit, 'admin-promotion-calendar-390');
    await page.getByRole('listitem').first().getByRole('link').press('Enter');
    await page.waitForURL(/\/promotions\/edit\//);
    await visit.close();
  });

  test('sees all of it from the right to the left', async () => {
    const { uuid } = await promote({ name: 'Winter sale', starts_at: inDays(-5), ends_at: inDays(20) });
    const visit = await signIn('/promotions/calendar', undefined, { locale: 'ar', colorScheme: 'dark' });
    const { page } = visit;
    for (const [place, path] of [
      ['calendar', '/promotions/calendar'],
      ['performance', '/promotions/performance'],
      ['form', `/promotions/edit/${uuid}`],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await lead(page, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await inspect(visit, `admin-promotion-${place}-ar`);
      await expectToFit(visit, `admin-promotion-${place}-ar-390`);
    }
    await visit.close();
  });
});
