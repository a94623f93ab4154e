import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ config: { shop: { languages: ['en', 'de', 'fr'] } } });
});
afterAll(() => shop.stop());

const nothing = z.object({});
const post = (path: string, body: object) => shop.admin('POST', path, body);
let made = 0;
const product = (sku: string, more: object = {}) =>
  post('/api/products', { sku, name: 'Thing', url_key: `thing-${(made += 1)}`, price: 10, qty: 5, ...more });
/** Imports a product file and returns the report. */
async function importRows(text: string, { name = 'prices.csv', ...fields }: Record<string, string> = {}) {
  const form = new FormData();
  form.append('file', new Blob([text]), name);
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  const headers = { authorization: `Bearer ${await shop.adminToken()}` };
  const answer = await fetch(`${shop.url}/api/products/import`, { method: 'POST', body: form, headers });
  return dataOf({ status: answer.status, body: await answer.json() } as TestAnswer);
}

const skus = async (): Promise<string[]> =>
  dataOf(await shop.admin('GET', '/api/products?limit=100')).map(({ sku }: { sku: string }) => sku);

/** Equivalent spellings of a text from the perspective of shoppers and merchants. */
const ALIKE: readonly [way: string, write: (text: string) => string][] = [
  ['a blank behind', (text) => `${text} `],
  ['a blank before', (text) => ` ${text}`],
  ['a no-break space', (text) => `${text}\u00A0`],
  ['a zero-width space', (text) => `${text.slice(0, 2)}\u200B${text.slice(2)}`],
  ['a mark of byte order', (text) => `\uFEFF${text}`],
  ['small letters', (text) => text.toLowerCase()],
  ['capitals', (text) => text.toUpperCase()],
  ['the decomposed form', (text) => text.normalize('NFD')],
];

