import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createProduct, dataOf } from '../support/shop.ts';
import { adminVisits, click, field, heading } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

const PHONE = { width: 390, height: 800 };
const add = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });

describe.skipIf(!hasChromium)('a merchant who gives groups their own prices', () => {
  const { shop, signIn } = adminVisits();
  const post = async (path: string, body: object) => dataOf(await shop().admin('POST', path, body));

  test('takes a percentage off filtered products, and sells them in boxes', async () => {
    const attribute = await post('/api/attributes', {
      attribute_code: 'color',
      attribute_name: 'Color',
      type: 'select',
      is_filterable: true,
      options: [{ option_text: 'Red' }, { option_text: 'Blue' }],
    });
    const visit = await signIn('/price-lists/new');
    const { page } = visit;
    await heading(page, 'New price list');
    await field(page, 'Name').fill('Boxes');
    await field(page, 'Code').fill('boxes');
    await field(page, 'Percent off the price').fill('10');
    await add(page, 'Add a filter').click();
    await page.getByRole('option', { name: 'Price up to' }).click();
    await field(page, 'Value of Price up to').fill('20');
    await add(page, 'Add a filter').click();
    await page.getByRole('option', { name: 'Color' }).click();
    await add(page, 'Value of Color').click();
    await page.getByRole('option', { name: 'Red' }).click();
    await page.keyboard.press('Escape');
    await field(page, 'Minimum quantity').fill('12');
    await field(page, 'Quantity step').fill('12');
    await inspect(visit, 'admin-price-list-new');
    await click(page, 'Create');
    await heading(page, 'Boxes');
    const [saved] = dataOf(await shop().admin('GET', '/api/price-lists?code=boxes'));
    const red = attribute.options.find((one: { option_text: string }) => one.option_text === 'Red');
    expect(saved).toMatchObject({
      percent: 10,
      min_qty: 12,
      max_qty: null,
      qty_step: 12,
      scope: {
        filter: [
          { key: 'max_price', operation: 'eq', value: '20' },
          { key: 'color', operation: 'in', value: red.uuid },
        ],
      },
    });
  });

  test('sees and fills in all prices of the sheet on a phone', async () => {
    const { sku } = await createProduct(shop(), { price: 19.99, qty: 100 });
    const list = await post('/api/price-lists', { code: 'sheet', name: 'Sheet', kind: 'override' });
    const set = [
      { sku, amount: 18 },
      { sku, min_qty: 10, amount: 17 },
    ];
    dataOf(await shop().admin('PATCH', `/api/price-lists/${list.uuid}/prices`, { set }));
    const visit = await signIn(`/price-lists/edit/${list.uuid}`, undefined, { viewport: PHONE });
    const { page } = visit;
    await heading(page, 'Sheet');
    const prices = page.getByRole('textbox', { name: `Price: ${sku}` });
    await expect.poll(() => prices.count()).toBe(2);
    for (const price of await prices.all()) {
      const box = await price.boundingBox();
      expect(box && box.x + box.width).toBeLessThanOrEqual(PHONE.width - 8);
    }
    const remove = await page
      .getByRole('button', { name: `Remove ${sku}` })
      .first()
      .boundingBox();
    expect(remove && remove.x + remove.width).toBeLessThanOrEqual(PHONE.width);
    await field(page, 'Percent of the product’s price').fill('80');
    await click(page, 'Fill in');
    await expect.poll(() => prices.first().inputValue()).toBe('15.99');
    await click(page, 'Save 2 prices');
    await page.getByText('Prices saved').waitFor();
    expect(dataOf(await shop().admin('GET', `/api/price-lists/${list.uuid}/prices`))).toEqual([
      { sku, min_qty: 1, amount: 15.99 },
      { sku, min_qty: 10, amount: 15.99 },
    ]);
    await inspect(visit, 'admin-price-sheet-phone');
  });
});
