import { expect, test } from 'vitest';
import { pathOf } from './pathOf.ts';

test.each([
  ['/mugs/blue', '/mugs/blue'],
  ['/mugs/blue/', '/mugs/blue'],
  ['/mugs//', '/mugs'],
  ['/', '/'],
  ['/mugs?page=2', '/mugs'],
  ['/mugs#top', '/mugs'],
  ['/m%C3%BCsli', '/müsli'],
  ['?q=1', null],
  ['', null],
  ['mugs', null],
  ['/%', null],
  ['/a%00b', null],
])('%s is kept as %s', (text, path) => expect(pathOf(text)).toBe(path));
