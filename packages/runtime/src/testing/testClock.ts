import type { Clock } from '../platform/clock.ts';

/** A clock that a test moves. A shop that was made with it takes every time from it. */
export interface TestClock extends Clock {
  /** Moves the time on. */
  advance(milliseconds: number): void;
  set(time: Date): void;
}

/** A clock that stands still until it is moved. */
export function createTestClock(start: Date = new Date()): TestClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => void (time += milliseconds),
    set: (to) => void (time = to.getTime()),
  };
}
