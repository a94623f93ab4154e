import { Refusal } from '../../platform/errors.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { DeadlinePassed } from '../../platform/withDeadline.ts';
import { pauseAfter } from './backoff.ts';
import type { Failure } from './delivery.ts';
import type { Outcome } from './delivery.repo.ts';
import { AddressRefused, post } from './post.ts';
import type { ReceiverAnswer } from './post.ts';

const MAX_ERROR = 500;
const GONE = 410;

/** The outcome of an attempt, and whether the receiver reported that it is gone. */
export interface SentDelivery {
  readonly outcome: Outcome;
  readonly isRemoved: boolean;
}

/** The limits of an attempt. */
export interface Limits {
  readonly deadlineMs: number;
  /** Aborts because the process is stopping. */
  readonly signal?: AbortSignal | undefined;
}

/** The limits of an attempt, and its time. */
export interface Try extends Limits {
  readonly triedAt: Date;
}

/** The content of an attempt, and its way. */
export interface Attempt {
  /** The number of attempts, with this one. */
  readonly attempts: number;
  /** The body of earlier attempts. Null if it has not been made. */
  readonly body: string | null;
  makeBody(): string | Promise<string>;
  send(body: string, attempt: Try): Promise<ReceiverAnswer>;
}

/** The error for a request that could not be made. It counts as a failure to read the records. */
export class NotMade extends Error {
  override readonly name = 'NotMade';
}

/** The error for a receiver that is gone. The delivery fails without further attempts. */
export class ReceiverGone extends Error {
  override readonly name = 'ReceiverGone';
}

/**
 * Sends a delivery once, outside any transaction, and returns the outcome. Rejects only if `signal` aborts because
 * the process is stopping.
 */
export async function attemptDelivery(
  app: AppContext,
  { attempts, body: made, makeBody, send }: Attempt,
  limits: Limits,
): Promise<SentDelivery> {
  const triedAt = app.clock.now();
  const start = performance.now();
  let body = made;
  let answer: ReceiverAnswer | null = null;
  let isGone = false;
  let failed: { readonly failure: Failure; readonly error: string } | null;
  try {
    body ??= await makeBody();
    answer = await send(body, { ...limits, triedAt });
    failed = failureOf(answer);
  } catch (error) {
    limits.signal?.throwIfAborted();
    isGone = error instanceof ReceiverGone;
    failed = thrownFailure(body, error, limits.deadlineMs);
  }
  const isRemoved = answer?.status === GONE;
  const pause = failed === null || isRemoved || isGone ? null : pauseAfter(attempts, Math.random());
  const isOver = pause === null;
  return {
    isRemoved,
    outcome: {
      status: failed === null ? 'delivered' : isOver ? 'failed' : 'pending',
      nextTryAt: isOver ? null : new Date(triedAt.getTime() + pause),
      body,
      responseStatus: answer?.status ?? null,
      responseExcerpt: answer?.excerpt ?? null,
      failure: failed?.failure ?? null,
      error: failed?.error.replaceAll('\0', '').slice(0, MAX_ERROR) ?? null,
      durationMs: Math.round(performance.now() - start),
      triedAt,
    },
  };
}

/** Posts a body within the deadline. */
export async function postWithin(
  { deadlineMs, signal }: Limits,
  call: Omit<Parameters<typeof post>[0], 'signal'>,
): Promise<ReceiverAnswer> {
  const deadline = new AbortController();
  const timer = setTimeout(
    () => deadline.abort(new DeadlinePassed(`No response within ${deadlineMs} ms`)),
    deadlineMs,
  );
  try {
    return await post({
      ...call,
      signal: signal ? AbortSignal.any([deadline.signal, signal]) : deadline.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the reason why a response is a failure. Returns null if the delivery succeeded. */
function failureOf({ status }: ReceiverAnswer): { failure: Failure; error: string } | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400)
    return { failure: 'redirect', error: `The response was a redirect (${status}), which is not followed` };
  return { failure: 'status', error: `The response status was ${status}` };
}

/**
 * Returns the reason why an attempt failed without a response. If the request has no body, its records could not be
 * read.
 */
function thrownFailure(
  body: string | null,
  error: unknown,
  deadlineMs: number,
): { failure: Failure; error: string } {
  const message = error instanceof Error ? error.message || error.name : String(error);
  if (body === null || error instanceof NotMade) return { failure: 'record', error: message };
  if (error instanceof DeadlinePassed)
    return { failure: 'deadline', error: `No response within ${deadlineMs / 1000} s` };
  if (error instanceof AddressRefused || error instanceof Refusal || error instanceof ReceiverGone)
    return { failure: 'address', error: message };
  const code = (error as { code?: unknown }).code;
  return { failure: 'connection', error: typeof code === 'string' ? `${code}: ${message}` : message };
}
