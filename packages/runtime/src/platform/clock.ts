/** The shop's clock. Use it instead of `Date`, so that tests can control the time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
