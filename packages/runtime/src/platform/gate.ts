/** Limits the number of concurrent tasks; the others wait in the order in which they arrived. */
export interface Gate {
  /**
   * Runs a task when it is its turn. Throws the error of `refusal` if too many tasks are waiting or the task waited too long, and
   * the signal's reason if it aborts first.
   */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export interface GateOptions {
  /** Maximum number of concurrent tasks. */
  readonly width: number;
  /** Maximum number of waiting tasks. Default: unlimited. */
  readonly maxWaiting?: number;
  /** Maximum wait of a task in milliseconds. Default: unlimited. */
  readonly waitMs?: number;
  /** Creates the error for a task that does not get its turn. */
  readonly refusal: () => Error;
}

export function createGate({ width, maxWaiting = Infinity, waitMs, refusal }: GateOptions): Gate {
  const waiting = new Set<() => void>();
  let free = width;

  const turn = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(enter);
        signal?.removeEventListener('abort', onAbort);
        clearTimeout(timer);
      };
      const enter = () => {
        leave();
        resolve();
      };
      const refuse = (error: unknown) => {
        leave();
        reject(error);
      };
      const onAbort = () => refuse(signal?.reason);
      const timer = waitMs === undefined ? undefined : setTimeout(() => refuse(refusal()), waitMs);
      signal?.addEventListener('abort', onAbort, { once: true });
      waiting.add(enter);
    });

  return {
    async run(task, signal) {
      signal?.throwIfAborted();
      if (free > 0) free -= 1;
      else if (waiting.size >= maxWaiting) throw refusal();
      else await turn(signal);
      try {
        return await task();
      } finally {
        // A finished task passes its place to the next, so that no newcomer overtakes waiting tasks.
        const [next] = waiting;
        if (next) next();
        else free += 1;
      }
    },
  };
}
