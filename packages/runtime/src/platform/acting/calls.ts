import { actAs } from './acting.ts';
import type { Contribution, RuntimeFaults } from './runtimeFaults.ts';

/** Minimum duration of blocking code that is reported, in milliseconds. */
export const BLOCKED_MS = 200;

/** Time in milliseconds that the current call has spent in nested calls to contributions. */
let spentWithin = 0;

/**
 * Calls a contribution's function on behalf of its extension. All calls to contributions must go through this function. If the code
 * blocks the event loop for 200 ms or more, excluding nested calls, the duration is recorded for the contribution.
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
