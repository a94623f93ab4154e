import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  exportProducts,
  fileRows,
  importProducts,
  listAttributeTypes,
} from '../../packages/runtime/src/modules/catalog/index.ts';
import type { ImportOptions, RefusedRow } from '../../packages/runtime/src/modules/catalog/index.ts';
import { endAll, shop as run, startShop } from '../cli/shopProcess.ts';
import { createStore } from '../cli/testStore.ts';
import type { TestStore } from '../cli/testStore.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { inLane } from '../support/lane.ts';
import { dataOf, testShop } from '../support/shop.ts';

type Format = 'csv' | 'jsonl';

let database: TestDatabase;
let store: TestStore;
let shop: TestShop;
let other: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  store = createStore({ mode: 'development' });
  shop = await testShop({ databaseUrl: database.url });
  other = await testShop();
  for (const into of [shop, other])
    for (const name of ['Tops', 'Sale'])
      dataOf(await into.admin('POST', '/api/categories', { name, url_key: name.toLowerCase() }));
});
afterAll(async () => {
  await endAll();
  await shop.stop();
  await other.stop();
  store.remove();
  await database.drop();
});

async function load(text: string, format: Format = 'jsonl', into = shop, options: ImportOptions = {}) {
  const refused: RefusedRow[] = [];
  const rows = fileRows(Readable.from([Buffer.from(text)]), format, await listAttributeTypes(into.db));
  const onRefused = (row: RefusedRow) => void refused.push(row);
  const { app, db } = into;
  return { ...(await importProducts(app, db, rows, { ...options, onRefused })), list: refused };
}

async function save(from: TestShop, format: Format): Promise<string> {
  let text = '';
  await exportProducts(from.db, { format, write: async (piece) => void (text += piece) });
  return text;
}

