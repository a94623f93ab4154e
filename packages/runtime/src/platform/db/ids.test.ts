import { expect, test } from 'vitest';
import { idRefOf, isUuid, splitRefs } from './ids.ts';

test.each([
  ['3f0c1f4e-8a0e-4a58-9c3b-0d3c5f1f8a11', true],
  ['3F0C1F4E-8A0E-4A58-9C3B-0D3C5F1F8A11', true],
  ['00000000-0000-0000-0000-000000000000', true],
  ['3f0c1f4e8a0e4a589c3b0d3c5f1f8a11', false],
  ['{3f0c1f4e-8a0e-4a58-9c3b-0d3c5f1f8a11}', false],
  ['3f0c1f4e-8a0e-4a58-9c3b-0d3c5f1f8a11\n', false],
  ['3f0c1f4e-8a0e-4a58-9c3b-0d3c5f1f8a1', false],
  ['', false],
  ['12', false],
])('whether %j is a UUID: %s', (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});

const uuid = '0d6c6b9e-3f1a-4f6e-9f9e-7f1f0a2b3c4d';

test.each([
  ['1', { id: 1 }],
  ['2147483647', { id: 2_147_483_647 }],
  [uuid, { uuid }],
  ['2147483648', null],
  ['99999999999', null],
  ['0', null],
  ['-1', null],
  ['01', null],
  ['1.5', null],
  ['', null],
  [`${uuid}0`, null],
  [uuid.replaceAll('-', ''), null],
  ["1' or '1'='1", null],
])('parses %j as %j', (text, ref) => expect(idRefOf(text)).toEqual(ref));

test('separates integer IDs and UUIDs, and omits invalid IDs', () =>
  expect(splitRefs(['1', uuid.toUpperCase(), 'x', '2'])).toEqual({ ids: [1, 2], uuids: [uuid] }));
