import { isDatabaseUnreachable, isSerializationFailure } from '../db/failures.ts';
import { Refusal } from '../errors.ts';
import type { Logger } from 'pino';
import { DeadlinePassed } from '../withDeadline.ts';
import { callAs } from './calls.ts';
import { ContributionRests } from './contributionRests.ts';
import type { Contribution, RuntimeFaults } from './runtimeFaults.ts';

/** The contributions that threw errors, by error. */
const blamed = new WeakMap<object, Contribution>();

/** Returns the contribution that caused an error or its cause. */
export function contributionOf(error: unknown): Contribution | undefined {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = (cause as Error).cause) {
    const of = cause instanceof ContributionRests ? cause.of : blamed.get(cause);
    if (of) return of;
  }
  return undefined;
}

/** Reports whether an error means that a contribution did not respond in time, or is suspended. */
export const isLate = (error: unknown): boolean =>
  contributionOf(error) !== undefined &&
  hasCause(error, (cause) => cause instanceof DeadlinePassed || cause instanceof ContributionRests);

/**
 * Records a contribution's failure, and associates it with the error. Refusals are regular results, and errors of the database or
 * of a disconnected caller are not the contribution's fault.
 */
export function blame(faults: RuntimeFaults, of: Contribution, error: unknown): Error {
  const thrown = error instanceof Error ? error : new Error(String(error));
  if (isFault(thrown) && !contributionOf(thrown)) {
    faults.record(of);
    blamed.set(thrown, of);
  }
  return thrown;
}

/**
 * Logs a contribution's failure and its consequence, after it is recorded. For a suspended contribution, individual calls are not
 * logged: the beginning and end of the suspension are.
 */
export function reportFault(
  app: { readonly log: Logger; readonly faults: RuntimeFaults },
  level: 'warn' | 'error',
  of: Contribution,
  error: unknown,
  { message, ...facts }: { readonly message: string; readonly [fact: string]: unknown },
): void {
  if (error instanceof ContributionRests) return;
  blame(app.faults, of, error);
  app.log[level]({ err: error, ...facts, ...of }, message);
}

/** Reports whether an error is the fault of the code that threw it. */
export const isFault = (error: Error): boolean =>
  !(error instanceof Refusal || error instanceof ContributionRests) &&
  error.name !== 'AbortError' &&
  !hasCause(error, (cause) => isDatabaseUnreachable(cause) || isSerializationFailure(cause));

function hasCause(error: unknown, is: (cause: unknown) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (is(cause)) return true;
  return false;
}

/**
 * Wraps an extension's function to run on its behalf: its errors and rejections are recorded as faults of the contribution, and a
 * promise that misses the deadline rejects. Synchronous results cost no timer.
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
      throw blame(faults, of, error);
    }
    return isThenable(answer) ? (inTime(faults, of, deadlineMs, answer) as T) : answer;
  };

/** Reports whether a value is a promise, from any library. */
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
    throw blame(faults, of, error);
  } finally {
    clearTimeout(timer);
  }
}
