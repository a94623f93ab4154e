import { Refusal } from '../errors.ts';
import { DeadlinePassed } from '../withDeadline.ts';
import type { ContributionPoint } from '../contracts/extension.ts';
import { ContributionRests } from '../acting/contributionRests.ts';
import { isFault, isThenable } from '../acting/guard.ts';
import type { Contribution, Resting, RuntimeFaults } from '../acting/runtimeFaults.ts';

/** Number of consecutive failures after which a function is suspended. */
const MOST_FAILURES = 3;
/** Time in milliseconds before a suspended function is retried. */
const REST_MS = 30_000;

type Breaks = NonNullable<ContributionPoint['breaks']>[string];

/**
 * The outcome of a call. `unknown` says nothing about the function, such as when the caller disconnected or the database is
 * unreachable.
 */
type Outcome = 'well' | 'failed' | 'unknown';

interface Ended {
  readonly outcome: Outcome;
  /** The message of the last error, if any. */
  readonly last: string;
}

type Call = <T>(args: readonly unknown[], work: () => T) => T;

/**
 * Creates a circuit breaker for one optional function: after three consecutive failures, calls fail immediately with
 * `ContributionRests`. After 30 s, a single call goes through while the others still fail; if it succeeds, all calls resume. A
 * promise must settle within a deadline or before the `signal` of the first argument aborts.
 */
export function createBreaker(faults: RuntimeFaults, of: Contribution, member: string, breaks: Breaks): Call {
  let failures = 0;
  /** The current suspension, or null while the function is being called. */
  let resting: Resting | null = null;
  let isTrying = false;

  const rest = (last: string) => {
    resting = { ...of, member, failures, last, until: new Date(faults.now().getTime() + REST_MS) };
    faults.rests(resting);
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
    // Calls that began before the suspension do not end it.
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

/** Runs a call and reports its outcome once. */
function observed<T>(
  args: readonly unknown[],
  work: () => T,
  breaks: Breaks,
  tell: (ended: Ended) => void,
): T {
  const signal = signalOf(args);
  let isTold = false;
  const once = (outcome: Outcome, error?: unknown) => {
    if (isTold) return;
    isTold = true;
    signal?.removeEventListener('abort', aborted);
    tell({ outcome, last: error instanceof Error ? error.message : String(error) });
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
