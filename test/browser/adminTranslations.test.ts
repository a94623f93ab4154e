import { describe, expect, test } from 'vitest';
import { dataOf } from '../support/shop.ts';
import { adminVisits, click, field, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

describe.skipIf(!hasChromium)('translations in the admin', () => {
  const { shop, signIn } = adminVisits({ config: { shop: { languages: ['en', 'de', 'fr'] } } });

  test('the texts of a category are written in another language beside the original, and deleted', async () => {
    const { uuid } = dataOf(
      await shop().admin('POST', '/api/categories', {
        name: 'Lamps',
        url_key: 'lamps',
        description: '<p>Warm <strong>light</strong></p>',
      }),
    );
    const ofGerman = () => shop().admin('GET', `/api/translations/category/${uuid}/de`);
    const visit = await signIn(`/categories/edit/${uuid}`);
    const { page } = visit;
    await heading(page, 'Lamps');
    await page.getByRole('button', { name: 'Translate into German' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lamps in German' });
    await dialog.getByText('Original: Warm light').waitFor();
    await dialog.getByLabel('Name', { exact: true }).fill('Leuchten');
    await dialog.getByLabel('URL key', { exact: true }).fill('Nicht so');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog
      .getByText(/url_key/i)
      .first()
      .waitFor();
    await dialog.getByLabel('URL key', { exact: true }).fill('leuchten');
    await inspect(visit, 'admin-translation');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('2 of 3 texts').waitFor();
    expect(dataOf(await ofGerman()).fields).toEqual({ name: 'Leuchten', url_key: 'leuchten' });
    expect((await fetch(`${shop().url}/de/leuchten`)).status).toBe(200);

    await page.reload();
    await page.getByRole('button', { name: 'Translate into German' }).click();
    expect(await field(page, 'Name').last().inputValue()).toBe('Leuchten');
    await click(page, 'Delete translation');
    await expect.poll(() => page.getByText('Not translated').count()).toBe(2);
    expect((await ofGerman()).status).toBe(404);
    await visit.close();
  });
});