describe('SKUs', () => {
  test.each(ALIKE)('with %s are rejected with the name of the other product', async (way, write) => {
    const sku = `Key-é-${ALIKE.findIndex(([one]) => one === way)}`;
    expect(dataOf(await product(sku)).sku).toBe(sku);
    expect((await product(write(sku))).body.error).toMatchObject({
      code: 'SKU_EXISTS',
      message: `A product with the SKU "${sku}" already exists`,
    });
    const other = dataOf(await product(`${sku}-other`));
    const change = { sku: write(sku) };
    expect((await shop.admin('PATCH', `/api/products/${other.uuid}`, change)).body.error).toMatchObject({
      code: 'SKU_EXISTS',
      message: `A product with the SKU "${sku}" already exists`,
    });
  });

  test('are stored without surrounding spaces, and can change their case', async () => {
    const { uuid, sku } = dataOf(await product('  Two \u00A0 words\u200B '));
    expect(sku).toBe('Two words');
    const changed = await shop.admin('PATCH', `/api/products/${uuid}`, { sku: 'TWO WORDS' });
    expect(dataOf(changed).sku).toBe('TWO WORDS');
    expect((await product('\u200B ')).body.error.message).toBe('sku must not be empty');
  });

  test.each(ALIKE)('with %s update their product in a price list', async (way, write) => {
    const sku = `List-é-${ALIKE.findIndex(([one]) => one === way)}`;
    const { uuid } = dataOf(await product(sku));
    const csv = `sku,price\n"${write(sku)}",12.5\n`;
    expect(await importRows(csv, { dry_run: '1' })).toMatchObject({ updated: 1, created: 0, refused: 0 });
    expect(await importRows(csv)).toMatchObject({ updated: 1, created: 0, refused: 0 });
    expect(dataOf(await shop.admin('GET', `/api/products/${uuid}`))).toMatchObject({ sku, price: 12.5 });
  });

  test('of one product are rejected the second time in a file', async () => {
    const rows = ['Twice-1', 'twice-1 ', 'TWICE-1'].map((sku, at) => `${sku},Twice,twice-${at},1,1`);
    const report = await importRows(`sku,name,url_key,price,qty\n${rows.join('\n')}\n`);
    expect(report).toMatchObject({ created: 1, refused: 2 });
    expect(
      report.refusals.map(({ faults }: { faults: { message: string }[] }) => faults[0]?.message),
    ).toEqual(['SKU "twice-1" is already on line 2', 'SKU "TWICE-1" is already on line 2']);
    expect((await skus()).filter((sku) => /twice/i.test(sku))).toEqual(['Twice-1']);
  });

  test('of variants follow the same rules', async () => {
    dataOf(await product('Shirt-S'));
    const variants = (...names: string[]) => ({
      variants: names.map((sku, at) => ({ sku, options: { size: `Size ${at}` } })),
    });
    const { sku: _, ...body } = { sku: '', name: 'Shirt', url_key: 'shirt', price: 1, qty: 1 };
    const taken = await post('/api/products', { ...body, ...variants('Shirt-M', 'shirt-s ') });
    expect(taken.body.error).toMatchObject({ code: 'SKU_EXISTS', details: [{ path: 'variants.1.sku' }] });
    const twice = await post('/api/products', { ...body, ...variants('Shirt-M', 'SHIRT-M') });
    expect(twice.body.error).toMatchObject({ code: 'VARIANT_SKU_TWICE' });
  });

  test('are found in carts, quotes and coupon rules', async () => {
    dataOf(await product('Cart-Key', { price: 100, no_shipping_required: true }));
    const cart = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku: ' cart-key', qty: 1 }] }));
    const added = await shop.request('POST', `/api/carts/${cart.cartId}/items`, {
      sku: 'CART-KEY\u200B',
      qty: 2,
    });
    expect(dataOf(added).item).toMatchObject([{ product_sku: 'Cart-Key', qty: 3 }]);
    const quote = { address: { country: 'US' }, items: [{ sku: 'cart-KEY', qty: 1 }] };
    expect(dataOf(await post('/api/quotes', quote)).lines).toMatchObject([{ sku: 'Cart-Key' }]);
    const rule = { key: 'sku', operator: 'IN', value: 'cart-key , other' };
    const coupon = {
      coupon: 'RULES',
      status: 1,
      discount_amount: 10,
      discount_type: 'percentage_discount_to_specific_products',
      target_products: { products: [rule] },
    };
    dataOf(await post('/api/coupons', coupon));
    dataOf(await shop.request('POST', `/api/carts/${cart.cartId}/coupons`, { coupon: 'rules' }));
    const { body } = await shop.query('query($id: String!) { cart(id: $id) { discountAmount { value } } }', {
      id: cart.cartId,
    });
    expect(body.data.cart.discountAmount.value).toBe(30);
  });

  test('that were equivalent before stay separate: an exact match is found, and otherwise the oldest', async () => {
    const [one, two] = [dataOf(await product('Old-Twin')), dataOf(await product('Old-Twin-2'))];
    await shop.db.run(sql.type(nothing)`
      update product set sku = 'old-twin', sku_alike = 'old-twin' where uuid = ${two.uuid}`);
    const csv = 'sku,price\nOld-Twin,21\nold-twin,22\n';
    expect(await importRows(csv)).toMatchObject({ updated: 2, refused: 0 });
    expect(await importRows('sku,qty\nOLD-TWIN,7\n')).toMatchObject({ updated: 1 });
    const read = async ({ uuid }: { uuid: string }) =>
      dataOf(await shop.admin('GET', `/api/products/${uuid}`));
    expect(await read(one)).toMatchObject({ price: 21, qty: 7 });
    expect(await read(two)).toMatchObject({ price: 22, qty: 5 });
    const items = ['old-twin', 'OLD-TWIN'].map((sku) => ({ sku, qty: 1 }));
    const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items }));
    const { body } = await shop.query('query($id: String!) { cart(id: $id) { items { productSku } } }', {
      id: cartId,
    });
    expect(
      body.data.cart.items.map(({ productSku }: { productSku: string }) => productSku).toSorted(),
    ).toEqual(['Old-Twin', 'old-twin']);
    expect((await product('OLD-twin')).status).toBe(409);
    dataOf(await shop.admin('PATCH', `/api/products/${two.uuid}`, { name: 'Renamed' }));
    expect((await shop.admin('PATCH', `/api/products/${two.uuid}`, { sku: 'OLD-twin' })).status).toBe(409);
  });
});

