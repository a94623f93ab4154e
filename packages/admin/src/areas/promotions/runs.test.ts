import { expect, test } from 'vitest';
import { byStart, segmentOf, statusOf } from './runs.ts';
import type { Run } from './runs.ts';

const run = (more: Partial<Run> = {}): Run => ({
  uuid: 'a',
  name: 'Sale',
  about: '',
  isOn: true,
  starts: null,
  ends: null,
  ...more,
});
/** Returns a time in 2026 in the time zone of the test process. */
const at = (month: number, day: number, hour = 0) => new Date(2026, month - 1, day, hour).toISOString();
const APRIL = new Date(2026, 3, 1);

test.each([
  ['the whole month without a start and an end', null, null, [0, 1, 1, 30]],
  ['the whole month between other months', at(2, 1), at(6, 1), [0, 1, 1, 30]],
  ['from its start', at(4, 16), null, [0.5, 1, 16, 30]],
  ['until its end', null, at(4, 16), [0, 0.5, 1, 15]],
  ['within the month', at(4, 7), at(4, 10), [0.2, 0.3, 7, 9]],
])('a segment is %s', (_name, starts, ends, [from, to, first, last]) => {
  const segment = segmentOf({ starts, ends }, APRIL);
  expect([segment?.from, segment?.to]).toEqual([expect.closeTo(from ?? 0, 2), expect.closeTo(to ?? 0, 2)]);
  expect([segment?.first.getDate(), segment?.last.getDate()]).toEqual([first, last]);
});

test.each([
  ['before it begins', at(5, 1), null],
  ['after it has ended', null, at(4, 1)],
])('there is no segment %s', (_name, starts, ends) => expect(segmentOf({ starts, ends }, APRIL)).toBeNull());

test.each([
  ['running', {}],
  ['running', { starts: at(4, 1), ends: at(5, 1) }],
  ['upcoming', { starts: at(4, 16) }],
  ['past', { ends: at(4, 15) }],
  ['off', { isOn: false, ends: at(4, 1) }],
] as const)('the status is %s of %o', (status, more) =>
  expect(statusOf(run(more), new Date(2026, 3, 15))).toBe(status),
);

test('runs are in the order of their starts and names', () => {
  const runs = [run({ name: 'b', starts: at(2, 1) }), run({ name: 'c' }), run({ name: 'a' })];
  expect(runs.toSorted(byStart).map(({ name }) => name)).toEqual(['a', 'c', 'b']);
});
