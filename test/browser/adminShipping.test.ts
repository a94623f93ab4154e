import { readFileSync } from 'node:fs';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension } from '@shop/runtime/extension';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createProduct, dataOf } from '../support/shop.ts';
import { adminVisits, click, heading, lead } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const inDialog = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const save = async (page: Page) => {
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await dialog(page).waitFor({ state: 'detached' });
};
/** Selects an option by its label. */
async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  const input = page
    .getByRole('combobox', { name: label })
    .or(page.getByRole('textbox', { name: label }))
    .first();
  await input.click();
  await input.fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A provider that has a field of each type in every zone, and offers one method at the configured cost. */
const couriers = defineExtension({
  name: 'couriers',
  api: '^1.0',
  setup: () => ({
    shippingProviders: [
      {
        code: 'couriers',
        name: 'Couriers',
        description: 'Parcels by bicycle.',
        zoneConfigFields: [
          { name: 'account', type: 'text' as const, label: 'Account' },
          { name: 'cost', type: 'number' as const, label: 'Cost of a parcel' },
          {
            name: 'service',
            type: 'select' as const,
            label: 'Service',
            options: [
              { value: 'day', label: 'Same day' },
              { value: 'night', label: 'Overnight' },
            ],
          },
          { name: 'note', type: 'textarea' as const, label: 'Note to riders', defaultValue: 'Ring twice' },
          { name: 'insured', type: 'toggle' as const, label: 'Insured' },
        ],
        getMethods: async ({ zoneConfig }) => [
          { code: 'bicycle', name: 'Bicycle', cost: Number(zoneConfig['cost']) },
        ],
      },
    ],
  }),
});