test('coupon codes are found ignoring case and returned as first stored', async () => {
  dataOf(await product('Coupon-Thing', { no_shipping_required: true }));
  const coupon = { status: 1, discount_amount: 10, discount_type: 'percentage_discount_to_entire_order' };
  const { uuid } = dataOf(await post('/api/coupons', { coupon: 'WELCOME10', ...coupon }));
  const { cartId } = dataOf(
    await shop.request('POST', '/api/carts', { items: [{ sku: 'Coupon-Thing', qty: 1 }] }),
  );
  const path = `/api/carts/${cartId}/coupons`;
  for (const typed of ['welcome10', ' Welcome10 ', 'WELCOME\u200B10']) {
    expect(dataOf(await shop.request('POST', path, { coupon: typed }))).toEqual({
      coupon: 'WELCOME10',
      replaced: null,
    });
    dataOf(await shop.request('DELETE', `${path}/${encodeURIComponent(typed)}`));
  }
  dataOf(await shop.request('POST', path, { coupon: 'welcome10' }));
  expect((await post('/api/coupons', { coupon: 'welcome10', ...coupon })).body.error).toMatchObject({
    code: 'COUPON_EXISTS',
    message: 'A coupon with the code "WELCOME10" already exists',
  });
  expect((await post('/api/coupons', { coupon: 'WELCOME 11', ...coupon })).status).toBe(400);
  // The cart's code is still found after the coupon code's case was changed.
  dataOf(await shop.admin('PATCH', `/api/coupons/${uuid}`, { coupon: 'Welcome10' }));
  const { body } = await shop.query(
    'query($id: String!) { cart(id: $id) { coupon discountAmount { value } } }',
    {
      id: cartId,
    },
  );
  expect(body.data.cart.discountAmount.value).toBe(1);
});

describe('options of an attribute', () => {
  const attribute = (code: string, ...texts: string[]) =>
    post('/api/attributes', {
      attribute_code: code,
      attribute_name: 'Color',
      type: 'select',
      groups: [1],
      options: texts.map((option_text) => ({ option_text })),
    });

  test.each(ALIKE)('with %s are equivalent', async (way, write) => {
    const code = `color_${ALIKE.findIndex(([one]) => one === way)}`;
    expect((await attribute(code, 'Rosé Red', write('Rosé Red'))).body.error).toMatchObject({
      code: 'ATTRIBUTE_OPTION_TWICE',
      message: 'The option "Rosé Red" is listed twice',
    });
    const { uuid } = dataOf(await attribute(code, 'Rosé Red', 'Blue'));
    const sent = { attributes: [{ attribute_code: code, value: write('Rosé Red') }] };
    const { attributes } = dataOf(await product(`Option ${code}`, sent));
    expect(attributes).toMatchObject([{ options: [{ option_text: 'Rosé Red' }] }]);
    // A list without ids keeps the option with the same text. An option of another attribute may have the same text.
    const options = [{ option_text: write('Rosé Red') }, { option_text: 'Green' }];
    const changed = dataOf(await shop.admin('PATCH', `/api/attributes/${uuid}`, { options }));
    expect(changed.options.map(({ option_text }: { option_text: string }) => option_text)).toEqual([
      'Rosé Red',
      'Green',
    ]);
  });

  test('can swap their texts', async () => {
    const { uuid, options } = dataOf(await attribute('traded', 'One', 'Two'));
    const [one, two] = options;
    const traded = [
      { option_id: one.option_id, option_text: 'two' },
      { option_id: two.option_id, option_text: 'ONE' },
    ];
    const changed = dataOf(await shop.admin('PATCH', `/api/attributes/${uuid}`, { options: traded }));
    expect(changed.options).toMatchObject(traded);
  });

  test('of variants are created once', async () => {
    const rows = [
      '{"sku":"V-1","name":"V","url_key":"v-1","price":1,"variants":[{"sku":"V-1","options":{"tone":"Dark Red"}},{"sku":"V-2","options":{"tone":"Blue"}}]}',
      '{"sku":"V-3","name":"V","url_key":"v-3","price":1,"variants":[{"sku":"V-3","options":{"tone":"dark  red "}},{"sku":"V-4","options":{"tone":"BLUE"}}]}',
    ];
    const report = await importRows(rows.join('\n'), { name: 'variants.jsonl' });
    expect(report).toMatchObject({ created: 2, refused: 0 });
    const listed = dataOf(await shop.admin('GET', '/api/attributes?limit=100'));
    const tone = listed.find(({ attribute_code: code }: { attribute_code: string }) => code === 'tone');
    const texts = tone.options.map(({ option_text }: { option_text: string }) => option_text);
    expect(texts).toEqual(['Dark Red', 'Blue']);
  });
});

