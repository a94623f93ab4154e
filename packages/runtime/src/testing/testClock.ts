import type { Clock } from '../platform/clock.ts';

/** A clock that a test advances. A shop created with it reads every time from it. */
export interface TestClock extends Clock {
  /** Advances the time. */
  advance(milliseconds: number): void;
  set(time: Date): void;
}

/** Creates a clock that stands still until it is advanced. */
export function createTestClock(start: Date = new Date()): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => void (time += milliseconds),
    set: (to) => void (time = to.getTime()),
  };
}
