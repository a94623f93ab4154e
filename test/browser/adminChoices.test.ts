import coreShipping from '@shop/core-shipping';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { dataOf } from '../support/shop.ts';
import { adminVisits, click, field, heading } from './adminVisits.ts';
import { hasChromium } from './chromium.ts';

describe.skipIf(!hasChromium)('a merchant who types into inputs with an option list', () => {
  const { shop, signIn } = adminVisits({ extensions: [coreShipping] });
  const post = async (path: string, body: object) => dataOf(await shop().admin('POST', path, body));
  const read = async (path: string) => dataOf(await shop().admin('GET', path));
  const dialog = (page: Page) => page.getByRole('dialog');
  const choices = (page: Page, name: string) => dialog(page).getByRole('combobox', { name });

  test('selects with Enter without saving, and is told if typed text was not selected', async () => {
    const { uuid } = await post('/api/tax/classes', { name: 'Standard' });
    const visit = await signIn('/tax', undefined, { locale: 'en' });
    const { page } = visit;
    await heading(page, 'Tax');
    await click(page, 'Add rate to Standard');
    await field(page, 'Rate name').fill('VAT');
    await field(page, 'Rate').fill('190');
    const countries = choices(page, 'Countries');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));

    // Text that is not a country stays in the input with an error, and nothing is saved.
    await countries.click();
    await page.keyboard.type('germx');
    await page.keyboard.press('Enter');
    await dialog(page).getByText('“germx” isn’t selected.').waitFor();
    await field(page, 'Rate name').click();
    expect(await countries.inputValue()).toBe('germx');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).getByText('Nothing was saved. Check the highlighted field.').waitFor();
    expect(await countries.evaluate((input) => input === document.activeElement)).toBe(true);

    // Enter picks the first result. Leaving the field picks an exact match.
    await countries.fill('germ');
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Germany', { exact: true }).waitFor();
    await page.keyboard.type('france');
    await field(page, 'Rate name').click();
    await dialog(page).getByText('France', { exact: true }).waitFor();
    expect(sent).toEqual([]);

    // A tax that exceeds the price requires confirmation.
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: 'Save a tax rate of 190%?' });
    await question.getByRole('button', { name: 'Cancel', exact: true }).click();
    await question.waitFor({ state: 'detached' });
    expect(sent).toEqual([]);
    await field(page, 'Rate').fill('19');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    const [rate] = await read(`/api/tax/classes/${uuid}/rates`);
    expect(rate).toMatchObject({ rate: 19, country: 'DE,FR' });
    await visit.close();
  });

  test('selects an option that is still loading, and opens the first result of the palette with Enter', async () => {
    const { uuid } = await post('/api/collections', { name: 'Summer', code: 'summer' });
    for (const name of ['Mug', 'Lamp', 'Lampshade'])
      await post('/api/products', {
        name,
        url_key: name.toLowerCase(),
        sku: name.toUpperCase(),
        price: 5,
        qty: 1,
      });
    const visit = await signIn(`/collections/edit/${uuid}`, undefined, { locale: 'en' });
    const { page } = visit;
    await page.getByPlaceholder('Add a product').click();
    await page.getByRole('option', { name: 'Mug' }).waitFor();
    // The list does not show the results for this text yet.
    await page.keyboard.type('LAMP');
    await page.keyboard.press('Enter');
    await page.getByText('Product added').waitFor();
    const members = await read('/api/products?collection=summer');
    expect(members.map(({ sku }: { sku: string }) => sku)).toHaveLength(1);
    expect(members[0].sku).toMatch(/^LAMP/);

    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('mug');
    await page.keyboard.press('Enter');
    await heading(page, 'Mug');

    // Selecting the selected option again keeps it.
    const taxClass = page.getByRole('combobox', { name: 'Tax class' });
    for (const _ of ['first', 'again']) {
      await taxClass.click();
      await page.getByRole('option', { name: 'Standard', exact: true }).click();
      expect(await taxClass.inputValue()).toBe('Standard');
    }
    await visit.close();
  });
});
