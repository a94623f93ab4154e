import { Readable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, csvRecords } from './csv.ts';
import type { CsvRecord } from './csv.ts';
import { unguarded } from './formulaGuard.ts';
import { uploadError } from './fileFaults.ts';
import { MAX_ROW, textLines } from './textLines.ts';

async function read(text: string, chunk = 7): Promise<CsvRecord[]> {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
    bytes.subarray(at * chunk, (at + 1) * chunk),
  );
  return Array.fromAsync(csvRecords(textLines(Readable.from(chunks), uploadError)));
}

const cellsOf = (text: string) => read(text).then((records) => records.map(({ cells }) => cells));

test.each([
  [
    'a,b\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['\uFEFFa,b\n', [['a', 'b']]],
  ['a,,\n', [['a', '', '']]],
  [',\n', [['', '']]],
  ['""\n"",\n', [['', '']]],
  ['"a,b","c ""d"""\n', [['a,b', 'c "d"']]],
  ['"a\nb",c\n', [['a\nb', 'c']]],
  ['"a\r\nb",c\r\n', [['a\r\nb', 'c']]],
  ['"""",x', [['"', 'x']]],
  ['a\n\n\r\nb\n', [['a'], ['b']]],
  [' a , "b"\n', [null]],
  ['\n\n', []],
  ['', []],
])('%j is read as %j', async (text, expected) => expect(await cellsOf(text)).toEqual(expected));

test.each([
  ['a stray quote', 'a,5" pipe\nb,2\n'],
  ['text behind a quoted cell', '"a"x,1\nb,2\n'],
  ['a quote that is never closed', '"a,1\nb,2\n'],
  ['a stray quote before a quoted cell', 'a,5" pipe\nb,2\n"c",3\n'],
])('%s skips only its line', async (_what, text) => {
  const [broken, next] = await read(text);
  expect(broken).toEqual({ line: 1, cells: null, fault: 'broken' });
  expect(next).toEqual({ line: 2, cells: ['b', '2'], fault: null });
});

test('a record has the number of its first line', async () => {
  const records = await read('a\n\n"b\nb"\nc\n');
  expect(records.map(({ line }) => line)).toEqual([1, 3, 5]);
});

test('a line longer than the maximum row is skipped, and an unterminated cell returns its lines', async () => {
  const long = 'x'.repeat(MAX_ROW + 1);
  expect((await read(`a\n${long}\nb\n`, 65_536)).map(({ line, cells }) => [line, cells?.[0]])).toEqual([
    [1, 'a'],
    [2, undefined],
    [3, 'b'],
  ]);
  const lines = Array.from({ length: 30_000 }, () => 'y'.repeat(50)).join('\n');
  const records = await read(`"open\n${lines}\n`, 65_536);
  expect(records[0]).toEqual({ line: 1, cells: null, fault: 'broken' });
  expect(records).toHaveLength(30_001);
});

test.each([
  ['UTF-16', Buffer.from('\uFEFFsku', 'utf16le')],
  ['binary', Buffer.from([0x50, 0x4b, 3, 4, 0, 0])],
])('a file that is %s is no text', async (_what, bytes) => {
  await expect(Array.fromAsync(textLines(Readable.from([bytes]), uploadError))).rejects.toThrow(
    'is not UTF-8 text',
  );
});

test.each([
  ['Latin-1', Buffer.from('caf\u00E9', 'latin1')],
  ['cut off in a character', Buffer.from('é').subarray(0, 1)],
])('a line that is %s costs itself alone', async (_what, bytes) => {
  const parts = [Buffer.from('\uFEFFa\n'), bytes, Buffer.from('\nb\n'), bytes];
  expect(await Array.fromAsync(textLines(Readable.from(parts), uploadError))).toEqual([
    { line: 1, text: 'a', fault: null },
    { line: 2, text: null, fault: 'notText' },
    { line: 3, text: 'b', fault: null },
    { line: 4, text: null, fault: 'notText' },
  ]);
});

test.each<[habit: string, text: string, cells: readonly (readonly string[] | null)[]]>([
  [
    'semicolons',
    'sku;name\nA;"x;y"\nB;1,5\n',
    [
      ['sku', 'name'],
      ['A', 'x;y'],
      ['B', '1,5'],
    ],
  ],
  [
    'tabs',
    'sku\tname\nA\tb, c\n',
    [
      ['sku', 'name'],
      ['A', 'b, c'],
    ],
  ],
  [
    'a line that names the separator',
    'sep=;\nsku;name\nA;b\n',
    [
      ['sku', 'name'],
      ['A', 'b'],
    ],
  ],
  ['a named separator in quotes', '\uFEFF"sep=\t"\r\nsku\tname\r\n', [['sku', 'name']]],
  [
    'a comma in a quoted column',
    '"a,b,c";d\n1;2\n',
    [
      ['a,b,c', 'd'],
      ['1', '2'],
    ],
  ],
  [
    'carriage returns alone',
    'sku,name\rA,"b\rc"\rB,d\r',
    [
      ['sku', 'name'],
      ['A', 'b\nc'],
      ['B', 'd'],
    ],
  ],
  [
    'carriage returns inside of cells',
    'sku,name\r\nA,"b\rc"\r\n',
    [
      ['sku', 'name'],
      ['A', 'b\rc'],
    ],
  ],
])('%s are read', async (_habit, text, cells) => {
  for (const chunk of [1, 7, 1000]) {
    const records = await read(text, chunk);
    expect(records.map((record) => record.cells)).toEqual(cells);
  }
});

test('what is written is read back, with any cell content', async () => {
  const cell = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[",;=\t\r\n a]*$/));
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 9 }), async (rows, chunk) => {
      const records = await read(rows.map(csvLine).join(''), chunk);
      expect(records.map(({ cells }) => cells?.map(unguarded))).toEqual(rows);
    }),
  );
});
