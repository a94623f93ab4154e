/**
 * Returns the result of `work`. If the signal aborts first, rejects with the signal's reason after the work has had `graceMs` to end by
 * itself.
 */
export async function orInterrupted<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  graceMs = 0,
): Promise<T> {
  if (!signal) return work;
  const { promise: cutOff, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const interrupt = () => {
    timer = setTimeout(() => reject(signal.reason), graceMs);
  };
  if (signal.aborted) interrupt();
  else signal.addEventListener('abort', interrupt, { once: true });
  try {
    return await Promise.race([work, cutOff]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', interrupt);
  }
}
