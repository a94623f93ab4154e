import { expect, test } from 'vitest';
import { instantOf, wallTime } from './zone.ts';

test.each([
  ['Asia/Tokyo', '2026-11-28T09:00', '2026-11-28T00:00:00.000Z'],
  ['Asia/Kolkata', '2026-06-01T00:00', '2026-05-31T18:30:00.000Z'],
  ['America/Los_Angeles', '2026-01-31T23:59', '2026-02-01T07:59:00.000Z'],
  ['Europe/Berlin', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
  ['Europe/Berlin', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['Pacific/Apia', '2026-07-01T12:00', '2026-06-30T23:00:00.000Z'],
  ['UTC', '0999-07-01T12:00', '0999-07-01T12:00:00.000Z'],
])('in %s a clock shows %s at %s', (zone, wall, time) => {
  expect(instantOf(wall, zone)).toBe(time);
  expect(wallTime(time, zone)).toBe(wall);
});

test('a time that occurs twice is the first one, and a skipped one is after the clock change', () => {
  expect(instantOf('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
  expect(wallTime('2026-10-25T01:30:00Z', 'Europe/Berlin')).toBe('2026-10-25T02:30');
  expect(instantOf('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
});

test.each(['', 'soon', '2026-13-01T00:00'])('an invalid time is null: "%s"', (typed) =>
  expect(instantOf(typed, 'UTC')).toBeNull(),
);
