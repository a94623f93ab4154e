import type { Clock } from '../platform/clock.ts';

/** A clock controlled by a test. A shop created with this clock reads all times from it. */
export interface TestClock extends Clock {
  /** Advances the clock. */
  advance(milliseconds: number): void;
  set(time: Date): void;
}

/** Creates a clock that stays at its start time until a test advances it. */
export function createTestClock(start: Date = new Date()): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => void (time += milliseconds),
    set: (to) => void (time = to.getTime()),
  };
}
