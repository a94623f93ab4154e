import { expect, test } from 'vitest';
import { copyKey, copyName } from './duplicateLandingPage.ts';

test.each([
  ['sale', [], 'sale-copy'],
  ['sale', ['sale-copy'], 'sale-copy-2'],
  ['sale', ['sale-copy', 'sale-copy-2', 'sale-copy-4'], 'sale-copy-3'],
  ['sale-copy', [], 'sale-copy-copy'],
  ['a'.repeat(200), [], `${'a'.repeat(195)}-copy`],
  [`${'a'.repeat(194)}-bbbbb`, [], `${'a'.repeat(194)}-copy`],
  ['a'.repeat(200), [`${'a'.repeat(195)}-copy`], `${'a'.repeat(193)}-copy-2`],
])('a copy of %s beside %j answers at %s', (key, taken, copy) =>
  expect(copyKey(key, (candidate) => taken.includes(candidate))).toBe(copy),
);

test('a copy is named after its source', () => {
  expect(copyName('Sale')).toBe('Sale (copy)');
  expect(copyName('Sale (copy)')).toBe('Sale (copy) (copy)');
  expect(copyName('x'.repeat(255))).toBe(`${'x'.repeat(248)} (copy)`);
  expect(copyName(`${'x'.repeat(247)}😀${'y'.repeat(9)}`)).toBe(`${'x'.repeat(247)} (copy)`);
});
