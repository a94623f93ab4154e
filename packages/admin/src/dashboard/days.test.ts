import { expect, test } from 'vitest';
import { daysAfter, startOfDay } from './days.ts';

test.each([
  ['2026-01-31', 'UTC', '2026-01-31T00:00:00.000Z'],
  ['2026-01-31', 'Europe/Berlin', '2026-01-30T23:00:00.000Z'],
  ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
  ['2026-05-05', 'Pacific/Auckland', '2026-05-04T12:00:00.000Z'],
])('the day %s begins in %s at %s', (day, zone, start) => {
  expect(startOfDay(day, zone)).toBe(start);
});

test('days are counted over months', () => {
  expect(daysAfter('2026-01-31', 1)).toBe('2026-02-01');
  expect(daysAfter('2026-03-01', -1)).toBe('2026-02-28');
});
