import { isShopError } from './errors.ts';

const RETRIED_STATUS = new Set([429, 502, 503, 504]);

/** Runs `attempt` again after failures that may pass, with a growing, jittered pause. For requests that only read. */
export async function retry<T>(times: number, signal: AbortSignal | undefined, attempt: () => Promise<T>) {
  for (let failed = 0; ; failed += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (failed >= times || !mayPass(error)) throw error;
      await pause(delayOf(error, failed), signal);
    }
  }
}

const mayPass = (error: unknown) =>
  isShopError(error) &&
  (error.kind === 'network' || error.kind === 'timeout' || RETRIED_STATUS.has(error.status));

/** The shop's own Retry-After when it is short, else 100 ms doubling, up to half of it random. */
function delayOf(error: unknown, failed: number): number {
  const asked = isShopError(error) ? error.retryAfterSeconds : undefined;
  const grown = 100 * 2 ** failed;
  return asked !== undefined && asked <= 10 ? asked * 1000 : grown * (0.5 + Math.random() / 2);
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
