import { expect, test } from 'vitest';
import { typedAmount } from './amounts.ts';

test.each([
  ['33,50', '33.50'],
  [' 0,5 ', '0.5'],
  ['33.50', '33.50'],
  ['1200', '1200'],
  ['1,200', '1,200'],
  ['1.200,50', '1.200,50'],
  ['-3,5', '-3,5'],
  ['3,', '3,'],
  ['', ''],
  ['other', 'other'],
])('%j is read as %j', (text, amount) => {
  expect(typedAmount(text)).toBe(amount);
});
