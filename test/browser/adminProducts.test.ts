import { describe, expect, test } from 'vitest';
import { seedProducts } from '../../packages/runtime/src/modules/catalog/demo/seedProducts.ts';
import { createImage } from '../support/images.ts';
import { createProduct, dataOf } from '../support/shop.ts';
import { adminVisits, click, field, follow, heading, lead } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

describe.skipIf(!hasChromium)('a merchant with products', () => {
  const { shop, signIn } = adminVisits();
  const post = async (path: string, body: object) => dataOf(await shop().admin('POST', path, body));

  test('creates a product with images, attributes and variants, and changes all variants together', async () => {
    const { category_id } = await post('/api/categories', { name: 'Tops', url_key: 'tops' });
    const group = await post('/api/attributeGroups', { group_name: 'Clothing' });
    const groups = [String(group.attribute_group_id)];
    const fabric = { attribute_code: 'fabric', attribute_name: 'Fabric', groups };
    await post('/api/attributes', { ...fabric, type: 'text', is_required: true });
    const options = ['Small', 'Medium'].map((option_text) => ({ option_text }));
    const size = { attribute_code: 'size', attribute_name: 'Size', type: 'select', groups, options };
    await post('/api/attributes', size);
    const visit = await signIn('/products/new');
    const { page } = visit;
    page.setDefaultTimeout(12_000);
    await heading(page, 'New product');
    await field(page, 'Name').fill('Größe Tee');
    expect(await field(page, 'URL key').inputValue()).toBe('groesse-tee');
    await field(page, 'SKU').fill('TEE');
    await field(page, 'Price').fill('19.5');
    await page.getByRole('combobox', { name: 'Categories' }).fill('top');
    await page.getByRole('option', { name: 'Tops' }).click();
    await page.getByRole('combobox', { name: 'Attribute group' }).click();
    await page.getByRole('option', { name: 'Clothing' }).click();
    const files = await Promise.all(
      ['#336699', '#993366', '#669933'].map(async (background, index) => ({
        name: `${index}.png`,
        mimeType: 'image/png',
        buffer: await createImage('png', { width: 300, height: 300, background }),
      })),
    );
    await page.getByLabel('Drop images here or click to choose').setInputFiles(files);
    await page.getByRole('button', { name: 'Make image 3 the first' }).click();
    await page.getByText('Moved to position 1 of 3').waitFor({ state: 'attached' });
    await click(page, 'Move image 1 back');
    await click(page, 'Add options');
    await page.getByRole('combobox', { name: 'Option' }).fill('Size');
    await page.keyboard.press('Tab');
    for (const value of ['Small', 'Medium', 'Extra large']) {
      await page.getByRole('combobox', { name: 'Values' }).fill(value);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('heading', { level: 1 }).click();
    await click(page, 'Remove variant Medium');
    await page.getByRole('textbox', { name: 'Stock: Small' }).fill('7');
    await page.getByRole('textbox', { name: 'SKU: Extra large' }).fill('TEE-SMALL');
    await click(page, 'Create');
    await page.getByText('Two variants have the SKU "TEE-SMALL"').first().waitFor();
    await page.getByRole('textbox', { name: 'SKU: Extra large' }).fill('TEE-XL');
    await click(page, 'Create');
    await page.getByText('The attribute "fabric" is required').first().waitFor();
    await inspect(visit, 'admin-product-new-variants');
    await field(page, 'Fabric').fill('Cotton');
    await click(page, 'Create');
    await heading(page, 'Größe Tee');
    await page.getByText('2 variants by Size').waitFor();

    const read = async (sku: string) => {
      const [{ uuid }] = dataOf(await shop().admin('GET', `/api/products?sku=${sku}`));
      return dataOf(await shop().admin('GET', `/api/products/${uuid}`));
    };
    const small = await read('TEE-SMALL');
    expect(small).toMatchObject({ price: 19.5, qty: 7, categories: [category_id], url_key: 'groesse-tee' });
    expect(small.images).toHaveLength(3);
    expect(small.attributes).toEqual(
      expect.arrayContaining([expect.objectContaining({ attribute_code: 'fabric', value: 'Cotton' })]),
    );
    expect(await read('TEE-XL')).toMatchObject({ price: 19.5, qty: 0, visibility: false });

    await page.getByRole('textbox', { name: 'Price for all' }).fill('21');
    await click(page, 'Set price');
    await page.getByRole('textbox', { name: 'SKU: Extra large' }).fill('TEE-SMALL');
    await page.getByText('2 variants changed').waitFor();
    await inspect(visit, 'admin-product-variants');
    await click(page, 'Save variants');
    await page.getByText('A product with the SKU "TEE-SMALL" already exists').waitFor();
    expect((await read('TEE-SMALL')).price).toBe(21);
    expect((await read('TEE-XL')).price).toBe(19.5);
    await page.getByRole('textbox', { name: 'SKU: Extra large' }).fill('TEE-XXL');
    // The shortcut saves only the focused part, not the surrounding form.
    await page.keyboard.press('Control+s');
    await page.getByText('1 variant changed').waitFor({ state: 'detached' });
    expect((await read('TEE-XXL')).price).toBe(21);

    await click(page, 'Add variant');
    await page.getByRole('dialog').getByRole('combobox', { name: 'Size' }).click();
    await page.getByRole('option', { name: 'Medium' }).click();
    await inspect(visit, 'admin-product-add-variant');
    await page.getByRole('dialog').getByRole('button', { name: 'Add variant' }).click();
    await page.getByText('3 variants by Size').waitFor();
    expect(await read('TEE-SMALL-MEDIUM')).toMatchObject({ price: 21, visibility: false });
    await click(page, 'Actions for Extra large');
    await page.getByRole('menuitem', { name: 'Make main variant' }).click();
    await page.getByText('Main', { exact: true }).nth(1).waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await inspect(visit, 'admin-product-390');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await visit.close();
  });

  test('sees one row per variant group with the name of each variant, and selects options in the variant forms', async () => {
    const variants = ['S', 'M', 'L'].map((option, index) => ({
      sku: `MUG-${option}`,
      options: { mug_size: option },
      qty: index + 1,
    }));
    const mug = { name: 'Stoneware mug', sku: 'MUG-S', price: 9, variants };
    const made = await post('/api/products', { ...mug, group_id: 1, url_key: 'stoneware-mug' });
    const visit = await signIn('/products');
    const { page } = visit;
    await heading(page, 'Products');
    const row = page.getByRole('row').filter({ hasText: 'Stoneware mug' });
    await row.getByText('3 variants').waitFor();
    expect(await row.count()).toBe(1);
    expect(await row.innerText()).toMatch(/\b6\b/);
    await inspect(visit, 'admin-products-folded');
    // An action on the row applies to all its variants.
    await row.getByRole('checkbox').check();
    await click(page, 'Disable');
    const read = async () => dataOf(await shop().admin('GET', '/api/products?sku[like]=MUG-&limit=10'));
    await expect
      .poll(async () => (await read()).map((one: { status: boolean }) => one.status))
      .toEqual(Array.from({ length: 3 }, () => false));
    await page.goto('/admin/products?q=stoneware');
    await page.getByRole('row').filter({ hasText: 'MUG-M' }).getByText('M', { exact: true }).waitFor();
    expect(await row.count()).toBe(3);
    await page.goto(`/admin/products/edit/${made.uuid}`);
    await page.getByRole('combobox', { name: 'Mug size' }).first().waitFor();
    await lead(page, '/products/new');
    await page.getByRole('combobox', { name: 'Attribute group' }).waitFor();
    await expect.poll(() => page.locator('.mantine-Skeleton-root').count()).toBe(0);
    expect(await page.getByRole('combobox', { name: 'Mug size' }).count()).toBe(0);
    await visit.close();
  });

  test('links products, duplicates one, finds products with low stock, and sees why a bulk change was rejected', async () => {
    const [one, two] = [
      await createProduct(shop(), { price: 5, qty: 1 }),
      await createProduct(shop(), { price: 6, qty: 50 }),
    ];
    await post('/api/collections', { name: 'Summer', code: 'summer' });
    const visit = await signIn(`/products/edit/${one.uuid}`, undefined, { colorScheme: 'dark' });
    const { page } = visit;
    page.setDefaultTimeout(12_000);
    await heading(page, `Product ${one.sku}`);
    // Content that appears later would move the list away from its input.
    await page.waitForLoadState('networkidle');
    await page.getByRole('combobox', { name: 'Add product' }).fill(two.sku);
    await page.getByRole('option', { name: new RegExp(two.sku) }).click();
    await page.getByRole('button', { name: `Remove Product ${two.sku}` }).waitFor();
    await page.getByRole('combobox', { name: 'Add to collection' }).click();
    await page.getByRole('option', { name: 'Summer' }).click();
    await page.getByRole('button', { name: 'Remove from Summer' }).waitFor();
    await inspect(visit, 'admin-product-dark');
    const links = dataOf(await shop().admin('GET', `/api/products/${one.uuid}/links`));
    expect(links).toMatchObject([{ type: 'related', linked_product_uuid: two.uuid }]);

    await follow(page, 'Duplicate');
    await heading(page, 'New product');
    expect(await field(page, 'Name').inputValue()).toBe(`Product ${one.sku}`);
    expect(await field(page, 'SKU').inputValue()).toBe('');
    await field(page, 'SKU').fill('COPY-1');
    await field(page, 'URL key').fill('copy-1');
    await click(page, 'Create');
    await page.getByText('Created').waitFor();

    await lead(page, '/products');
    await click(page, 'Filters');
    await page.getByRole('combobox', { name: 'Stock' }).click();
    await page.getByRole('option', { name: 'Up to 5 units' }).click();
    await page.getByRole('link', { name: `Product ${two.sku}` }).waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await click(page, 'Edit…');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Price', exact: true }).click();
    await page.getByRole('option', { name: 'Set to' }).click();
    await dialog.getByRole('textbox', { name: 'Price: value' }).fill('7.505');
    // The error message moves the content below it, so a mouse click would miss its target.
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: /^Update \d/ }).click();
    await dialog.getByRole('alert').waitFor();
    await inspect(visit, 'admin-products-change');
    await dialog
      .getByRole('button', { name: /Back|Close/ })
      .first()
      .click();
    await visit.close();
  });

  test('lowers the prices of all matching products, across pages, and keeps the old prices as compare-at prices', async () => {
    await seedProducts(shop().db, 130);
    const visit = await signIn('/products');
    const { page } = visit;
    await heading(page, 'Products');
    await page.getByText('50', { exact: true }).click();
    await expect.poll(() => page.getByRole('row').count()).toBe(51);
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2');
    await page.getByText('50 selected').waitFor();
    await page.getByRole('button', { name: /^Select all \d+ matches$/ }).click();
    await page.getByText(/^1[3-9]\d selected$/).waitFor();
    await click(page, 'Edit…');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Price', exact: true }).click();
    await page.getByRole('option', { name: 'Decrease by percentage' }).click();
    await dialog.getByRole('textbox', { name: 'Price: value' }).fill('20');
    await dialog.getByRole('combobox', { name: 'Compare-at price', exact: true }).click();
    await page.getByRole('option', { name: 'Set to current price' }).click();
    await inspect(visit, 'admin-products-change-many');
    const prices = async () =>
      dataOf(await shop().admin('GET', '/api/products?limit=100&ob=created_at&od=asc')).map(
        ({ price, compare_at_price }: { price: number; compare_at_price: number | null }) => [
          price,
          compare_at_price,
        ],
      );
    const before = await prices();
    await dialog.getByRole('button', { name: /^Update 1\d\d products$/ }).click();
    await dialog.waitFor({ state: 'detached' });
    const lowered = (price: number) => Math.round(Math.round(price * 100) * 0.8) / 100;
    expect(await prices()).toEqual(before.map(([price]: [number]) => [lowered(price), price]));
    await visit.close();
  });

  test('checks a file, sees its errors, and imports the valid rows', async () => {
    const visit = await signIn('/products/import');
    const { page } = visit;
    page.setDefaultTimeout(12_000);
    await heading(page, 'Import products');
    const rows = ['sku,name,url_key,price,qty', 'IN-1,Bowl,bowl,5,3', 'IN-2,Plate,plate,five,3'];
    const buffer = Buffer.from(rows.join('\n'));
    const file = { name: 'products.csv', mimeType: 'text/csv', buffer };
    await page.getByLabel('Drop a file here or click to choose').setInputFiles(file);
    await click(page, 'Check file');
    await page.getByText('price must be a number').waitFor();
    await inspect(visit, 'admin-import');
    expect(dataOf(await shop().admin('GET', '/api/products?sku=IN-1'))).toEqual([]);
    await click(page, 'Import 1 row');
    await page.getByRole('heading', { name: 'Import finished' }).waitFor();
    expect(dataOf(await shop().admin('GET', '/api/products?sku=IN-1'))).toMatchObject([{ qty: 3 }]);
    await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('link', { name: 'Bowl', exact: true }).waitFor();
    await inspect(visit, 'admin-products-list');
    await visit.close();
  });
});
