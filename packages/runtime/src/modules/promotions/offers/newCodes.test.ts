import { expect, test } from 'vitest';
import { newCodes } from './newCodes.ts';

test('codes have the prefix and twelve letters and digits that look like no others', () => {
  const codes = newCodes(2000, 'XMAS-');
  expect(codes.filter((code) => !/^XMAS-[ACDEFGHJKMNPQRTUVWXY34679]{12}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(2000);
});
