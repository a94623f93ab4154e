/**
 * Returns the result of `work`. If the signal aborts first, waits up to `graceMs` for the work to end, and then rejects with the
 * signal's reason.
 */
export async function orInterrupted<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  graceMs = 0,
): Promise<T> {
  if (!signal) return work;
  const { promise: interrupted, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const interrupt = () => {
    timer = setTimeout(() => reject(signal.reason), graceMs);
  };
  if (signal.aborted) interrupt();
  else signal.addEventListener('abort', interrupt, { once: true });
  try {
    return await Promise.race([work, interrupted]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', interrupt);
  }
}
