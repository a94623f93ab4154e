import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { shop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

let database: TestDatabase;
let store: TestStore;
/** A shop that runs on the same database during the import. */
let running: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  store = createStore({ mode: 'development' });
  running = await testShop({ databaseUrl: database.url });
  dataOf(await running.admin('POST', '/api/categories', { name: 'Mugs', url_key: 'mugs' }));
  dataOf(await running.admin('POST', '/api/collections', { name: 'New', code: 'new in' }));
});
afterAll(async () => {
  await running.stop();
  store.remove();
  await database.drop();
});

const run = (args: readonly string[], input?: string) =>
  shop(['products', ...args], {
    cwd: store.dir,
    env: { DATABASE_URL: database.url },
    ...(input !== undefined && { input }),
  });

/** Imports text from stdin. Parses the `--json` output. */
async function importText(text: string, ...options: readonly string[]) {
  const { code, stdout, stderr } = await run(['import', '-', '--json', ...options], text);
  return { code, stderr, answer: JSON.parse(stdout) };
}

interface RefusedRow {
  readonly line: number;
  readonly messages: readonly string[];
}

const product = async (sku: string) => {
  const rows = dataOf(await running.admin('GET', '/api/products?limit=100'));
  return rows.find((row: { readonly sku: string }) => row.sku === sku);
};

test('a table creates and changes products, each cell by its content', async () => {
  const made = await importText(
    'sku,name,url_key,price,qty,status,weight,categories,collections,images,description,metafields\n' +
      'MUG-1,"Mug, blue",mug-blue,12.50,7,TRUE,0.4,/mugs,new in,https://a.test/a.jpg|https://b.test/b.jpg,"Two\nlines",\n' +
      'MUG-2,Mug red,mug-red,3,0,0,,mugs,,,,{}\n',
  );
  expect(made).toMatchObject({ code: 0, answer: { rows: 2, created: 2, updated: 0, refused: 0 } });
  expect(await product('MUG-1')).toMatchObject({
    name: 'Mug, blue',
    price: 12.5,
    qty: 7,
    status: true,
    weight: 0.4,
    images: ['https://a.test/a.jpg', 'https://b.test/b.jpg'],
    description: 'Two\nlines',
    categories: [expect.any(Number)],
  });
  expect(await product('MUG-2')).toMatchObject({ status: false, weight: 0, images: [] });
  const changed = await importText(
    'sku,price,description,images\nMUG-1,13,\\N,\nMUG-2,,\\,https://c.test/c.jpg\n',
  );
  expect(changed).toMatchObject({ code: 0, answer: { created: 0, updated: 2 } });
  expect(await product('MUG-1')).toMatchObject({
    price: 13,
    qty: 7,
    description: null,
    images: ['https://a.test/a.jpg', 'https://b.test/b.jpg'],
  });
  expect(await product('MUG-2')).toMatchObject({
    price: 3,
    description: '',
    images: ['https://c.test/c.jpg'],
  });
});

test('JSON lines contain what a product route accepts, and a second import of the same file changes nothing', async () => {
  const lines = [
    {
      sku: 'JAR-1',
      name: 'Jar',
      url_key: 'jar',
      price: '4.20',
      qty: 3,
      categories: ['mugs'],
      collections: ['new in'],
    },
    { sku: 'JAR-2', name: 'Jar 2', url_key: 'jar-2', price: 5, qty: '4', description: [{ type: 'row' }] },
  ];
  const text = `${lines.map((line) => JSON.stringify(line)).join('\r\n')}\n\n`;
  expect((await importText(text, '--format', 'jsonl')).answer).toMatchObject({ created: 2 });
  const before = await product('JAR-1');
  expect((await importText(text, '--format', 'jsonl')).answer).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 2,
  });
  expect(await product('JAR-1')).toEqual(before);
});

