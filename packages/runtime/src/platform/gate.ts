/** Limits the number of concurrent tasks. Additional tasks wait in a queue, first in, first out. */
export interface Gate {
  /**
   * Runs a task when a slot is free. Throws the `refusal` error if too many tasks are waiting or the task has waited too long. If
   * the signal aborts first, throws the signal's reason.
   */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export interface GateOptions {
  /** Maximum number of concurrent tasks. */
  readonly width: number;
  /** Maximum number of waiting tasks. Default: unlimited. */
  readonly maxWaiting?: number;
  /** Maximum time in milliseconds that a task may wait. Default: unlimited. */
  readonly waitMs?: number;
  /** Creates the error for a task that is rejected without running. */
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
        // Hand the slot directly to the next waiting task, so that new tasks cannot overtake it.
        const [next] = waiting;
        if (next) next();
        else free += 1;
      }
    },
  };
}
