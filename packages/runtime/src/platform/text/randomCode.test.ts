import { expect, test } from 'vitest';
import { randomCode } from './randomCode.ts';

test('a code has the wanted length, and characters of which none looks like another', () => {
  const codes = Array.from({ length: 2000 }, () => randomCode(16));
  for (const code of codes) expect(code).toMatch(/^[ACDEFGHJKMNPQRTUVWXY34679]{16}$/);
  expect(new Set(codes).size).toBe(codes.length);
  expect(randomCode(12)).toHaveLength(12);
});

test('every character is as likely as any other', () => {
  const counts = new Map<string, number>();
  for (const letter of randomCode(60_000)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const expected = 60_000 / 25;
  expect(counts.size).toBe(25);
  for (const count of counts.values())
    expect(Math.abs(count - expected)).toBeLessThan(6 * Math.sqrt(expected));
});
