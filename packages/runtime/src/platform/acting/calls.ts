import { actAs } from './acting.ts';
import type { Contribution, RuntimeFaults } from './runtimeFaults.ts';

/** Minimum duration in milliseconds of blocking code to report: everyone else waits for it. */
export const BLOCKED_MS = 200;

/** Time in milliseconds that the current call spent in nested calls into contributions. */
let spentWithin = 0;

/**
 * Calls a contribution's function on behalf of its extension: every call into a contribution goes through here. Blocking code of
 * 200 ms or more is recorded for the contribution, excluding nested calls into others.
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
