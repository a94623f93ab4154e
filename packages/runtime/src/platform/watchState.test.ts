import cluster from 'node:cluster';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppContext } from './contracts/context.ts';
import { REFRESH_MS, watchState } from './watchState.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  setWorker(false);
});

const setWorker = (isWorker: boolean) => Object.assign(cluster, { isWorker });

/** Watches state that is read by `read`, in a shop of a mode, and returns what was logged and the function that stops it. */
async function watchIn(mode: 'production' | 'development', read: () => Promise<void>) {
  const warnings: unknown[] = [];
  const log = { warn: (...parts: readonly unknown[]) => warnings.push(parts) };
  const app = { config: { mode }, log } as unknown as AppContext;
  return { warnings, stop: await watchState(app, read, 'could not read it') };
}

test.each([
  ['production', false, 4],
  ['production', true, 4],
  ['development', false, 1],
  ['development', true, 4],
] as const)(
  'in %s, worker: %s, three periods make %i reads, and none after the stop',
  async (mode, isWorker, reads) => {
    setWorker(isWorker);
    const read = vi.fn(() => Promise.resolve());
    const { stop, warnings } = await watchIn(mode, read);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3 * REFRESH_MS);
    expect(read).toHaveBeenCalledTimes(reads);
    stop();
    await vi.advanceTimersByTimeAsync(3 * REFRESH_MS);
    expect(read).toHaveBeenCalledTimes(reads);
    expect(warnings).toEqual([]);
  },
);

test('a first read that fails fails the start, a later one is logged and tried again', async () => {
  const away = new Error('away');
  await expect(watchIn('production', () => Promise.reject(away))).rejects.toBe(away);
  let isAway = false;
  const read = vi.fn(() => (isAway ? Promise.reject(away) : Promise.resolve()));
  const { stop, warnings } = await watchIn('production', read);
  isAway = true;
  await vi.advanceTimersByTimeAsync(REFRESH_MS);
  expect(warnings).toEqual([[{ err: away }, 'could not read it']]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(REFRESH_MS);
  expect(read).toHaveBeenCalledTimes(3);
  expect(warnings).toHaveLength(1);
  stop();
});
