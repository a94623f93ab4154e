const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The pauses after each failed attempt, in milliseconds: eleven attempts over about a day. */
const PAUSES: readonly number[] = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  8 * HOUR,
];

/** The fraction by which pauses vary, so that a recovering receiver does not get all requests at the same time. */
const JITTER = 0.2;

/**
 * Returns the pause in milliseconds after the failed attempt with the given number, counted from 1. Null after the last
 * attempt. `random` is between 0 and 1.
 */
export function pauseAfter(attempt: number, random: number): number | null {
  const pause = PAUSES[attempt - 1];
  return pause === undefined ? null : Math.round(pause * (1 + JITTER * (2 * random - 1)));
}
