import { expect, test } from 'vitest';
import { refOr, uuidOr } from './refOr.ts';

const UUID = '0b6e1b0a-9d0c-4a4f-8f0e-3a1d8a1f6f01';
const notFound = (id: string) => new Error(`no ${id}`);

test('an ID is an integer or a UUID', () => {
  expect(refOr(notFound)('12')).toEqual({ id: 12 });
  expect(refOr(notFound)(UUID)).toEqual({ uuid: UUID });
});

test.each(['', '0', '-1', '1.5', '2147483648', 'abc', `${UUID}0`])('%j is not an ID', (id) =>
  expect(() => refOr(notFound)(id)).toThrow(`no ${id}`),
);

test('an integer is rejected if entities have only a UUID', () => {
  expect(uuidOr(notFound)(UUID)).toBe(UUID);
  expect(() => uuidOr(notFound)('12')).toThrow('no 12');
});