const good = { name: 'Good', price: 1, qty: 1 };
/** Rows that cannot be imported, with the reasons. */
const badRows = [
  ['no sku', { ...good, url_key: 'x' }, 'sku is required'],
  ['a blank sku', { ...good, sku: ' ', url_key: 'x' }, 'sku must not be empty'],
  ['a new sku without a name', { sku: 'B1', url_key: 'x', price: 1, qty: 1 }, 'name is required'],
  ['a negative price', { ...good, sku: 'B2', url_key: 'x', price: -1 }, 'price must not be negative'],
  [
    'too many decimals',
    { ...good, sku: 'B3', url_key: 'x', price: '1.005' },
    'price must have at most 2 decimals in USD',
  ],
  ['half a unit', { ...good, sku: 'B4', url_key: 'x', qty: 1.5 }, 'qty must be a whole number'],
  [
    'a bad url_key',
    { ...good, sku: 'B5', url_key: 'No Key' },
    'url_key must be lowercase letters and digits, separated by single hyphens',
  ],
  [
    'a url_key in use',
    { ...good, sku: 'B6', url_key: 'mug-blue' },
    'A product with the url_key "mug-blue" already exists',
  ],
  [
    'an unknown category',
    { ...good, sku: 'B7', url_key: 'x', categories: ['/none'] },
    'Category "/none" does not exist',
  ],
  [
    'an unknown collection',
    { ...good, sku: 'B8', url_key: 'x', collections: ['none'] },
    'Collection "none" does not exist',
  ],
  [
    'an unknown group',
    { ...good, sku: 'B9', url_key: 'x', group_id: 99 },
    'Attribute group "99" does not exist',
  ],
  [
    'an unknown attribute',
    { ...good, sku: 'B10', url_key: 'x', attributes: { none: 1 } },
    'Attribute "none" does not exist',
  ],
  [
    'a misspelt key',
    { ...good, sku: 'B11', url_key: 'x', prise: 1 },
    'Unknown property in row - check the payload keys',
  ],
  [
    'a NUL',
    { ...good, sku: 'B12', url_key: 'x', description: 'a\0' },
    'description must not contain the NUL character',
  ],
  ['no object', [1], 'row must be an object'],
] as const;

test('each invalid row is rejected with the route’s message, and the rows around it are kept', async () => {
  const around = badRows.map((_, at) => ({ ...good, sku: `G-${at}`, url_key: `g-${at}` }));
  const text = badRows
    .flatMap(([, row], at) => [withOwnKey(row, at), around[at]])
    .map((row) => JSON.stringify(row));
  const { code, answer, stderr } = await importText(text.join('\n'), '--format', 'jsonl');
  expect(code).toBe(1);
  expect(answer).toMatchObject({ created: around.length, refused: badRows.length });
  expect(answer.refusals.map(({ line, messages }: RefusedRow) => [line, messages])).toEqual(
    badRows.map(([, , message], at) => [2 * at + 1, [message]]),
  );
  expect(stderr).toContain('line 1: sku is required');
});

/** Replaces `x` with a unique key in each row, so that no row is rejected for a duplicate key. */
const withOwnKey = (row: object, at: number): object =>
  'url_key' in row && row.url_key === 'x' ? { ...row, url_key: `x-${at}` } : row;

test('a duplicate in a file is rejected the second time', async () => {
  const { answer } = await importText(
    'sku,name,url_key,price,qty\nT-1,One,twice,1,1\nT-2,Two,twice,1,1\nT-1,Three,three,1,1\n',
  );
  expect(answer).toMatchObject({
    created: 1,
    refusals: [
      { line: 3, sku: 'T-2', messages: ['URL key "twice" is already on line 2'] },
      { line: 4, sku: 'T-1', messages: ['SKU "T-1" is already on line 2'] },
    ],
  });
});

