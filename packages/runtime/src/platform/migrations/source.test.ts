import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checksumOf, coreMigrations, readMigrations } from './source.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-migrations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const source = () => ({ owner: 'blue', dir: pathToFileURL(`${folder}/`) });
const write = (name: string) => writeFileSync(path.join(folder, name), 'select 1;');

test('files are sorted by number, and only SQL files are read', () => {
  for (const name of ['0010_ten.sql', '0002_two.sql', 'README.md']) write(name);
  expect(readMigrations([source()]).map(({ owner, name }) => `${owner}/${name}`)).toEqual([
    'blue/0002_two',
    'blue/0010_ten',
  ]);
});

test('sources are read in the given order', () => {
  write('0001_one.sql');
  const owners = readMigrations([coreMigrations, source()]).map(({ owner }) => owner);
  expect(owners[0]).toBe('core');
  expect(owners.at(-1)).toBe('blue');
});

test.each(['1_short.sql', '0001-dash.sql', '0001_Big.sql', 'name.sql'])(
  'rejects the file name %s',
  (name) => {
    write(name);
    expect(() => readMigrations([source()])).toThrow(name);
  },
);

test('rejects two files with the same number', () => {
  write('0001_one.sql');
  write('0001_two.sql');
  expect(() => readMigrations([source()])).toThrow('0001_two.sql: has the same number as 0001_one.sql');
});

test('the error for a missing folder contains its extension', () => {
  const dir = pathToFileURL(`${folder}/gone/`);
  expect(() => readMigrations([{ owner: 'blue', dir }])).toThrow(/^blue: /);
});

test('a checksum ignores line endings but no other change', () => {
  expect(checksumOf('a\r\nb')).toBe(checksumOf('a\nb'));
  expect(checksumOf('a\nb')).not.toBe(checksumOf('a\nb '));
});

test('a file that changes while the process runs is read again', () => {
  write('0001_one.sql');
  const [before] = readMigrations([source()]);
  writeFileSync(path.join(folder, '0001_one.sql'), '-- contract\nselect 2;');
  const [after] = readMigrations([source()]);
  expect([before?.sql, before?.phase]).toEqual(['select 1;', 'expand']);
  expect([after?.sql, after?.phase, after?.checksum]).toEqual([
    '-- contract\nselect 2;',
    'contract',
    checksumOf('-- contract\nselect 2;'),
  ]);
});
