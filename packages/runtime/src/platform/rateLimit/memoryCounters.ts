import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { OpenCounters } from './contract.ts';

/** Counters in the memory of this process. A key that is quiet for its window takes no room. */
export const memoryCounters: OpenCounters = ({ name, seconds }) => {
  const limiter = new RateLimiterMemory({
    keyPrefix: name,
    points: Number.MAX_SAFE_INTEGER,
    duration: seconds,
  });
  return {
    async add(key, by) {
      // `penalty` counts as `consume` does, and does not throw: what is too much is decided by the limit.
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key, by);
      return { count: consumedPoints, resetMs: msBeforeNext };
    },
  };
};
