import type { Locator, Page } from 'playwright-core';
import { picture } from '../support/pictures.ts';
import { click } from './adminVisits.ts';

/** The values for fields of forms that take no free text. */
export const GIVEN: Readonly<Record<string, string>> = {
  sku: 'LOOP-1',
  code: 'loop-code',
  email: 'loop@shop.test',
  password: 'Loop-and-loop-1',
  price: '12.5',
  weight: '1.5',
  'attributes.attribute_code': 'loop_code',
  'attributes.groups': 'Shoes',
  'attributes.type': 'Single choice',
  'coupons.coupon': 'LOOP1',
  'coupons.end_date': '2030-02-28T10:30',
  'landingPages.publish_end': '2030-02-28T10:30',
  'metafields.fieldKey': 'loop_key',
  'metafields.fieldType': 'Text',
  'metafields.namespace': 'loop',
  'metafields.ownerType': 'Products',
  'products.group_id': 'Default',
  'redirects.from_path': '/loop',
  'synonyms.terms': 'loop one,loop two',
  'variantGroups.attribute_group_id': 'Default',
  'webhooks.url': 'https://receiver.example/loop',
  'widgets.type': 'Text',
  'coupons.coupon.changed': 'LOOP2',
  'redirects.from_path.changed': '/loop-2',
  'webhooks.url.changed': 'https://receiver.example/loop-2',
};

/** Sets the input of a field that draws its own, with values that are not its defaults. */
type Setter = (page: Page) => Promise<void>;

const named = (page: Page, name: string): Locator => page.locator(`main [data-path="${name}"]`);

const typeInto =
  (name: string, words: string): Setter =>
  (page) =>
    named(page, name).fill(words);

/** Types into the input with a label, such as that of a custom field. */
const typeUnder =
  (label: string, words: string): Setter =>
  (page) =>
    page.getByRole('main').getByLabel(label, { exact: true }).fill(words);

/** Adds a tag to the input with a label. The list of its suggestions has the same label. */
const tag = async (page: Page, label: string, word: string): Promise<void> => {
  await page
    .locator('main input')
    .and(page.getByLabel(label, { exact: true }))
    .fill(word);
  await page.keyboard.press('Enter');
};

/** Uploads a picture, and waits until it is shown. */
const upload: Setter = async (page) => {
  const buffer = await picture('png', { width: 300, height: 300, background: '#225599' });
  await page
    .getByLabel('Drop images here or click to choose')
    .setInputFiles([{ name: 'loop.png', mimeType: 'image/png', buffer }]);
  await page.getByRole('button', { name: 'Remove image 1' }).waitFor();
};

/** Chooses an option of a list. */
const choose = async (page: Page, list: Locator, name?: string): Promise<void> => {
  await list.click();
  const options = page.getByRole('option');
  await (name === undefined ? options.last() : options.filter({ hasText: name }).first()).click();
  await page.keyboard.press('Escape');
};

