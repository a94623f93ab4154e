import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readFrame } from './site.ts';

const own = path.join(import.meta.dirname, '../..');

describe('reads the location from the first frame of a stack trace', () => {
  test.each([
    [
      'a file of the shop, below its folder',
      `at insertCart (${pathToFileURL(path.join(own, 'modules/carts/cart.repo.ts')).href}:40:12)`,
      { file: 'modules/carts/cart.repo.ts', line: 40, function: 'insertCart' },
    ],
    [
      'a file of the store, from its folder on',
      `at ${path.join(process.cwd(), 'extensions/thing/list.ts')}:7:1`,
      { file: 'extensions/thing/list.ts', line: 7, function: null },
    ],
    [
      'a file of a package, from its name on',
      'at async Object.find (file:///srv/store/node_modules/@acme/gift/dist/find.js:3:30)',
      { file: '@acme/gift/dist/find.js', line: 3, function: 'Object.find' },
    ],
    [
      'a file elsewhere, with its whole path',
      'at <anonymous> (/somewhere/else.ts:1:2)',
      { file: '/somewhere/else.ts', line: 1, function: null },
    ],
    [
      'a folder with spaces',
      'at find (file:///srv/my%20store/node_modules/thing/a.js:3:30)',
      { file: 'thing/a.js', line: 3, function: 'find' },
    ],
  ])('%s', (_, frame, site) => {
    expect(readFrame(`Error\n    ${frame}\n    at next (file:///x.ts:1:1)`)).toEqual(site);
  });

  test('returns null if the frame has no file', () => {
    expect(readFrame('Error\n    at Array.map (<anonymous>)')).toBeNull();
    expect(readFrame('')).toBeNull();
  });
});
