/** What a counter stands at. */
export interface Count {
  readonly count: number;
  /** Milliseconds until it starts anew. */
  readonly resetMs: number;
}

/** Counters by key, each over a fixed window that begins with its first count. */
export interface Counters {
  /** Adds to the counter of a key, below zero to take back, and tells what it stands at then. */
  add(key: string, by: number): Promise<Count>;
}

/** Opens the counters of one limit. Where they live (this process, Redis) is the store's own matter. */
export type OpenCounters = (limit: { readonly name: string; readonly seconds: number }) => Counters;
