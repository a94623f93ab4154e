/** A counted limit: a number of uses within a window that begins with the first use. */
export interface CountedLimit {
  /** A name that is unique among the limits of a shop. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** `take` counts a use unless none is left, `giveBack` undoes a counted use, `look` changes nothing. */
export type CountStep = 'take' | 'giveBack' | 'look';

/** The state of a counter after a step. */
export interface Count {
  /** True if no use was left; nothing was counted then. */
  readonly refused: boolean;
  readonly count: number;
  /** Time in milliseconds until the window ends; the whole window if none has begun. */
  readonly resetMs: number;
}

/**
 * Performs one step on a key's counter, as one atomic operation: of any number of concurrent steps, exactly as many are counted
 * as the limit allows. The location of the counters (this process, the primary of the workers, Redis) determines who shares them.
 */
export type Counters = (limit: CountedLimit, key: string, step: CountStep) => Promise<Count>;
