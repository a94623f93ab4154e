import { describe, expect, test } from 'vitest';
import { dataOf } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';
import { adminVisits, click, follow, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

describe.skipIf(!hasChromium)('a merchant who fills collections and categories', () => {
  const { shop, signIn, newRole } = adminVisits();
  const post = async (path: string, body: object) => dataOf(await shop().admin('POST', path, body));
  const read = async (path: string) => dataOf(await shop().admin('GET', path));
  const namesIn = async (filter: string) =>
    (await read(`/api/products?${filter}&ob=name&od=asc&limit=100`)).map(
      ({ name }: { name: string }) => name,
    );

  test('adds and removes products of a collection and of a category, across pages', async () => {
    const collection = await post('/api/collections', { name: 'Summer', code: 'summer' });
    const category = await post('/api/categories', { name: 'Cups', url_key: 'cups' });
    for (let number = 10; number < 31; number++) {
      const name = `Cup ${number}`;
      const { uuid } = await post('/api/products', {
        name,
        url_key: `cup-${number}`,
        sku: `CUP-${number}`,
        price: 500,
        qty: 3,
        status: number % 5 !== 0,
      });
      if (number > 10) await post(`/api/collections/${collection.uuid}/products`, { product_id: uuid });
    }
    const visit = await signIn(`/collections/edit/${collection.uuid}`);
    const { page } = visit;
    await heading(page, 'Summer');
    const members = page.getByRole('region', { name: 'Products in this collection' });
    await members.getByText('20 results').waitFor();
    await members.getByPlaceholder('Add a product').click();
    await page.keyboard.type('CUP-10');
    await page.getByRole('option', { name: 'Cup 10' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Product added').waitFor();
    await members.getByText('21 results').waitFor();
    await inspect(visit, 'admin-collection-members');
    await page.getByRole('button', { name: 'Page 2' }).click();
    await click(page, 'Remove Cup 30');
    await page.getByText('Cup 30 removed').waitFor();
    await members.getByText('20 results').waitFor();
    await members.getByRole('link', { name: 'Cup 10' }).waitFor();
    expect(await namesIn('collection=summer')).toEqual(
      Array.from({ length: 20 }, (_, index) => `Cup ${index + 10}`),
    );

    await page.goto(`/admin/categories/edit/${category.uuid}`);
    await heading(page, 'Cups');
    await page.getByText('No products yet').waitFor();
    await inspect(visit, 'admin-category-members-none');
    await page.getByPlaceholder('Add a product').click();
    await page.keyboard.type('CUP-12');
    // The newest products are shown until the search has finished.
    await page.getByRole('option', { name: 'Cup 30' }).waitFor({ state: 'detached' });
    await page.getByRole('option', { name: 'Cup 12' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Cup 12' }).waitFor();
    expect(await namesIn(`cat=${category.uuid}`)).toEqual(['Cup 12']);
    await visit.close();
  });

  test('without the permission to change them can only view the products', async () => {
    const { uuid } = await post('/api/collections', { name: 'Winter', code: 'winter' });
    const { uuid: product } = await post('/api/products', {
      name: 'Scarf',
      url_key: 'scarf',
      sku: 'SCARF',
      price: 500,
      qty: 3,
    });
    await post(`/api/collections/${uuid}/products`, { product_id: product });
    const role = await newRole('listCollections', 'getCollection', 'listProducts', 'adminGraphql');
    const visit = await signIn(`/collections/edit/${uuid}`, [role], {
      viewport: { width: 390, height: 800 },
      colorScheme: 'dark',
    });
    const { page } = visit;
    await page.getByRole('link', { name: 'Scarf' }).waitFor();
    expect(await page.getByRole('button', { name: 'Remove Scarf' }).count()).toBe(0);
    expect(await page.getByPlaceholder('Add a product').count()).toBe(0);
    await inspect(visit, 'admin-collection-members-narrow');
    await visit.close();
  });

  test('groups products as variants, selects the main variant, and opens the group from a product', async () => {
    const shirts = await createVariantSet(shop());
    const [small, large] = [
      await shirts.createProduct('S', 'Red', { name: 'Linen shirt' }),
      await shirts.createProduct('L', 'Red', { name: 'Linen shirt, large' }),
    ];
    const visit = await signIn('/variant-groups');
    const { page } = visit;
    page.setDefaultTimeout(15_000);
    await page.getByText('A variant group combines products').waitFor();
    await inspect(visit, 'admin-variant-groups-empty');
    await follow(page, 'New variant group');
    await heading(page, 'New variant group');
    await page.getByRole('combobox', { name: 'Attribute group' }).click();
    await page.getByRole('option', { name: 'Shirts' }).click();
    await page.getByRole('combobox', { name: 'Options' }).click();
    for (const name of ['Size', 'Color']) await page.getByRole('option', { name }).click();
    await page.keyboard.press('Escape');
    await click(page, 'Create');
    await heading(page, /^Variant group \d+$/);
    for (const { sku } of [small, large]) {
      await click(page, 'Add variant');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'An existing product' }).fill(sku);
      await page.getByRole('option', { name: new RegExp(sku) }).click();
      await dialog.getByRole('button', { name: 'Add variant' }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    await heading(page, 'Linen shirt');
    await page.getByText('2 variants by Size, Color').waitFor();
    await click(page, 'Actions for L / Red');
    await page.getByRole('menuitem', { name: 'Make main variant' }).click();
    await heading(page, 'Linen shirt, large');
    await inspect(visit, 'admin-variant-group');

    await follow(page, 'S / Red');
    await heading(page, 'Linen shirt');
    await follow(page, 'Open variant group');
    await heading(page, 'Linen shirt, large');
    await click(page, 'Actions for S / Red');
    await page.getByRole('menuitem', { name: 'Remove from variants' }).click();
    await page.getByText('1 variant by Size, Color').waitFor();
    await page.goto('/admin/variant-groups?q=linen');
    await page.getByRole('link', { name: 'Linen shirt, large' }).waitFor();
    await inspect(visit, 'admin-variant-groups');
    const [group] = await read('/api/variantGroups');
    expect(group).toMatchObject({ main: large.product_id, variant_count: 1 });
    await visit.close();
  });
});
