import { expect, test } from 'vitest';
import { compareDecimals, decimal } from './decimal.ts';

test.each<[string | number, string | number, number]>([
  ['1', '1', 0],
  ['1', '1.0000', 0],
  [1, '1.00', 0],
  ['0.10', '0.1', 0],
  ['9', '10', -1],
  ['10', '9.999999', 1],
  ['0.1', '0.09', 1],
  ['0.30000000000000001', '0.3', 1],
  ['9007199254740993', '9007199254740992', 1],
  ['-1', '0', -1],
  ['-0.5', '-0.25', -1],
])('%s compared with %s is %i', (a, b, expected) => {
  expect(compareDecimals(a, b)).toBe(expected);
});

test.each(['0', '5', '5.00', '0.000001', '999999999999.999999', 0, 5, 4.9])('%s is a decimal', (value) => {
  expect(decimal.parse(value)).toBe(value);
});

const unfit = [
  '',
  ' ',
  '-1',
  '-0.01',
  '1e3',
  '1,5',
  '.5',
  '5.',
  'NaN',
  'free',
  '0x10',
  '0.0000001',
  '1234567890123',
];

test.each([...unfit, -1, -0.01, 1e-7, 1e21, null, true, [], {}])('%s is not a decimal', (value) => {
  expect(decimal.safeParse(value).success).toBe(false);
});
