import type { TestShop } from '@shop/runtime/testing';
import type { Locator, Page } from 'playwright-core';
import { picture } from '../support/pictures.ts';
import { dataOf } from '../support/shop.ts';

/** The fields with inputs of their own whose values hang together, with the files of the tests that set all of each. */
export const OWN_OF_TESTS: ReadonlyMap<string, string> = new Map([
  ['coupons.discount_type', 'adminCoupons'],
  ['coupons.target_products', 'adminCoupons'],
  ['coupons.buyx_gety', 'adminCoupons'],
  ['coupons.condition', 'adminCoupons'],
  ['coupons.user_condition', 'adminCoupons'],
  ['products.variants', 'adminProducts'],
  ['metafields.validations', 'adminCatalog'],
  ['widgets.settings', 'adminContent'],
  ['widgets.placements', 'adminContent'],
]);

type Fill = (card: Locator, page: Page) => Promise<void>;

const choose = async (page: Page, input: Locator) => {
  await input.click();
  await page.getByRole('option').last().click();
  await page.keyboard.press('Escape');
};

const fillImages: Fill = async (card) => {
  const buffer = await picture('png', { width: 40, height: 40, background: '#225599' });
  await card
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'loop.png', mimeType: 'image/png', buffer }]);
  await card.getByRole('button', { name: 'Remove image 1' }).waitFor();
};

const fillMetafields: Fill = (card) => card.getByRole('textbox', { name: 'Care' }).fill('Wash by hand');

/** Sets the inputs of a field by `resource.field`, or by the name of the field in every resource. */
const FILLS: Readonly<Record<string, Fill>> = {
  image: fillImages,
  images: fillImages,
  metafields: fillMetafields,
  'attributes.options': async (card) => {
    for (const [place, words] of ['Small', 'Large'].entries()) {
      await card.getByRole('button', { name: 'Add an option' }).click();
      await card.getByRole('textbox', { name: `Option ${place + 1}` }).fill(words);
    }
  },
  'menus.items': async (card) => {
    await card.getByRole('button', { name: 'Add an item' }).click();
    await card.getByRole('textbox', { name: 'Label' }).fill('Loop');
    await card.getByLabel('Leads to').fill('/loop');
  },
  'metafields.subFields': async (card, page) => {
    await card.getByRole('button', { name: 'Add a field' }).click();
    const one = card.getByRole('group', { name: 'Field 1' });
    await one.getByRole('textbox', { name: 'Key' }).fill('width');
    await choose(page, one.getByRole('combobox', { name: 'Type' }));
    await one.getByRole('textbox', { name: 'Name' }).fill('Width');
  },
  'products.attributes': (card) => card.getByRole('textbox', { name: 'Fabric' }).fill('Linen'),
  'roles.permissions': async (card, page) => {
    await card.getByRole('switch', { name: 'Everything' }).focus();
    await page.keyboard.press('Space');
  },
  'variantGroups.attribute_codes': (card, page) =>
    choose(page, card.getByRole('combobox', { name: 'Distinguished by' })),
};

const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('region', { name: title, exact: true });

/** Sets a field with inputs of its own, such as `menus.items`, in the card of a title. Throws for one that it does not know. */
export async function fillOwn(page: Page, field: string, title: string): Promise<void> {
  const fill = FILLS[field] ?? FILLS[field.split('.').at(-1) as string];
  if (!fill) throw new Error(`No test sets ${field}`);
  await fill(cardOf(page, title), page);
}

/** Reads all that the inputs of a card show, the number of its pictures, and the values that are chosen of several. */
export async function shownIn(page: Page, title: string): Promise<unknown> {
  const card = cardOf(page, title);
  const inputs = await card.locator('input:not([type="file"]):not([type="hidden"]), textarea').all();
  const values = inputs.map(async (input) =>
    ['checkbox', 'radio'].includes((await input.getAttribute('type')) ?? '')
      ? input.isChecked()
      : input.inputValue(),
  );
  return {
    inputs: await Promise.all(values),
    pictures: await card.locator('img').count(),
    chosen: await card.locator('.mantine-Pill-label').allTextContents(),
  };
}

/** Makes what the forms need to have all their inputs: custom fields of every kind of record, and attributes of the default group. */
export async function prepareOwn(shop: TestShop): Promise<void> {
  for (const ownerType of ['product', 'category', 'collection', 'blog_post', 'blog_category'])
    dataOf(
      await shop.admin('POST', '/api/metafield-definitions', {
        ownerType,
        fieldKey: 'care',
        fieldType: 'short_text',
        name: 'Care',
      }),
    );
  const attribute = { groups: [1], is_required: false };
  for (const more of [
    { attribute_code: 'fabric', attribute_name: 'Fabric', type: 'text' },
    { attribute_code: 'fit', attribute_name: 'Fit', type: 'select', options: [{ option_text: 'Slim' }] },
  ])
    dataOf(await shop.admin('POST', '/api/attributes', { ...attribute, ...more }));
}
