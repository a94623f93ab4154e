import { describe, expect, test } from 'vitest';
import { readNumber } from './readNumber.ts';
import { writeNumber } from './writeNumber.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'ar'] as const;

type Outcome = number | '' | string;

/**
 * Parses a text in every language. Each result is a number, '' for empty text, the error kind, or both interpretations of an ambiguous
 * number.
 */
function outcomes(typed: string, decimals = 2, affixes: readonly string[] = ['USD', '$', 'US$']): Outcome[] {
  return LANGUAGES.map((language) => {
    const { value, fault } = readNumber(typed, { language, decimals, affixes });
    if (!fault) return value;
    return fault.kind === 'ambiguous' ? fault.readings.join(' or ') : fault.kind;
  });
}

const everywhere = (outcome: Outcome): Outcome[] => LANGUAGES.map(() => outcome);

/**
 * Lists the expected outcomes by decimal separator. The parameters are for English and Arabic (point), German and Spanish (comma), and
 * French (comma, with spaces as thousands separators).
 */
const by = (points: Outcome, commas: Outcome, french: Outcome): Outcome[] => [
  points,
  commas,
  french,
  commas,
  points,
];

const BOTH_1200 = '1.200 or 1200';
const BOTH_1250 = '12.50 or 1250';

describe('an amount with two decimals', () => {
  test.each<[typed: string, expected: Outcome[]]>([
    ['', everywhere('')],
    ['   ', everywhere('')],
    ['0', everywhere(0)],
    ['12', everywhere(12)],
    ['007', everywhere(7)],
    ['-12', everywhere(-12)],
    ['−12', everywhere(-12)],
    ['+12', everywhere(12)],
    ['-0', everywhere(0)],
    // A single separator, whose meaning depends on the language.
    ['12.5', by(12.5, '12.5 or 125', 12.5)],
    ['12.50', by(12.5, BOTH_1250, 12.5)],
    ['12,50', by(BOTH_1250, 12.5, 12.5)],
    ['7,90', by('7.90 or 790', 7.9, 7.9)],
    ['0,5', by('0.5 or 05', 0.5, 0.5)],
    ['.5', by(0.5, '0.5 or 5', 0.5)],
    [',5', by('0.5 or 5', 0.5, 0.5)],
    ['5.', everywhere(5)],
    ['5,', everywhere(5)],
    ['1,200', by(1200, BOTH_1200, BOTH_1200)],
    ['1.200', by(BOTH_1200, 1200, BOTH_1200)],
    ['12,000', by(12_000, '12.000 or 12000', '12.000 or 12000')],
    ['12.000', by('12.000 or 12000', 12_000, '12.000 or 12000')],
    ['0.200', by(0.2, '0.200 or 0200', 0.2)],
    ['0.205', by('decimals', '0.205 or 0205', 'decimals')],
    ['1234.5', by(1234.5, '1234.5 or 12345', 1234.5)],
    ['1234.567', by('decimals', '1234.567 or 1234567', 'decimals')],
    ['1.2000', by(1.2, '1.2000 or 12000', 1.2)],
    // Two different separators, or a repeated separator, have the same meaning in every language.
    ['1,200.00', everywhere(1200)],
    ['1.200,00', everywhere(1200)],
    ['1,234.50', everywhere(1234.5)],
    ['1.234,50', everywhere(1234.5)],
    ['1,299.99', everywhere(1299.99)],
    ['-1.299,99', everywhere(-1299.99)],
    ['1,234,567', everywhere(1_234_567)],
    ['1.234.567', everywhere(1_234_567)],
    ['1,234,567.8', everywhere(1_234_567.8)],
    ['1.234.567,8', everywhere(1_234_567.8)],
    ['1,234.567', everywhere('decimals')],
    // Separators with only one meaning.
    ['1 200', everywhere(1200)],
    ['1\u00a0200', everywhere(1200)],
    ['1\u202f200,50', everywhere(1200.5)],
    ['1 200.50', everywhere(1200.5)],
    ["1'200.50", everywhere(1200.5)],
    ['1’200', everywhere(1200)],
    ['12 50', everywhere('unreadable')],
    // Digits and separators of other scripts.
    ['١٢٠٠', everywhere(1200)],
    ['١٬٢٠٠', everywhere(1200)],
    ['١٬٢٠٠٫٥٠', everywhere(1200.5)],
    ['١٢٫٥', everywhere(12.5)],
    ['؜-١٢٫٥٠', everywhere(-12.5)],
    ['۱۲٫۵', everywhere(12.5)],
    ['１２', everywhere(12)],
    ['١،٢٠٠', by(1200, BOTH_1200, BOTH_1200)],
    // With a currency symbol, as in pasted text.
    ['$1,200.00', everywhere(1200)],
    ['1.200,00 $', everywhere(1200)],
    ['USD 12', everywhere(12)],
    ['12 usd', everywhere(12)],
    ['-$12', everywhere(-12)],
    ['$-12', everywhere(-12)],
    ['€12', everywhere('unreadable')],
    // Not numbers.
    ['abc', everywhere('unreadable')],
    ['12a', everywhere('unreadable')],
    ['1e3', everywhere('unreadable')],
    ['0x10', everywhere('unreadable')],
    ['12²', everywhere('unreadable')],
    ['½', everywhere('unreadable')],
    ['--5', everywhere('unreadable')],
    ['5-', everywhere('unreadable')],
    ['.', everywhere('unreadable')],
    [',,', everywhere('unreadable')],
    ['1..5', everywhere('unreadable')],
    ['1,00,000', everywhere('unreadable')],
    ['1,200,00', everywhere('unreadable')],
    ['1.200.00', everywhere('unreadable')],
    ['1,200.000.000', everywhere('unreadable')],
    ['1 200,000.5', everywhere('unreadable')],
    ['12,34.50', everywhere('unreadable')],
    ['٫٥٫', everywhere('unreadable')],
    ['NaN', everywhere('unreadable')],
    ['Infinity', everywhere('unreadable')],
    [
      '9999999999999.99',
      by(9_999_999_999_999.99, '9999999999999.99 or 999999999999999', 9_999_999_999_999.99),
    ],
    ['1234567890123456', everywhere('tooLong')],
  ])('%j', (typed, expected) => {
    expect(outcomes(typed)).toEqual(expected);
  });
});

