/** The clock of the shop. Code reads it and never `Date`, so that a test can set the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
