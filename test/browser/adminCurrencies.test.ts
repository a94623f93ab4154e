import { defineExtension } from '@shop/runtime/extension';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dataOf } from '../support/shop.ts';
import { adminVisits, click, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

const bank = defineExtension({
  name: 'bank',
  api: '^1.0',
  setup: () => ({
    exchangeRates: [
      {
        name: 'bank',
        getRates: async () => ({ rates: { CHF: '0.8841', JPY: '210' }, rated_at: '2026-01-31T15:00:00Z' }),
      },
    ],
  }),
});

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

describe.skipIf(!hasChromium)('a merchant who sells in several currencies', () => {
  const { shop, signIn } = adminVisits({ extensions: [bank] });

  test('adds one, sees its prices, gets new rates and accepts one that jumped', async () => {
    dataOf(await shop().admin('POST', '/api/currencies', { code: 'JPY', rate: 149.25, ending: 80 }));
    const visit = await signIn('/currencies');
    const { page } = visit;
    page.setDefaultTimeout(30_000);
    await heading(page, 'Currencies');
    await row(page, 'US Dollar').getByText('Shop’s currency').waitFor();
    await row(page, 'Japanese Yen').getByText('$19.90 → ¥2,980').waitFor();

    await click(page, 'New currency');
    const code = dialog(page).getByRole('combobox', { name: 'Currency' });
    await code.click();
    await code.fill('Swiss');
    await page.getByRole('option', { name: 'Swiss Franc (CHF)' }).click();
    await dialog(page).getByRole('textbox', { name: 'Exchange rate' }).fill('0.9');
    await dialog(page).getByRole('textbox', { name: 'Step' }).fill('0.05');
    await inspect(visit, 'admin-currency');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await row(page, 'Swiss Franc').getByText('in steps of CHF 0.05').waitFor();
    await row(page, 'Swiss Franc').getByText('$49.99 → CHF 45.00').waitFor();

    await click(page, 'Get new rates');
    await page.getByText('1 rate updated.').waitFor();
    await row(page, 'Swiss Franc').getByText('1 USD = 0.8841 CHF').filter({ visible: true }).waitFor();
    await page.getByText('The rate of JPY was not updated').waitFor();
    await inspect(visit, 'admin-currencies');
    await click(page, 'Use the new rate');
    await page.getByText('The rate of JPY was not updated').waitFor({ state: 'detached' });
    const currencies = dataOf(await shop().admin('GET', '/api/currencies'));
    expect(currencies.map(({ code: one, rate }: { code: string; rate: number }) => [one, rate])).toEqual([
      ['USD', 1],
      ['CHF', 0.8841],
      ['JPY', 210],
    ]);
  });

  test('sets rates from a file, and is told what is wrong with one', async () => {
    const visit = await signIn('/currencies');
    const { page } = visit;
    page.setDefaultTimeout(30_000);
    await heading(page, 'Currencies');
    const upload = async (csv: string) => {
      const chooser = page.waitForEvent('filechooser');
      await click(page, 'Set rates from a CSV file');
      await (await chooser).setFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    };
    await upload('code,rate\nSEK,0\n');
    await page.getByText('Nothing was written: 1 row is not valid.').waitFor();
    await upload('code,rate,status\nSEK,10.5,1\n');
    await page.getByText('1 currency created, 0 updated.').waitFor();
    await row(page, 'Swedish Krona').getByText('1 USD = 10.5 SEK').filter({ visible: true }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('currencies.csv');
    await inspect(visit, 'admin-rate-files');
  });
});