test('the list finds a SKU ignoring case, and the emails of a coupon are compared without invisible characters', async () => {
  const { sku } = dataOf(await product('Wm-Blue-9'));
  const found = await shop.admin('GET', `/api/products?sku=${encodeURIComponent(' wm-BLUE-9 ')}`);
  expect(dataOf(found).map((row: { sku: string }) => row.sku)).toEqual([sku]);
  expect(dataOf(await shop.admin('GET', '/api/products?sku=wm-blue'))).toEqual([]);
  const coupon = {
    coupon: 'OWNERS',
    status: 1,
    discount_amount: 5,
    discount_type: 'fixed_discount_to_entire_order',
  };
  const user_condition = { email: '\u200BAda@example.com ' };
  expect((await post('/api/coupons', { ...coupon, user_condition })).status).toBe(200);
});

test('emails and codes are stored without invisible characters', async () => {
  const body = { email: ' ada@\u200Bexample.com\u00A0', password: 'analytical engine', full_name: 'Ada' };
  expect(dataOf(await post('/api/customers', body)).email).toBe('ada@example.com');
  const login = { email: 'ada@example.com ', password: body.password };
  expect((await shop.request('POST', '/customer/login', login)).status).toBe(200);
  const collection = dataOf(await post('/api/collections', { name: 'New', code: ' new \u00A0 in\u200B ' }));
  expect(collection.code).toBe('new in');
  expect(dataOf(await post('/api/menus', { name: 'Side', code: 'side\u200B ' })).code).toBe('side');
});

