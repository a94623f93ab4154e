import { Refusal } from '../errors.ts';
import { DeadlinePassed } from '../withDeadline.ts';
import type { ContributionPoint } from '../contracts/extension.ts';
import { ContributionRests } from '../acting/contributionRests.ts';
import { isFault, isThenable } from '../acting/guard.ts';
import type { Contribution, Resting, RuntimeFaults } from '../acting/runtimeFaults.ts';

/** The number of failures in a row after which a function rests. */
const MOST_FAILURES = 3;
/** The milliseconds that a function rests before it is tried again. */
const REST_MS = 30_000;

type Breaks = NonNullable<ContributionPoint['breaks']>[string];

/** The outcome of a call. `unknown` says nothing of the function, as when the caller left or the database is away. */
type Outcome = 'well' | 'failed' | 'unknown';

interface Ended {
  readonly outcome: Outcome;
  /** The text of the error, where there is one. */
  readonly last: string;
}

type Call = <T>(args: readonly unknown[], work: () => T) => T;

/**
 * Creates the breaker of one function that may be left out: after three failures in a row calls fail at once with `ContributionRests`. After
 * 30 s one call goes through, while the others go on to fail; when it ends well, all do again. A promise must end by a deadline, or by
 * that of the `signal` in the first argument.
 */
export function createBreaker(faults: RuntimeFaults, of: Contribution, member: string, breaks: Breaks): Call {
  let failures = 0;
  /** The rest that is under way; null: the function is called. */
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
    // What began before the rest does not end it.
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

/** Runs a call, and tells its outcome once. */
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
