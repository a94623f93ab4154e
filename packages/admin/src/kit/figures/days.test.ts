import { expect, test } from 'vitest';
import { daysAfter } from './days.ts';

test('days are counted across months', () => {
  expect(daysAfter('2026-01-31', 1)).toBe('2026-02-01');
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
});
