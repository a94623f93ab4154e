import { describe, expect, test } from 'vitest';
import { createProduct, createReadyCart, createZoneWithRate, dataOf } from '../support/shop.ts';
import { adminVisits, click, field, heading, lead } from './adminVisits.ts';
import { hasChromium, inspect } from './chromium.ts';

describe.skipIf(!hasChromium)('a merchant who describes products', () => {
  const { shop, signIn } = adminVisits();
  const post = async (path: string, body: object) => dataOf(await shop().admin('POST', path, body));
  const read = async (path: string) => dataOf(await shop().admin('GET', path));
  const define = (ownerType: string, fieldKey: string, fieldType: string, rest: object = {}) =>
    post('/api/metafield-definitions', { ownerType, fieldKey, fieldType, name: fieldKey, ...rest });

  test('fills in custom fields of every type', async () => {
    await define('category', 'motto', 'short_text', { name: 'Motto', required: true });
    await define('category', 'season', 'short_text', {
      name: 'Season',
      validations: [{ type: 'choices', values: ['Spring', 'Autumn'] }],
    });
    await define('category', 'story', 'rich_text', { name: 'Story' });
    await define('category', 'shelf', 'integer', {
      name: 'Shelf',
      validations: [{ type: 'range', min: 1, max: 9 }],
    });
    await define('category', 'gift', 'boolean', { name: 'Gift idea' });
    await define('category', 'opened', 'date', { name: 'Opened' });
    await define('category', 'tint', 'color', { name: 'Tint' });
    await define('category', 'hints', 'short_text', { name: 'Hints', isList: true });
    await define('category', 'size', 'group', {
      name: 'Size',
      subFields: [
        { key: 'width', name: 'Width', type: 'integer', required: true },
        { key: 'note', name: 'Note', type: 'long_text' },
      ],
    });
    const visit = await signIn('/categories/new');
    const { page } = visit;
    await heading(page, 'New category');
    await field(page, 'Name').fill('Tea');
    await field(page, 'URL key').fill('tea');
    await field(page, 'Motto').waitFor();
    await click(page, 'Create');
    await page.getByText('Motto is required').waitFor();
    await field(page, 'Motto').fill('Slowly');
    await page.getByRole('combobox', { name: 'Season' }).click();
    await page.getByRole('option', { name: 'Autumn' }).click();
    await field(page, 'Story').fill('It began small.');
    await field(page, 'Shelf').fill('12');
    await page.getByRole('combobox', { name: 'Gift idea' }).click();
    await page.getByRole('option', { name: 'No' }).click();
    await page.getByLabel('Opened').fill('2026-03-01');
    await field(page, 'Tint').fill('leaf green');
    // The color palette below the input closes when the input loses focus.
    await page.keyboard.press('Tab');
    await click(page, 'Add to Hints');
    await field(page, 'Hints 1').fill('warm');
    await click(page, 'Add to Hints');
    await field(page, 'Hints 2').fill('dry');
    await click(page, 'Move Hints 2 up');
    await field(page, 'Note').fill('about');
    await click(page, 'Create');
    await page.getByText('must be <= 9').waitFor();
    await field(page, 'Shelf').fill('2');
    await click(page, 'Create');
    await page.getByText('must match pattern').waitFor();
    await field(page, 'Tint').fill('#00aa33');
    await page.keyboard.press('Tab');
    await click(page, 'Create');
    await page.getByText('Width is required').waitFor();
    await inspect(visit, 'admin-metafields');
    await field(page, 'Width').fill('40');
    await click(page, 'Create');
    await heading(page, 'Tea');
    const [{ uuid }] = await read('/api/categories?name=Tea');
    expect((await read(`/api/categories/${uuid}`)).meta_data.custom).toEqual({
      motto: 'Slowly',
      season: 'Autumn',
      story: [
        {
          size: 1,
          columns: [
            { size: 1, data: { blocks: [{ type: 'raw', data: { html: '<p>It began small.</p>' } }] } },
          ],
        },
      ],
      shelf: 2,
      gift: false,
      opened: '2026-03-01',
      tint: '#00aa33',
      hints: ['dry', 'warm'],
      size: { width: 40, note: 'about' },
    });
    await visit.close();
  });

  test('edits the custom fields of a customer separately from the account', async () => {
    await define('customer', 'nickname', 'short_text', { name: 'Nickname' });
    const { uuid } = await post('/api/customers', {
      full_name: 'Ada',
      email: 'ada@shop.test',
      password: 'a long one 1',
    });
    const visit = await signIn(`/customers/edit/${uuid}`);
    const { page } = visit;
    await field(page, 'Nickname').fill('A.');
    await click(page, 'Save custom fields');
    await page.getByText('Saved', { exact: true }).waitFor();
    const saved = async () => (await read(`/api/customers/${uuid}/metafields`)).metaData;
    expect(await saved()).toEqual({ custom: { nickname: 'A.' } });

    // Another administrator changes the same field and another field. The two versions are compared field by field.
    await define('customer', 'size', 'short_text', { name: 'Shoe size' });
    await page.reload();
    await field(page, 'Nickname').fill('Countess');
    const theirs = { custom: { nickname: 'Lady', size: '38' } };
    dataOf(await shop().admin('PATCH', `/api/customers/${uuid}/metafields`, { metafields: theirs }));
    await page.keyboard.press('Control+s');
    const conflict = page.getByRole('alert').filter({ hasText: 'Someone else changed this' });
    await conflict.getByText('Their other changes are kept: Shoe size').waitFor();
    expect(await conflict.getByRole('radio').count()).toBe(2);
    await inspect(visit, 'admin-metafields-conflict');
    await conflict.getByRole('radio', { name: /^Mine: Countess$/ }).check();
    await click(page, 'Save these');
    await expect.poll(saved).toEqual({ custom: { nickname: 'Countess', size: '38' } });
    await expect.poll(() => field(page, 'Shoe size').inputValue()).toBe('38');
    await visit.close();
  });

  test('edits the custom fields of an order and of the shop on their pages', async () => {
    await define('order', 'desk', 'short_text', { name: 'Desk' });
    await define('shop', 'founded', 'integer', {
      name: 'Founded',
      validations: [{ type: 'range', min: 1900, max: 2100 }],
    });
    await createZoneWithRate(shop(), { countries: ['US'], cost: 5 });
    const { sku } = await createProduct(shop(), { price: 10, qty: 4 });
    const cart = await createReadyCart(shop(), sku);
    const { uuid } = dataOf(await shop().request('POST', '/api/orders', { cart_id: cart }));
    const visit = await signIn(`/order/edit/${uuid}`);
    const { page } = visit;
    await field(page, 'Desk').fill('B 4');
    await inspect(visit, 'admin-order-metafields');
    await click(page, 'Save custom fields');
    await page.getByText('Saved', { exact: true }).waitFor();
    expect((await read(`/api/orders/${uuid}/metafields`)).metaData).toEqual({ custom: { desk: 'B 4' } });

    await lead(page, '/setting/store');
    await field(page, 'Founded').fill('3000');
    await click(page, 'Save custom fields');
    await page.getByText('must be <= 2100').waitFor();
    await inspect(visit, 'admin-shop-metafields');
    await field(page, 'Founded').fill('1999');
    await click(page, 'Save custom fields');
    await page.getByText('Saved', { exact: true }).waitFor();
    expect((await read('/api/shop/metafields')).metaData).toEqual({ custom: { founded: 1999 } });
    await visit.close();
  });

  test('defines a custom field with choices, and an attribute with options', async () => {
    const visit = await signIn('/metafields/new');
    const { page } = visit;
    await field(page, 'Name').fill('Material');
    await field(page, 'Key').fill('Material');
    await click(page, 'Create');
    await page.getByText('1 field needs attention').waitFor();
    await field(page, 'Key').fill('material');
    await page.getByRole('combobox', { name: 'Choices' }).fill('Oak');
    await page.keyboard.press('Enter');
    await inspect(visit, 'admin-metafield-definition');
    await click(page, 'Create');
    await heading(page, 'Material');
    expect((await read('/api/metafield-definitions?ownerType=product'))[0]).toMatchObject({
      key: 'material',
      type: 'short_text',
      validations: [{ type: 'choices', values: ['Oak'] }],
    });

    await lead(page, '/attributes/new');
    await field(page, 'Name').fill('Finish');
    await field(page, 'Code').fill('finish');
    await click(page, 'Add option');
    await field(page, 'Option 1').fill('Oiled');
    await click(page, 'Add option');
    await field(page, 'Option 2').fill('Raw');
    await click(page, 'Move Raw up');
    await inspect(visit, 'admin-attribute');
    await click(page, 'Create');
    await heading(page, 'Finish');
    const [{ uuid }] = await read('/api/attributes?code=finish');
    const { options, groups } = await read(`/api/attributes/${uuid}`);
    expect(options.map((option: { option_text: string }) => option.option_text)).toEqual(['Raw', 'Oiled']);
    expect(groups).toEqual([1]);
    await visit.close();
  });

  test('defines a custom field that is a group of others, and synonyms for the search', async () => {
    const visit = await signIn('/metafields/new');
    const { page } = visit;
    await field(page, 'Name').fill('Care');
    await field(page, 'Key').fill('care');
    await page.locator('[data-path="fieldType"]').click();
    await page.getByRole('option', { name: 'Field group' }).click();
    await click(page, 'Add field');
    const part = page.getByRole('group', { name: 'Field 1' });
    await part.getByLabel('Key').fill('degrees');
    await part.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Whole number' }).click();
    for (const name of ['Multiple values', 'Required']) await part.getByRole('switch', { name }).check();
    await part.getByLabel('Help text for your team').fill('In Celsius');
    await part.getByLabel('Placeholder').fill('40');
    await part.getByLabel('Minimum').fill('3');
    await part.getByLabel('Name').fill('Degrees');
    await click(page, 'Create');
    await page.waitForURL(/\/edit\//);
    expect(await read(`/api/metafield-definitions/${page.url().split('/').at(-1)}`)).toMatchObject({
      type: 'group',
      subFields: [
        {
          key: 'degrees',
          name: 'Degrees',
          type: 'integer',
          isList: true,
          required: true,
          description: 'In Celsius',
          validations: [{ type: 'range', min: 3 }],
          appearance: { placeholder: '40' },
        },
      ],
    });

    await lead(page, '/search-synonyms/new');
    const terms = page.locator('[data-path="terms"]');
    for (const term of ['sofa', 'couch']) {
      await terms.fill(term);
      await terms.press('Enter');
    }
    await click(page, 'Create');
    await heading(page, 'sofa, couch');
    expect(await read('/api/search-synonyms')).toMatchObject([{ terms: ['sofa', 'couch'] }]);
    await visit.close();
  });
});
