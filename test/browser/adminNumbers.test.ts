import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isNight } from '../support/lane.ts';
import { createProduct, dataOf } from '../support/shop.ts';
import { adminVisits, heading } from './adminVisits.ts';
import { hasChromium } from './chromium.ts';

/** Describes the content of a field after it loses focus: a formatted number, the possible interpretations, or an error. */
type Shown = string | { readonly refused: string | RegExp };
const both = (one: string, other: string): Shown => ({
  refused: new RegExp(`${escaped(one)} .*${escaped(other)}`),
});
const escaped = (words: string): string => words.replaceAll(/[.,]/g, '\\$&');

/** Languages in the order of the columns below. French groups digits by spaces, and otherwise reads like German: the night lane has it. */
const LANGUAGES = ['en', 'de', 'fr', 'ar'] as const;
const isRun = (language: string): boolean => isNight || language !== 'fr';

/** Typed text, with the expected results in an English, German, French and Arabic admin. */
type Row = readonly [typed: string, ...shown: Shown[]];

const PRICES: readonly Row[] = [
  ['12', '12.00', '12,00', '12,00', '12.00'],
  ['12.5', '12.50', both('12,5', '125'), '12,50', '12.50'],
  ['12,5', both('12.5', '125'), '12,50', '12,50', both('12.5', '125')],
  ['7.90', '7.90', both('7,90', '790'), '7,90', '7.90'],
  ['7,90', both('7.90', '790'), '7,90', '7,90', both('7.90', '790')],
  ['1,200', '1,200.00', both('1,200', '1.200'), both('1,200', '1\u202f200'), '1,200.00'],
  ['1.200', both('1.200', '1,200'), '1.200,00', both('1,200', '1\u202f200'), both('1.200', '1,200')],
  ['12,000', '12,000.00', both('12,000', '12.000'), both('12,000', '12\u202f000'), '12,000.00'],
  ['1,200.00', '1,200.00', '1.200,00', '1\u202f200,00', '1,200.00'],
  ['1.200,00', '1,200.00', '1.200,00', '1\u202f200,00', '1,200.00'],
  ['1,299.99', '1,299.99', '1.299,99', '1\u202f299,99', '1,299.99'],
  ['1,234,567', '1,234,567.00', '1.234.567,00', '1\u202f234\u202f567,00', '1,234,567.00'],
  ['1.234.567,8', '1,234,567.80', '1.234.567,80', '1\u202f234\u202f567,80', '1,234,567.80'],
  ['1 200', '1,200.00', '1.200,00', '1\u202f200,00', '1,200.00'],
  ["1'200.50", '1,200.50', '1.200,50', '1\u202f200,50', '1,200.50'],
  ['١٬٢٠٠٫٥٠', '1,200.50', '1.200,50', '1\u202f200,50', '1,200.50'],
  ['١٢٫٥', '12.50', '12,50', '12,50', '12.50'],
  ['٢٥', '25.00', '25,00', '25,00', '25.00'],
  ['$1,200.00', '1,200.00', '1.200,00', '1\u202f200,00', '1,200.00'],
  ['USD 12', '12.00', '12,00', '12,00', '12.00'],
  ['1\u00a0299,99', '1,299.99', '1.299,99', '1\u202f299,99', '1,299.99'],
  ['\u200f١٢٬٥٠٠\u200f', '12,500.00', '12.500,00', '12\u202f500,00', '12,500.00'],
  ['۱۲٫۵', '12.50', '12,50', '12,50', '12.50'],
];
const WEIGHTS: readonly Row[] = [
  ['0.25', '0.25', both('0,25', '25'), '0,25', '0.25'],
  ['0,25', both('0.25', '25'), '0,25', '0,25', both('0.25', '25')],
  ['1.250', '1.25', '1.250', both('1,250', '1\u202f250'), '1.25'],
  ['1,250', '1,250', '1,25', '1,25', '1,250'],
  ['٠٫٧٥', '0.75', '0,75', '0,75', '0.75'],
  ['2 kg', '2', '2', '2', '2'],
];
const COUNTS: readonly Row[] = [
  ['1,200', '1,200', both('1,200', '1.200'), both('1,200', '1\u202f200'), '1,200'],
  ['1.200', both('1.200', '1,200'), '1.200', both('1,200', '1\u202f200'), both('1.200', '1,200')],
  ['1 200', '1,200', '1.200', '1\u202f200', '1,200'],
  ['١٬٢٠٠', '1,200', '1.200', '1\u202f200', '1,200'],
  ['٣٠', '30', '30', '30', '30'],
];
const PERCENTS: readonly Row[] = [
  ['19 %', '19', '19', '19', '19'],
  ['٪١٩', '19', '19', '19', '19'],
  ['8.25', '8.25', both('8,25', '825'), '8,25', '8.25'],
  ['8,25 %', both('8.25', '825'), '8,25', '8,25', both('8.25', '825')],
  ['٨٫٢٥٪', '8.25', '8,25', '8,25', '8.25'],
];

