import { isDatabaseUnreachable, isSerializationFailure } from '../db/failures.ts';
import { Refusal } from '../errors.ts';
import type { Logger } from 'pino';
import { DeadlinePassed } from '../withDeadline.ts';
import { callAs } from './calls.ts';
import { ContributionRests } from './contributionRests.ts';
import type { Contribution, RuntimeFaults } from './runtimeFaults.ts';

/** Maps each error to the contribution that threw it. */
const faultyBy = new WeakMap<object, Contribution>();

/** Returns the contribution that threw an error or one of its causes. */
export function contributionOf(error: unknown): Contribution | undefined {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Error).cause) {
    const of = cause instanceof ContributionRests ? cause.of : faultyBy.get(cause);
    if (of) return of;
  }
  return undefined;
}

/** Reports whether a contribution caused the error by missing its deadline or because it is suspended. */
export const isLate = (error: unknown): boolean =>
  contributionOf(error) !== undefined &&
  hasCause(error, (cause) => cause instanceof DeadlinePassed || cause instanceof ContributionRests);

/**
 * Records that a contribution failed, and associates the contribution with the error. Refusals, database errors, and client
 * disconnects are not recorded, because the contribution did not cause them.
 */
export function attributeError(faults: RuntimeFaults, of: Contribution, error: unknown): Error {
  const thrown = error instanceof Error ? error : new Error(String(error));
  if (isFault(thrown) && !contributionOf(thrown)) {
    faults.record(of);
    faultyBy.set(thrown, of);
  }
  return thrown;
}

/**
 * Records and logs a contribution's failure. Skips calls to a suspended contribution, because the log already contains the start
 * and end of the suspension.
 */
export function reportFault(
  app: { readonly log: Logger; readonly faults: RuntimeFaults },
  level: 'warn' | 'error',
  of: Contribution,
  error: unknown,
  { message, ...facts }: { readonly message: string; readonly [fact: string]: unknown },
): void {
  if (error instanceof ContributionRests) return;
  attributeError(app.faults, of, error);
  app.log[level]({ err: error, ...facts, ...of }, message);
}

/** Reports whether an error was caused by the code that threw it. */
export const isFault = (error: Error): boolean =>
  !(error instanceof Refusal || error instanceof ContributionRests) &&
  error.name !== 'AbortError' &&
  !hasCause(error, (cause) => isDatabaseUnreachable(cause) || isSerializationFailure(cause));

function hasCause(error: unknown, is: (cause: unknown) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (is(cause)) return true;
  return false;
}

/**
 * Wraps an extension's function: errors and rejections are recorded as the contribution's faults, and a promise that misses the
 * deadline is rejected. Synchronous calls need no timer.
 */
export const guarded =
  <Args extends unknown[], T>(
    faults: RuntimeFaults,
    of: Contribution,
    deadlineMs: number,
    work: (...args: Args) => T,
  ): ((...args: Args) => T) =>
  (...args) => {
    let answer: T;
    try {
      answer = callAs(faults, of, () => work(...args));
    } catch (error) {
      throw attributeError(faults, of, error);
    }
    return isThenable(answer) ? (inTime(faults, of, deadlineMs, answer) as T) : answer;
  };

/** Reports whether a value is a promise, including promises from other libraries. */
export const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

async function inTime(
  faults: RuntimeFaults,
  of: Contribution,
  deadlineMs: number,
  answer: PromiseLike<unknown>,
): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const { extension, contribution } = of;
      reject(new DeadlinePassed(`${contribution} of ${extension} did not respond within ${deadlineMs} ms`));
    }, deadlineMs);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    throw attributeError(faults, of, error);
  } finally {
    clearTimeout(timer);
  }
}
