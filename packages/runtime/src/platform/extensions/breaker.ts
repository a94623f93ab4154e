import { Refusal } from '../errors.ts';
import { DeadlinePassed } from '../withDeadline.ts';
import type { ContributionPoint } from '../contracts/extension.ts';
import { ContributionRests } from '../acting/contributionRests.ts';
import { isFault, isThenable } from '../acting/guard.ts';
import type { Contribution, SuspendedFunction, RuntimeFaults } from '../acting/runtimeFaults.ts';

/** Number of consecutive failures that suspend a function. */
const MOST_FAILURES = 3;
/** Duration of a suspension in milliseconds. */
const REST_MS = 30_000;

type Breaks = NonNullable<ContributionPoint['breaks']>[string];

/**
 * The outcome of a call. `unknown` means that the call says nothing about the function, such as when the client disconnects or the
 * database is unreachable.
 */
type Outcome = 'well' | 'failed' | 'unknown';

interface Ended {
  readonly outcome: Outcome;
  /** The message of the last error. Meaningless if the call succeeded. */
  readonly last: string;
}

type Call = <T>(args: readonly unknown[], work: () => T) => T;

/**
 * Creates a circuit breaker for an optional function of a contribution. Three consecutive failures suspend the function for 30 s,
 * during which all calls immediately throw `ContributionRests`. After that, one call at a time is let through as a retry. When a
 * retry succeeds, all calls are let through again. A function that returns a promise needs a deadline, or a `signal` in its first
 * argument that aborts the call.
 */
export function createBreaker(faults: RuntimeFaults, of: Contribution, member: string, breaks: Breaks): Call {
  let failures = 0;
  /** The current suspension. Null if the function is not suspended. */
  let resting: SuspendedFunction | null = null;
  let isTrying = false;

  const rest = (last: string) => {
    resting = { ...of, member, failures, last, until: new Date(faults.now().getTime() + REST_MS) };
    faults.suspended(resting);
  };
  const endTry = ({ outcome, last }: Ended) => {
    isTrying = false;
    if (outcome === 'failed') {
      failures += 1;
      rest(last);
    } else if (outcome === 'well') {
      failures = 0;
      resting = null;
      faults.answers({ ...of, member });
    }
  };
  const end = ({ outcome, last }: Ended) => {
    // Ignore the outcome of calls that started before the suspension.
    if (resting !== null || outcome === 'unknown') return;
    failures = outcome === 'well' ? 0 : failures + 1;
    if (failures >= MOST_FAILURES) rest(last);
  };

  return (args, work) => {
    if (resting === null) return observed(args, work, breaks, end);
    if (isTrying || faults.now() < resting.until) throw new ContributionRests(resting);
    isTrying = true;
    return observed(args, work, breaks, endTry);
  };
}

/** Makes a call and reports its outcome exactly once. */
function observed<T>(
  args: readonly unknown[],
  work: () => T,
  breaks: Breaks,
  report: (ended: Ended) => void,
): T {
  const signal = signalOf(args);
  let isNotified = false;
  const once = (outcome: Outcome, error?: unknown) => {
    if (isNotified) return;
    isNotified = true;
    signal?.removeEventListener('abort', aborted);
    report({ outcome, last: error instanceof Error ? error.message : String(error) });
  };
  const aborted = () => once(signal?.reason instanceof DeadlinePassed ? 'failed' : 'unknown', signal?.reason);
  const failed = (error: unknown) => once(outcomeOf(error, breaks), error);
  signal?.addEventListener('abort', aborted);
  let answer: T;
  try {
    answer = work();
  } catch (error) {
    failed(error);
    throw error;
  }
  if (isThenable(answer)) answer.then(() => once('well'), failed);
  else once('well');
  return answer;
}

function signalOf([first]: readonly unknown[]): AbortSignal | null {
  if (typeof first !== 'object' || first === null || !('signal' in first)) return null;
  return first.signal instanceof AbortSignal ? first.signal : null;
}

function outcomeOf(error: unknown, breaks: Breaks): Outcome {
  if (error instanceof Refusal) return 'well';
  if (error instanceof Error && !isFault(error)) return 'unknown';
  return breaks === 'failures' || error instanceof DeadlinePassed ? 'failed' : 'well';
}
