import { expect, test } from 'vitest';
import { pauseAfter } from './backoff.ts';

const SECOND = 1000;
const HOUR = 3_600_000;

test.each([
  [1, 5 * SECOND],
  [2, 30 * SECOND],
  [6, HOUR],
  [10, 8 * HOUR],
])('the pause after attempt %i is %i ms, plus or minus a fifth', (attempt, pause) => {
  expect(pauseAfter(attempt, 0.5)).toBe(pause);
  expect(pauseAfter(attempt, 0)).toBe(pause * 0.8);
  expect(pauseAfter(attempt, 1)).toBe(pause * 1.2);
});

test('the eleventh attempt is the last, about a day after the first', () => {
  expect(pauseAfter(11, 0.5)).toBeNull();
  const all = Array.from({ length: 10 }, (_, index) => pauseAfter(index + 1, 0.5) ?? 0);
  const hours = all.reduce((sum, pause) => sum + pause, 0) / HOUR;
  expect(hours).toBeGreaterThan(23);
  expect(hours).toBeLessThan(25);
});
