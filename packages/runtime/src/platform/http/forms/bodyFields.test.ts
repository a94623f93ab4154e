import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { decimal, decimalsOf, flag, line, moment, quantity, reference, richText } from './bodyFields.ts';

const messageOf = (schema: z.ZodType, input: unknown): string | undefined =>
  schema.safeParse(input).error?.issues[0]?.message;

describe('decimal', () => {
  test.each([
    [0, '0'],
    ['0', '0'],
    [19.9, '19.9'],
    ['19.90', '19.9'],
    ['100', '100'],
    ['100.00', '100'],
    ['0.0001', '0.0001'],
    [999_999_999_999, '999999999999'],
    [-0, '0'],
  ])('parses %s as %s', (input, text) => expect(decimal('price').parse(input)).toBe(text));

  test.each([
    [undefined, 'price is required'],
    [null, 'price must be a number'],
    [true, 'price must be a number'],
    [[], 'price must be a number'],
    ['', 'price must be a number'],
    ['abc', 'price must be a number'],
    ['1,5', 'price must be a number'],
    [' 1', 'price must be a number'],
    ['1e3', 'price must be a number'],
    ['.5', 'price must be a number'],
    ['5.', 'price must be a number'],
    ['Infinity', 'price must be a number'],
    [-1, 'price must not be negative'],
    ['-0.01', 'price must not be negative'],
    [-1e-7, 'price must not be negative'],
    [1e-7, 'price must have at most 4 decimals'],
    ['0.00001', 'price must have at most 4 decimals'],
    [1e12, 'price must be less than 1000000000000'],
    [1e300, 'price must be less than 1000000000000'],
  ])('rejects %s: %s', (input, message) => expect(messageOf(decimal('price'), input)).toBe(message));

  test('counts only significant decimals', () => {
    expect(decimalsOf('1.500')).toBe(1);
    expect(decimalsOf('1')).toBe(0);
    expect(decimalsOf('10.00')).toBe(0);
    expect(decimalsOf('0.125')).toBe(3);
  });
});

describe('quantity', () => {
  test.each([
    [0, 0],
    ['0', 0],
    ['007', 7],
    [1_000_000_000, 1_000_000_000],
  ])('parses %s as %i', (input, units) => expect(quantity('qty').parse(input)).toBe(units));

  test.each([
    [undefined, 'qty is required'],
    [null, 'qty must be a whole number'],
    [1.5, 'qty must be a whole number'],
    ['1.5', 'qty must be a whole number'],
    ['', 'qty must be a whole number'],
    ['ten', 'qty must be a whole number'],
    [-1, 'qty must not be negative'],
    ['-1', 'qty must not be negative'],
    [1_000_000_001, 'qty must be at most 1000000000'],
    [1e300, 'qty must be at most 1000000000'],
    [1e-9, 'qty must be a whole number'],
  ])('rejects %s: %s', (input, message) => expect(messageOf(quantity('qty'), input)).toBe(message));
});

describe('flag', () => {
  test.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    ['0', false],
  ])('parses %o as %s', (input, value) => expect(flag('status').parse(input)).toBe(value));

  test.each([2, -1, 'true', 'yes', '', null, {}])('rejects %o', (input) =>
    expect(messageOf(flag('status'), input)).toBe('status must be true, false, 1 or 0'),
  );
});

test.each([
  ['', 'name must not be empty'],
  [' \t\n', 'name must not be empty'],
])('rejects the blank line %j', (input, message) => expect(messageOf(line('name'), input)).toBe(message));

test('leaves a line unchanged', () => expect(line('name').parse(' <b>Mug</b> ')).toBe(' <b>Mug</b> '));

test.each([
  ['Plain', 'Plain'],
  ['', ''],
  [null, null],
  [[{ id: 'r1', size: 1 }], '[{"id":"r1","size":1}]'],
  [[], '[]'],
])('rich text %j is kept as %j', (input, stored) =>
  expect(richText('description').parse(input)).toBe(stored),
);

test.each([1, true, {}, ['row']])('rejects rich text %j', (input) =>
  expect(messageOf(richText('description'), input)).toBe(
    'description must be a string, a list of rows or null',
  ),
);

test.each([
  [7, '7'],
  ['7', '7'],
  ['not-an-id', 'not-an-id'],
])('parses the reference %j as %j', (input, text) => expect(reference.parse(input)).toBe(text));

describe('moment', () => {
  test.each([
    [null, null],
    ['', null],
    ['2026-01-31', '2026-01-31T00:00:00.000Z'],
    ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00.000Z'],
    ['2026-01-31T10:00:00.250+02:00', '2026-01-31T08:00:00.250Z'],
    ['2026-01-31 10:00:00', '2026-01-31T10:00:00.000Z'],
    ['2026-01-31 10:00:00+00', '2026-01-31T10:00:00.000Z'],
    ['2026-01-31 10:00:00.123456-0530', '2026-01-31T15:30:00.123Z'],
    ['2026-01-31T10:00', '2026-01-31T10:00:00.000Z'],
  ])('parses %s as %s', (input, time) => expect(moment('end').parse(input)).toBe(time));

  test.each([
    'soon',
    '2026-02-30',
    '2026-02-30 10:00:00',
    '2026-01-31 24:00:00',
    '2026-01-31 10',
    '2026-01-31  10:00:00',
    '2026-01-31 10:00:00 UTC',
    '2026-01-31 10:00:00+25',
    '31.01.2026',
    7,
    undefined,
  ])('rejects %s', (input) =>
    expect(messageOf(moment('end'), input)).toBe(
      'end must be a date, such as 2026-01-31, or an ISO 8601 time',
    ),
  );
});
