import { expect, test } from 'vitest';
import { withDeadline } from './withDeadline.ts';

const never = () => new Promise<never>(() => {});
const failing = () => Promise.reject(new Error('carrier is down'));

test('returns a result that is in time', async () => {
  expect(await withDeadline(1000, undefined, async () => 'offer')).toBe('offer');
});

test('abandons work that ignores the signal at the deadline', async () => {
  await expect(withDeadline(5, undefined, never)).rejects.toThrow('No response within 5 ms');
});

test("aborts the work's signal at the deadline", async () => {
  let seen: AbortSignal | undefined;
  await withDeadline(5, undefined, (signal) => {
    seen = signal;
    return never();
  }).catch(() => {});
  expect(seen?.aborted).toBe(true);
});

test('rejects immediately when the caller aborts', async () => {
  const asker = new AbortController();
  const quote = withDeadline(60_000, asker.signal, never);
  asker.abort(new Error('gone'));
  await expect(quote).rejects.toThrow('gone');
});

test('does not start work for a caller that has already aborted', async () => {
  let begun = false;
  const work = async () => {
    begun = true;
  };
  await expect(withDeadline(1000, AbortSignal.abort(new Error('gone')), work)).rejects.toThrow('gone');
  expect(begun).toBe(false);
});

test('rethrows an error of the work unchanged', async () => {
  await expect(withDeadline(1000, undefined, failing)).rejects.toThrow('carrier is down');
});
