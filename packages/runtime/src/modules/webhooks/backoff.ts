const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The pauses after each failed try, in milliseconds: eleven tries over about a day. */
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

/** The part by which a pause is made shorter or longer, so that receivers that come back are not met by everybody at once. */
const JITTER = 0.2;

/** Returns the pause in milliseconds after the failed try of a number, from 1; null: it was the last. `random` is from 0 to 1. */
export function pauseAfter(attempt: number, random: number): number | null {
  const pause = PAUSES[attempt - 1];
  return pause === undefined ? null : Math.round(pause * (1 + JITTER * (2 * random - 1)));
}
