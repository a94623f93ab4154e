import { sql } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { adminsOf } from '../support/admins.ts';
import { inLane } from '../support/lane.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
const { newAdmin, newRole, tokenOf } = adminsOf(() => shop);
const logged: Record<string, unknown>[] = [];
beforeAll(async () => {
  shop = await testShop({
    config: { rateLimit: false },
    logLevel: 'info',
    onLog: (line) => void logged.push(JSON.parse(line)),
  });
});
afterAll(() => shop.stop());

interface Sent {
  readonly name?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly signal?: AbortSignal;
}

async function load(text: string | Uint8Array, { name = 'products.csv', fields = {}, ...sent }: Sent = {}) {
  const form = new FormData();
  form.append('file', new Blob([text as Uint8Array<ArrayBuffer>]), name);
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const authorization = `Bearer ${sent.token ?? (await shop.adminToken())}`;
  const response = await fetch(`${shop.url}/api/products/import`, {
    method: 'POST',
    headers: { authorization },
    body: form,
    ...(sent.signal && { signal: sent.signal }),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const save = async (format: string, token?: string) =>
  fetch(`${shop.url}/api/products/export?format=${format}`, {
    headers: { authorization: `Bearer ${token ?? (await shop.adminToken())}` },
  });

const table = (...rows: string[]) => ['sku,name,url_key,price,qty', ...rows].join('\n');
const found = async (sku: string) => dataOf(await shop.admin('GET', `/api/products?sku=${sku}`))[0];
const lines = (...rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n');
const group = (key: string) => ({
  name: `Tee ${key}`,
  url_key: key,
  price: '19',
  variants: ['S', 'M'].map((size) => ({ sku: `${key}-${size}`, options: { size } })),
});

test('a dry run reports what would happen and what is wrong, by line and field, and writes nothing', async () => {
  const file = table('A-1,Cup,cup,5,3', 'A-2,Mug,Not a key,x,3', ',Bowl,bowl,5,3');
  const { refusals, ...totals } = dataOf(await load(file, { fields: { dry_run: '1' } }));
  expect(totals).toEqual({
    rows: 3,
    created: 1,
    updated: 0,
    unchanged: 0,
    refused: 2,
    dry_run: true,
    rolled_back: false,
  });
  expect(refusals).toMatchObject([
    { line: 3, sku: 'A-2', faults: [{ field: 'url_key' }, { field: 'price' }] },
    { line: 4, sku: null, faults: [{ field: 'sku', message: 'sku is required' }] },
  ]);
  expect(await found('A-1')).toBeUndefined();
});

test('an import writes valid rows in spite of invalid ones, and the audit log names the administrator', async () => {
  const file = table('B-1,Cup,b-cup,5,3', 'B-2,Mug,b-mug,x,3', 'B-3,Jar,b-jar,7.5,0');
  expect(dataOf(await load(file))).toMatchObject({ created: 2, refused: 1, dry_run: false });
  const { uuid } = await found('B-3');
  expect(await found('B-1')).toMatchObject({ name: 'Cup', qty: 3, price: 5 });
  expect(await found('B-2')).toBeUndefined();
  const entry = dataOf(await shop.admin('GET', `/api/audit-log?entity_uuid=${uuid}`))[0];
  expect(entry).toMatchObject({ action: 'importProducts', actor: { kind: 'admin' } });
  expect(dataOf(await load(file))).toMatchObject({ created: 0, unchanged: 2, refused: 1 });
});

test('with all-or-nothing, one rejected row leaves nothing behind', async () => {
  const file = table('C-1,Cup,c-cup,5,3', 'C-2,Mug,c-mug,x,3');
  const report = dataOf(await load(file, { fields: { all_or_nothing: '1' } }));
  expect(report).toMatchObject({ rows: 2, refused: 1, rolled_back: true });
  expect(await found('C-1')).toBeUndefined();
});

test.each([
  ['true', true],
  ['True', true],
  ['1', true],
  ['on', true],
  ['false', false],
  ['0', false],
  ['off', false],
  ['', false],
])('the form accepts %j as a boolean', async (sent, dry_run) => {
  expect(dataOf(await load('sku,name\nNone,x', { fields: { dry_run: sent } }))).toMatchObject({ dry_run });
  const refused = await load('sku', { fields: { all_or_nothing: 'yes' } });
  expect(refused.body.error.message).toBe('all_or_nothing must be true, false, 1 or 0');
});

test('a missing image is rejected with its line, unless the product already has it', async () => {
  const rows = ['/assets/no/such.jpg', '/admin/users/logout', 'https://example.com/a.jpg'];
  const file = [
    'sku,name,url_key,price,qty,images',
    ...rows.map((image, at) => `P-${at},P,p-${at},1,1,${image}`),
  ];
  for (const fields of [{ dry_run: '1' }, { all_or_nothing: '1' }, {}] as Record<string, string>[]) {
    const { created, refusals } = dataOf(await load(file.join('\n'), { fields }));
    expect(created).toBe(1);
    expect(refusals).toMatchObject(
      rows.slice(0, 2).map((image, at) => ({
        line: at + 2,
        sku: `P-${at}`,
        faults: [{ field: 'images', message: `The image "${image}" is not in the shop. Upload it first.` }],
      })),
    );
  }
  const { uuid } = await found('P-2');
  dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { images: [rows[0]] }));
  expect(dataOf(await load(`sku,price,images\nP-2,2,${rows[0]}`))).toMatchObject({ updated: 1, refused: 0 });
  const entry = { sku: 'P-3', images: [rows[0]], options: { size: 'S' } };
  const variants = lines({ ...group('p-v'), variants: [...group('p-v').variants, entry] });
  expect(dataOf(await load(variants, { name: 'p.jsonl' })).refusals).toMatchObject([{ line: 1 }]);
});

test('cells that a spreadsheet would execute are escaped in an export, and imported unchanged', async () => {
  const names = ['=HYPERLINK("https://evil.test")', '+1', '-2+3', '@SUM(A1)', "'=1", "'quoted'"];
  const skus = names.map((_, at) => `${['=1+', '+', '-', '@', "'", 'x'][at]}guard${at}`);
  for (const [at, name] of names.entries())
    dataOf(
      await shop.admin('POST', '/api/products', {
        sku: skus[at],
        name,
        url_key: `guard-${at}`,
        price: 1,
        qty: 1,
      }),
    );
  const text = await (await save('csv')).text();
  const rows = text.split('\n').filter((row) => row.includes('guard'));
  expect(rows).toHaveLength(names.length);
  expect(rows.filter((row) => /(?:^|,)"?[=@\t]|(?:^|,)"?[+-](?!\d)/.test(row))).toEqual([]);
  expect(rows[0]).toMatch(/^'=1\+guard0,"'=HYPERLINK/);
  const file = [text.split('\n')[0], ...rows].join('\n');
  expect(dataOf(await load(file))).toMatchObject({ unchanged: names.length, refused: 0 });
});

test('a table is read as spreadsheets write it', async () => {
  const file = 'sep=;\rSKU;Name;URL_Key;Price;Qty;;\rS-1;"Cup; blue";s-1;5;3;;\r;;;;;;\r';
  expect(dataOf(await load(file))).toMatchObject({ rows: 1, created: 1, refused: 0 });
  expect(await found('S-1')).toMatchObject({ name: 'Cup; blue', price: 5, qty: 3 });
  const latin = Buffer.from('sku;price\nS-1;6\nCaf\u00E9;1\nS-1 ;7\n', 'latin1');
  const { refusals, ...totals } = dataOf(await load(latin));
  expect(totals).toMatchObject({ updated: 1, refused: 2 });
  expect(refusals).toMatchObject([
    { line: 3, faults: [{ message: 'The line is not UTF-8 text. Save the file in UTF-8.' }] },
    { line: 4, faults: [{ message: 'SKU "S-1" is already on line 2' }] },
  ]);
  const shopify = await load('Handle,Title,Vendor,sku\na,b,c,d');
  expect(shopify.body.error.message).toContain('has unknown columns "Handle", "Title", "Vendor"');
});

test('the file name determines the format, unless the form does', async () => {
  const row = lines({ sku: 'D-1', name: 'Cup', url_key: 'd-cup', price: 5, qty: 1 });
  expect(dataOf(await load(row, { name: 'products.JSONL' }))).toMatchObject({ created: 1 });
  expect(dataOf(await load(row, { name: 'upload', fields: { format: 'jsonl' } }))).toMatchObject({
    unchanged: 1,
  });
});

test.each<[string, string | Uint8Array, Sent, number, string]>([
  ['is empty', '', {}, 400, 'NO_IMPORT_FILE'],
  ['has an unknown column', 'sku;prise\nA;B', {}, 400, 'IMPORT_FILE_INVALID'],
  ['has no column of SKUs', 'name\nCup', {}, 400, 'IMPORT_FILE_INVALID'],
  ['is no text', new Uint8Array([255, 254, 0, 1]), {}, 400, 'IMPORT_FILE_INVALID'],
  ['is in a format that is not known', 'sku', { fields: { format: 'xml' } }, 400, 'VALIDATION_FAILED'],
])('a file that %s is refused', async (_, text, sent, status, code) => {
  const answer = await load(text, sent);
  expect([answer.status, answer.body.error.code]).toEqual([status, code]);
});

test('an import requires the permissions to create and to change products, and others to create attributes', async () => {
  const withAll = async (...permissions: string[]) =>
    tokenOf(await newAdmin([await newRole(...permissions)]));
  for (const held of [['createProduct'], ['updateProduct'], ['importProducts']])
    expect(
      (
        await load(table(), {
          token: await withAll(...held.filter((id) => id !== 'importProducts'), 'listProducts'),
        })
      ).status,
    ).toBe(403);
  const token = await withAll('createProduct', 'updateProduct');
  const file = lines({ ...group('e'), variants: [{ sku: 'E-1', options: { finish: 'Matt' } }] });
  expect(dataOf(await load(file, { name: 'a.jsonl', token })).refusals).toMatchObject([
    { faults: [{ message: 'Attribute "finish" does not exist' }] },
  ]);
  expect((await save('csv', token)).status).toBe(403);
});

test.each(['csv', 'jsonl'])('what is exported as %s is imported unchanged', async (format) => {
  dataOf(await load(lines(group('f')), { name: 'f.jsonl' }));
  const answer = await save(format);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="products.${format}"`);
  const text = await answer.text();
  expect(text).toContain('f-M');
  const report = dataOf(await load(text, { name: `products.${format}` }));
  expect(report).toMatchObject({ created: 0, updated: 0, refused: 0 });
  expect(report.unchanged).toBe(report.rows);
});

const GROUPS = inLane({ gate: 60, night: 1000 });
const MEMBERS = 10;
const count = z.object({ products: z.coerce.number(), groups: z.coerce.number() });
const made = () =>
  shop.db.one(sql.type(count)`
    select count(*) as products, count(distinct variant_group_id) as groups
    from product where sku like 'MANY-%'`);
const many = Array.from({ length: GROUPS }, (_, number) => ({
  name: `Many ${number}`,
  url_key: `many-${number}`,
  price: number === 7 ? 'x' : '5',
  variants: Array.from({ length: MEMBERS }, (__, size) => ({
    sku: `MANY-${number}-${size}`,
    options: { number: `N${size}` },
  })),
}));

test(
  'an import whose client disconnects leaves whole groups, and importing the same file again completes it',
  async () => {
    const file = lines(...many);
    const sent = { name: 'many.jsonl' };
    expect(dataOf(await load(file, { ...sent, fields: { dry_run: '1' } }))).toMatchObject({
      created: GROUPS - 1,
      refused: 1,
      refusals: [{ line: 8, faults: [{ field: 'price' }] }],
    });
    expect(await made()).toEqual({ products: 0, groups: 0 });
    const client = new AbortController();
    const left = load(file, { ...sent, signal: client.signal }).catch(() => null);
    await expect
      .poll(async () => (await made()).products, { timeout: 120_000, interval: 5 })
      .toBeGreaterThan(0);
    client.abort();
    expect(await left).toBeNull();
    const { products, groups } = await made();
    expect(products).toBe(groups * MEMBERS);
    const { created, unchanged, refused } = dataOf(await load(file, sent));
    expect([created + unchanged, refused]).toEqual([GROUPS - 1, 1]);
    expect(await made()).toEqual({ products: (GROUPS - 1) * MEMBERS, groups: GROUPS - 1 });
  },
  inLane({ gate: 300_000, night: 900_000 }),
);

const written = async (prefix: string) => {
  const row = sql.type(z.object({ products: z.int() }));
  const { products } = await shop.db.one(
    row`select count(*)::int as products from product where sku like ${`${prefix}-%`}`,
  );
  return products;
};
/** Creates a file with eight batches of rows. */
const eightBatches = (prefix: string) =>
  table(...Array.from({ length: 4000 }, (_, row) => `${prefix}-${row},Cup,${prefix}-${row},5,3`));

/** Finds the report of an import without rejected rows. The report of another import may arrive later. */
const missingReport = () =>
  logged.find(({ msg, refused }) => msg === 'an import ended: its client left' && refused === 0);

test('an import ends after the batch in which its client disconnected, and the log reports what was written', async () => {
  const client = new AbortController();
  const left = load(eightBatches('left'), { signal: client.signal }).catch(() => null);
  await expect.poll(() => written('left'), { timeout: 120_000, interval: 5 }).toBeGreaterThan(0);
  client.abort();
  expect(await left).toBeNull();
  await expect.poll(missingReport, { timeout: 120_000 }).toBeDefined();
  const report = missingReport();
  logged.splice(0);
  const products = await written('left');
  expect(report).toMatchObject({ rows: products, created: products });
  expect(products).toBeLessThan(4000);
}, 300_000);

test('an all-or-nothing import whose client disconnects writes nothing, and the log reports that', async () => {
  const client = new AbortController();
  const waiting = sql.type(z.object({}))`
    select from pg_locks where relation = 'product'::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())`;
  // The import waits for this lock when it writes its first batch, so that its client leaves in the middle.
  await shop.db.transaction(async (tx) => {
    await tx.run(sql.type(z.object({}))`lock table product in share mode`);
    const left = load(eightBatches('whole'), {
      fields: { all_or_nothing: '1' },
      signal: client.signal,
    }).catch(() => null);
    await expect.poll(() => tx.exists(waiting), { timeout: 120_000 }).toBe(true);
    client.abort();
    expect(await left).toBeNull();
  });
  await expect.poll(missingReport, { timeout: 120_000 }).toMatchObject({ rows: 0, created: 0 });
  expect(await written('whole')).toBe(0);
}, 300_000);
