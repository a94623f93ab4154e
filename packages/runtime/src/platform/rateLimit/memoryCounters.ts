import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { OpenCounters } from './contract.ts';

/** Counters in the memory of this process. A key that is not used for its window takes no memory. */
export const memoryCounters: OpenCounters = ({ name, seconds }) => {
  const limiter = new RateLimiterMemory({
    keyPrefix: name,
    points: Number.MAX_SAFE_INTEGER,
    duration: seconds,
  });
  return {
    async add(key, by) {
      // `penalty` counts like `consume`, and does not throw: the limit decides when it refuses.
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key, by);
      return { count: consumedPoints, resetMs: msBeforeNext };
    },
  };
};