describe('whole numbers', () => {
  test.each<[typed: string, expected: Outcome[]]>([
    ['1200', everywhere(1200)],
    ['1,200', by(1200, BOTH_1200, BOTH_1200)],
    ['1.200', by(BOTH_1200, 1200, BOTH_1200)],
    ['1.0', by(1, '1.0 or 10', 1)],
    ['1.5', by('decimals', '1.5 or 15', 'decimals')],
    ['1,5', by('1.5 or 15', 'decimals', 'decimals')],
    ['1.200,00', everywhere(1200)],
  ])('%j', (typed, expected) => {
    expect(outcomes(typed, 0)).toEqual(expected);
  });
});

describe('numbers with three or more decimals, such as weights, percentages and dinars', () => {
  test.each<[typed: string, expected: Outcome[]]>([
    ['1.250', by(1.25, 1250, BOTH_1250.replace('12.50', '1.250'))],
    ['1,250', by(1250, 1.25, 1.25)],
    ['1.2345', by(1.2345, '1.2345 or 12345', 1.2345)],
    ['8,875', by(8875, 8.875, 8.875)],
    ['1.23456', by('decimals', '1.23456 or 123456', 'decimals')],
    ['19.5%', by(19.5, '19.5 or 195', 19.5)],
  ])('%j', (typed, expected) => {
    expect(outcomes(typed, 4, ['%'])).toEqual(expected);
  });
});

test('bounds are reported, and values are not changed to fit them', () => {
  const rules = { language: 'en', decimals: 2, min: 0, max: 100 };
  expect(readNumber('-1', rules).fault).toEqual({ kind: 'min', bound: 0 });
  expect(readNumber('190', rules).fault).toEqual({ kind: 'max', bound: 100 });
  expect(readNumber('100', rules).value).toBe(100);
});

test('what is displayed is parsed as the same number, with and without thousands separators', () => {
  const values = [0, 5, 12.5, 16.55, -3.2, 999, 1000, 1200, 1234.5, 12_345.67, 1_234_567.89, -1200];
  for (const language of [...LANGUAGES, 'ar-EG'])
    for (const decimals of [0, 2, 3, 4])
      for (const isGrouped of [true, false])
        for (const value of values) {
          if (decimals === 0 && !Number.isInteger(value)) continue;
          const written = writeNumber(value, { language, decimals, isGrouped });
          expect([written, readNumber(written, { language, decimals }).value]).toEqual([written, value]);
        }
});

test.each([
  ['en', '1,200.00'],
  ['de', '1.200,00'],
  ['fr', '1\u202f200,00'],
  ['es', '1.200,00'],
  ['ar', '1,200.00'],
  ['ar-EG', '١٬٢٠٠٫٠٠'],
])('amounts are displayed with all decimals and with thousands separators: %s', (language, expected) => {
  expect(writeNumber(1200, { language, decimals: 2 })).toBe(expected);
});