describe.skipIf(!hasChromium)('a merchant who sets up the shop', () => {
  const { shop, signIn, newRole } = adminVisits({ extensions: [coreShipping, cod, couriers] });

  test('sets up zones, methods, tiered rates and tax', async () => {
    const visit = await signIn('/shipping');
    const { page } = visit;
    page.setDefaultTimeout(30_000);
    await heading(page, 'Shipping');
    await page.getByRole('button', { name: 'New method' }).waitFor();
    await inspect(visit, 'admin-shipping-empty');
    await click(page, 'New method');
    await inDialog(page, 'Method name').fill('Standard delivery');
    await save(page);

    await click(page, 'New zone');
    await inDialog(page, 'Zone name').fill('West coast');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).getByText('At least one country is required').waitFor();
    await choose(page, 'Countries', 'United States');
    await page.keyboard.press('Tab');
    await dialog(page).getByRole('button', { name: 'Ship to parts of United States only' }).click();
    await choose(page, 'Only these parts of United States', 'California');
    await page.keyboard.press('Tab');
    await inspect(visit, 'admin-shipping-zone');
    await save(page);
    await page.getByText('United States: California').waitFor();

    await click(page, 'Add rate for West coast');
    await dialog(page).getByText('By order value').click();
    await inDialog(page, 'Order value from (USD), row 1').fill('0');
    await inDialog(page, 'Cost (USD), row 1').fill('7.5');
    await dialog(page).getByRole('button', { name: 'Add row' }).click();
    await inDialog(page, 'Order value from (USD), row 2').fill('100');
    await inDialog(page, 'Cost (USD), row 2').fill('1.234');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page)
      .getByText(/could mean 1\.234 or 1,234/)
      .waitFor();
    await inDialog(page, 'Cost (USD), row 2').fill('2.5');
    await inspect(visit, 'admin-shipping-rate');
    await save(page);
    await page.getByText('from $100.00: $2.50').waitFor();
    const [rate] = dataOf(await shop().admin('GET', '/api/shippingProviders/core/rates'));
    expect(rate).toMatchObject({
      cost: null,
      condition_type: null,
      price_based_cost: [
        { min_price: 0, cost: 7.5 },
        { min_price: 100, cost: 2.5 },
      ],
      weight_based_cost: null,
    });

    await lead(page, '/tax');
    await heading(page, 'Tax');
    await click(page, 'New tax class');
    await inDialog(page, 'Class name').fill('Standard');
    await save(page);
    await click(page, 'Add rate to Standard');
    await inDialog(page, 'Rate name').fill('California');
    await inDialog(page, 'Rate').fill('7.25');
    await choose(page, 'Countries', 'United States');
    await page.keyboard.press('Tab');
    await choose(page, 'States or provinces', 'California');
    await page.keyboard.press('Tab');
    await inspect(visit, 'admin-tax-rate');
    await save(page);
    await page.getByText('United States · California').waitFor();
    const taxClass = dataOf(await shop().admin('GET', '/api/tax/classes')).find(
      ({ name }: { readonly name: string }) => name === 'Standard',
    );
    expect(dataOf(await shop().admin('GET', `/api/tax/classes/${taxClass.uuid}/rates`))).toMatchObject([
      { rate: 7.25, country: 'US', province: 'US-CA', postcode: '*', is_compound: false },
    ]);

    // New products default to the first tax class that has a rate.
    await page.goto('/admin/products/new');
    await heading(page, 'New product');
    const begun = page.getByRole('combobox', { name: 'Tax class' });
    await expect.poll(() => begun.inputValue()).toBe('Standard');
    await lead(page, '/tax');
    await heading(page, 'Tax');

    await click(page, 'Calculate');
    await page.getByText('Choose a country').waitFor();
    await choose(page, 'Country', 'United States');
    await choose(page, 'State or province', 'California');
    await page.getByText('Value and weight').click();
    await page.getByRole('textbox', { name: 'Order value (USD)' }).fill('40');
    await page.getByRole('combobox', { name: 'Tax class' }).click();
    await page.getByRole('option', { name: 'Standard' }).click();
    await click(page, 'Calculate');
    await page.getByText('7.25% (California)').waitFor();
    const calculator = page.getByRole('region', { name: 'Test your tax rates' });
    await calculator.getByRole('cell', { name: '$50.40' }).waitFor();
    await inspect(visit, 'admin-tax-calculator');
    await visit.close();
  });

  test('adds a provider with its required fields, tests the rates, and sees what is still to do', async () => {
    const { sku } = await createProduct(shop(), { price: 20, qty: 9 });
    const visit = await signIn('/shipping');
    const { page } = visit;
    page.setDefaultTimeout(30_000);
    await click(page, 'Add provider to West coast');
    await page.getByRole('menuitem', { name: 'Couriers' }).click();
    await inDialog(page, 'Cost of a parcel').fill('4');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).getByText('Account is missing').waitFor();
    await dialog(page).getByText('Service is missing').waitFor();
    await inspect(visit, 'admin-shipping-provider');
    await inDialog(page, 'Account').fill('A-1');
    await dialog(page).getByRole('combobox', { name: 'Service' }).click();
    await page.getByRole('option', { name: 'Overnight' }).click();
    await dialog(page).getByRole('switch', { name: 'Insured' }).press('Space');
    await save(page);
    await page.getByRole('region', { name: 'West coast' }).getByText('Couriers', { exact: true }).waitFor();
    const [zone] = dataOf(await shop().admin('GET', '/api/shippingZones'));
    expect(
      zone.providers.find((one: { readonly provider_code: string }) => one.provider_code === 'couriers'),
    ).toMatchObject({
      is_enabled: true,
      config: { account: 'A-1', cost: 4, service: 'night', note: 'Ring twice', insured: true },
    });

    const calculator = page.getByRole('region', { name: 'Test your rates' });
    await choose(page, 'Country', 'United States');
    await click(page, 'Calculate');
    await calculator.getByText('Choose a product').waitFor();
    await choose(page, 'Product', `Product ${sku} (${sku})`);
    await page.getByRole('textbox', { name: `Quantity of Product ${sku} (${sku})` }).fill('6');
    await click(page, 'Calculate');
    await calculator.getByText('This address is not in any zone').waitFor();
    await choose(page, 'State or province', 'California');
    await click(page, 'Calculate');
    await calculator.getByRole('row', { name: 'Bicycle $4.00 $0.00 $124.00' }).waitFor();
    await calculator.getByRole('row', { name: 'Standard delivery $2.50 $0.00 $122.50' }).waitFor();
    await inspect(visit, 'admin-shipping-calculator');

    await lead(page, '/checklist');
    await heading(page, 'Getting started');
    await page.getByText(/tax class/).waitFor();
    await inspect(visit, 'admin-first-steps');
    await page.setViewportSize({ width: 390, height: 900 });
    await inspect(visit, 'admin-first-steps-390');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.getByRole('main').getByRole('link', { name: 'Tax', exact: true }).click();
    await heading(page, 'Products');
    await visit.close();
  });

  test('is warned of a zone that no address can use', async () => {
    const zone = {
      name: 'California again',
      countries: ['US'],
      provinces: [{ country: 'US', province: 'CA' }],
    };
    dataOf(await shop().admin('POST', '/api/shippingZones', zone));
    const visit = await signIn('/shipping', undefined, { colorScheme: 'dark' });
    const { page } = visit;
    page.setDefaultTimeout(30_000);
    await page.getByText('the older zone “West coast” already covers').waitFor();
    await page.getByText('from $100.00: $2.50').waitFor();
    await page.getByRole('region', { name: 'Shipping methods' }).waitFor();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await inspect(visit, `admin-shipping-full-${width}-dark`);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    }
    await click(page, 'Delete California again');
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await page.getByText('the older zone “West coast” already covers').waitFor({ state: 'detached' });
    expect(dataOf(await shop().admin('GET', '/api/shippingZones'))).toHaveLength(1);

    await visit.close();
  });

  test('can only view if the role allows no more', async () => {
    const role = await newRole(
      'listShippingZones',
      'listCoreShippingRates',
      'listCoreShippingMethods',
      'adminGraphql',
    );
    const { page, close } = await signIn('/shipping', [role]);
    page.setDefaultTimeout(30_000);
    await page.getByText('from $100.00: $2.50').waitFor();
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    await close();
  });

  test('sees the methods, the rates and the errors in the administrator’s language', async () => {
    const file = new URL('../../extensions/core-shipping/admin/texts/ar.json', import.meta.url);
    const arabic = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
    const textOf = (key: string) => arabic[key] ?? key;
    const { page, close } = await signIn('/shipping', undefined, { locale: 'ar' });
    await page.getByText(/100\.00.*2\.50/).waitFor();
    const methods = page.getByRole('region', { name: textOf('methods') });
    await methods.getByRole('button', { name: textOf('method.new') }).click();
    await inDialog(page, textOf('method.name')).fill('Standard delivery');
    await page.keyboard.press('Enter');
    const [before = '', after = ''] = textOf('refusal.CORE_METHOD_EXISTS').split('{name}');
    await dialog(page).getByText(`${before}Standard delivery${after}`).waitFor();
    await close();
  });
});
