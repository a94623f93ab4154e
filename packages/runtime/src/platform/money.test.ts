import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitsOf, formatPrice, mulDiv, scaled, sum, toDecimal, toMinor, toNumber } from './money.ts';

describe('the number of decimals', () => {
  test.each([
    ['USD', 2],
    ['EUR', 2],
    ['JPY', 0],
    ['HUF', 0],
    ['TWD', 0],
    ['KWD', 3],
    ['BHD', 3],
  ])('of %s is %i', (currency, digits) => expect(digitsOf(currency)).toBe(digits));
});

describe('conversion from major to minor units', () => {
  test.each([
    ['19.99', 'USD', 1999],
    ['19.9900', 'USD', 1999],
    [19.99, 'USD', 1999],
    [1e-7, 'USD', 0],
    [0.005, 'USD', 1],
    ['0.005', 'USD', 1],
    ['0.0049', 'USD', 0],
    ['-0.005', 'USD', -1],
    ['-0.001', 'USD', 0],
    ['1250', 'JPY', 1250],
    ['1250.5', 'JPY', 1251],
    ['1.2345', 'KWD', 1235],
    ['0', 'USD', 0],
  ] as const)('converts %s %s to %i', (amount, currency, minor) =>
    expect(toMinor(amount, currency)).toBe(minor),
  );

  test.each(['', 'abc', '1,5', '1e3', 'NaN', '.5', '5.', ' 1', '--1', NaN, Infinity])(
    'rejects %s',
    (amount) => expect(() => toMinor(amount, 'USD')).toThrow(RangeError),
  );

  test('rejects an amount beyond the safe integers instead of rounding it', () =>
    expect(() => toMinor('90071992547409.93', 'USD')).toThrow(RangeError));
});

test.each([
  [1999, 'USD', '19.99'],
  [5, 'USD', '0.05'],
  [-5, 'USD', '-0.05'],
  [0, 'USD', '0.00'],
  [1250, 'JPY', '1250'],
  [5, 'KWD', '0.005'],
] as const)('converts %i minor units of %s to %s', (minor, currency, text) =>
  expect(toDecimal(minor, currency)).toBe(text),
);

test('conversions from minor units to decimal strings and JSON numbers are reversible', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.constantFrom('USD', 'JPY', 'KWD'),
      (minor, currency) =>
        toMinor(toDecimal(minor, currency), currency) === minor &&
        toMinor(toNumber(minor, currency), currency) === minor,
    ),
  );
});

describe('a × b ÷ c', () => {
  test.each([
    [10, 1, 4, 3],
    [10, 1, 8, 1],
    [-10, 1, 4, -3],
    [999_999_999, 999_999_999, 1_000_000_000, 999_999_998],
    [0, 5, 7, 0],
  ])('%i × %i ÷ %i is %i', (a, b, c, result) => expect(mulDiv(a, b, c)).toBe(result));
});

test('the currency sign stays next to its letters in a right-to-left price', () => {
  expect(formatPrice('ar', 5, 'USD')).toBe('\u200F5.00\u00A0US$\u200E');
  expect(formatPrice('ar', 5, 'EUR')).toBe('\u200F5.00\u00A0€');
  expect(formatPrice('es-CL', 5, 'USD')).not.toContain('\u200E');
  expect(formatPrice('en', 5, 'USD')).toBe('$5.00');
});

test('scaled preserves the given number of decimals', () => {
  expect(scaled('8.875', 4)).toBe(88_750);
  expect(scaled('0.00005', 4)).toBe(1);
});

test('rejects a sum beyond the safe integers', () =>
  expect(() => sum([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError));
