import { expect, test } from 'vitest';
import { withDeadline } from './withDeadline.ts';

const never = () => new Promise<never>(() => {});
const failing = () => Promise.reject(new Error('carrier is down'));

test('an answer in time is passed on', async () => {
  expect(await withDeadline(1000, undefined, async () => 'offer')).toBe('offer');
});

test('work that does not listen to the signal is left at the deadline', async () => {
  await expect(withDeadline(5, undefined, never)).rejects.toThrow('No response within 5 ms');
});

test('the signal of the work aborts at the deadline', async () => {
  let seen: AbortSignal | undefined;
  await withDeadline(5, undefined, (signal) => {
    seen = signal;
    return never();
  }).catch(() => {});
  expect(seen?.aborted).toBe(true);
});

test('whoever asked and went away ends it at once', async () => {
  const asker = new AbortController();
  const quote = withDeadline(60_000, asker.signal, never);
  asker.abort(new Error('gone'));
  await expect(quote).rejects.toThrow('gone');
});

test('nothing is begun for somebody who is gone', async () => {
  let begun = false;
  const work = async () => {
    begun = true;
  };
  await expect(withDeadline(1000, AbortSignal.abort(new Error('gone')), work)).rejects.toThrow('gone');
  expect(begun).toBe(false);
});

test('a failure of the work is its own', async () => {
  await expect(withDeadline(1000, undefined, failing)).rejects.toThrow('carrier is down');
});
