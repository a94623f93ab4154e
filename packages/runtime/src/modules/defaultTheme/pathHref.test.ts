import { expect, test } from 'vitest';
import { pathWithin } from './pathHref.ts';

test.each([
  ['/mug', '/mug'],
  ['/mug?size=1#more', '/mug?size=1#more'],
  ['//evil.test', null],
  ['/\\evil.test', null],
  ['/\n/evil.test', null],
  ['https://evil.test', null],
  ['javascript:alert(1)', null],
  ['#part', null],
  ['', null],
  [undefined, null],
])('%j leads on to %j', (to, path) => {
  expect(pathWithin(to)).toBe(path);
});