test('malformed lines are reported by their number, in a file too, and the rest continues', async () => {
  const table = path.join(store.dir, 'broken.csv');
  const report = path.join(store.dir, 'report.csv');
  writeFileSync(
    table,
    'sku,name,url_key,price,qty\nK-1,5" pipe,k-1,1,1\nK-2,Two,k-2,1\nK-3,Three,k-3,1,1\n"K-4,Four,k-4,1,1\n',
  );
  const { code, stdout } = await run(['import', 'broken.csv', '--report', 'report.csv']);
  expect(code).toBe(1);
  expect(stdout).toContain('1 created, 0 updated, 0 unchanged, 3 rejected');
  expect(readFileSync(report, 'utf8')).toBe(
    'line,sku,message\n2,,The line has an unmatched quote or is too long\n' +
      '3,,The row has 4 cells where the header has 5\n' +
      '5,,The line has an unmatched quote or is too long\n',
  );
  const json = await importText(
    '{"sku":"J-1"\n{"sku":"J-2","name":"Two","url_key":"j-2","price":1,"qty":1}\n',
    '--format',
    'jsonl',
  );
  expect(json.answer).toMatchObject({
    created: 1,
    refusals: [{ line: 1, messages: ['The line is not valid JSON'] }],
  });
});

test('a missing file, a folder, and a UTF-16 text are reported', async () => {
  expect((await run(['import', 'none.csv'])).stderr).toContain('✗ none.csv cannot be opened: ENOENT');
  expect((await run(['import', '.'])).stderr).toContain('✗ . is a folder');
  writeFileSync(path.join(store.dir, 'utf16.csv'), Buffer.from('\uFEFFsku,name\n', 'utf16le'));
  const { code, stderr } = await run(['import', 'utf16.csv']);
  expect(code).toBe(1);
  expect(stderr).toContain('✗ The file is not UTF-8 text');
});

test('a dry run reports the same and writes nothing', async () => {
  const text = 'sku,name,url_key,price,qty\nDRY-1,One,dry-1,1,1\nMUG-1,Mug,,,\nDRY-2,,dry-2,1,1\n';
  const { code, answer } = await importText(text, '--dry-run');
  expect(code).toBe(1);
  expect(answer).toMatchObject({ dryRun: true, created: 1, updated: 1, refused: 1 });
  expect(await product('DRY-1')).toBeUndefined();
  expect((await product('MUG-1')).name).toBe('Mug, blue');
});

test('all or nothing writes nothing if a row is rejected, and reports that', async () => {
  const text = 'sku,name,url_key,price,qty\nALL-1,One,all-1,1,1\nALL-2,,all-2,1,1\n';
  const { code, answer } = await importText(text, '--all-or-nothing');
  expect(code).toBe(1);
  expect(answer).toMatchObject({ rolledBack: true, created: 1, refused: 1 });
  expect(await product('ALL-1')).toBeUndefined();
});

test('an export can be imported and changes nothing, from a file and from stdout', async () => {
  for (const format of ['csv', 'jsonl']) {
    const file = `all.${format}`;
    const written = await run(['export', file, '--json']);
    const total = JSON.parse(written.stdout).products;
    expect(total).toBeGreaterThan(10);
    const { stdout } = await run(['export', '--format', format]);
    expect(stdout).toBe(readFileSync(path.join(store.dir, file), 'utf8'));
    const again = await run(['import', file, '--json']);
    expect(JSON.parse(again.stdout)).toMatchObject({ rows: total, unchanged: total });
  }
});

test('--json and an export to stdout cannot be combined, exit 2', async () => {
  const { code, stderr } = await run(['export', '--json']);
  expect(code).toBe(2);
  expect(stderr).toContain('--json needs a file');
});

test('an export whose reader stops is not an error', async () => {
  const { code, stdout } = await shop(
    ['-c', '"$0" products export | head -n 1; echo "${PIPESTATUS[0]}"', 'node_modules/.bin/shop'],
    { cwd: store.dir, env: { DATABASE_URL: database.url }, through: ['bash'] },
  );
  expect(code).toBe(0);
  expect(stdout.trim().split('\n').at(-1)).toBe('0');
});