/** The fields and what is typed into them. The last list is rejected in every language. */
const FIELDS: readonly (readonly [
  page: string,
  field: string,
  rows: readonly Row[],
  refused: readonly string[],
])[] = [
  [
    '/products/new',
    'price',
    PRICES,
    ['abc', '12a', '1e3', '€12', '12 50', '1,00,000', '1..5', '--5', '½', '12²', '12.0051'],
  ],
  ['/products/new', 'weight', WEIGHTS, ['2 lb', '0.12345', '1-2']],
  ['/products/new', 'qty', COUNTS, ['12.5', '12,5', 'a dozen', '1e3']],
  ['/coupon/new', 'discount_amount', PERCENTS, ['101', '100,5', 'half', '19 $']],
];

describe.skipIf(!hasChromium)('a merchant who types numbers', () => {
  const { shop, signIn } = adminVisits();
  const inputOf = (page: Page, name: string) => page.locator(`input[data-path=${name}]`);
  const price = (page: Page) => inputOf(page, 'price');

  /**
   * Fills in each text with a single event, like dictation, and then blurs the field. Returns the resulting texts and the messages below
   * them. All texts are filled in by one call, because each call has a high overhead.
   */
  const fill = (page: Page, name: string, words: readonly string[]) =>
    inputOf(page, name).evaluate(async (node, all) => {
      const input = node as HTMLInputElement;
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const shown: { value: string; message: string }[] = [];
      for (const typed of all) {
        input.focus();
        write?.call(input, typed);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        input.blur();
        await new Promise(requestAnimationFrame);
        const message = document.querySelector(`#${CSS.escape(`${input.id}-error`)}`)?.textContent ?? '';
        shown.push({ value: input.value, message: message.replaceAll(/[\u2068\u2069]/g, '') });
      }
      return shown;
    }, words);

  test.each(
    LANGUAGES.map((language, place) => [language, place] as const).filter(([language]) => isRun(language)),
  )('is read by the language of the admin, or refused with both readings: %s', async (language, place) => {
    const visit = await signIn('/products/new', undefined, { locale: language });
    const { page } = visit;
    for (const [path, name, rows, refused] of FIELDS) {
      if (new URL(page.url()).pathname !== `/admin${path}`) await page.goto(`/admin${path}`);
      await inputOf(page, name).waitFor();
      await page.waitForFunction(() => document.documentElement.lang !== '');
      const shown = await fill(page, name, [...rows.map(([typed]) => typed), ...refused]);
      for (const [row, [typed, ...all]] of rows.entries()) {
        const expected = all[place] as Shown;
        // Rejected text stays unchanged, with the reason at the field.
        expect([name, typed, shown[row]]).toEqual([
          name,
          typed,
          typeof expected === 'string'
            ? { value: expected, message: '' }
            : { value: typed, message: expect.stringMatching(expected.refused) },
        ]);
      }
      expect(shown.slice(rows.length)).toEqual(
        refused.map((value) => ({ value, message: expect.stringMatching(/./) })),
      );
    }
    await visit.close();
  });

  test.each(
    (
      [
        ['de', '12.5', ['1.234,50', '0,75', '1.200']],
        ['fr', '1.200', ['1 234,50', '0,75', '1 200']],
        ['ar', '12,5', ['١٬٢٣٤٫٥٠', '٠٫٧٥', '١٬٢٠٠']],
      ] as const
    ).filter(([language]) => isRun(language)),
  )('stores what was meant, or nothing: %s', async (language, ambiguous, [amount, weight, units]) => {
    const visit = await signIn('/products/new', undefined, { locale: language });
    const { page } = visit;
    const sku = `TYPED-${language}`;
    const stored = async () => dataOf(await shop().admin('GET', `/api/products?sku=${sku}`));
    await inputOf(page, 'sku').fill(sku);
    await inputOf(page, 'name').fill(`Typed ${language}`);
    await price(page).pressSequentially(ambiguous);
    await page.keyboard.press('Control+s');
    await page.waitForFunction(
      () => document.activeElement?.matches('input[data-path=price][aria-invalid=true]') ?? false,
    );
    expect(await stored()).toEqual([]);
    await price(page).fill('');
    await page.keyboard.insertText(amount);
    await inputOf(page, 'weight').fill('');
    await page.keyboard.insertText(weight);
    await inputOf(page, 'qty').fill('');
    await inputOf(page, 'qty').pressSequentially(units);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.keyboard.press('Control+s');
    expect((await saved).status()).toBe(200);
    expect(await stored()).toMatchObject([{ price: 1234.5, weight: 0.75, qty: 1200 }]);
    await visit.close();
  });

  test('saves what was typed key by key, pasted or autofilled, and nothing if it is rejected', async () => {
    const visit = await signIn('/products/new', undefined, { locale: 'en' });
    const { page } = visit;
    await heading(page, 'New product');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Typed');
    await page.locator('input[data-path=sku]').fill('TYPED');
    await price(page).pressSequentially('1.200');
    const sent: string[] = [];
    page.on(
      'request',
      (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname),
    );
    await page.keyboard.press('Control+s');
    await page.getByText('could mean 1.200 or 1,200').waitFor();
    await page.getByText('Nothing was saved. Check the highlighted field.').waitFor();
    expect(await price(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(sent).not.toContain('/admin/api/products');

    await price(page).fill('');
    await price(page).pressSequentially('1,250');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByText('Created').waitFor();
    const stored = async () => dataOf(await shop().admin('GET', '/api/products?sku=TYPED'))[0].price;
    expect(await stored()).toBe(1250);
    await heading(page, 'Typed');
    await page.waitForFunction(() => document.querySelector('input')?.closest('form') !== null);
    expect(await price(page).inputValue()).toBe('1,250.00');

    for (const [text, expected] of [
      ['1,234.50', 1234.5],
      ['99,999.99', 99_999.99],
    ] as const) {
      await price(page).focus();
      await price(page).evaluate((input: HTMLInputElement) => input.select());
      await page.keyboard.insertText(text);
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
      await page.keyboard.press('Control+s');
      expect((await saved).status()).toBe(200);
      expect(await stored()).toBe(expected);
    }
    await visit.close();
  });

  test('keeps what is typed while a record is being saved and read again, and the focus', async () => {
    const { sku, uuid } = await createProduct(shop(), { price: 10, qty: 5 });
    const stored = async () => dataOf(await shop().admin('GET', `/api/products?sku=${sku}`))[0];
    const visit = await signIn(`/products/edit/${uuid}`, undefined, { locale: 'en' });
    const { page } = visit;
    await heading(page, (await stored()).name);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(
      '**/admin/api/products/*',
      async (route) => {
        await released;
        await route.fallback();
      },
      { times: 1 },
    );
    await price(page).fill('12');
    const asked = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.keyboard.press('Control+s');
    await asked;
    await name.fill('Typed on and');
    const reread = page.waitForResponse(
      (answer) => answer.request().method() === 'GET' && answer.url().includes('/admin/api/products/'),
    );
    release();
    expect((await reread).status()).toBe(200);
    await page.getByText('Saved', { exact: true }).first().waitFor();
    await page.keyboard.type(' on');
    expect(await name.inputValue()).toBe('Typed on and on');
    expect(await stored()).toMatchObject({ price: 12 });
    expect((await stored()).name).not.toContain('Typed on');
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.keyboard.press('Control+s');
    expect((await saved).status()).toBe(200);
    expect(await stored()).toMatchObject({ price: 12, name: 'Typed on and on' });
    await visit.close();
  });

  test('takes the sign of the currency from the first moment, however late the shop says its currency', async () => {
    const visit = await signIn('/', undefined, { locale: 'en' });
    const { page } = visit;
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('weightUnit')) {
        ask();
        await released;
      }
      await route.continue();
    });
    await page.goto('/admin/products/new');
    await asked;
    expect(await price(page).count()).toBe(0);
    release();
    const [shown] = await fill(page, 'price', ['$1,299.99']);
    expect(shown).toEqual({ value: '1,299.99', message: '' });
    await visit.close();
  });

  test('completes a press on a button as a click, even if a message moves the button away', async () => {
    const { sku, uuid } = await createProduct(shop(), { price: 5, qty: 1 });
    const visit = await signIn(`/products?q=${sku}`, undefined, {
      locale: 'en',
      viewport: { width: 1280, height: 1200 },
    });
    const { page } = visit;
    await page.getByRole('link', { name: `Product ${sku}` }).waitFor();
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await page.getByRole('button', { name: 'Edit…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Price', exact: true }).click();
    await page.getByRole('option', { name: 'Set to' }).click();
    const value = dialog.getByRole('textbox', { name: 'Price: value' });
    const button = dialog.getByRole('button', { name: 'Update 1 product' });
    const place = async () => (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    /** Presses the button at its upper edge, and releases it after the field's error message has moved it. */
    const press = async (typed: string, fault?: RegExp) => {
      await value.fill(typed);
      const { x, y, width } = await place();
      await page.mouse.move(x + width / 2, y + 2);
      await page.mouse.down();
      if (fault) {
        await dialog.getByText(fault).waitFor();
        expect((await place()).y).toBeGreaterThan(y + 2);
      }
      await page.mouse.up();
    };
    await press('1.200', /could mean/);
    await dialog.getByText('Nothing was saved. Check the highlighted field.').waitFor();
    // A pointer that leaves the button does not activate it.
    const { x, y, width } = await place();
    await value.fill('9');
    await page.mouse.move(x + width / 2, y + 8);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y - 40);
    await page.mouse.up();
    await press('7');
    await dialog.waitFor({ state: 'detached' });
    expect(dataOf(await shop().admin('GET', `/api/products/${uuid}`)).price).toBe(7);
    await visit.close();
  });
});
