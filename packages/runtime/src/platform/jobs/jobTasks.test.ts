import { expect, test } from 'vitest';
import { cronItems, scheduleFault } from './jobTasks.ts';

test.each(['* * * * *', '*/30 * * * *', '0 4 * * 1-5', '17,47 0 1 1 *'])(
  '%s is a valid schedule',
  (schedule) => {
    expect(scheduleFault({ id: 'tidy', schedule })).toBeNull();
  },
);

test.each(['', '* * * *', '61 * * * *', 'hourly', '@daily'])(
  '"%s" is not a schedule, and the fault includes it',
  (schedule) => {
    expect(scheduleFault({ id: 'tidy', schedule })).toContain(`"${schedule}"`);
    expect(() => cronItems([{ id: 'tidy', schedule, run: async () => {} }])).toThrow('Job "tidy"');
  },
);

test('a job has its own queue and runs once at a time', () => {
  const [item] = cronItems([{ id: 'tidy', schedule: '0 4 * * *', run: async () => {} }]);
  expect(item).toMatchObject({
    task: 'job:tidy',
    options: { queueName: 'job:tidy', jobKey: 'job:tidy', backfillPeriod: 0 },
  });
  expect(item?.match({ min: 0, hour: 4, date: 9, month: 2, dow: 3 })).toBe(true);
  expect(item?.match({ min: 1, hour: 4, date: 9, month: 2, dow: 3 })).toBe(false);
});
