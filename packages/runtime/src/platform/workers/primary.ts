import type { Counters } from '../rateLimit/contract.ts';
import { createPrimaryCounters } from './primaryCounters.ts';
import { shareMetrics } from './primaryMetrics.ts';

/** The counts and the metrics that the workers of one machine share through their primary. */
export interface Primary {
  /** Counts for the rate limits of all workers. */
  readonly counters: Counters;
  /** Makes of what reads the metrics of this worker what reads those of all. */
  shareMetrics(own: () => Promise<string>): () => Promise<string>;
}

/** Opens what this worker shares with the others. Call it once in a process. */
export const openPrimary = (): Primary => ({ counters: createPrimaryCounters(), shareMetrics });
