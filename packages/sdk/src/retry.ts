import { isShopError } from './errors.ts';

const RETRIED_STATUS = new Set([429, 502, 503, 504]);
/** Nobody is kept waiting longer for a try that may fail again. */
const MOST_SECONDS = 10;

/** Runs `attempt` again after failures that may pass, with a growing, jittered pause. For requests that only read. */
export async function retry<T>(times: number, signal: AbortSignal | undefined, attempt: () => Promise<T>) {
  for (let failed = 0; ; failed += 1) {
    try {
      return await attempt();
    } catch (error) {
      const delay = failed < times ? delayOf(error, failed) : null;
      if (delay === null) throw error;
      await pause(delay, signal);
    }
  }
}

/** Milliseconds: the shop's own Retry-After, else 100 doubling, up to half of it random. Null: not to be tried again. */
function delayOf(error: unknown, failed: number): number | null {
  if (!isShopError(error)) return null;
  const { kind, status, retryAfterSeconds: asked } = error;
  if (kind !== 'network' && kind !== 'timeout' && !RETRIED_STATUS.has(status)) return null;
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
