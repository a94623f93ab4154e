import { isShopError } from './errors.ts';
import type { ShopError } from './errors.ts';

export interface Retries {
  /** `keyed`: it changes something, and the shop does it once for all tries. */
  readonly kind: 'read' | 'keyed';
  readonly times: number;
  readonly signal: AbortSignal | undefined;
}

const RETRIED_STATUS = new Set([429, 502, 503, 504]);
/** Nobody is kept waiting longer for a try that may fail again. */
const MOST_SECONDS = 10;
/** How often the shop is asked whether the first try has come to its end. */
const MOST_WAITS = 10;

/** Runs `attempt` again after failures that may pass, with a growing, jittered pause. */
export async function retry<T>({ kind, times, signal }: Retries, attempt: () => Promise<T>): Promise<T> {
  for (let failed = 0, waits = 0; ;) {
    try {
      return await attempt();
    } catch (error) {
      const waiting = times > 0 && waits < MOST_WAITS && isStillRunning(error);
      const delay = waiting || (failed < times && mayPass(error, kind)) ? delayOf(error, failed) : null;
      if (delay === null) throw error;
      if (waiting) waits += 1;
      else failed += 1;
      await pause(delay, signal);
    }
  }
}

/** An earlier try arrived, its answer did not, and the shop is at it. */
const isStillRunning = (error: unknown): error is ShopError =>
  isShopError(error) && error.code === 'IDEMPOTENCY_KEY_IN_USE';

function mayPass(error: unknown, kind: Retries['kind']): error is ShopError {
  if (!isShopError(error)) return false;
  if (error.kind === 'network' || error.kind === 'timeout') return true;
  // The shop itself answers 502 to a change that a gateway refused, or of which the shop must find out more first.
  if (kind === 'keyed' && error.status === 502) return error.code === 'INVALID_ANSWER';
  return RETRIED_STATUS.has(error.status);
}

/** Milliseconds: the shop's own Retry-After, else 100 doubling, up to half of it random. Null: nobody waits that long. */
function delayOf({ retryAfterSeconds: asked }: ShopError, failed: number): number | null {
  if (asked === undefined) return 100 * 2 ** failed * (0.5 + Math.random() / 2);
  return asked <= MOST_SECONDS ? asked * 1000 : null;
}

/** An abort ends it early; the next try then says so. */
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
