import { describe, expect, test } from 'vitest';
import { createProduct, dataOf } from '../support/shop.ts';
import { adminVisits, click, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

describe.skipIf(!hasChromium)('a merchant who deletes by mistake', () => {
  const { shop, signIn } = adminVisits();
  const statusOf = async (path: string) => (await shop().admin('GET', path)).status;

  test('restores a product, even after reloading the page', async () => {
    const { uuid, sku } = await createProduct(shop(), { price: 5, qty: 1 });
    const visit = await signIn(`/products/edit/${uuid}`);
    const { page } = visit;
    await heading(page, `Product ${sku}`);
    await click(page, 'Delete');
    await heading(page, 'Products');
    await page.getByText(`“Product ${sku}” was deleted.`).waitFor();
    expect(await statusOf(`/api/products/${uuid}`)).toBe(404);
    await inspect(visit, 'admin-undo');
    await page.reload();
    await page.getByText(`“Product ${sku}” was deleted.`).waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await inspect(visit, 'admin-undo-390');
    await click(page, 'Undo');
    await page.getByText(`“Product ${sku}” was restored.`).waitFor();
    await page
      .getByRole('link', { name: `Product ${sku}` })
      .first()
      .waitFor();
    expect(await statusOf(`/api/products/${uuid}`)).toBe(200);
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await visit.close();
  });

  test('restores together what they deleted together, and sees why something cannot be restored', async () => {
    const paths = ['/undo-a', '/undo-b'];
    for (const from_path of paths)
      dataOf(await shop().admin('POST', '/api/redirects', { from_path, target: '/vases' }));
    const visit = await signIn('/redirects', undefined, { colorScheme: 'dark' });
    const { page } = visit;
    const removeAll = async () => {
      await page.getByRole('checkbox').first().click();
      await click(page, 'Delete');
      await page.getByText('2 records were deleted.').waitFor();
    };
    await page.getByRole('link', { name: '/undo-a' }).waitFor();
    await removeAll();
    expect(dataOf(await shop().admin('GET', '/api/redirects'))).toEqual([]);
    await inspect(visit, 'admin-undo-dark', ['color-contrast', 'link-in-text-block']);
    await click(page, 'Undo');
    await page.getByText('2 records were restored.').waitFor();
    await page.getByRole('link', { name: '/undo-a' }).waitFor();
    expect(dataOf(await shop().admin('GET', '/api/redirects'))).toHaveLength(2);
    await removeAll();
    dataOf(await shop().admin('POST', '/api/redirects', { from_path: '/undo-a', target: '/bowls' }));
    await click(page, 'Undo');
    await page.getByText('Nothing was restored').waitFor();
    expect(dataOf(await shop().admin('GET', '/api/redirects'))).toHaveLength(1);
    await visit.close();
  });
});
