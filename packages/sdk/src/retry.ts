import { isShopError } from './errors.ts';
import type { ShopError } from './errors.ts';

export interface Retries {
  /** `keyed`: the request changes something, and the shop executes it once across all attempts. */
  readonly kind: 'read' | 'keyed';
  readonly times: number;
  readonly signal: AbortSignal | undefined;
}

/** A 500 is retried too: proxies return one now and then, and the shop does not store a failure under an idempotency key. */
const RETRIED_STATUS = new Set([429, 500, 502, 503, 504]);
/** The longest pause before another attempt. */
const MOST_SECONDS = 10;
/** The maximum number of times that the client checks whether the first attempt has finished. */
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

/** Reports whether an earlier attempt arrived and is still being processed by the shop. */
const isStillRunning = (error: unknown): error is ShopError =>
  isShopError(error) && error.code === 'IDEMPOTENCY_KEY_IN_USE';

function isTemporary(error: unknown, kind: Retries['kind']): error is ShopError {
  if (!isShopError(error)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  // The shop itself returns 502 for a change that a gateway rejected, or whose outcome it has to look up first.
  if (kind === 'keyed' && error.status === 502) return error.code === 'INVALID_ANSWER';
  return RETRIED_STATUS.has(error.status);
}

/**
 * Returns the pause in milliseconds: the shop's `Retry-After`, or 100 doubled per failure, of which up to half is random. Null if the
 * pause would be too long.
 */
function delayOf({ retryAfterSeconds }: ShopError, failed: number): number | null {
  if (retryAfterSeconds === undefined) return 100 * 2 ** failed * (0.5 + Math.random() / 2);
  return retryAfterSeconds <= MOST_SECONDS ? retryAfterSeconds * 1000 : null;
}

/** Waits. An abort ends the pause early, and the next attempt then fails with it. */
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
