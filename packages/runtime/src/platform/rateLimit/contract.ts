/** The state of a counter. */
export interface Count {
  readonly count: number;
  /** The milliseconds until it starts anew. */
  readonly resetMs: number;
}

/** Counters by key, each over a fixed window that begins with its first count. */
export interface Counters {
  /** Adds to the counter of a key, or gives back if `by` is below zero, and returns its state. */
  add(key: string, by: number): Promise<Count>;
}

/** Opens the counters of one limit. The store decides where they live (this process, Redis). */
export type OpenCounters = (limit: { readonly name: string; readonly seconds: number }) => Counters;
