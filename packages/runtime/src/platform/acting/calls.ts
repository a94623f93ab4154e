import { actAs } from './acting.ts';
import type { Contribution, RuntimeFaults } from './runtimeFaults.ts';

/** The milliseconds from which a stretch of code without a pause is named: everybody else waits for it. */
export const BLOCKED_MS = 200;

/** The milliseconds that the call at hand spent in calls of its own into contributions. */
let spentWithin = 0;

/**
 * Calls a function of a contribution in the name of its extension: every call into one goes this way. A stretch without a pause of 200 ms
 * or more is recorded as that of the contribution, without what it spent in calls of its own into others.
 */
export function callAs<T>(faults: RuntimeFaults, of: Contribution, work: () => T): T {
  const spentBefore = spentWithin;
  spentWithin = 0;
  const startedAt = performance.now();
  let answer: T;
  try {
    answer = actAs(of.extension, work);
  } finally {
    const took = performance.now() - startedAt;
    const own = took - spentWithin;
    spentWithin = spentBefore + took;
    if (own >= BLOCKED_MS) faults.blocked(of, own);
  }
  if (answer instanceof Promise) {
    const ended = faults.underWay.begin(of);
    answer.then(ended, ended);
  }
  return answer;
}