/** Makes the first rule of a group of rules one of the price. */
const ruleByPrice = async (page: Page, rule: Locator): Promise<void> => {
  await choose(page, rule.getByRole('combobox', { name: 'Property in Rule 1' }), 'Price');
  await rule.getByLabel('Value in Rule 1').fill('5');
};

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The setters by the names of fields, after the id of the resource where another one has the same name. */
export const OWN_INPUTS: Readonly<Record<string, Setter>> = {
  url_key: typeInto('url_key', 'loop-url'),
  meta_description: typeInto('meta_description', 'Loop description'),
  metafields: typeUnder('Care', 'Loop care'),
  images: upload,
  image: upload,
  'products.attributes': typeUnder('Material', 'Loop linen'),
  'redirects.target': typeInto('target', '/looped'),
  async 'variantGroups.attribute_codes'(page) {
    await choose(page, named(page, 'attribute_codes'), 'Size');
  },
  async 'attributes.options'(page) {
    for (const [at, option] of ['Red', 'Blue'].entries()) {
      await click(page, 'Add option');
      await page.getByRole('textbox', { name: `Option ${at + 1}`, exact: true }).fill(option);
    }
    await page.getByRole('textbox', { name: 'Color of Blue' }).fill('#0000ff');
  },
  async 'metafields.validations'(page) {
    await typeUnder('Maximum characters', '20')(page);
    await tag(page, 'Choices', 'loop');
  },
  async 'coupons.discount_type'(page) {
    await page.getByRole('radio', { name: 'Percentage off products' }).click();
  },
  'coupons.discount_amount': typeInto('discount_amount', '10'),
  async 'coupons.target_products'(page) {
    await click(page, 'Add rule');
    await ruleByPrice(page, section(page, 'Discount'));
    await typeUnder('Maximum units of each product', '4')(page);
  },
  async 'coupons.condition'(page) {
    const cart = section(page, 'Cart requirements');
    await cart.getByLabel('Minimum order total').fill('30');
    await cart.getByLabel('Minimum units').fill('2');
    await click(page, 'Add required products');
    await ruleByPrice(page, cart);
  },
  async 'coupons.user_condition'(page) {
    await choose(page, page.getByRole('combobox', { name: 'Customer groups' }));
    await tag(page, 'Email addresses', 'loop@shop.test');
    await typeUnder('Minimum total spent', '100')(page);
  },
  async 'widgets.settings'(page) {
    await section(page, 'Content').getByLabel('Text', { exact: true }).last().fill('Loop text');
  },
  async 'widgets.placements'(page) {
    await click(page, 'Add placement');
    const place = page.getByRole('group', { name: 'Placement 1' });
    await choose(page, place.getByRole('combobox', { name: 'Pages' }), 'Categories');
    await choose(page, place.getByRole('combobox', { name: 'Area' }), 'Above the content');
    await place.getByLabel('Order', { exact: true }).fill('7');
    await click(page, 'Show on one page only');
    await place.getByLabel('Only on this page').fill('Parent');
    await page.getByRole('option', { name: 'Parent' }).click();
    await place.getByText('Parent', { exact: true }).waitFor();
  },
  async 'menus.items'(page) {
    for (const at of [1, 2, 3]) {
      await click(page, 'Add item');
      const item = page.getByRole('group', { name: `Item ${at}`, exact: true });
      await item.getByLabel('Label').fill(`Loop ${at}`);
      await item.getByLabel('Link to').fill(`/loop-${at}`);
    }
    for (const at of [2, 3, 3]) await click(page, `Nest item ${at} under the previous one`);
  },
  async 'webhooks.topics'(page) {
    await page.getByRole('group', { name: 'Orders' }).getByRole('checkbox').last().click();
  },
  async 'roles.permissions'(page) {
    await page.getByRole('checkbox', { name: 'Coupons', exact: true }).click();
  },
};

const NOT_IN_GROUPS = 'It has no effect in a group.';
const OF_SAVED = 'It names a row that is there already, in a change.';

/** The fields that the loop cannot set, and keys of the rows in them, with the reason. */
export const NOT_SET: Readonly<Record<string, string>> = {
  'products.variants':
    'A product with options becomes the main one of a group: adminProducts.test.ts makes one.',
  'coupons.buyx_gety': 'It excludes the other kinds of discounts: adminCoupons.test.ts sets it.',
  'attributes.options.option_id': OF_SAVED,
  'attributes.options.uuid': OF_SAVED,
  'menus.items.uuid': OF_SAVED,
  'menus.items.children.uuid': OF_SAVED,
  'menus.items.children.children.uuid': OF_SAVED,
  'menus.items.children.children.children': 'Menus have three levels.',
  'coupons.user_condition.email': 'Another name of `emails`, which the form sets.',
  'metafields.subFields': 'A group of fields has no rules: the test after the loop makes one.',
  'metafields.subFields.translatable': NOT_IN_GROUPS,
  'metafields.subFields.visibleToCustomer': NOT_IN_GROUPS,
  'metafields.subFields.position': NOT_IN_GROUPS,
  'metafields.subFields._id': OF_SAVED,
  'metafields.subFields.subFields': 'Only a group has fields of its own.',
};

/** Reads what all inputs of sections hold and show: their values, marks, choices and pictures. */
export const readSections = (page: Page, titles: readonly string[]): Promise<readonly string[]> =>
  page.getByRole('main').evaluate((main, names) => {
    const found = [...main.querySelectorAll<HTMLElement>('form section')].filter((one) =>
      names.includes(one.getAttribute('aria-label') ?? ''),
    );
    const read = (element: Element): string => {
      if (element instanceof HTMLImageElement) return new URL(element.src).pathname;
      const checked = element.getAttribute('aria-checked');
      const isBox = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
      if (isBox || checked !== null)
        return `${element.getAttribute('aria-label') ?? ''} ${isBox ? element.checked : checked}`;
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
      return element.textContent;
    };
    const inputs =
      'input:not([type="file"]), textarea, [role="radio"], [contenteditable], .mantine-Pill-label, img';
    return found.flatMap((one) => [...one.querySelectorAll(inputs)].map(read));
  }, titles);
