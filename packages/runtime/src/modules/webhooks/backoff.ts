const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The delays after each failed attempt, in milliseconds. They allow for eleven attempts within about a day. */
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

/** The fraction by which delays vary, so that a recovering receiver does not get all requests at the same time. */
const JITTER = 0.2;

/**
 * Returns the delay in milliseconds after a failed attempt, or null after the last attempt. The first attempt has the
 * number 1. `random` is between 0 and 1.
 */
export function pauseAfter(attempt: number, random: number): number | null {
  const pause = PAUSES[attempt - 1];
  return pause === undefined ? null : Math.round(pause * (1 + JITTER * (2 * random - 1)));
}
