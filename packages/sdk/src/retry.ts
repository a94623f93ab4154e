import { isShopError } from './errors.ts';
import type { ShopError } from './errors.ts';

export interface Retries {
  /**
   * The kind of request. `keyed` means that the request makes a change, which the shop executes only once across all attempts.
   */
  readonly kind: 'read' | 'keyed';
  readonly times: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * The statuses to retry. They include 500, because proxies occasionally return it, and the shop does not store failures under
 * an idempotency key.
 */
const RETRIED_STATUS = new Set([429, 500, 502, 503, 504]);
/** The longest `Retry-After` that the client waits for, in seconds. */
const MOST_SECONDS = 10;
/** The maximum number of checks whether an earlier attempt has finished. */
const MOST_WAITS = 10;

/** Runs `attempt`, and retries it after temporary failures with increasing, randomized pauses. */
export async function retry<T>({ kind, times, signal }: Retries, attempt: () => Promise<T>): Promise<T> {
  for (let failed = 0, waits = 0; ;) {
    try {
      return await attempt();
    } catch (error) {
      const waiting = times > 0 && waits < MOST_WAITS && isStillRunning(error);
      const delay = waiting || (failed < times && isTemporary(error, kind)) ? delayOf(error, failed) : null;
      if (delay === null) throw error;
      if (waiting) waits += 1;
      else failed += 1;
      await pause(delay, signal);
    }
  }
}

/** Reports whether the shop is still processing an earlier attempt. */
const isStillRunning = (error: unknown): error is ShopError =>
  isShopError(error) && error.code === 'IDEMPOTENCY_KEY_IN_USE';

function isTemporary(error: unknown, kind: Retries['kind']): error is ShopError {
  if (!isShopError(error)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  // The shop itself returns 502 if a payment gateway rejected a change, or if the outcome of the change is still unknown.
  if (kind === 'keyed' && error.status === 502) return error.code === 'INVALID_ANSWER';
  return RETRIED_STATUS.has(error.status);
}

/**
 * Returns the pause in milliseconds: the shop's `Retry-After` time, or otherwise 100 ms, doubled for each failure and reduced by
 * a random amount of up to half. Null if the pause would be too long.
 */
function delayOf({ retryAfterSeconds }: ShopError, failed: number): number | null {
  if (retryAfterSeconds === undefined) return 100 * 2 ** failed * (0.5 + Math.random() / 2);
  return retryAfterSeconds <= MOST_SECONDS ? retryAfterSeconds * 1000 : null;
}

/** Waits. An abort ends the pause early, and the next attempt then fails with the abort error. */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end);
  });
}
