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
  ['semicolons', 'sku;name\n', 'The file has an unknown column "sku;name"'],
  ['a column twice', 'sku,name,name\n', 'The file has the column "name" twice'],
  ['no sku', 'name\n', 'The file has no column "sku"'],
  ['a stray quote', 's"ku\n', 'The file has a header with a stray quote'],
  ['nothing in it', '', 'The file has no header'],
])('a table with %s is refused as a whole', async (_what, text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test('a row carries what its cells carry, attributes as the list of the route', async () => {
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

test('in JSON lines attributes may be an object', async () => {
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

test('where a text breaks off, the rows before it are read and the last one says so', async () => {
  const rows = await read(
    Buffer.concat([Buffer.from('{"sku":"A"}\n{"sku":"B"}\n'), Buffer.from([0xff])]),
    'jsonl',
  ).catch((error: Error) => error.message);
  expect(rows).toContain('The file is no text in UTF-8');
  const parts = [Buffer.from('{"sku":"A"}\n{"sku":"B"}\n'), Buffer.from([0xff, 0x20])];
  const later = await Array.fromAsync(fileRows(Readable.from(parts), 'jsonl', attributes));
  expect(later.at(-1)).toMatchObject({
    line: 3,
    fault: 'The file is no text in UTF-8: nothing was read from here on',
  });
  expect(later).toHaveLength(3);
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
])('a cell of %s that is %j carries %j', (column, cell, value) =>
  expect(readCell(column, cell)).toEqual(value),
);

test.each([[undefined], [null], [''], ['\\N'], ['\\'], ['text']])(
  '%j is written so that it comes back',
  (value) => expect(readCell('description', writeCell(value))).toBe(value),
);

test.each([[[]], [['a', 'b']], [['a|b']], [['[1]', 'x']], [['\\N']], [[' a']], [['']]])(
  'the list %j is written so that it comes back',
  (list) => expect(readList(writeCell(list))).toEqual(list),
);
