/** Thrown if work misses its deadline. */
export class DeadlinePassed extends Error {
  override readonly name = 'DeadlinePassed';
}

/**
 * Runs `work` with a signal that aborts after `ms` milliseconds or together with `outer`. When the signal aborts, the returned
 * promise immediately rejects with its reason, even if `work` ignores the signal. The reason is a `DeadlinePassed` or the reason of
 * `outer`.
 */
export async function withDeadline<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new DeadlinePassed(`No response within ${ms} ms`)), ms);
  const signal = outer ? AbortSignal.any([deadline.signal, outer]) : deadline.signal;
  try {
    signal.throwIfAborted();
    return await Promise.race([work(signal), rejectedBy(signal)]);
  } finally {
    clearTimeout(timer);
  }
}

const rejectedBy = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
