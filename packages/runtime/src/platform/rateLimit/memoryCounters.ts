import type { Counters } from './contract.ts';

interface Window {
  count: number;
  readonly endsAt: number;
}

/**
 * Creates counters in this process's memory, where each operation is synchronous. Expired keys are removed when another key of
 * the same limit is used.
 */
export function createMemoryCounters(now: () => number = () => performance.now()): Counters {
  const limits = new Map<string, Map<string, Window>>();

  /**
   * Returns a limit's windows, sorted by their end. Because all windows have the same length, this is also the order in which
   * they began.
   */
  const windowsOf = (name: string): Map<string, Window> => {
    const windows = limits.get(name) ?? new Map<string, Window>();
    limits.set(name, windows);
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now()) break;
      windows.delete(key);
    }
    return windows;
  };

  return async ({ name, points, seconds }, key, step) => {
    const windows = windowsOf(name);
    let window = windows.get(key);
    const refused = window !== undefined && window.count >= points && step !== 'release';
    if (step === 'take' && !refused) {
      window ??= { count: 0, endsAt: now() + seconds * 1000 };
      window.count += 1;
      windows.set(key, window);
    }
    if (step === 'release' && window !== undefined && window.count > 0) window.count -= 1;
    return {
      refused,
      count: window?.count ?? 0,
      resetMs: window === undefined ? seconds * 1000 : window.endsAt - now(),
    };
  };
}
