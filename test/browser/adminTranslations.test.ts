import { describe, expect, test } from 'vitest';
import { dataOf } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';
import { adminVisits, click, field, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

describe.skipIf(!hasChromium)('translations in the admin', () => {
  const { shop, signIn } = adminVisits({ config: { shop: { languages: ['en', 'de', 'fr'] } } });

  test('the texts of a category are translated next to the original, and deleted', async () => {
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
      .getByText(/^URL key must/)
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
    await expect.poll(() => page.getByText('Not translated').count(), { timeout: 15_000 }).toBe(2);
    expect((await ofGerman()).status).toBe(404);
    await visit.close();
  });

  test('the options of an attribute and the items of a menu are translated inline, and shoppers see them', async () => {
    const shirts = await createVariantSet(shop());
    const group = await shirts.createGroup();
    await shirts.createVariant(group.uuid, 'S', 'Red', { url_key: 'shirt' });
    await shirts.createVariant(group.uuid, 'M', 'Red');
    const menu = dataOf(
      await shop().admin('POST', '/api/menus', {
        code: 'header',
        name: 'Header',
        items: [{ name: 'Shirts', target: '/shirt', children: [{ name: 'About', target: '/about' }] }],
      }),
    );
    const visit = await signIn(`/attributes/edit/${shirts.attributes[shirts.size]}`);
    const { page } = visit;
    await heading(page, 'Size');
    const translate = async (words: Readonly<Record<string, string>>) => {
      await page.getByRole('button', { name: 'Translate into German' }).click();
      const dialog = page.getByRole('dialog');
      for (const [label, value] of Object.entries(words))
        await dialog.getByLabel(label, { exact: true }).fill(value);
      await inspect(visit, `admin-translation-${Object.keys(words).length}`);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    await translate({ Name: 'Größe', S: 'Klein', M: 'Mittel' });
    await page.getByText('3 of 4 texts').waitFor();
    await page.goto(`/admin/menus/edit/${menu.uuid}`);
    await heading(page, 'Header');
    await translate({ Shirts: 'Hemden', About: 'Über uns' });
    await page.getByText('2 of 2 texts').waitFor();
    await visit.close();

    const html = await (await fetch(`${shop().url}/de/shirt`, { headers: { accept: 'text/html' } })).text();
    for (const words of ['Größe', 'Klein', 'Mittel', 'Hemden', 'Über uns']) expect(html).toContain(words);
  });
});
