import { describe, expect, test } from 'vitest';
import { folderOf, isFileKey, keyOfUrl, slugOf } from './fileKey.ts';

describe('a key of a file', () => {
  test.each(['a.jpg', 'demo/mug.png', 'A/b-c/d_e/0123.webp', 'a/b/c/d/e/f.gif'])('%s is one', (key) =>
    expect(isFileKey(key)).toBe(true),
  );

  test.each([
    '',
    'a',
    'a.svg',
    'a.html',
    'a.jpg.svg',
    'a.JPG',
    '.a.jpg',
    '../a.jpg',
    'a/../b.jpg',
    'a//b.jpg',
    '/a.jpg',
    'a\\b.jpg',
    'a/b.jpg/',
    '_variants/thumb-160/a.jpg.webp',
    '_variants/a.webp',
    '.parts/a.webp',
    'a\0.jpg',
    'a b.jpg',
    'ä.jpg',
    'a.jpg\n',
    'a/b/c/d/e/f/g.gif',
    `${'x'.repeat(129)}.jpg`,
    `${'x'.repeat(65)}/a.jpg`,
  ])('%j is none', (key) => expect(isFileKey(key)).toBe(false));
});

test.each([
  ['', ''],
  ['a', 'a'],
  ['a/B_2/', 'a/B_2'],
  ['..', null],
  ['a/../b', null],
  ['_variants', null],
  ['.parts', null],
  ['a b', null],
  ['a//b', null],
  ['a/b/c/d/e/f', null],
  ['a%2fb', null],
])('%j is the folder %j', (path, folder) => expect(folderOf(path)).toBe(folder));

test.each([
  ['/assets/demo/mug.jpg', 'demo/mug.jpg'],
  ['/assets/../a.jpg', null],
  ['/assets/a.jpg?size=thumb', null],
  ['/mug.jpg', null],
  ['https://cdn.test/assets/a.jpg', null],
])('%s is of %j', (url, key) => expect(keyOfUrl(url)).toBe(key));

test.each([
  ['Summer Hat.PNG', 'summer-hat'],
  ['../../Etc/pässwd.jpg', 'etc-passwd'],
  ['a\0b.png', 'a-b'],
  ['.png', 'image'],
  ['写真.jpg', 'image'],
  ['', 'image'],
  [`${'x'.repeat(300)}.gif`, 'x'.repeat(60)],
  [`${'x'.repeat(59)} y.gif`, 'x'.repeat(59)],
])('the slug of %j is %s', (name, slug) => expect(slugOf(name)).toBe(slug));
