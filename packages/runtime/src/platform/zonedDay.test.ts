import { expect, test } from 'vitest';
import { dayIn, endOfDay, isDay, startOfDay } from './zonedDay.ts';

test.each([
  ['2026-01-31', 'UTC', '2026-01-31T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
  ['2026-01-31', 'Pacific/Auckland', '2026-01-30T11:00:00.000Z', '2026-01-31T11:00:00.000Z'],
  ['2026-01-31', 'America/New_York', '2026-01-31T05:00:00.000Z', '2026-02-01T05:00:00.000Z'],
  ['2026-01-31', 'Asia/Kolkata', '2026-01-30T18:30:00.000Z', '2026-01-31T18:30:00.000Z'],
  // Days with a clock change have 23 or 25 hours.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
  // If the clock changes at midnight, 00:00 does not exist or occurs twice.
  ['2024-04-26', 'Africa/Cairo', '2024-04-25T22:00:00.000Z', '2024-04-26T21:00:00.000Z'],
  ['2025-11-02', 'America/Havana', '2025-11-02T04:00:00.000Z', '2025-11-03T05:00:00.000Z'],
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z'],
  ['0001-02-01', 'Asia/Tokyo', '0001-01-31T14:41:01.000Z', '0001-02-01T14:41:01.000Z'],
  ['2024-02-29', 'Asia/Tokyo', '2024-02-28T15:00:00.000Z', '2024-02-29T15:00:00.000Z'],
])('%s in %s begins at %s and ends at %s', (day, zone, start, end) => {
  expect([startOfDay(day, zone).toISOString(), endOfDay(day, zone).toISOString()]).toEqual([start, end]);
  expect(dayIn(zone, startOfDay(day, zone))).toBe(day);
  expect(dayIn(zone, new Date(startOfDay(day, zone).getTime() - 1))).not.toBe(day);
});

test.each(['0000-01-01', '0001-01-01', '9999-12-31'])(
  '%s has a start in every time zone, and ends after it',
  (day) => {
    for (const zone of ['Pacific/Auckland', 'America/New_York'])
      expect(endOfDay(day, zone).getTime()).toBeGreaterThan(startOfDay(day, zone).getTime());
  },
);

test.each([
  ['2026-01-31', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-01-31T00:00:00Z', false],
  ['', false],
])('whether %s is a valid day: %s', (text, is) => expect(isDay(text)).toBe(is));
