import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { fileRows } from './fileRows.ts';
import type { ProductFormat } from './fileRows.ts';
import { readCell, readList, writeCell } from './productCells.ts';

const attributes = new Map([
  ['color', 'select'],
  ['sizes', 'multiselect'],
] as const);

const read = (text: string | Buffer, format: ProductFormat = 'csv') =>
  Array.fromAsync(fileRows(Readable.from([Buffer.from(text)]), format, attributes));

test.each([
  ['an unknown column', 'sku,prise\n', 'The file has an unknown column "prise"'],
  ['an unknown attribute', 'sku,attribute:none\n', 'The file has an unknown column "attribute:none"'],
  ['unknown columns', 'sku,Handle,prise,Handle\n', 'The file has unknown columns "Handle", "prise"'],
  ['a column without a name', 'sku,,name\n', 'The file has an unknown column ""'],
  ['a column twice', 'sku,name,name\n', 'The file has the column "name" twice'],
  ['no sku', 'name\n', 'The file has no column "sku"'],
  ['a stray quote', 's"ku\n', 'The file has a header row with an unmatched quote'],
  ['nothing in it', '', 'The file has no header row'],
])('a table with %s is rejected as a whole', async (_what, text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test('a row contains the values of its cells, with attributes as in the route’s list', async () => {
  const [row] = await read(' sku ,name,status,attribute:color,attribute:sizes\nA,,TRUE,Red,S|M\n');
  expect(row).toMatchObject({
    line: 2,
    fault: null,
    sent: {
      sku: 'A',
      status: true,
      attributes: [
        { attribute_code: 'color', value: 'Red' },
        { attribute_code: 'sizes', value: ['S', 'M'] },
      ],
    },
  });
  expect(row).not.toHaveProperty('sent.name');
});

test('in JSON lines, attributes may be an object', async () => {
  const [row] = await read('{"sku":"A","attributes":{"color":"Red","sizes":["S"]}}', 'jsonl');
  expect(row).toMatchObject({
    sent: {
      attributes: [
        { attribute_code: 'color', value: 'Red' },
        { attribute_code: 'sizes', value: ['S'] },
      ],
    },
  });
});

test.each(['csv', 'jsonl'] as const)(
  'lines of %s that are not text are reported, and the others are read',
  async (format) => {
    const row = (sku: string) => (format === 'csv' ? `${sku},x` : `{"sku":"${sku}","name":"x"}`);
    const broken = Buffer.from(row('caf\u00E9'), 'latin1');
    const lines = [format === 'csv' ? 'sku,name' : row('Z'), row('A'), broken, row('B'), broken, row('C')];
    const rows = await read(
      Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\n')])),
      format,
    );
    const fault = 'The line is not UTF-8 text. Save the file in UTF-8.';
    expect(rows.slice(format === 'csv' ? 0 : 1)).toMatchObject([
      { line: 2, sent: { sku: 'A' } },
      { line: 3, fault },
      { line: 4, sent: { sku: 'B' } },
      { line: 5, fault },
      { line: 6, sent: { sku: 'C' } },
    ]);
  },
);

test('a header that is not text is an error of the file', async () => {
  await expect(read(Buffer.from('sku,caf\u00E9\nA,b\n', 'latin1'))).rejects.toThrow('is not UTF-8 text');
});

test.each([
  ['a header in capitals', 'SKU;Name;Attribute:Color\nA;b;Red\n'],
  ['empty columns at the end', 'sku,name,attribute:color,,\nA,b,Red,,\n'],
  ['empty cells without a column', 'sku,name,attribute:color\nA,b,Red,, ,\n'],
  ['rows of nothing', 'sku,name,attribute:color\n,,\nA,b,Red\n , ,\n,,,,\n'],
])('%s are read as spreadsheets write them', async (_what, text) => {
  const rows = await read(text);
  expect(rows).toMatchObject([
    { fault: null, sent: { sku: 'A', name: 'b', attributes: [{ attribute_code: 'color', value: 'Red' }] } },
  ]);
});

test('a formula guard is removed', async () => {
  const [row] = await read('sku,name\n\'=1+1,"\'@SUM(1)"\n');
  expect(row).toMatchObject({ sent: { sku: '=1+1', name: '@SUM(1)' } });
});

test('a row with too few or too many cells is rejected', async () => {
  expect(await read('sku,name\nA\nB,c,d\n')).toMatchObject([
    { line: 2, fault: 'The row has 1 cells where the header has 2' },
    { line: 3, fault: 'The row has 3 cells where the header has 2' },
  ]);
});

test.each([
  ['name', '', undefined],
  ['description', '\\N', null],
  ['description', '\\', ''],
  ['description', '\\\\N', '\\N'],
  ['status', 'FALSE', false],
  ['status', '1', '1'],
  ['images', '\\N', []],
  ['images', ' /a.jpg | /b.jpg ', ['/a.jpg', '/b.jpg']],
  ['images', '["/a|b.jpg"]', ['/a|b.jpg']],
  ['images', '[broken', '[broken'],
  ['metafields', '{"a":{"b":1}}', { a: { b: 1 } }],
  ['metafields', '\\N', {}],
  ['metafields', 'broken', 'broken'],
])('a cell of %s with %j contains %j', (column, cell, value) =>
  expect(readCell(column, cell)).toEqual(value),
);

test.each([[undefined], [null], [''], ['\\N'], ['\\'], ['text']])(
  '%j is written so that it can be read back',
  (value) => expect(readCell('description', writeCell(value))).toBe(value),
);

test.each([[[]], [['a', 'b']], [['a|b']], [['[1]', 'x']], [['\\N']], [[' a']], [['']]])(
  'the list %j is written so that it can be read back',
  (list) => expect(readList(writeCell(list))).toEqual(list),
);
