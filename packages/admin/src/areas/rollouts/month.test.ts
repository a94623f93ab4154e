import { expect, test } from 'vitest';
import { monthsLater, readMonth, writeMonth } from '../../kit/shared/months.ts';
import { barsOf, endOfWeeks, isInMonth, weeksOf } from './month.ts';

const week = weeksOf(new Date(2026, 5, 1), 1)[0] as readonly Date[];
/** Returns a time in June 2026 in the time zone of the test process. */
const at = (day: number, hour = 0) => new Date(2026, 5, day, hour).toISOString();
const plan = (start: number, end: number | null, hour = 0) => ({
  startTime: at(start, hour),
  endTime: end === null ? null : at(end, hour),
});

test.each([
  ['2026-06', '2026-06'],
  ['2026-13', '2026-03'],
  ['June', '2026-03'],
  [undefined, '2026-03'],
  [12, '2026-03'],
])('the URL specifies the month %s', (text, month) =>
  expect(writeMonth(readMonth(text, new Date(2026, 2, 31)))).toBe(month),
);

test('months continue past the end of a year', () => {
  expect(writeMonth(monthsLater(new Date(2026, 11, 1), 1))).toBe('2027-01');
  expect(writeMonth(monthsLater(new Date(2026, 0, 1), -1))).toBe('2025-12');
});

test.each([
  ['2026-06', 1, 5, 1, 5],
  ['2026-06', 0, 5, 31, 4],
  ['2026-02', 0, 4, 1, 28],
  ['2026-02', 1, 5, 26, 1],
  ['2026-05', 6, 6, 25, 5],
])('weeks of %s that begin with day %i', (month, firstDay, count, firstDate, lastDate) => {
  const weeks = weeksOf(readMonth(month), firstDay);
  expect(weeks).toHaveLength(count);
  expect(weeks.every((days) => days.length === 7 && days[0]?.getDay() === firstDay)).toBe(true);
  expect([weeks[0]?.[0]?.getDate(), weeks.at(-1)?.at(-1)?.getDate()]).toEqual([firstDate, lastDate]);
  expect(endOfWeeks(weeks).getDay()).toBe(firstDay);
});

test.each<[string, ReturnType<typeof plan>, number, number, boolean, boolean]>([
  ['inside of the week', plan(2, 4), 1, 2, false, false],
  ['to the middle of a day', plan(2, 4, 12), 1, 3, false, false],
  ['of a part of a day', { startTime: at(3, 9), endTime: at(3, 10) }, 2, 1, false, false],
  ['from before', plan(-3, 2), 0, 1, true, false],
  ['to the end of the week', plan(6, 8), 5, 2, false, false],
  ['beyond the week', plan(7, 9), 6, 1, false, true],
  ['without an end', plan(5, null), 4, 3, false, true],
  ['around the week', plan(-3, null), 0, 7, true, true],
])('a plan %s', (_, one, first, span, isBegun, continues) =>
  expect(barsOf(week, [one])).toEqual([{ plan: one, first, span, lane: 0, isBegun, continues }]),
);

test('a plan that ends when the week begins, and one that begins when it ends, belong to other weeks', () =>
  expect(barsOf(week, [plan(-3, 1), plan(8, 9)])).toEqual([]));

test.each<[string, ReturnType<typeof plan>, boolean]>([
  ['in it', plan(2, 4), true],
  ['around it', plan(-3, 40), true],
  ['without an end', plan(-3, null), true],
  ['that ends as it begins', plan(-3, 1), false],
  ['that begins as it ends', plan(31, null), false],
])('a plan %s is of the month or not', (_, one, isIn) =>
  expect(isInMonth(one, new Date(2026, 5, 1))).toBe(isIn),
);

test('bars are side by side if their days do not overlap, and otherwise stacked', () => {
  const [long, early, late, other] = [plan(1, 8), plan(1, 3), plan(3, 5), plan(2, 4)] as const;
  const lanes = barsOf(week, [late, other, early, long]).map((bar) => [bar.plan, bar.lane]);
  expect(lanes).toEqual([
    [long, 0],
    [early, 1],
    [other, 2],
    [late, 1],
  ]);
});
