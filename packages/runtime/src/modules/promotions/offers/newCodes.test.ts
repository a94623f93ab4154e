import { expect, test } from 'vitest';
import { newCodes } from './newCodes.ts';

test('codes have the prefix and twelve letters and digits that look like no others', () => {
  const codes = newCodes(2000, 'XMAS-');
  expect(codes.filter((code) => !/^XMAS-[2-9A-HJKMNP-TW-Z]{12}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(2000);
});

test('every letter is as likely as any other', () => {
  const counts = new Map<string, number>();
  for (const letter of newCodes(5000, '').join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const expected = 60_000 / 29;
  expect(counts.size).toBe(29);
  for (const count of counts.values())
    expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected));
});
