import { describe, expect, test } from 'vitest';
import { createProduct, dataOf } from '../support/shop.ts';
import { adminVisits, click, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

describe.skipIf(!hasChromium)('a merchant who arranges categories', () => {
  const { shop, signIn, newRole } = adminVisits();
  const create = async (name: string, parent_id: string | null = null): Promise<string> => {
    const body = { name, url_key: name.toLowerCase(), parent_id };
    return dataOf(await shop().admin('POST', '/api/categories', body)).uuid;
  };
  const below = async (parent: string): Promise<string[]> =>
    dataOf(await shop().admin('GET', `/api/categories?parent=${parent}&ob=position&od=asc`)).map(
      ({ name }: { name: string }) => name,
    );

  test('moves them with the menu and by dragging, and sees why a move is rejected', async () => {
    const home = await create('Home');
    const garden = await create('Garden');
    const { uuid: spade } = await createProduct(shop(), { price: 5, qty: 1 });
    dataOf(await shop().admin('POST', `/api/categories/${garden}/products`, { product_id: spade }));
    const lamps = await create('Lamps', home);
    await create('Chairs', home);
    const visit = await signIn('/categories');
    const { page } = visit;
    const choose = async (name: string, item: string) => {
      await click(page, `Move ${name}`);
      await page.getByRole('menuitem', { name: item }).click();
    };
    await heading(page, 'Categories');
    expect(await page.getByRole('link', { name: 'Lamps' }).count()).toBe(0);
    await page.getByText('1 product', { exact: true }).waitFor();
    await click(page, 'Subcategories of Home');
    await page.getByRole('link', { name: 'Lamps' }).waitFor();
    await inspect(visit, 'admin-category-tree');
    await choose('Lamps', 'Move down');
    await page.getByText('Lamps is now after Chairs').waitFor();
    expect(await below(home)).toEqual(['Chairs', 'Lamps']);

    await choose('Home', 'Move into…');
    await page.getByRole('combobox', { name: 'Parent category' }).click();
    await page.getByRole('option', { name: 'Home / Lamps' }).click();
    await click(page, 'Move');
    await page.getByText('A category cannot be moved under itself or one of its subcategories').waitFor();

    await page
      .getByRole('link', { name: 'Garden' })
      .locator('..')
      .dragTo(page.getByRole('link', { name: 'Lamps' }).locator('..'));
    await page.getByText('Garden is now in Lamps').waitFor();
    expect(await below(lamps)).toEqual(['Garden']);
    await choose('Lamps', 'Move out');
    await page.getByText('Lamps is now after Home').waitFor();
    expect(await below('null')).toEqual(['Home', 'Lamps']);
    await page.getByRole('searchbox').fill('gard');
    await page.getByText('1 result').waitFor();
    await page.getByRole('row', { name: 'Garden Lamps 1' }).waitFor();
    await visit.close();
  });

  test('without the permission to change them can only expand and collapse them, on a narrow screen too', async () => {
    const role = await newRole('listCategories', 'adminGraphql');
    const visit = await signIn('/categories', [role], {
      viewport: { width: 390, height: 800 },
      colorScheme: 'dark',
    });
    const { page } = visit;
    await click(page, 'Subcategories of Lamps');
    await page.getByRole('link', { name: 'Garden' }).waitFor();
    expect(await page.getByRole('button', { name: 'Move Garden' }).count()).toBe(0);
    await inspect(visit, 'admin-category-tree-narrow');
    await visit.close();
  });
});
