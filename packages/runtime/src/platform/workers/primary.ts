import type { Counters } from '../rateLimit/contract.ts';
import { createPrimaryCounters } from './primaryCounters.ts';
import { shareMetrics } from './primaryMetrics.ts';

/** The counters and metrics that the workers of one machine share through their primary. */
export interface Primary {
  /** The rate limit counters shared by all workers. */
  readonly counters: Counters;
  /** Wraps a function that returns this worker's metrics. The result returns the metrics of all workers. */
  shareMetrics(own: () => Promise<string>): () => Promise<string>;
}

/** Opens the counters and metrics that this worker shares with the other workers. Call this only once per process. */
export const openPrimary = (): Primary => ({ counters: createPrimaryCounters(), shareMetrics });
