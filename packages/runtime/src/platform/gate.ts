/** Runs a number of tasks at the same time; the others wait for their turn in the order in which they came. */
export interface Gate {
  /**
   * Runs a task when it is its turn. Throws the error of `refusal` when too many wait already or the task waited too long, and
   * the signal's reason when it aborts before the turn came.
   */
  run<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

export interface GateOptions {
  /** The number of tasks that run at the same time. */
  readonly width: number;
  /** The most tasks that may wait; without it any number. */
  readonly maxWaiting?: number;
  /** The longest time that a task may wait, in milliseconds; without it any time. */
  readonly waitMs?: number;
  /** Creates the error of a task that does not get its turn. */
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
        // A finished task hands its place to the next, so that no newcomer overtakes those who wait.
        const [next] = waiting;
        if (next) next();
        else free += 1;
      }
    },
  };
}
