import { expect, test } from 'vitest';
import { idRefOf, splitRefs } from './idRef.ts';

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
])('%j names %j', (text, ref) => expect(idRefOf(text)).toEqual(ref));

test('ids and uuids are told apart, and what is neither is left out', () =>
  expect(splitRefs(['1', uuid.toUpperCase(), 'x', '2'])).toEqual({ ids: [1, 2], uuids: [uuid] }));