describe('reserved URL keys', () => {
  const RESERVED = [
    'cart',
    'search',
    'checkout',
    'account',
    'admin',
    'api',
    'blog',
    'collections',
    'de',
    'fr',
  ];
  const codes = ['URL_KEY_RESERVED', 'URL_KEY_OF_LANGUAGE'];
  const KINDS: readonly [kind: string, path: string, body: (key: string) => object][] = [
    [
      'product',
      '/api/products',
      (url_key) => ({ sku: `Reserved ${url_key}`, name: 'X', url_key, price: 1, qty: 1 }),
    ],
    ['category', '/api/categories', (url_key) => ({ name: 'X', url_key })],
    ['cms_page', '/api/pages', (url_key) => ({ title: 'X', url_key })],
    ['landing_page', '/api/landing-pages', (url_key) => ({ name: 'X', url_key })],
  ];

  test.each(KINDS)('are rejected for a %s, its changes and its translations', async (kind, path, body) => {
    const { uuid } = dataOf(await post(path, body(`free-${kind.replaceAll('_', '-')}`)));
    for (const key of RESERVED) {
      expect(codes, key).toContain((await post(path, body(key))).body.error?.code);
      const changed = await shop.admin('PATCH', `${path}/${uuid}`, { url_key: key });
      expect(codes, key).toContain(changed.body.error?.code);
      const translation = { fields: { url_key: key } };
      const translated = await shop.admin('PUT', `/api/translations/${kind}/${uuid}/de`, translation);
      expect(codes, key).toContain(translated.body.error?.code);
    }
  });

  test('are rejected in files, and for variants', async () => {
    const rows = RESERVED.map((key) => `R-${key},X,${key},1,1`).join('\n');
    const report = await importRows(`sku,name,url_key,price,qty\n${rows}\n`);
    expect(report).toMatchObject({ created: 0, refused: RESERVED.length });
    const variants = [
      { sku: 'R-1', options: { size: 'S' } },
      { sku: 'R-2', url_key: 'cart', options: { size: 'M' } },
    ];
    const { body } = await post('/api/products', { name: 'X', url_key: 'r-1', price: 1, variants });
    expect(body.error).toMatchObject({ code: 'URL_KEY_RESERVED' });
  });

  test('that a record already has are kept, and the same key for two types is allowed', async () => {
    const { uuid } = dataOf(await product('Had-It'));
    await shop.db.run(sql.type(nothing)`update product set url_key = 'search' where uuid = ${uuid}`);
    dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { url_key: 'search', name: 'Still' }));
    expect(await importRows('sku,url_key,price\nhad-it,search,3\n')).toMatchObject({
      updated: 1,
      refused: 0,
    });
    dataOf(await product('Both', { url_key: 'both' }));
    dataOf(await post('/api/categories', { name: 'Both', url_key: 'both' }));
  });
});

test('a URL key that another record of the type has in any language is rejected, in files too', async () => {
  const one = dataOf(await product('Lamp-1', { url_key: 'lamp' }));
  const two = dataOf(await product('Lamp-2', { url_key: 'other-lamp' }));
  const translate = (uuid: string, locale: string, url_key: string) =>
    shop.admin('PUT', `/api/translations/product/${uuid}/${locale}`, { fields: { url_key } });
  const taken = { status: 409, body: { error: { code: 'URL_KEY_EXISTS' } } };
  // Without a translated URL key, the lamp uses its own URL key in all languages.
  expect(await translate(two.uuid, 'de', 'lamp')).toMatchObject(taken);
  dataOf(await translate(one.uuid, 'de', 'leuchte'));
  dataOf(await translate(one.uuid, 'fr', 'leuchte'));
  expect(await translate(two.uuid, 'fr', 'leuchte')).toMatchObject(taken);
  expect(await product('Lamp-3', { url_key: 'leuchte' })).toMatchObject(taken);
  expect(await shop.admin('PATCH', `/api/products/${two.uuid}`, { url_key: 'leuchte' })).toMatchObject(taken);
  const report = await importRows('sku,name,url_key,price,qty\nLamp-4,L,leuchte,1,1\nLamp-1,L,leuchte,1,1\n');
  expect(report).toMatchObject({ updated: 1, refusals: [{ line: 2, sku: 'Lamp-4' }] });
  expect(await importRows('sku,url_key,price\nLamp-1,leuchte,5\n')).toMatchObject({ updated: 1, refused: 0 });
  const category = dataOf(await post('/api/categories', { name: 'Lamps', url_key: 'leuchte' }));
  dataOf(
    await shop.admin('PUT', `/api/translations/category/${category.uuid}/de`, {
      fields: { url_key: 'lamp' },
    }),
  );
  expect(await post('/api/categories', { name: 'More', url_key: 'lamp' })).toMatchObject(taken);
  const page = dataOf(await post('/api/pages', { title: 'Lamps', url_key: 'lamps' }));
  dataOf(
    await shop.admin('PUT', `/api/translations/cms_page/${page.uuid}/de`, { fields: { url_key: 'lampen' } }),
  );
  expect(await post('/api/pages', { title: 'More', url_key: 'lampen' })).toMatchObject(taken);
});
