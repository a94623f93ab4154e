import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('callers with the same key wait for each other, others do not, and too many are rejected', async () => {
  let now = 0;
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  const turns = createTurns({ spacingMs: 2000, longestMs: 5000, now: () => now, pause });
  const answers = [];
  for (let user = 0; user < 5; user += 1) answers.push(await turns.wait('a'));
  expect(answers).toEqual([null, null, null, 6000, 6000]);
  expect(pauses).toEqual([2000, 4000]);
  expect(await turns.wait('b')).toBeNull();
  expect(pauses).toHaveLength(2);
  now = 1000;
  expect(await turns.wait('a')).toBeNull();
  expect(pauses.at(-1)).toBe(5000);
  now = 60_000;
  expect(await turns.wait('a')).toBeNull();
  expect(pauses).toHaveLength(3);
});
