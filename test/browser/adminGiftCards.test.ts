import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dataOf } from '../support/shop.ts';
import { adminVisits, click, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

const dialog = (page: Page) => page.getByRole('dialog');

describe.skipIf(!hasChromium)('a merchant with gift cards and credit', () => {
  const { shop, signIn } = adminVisits();

  test('issues a card, sees its code once, changes its balance and makes it void', async () => {
    const visit = await signIn('/gift-cards');
    const { page } = visit;
    page.setDefaultTimeout(30_000);
    await heading(page, 'Gift cards');
    await click(page, 'New gift card');
    await dialog(page).getByRole('textbox', { name: 'Amount' }).fill('50');
    await dialog(page).getByRole('textbox', { name: 'Message' }).fill('Happy birthday');
    await inspect(visit, 'admin-gift-card-new');
    await dialog(page).getByRole('button', { name: 'Issue gift card' }).click();
    const code = await dialog(page).getByRole('textbox', { name: 'Code' }).inputValue();
    expect(code).toMatch(/^(?:\w{4}-){3}\w{4}$/);
    await inspect(visit, 'admin-gift-card-code');
    await dialog(page).getByRole('button').last().click();
    await page.getByRole('link', { name: `•••• ${code.slice(-4)}` }).click();

    await heading(page, `Gift card •••• ${code.slice(-4)}`);
    await click(page, 'Change balance');
    await dialog(page).getByRole('textbox', { name: 'Change' }).fill('-12.5');
    await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Counted wrong');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByText('-$12.50').first().waitFor();
    await inspect(visit, 'admin-gift-card');
    const { data } = (await shop().request('POST', '/api/gift-cards/balance', { code })).body;
    expect(data).toMatchObject({ balance: 37.5 });

    await click(page, 'Void gift card');
    await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Lost');
    await dialog(page).getByRole('button', { name: 'Void gift card' }).click();
    await page.getByText('Made void').waitFor();
    expect((await shop().request('POST', '/api/gift-cards/balance', { code })).status).toBe(404);
  });

  test('gives a customer credit', async () => {
    const { uuid } = dataOf(
      await shop().admin('POST', '/api/customers', {
        email: 'grace@example.com',
        password: 'correct horse battery',
        full_name: 'Grace',
      }),
    );
    const visit = await signIn(`/customers/edit/${uuid}`);
    const { page } = visit;
    page.setDefaultTimeout(30_000);
    await page.getByText('No store credit.').waitFor();
    await click(page, 'Change store credit');
    await dialog(page).getByRole('textbox', { name: 'Change' }).fill('15');
    await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('Late parcel');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Balance: $15.00').waitFor();
    await inspect(visit, 'admin-credit');
  });
});
