import { expect, test } from 'vitest';
import { guarded, unguarded } from './formulaGuard.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("https://evil.test")', `'=HYPERLINK("https://evil.test")`],
  ['+cmd@x.test', "'+cmd@x.test"],
  ['-2+3@x.test', "'-2+3@x.test"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['＝1+1', "'＝1+1"],
  ["'=1", "''=1"],
  ["''-a", "'''-a"],
  ["'quoted'", "'quoted'"],
  ["'", "'"],
  ['-5', '-5'],
  ['+12.50', '+12.50'],
  ['a=b', 'a=b'],
  ['', ''],
])('%j is written as %j, and comes back', (cell, written) => {
  expect(guarded(cell)).toBe(written);
  expect(unguarded(written)).toBe(cell);
});