const lines = (...rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const total = z.object({ products: column.int, whole: column.int });
/** Counts the products with a SKU prefix, and how many of them are complete variants with stock, a path, options and a main variant. */
const made = (prefix: string) =>
  shop.db.one(sql.type(total)`
    select count(*) as products, count(i.product_id + r.url_rewrite_id + main.product_id + p.variant_options[1]) as whole
    from product p
    left join product_inventory i on i.product_id = p.product_id
    left join url_rewrite r on r.entity_uuid = p.uuid
    left join product main on main.variant_group_id = p.variant_group_id and main.is_main
    where p.sku like ${`${prefix}-%`}`);

const tee = (key: string, more: object = {}) => ({
  name: `Tee ${key}`,
  url_key: key.toLowerCase(),
  price: '19',
  qty: 3,
  categories: ['/tops'],
  description: 'Soft',
  variants: ['S', 'M', 'L'].map((size) => ({ sku: `${key}-${size}`, options: { size } })),
  ...more,
});

describe('a file of products with variants', () => {
  test('creates them, changes the listed ones, and changes nothing the second time', async () => {
    const file = lines(
      tee('A'),
      tee('B', { variants: [{ sku: 'B-1', options: { size: 'S', fit: 'Slim' } }] }),
    );
    expect(await load(file)).toMatchObject({ rows: 2, created: 2, refused: 0, list: [] });
    expect(await made('A')).toEqual({ products: 3, whole: 3 });
    expect(await load(file)).toMatchObject({ unchanged: 2, refused: 0 });
    const more = {
      variants: [
        { sku: 'A-M', options: { size: 'M' }, price: '21.5' },
        { sku: 'A-XL', options: { size: 'XL' }, attributes: {} },
      ],
    };
    expect(await load(lines(more))).toMatchObject({ updated: 1, list: [] });
    const group = await readGroup('A-S');
    expect(group.variants.map(({ sku }: { sku: string }) => sku)).toEqual(['A-S', 'A-M', 'A-L', 'A-XL']);
    expect(group.variants.find(({ is_main }: { is_main: boolean }) => is_main).sku).toBe('A-M');
    expect(group.variants[3]).toMatchObject({ name: 'Tee A', visibility: false });
  });

  test('is equivalent to a table with a column of variants', async () => {
    const { name, url_key, price, qty, variants } = tee('C');
    const cell = JSON.stringify(variants).replaceAll('"', '""');
    const table = `name,url_key,price,qty,variants\n${name},${url_key},${price},${qty},"${cell}"\n`;
    await expect(load(table, 'csv')).rejects.toThrow();
    const withSku = `sku,name,url_key,price,qty,variants\n,${name},${url_key},${price},${qty},"${cell}"\n`;
    expect(await load(withSku, 'csv')).toMatchObject({ created: 1, list: [] });
    expect(await made('C')).toEqual({ products: 3, whole: 3 });
  });

  test('writes nothing in a dry run, and reports what would happen', async () => {
    const rows = [tee('D'), { variants: [{ sku: 'A-M', options: { size: 'M' }, qty: 9 }] }];
    const before = await save(shop, 'jsonl');
    expect(await load(lines(...rows), 'jsonl', shop, { isDryRun: true })).toMatchObject({
      rows: 2,
      created: 1,
      updated: 1,
      refused: 0,
    });
    expect(await save(shop, 'jsonl')).toBe(before);
  });

  test('imports its valid rows in spite of an invalid one, whose error names the entry', async () => {
    const bad = tee('E');
    const twice = [...bad.variants, { sku: 'F-M', options: { size: 'XL' } }];
    const rows = lines(
      tee('F'),
      { ...bad, variants: twice },
      tee('G'),
      tee('H', {
        variants: [
          { sku: 'H-1', options: { size: 'S' } },
          { sku: 'H-2', options: { size: 'S' } },
        ],
      }),
    );
    const { created, refused, list } = await load(rows);
    expect([created, refused]).toEqual([2, 2]);
    expect(list.map(({ line, faults }) => [line, ...faults.map(({ message }) => message)])).toEqual([
      [2, 'SKU "F-M" is already on line 1'],
      [4, 'variants.1.options: Another product of the variant group has the same options'],
    ]);
    expect((await made('E')).products).toBe(0);
    const whole = await load(lines(tee('I'), { ...bad, price: 'x' }), 'jsonl', shop, {
      isAllOrNothing: true,
    });
    expect(whole.refused).toBe(1);
    expect((await made('I')).products).toBe(0);
  });

  // A file names attributes in its header, so the shop must have these attributes.
  test.each(['jsonl', 'csv'] as const)('is unchanged after an export (%s)', async (format) => {
    const own = tee(`R${format}`, {
      variants: [
        { sku: `R${format}-S`, options: { size: 'S' } },
        {
          sku: `R${format}-M`,
          options: { size: 'M' },
          name: 'Own "name"',
          price: '20.25',
          qty: 0,
          status: false,
          images: ['https://x.test/a|b.png'],
          categories: ['/sale'],
          weight: '1.5',
        },
        { sku: `R${format}-L`, options: { size: 'L' }, visibility: true, url_key: `own-${format}` },
      ],
    });
    expect(await load(lines(own))).toMatchObject({ created: 1, list: [] });
    const text = await save(shop, format);
    expect(await load(text, format)).toMatchObject({ created: 0, updated: 0, refused: 0, list: [] });
    await load(text, format, other);
    expect(await save(other, 'jsonl')).toBe(await save(shop, 'jsonl'));
  });
});

const GROUPS = inLane({ gate: 120, night: 1000 });
const MEMBERS = 10;

test('an import that is killed leaves whole groups, and importing the same file again completes it', async () => {
  const rows = Array.from({ length: GROUPS }, (_, group) => ({
    name: `Many ${group}`,
    url_key: `many-${group}`,
    price: '5',
    variants: Array.from({ length: MEMBERS }, (__, size) => ({
      sku: `MANY-${group}-${size}`,
      options: { number: `N${size}` },
      qty: size,
    })),
  }));
  writeFileSync(path.join(store.dir, 'many.jsonl'), lines(...rows));
  const at = { cwd: store.dir, env: { DATABASE_URL: database.url } };
  const importing = startShop(['products', 'import', 'many.jsonl'], at);
  await expect
    .poll(async () => (await made('MANY')).products, { timeout: 120_000, interval: 5 })
    .toBeGreaterThan(0);
  await importing.end('SIGKILL');
  const { products, whole } = await made('MANY');
  expect([products % MEMBERS, whole]).toEqual([0, products]);
  const started = performance.now();
  const { code, stdout } = await run(['products', 'import', 'many.jsonl', '--json'], at);
  console.log(`${GROUPS} groups of ${MEMBERS}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  expect(code).toBe(0);
  const { created, unchanged } = JSON.parse(stdout);
  expect(created + unchanged).toBe(GROUPS);
  expect(await made('MANY')).toEqual({ products: GROUPS * MEMBERS, whole: GROUPS * MEMBERS });
}, 600_000);

async function readGroup(sku: string) {
  const { id } = await shop.db.one(sql.type(z.object({ id: column.int }))`
    select variant_group_id as id from product where sku = ${sku}`);
  return dataOf(await shop.admin('GET', `/api/variantGroups/${id}`));
}
