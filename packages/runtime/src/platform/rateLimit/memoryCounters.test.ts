import { expect, test } from 'vitest';
import { createMemoryCounters } from './memoryCounters.ts';

const limit = { name: 'api', points: 2, seconds: 60 };

/** Creates counters with a clock that the test controls. */
function atTime() {
  const time = { ms: 0 };
  const counters = createMemoryCounters(() => time.ms);
  return { time, step: (step: 'take' | 'release' | 'look', key = 'a') => counters(limit, key, step) };
}

test('counts uses up to the limit, within a window that begins with the first use', async () => {
  const { time, step } = atTime();
  expect(await step('look')).toEqual({ refused: false, count: 0, resetMs: 60_000 });
  expect(await step('take')).toEqual({ refused: false, count: 1, resetMs: 60_000 });
  time.ms = 59_000;
  expect(await step('take')).toEqual({ refused: false, count: 2, resetMs: 1000 });
  expect(await step('take')).toEqual({ refused: true, count: 2, resetMs: 1000 });
  expect(await step('look')).toEqual({ refused: true, count: 2, resetMs: 1000 });
  expect(await step('take', 'b')).toMatchObject({ refused: false, count: 1 });
  time.ms = 60_000;
  expect(await step('take')).toEqual({ refused: false, count: 1, resetMs: 60_000 });
  expect(await step('look', 'b')).toMatchObject({ count: 1, resetMs: 59_000 });
});

test('a use that is given back can be taken again, but only in its own window', async () => {
  const { time, step } = atTime();
  await step('take');
  await step('take');
  expect(await step('release')).toEqual({ refused: false, count: 1, resetMs: 60_000 });
  expect(await step('take')).toMatchObject({ refused: false, count: 2 });
  time.ms = 60_000;
  // Uses counted in the previous window cannot be given back in this one.
  expect(await step('release')).toMatchObject({ count: 0 });
  expect(
    (await Promise.all([step('take'), step('take'), step('take')])).map(({ refused }) => refused),
  ).toEqual([false, false, true]);
});
