import { Readable } from 'node:stream';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  exportProducts,
  fileRows,
  importProducts,
  listAttributeTypes,
} from '../../packages/runtime/src/modules/catalog/index.ts';
import type { ImportOptions, RefusedRow } from '../../packages/runtime/src/modules/catalog/index.ts';
import { everyRow } from '../support/everyRow.ts';
import { SEED, sizeOf } from '../support/lane.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

type Format = 'csv' | 'jsonl';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  await furnish(shop);
});
afterAll(() => shop.stop());

/** Creates the categories, attributes and collections that the products reference. They are identical in all shops. */
async function furnish({ admin }: TestShop) {
  const post = async (path: string, body: object) => dataOf(await admin('POST', path, body));
  const parent = await post('/api/categories', { name: 'Home', url_key: 'home' });
  await post('/api/categories', { name: 'Mugs', url_key: 'mugs', parent_id: parent.category_id });
  await post('/api/collections', { name: 'New', code: 'new|in' });
  await post('/api/collections', { name: 'Old', code: 'old' });
  const options = ['S', '10"', 'a|b', '[1]', '\\N'].map((text) => ({ option_text: text }));
  const attribute = { is_required: false, groups: [1] };
  for (const type of ['text', 'textarea', 'date'])
    await post('/api/attributes', { ...attribute, attribute_code: `a_${type}`, attribute_name: type, type });
  for (const type of ['select', 'multiselect'])
    await post('/api/attributes', {
      ...attribute,
      attribute_code: `a_${type}`,
      attribute_name: type,
      type,
      options,
    });
}

async function importText(
  text: string,
  format: Format = 'jsonl',
  into: TestShop = shop,
  options: ImportOptions = {},
) {
  const refused: RefusedRow[] = [];
  const rows = fileRows(Readable.from([Buffer.from(text)]), format, await listAttributeTypes(into.db));
  const onRefused = (row: RefusedRow) => void refused.push(row);
  return { ...(await importProducts(into.app, into.db, rows, { ...options, onRefused })), refused };
}

async function exportText(format: Format, from: TestShop): Promise<string> {
  let text = '';
  const write = async (piece: string) => void (text += piece);
  await exportProducts(from.db, { format, write });
  return text;
}

const linesOf = (rows: readonly object[]): string => rows.map((row) => JSON.stringify(row)).join('\n');

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    sku: `${prefix}-${at}`,
    name: `Product ${at}`,
    url_key: `${prefix.toLowerCase()}-${at}`,
    price: '1.50',
    qty: 10,
    images: ['https://x.test/a.jpg'],
    categories: ['mugs'],
  }));

const stock = z.object({ qty: column.int });
const stockOf = async (sku: string) =>
  (
    await shop.db.one(
      sql.type(stock)`select qty from product_inventory join product using (product_id) where sku = ${sku}`,
    )
  ).qty;

test('a batch takes the same number of statements, regardless of its content', async () => {
  const count = async (rows: readonly object[]) => {
    const before = shop.statements();
    expect((await importText(linesOf(rows))).refused).toEqual([]);
    return shop.statements() - before;
  };
  const few = await count(numbered('FEW', 3));
  expect(await count(numbered('MANY', 400))).toBe(few);
  const changed = await count(
    numbered('FEW', 3).map((row) => ({ ...row, price: 2, url_key: `${row.url_key}-x` })),
  );
  expect(
    await count(numbered('MANY', 400).map((row) => ({ ...row, price: 2, url_key: `${row.url_key}-x` }))),
  ).toBe(changed);
  expect(few).toBeLessThan(20);
  expect(changed).toBeLessThan(20);
});

test('a product whose url_key changed is also found at the old path', async () => {
  await importText(linesOf(numbered('MOVE', 1)));
  await importText(linesOf([{ sku: 'MOVE-0', url_key: 'moved' }]));
  const { body } = await shop.query(
    '{ old: url(path: "/move-0") { redirectTo } now: url(path: "/moved") { entityType } }',
  );
  expect(body.data).toEqual({ old: { redirectTo: '/moved' }, now: { entityType: 'product' } });
});

test('url_keys are passed from row to row, in file order', async () => {
  await importText(linesOf(numbered('KEY', 3)));
  const handed = await importText(
    linesOf([
      { sku: 'KEY-0', url_key: 'key-free' },
      { sku: 'KEY-1', url_key: 'key-0' },
      { sku: 'KEY-2', url_key: 'key-1' },
      { ...numbered('KEY', 4)[3], url_key: 'key-2' },
    ]),
  );
  expect(handed).toMatchObject({ updated: 3, created: 1, refused: [] });
  const swapped = await importText(
    linesOf([
      { sku: 'KEY-0', url_key: 'key-0' },
      { sku: 'KEY-1', url_key: 'key-free' },
    ]),
  );
  expect(swapped.refused.map(({ sku }) => sku)).toEqual(['KEY-0', 'KEY-1']);
});

test('concurrent imports of the same file create every product once', async () => {
  const text = linesOf(numbered('SAME', 1200));
  const reports = await Promise.all([1, 2, 3].map(() => importText(text)));
  expect(reports.flatMap(({ refused }) => refused)).toEqual([]);
  expect(reports.reduce((sum, { created }) => sum + created, 0)).toBe(1200);
});

