import { expect, test } from 'vitest';
import { typeParsers } from './typeParsers.ts';

const parse = (name: string, text: string) => typeParsers.find((parser) => parser.name === name)?.parse(text);

test.each([
  ['numeric', '12.3400', '12.3400'],
  ['numeric', '99999999999999999999.0001', '99999999999999999999.0001'],
  ['int8', '9007199254740991', 9007199254740991],
  ['int8', '-3', -3],
  ['timestamptz', '2026-11-20 10:00:00.123456+00', '2026-11-20T10:00:00.123Z'],
  ['timestamptz', '2026-11-20 10:00:00+05:30', '2026-11-20T04:30:00.000Z'],
  ['timestamptz', 'infinity', 'infinity'],
  ['timestamp', '2026-11-20 10:00:00', '2026-11-20T10:00:00.000Z'],
  ['timestamp', '-infinity', '-infinity'],
  ['date', '2026-11-20', '2026-11-20'],
  ['interval', '1 day 02:00:00', '1 day 02:00:00'],
])('%s %s becomes %j', (name, text, expected) => {
  expect(parse(name, text)).toBe(expected);
});

test('rejects a BIGINT that a number cannot represent exactly', () => {
  expect(() => parse('int8', '9007199254740993')).toThrow(RangeError);
});
