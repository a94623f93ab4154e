import { expect, test } from 'vitest';
import { dayIn } from '../../platform/zonedDay.ts';
import { daysOf, periodsOf } from './period.ts';

const TODAY = '2026-03-01';

test.each([
  [{}, ['2026-01-31', '2026-03-01'], ['2026-01-01', '2026-01-30']],
  [{ from: '2026-03-01' }, ['2026-03-01', '2026-03-01'], ['2026-02-28', '2026-02-28']],
  [{ to: '2024-02-29' }, ['2024-01-31', '2024-02-29'], ['2024-01-01', '2024-01-30']],
  [{ from: '2025-01-01', to: '2025-12-31' }, ['2025-01-01', '2025-12-31'], ['2024-01-02', '2024-12-31']],
  [{ from: '2024-01-01', to: '2024-12-31' }, ['2024-01-01', '2024-12-31'], ['2022-12-31', '2023-12-31']],
])('%j is %j, before it %j', (requested, [from, to], [before, until]) =>
  expect(periodsOf(requested, TODAY)).toEqual({
    current: { from, to },
    previous: { from: before, to: until },
  }),
);

test.each([
  [{ from: '2026-03-02' }, 'from must not be after to'],
  [{ from: '2025-01-01', to: '2026-01-02' }, 'The period can have at most 366 days'],
  [{ from: '0001-01-01' }, 'from must be in 1970 or later'],
])('%j is not a period: %s', (requested, message) =>
  expect(() => periodsOf(requested, TODAY)).toThrow(message),
);

test('the days of a period have no gap at clock changes', () =>
  expect(daysOf({ from: '2026-03-28', to: '2026-03-30' })).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
  ]));

test('a day begins at midnight in its time zone', () => {
  const time = new Date('2026-03-01T03:30:00Z');
  expect([dayIn('UTC', time), dayIn('America/New_York', time), dayIn('Asia/Tokyo', time)]).toEqual([
    '2026-03-01',
    '2026-02-28',
    '2026-03-01',
  ]);
});
