/** A rate limit: a maximum number of uses within a time window that begins with the first use. */
export interface CountedLimit {
  /** The name of the limit, which is unique within a shop. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/**
 * An operation on a counter. `take` counts a use unless the limit is exhausted, `release` undoes a counted use, and `look`
 * changes nothing.
 */
export type CountStep = 'take' | 'release' | 'look';

/** The state of a counter after an operation. */
export interface Count {
  /** True if the limit was already exhausted. In that case, nothing was counted. */
  readonly refused: boolean;
  readonly count: number;
  /** Time in milliseconds until the window ends, or the full window length if no window has begun. */
  readonly resetMs: number;
}

/**
 * Performs one operation on a key's counter. Operations are atomic, so concurrent requests cannot exceed the limit. Where the
 * counters are stored (in this process, in the primary process, or in Redis) determines which processes share them.
 */
export type Counters = (limit: CountedLimit, key: string, step: CountStep) => Promise<Count>;
