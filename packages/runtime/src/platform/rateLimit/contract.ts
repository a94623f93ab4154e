/** A limit whose uses are counted: a number of uses within a window that begins with the first of them. */
export interface CountedLimit {
  /** The name is unique among the limits of a shop. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** `take` counts a use unless none is left, `giveBack` undoes one that was counted, `look` changes nothing. */
export type CountStep = 'take' | 'giveBack' | 'look';

/** The state of a counter after a step. */
export interface Count {
  /** True if no use was left; then nothing was counted. */
  readonly refused: boolean;
  readonly count: number;
  /** The milliseconds until the window ends; the whole window while there is none. */
  readonly resetMs: number;
}

/**
 * Takes one step at the counter of a key, as one atomic operation: of any number of concurrent steps exactly as many are counted as
 * the limit has uses. Where the counters live (this process, the primary of the workers, Redis) decides who shares them.
 */
export type Counters = (limit: CountedLimit, key: string, step: CountStep) => Promise<Count>;