test('products that the route creates in the meantime cause no other row to fail', async () => {
  const rows = numbered('RACE', 300);
  const sampled = rows.filter((_, at) => at % 30 === 0);
  const [report] = await Promise.all([
    importText(linesOf(rows)),
    ...sampled.map(({ sku, ...row }) =>
      shop.admin('POST', '/api/products', { ...row, sku: `${sku}-other`, categories: [] }),
    ),
  ]);
  expect(report.rows).toBe(300);
  for (const { faults } of report.refused)
    expect(faults[0]?.message).toMatch(/^A product with the url_key "race-\d+" already exists$/);
  expect(report.created + report.refused.length).toBe(300);
  expect(report.refused.length).toBeLessThanOrEqual(sampled.length);
});

test('orders keep their allocated stock while rows without a qty are imported, and a qty overwrites the stock', async () => {
  const products = await Promise.all([1, 2, 3].map(() => createProduct(shop, { price: 10, qty: 50 })));
  const skus = products.map(({ sku }) => sku);
  const carts = await Promise.all(Array.from({ length: 8 }, () => createReadyCart(shop, ...skus)));
  const prices = (price: number) => linesOf(skus.map((sku) => ({ sku, price, manage_stock: true })));
  await Promise.all([
    ...carts.map(async (cart_id) => dataOf(await shop.request('POST', '/api/orders', { cart_id }))),
    ...[11, 12, 13, 14].map((price) => importText(prices(price))),
  ]);
  expect(await Promise.all(skus.map(stockOf))).toEqual([42, 42, 42]);
  await importText(linesOf([{ sku: skus[0], qty: 5 }]));
  expect(await stockOf(skus[0] as string)).toBe(5);
});

const plain = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\0'));
const word = fc.oneof(plain, fc.constantFrom('\\N', '\\', '', ' x ', '=1+1', 'a,"b"\r\nc', '[1]', 'a|b'));
const line = word.filter((text) => !/[\p{Cc}\u2028\u2029]/u.test(text));
const nullable = fc.option(word, { nil: null });
const cents = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => (amount / 100).toFixed(2));
const described = (value: fc.Arbitrary<unknown>) => fc.option(value, { nil: undefined });
const optionText = fc.constantFrom('S', '10"', 'a|b', '[1]', '\\N');
const randomRow = fc.record({
  name: line.filter((text) => text.trim() !== ''),
  price: cents,
  qty: fc.nat(1000),
  weight: cents,
  status: fc.boolean(),
  visibility: fc.boolean(),
  manage_stock: fc.boolean(),
  stock_availability: fc.boolean(),
  no_shipping_required: fc.boolean(),
  description: nullable,
  short_description: nullable,
  meta_title: fc.option(line, { nil: null }),
  meta_description: nullable,
  meta_keywords: nullable,
  images: fc.uniqueArray(
    fc.constantFrom(
      'https://x.test/a|b.jpg',
      'https://x.test/,".png',
      'https://x.test/null.jpg',
      'https://x.test/c.jpg',
    ),
  ),
  categories: fc.uniqueArray(fc.constantFrom('/home', '/home/mugs', 'mugs')),
  collections: fc.uniqueArray(fc.constantFrom('new|in', 'old')),
  attributes: fc.record({
    a_text: described(word),
    a_textarea: described(word),
    a_date: described(fc.constant('2026-02-28')),
    a_select: described(optionText),
    a_multiselect: described(fc.uniqueArray(optionText)),
  }),
});

test('an export can be imported into an empty shop, and its export is identical', async () => {
  const [source, copy] = await Promise.all([testShop(), testShop()]);
  try {
    await Promise.all([source, copy].map(furnish));
    let made = 0;
    const round = async (rows: readonly object[], format: Format) => {
      const text = linesOf(rows.map((row) => ({ ...row, sku: `\\N ${(made += 1)}`, url_key: `p-${made}` })));
      expect((await importText(text, 'jsonl', source)).refused).toEqual([]);
      const exported = await exportText(format, source);
      expect((await importText(exported, format, copy)).refused).toEqual([]);
      for (const every of ['csv', 'jsonl'] as const)
        expect(await exportText(every, copy)).toBe(await exportText(every, source));
      const again = await importText(exported, format, copy);
      expect(again.unchanged).toBe(again.rows);
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(randomRow, { minLength: 1, maxLength: 8 }),
        fc.constantFrom('csv', 'jsonl'),
        round,
      ),
      { numRuns: sizeOf('RUNS', { gate: 6, night: 200 }), seed: SEED },
    );
  } finally {
    await Promise.all([source.stop(), copy.stop()]);
  }
});

test('with all-or-nothing, one rejected row in a later batch leaves nothing behind, including events', async () => {
  const whole = (rows: readonly object[]) =>
    importText(linesOf(rows), 'jsonl', shop, { isAllOrNothing: true });
  await importText(linesOf([{ ...numbered('OLD', 1)[0], name: 'Before' }]));
  const rows = [{ sku: 'OLD-0', name: 'After' }, ...numbered('WHOLE', 700)];
  const before = await everyRow(shop.db);
  const refused = await whole([...rows, { sku: 'WHOLE-X', name: 'Lacks the rest' }]);
  expect(refused).toMatchObject({
    rows: 702,
    created: 700,
    updated: 1,
    refused: [{ line: 702, sku: 'WHOLE-X' }],
  });
  expect(await everyRow(shop.db)).toEqual(before);
  expect(await whole(rows)).toMatchObject({ created: 700, updated: 1, refused: [] });
  expect(await stockOf('WHOLE-699')).toBe(10);
});
